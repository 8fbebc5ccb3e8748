package state51_test

import (
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/table"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/board"
)

// TestWhatAWayTakesCanBeChanged checks that touching a thing with a gold rim in a lane replaces it by another, without
// paying, and that the lane then pays what it shows.
func TestWhatAWayTakesCanBeChanged(t *testing.T) {
	for _, size := range windows[:3] {
		w, h := resumed(t, from(t, []byte(crowded)), "speed=0 tips=off", size)
		w.Tap("card:gas-station")
		lane := func() *board.Lane {
			p, _ := w.Run()
			m, _ := look.LaidOut(p)
			return &m.Ticket.Lanes[2]
		}
		lit := func() (lit []string) { // the things that the picture marks as payment
			p, _ := w.Run()
			m, _ := look.LaidOut(p)
			for _, x := range m.Hand {
				if x.State.Lit {
					lit = append(lit, x.Spot.ID)
				}
			}
			for _, x := range m.Seats[0].Contacts {
				if x.Lit {
					lit = append(lit, x.Spot.ID)
				}
			}
			return lit
		}
		before := lane().Sources
		if framed := lit(); len(framed) > 0 {
			t.Errorf("%v: %v is framed, and not paid with", size, framed)
		}
		if len(before) != 2 || before[0].Spot == table.NoSpot || before[0].Good.Good != "grey2" {
			t.Fatalf("%v: to annex takes %+v", size, before)
		}
		saved := h.LastGame()
		if !w.Tap(before[0].Spot.String()) {
			t.Fatalf("%v: what it takes cannot be touched", size)
		}
		if said := w.Screen().Toast; said != "" {
			t.Errorf("%v: a touch that changed the payment was answered with %q", size, said)
		}
		after := lane().Sources
		for _, fare := range after {
			if fare.Good.Good == "grey2" && fare.Pay == nil {
				t.Errorf("%v: it still takes %+v", size, after)
			}
		}
		if h.LastGame() != saved {
			t.Errorf("%v: a touch of what it takes has made a move", size)
		}
		if framed := lit(); len(framed) != 1 || framed[0] != "great-works" {
			t.Errorf("%v: what is framed is %v", size, framed)
		}
		w.Tap("button:annex")
		s, err := table.Resume(games.Kinds(), games.Voices(), h.LastGame())
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, l := range s.Lines() {
			text += l.Text + "\n"
		}
		if !strings.Contains(text, "reach 1 of any kind") || !strings.Contains(text, "Great Works") ||
			strings.Contains(text, "grey contact") {
			t.Errorf("%v: it was paid otherwise than shown:\n%s", size, text)
		}
	}
}

// TestAStepBackTakesThePaymentToo checks that undoing a move also undoes the payment made by the same touch.
func TestAStepBackTakesThePaymentToo(t *testing.T) {
	s := from(t, []byte(crowded))
	card, way := table.KindCard.Spot("gas-station"), table.KindButton.Spot("annex")
	for _, spot := range []table.Spot{card, way} {
		if spot == way { // the payment leaves a card to be chosen, so that it is still the person's turn
			for _, a := range s.Leads([]table.Spot{card, way}) {
				if _, err := s.Touch(table.PaySpot(a.Move, 0)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
	}
	if n := s.MoveCount(); n < 3 || !s.CanUndo() {
		t.Fatalf("%d moves were made by a touch, and they can be taken back: %v", n, s.CanUndo())
	}
	if err := s.Undo(); err != nil || s.MoveCount() != 0 {
		t.Errorf("a step back leaves %d moves: %v", s.MoveCount(), err)
	}
}

// TestAnAgreementIsGivenUpByAButton checks that, while one must be given up (7.5), each agreement is an answer large
// enough for a finger, with what it gives, and that a touch gives it up. The agreements in view below a base all have
// legible signs.
func TestAnAgreementIsGivenUpByAButton(t *testing.T) {
	for _, size := range windows[:3] {
		w, h := resumed(t, from(t, []byte(strings.Replace(crowded, `"tokens":2},{"id":"raiders-caravan"}`,
			`"tokens":1},{"id":"raiders-caravan"}`, 1))), "speed=0 tips=off", size)
		p, _ := w.Run()
		if m, f := look.LaidOut(p); f.Portrait && f.Slots[0].W < 40 {
			t.Errorf("%v: a place of %d is %v wide", size, len(m.Seats[0].Slots), f.Slots[0].W)
		}
		w.Tap("piece:envoy", "button:work")
		p, _ = w.Run()
		m, f := look.LaidOut(p)
		if len(m.Choices) != 4 || m.Choices[0].Label == "" || len(m.Choices[0].Goods) == 0 {
			t.Fatalf("%v: the answers are %+v", size, m.Choices)
		}
		for i, r := range f.Choices {
			if r.H < 43 || r.W < 44 {
				t.Errorf("%v: %s is %v", size, m.Choices[i].Label, r)
			}
		}
		before, r := h.LastGame(), f.Choices[0]
		w.App.Tap(r.MidX(), r.MidY())
		if w.Run(); h.LastGame() == before {
			t.Errorf("%v: a touch gives nothing up", size)
		}
	}
}
