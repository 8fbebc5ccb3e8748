package board_test

import (
	"testing"
	"time"

	"onelongnight/game/ui/board"
	"onelongnight/game/ui/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
)

// counter counts draw calls.
type counter struct {
	nothing
	calls int
}

func (c *counter) Draw(int, []kit.Vertex) { c.calls++ }

func TestDrawCallsAreFew(t *testing.T) {
	for _, name := range []string{"table", "late", "title", "end", "moloch", "battle", "standoff", "doom"} {
		m := sample.All[name]()
		m.Time = 3
		dev := &counter{nothing: nothing{soft.New(1, 1)}}
		c := kit.NewCanvas(dev)
		f := board.Layout(m, 1280, 720, 1)
		m.Coming = sample.All["moloch"]().Hand
		c.Begin(2)
		c.End()
		// What was baked ahead must not scatter what a frame needs over many pages.
		for _, draw := range board.Coming(c, m, f) {
			if !c.Ahead(time.Now().Add(time.Hour), draw) {
				t.Errorf("%s: something cannot be baked ahead", name)
			}
		}
		for range 2 { // the first time everything is baked
			dev.calls = 0
			c.Begin(2)
			board.Draw(c, m, f, board.Now{})
			c.End()
		}
		if dev.calls > 12 {
			t.Errorf("%s needs %d draw calls on a fine screen", name, dev.calls)
		}
	}
}
