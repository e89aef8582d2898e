package aid

import "slices"

// All are the aids, each group's in the order of the list.
func All() []Aid {
	return slices.Concat(
		moveAids,
		fightAids,
		tableAids,
		checkAids,
		groupAids,
		inspirationAids,
		turnAids,
		orderAids,
		travelAids,
		talkAids,
		objectAids,
		harmAids,
		rewardAids,
		quietAids,
		ruChecks,
		ruBody,
		ruMoves,
		ruSizes,
		chaseAids,
		siegeAids,
		diseaseAids,
		poisonAids,
		madnessAids,
	)
}
