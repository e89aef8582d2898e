package lang

import "maps"

// words is every text of the program.
var words = gather(
	unitWords,
	unitNames,
	startWords,
	joinWords,
	tableWords,
	toolsWords,
	chatWords,
	turnsWords,
	tokenWords,
	seatsWords,
	sceneWords,
	resultsWords,
	areaWords,
	tacticsWords,
	toldWords,
	menuWords,
	helpWords,
	landWords,
	linkWords,
	hotseatWords,
	toastWords,
	reasonWords,
	mapWords,
	laidWords,
	fightWords,
	rollWords, pledgeWords, groupWords,
	houseWords,
	houseFaultWords,
	aidWords,
	effectWords, orderWords,
	chaseWords, ailWords, inspireWords, travelWords,
)

func gather(tables ...map[Key]pair) map[Key]pair {
	all := map[Key]pair{}
	for _, t := range tables {
		maps.Copy(all, t)
	}
	return all
}
