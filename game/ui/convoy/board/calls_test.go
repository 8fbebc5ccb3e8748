package board_test

import (
	"testing"
	"time"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/convoy/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/game/ui/panel"
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
		f, p := m.Layout(1280, 720, 1)
		m.Coming = sample.All["moloch"]().Hand
		c.Begin(2)
		c.End()
		// What was baked ahead must not scatter what a frame needs over many pages.
		_, ended := m.Open.Panel.(*panel.End)
		for _, draw := range board.Coming(c, m.Model, f) {
			if !ended && m.Open.Title == nil && !c.Ahead(time.Now().Add(time.Hour), draw) {
				t.Errorf("%s: something cannot be baked ahead", name)
			}
		}
		for range 2 { // the first time everything is baked
			dev.calls = 0
			c.Begin(2)
			m.Draw(c, f, p, board.Now{})
			c.End()
		}
		if dev.calls > 12 {
			t.Errorf("%s needs %d draw calls on a fine screen", name, dev.calls)
		}
	}
}
