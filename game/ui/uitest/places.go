package uitest

import (
	"fmt"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
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
