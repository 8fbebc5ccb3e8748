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
		"Red: 1 point (saved crew 1).":        aurora.Scored{Points: aurora.Points{Goal: 1, Saved: true}},
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
