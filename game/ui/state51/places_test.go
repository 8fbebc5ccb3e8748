package state51_test

import (
	"strings"
	"testing"

	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// TestALaneShowsItsPlaces: a touch of a way for which one of several places has to be chosen says so, and lights up
// exactly those that fit.
func TestALaneShowsItsPlaces(t *testing.T) {
	looks := func(m *board.Model, is func(*art.Look) bool) (n int) {
		for _, row := range m.Seats[0].Rows {
			for _, p := range row {
				if is(&p.Look) {
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
		fit := looks(m, func(l *art.Look) bool { return l.Redevelop })
		if lit := looks(m, func(l *art.Look) bool { return l.Lit }); fit < 2 || lit > 0 {
			t.Fatalf("%v: %d places fit, and %d are lit while another way is marked", size, fit, lit)
		}
		if !w.Tap(board.Places.String()) {
			t.Fatalf("%v: the lane cannot be touched", size)
		}
		p, _ = w.Run()
		m, _ = look.LaidOut(p)
		both := looks(m, func(l *art.Look) bool { return l.Redevelop && l.Lit && l.Picked })
		lit := looks(m, func(l *art.Look) bool { return l.Lit })
		if both != fit || lit != fit || !strings.Contains(m.Prompt.Heading, "over what?") {
			t.Errorf("%v: of %d places that fit %d are lit, and %d things in all; it asks %q", size, fit, both, lit,
				m.Prompt.Heading)
		}
		if said := w.Screen().Toast; !strings.Contains(said, "the place to be built over") {
			t.Errorf("%v: it says %q", size, said)
		}
	}
}
