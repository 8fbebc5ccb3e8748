package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// queueText returns the text size in the queue. The list that a touch of the prompt opens has it in normal size.
func (f *Layout) queueText() float64 { return f.Head(15) }

// queueHeight returns the height of an item of the queue. On a phone it is low enough for the prompt to keep its lines.
func (f *Layout) queueHeight() float64 {
	if f.Portrait {
		return f.queueText() * 1.45
	}
	return math.Max(f.Unit(26, 21), f.queueText()*1.45)
}

// queued returns what waits to happen, above the hand: as much as there is room for, and a sign if that is not all.
func (f *Layout) queued(m *Model) layout.Node {
	f.Queue = make([]kit.Rect, len(m.Queue))
	gap, all, some := f.Unit(18, 14), make([]layout.Node, len(m.Queue)), make([]layout.Node, len(m.Queue))
	for i := range all {
		leaf, w := layout.Leaf(&f.Queue[i]), f.queueWidth(&m.Queue[i], f.queueHeight(), i)
		all[i], some[i] = leaf.Copy().Fixed(w), leaf.Needs(0, func(float64) float64 { return w }).Out(i)
	}
	if len(some) > 1 {
		some = append(some, layout.Leaf(&f.More).Fixed(f.queueText()*1.6))
	}
	return layout.Either(layout.Row(gap, all...), layout.Row(gap, some...)).Inside(func(kit.Rect) {
		f.Queue = slices.DeleteFunc(f.Queue, kit.Rect.Empty)
	})
}

// wordless reports whether item i is shown by its picture alone, as those that wait are on a phone.
func (f *Layout) wordless(q *QueueItem, i int) bool { return f.Portrait && i > 0 && q.Pic != nil }

// queueWidth returns the width of item i, with its picture and words.
func (f *Layout) queueWidth(q *QueueItem, h float64, i int) float64 {
	if f.wordless(q, i) {
		return h * 1.2
	}
	w := kit.Width(kit.LabelBold, f.queueText(), 0.2, q.Text) + 18
	if q.Pic != nil {
		w += h * 0.95
	}
	return w
}

// queue paints the queue: what is decided now in gold, then the others in order.
func (d *drawing) queue() {
	f := d.f
	for i, r := range f.Queue {
		d.queued(&d.m.Queue[i], i, r)
		if i+1 < len(d.m.Queue) {
			h := r.H * 0.34
			d.Figure("M1 0L7 6L1 12", 8, 12, kit.Rect{X: r.Right() + 5, Y: r.MidY() - h/2, W: h * 0.67, H: h}, 2,
				kit.TextQuiet)
		}
	}
	if !f.More.Empty() {
		d.Line(kit.Style{Face: kit.LabelBold, Size: f.queueText(), Color: kit.TextQuiet, V: kit.Middle}, "…", f.More)
	}
}

// queued paints item i of the queue on a pill. Its picture reaches out a little.
func (d *drawing) queued(q *QueueItem, i int, r kit.Rect) {
	ground, edge, text := kit.Hex(0x10161E), kit.Hex(0x4A5664), kit.TextSecond
	if i == 0 {
		ground, edge, text = kit.Hex(0x3A2C10), kit.Gold, kit.Gold
	}
	d.Fill(kit.Round(r.H/2), r, ground.Fade(0.94))
	d.Outline(kit.Round(r.H/2), r, 1.4, edge)
	box := r.InsetXY(9, 0)
	if q.Pic != nil {
		at := kit.Rect{X: r.X + 4, Y: r.Y - 3, W: (r.H + 6) / tall, H: r.H + 6}
		_, box = box.CutLeft(r.H * 0.95)
		if d.f.wordless(q, i) {
			d.pic(q.Pic, at.Offset(r.MidX()-at.MidX(), 0))
			return
		}
		d.pic(q.Pic, at)
	}
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.queueText(), Least: MinText, Tracking: 0.2, Color: text,
		H: kit.Middle, V: kit.Middle}, q.Text, box)
}
