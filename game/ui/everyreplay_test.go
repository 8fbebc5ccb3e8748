package ui_test

import (
	"testing"

	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestEveryGameIsShownAgain step by step to its end and back, once it is over; the game stays what it was.
func TestEveryGameIsShownAgain(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		for n := 0; n < 12 && b.Screen().Panel != scene.EndPanel; n++ {
			b.Press(b.Moves()[0])
			b.proceed()
		}
		if b.Screen().Panel != scene.EndPanel {
			b.finish()
		}
		kept := b.LastGame()
		b.Press("button:replay")
		line := b.Screen().Timeline
		if line == nil || line.At != 0 || line.Pages < 2 {
			t.Fatalf("the line of time is %+v", line)
		}
		last := line.Pages - 1
		step := func(command string, to int) {
			before := b.Screen().Timeline.At
			b.Press("button:" + command)
			if at := b.Screen().Timeline.At; at != to {
				t.Fatalf("%s leads from %d to %d, not to %d", command, before, at, to)
			}
			for _, x := range b.Buttons {
				if spot, err := table.ParseSpot(x.ID); err != nil {
					t.Fatalf("at moment %d one can make the move %v, %q", to, spot, x.ID)
				}
			}
		}
		for to := 1; to <= last; to++ {
			step("recap-on", to)
		}
		for to := last - 1; to >= 0; to-- {
			step("recap-back", to)
		}
		b.Press("button:close")
		if b.Screen().Panel != scene.EndPanel || b.LastGame() != kept {
			t.Errorf("it closes to panel %d; the game is what it was: %v", b.Screen().Panel, b.LastGame() == kept)
		}
	})
}
