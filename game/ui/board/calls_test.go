package board_test

import (
	"testing"

	"convoy/game/ui/board"
	"convoy/game/ui/board/internal/sample"
	"convoy/game/ui/kit"
	"convoy/game/ui/kit/soft"
)

// counter counts draw calls.
type counter struct {
	nothing
	calls int
}

func (c *counter) Draw(int, []kit.Vertex) { c.calls++ }

func TestDrawCallsAreFew(t *testing.T) {
	for _, name := range []string{"table", "late", "title", "end", "moloch"} {
		m := sample.All[name]()
		m.Time = 3
		dev := &counter{nothing: nothing{soft.New(1, 1)}}
		c := kit.NewCanvas(dev)
		f := board.Layout(m, 1280, 720, 1)
		m.Coming = sample.All["moloch"]().Hand
		for n := 0; n == 0 || board.Ahead(c, m, f, n-1); n++ {
			// What was baked ahead must not lie between the pages that a frame needs.
			c.Begin(2)
			c.End()
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
