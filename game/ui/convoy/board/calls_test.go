package board_test

import (
	"testing"
	"time"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// sources is a device that notes which pages and layers are drawn from.
type sources struct {
	nothing
	seen map[kit.Source]bool
}

func (s *sources) Draw(quads []kit.Vertex) {
	s.seen = map[kit.Source]bool{}
	for _, v := range quads {
		s.seen[v.From] = true
	}
	delete(s.seen, kit.Plain)
}

// TestDrawCallsAreFew checks that each frame is drawn from so few pages that the device needs only one call.
func TestDrawCallsAreFew(t *testing.T) {
	for _, name := range []string{"table", "late", "title", "end", "moloch", "battle", "standoff", "doom"} {
		m := All[name]()
		dev := &sources{nothing: nothing{uitest.NewDevice(1, 1)}}
		c := kit.NewCanvas(dev)
		f, p := m.Layout(1280, 720, 1)
		m.Coming = All["moloch"]().Hand
		c.Begin(2)
		c.End()
		_, ended := m.Open.Panel.(*panel.End)
		for _, draw := range board.Coming(c, m.Model, f) {
			if !ended && m.Open.Title == nil && !c.Ahead(time.Now().Add(time.Hour), draw) {
				t.Errorf("%s: something cannot be baked ahead", name)
			}
		}
		for range 2 { // the first time, everything is still being baked
			c.Begin(2)
			m.Draw(c, f, p, board.Now{Moment: scene.Moment{Clock: 3}})
			c.End()
		}
		if len(dev.seen) == 0 || len(dev.seen) > 6 {
			t.Errorf("%s is drawn from %d pages on a fine screen", name, len(dev.seen))
		}
	}
}
