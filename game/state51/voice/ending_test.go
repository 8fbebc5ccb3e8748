package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
)

// TestWhoGaveUpIsTold: the one who did is told so, the others that somebody did; and a round that was not finished does
// not count.
func TestWhoGaveUpIsTold(t *testing.T) {
	for lang, v := range voices(t) {
		g, err := think.Rules{}.Open([]byte(`{"seats":3}`))
		if err != nil {
			t.Fatal(err)
		}
		s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), "gives up")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Concede(); err != nil {
			t.Fatal(err)
		}
		speaker, who := v.For(s.Game), s.Viewer()
		told := map[string]int{}
		for seat := range game.Seat(3) {
			_, why := speaker.Ending(s.Result(), seat)
			told[why]++
			if own := v.T("end.why.conceded.own"); (why == own) != (seat == who) {
				t.Errorf("%s: seat %d is told %q", lang, seat, why)
			}
		}
		if len(told) != 2 {
			t.Errorf("%s: they are told %v", lang, told)
		}
		if lines := speaker.Chronicle(s.View(), s.Lines()); !strings.Contains(lines[len(lines)-1], "**0**") {
			t.Errorf("%s: of a first round that was given up it tells %q", lang, lines[len(lines)-1])
		}
	}
}
