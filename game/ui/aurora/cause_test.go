package aurora

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestATradeSaysWhatGoesAndWhatComes: on each answer, in the prompt, and in the list of actions; and it does come.
func TestATradeSaysWhatGoesAndWhatComes(t *testing.T) {
	const position = `{"game":"aurora","version":2,"seats":2,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","blue"],"slots":[{"card":"travellers","tokens":["food","fuel"]},{"card":"merchant",
"tokens":["fuel"]},{},{},{}],"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2","r3"]},"convoys":{
"red":{"space":4,"food":1,"ammo":1,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"},
{"card":"container-red"}]},"blue":{"space":2,"crew":[{"id":"leader-blue","zone":"action"}],
"cars":[{"card":"truck-blue"}]}}}`
	for slot, why := range []string{"price", "swapped"} {
		s := From(t, position, "explore "+strconv.Itoa(slot+1))
		for n := 0; n < 9 && s.View().(*rules.View).Ask != rules.AskDrop; n++ {
			list := s.Actions()
			k := max(0, slices.IndexFunc(list, func(a table.Action) bool { // the card before its bonus
				act := rules.ActOf(a.Move)
				return act.Verb == rules.VerbGo || act.Verb == rules.VerbCard ||
					act.Verb == rules.VerbChoose && act.A == 1
			}))
			if err := s.Play(list[k].Move); err != nil {
				t.Fatal(err)
			}
		}
		v := s.View().(*rules.View)
		if v.Ask != rules.AskDrop || v.Dropping() != why {
			t.Fatalf("%s is asked, and not what pays", v.Ask)
		}
		bought := v.Bought()
		if len(bought) == 0 {
			t.Fatalf("%s: nothing comes for it", why)
		}
		for _, size := range Windows {
			m, _ := frame(t, s, table.NoSpot, size)
			if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, "In return: ") {
				t.Errorf("%s: the prompt says %s", why, said)
			}
			for _, c := range m.Choices {
				if len(c.Tokens) != 1 || len(c.Effects) != len(bought) {
					t.Errorf("%s: an answer shows that %v goes, and %v comes", why, c.Tokens, c.Effects)
				}
			}
		}
		uncut(t, s, scene.Scene{Session: s}, 0)
		a := s.Actions()[0]
		if !strings.Contains(a.Label, "in return: ") {
			t.Errorf("%s: an action says %s", why, a.Label)
		}
		from := len(s.Lines())
		if err := s.Play(a.Move); err != nil {
			t.Fatal(err)
		}
		comes := func(l table.Line) bool {
			switch bought[0].Do {
			case rules.DoGain:
				e, ok := l.Event.(rules.Gained)
				return ok && e.Token == bought[0].Token
			case rules.DoFame:
				return game.Is[rules.FameChanged](l.Event)
			}
			return true
		}
		if !slices.ContainsFunc(s.Lines()[from:], comes) {
			t.Errorf("%s: %v does not come", why, bought[0])
		}
	}
}

// TestWhatHitsOneIsNamed: before the place that is hit is chosen the prompt says what hits one.
func TestWhatHitsOneIsNamed(t *testing.T) {
	for _, c := range []struct {
		what string
		when func(v *rules.View) bool
	}{
		{"Helicopter Wreck", func(v *rules.View) bool {
			card := v.Slots[v.Explore.Slot].Card
			return v.Phase == rules.PhaseExploration && v.Game().Data().ID(card) == "helicopter-wreck" &&
				v.Doer() == card
		}},
		{"the bonus", func(v *rules.View) bool {
			return v.Phase == rules.PhaseExploration && v.Doer() == rules.NoCard
		}},
		{"enemies", func(v *rules.View) bool { return v.Phase == rules.PhaseAttack && v.InTurn() == game.NoSeat }},
	} {
		s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskDamage && c.when(v) })
		m, _ := frame(t, s, table.NoSpot, Windows[1])
		if want := "Cause: " + c.what + "."; len(m.Prompt.Lines) == 0 || m.Prompt.Lines[0] != want {
			t.Errorf("%s: the prompt says %q", c.what, m.Prompt.Lines)
		}
	}
}
