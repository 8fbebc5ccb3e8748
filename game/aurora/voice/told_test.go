package voice_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// TestTheLogSaysTheChange checks that the log says by how much fame changes and what it is then, and whose survivor
// something happens to.
func TestTheLogSaysTheChange(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
	leader := aurora.OnCard{Card: aurora.Rules{}.Data().Card("leader-blue")}
	for want, e := range map[string]game.Event{
		"Red: fame +1, now 3.":                aurora.FameChanged{By: 1, Fame: 3},
		"Red: fame −1, now 2.":                aurora.FameChanged{By: -1, Fame: 2},
		"Red: fame −1, now −2.":               aurora.FameChanged{By: -1, Fame: -2},
		"Blue: Leader is ready for action.":   aurora.Stationed{Seat: 1, OnCard: leader, To: aurora.InAction},
		"Blue: Leader is cleaned.":            aurora.Cleaned{Seat: 1, OnCard: leader},
		"Red: 2 points (lead 1, trophies 1).": aurora.Scored{Points: aurora.Points{Lead: 1, Places: 1}},
		"Red: 1 point (intact cars 1).":       aurora.Scored{Points: aurora.Points{Goal: 1}},
		"Red: 1 point (healthy crew 1).":      aurora.Scored{Points: aurora.Points{Goal: 1, Saved: true}},
	} {
		if said := voice.English().For(g).Sentence(e, 0); said != want {
			t.Errorf("it says %q, not %q", said, want)
		}
	}
}

// TestPointsHaveOneSetOfWords checks that lists of points, explanations of their sources and the table of points use
// the same words.
func TestPointsHaveOneSetOfWords(t *testing.T) {
	for lang, v := range voices(t) {
		for _, list := range []string{"lead", "track", "objects", "places", "crew", "goal", "saved"} {
			word := v.T("board.source." + list)
			if said := v.T("points."+list, "n", 4); !strings.EqualFold(said, word+" 4") {
				t.Errorf("%s: a list says %q, the table %q", lang, said, word)
			}
			what := list
			if what == "saved" {
				what = "goal"
			}
			said := v.T("points." + what + ".what")
			if !strings.Contains(strings.ToLower(said), "**"+strings.ToLower(word)) {
				t.Errorf("%s: of %q is said %q", lang, word, said)
			}
		}
	}
}

// TestObjectsAreRefusedWithTheirPhases checks that a refused object names its phases, in every language. It also checks
// the words for a survivor who is in the party already, and for a Medic who has helped already.
func TestObjectsAreRefusedWithTheirPhases(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
	d := aurora.Rules{}.Data()
	for lang, v := range voices(t) {
		for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
			m := aurora.Act{Verb: aurora.VerbObject, A: uint8(o)}.Move()
			said := v.For(g).Refusal(nil, &game.Illegal{Reason: "wrong-phase", Move: m})
			for _, phase := range d.Phases(o) {
				if v.Has("phase."+phase) && !strings.Contains(said, v.T("phase."+phase)) {
					t.Errorf("%s: of %s is said %q", lang, o, said)
				}
			}
			if utf8.RuneCountInString(said) < 20 || !editiontest.Whole(v, said) {
				t.Errorf("%s: of %s is said %q", lang, o, said)
			}
		}
	}
	copilot := uint8(d.Card("copilot-red"))
	for want, act := range map[string]aurora.Act{"Co-pilot goes already.": {Verb: aurora.VerbUse, A: copilot},
		"Once is all: Medic has done it.":  {Verb: aurora.VerbMedic, A: copilot},
		"Once is all: Jackal has done it.": {Verb: aurora.VerbJackal, A: 1}} {
		err := &game.Illegal{Reason: "already-used", Move: act.Move()}
		if said := voice.English().For(g).Refusal(nil, err); said != want {
			t.Errorf("it says %q, not %q", said, want)
		}
	}
	m := aurora.Act{Verb: aurora.VerbObject, A: uint8(aurora.Nitromethane)}.Move()
	const want = "Nitromethane is played in your turn, in this phase: Movement."
	if said := voice.English().For(g).Refusal(nil, &game.Illegal{Reason: "wrong-phase", Move: m}); said != want {
		t.Errorf("it says %q, not %q", said, want)
	}
}

// TestEquipmentIsDiscardedWhereThereIsSome checks that a prompt says that equipment is discarded only if there is some.
func TestEquipmentIsDiscardedWhereThereIsSome(t *testing.T) {
	for cars, want := range map[string]bool{`{"card":"truck-red"},{"card":"container-red"}`: false,
		`{"card":"truck-red"},{"card":"container-red","top":{"card":"booster"}}`: true} {
		g, s := (&beginning{"exploration", `"slots":[{"card":"machine-gun"},{},{},{},{}],`,
			`"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],"cars":[` + cars + `]`,
			"explore 1; use leader-red; go"}).begin(t)
		v := s.View(s.Turn()).(*aurora.View)
		if v.Ask != aurora.AskAttach {
			t.Fatalf("%s is asked", v.Ask)
		}
		_, body := voice.English().For(g).Prompt(v)
		if said := strings.Contains(strings.Join(body, " "), "discard"); said != want {
			t.Errorf("with %s it says %q", cars, body)
		}
	}
}

// TestAHitIsAdvisedWithWhatIsTrue checks what advice on a hit says: that it is armour, that its card has damage
// already, that armour is spared. Each is said exactly where it is so.
func TestAHitIsAdvisedWithWhatIsTrue(t *testing.T) {
	const slot = `"slots":[{"card":"flooded-garage","left":["fuel"],"right":["ammo"]},{},{},{},{}],`
	crew := `"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],"cars":[` +
		`{"card":"truck-red","damage":[1]},{"card":"container-red"}]`
	g, s := (&beginning{"exploration", slot, crew, "explore 1; use leader-red; go; card"}).begin(t)
	v := s.View(s.Turn()).(*aurora.View)
	if v.Ask != aurora.AskDamage {
		t.Fatalf("%s is asked", v.Ask)
	}
	seen := map[string]bool{}
	for _, m := range s.Legal(nil) {
		at := aurora.Spot(aurora.ActOf(m).A)
		said := voice.English().For(g).Advise(v, []game.Move{m})
		armour := v.KindAt(v.Asked, at) == aurora.Armour
		seen[said] = true
		if strings.Contains(said, "Armour is there") != armour || strings.Contains(said, "kept for later") == armour ||
			strings.Contains(said, "damaged already") != (at.Car() == 0) {
			t.Errorf("of %s is said %q", at, said)
		}
	}
	if len(seen) < 4 {
		t.Errorf("only %v are said", seen)
	}
}

// TestAdviceNamesThePrice checks that advice names what a plan takes, including damage and contamination still to be
// placed, and names no price if it takes nothing.
func TestAdviceNamesThePrice(t *testing.T) {
	slots := `"slots":[{"card":"rusty-1"},{"card":"contaminated-warehouse","left":["food","fuel"]},{},
{"card":"gas-station","left":["fuel"],"right":["fuel"]},{}],`
	crew := `"food":1,"fuel":1,"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],` +
		`"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	for plan, want := range map[string]string{
		"explore 1; use copilot-red; go; card":              "",
		"explore 2; use leader-red; go; card":               "1 contamination (Leader).",
		"explore 4; use leader-red; go; bonus 4 ammo":       "1 place damaged.",
		"explore 4; use copilot-red; boost copilot-red; go": "1 food.",
	} {
		g, s := (&beginning{"exploration", slots, crew, ""}).begin(t)
		var moves []game.Move
		for _, text := range strings.Split(plan, "; ") {
			m, err := g.ParseMove(text)
			if err != nil {
				t.Fatal(text, err)
			}
			moves = append(moves, m)
		}
		said := voice.English().For(g).Advise(s.View(s.Turn()).(*aurora.View), moves)
		if priced := strings.Contains(said, "It costs"); priced != (want != "") || !strings.HasSuffix(said, want) {
			t.Errorf("of %s is said %q, want %q", plan, said, want)
		}
	}
}

// TestAdviceSaysWhoDies checks that advice about who is contaminated (3.2) names a survivor that is lost by it, and no
// price for one that is not.
func TestAdviceSaysWhoDies(t *testing.T) {
	slots := `"slots":[{},{"card":"contaminated-warehouse","left":["food","fuel"]},{},{},{}],`
	crew := `"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],` +
		`"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	g, s := (&beginning{"exploration", slots, crew,
		"explore 2; use leader-red; use copilot-red"}).begin(t)
	for move, want := range map[string]string{
		"pick leader-red":  "Leader can take it best: skill 1 is left.",
		"pick copilot-red": "**Co-pilot.** It costs: 1 contamination (Co-pilot), 1 survivor lost (Co-pilot).",
	} {
		m, err := g.ParseMove(move)
		if err != nil {
			t.Fatal(move, err)
		}
		if said := voice.English().For(g).Advise(s.View(s.Turn()).(*aurora.View), []game.Move{m}); said != want {
			t.Errorf("of %s is said %q, want %q", move, said, want)
		}
	}
}

// TestADriveIsToldAsItIs checks that advice says that a drive takes the lead only if it passes all others, the Automa
// too, and else how far it stays behind.
func TestADriveIsToldAsItIs(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, `{"game":"aurora","version":1,"seats":1,"map":"alpha","phase":"movement",
		"round":3,"turn":"red","aurora":3,"order":["red","automa"],"slots":[{},{},{},{},{}],
		"results":{"deck":["r1","r2"]},"convoys":{"red":{"fuel":3,"space":5,"crew":[{"id":"leader-red","zone":"action"}],
		"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":8,"marker":2,"survivors":2}}`)
	v := s.View(s.Turn())
	told := map[string]bool{}
	for _, m := range s.Legal(nil) {
		act := aurora.ActOf(m)
		if act.Verb != aurora.VerbDrive || v.(*aurora.View).Beacons[act.A] != aurora.NoBeacon {
			continue
		}
		said := voice.English().For(g).Advise(v, []game.Move{m})
		for words, is := range map[string]bool{"in the lead": act.A > 8, "level with": act.A == 8, "behind": act.A < 8} {
			if told[words] = told[words] || is; strings.Contains(said, words) != is {
				t.Errorf("of %s is said %q with the Automa on 8", g.MoveText(m), said)
			}
		}
	}
	if len(told) != 3 || !told["behind"] || !told["in the lead"] {
		t.Errorf("told was only %v: %s", told, s.Position())
	}
}

// TestPriceOfAnActionAlone checks that the price of an action leaves out what the plan does after it or in the next
// phase, as the seat need not do that.
func TestPriceOfAnActionAlone(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration",
		"round":1,"turn":"red","aurora":1,"order":["red","automa"],"slots":[{"card":"rusty-1"},{},{},{},{}],
		"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":1,"food":2,"fuel":2,
		"crew":[{"id":"leader-red","zone":"rest"},{"id":"copilot-red","zone":"action"}],"cars":[{"card":"truck-red"},
		{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":1,"damage":["A2","A3","A4","A5","A6"]}}`)
	v, at := s.View(s.Turn()), s.(*aurora.State)
	trial := g.Blank().(*aurora.State)
	trial.CopyFrom(at)
	var plan []game.Move
	for _, text := range []string{"explore 1", "use copilot-red", "go", "feed copilot-red", "end"} {
		m, err := g.ParseMove(text)
		if err == nil {
			err = trial.Apply(m, nil)
		}
		if err != nil {
			continue // this move is not asked for here
		}
		plan = append(plan, m)
	}
	if trial.Phase == aurora.PhaseExploration {
		t.Fatalf("after %v it is still %s", plan, trial.Phase)
	}
	if legal := trial.Legal(nil); trial.Turn() == 0 && len(legal) > 0 {
		plan = append(plan, legal[0])
	}
	if said := voice.English().For(g).Advise(v, plan); strings.Contains(said, "It costs") {
		t.Errorf("of a card that costs nothing is said %q", said)
	}
}

// TestACardCannotBeChosenTwice checks that while it is asked who goes to a card, a touch of another says how to take
// the choice back.
func TestACardCannotBeChosenTwice(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
	s := g.New(game.SeedOf("chosen"))
	rng := game.NewStream(game.SeedOf("chosen"))
	for s.(*aurora.State).Ask != aurora.AskCrew {
		legal := s.Legal(nil)
		if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	v, speaker, touched := s.View(s.Turn()).(*aurora.View), voice.English().For(g), 0
	for slot := range v.Slots {
		c := v.Slots[slot].Card
		if c == aurora.NoCard {
			continue
		}
		touched++
		m, ok := speaker.Attempt(v, []table.Spot{table.KindCard.Spot(aurora.Rules{}.Data().Of(c).ID)})
		trial := g.Blank()
		trial.CopyFrom(s)
		illegal, refused := trial.Apply(m, nil).(*game.Illegal)
		if !ok || !refused {
			t.Fatalf("card %d of the row can be touched: %t, and chosen: %t", slot, ok, !refused)
		}
		if said := speaker.Refusal(s, illegal); !strings.HasPrefix(said, "A card is chosen already") {
			t.Errorf("of card %d of the row it says %q", slot, said)
		}
	}
	if touched < 2 {
		t.Errorf("%d cards lie in the row", touched)
	}
}

// TestWhyNotTellsWhatItCosts checks that a plan is compared with another by what that costs, where this differs.
func TestWhyNotTellsWhatItCosts(t *testing.T) {
	slots := `"slots":[{},{"card":"contaminated-warehouse","left":["food","fuel"]},{},{},{}],`
	crew := `"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],` +
		`"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	g, s := (&beginning{"exploration", slots, crew,
		"explore 2; use leader-red; use copilot-red"}).begin(t)
	plan := func(text string) []game.Move {
		m, err := g.ParseMove(text)
		if err != nil {
			t.Fatal(text, err)
		}
		return []game.Move{m}
	}
	leader, pilot := plan("pick leader-red"), plan("pick copilot-red")
	v := s.View(s.Turn())
	speaker := voice.English().For(g)
	const costs = "It costs: 1 contamination (Co-pilot), 1 survivor lost (Co-pilot)."
	if _, said := speaker.AdviseOver(v, leader, pilot); said != costs {
		t.Errorf("of the Co-pilot is said %q", said)
	}
	if _, said := speaker.AdviseOver(v, leader, leader); said != "" {
		t.Errorf("of the same move is said %q", said)
	}
}
