package state51_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// poor is a position in which no card of the hand can be played: there is nothing to pay with, and a single spoil on
// the base, to be cashed in before.
const poor = `{"game":"state51","version":2,"phase":"%s","round":3,"first":"a","turn":"a",
"deck":["school-1","oil-rig","road-1","market","dive-2","old-depot-2","trail-1","cellars"],"seats":[
{"faction":"appalachians","hand":["pub","uncle-hammer","punks-1","skyscraper"],"base":{"worker":2},
"leader":{"id":"junkie-joe"},"spoils":["dive-1","dump"]},
{"faction":"new-york","hand":["envoy"],"base":{"scrap":1,"worker":2},"passed":%t}]}`

// TestGreyCardsSayWhy checks that a location and a leader that cannot be played still open their ways, each with what
// is missing, that a touch puts them back, and that a contact says what it is for.
func TestGreyCardsSayWhy(t *testing.T) {
	for _, size := range windows[:3] {
		w, _ := resumed(t, from(t, []byte(fmt.Sprintf(poor, "actions", true))), "speed=0 tips=off", size)
		for card, lanes := range map[string]int{"card:pub": 4, "card:uncle-hammer": 1} {
			w.Tap(card)
			p, _ := w.Run()
			m, _ := look.LaidOut(p)
			if m.Ticket == nil || len(m.Ticket.Lanes) != lanes || m.Ticket.Leads() {
				t.Fatalf("%v: %s opens %+v", size, card, m.Ticket)
			}
			for _, l := range m.Ticket.Lanes {
				if l.Note == "" {
					t.Errorf("%s does not say why not to %s", card, l.Title)
				}
			}
			w.Tap(card)
			p, _ = w.Run()
			if m, _ = look.LaidOut(p); m.Ticket != nil {
				t.Errorf("%v: %s is not put back", size, card)
			}
		}
		w, _ = resumed(t, from(t, []byte(crowded)), "speed=0 tips=off", size)
		w.Tap("card:brawlers-1")
		if said := w.Screen().Toast; !strings.Contains(said, "pays for the reach") {
			t.Errorf("of a contact it says %q", said)
		}
	}
}

// TestGreyContactsSayWhy checks that a contact of one's own faction that cannot be paid is grey and says why.
func TestGreyContactsSayWhy(t *testing.T) {
	w, h := resumed(t, from(t, []byte(fmt.Sprintf(poor, "actions", true))), "speed=0 tips=off", windows[0])
	p, _ := w.Run()
	m, _ := look.LaidOut(p)
	for _, c := range m.Seats[0].Contacts {
		if !c.Poor {
			t.Errorf("%s looks as if it could be used", c.Name)
		}
	}
	w.Tap("piece:militia")
	if said := h.Read(); !strings.Contains(said, "you do not have 1 brick") {
		t.Errorf("of the militia it says %q", said)
	}
}

// TestSpoilsAreCashedByAButton checks that every spoil has its own gold answer beside the button that keeps them.
func TestSpoilsAreCashedByAButton(t *testing.T) {
	for _, size := range windows[:3] {
		s := from(t, []byte(fmt.Sprintf(poor, "production", false)))
		if s.View().(*state51.View).Ask != state51.AskSpoils {
			t.Fatal("spoils are not asked about")
		}
		w, h := resumed(t, s, "speed=0 tips=off", size)
		p, _ := w.Run()
		m, f := look.LaidOut(p)
		if len(f.Choices) != 2 || !m.Choices[0].Main {
			t.Fatalf("%v: %+v", size, m.Choices)
		}
		before := len(h.Moves())
		w.App.Tap(f.Choices[0].MidX(), f.Choices[0].MidY())
		w.Run()
		if after := len(h.Moves()); after != before-1 {
			t.Errorf("%v: %d moves before, %d after a spoil was cashed", size, before, after)
		}
	}
}

// TestAContactIsGreenWhereItCanBePaid checks that a contact is green on every base, even a rival's, and grey if nobody
// could use it.
func TestAContactIsGreenWhereItCanBePaid(t *testing.T) {
	s := from(t, []byte(strings.Replace(wealthy, `{"faction":"mutants"}`, `{"faction":"mutants","base":{"gun":1}}`, 1)))
	m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
	for i, x := range m.Seats[1].Contacts {
		if pays := x.Print.Effect.Pay; x.Poor != (len(pays) != 1 || pays[0].Good != "gun" || pays[0].N > 1) {
			t.Errorf("with one gun contact %d, for %v, is poor: %v", i, pays, x.Poor)
		}
	}
}

// TestASecondLeaderSaysWhoGoes checks that the lane of a leader who would take the place of another one names that one.
func TestASecondLeaderSaysWhoGoes(t *testing.T) {
	s := from(t, []byte(`{"game":"state51","version":2,"phase":"actions","round":4,"first":"a","turn":"a",
"deck":["school-1","oil-rig","road-1","market"],"seats":[{"faction":"new-york","hand":["uncle-hammer"],
"leader":{"id":"borgo","tokens":2},"base":{"worker":1,"gun":2}},{"faction":"mutants","hand":["pub"]}]}`))
	if _, err := s.Touch(table.KindCard.Spot("uncle-hammer")); err != nil {
		t.Fatal(err)
	}
	m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
	if l := m.Ticket.Lanes[0]; !l.Open || !strings.Contains(l.Note, "Borgo") {
		t.Errorf("the lane says %q", l.Note)
	}
}
