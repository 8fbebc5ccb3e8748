package aurora

import (
	"fmt"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/uitest"
)

// TestAPriceForNothingIsHarm checks that an option of an ambush (10.4) or an encounter (7.8) that takes goods or an
// object and gives nothing is called harm, as damage is, and that an option that gives something in return is not.
func TestAPriceForNothingIsHarm(t *testing.T) {
	harm, bought := 0, 0
	for n := range 60 {
		s := Begin(t, []string{`{"seats":2}`, `{"seats":4}`}[n%2], fmt.Sprint("price", n))
		for range uitest.Wander(t, s, fmt.Sprint("price", n)) {
			if v := s.View().(*rules.View); v.Ask == rules.AskChoose && v.Asked == v.Who {
				m, _ := frame(t, s, table.NoSpot, Windows[0])
				for i, a := range s.Actions() {
					list := v.Option(int(rules.ActOf(a.Move).A - 1))
					if len(list) == 0 || !prices[list[0].Do] {
						continue
					}
					switch said := m.Choices[i].Harm; {
					case len(list) == 1 && said == "":
						t.Errorf("%s is called no harm", a.Label)
					case len(list) == 1:
						harm++
					case said == "":
						bought++
					}
				}
			}
		}
	}
	if harm == 0 || bought == 0 {
		t.Errorf("%d options were harm alone, and %d brought something", harm, bought)
	}
}

// TestFeedingSaysWhatItTakes checks that the button of feeding says what it takes and what comes of it (7.3).
func TestFeedingSaysWhatItTakes(t *testing.T) {
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool { return v.Offers(rules.VerbFeed) })
	k := newSkin(t, s)
	for _, a := range s.Actions() {
		if rules.ActOf(a.Move).Verb != rules.VerbFeed {
			continue
		}
		if _, err := s.Touch(a.Path[0]); err != nil {
			t.Fatal(err)
		}
		m, _ := frame(t, s, table.NoSpot, Windows[0])
		for _, b := range m.Buttons {
			if b.ID == "feed" && b.Sub != k.voice.T("button.feed.sub") {
				t.Errorf("below %q stands %q", b.Label, b.Sub)
			}
		}
		return
	}
}

// TestPassSaysWhatItDoes checks that the button of a pass says that the survivor rests, and how many places he repairs.
func TestPassSaysWhatItDoes(t *testing.T) {
	for _, x := range []struct {
		damage bool
		want   string
	}{{true, "rests, repairs 1"}, {false, "rests"}} {
		s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool {
			return v.Offers(rules.VerbPass) && (v.Convoys[v.Asked].Damage != 0) == x.damage
		})
		for _, a := range s.Actions() {
			act := rules.ActOf(a.Move)
			data := s.View().(*rules.View).Game().Data()
			if act.Verb != rules.VerbPass || data.ID(rules.Card(act.A)) != "copilot-red" {
				continue
			}
			if _, err := s.Touch(a.Path[0]); err != nil {
				t.Fatal(err)
			}
			m, _ := frame(t, s, table.NoSpot, Windows[0])
			found := false
			for _, b := range m.Buttons {
				if found = found || b.ID == "pass"; b.ID == "pass" && b.Sub != x.want {
					t.Errorf("below %q stands %q, want %q", b.Label, b.Sub, x.want)
				}
			}
			if !found {
				t.Error("there is no pass")
			}
			s.Drop()
		}
	}
}
