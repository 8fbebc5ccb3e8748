package uitest

import (
	"fmt"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// finger is the least size of what is touched on a phone, in CSS pixels.
const finger = 44

// Misplaced returns what is wrong with the places of a window: those that leave the window, those that overlap though
// may forbids it, and those too small for a finger on a phone, unless the edge of something scrolling cuts them.
func Misplaced(w kit.Window, hits scene.Hits, may func(below, above table.Spot) bool,
	cut func(table.Spot) bool) (faults []string) {
	const off = 0.5 // CSS pixels that nobody can see
	for i, h := range hits {
		r := h.Rect
		if r.X < -off || r.Y < -off || r.Right() > w.W+off || r.Bottom() > w.H+off {
			faults = append(faults, fmt.Sprintf("%s %v leaves the window", h.Spot, r))
		}
		if w.Narrow && !cut(h.Spot) && (r.W < finger-0.1 || r.H < finger-0.1) {
			faults = append(faults, fmt.Sprintf("%s is %.1f×%.1f, too small for a finger", h.Spot, r.W, r.H))
		}
		for _, o := range hits[:i] {
			if both := r.Intersect(o.Rect); both.W > off && both.H > off && !may(o.Spot, h.Spot) {
				faults = append(faults, fmt.Sprintf("%s %v overlaps %s %v", h.Spot, r, o.Spot, o.Rect))
			}
		}
	}
	return faults
}

// nowhere is a device that discards what is drawn.
type nowhere struct{ *Device }

func (nowhere) Draw([]kit.Vertex) {}

// NewBlindCanvas returns a canvas that shows nothing, for tests of what is drawn on it.
func NewBlindCanvas() *kit.Canvas { return kit.NewCanvas(nowhere{NewDevice(1, 1)}) }

// Cut returns the texts that do not fit their places in a picture.
func Cut(c *kit.Canvas, p scene.Picture, m scene.Moment) (texts []string) {
	c.Watch(func(text string) { texts = append(texts, text) })
	c.Begin(0.1) // small pictures are baked fast
	p.Draw(c, m)
	c.End()
	return texts
}

// LooksAt checks that a table shows one place at first and another one only while that is looked at, and that tabs lead
// there and back. paint makes the picture while a place is looked at, NoSpot for none.
func LooksAt(t testing.TB, home, away table.Spot, paint func(place table.Spot) *skin.Picture) {
	t.Helper()
	for _, x := range []struct{ looked, shown, other table.Spot }{{table.NoSpot, home, away}, {away, away, home}} {
		p := paint(x.looked)
		if !p.Shows(x.shown) || p.Shows(x.other) {
			t.Errorf("while %q is looked at, %s is not what is shown", x.looked, x.shown)
		}
		if _, _, ok := p.Above.Hits().Point(table.KindTab.Spot(x.other.ID)); !ok {
			t.Errorf("no touch leads from %s to %s", x.shown, x.other)
		}
	}
}
