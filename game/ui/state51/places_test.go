package state51_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// TestALaneShowsItsPlaces checks that touching a way that needs one of several locations says so, and highlights
// exactly those that fit.
func TestALaneShowsItsPlaces(t *testing.T) {
	looks := func(m *board.Model, is func(*art.CardState) bool) (n int) {
		for _, row := range m.Seats[0].Rows {
			for _, p := range row {
				if is(&p.State) {
					n++
				}
			}
		}
		return n
	}
	for _, size := range windows[:3] {
		w, _ := resumed(t, from(t, []byte(crowded)), "speed=0 tips=off", size)
		w.Tap("card:gas-station")
		p, _ := w.Run()
		m, _ := look.LaidOut(p)
		fit := looks(m, func(l *art.CardState) bool { return l.Redevelop })
		if lit := looks(m, func(l *art.CardState) bool { return l.Lit }); fit < 2 || lit > 0 {
			t.Fatalf("%v: %d places fit, and %d are lit while another way is marked", size, fit, lit)
		}
		if !w.Tap(board.Places.String()) {
			t.Fatalf("%v: the lane cannot be touched", size)
		}
		p, _ = w.Run()
		m, _ = look.LaidOut(p)
		both := looks(m, func(l *art.CardState) bool { return l.Redevelop && l.Lit && l.Picked })
		lit := looks(m, func(l *art.CardState) bool { return l.Lit })
		if both != fit || lit != fit || !strings.Contains(m.Prompt.Heading, "over what?") {
			t.Errorf("%v: of %d places that fit %d are lit, and %d things in all; it asks %q", size, fit, both, lit,
				m.Prompt.Heading)
		}
		said, asks := w.Screen().Toast, strings.Join(m.Prompt.Lines, " ")
		if !strings.HasPrefix(said, "What you replace no longer") || !strings.Contains(asks, "to be built over") {
			t.Errorf("%v: it says %q and asks %q", size, said, asks)
		}
	}
}

// TestTheQuestionStaysWhenTheMessageGoes checks that the prompt asks for a location as long as one must be touched
// next.
func TestTheQuestionStaysWhenTheMessageGoes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, _ := resumed(t, from(t, []byte(crowded)), "speed=0 tips=off background=off", windows[0])
		asked := func() string {
			p, _ := w.Run()
			m, _ := look.LaidOut(p)
			return m.Prompt.Heading
		}
		w.Tap("card:gas-station")
		w.Tap(board.Places.String())
		time.Sleep(time.Minute)
		w.Run() // removes the message
		if is := asked(); w.Screen().Toast != "" || !strings.Contains(is, "over what?") {
			t.Errorf("after %q has gone it asks %q", w.Screen().Toast, is)
		}
		w.Tap("card:gas-station")
		w.Tap("card:factory")
		if is := asked(); !strings.Contains(is, "which way?") {
			t.Errorf("of another card it asks %q", is)
		}
	})
}

// TestWhyNothingGivesWay checks that the lane gives the first reason that applies, and in full.
func TestWhyNothingGivesWay(t *testing.T) {
	for name, c := range map[string]struct{ base, more, locations, want string }{
		"used":    {`"brick":1`, `"redeveloped":true,`, `{"id":"quarry-1"}`, "only once a round"},
		"poor":    {`"gun":1`, ``, `{"id":"quarry-1"}`, "needs a brick or a token"},
		"unlike":  {`"brick":1`, `"redeveloped":true,`, `{"id":"barracks"}`, "no type in common"},
		"several": {`"gun":1`, ``, `{"id":"quarry-1"},{"id":"barracks"}`, "needs a brick or a token"},
		"empty":   {`"brick":1`, ``, ``, "nothing in play yet"},
	} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":1,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["school-1"],"seats":[{"faction":"appalachians","base":{%s},%s"hand":["brickworks"],
			"locations":[%s]},{"faction":"new-york"}]}`, c.base, c.more, c.locations))
		if _, err := s.Touch(table.KindCard.Spot("brickworks")); err != nil {
			t.Fatal(err)
		}
		for _, size := range windows {
			m, f := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, size))
			if got := m.Ticket.Lanes[3].Note; got != c.want {
				t.Errorf("%s: it says %q, want %q", name, got, c.want)
			}
			if n := len(f.Fares[3]); size == [2]float64{360, 640} && len(c.want) > 20 && n > 0 {
				t.Errorf("%s: on a phone %d things leave no room for it", name, n)
			}
		}
	}
}

// TestAPhoneRecallsWhatOthersDid checks that after the rivals have acted a line says what they did, and that touching
// it shows that again.
func TestAPhoneRecallsWhatOthersDid(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, h := against(t, "speed=1 tips=off level=1 background=off", [2]float64{360, 640})
		for end := time.Now().Add(time.Hour); time.Now().Before(end); frame(w) {
			p, _ := w.Run()
			if m, f := look.LaidOut(p); m.Recall.Spot != table.NoSpot && !f.Recall.Empty() {
				for _, c := range f.Hand.Cards { // below it
					if high := max(c.Rect.H, f.Whole); high < board.LeastNamed || c.Rect.H < 0.5*high {
						t.Errorf("a card of the hand, %g of %g high, shows no name", c.Rect.H, high)
					}
				}
				for range 60 { // until what happened has been shown
					frame(w)
				}
				if w.Tap(m.Seats[1].Place.String()); w.Screen().Place != m.Seats[1].Place {
					t.Errorf("a touch of the rival shows %v", w.Screen().Place)
				}
				p, _ = w.Run()
				_, f = look.LaidOut(p)
				w.App.Tap(f.Recall.MidX(), f.Recall.MidY())
				for range 30 {
					frame(w)
				}
				if at := w.Screen().Place; at != table.NoSpot {
					t.Errorf("what happened is shown while %v is looked at", at)
				}
				if w.Screen().Panel != scene.RecapPanel {
					t.Errorf("the line opens panel %d", w.Screen().Panel)
				}
				return
			}
			switch list := h.Moves(); {
			case w.Can("skip"):
				w.Press("button:skip")
			case len(list) > 0:
				w.Press(list[0])
			}
		}
		t.Error("nothing that others did is ever recalled")
	})
}
