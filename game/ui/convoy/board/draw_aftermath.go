package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// aftermath paints what follows from the battle, with the sign that a touch goes on, or the buttons.
func (d *drawing) aftermath(t float64) {
	b, p := d.m.Battle, d.f.Battle
	first, list := b.queue(d.f.results())
	in := 1.0
	if b.Opens { // before that, its words would give away who wins
		in = 0.4 + 0.6*motion.Tween{Start: breakEnd, Length: 200}.At(t)
	}
	d.PushAlpha(in)
	for i, r := range p.Results {
		y := list[i]
		if b.Opens && t < breakEnd {
			y.Label = ""
		}
		d.result(&y, r, first+i)
		if next := r.Right() + 4*d.f.S; i+1 < len(p.Results) && !d.f.Portrait {
			d.FillRect(kit.Rect{X: next + 3*d.f.S, Y: r.MidY() - 1, W: 12 * d.f.S, H: 2}, kit.Hex(0x7A828D))
		}
	}
	d.Pop()
	if b.Skip == "" {
		d.actions()
		return
	}
	d.FillShape(kit.Round(8), p.Skip, kit.Hex(0x232D38), kit.Hex(0x181F28))
	d.Outline(kit.Round(8), p.Skip, 1.5, kit.Hex(0x8A97A6))
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(24), Least: MinText, Tracking: 1, Upper: true,
		Color: kit.White, H: kit.Middle, V: kit.Middle}, b.Skip, p.Skip.Inset(4))
}

// result paints one of the things that follow from the battle; n is its number, from 0.
func (d *drawing) result(y *Result, r kit.Rect, n int) {
	top, bottom, edge, sign := kit.Hex(0x121720), kit.Hex(0x0C1016), kit.PanelEdge, kit.Legal
	title, text := kit.White, kit.TextSecond
	switch {
	case y.Now:
		top, bottom, edge, sign = kit.Hex(0x5A4518), kit.Hex(0x2C230E), kit.Gold, kit.Gold
		d.Halo(kit.Round(8), r, 10, kit.Gold.Fade(0.5))
	case y.Later:
		edge, sign, title, text = kit.Hex(0x2C3643), kit.Hex(0x8A93A0), kit.TextQuiet, kit.TextQuiet
	}
	d.FillShape(kit.Round(8), r, top.Fade(0.95), bottom.Fade(0.95))
	d.Outline(kit.Round(8), r, 1.5, edge)
	q := math.Min(24*math.Max(d.f.S, 0.7), r.H*0.5)
	cell := kit.Rect{X: r.X + r.W*0.03 + 2, Y: r.Y, W: q, H: r.H}
	switch {
	case y.Now || y.Later:
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: d.f.Px(27), Least: MinText, Color: sign, H: kit.Middle,
			V: kit.Middle}, itoa(n), cell)
	case y.Idle:
		d.FillRect(cell.Centred(q*0.6, 2), kit.TextQuiet)
	default:
		d.DrawIcon(kit.IconCheck, cell.Centred(q*0.8, q*0.8), sign, kit.Ink)
	}
	box := kit.Rect{X: cell.Right() + 10*math.Max(d.f.S, 0.7), Y: r.Y, W: r.Right() - cell.Right() - 16*math.Max(d.f.S,
		0.7), H: r.H}
	head, small := d.f.Px(18), d.f.Px(15)
	big := kit.Style{Face: kit.LabelBold, Size: head, Least: MinText, Tracking: 0.5, Upper: true, Color: title,
		V: kit.Middle}
	fine := kit.Style{Face: kit.Label, Size: small, Least: MinText, Color: text, V: kit.Middle, Leading: 1.08,
		Squeeze: 0.86}
	if y.Text == "" {
		d.Line(big, y.Label, box)
		return
	}
	lines := 1.0
	if kit.Width(fine.Face, MinText*d.f.TextScale, 0, y.Text)*fine.Squeeze > box.W && r.H > head+
		2.2*MinText*d.f.TextScale {
		lines = 2
	}
	both := head*1.08 + small*1.12*lines
	y0 := box.MidY() - both/2
	d.Line(big, y.Label, kit.Rect{X: box.X, Y: y0, W: box.W, H: head * 1.08})
	below := kit.Rect{X: box.X, Y: y0 + head*1.08, W: box.W, H: small * 1.12 * lines}
	if lines == 1 {
		d.Line(fine, y.Text, below)
		return
	}
	d.Block(fine, y.Text, below)
}
