package aid

import (
	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// groupAids are about who rolls, who sees it, and who is there.
var groupAids = []Aid{
	{
		ID: "roll-seen", Rows: []string{"R-014-003", "R-014-005", "R-014-006"}, Group: Checks, Players: true,
		Name: rules.Text{En: "Who sees a roll", Cs: "Kdo vidí hod"},
		Fields: []Field{{Key: "mode", Name: rules.Text{En: "The roll is", Cs: "Hod je"}, Kind: Choice, Options: []Option{
			{"open", rules.Text{En: "open", Cs: "otevřený"}}, {"screen", rules.Text{En: "behind the GM's screen", Cs: "za zástěnou"}},
			{"secret", rules.Text{En: "secret, on a player's behalf", Cs: "skrytý, za hráče"}}, {"blind", rules.Text{En: "blind, a player's", Cs: "naslepo, hráčův"}},
			{"decoy", rules.Text{En: "a decoy", Cs: "klamný"}}}}},
		Judge: func(in Input) Answer {
			m := check.Mode(in.index("mode"))
			s := check.SeenBy(in.Profile.Rolls, m)
			a := Say(rules.Text{En: "Players see nothing of it.", Cs: "Hráči z něj nevidí nic."})
			switch {
			case s.Total:
				a = Say(rules.Text{En: "All see every die. Nobody can throw it away.", Cs: "Všichni vidí každou kostku. Zahodit ho nejde."})
			case s.Roll:
				a = Say(rules.Text{En: "Players see that it was rolled, and neither dice nor total.", Cs: "Hráči vidí, že padl hod, ale ne kostky ani výsledek."})
			}
			if s.Alter {
				a = a.Because("R-014-005", rules.Text{En: "The GM may alter it; the GM's log keeps both.", Cs: "PJ ho smí upravit; v jeho záznamu zůstane obojí."})
			}
			if !m.Stakes() {
				a = a.Because("R-014-006", rules.Text{En: "Nothing comes of it.", Cs: "Nic z něj neplyne."})
			}
			return a
		},
	},
	{
		ID: "unclear-die", Rows: []string{"R-014-004"}, Group: Checks, Players: true,
		Name: rules.Text{En: "A die that lies badly", Cs: "Nejasná kostka"},
		Fields: []Field{{Key: "lies", Name: rules.Text{En: "It lies", Cs: "Leží"}, Kind: Choice, Options: []Option{
			{"floor", rules.Text{En: "on the floor", Cs: "na podlaze"}}, {"leaning", rules.Text{En: "leaning on something", Cs: "opřená o něco"}}}},
			{Key: "face", Name: rules.Text{En: "It shows", Cs: "Ukazuje"}, Min: 1, Max: 100, Start: "1"}},
		Judge: func(in Input) Answer {
			if check.Unclear(in.Profile.Rolls, in.Pick("lies") == "leaning") {
				return Say(rules.Text{En: "It counts: {0}. A leaning one is read once what it leans on is gone.", Cs: "Platí: {0}. Opřená se přečte, až se překážka odebere."}, in.Num("face"))
			}
			return Say(rules.Text{En: "Roll it again.", Cs: "Hoďte znovu."})
		},
	},
	{
		ID: "advantage", Rows: []string{"R-014-026"}, Group: Checks, Players: true,
		Name:   rules.Text{En: "Advantage and disadvantage", Cs: "Výhoda a nevýhoda"},
		Fields: append(reasonFields(), Field{Key: "mod", Name: rules.Text{En: "Modifier", Cs: "Oprava"}, Min: -20, Max: 40}, Field{Key: "dice", Name: rules.Text{En: "Two d20 that fell", Cs: "Dvě k20, které padly"}, Kind: Numbers, Min: 1, Max: 20}),
		Judge:  advantage,
	},
	{
		ID: "talk-policy", Rows: []string{"R-014-002"}, Group: Table, Players: true,
		Name: rules.Text{En: "Table talk", Cs: "Mluvení při hře"},
		Fields: []Field{
			{Key: "knows", Name: rules.Text{En: "The character knows it", Cs: "Postava to ví"}, Kind: Check},
			{Key: "able", Name: rules.Text{En: "The character can speak", Cs: "Postava může mluvit"}, Kind: Check, Start: "yes"},
		},
		Judge: func(in Input) Answer {
			a := Say(rules.Text{En: "The player may say it.", Cs: "Hráč to smí říct."})
			if !check.MayTell(in.Profile.Talk, in.Yes("knows"), in.Yes("able")) {
				a = Say(rules.Text{En: "The player keeps it back.", Cs: "Hráč si to nechá pro sebe."})
			}
			if check.Stands(in.Profile.Talk) {
				return a.And(rules.Text{En: "What was said stands.", Cs: "Vyřčené platí."})
			}
			return a.And(rules.Text{En: "What was said may be taken back.", Cs: "Vyřčené jde vzít zpět."})
		},
	},
	{
		ID: "dispute", Rows: []string{"R-014-008"}, Group: Table, Players: true,
		Name:   rules.Text{En: "A question about the rules", Cs: "Otázka k pravidlům"},
		Fields: []Field{{Key: "question", Name: rules.Text{En: "The question", Cs: "Otázka"}, Kind: Word}},
		Judge: func(in Input) Answer {
			_, on := check.Dispute(in.Profile.Talk)
			a := Say(rules.Text{En: "The GM rules for now and play goes on. Write the question down for later.", Cs: "PJ zatím rozhodne a hraje se dál. Otázku zapište na později."})
			if !on {
				a = Say(rules.Text{En: "This table discusses it at once.", Cs: "Tento stůl ji probere hned."})
			}
			if q := in.Word("question"); q != "" {
				a = a.Offer(rules.Text{En: "Write it down for later", Cs: "Zapsat na později"}, wire.AskRule{Text: q})
			}
			return a
		},
	},
	{
		ID: "absent", Rows: []string{"R-014-010"}, Group: Table,
		Name:   rules.Text{En: "An absent player's character", Cs: "Postava chybějícího hráče"},
		Fields: []Field{{Key: "way", Name: rules.Text{En: "It", Cs: "Postava"}, Kind: Choice, Options: awayOptions(), From: func(in Input) string { o, _ := rules.OptionOf("absent.default"); return o.Value(in.Profile) }}},
		Judge:  away,
	},
	{
		ID: "characters", Rows: []string{"R-014-011", "R-014-012"}, Group: Table,
		Name: rules.Text{En: "Characters of a player", Cs: "Postavy hráče"},
		Fields: []Field{
			{Key: "own", Name: rules.Text{En: "Characters the player plays", Cs: "Postavy, které hráč hraje"}, Max: 20, Start: "1"},
			{Key: "alike", Name: rules.Text{En: "All players may do the same", Cs: "Totéž smějí všichni hráči"}, Kind: Check, Start: "yes"},
			{Key: "levels", Name: rules.Text{En: "Levels of the group", Cs: "Úrovně družiny"}, Kind: Numbers, Min: 1, Max: 20, Start: "1"},
			{Key: "played", Name: rules.Text{En: "A new player has played before", Cs: "Nový hráč už někdy hrál"}, Kind: Check, Start: "yes"},
			{Key: "spare", Name: rules.Text{En: "Level of a spare character", Cs: "Úroveň záložní postavy"}, Min: 1, Max: 20, Start: "1"},
			{Key: "gained", Name: rules.Text{En: "Levels the main one gained", Cs: "Úrovně, které hlavní získala"}, Max: 19},
		},
		Judge: func(in Input) Answer {
			a := Say(rules.Text{En: "So many are not allowed: one each, or several for all alike.", Cs: "Tolik jich být nesmí: každý jednu, nebo více pro všechny stejně."})
			if check.MayPlay(in.Profile.Group, int(in.Num("own")), in.Yes("alike")) {
				a = Say(rules.Text{En: "So many are allowed.", Cs: "Tolik jich být smí."})
			}
			return a.Because("R-014-012", rules.Text{En: "A new character begins at level {0}.", Cs: "Nová postava začne na úrovni {0}."}, check.Newcomer(in.Nums("levels"), in.Yes("played"))).
				Because("R-014-011", rules.Text{En: "The spare one is then of level {0}.", Cs: "Záložní je pak na úrovni {0}."}, check.Spare(in.Num("spare"), 0, in.Num("gained")))
		},
	},
}

// reasons are why a roll may have advantage, and then why disadvantage (R-014-026).
var reasons = []struct {
	key  string
	name rules.Text
	adv  bool
}{
	{"circumstance_for", rules.Text{En: "Circumstances help", Cs: "Okolnosti pomáhají"}, true},
	{"environment_for", rules.Text{En: "The surroundings help", Cs: "Pomáhá prostředí"}, true},
	{"creativity", rules.Text{En: "An unusually inventive attempt", Cs: "Výjimečný nápad či popis"}, true},
	{"earlier_action", rules.Text{En: "An earlier action paved the way", Cs: "Pomohla dřívější akce"}, true},
	{"inspired", rules.Text{En: "Inspiration", Cs: "Inspirace"}, true},
	{"circumstance_against", rules.Text{En: "Circumstances get in the way", Cs: "Okolnosti překážejí"}, false},
	{"environment_against", rules.Text{En: "The surroundings get in the way", Cs: "Vadí prostředí"}, false},
	{"plan_against", rules.Text{En: "A flaw in the plan", Cs: "Chyba v plánu či popisu"}, false},
}

func reasonFields() []Field {
	var list []Field
	for _, r := range reasons {
		list = append(list, Field{Key: r.key, Name: r.name, Kind: Check})
	}
	return list
}

func advantage(in Input) Answer {
	var adv, dis bool
	for _, r := range reasons {
		if in.Yes(r.key) {
			adv, dis = adv || r.adv, dis || !r.adv
		}
	}
	mode := fight.Cancel(adv, dis)
	a := Say([...]rules.Text{
		fight.Plain: {En: "Normal: one d20", Cs: "Běžný hod: jedna k20"}, fight.High: {En: "Advantage: the higher of two d20", Cs: "Výhoda: vyšší ze dvou k20"},
		fight.Low: {En: "Disadvantage: the lower of two d20", Cs: "Nevýhoda: nižší ze dvou k20"}}[mode])
	for _, r := range reasons {
		if in.Yes(r.key) {
			a = a.Because("R-014-026", rules.Text{En: "{0}", Cs: "{0}"}, r.name)
		}
	}
	if dice := in.Nums("dice"); len(dice) == 2 {
		counts, _ := mode.Counts(dice[0], dice[1])
		a = a.And(rules.Text{En: "The {0} counts.", Cs: "Platí {0}."}, counts)
	}
	expr := [...]string{fight.Plain: "1d20", fight.High: "2d20kh1", fight.Low: "2d20kl1"}[mode]
	return a.Offer(rules.Text{En: "Roll it", Cs: "Hodit"}, wire.Roll{Expr: expr + signed(in.Num("mod"))})
}

// gms are the seats of GMs, and one's own.
func (in Input) gms() []wire.SeatID {
	to := []wire.SeatID{in.View.Me.Seat}
	for _, s := range in.View.Seats {
		if s.Role == wire.GM && s.ID != in.View.Me.Seat {
			to = append(to, s.ID)
		}
	}
	return to
}

func awayOptions() []Option {
	o, _ := rules.OptionOf("absent.default")
	var list []Option
	for _, c := range o.Choices {
		list = append(list, Option{c.Value, c.Name})
	}
	return list
}

// away says how the character is at the table, and hides the selected one or gives it back to the GM.
func away(in Input) Answer {
	p := check.Away(rules.Absent(in.index("way")))
	a := Say([...]rules.Text{
		check.Nobody: {En: "Nobody runs it, and it does not act.", Cs: "Nikdo ji nehraje a nejedná."}, check.OtherPlayer: {En: "Another player runs it, with care for its life and means.", Cs: "Hraje ji jiný hráč a šetří její život i prostředky."},
		check.GM: {En: "The GM runs it.", Cs: "Hraje ji PJ."}}[p.By])
	if !p.Target {
		a = a.And(rules.Text{En: "Monsters can't pick it as a target.", Cs: "Nestvůry si ji nemohou vybrat za cíl."})
	}
	if p.Ghost {
		a = a.And(rules.Text{En: "It comes back as if it had never been gone.", Cs: "Vrátí se, jako by nikdy nezmizela."})
	}
	way := rules.Absent(in.index("way"))
	if tok := in.Tok(""); tok != nil && tok.Owner != 0 && way != rules.AbsentPlayer {
		a = a.Offer(rules.Text{En: "So for the player of the selected token", Cs: "Takto pro hráče vybraného žetonu"}, wire.SetAway{Seat: tok.Owner, Away: wire.AwayAs(way)})
	}
	return a
}
