package state51_test

import (
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// drawn is a position in which one of two cards is to be kept, with eight others in hand.
const drawn = `{"game":"state51","version":2,"phase":"draft","round":3,"first":"b","turn":"a","pick":4,"row":["pub"],
"deck":["road-1","punks-2","punks-1","market","factory","smelter"],"seats":[{"faction":"new-york","hand":["arena",
"watchtower","oil-rig","barracks","brickworks","town-hall","bulldozer"],"locations":[{"id":"scout-camp"}]},
{"faction":"mutants"}]}`

// TestOneOfTwoIsTakenAsOfARow checks that both cards lie where the row of a draft does, visible in every window, and
// not in the hand, and that the first touch lifts one and the second keeps it.
func TestOneOfTwoIsTakenAsOfARow(t *testing.T) {
	s := from(t, []byte(drawn))
	if s.View().(*rules.View).Ask != rules.AskTwo {
		t.Fatal("something else is asked")
	}
	for _, size := range windows {
		p := paint(s, &scene.Screen{TextScale: 1}, size)
		m, _ := look.LaidOut(p)
		if len(m.Draft.Row) != 2 || len(m.Hand) != 8 {
			t.Errorf("%v: %d cards lie in the row, %d in hand", size, len(m.Draft.Row), len(m.Hand))
		}
		for _, x := range m.Draft.Row {
			if _, _, ok := p.Where(x.Spot); !ok || !x.State.Lit {
				t.Errorf("%v: %s is not in sight, or not lit", size, x.Spot)
			}
		}
	}
	for _, size := range windows[:3] {
		s := from(t, []byte(drawn))
		w, h := resumed(t, s, "speed=0 tips=off", size)
		spot, before := s.Next()[0].String(), h.LastGame()
		if w.Tap(spot); h.LastGame() != before || len(h.Moves()) != 2 {
			t.Errorf("%v: after a touch one can %v", size, h.Moves())
		}
		p, _ := w.Run()
		if _, _, ok := p.Where(table.KindButton.Spot("take")); !ok {
			t.Errorf("%v: nothing offers to take what is lifted", size)
		}
		if w.Tap(spot); h.LastGame() == before {
			t.Errorf("%v: a second touch does not keep it", size)
		}
	}
}

// struck is a position in which a card of the row is to be struck.
const struck = `{"game":"state51","version":2,"phase":"draft","round":3,"first":"a","turn":"a","pick":1,
"row":["pub","market","dump","smelter","factory"],"deck":["road-1"],"seats":[{"faction":"new-york",
"locations":[{"id":"toll-gate"}]},{"faction":"mutants"}]}`

// TestACardIsStruckAsOneIsTaken checks that it takes two touches, of which the first asks.
func TestACardIsStruckAsOneIsTaken(t *testing.T) {
	for _, size := range windows[:3] {
		w, h := resumed(t, from(t, []byte(struck)), "speed=0 tips=off", size)
		for _, spot := range []string{"card:pub", "card:pub", "card:market"} { // the pub is taken first
			w.Tap(spot)
		}
		p, _ := w.Run()
		m, _ := look.LaidOut(p)
		if before := h.LastGame(); m.Prompt.Heading != "Market: strike it?" {
			t.Errorf("%v: after a touch it says %q", size, m.Prompt.Heading)
		} else if w.Tap("card:market"); h.LastGame() == before {
			t.Errorf("%v: a second touch does not strike it", size)
		}
	}
}
