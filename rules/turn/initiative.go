package turn

// Initiative is what a roll of dice for initiative comes to: the first die and the modifier; of one who is surprised the lower
// of two, which is all that surprise does (R-024-003, R-024-004). Without dice it is the modifier.
func Initiative(dice []int32, modifier int32, surprised bool) int32 {
	if len(dice) == 0 {
		return modifier
	}
	die := dice[0]
	if surprised && len(dice) > 1 {
		die = min(die, dice[1])
	}
	return int32(min(max(int64(die)+int64(modifier), -1<<31), 1<<31-1))
}

// Dice is how many twenty-sided dice are rolled for it.
func Dice(surprised bool) int {
	if surprised {
		return 2
	}
	return 1
}

// Groups gives each creature the index of the first one that is the same: identical creatures are rolled for once and share
// their place (R-024-003). kinds names what they are; "" is like no other.
func Groups(kinds []string) []int {
	groups := make([]int, len(kinds))
	for i, k := range kinds {
		groups[i] = i
		for j := range i {
			if k != "" && kinds[j] == k {
				groups[i] = groups[j]
				break
			}
		}
	}
	return groups
}

// Decider is who may say how a tie stands.
type Decider uint8

// Who decides.
const (
	Master  Decider = iota // the game master
	Players                // the players whose characters they are
)

// Tie says who breaks a tie between two creatures, each a player's character or not (R-024-006, B-01).
func Tie(aCharacter, bCharacter bool) Decider {
	if aCharacter && bCharacter {
		return Players
	}
	return Master
}
