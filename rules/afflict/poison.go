package afflict

import "sightline/rules"

// Way is how a poison gets in (R-014-109).
type Way uint8

// The ways.
const (
	Inhaled Way = iota
	Ingested
	Contact
	Injury
	Ways // how many
)

// WayOf is a way with its id and what it means.
type WayOf struct {
	ID         string
	Name, Text rules.Text
}

// String is the id of the catalog.
func (w Way) String() string { return WayNames[min(w, Ways-1)].ID }

// WayNames are all, by Way.
var WayNames = [Ways]WayOf{
	{"inhaled", rules.Text{En: "Inhaled", Cs: "Inhalační"}, rules.Text{En: "A powder or gas fills one cell and is gone at once; holding one's breath does not help.", Cs: "Prášek nebo plyn naplní jedno pole a hned zmizí; zadržet dech nepomůže."}},
	{"ingested", rules.Text{En: "Ingested", Cs: "K požití"}, rules.Text{En: "A whole dose must be swallowed; for a part the GM may grant advantage on the save, or half the damage.", Cs: "Musí se spolknout celá dávka; za část může PJ dát výhodu k záchraně nebo půlku zranění."}},
	{"contact", rules.Text{En: "Contact", Cs: "Kontaktní"}, rules.Text{En: "It works on bare skin and stays on a thing until touched or washed off.", Cs: "Působí na holou kůži a drží na věci do dotyku nebo omytí."}},
	{"injury", rules.Text{En: "Injury", Cs: "Zbraňový"}, rules.Text{En: "It comes in with piercing or slashing damage and stays on the weapon until it did, or was washed off.", Cs: "Pronikne s bodným nebo sečným zraněním a drží na zbrani, dokud nepronikne nebo se nesmyje."}},
}

// CloudCells is how many cells an inhaled poison fills, for an instant (R-014-109).
const CloudCells = 1

// Part says whether a part of a dose is for the GM to rule on: of what is swallowed only (R-014-109).
func (w Way) Part(whole bool) bool { return w == Ingested && !whole }

// Touch says whether a contact poison, touched with bare skin or not, gets in (R-014-109).
func (w Way) Touch(bare bool) bool { return w == Contact && bare }

// Wound says whether an injury poison gets in with damage of a type (R-014-109).
func (w Way) Wound(damage string) bool {
	return w == Injury && (damage == "piercing" || damage == "slashing")
}

// Wake is what wakes one that a poison put to sleep, as bits.
type Wake uint8

// The ways to wake.
const (
	ByDamage  Wake = 1 << iota
	ByShaking      // an action
)

// Again is when a save is made once more.
type Again uint8

// The times.
const (
	Never Again = iota
	TurnStart
	TurnEnd
	Daily
)

// Poison is one of the library (R-014-110). All saves are Constitution, all damage is poison.
type Poison struct {
	ID         string
	Row        string
	Name, Text rules.Text
	Way        Way
	Price      int32 // gold pieces a dose
	DC         int32
	Dice       string // on a failed save; "": no damage
	Average    int32
	Half       bool       // a success takes half of it and nothing else; else nothing
	Poisoned   bool       // on a failure
	Also       string     // another condition while poisoned; "": none
	Last       string     // dice or number of Unit that it lasts; "": see Again
	Unit       rules.Text // of Last
	Minutes    int32      // a Unit in minutes
	No         rules.Text // what one can't do while poisoned
	Again      Again
	AgainDice  string // damage of each later failure
	Ends       int32  // successes, in all, that end it; 0: its time does
	Sleep5     bool   // a failure by 5 or more also puts to sleep
	Wakes      Wake
	Unhealable bool   // its damage can't be healed till it ends
	Midnight   bool   // it acts at the next midnight
	Source     string // creature it is harvested from; "": none
}

// Took is what a dose does.
type Took struct {
	Damage   int32
	Poisoned bool
	Asleep   bool
}

// Take judges the first save: rolled is what the damage dice fell, in full (R-014-110 to 124).
func (p Poison) Take(total, rolled int32) Took {
	if total < p.DC {
		return Took{Damage: p.hurt(rolled), Poisoned: p.Poisoned, Asleep: p.Also == unconscious || p.Sleep5 && total <= p.DC-5}
	}
	if p.Half {
		return Took{Damage: p.hurt(rolled) / 2}
	}
	return Took{}
}

func (p Poison) hurt(rolled int32) int32 {
	if p.Dice == "" {
		return 0
	}
	return rolled
}

// Course is a poison that works on.
type Course struct {
	Successes int32
	Ended     bool
}

// Save is the course after one more save, and whether it hurts again (R-014-112, R-014-119, A-47).
func (p Poison) Save(c Course, success bool) (after Course, hurts bool) {
	if !success {
		return c, !c.Ended && p.AgainDice != ""
	}
	c.Successes++
	c.Ended = c.Ended || p.Ends > 0 && c.Successes >= p.Ends
	return c, false
}

// Heals says whether its damage can be healed now.
func (p Poison) Heals(c Course) bool { return c.Ended || !p.Unhealable }

// WokenBy says whether it lets one be woken so.
func (p Poison) WokenBy(w Wake) bool { return p.Wakes&w != 0 }

// FindPoison is the poison of an id; false when there is none.
func FindPoison(id string) (Poison, bool) {
	for _, p := range Poisons {
		if p.ID == id {
			return p, true
		}
	}
	return Poison{}, false
}

// Harvest is how many doses a check brings, and whether the harvester is exposed to the poison: it is when it fails by 5 or more
// (R-014-126).
func Harvest(total, dc int32) (count int32, exposed bool) {
	if total >= dc {
		return 1, false
	}
	return 0, total <= dc-5
}

// HarvestDC is the difficulty of the Intelligence (Nature) check to harvest (R-014-126).
const HarvestDC = 20

// HarvestModifier is the modifier of that check: the proficiency bonus counts once, for Nature or for the poisoner's kit
// (R-014-126, A-52).
func HarvestModifier(intelligence, bonus int32, nature, kit bool) int32 {
	if nature || kit {
		return intelligence + bonus
	}
	return intelligence
}

// Easy says that poison is fairly easily bought: by those with criminal contacts; others inquire long and bribe (R-014-125).
func Easy(contacts bool) bool { return contacts }

// Hours is how many hours it poisons; rolled is what the dice of its duration fell, where it has some. 0: it is shorter, or lasts
// until saves end it.
func (p Poison) Hours(rolled int32) int32 {
	switch {
	case p.Minutes < 60:
		return 0
	case p.Last == "4d6":
		return rolled
	}
	n := int32(0)
	for _, c := range p.Last {
		n = n*10 + c - '0'
	}
	return n
}
