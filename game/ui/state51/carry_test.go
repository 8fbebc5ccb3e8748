package state51_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	shelf "onelongnight/game/games"
	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/board"
	"onelongnight/game/ui/uitest"
)

// wealthy is a position in which Pub can be played in every way.
const wealthy = `{"game":"state51","version":2,"phase":"actions","round":2,"first":"a","turn":"a",
"deck":["road-1","road-2"],"seats":[{"faction":"new-york","hand":["pub","factory"],
"base":{"worker":3,"gun":2,"fuel":2,"scrap":2,"brick":2,"red3":1,"blue3":1,"grey3":1},"locations":[{"id":"brickworks"},
{"id":"dump"}]},{"faction":"mutants"}]}`

// carry drags a card from its place to a point of the picture as it is while the card is dragged.
func carry(t *testing.T, w *uitest.Window, card string, to func(p scene.Picture) (x, y float64)) {
	t.Helper()
	spot, err := table.ParseSpot(card)
	if err != nil {
		t.Fatal(err)
	}
	p, _ := w.Run()
	x, y, ok := p.Where(spot)
	if !ok || !w.Lift(x, y) {
		t.Fatalf("%s cannot be lifted", card)
	}
	p, _ = w.Run()
	x, y = to(p)
	w.Release(x, y)
	w.Run()
}

// lies returns where a card of the first seat is in a saved game.
func lies(t *testing.T, h *uitest.Host, id string) string {
	t.Helper()
	s, err := table.Resume(shelf.Kinds(), shelf.Voices(), h.LastGame())
	if err != nil {
		t.Fatal(err)
	}
	v := s.View().(*rules.View)
	d := v.Game().Data()
	c, seat := d.Card(id), &v.Seats[0]
	switch {
	case seat.Spoils.Has(c):
		return "a spoil"
	case seat.Agreements.Has(c):
		return "an agreement"
	case seat.Locations.Has(c) && !seat.Locations.Has(d.Card("dump")):
		return "in the stead of dump"
	case seat.Locations.Has(c):
		return "in play"
	}
	return "in hand"
}

// TestACardIsCarriedToWhereItIsPlayed checks that a card dropped on a lane, on the rows or on a location that it
// replaces is played in that way; that on a slot below the base, to which two ways lead, it stays open; and that
// elsewhere it flies back.
func TestACardIsCarriedToWhereItIsPlayed(t *testing.T) {
	middle := func(r kit.Rect) (x, y float64) { return r.MidX(), r.MidY() }
	of := func(id string) func(p scene.Picture) (x, y float64) {
		return func(p scene.Picture) (x, y float64) {
			x, y, _ = p.Where(table.KindButton.Spot(id))
			return x, y
		}
	}
	for _, size := range windows[:3] {
		for _, way := range []struct {
			name, where string
			opens       bool
			to          func(p scene.Picture) (x, y float64)
		}{
			{"its lane", "a spoil", false, of("pillage")},
			{"another lane", "an agreement", false, of("cooperate")},
			{"the rows", "in play", false, func(p scene.Picture) (x, y float64) {
				_, f := look.LaidOut(p)
				return f.RowsAt[0].MidX(), f.RowsAt[0].MidY()
			}},
			{"a place", "in the stead of dump", false, func(p scene.Picture) (x, y float64) {
				x, y, _ = p.Where(table.KindPiece.Spot("dump"))
				return x, y
			}},
			{"a place under the base", "in hand", true, func(p scene.Picture) (x, y float64) {
				_, f := look.LaidOut(p)
				if len(f.Slots) == 0 || f.Slots[0].Empty() { // a phone has no room for them
					return 0, 0
				}
				return middle(f.Slots[0])
			}},
			{"the bar", "in hand", false, func(scene.Picture) (x, y float64) { return size[0] / 2, 4 }},
		} {
			w, h := resumed(t, from(t, []byte(wealthy)), "speed=0 tips=off", size)
			carry(t, w, "card:pub", way.to)
			if got := lies(t, h, "pub"); got != way.where {
				t.Errorf("%v: let go on %s, it is %q", size, way.name, got)
			}
			if p, _ := w.Run(); way.opens && size[0] > size[1] {
				if m, _ := look.LaidOut(p); m.Ticket == nil {
					t.Errorf("%v: let go on %s, it does not lie open", size, way.name)
				}
			}
		}
	}
}

// TestACardOfTheRowIsCarriedToTheHand checks that a card dropped on the hand is taken, and that one dropped elsewhere
// stays.
func TestACardOfTheRowIsCarriedToTheHand(t *testing.T) {
	for _, size := range windows[:3] {
		w, h := resumed(t, from(t, []byte(drawn)), "speed=0 tips=off", size)
		p, _ := w.Run()
		m, _ := look.LaidOut(p)
		card, before := m.Draft.Row[0].Spot.String(), h.LastGame()
		carry(t, w, card, func(scene.Picture) (x, y float64) { return size[0] / 2, 4 })
		if h.LastGame() != before {
			t.Errorf("%v: let go on the bar, it is taken", size)
		}
		carry(t, w, card, func(p scene.Picture) (x, y float64) {
			_, f := look.LaidOut(p)
			return f.Deck.MidX(), f.Deck.MidY()
		})
		if h.LastGame() == before {
			t.Errorf("%v: let go over the hand, it is not taken", size)
		}
	}
}

// TestACardThatCannotBeDraggedSaysWhy checks that it does, in a sentence.
func TestACardThatCannotBeDraggedSaysWhy(t *testing.T) {
	poor := strings.Replace(wealthy, `"red3":1,"blue3":1,"grey3":1`, `"red3":0`, 1)
	poor = strings.Replace(poor, `"gun":2,"fuel":2,"scrap":2,"brick":2`, `"gun":0`, 1)
	for _, size := range windows[:3] {
		w, _ := resumed(t, from(t, []byte(poor)), "speed=0 tips=off", size)
		p, _ := w.Run()
		x, y, _ := p.Where(table.KindCard.Spot("pub"))
		w.Swipe(x, y, x, y-60)
		if w.Run(); w.Screen().Toast == "" {
			t.Errorf("%v: it says nothing", size)
		}
	}
}

// TestALessonSaysWhatItForbids checks that a way that only the step of a lesson rules out says so, instead of looking
// as if its cost could not be paid.
func TestALessonSaysWhatItForbids(t *testing.T) {
	s := from(t, []byte(wealthy))
	annexes := func(m game.Move) bool { return rules.ActOf(m).Verb == rules.DoAnnex }
	if err := s.Restrict(table.Restriction{Allows: annexes, Why: "Annex it."}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Touch(table.KindCard.Spot("pub")); err != nil {
		t.Fatal(err)
	}
	m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
	for _, lane := range m.Ticket.Lanes[:3] {
		if want := lane.Way != board.Annex; (lane.Note == "not in this step") != want || lane.Open == want {
			t.Errorf("%s is open: %v, and says %q", lane.Title, lane.Open, lane.Note)
		}
	}
}
