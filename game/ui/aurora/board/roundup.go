package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
)

// Roundup is what came of a round.
type Roundup struct {
	Title, Ship string
	Lines       []Deeds
}

// Deeds are what a convoy did and lost in it.
type Deeds struct {
	Seat, Name string
	Way        string // from which space to which
	Out        bool
	Notes      []Note
}

// roundup shows it over the middle of the table: a line a convoy.
func (d *drawing) roundup(x *Roundup, u float64) {
	f := d.f
	if !d.now.Calm { // it comes and goes
		d.PushAlpha(math.Min(1, 8*math.Min(u+0.02, 1.02-u)))
		defer d.Pop()
	}
	line := math.Max(f.Unit(44, 32), f.Px(22)*1.4)
	head := line * 1.5
	w := math.Min(f.W-16, f.Unit(640, 420))
	h := head + line*float64(len(x.Lines)) + f.Unit(28, 20)
	r := kit.Rect{X: (f.W - w) / 2, Y: f.Road.Bottom() + (f.Deck-f.Road.Bottom()-h)/2, W: w, H: h}
	d.Panel(kit.Cut(14), r, kit.Hex(0x163044), kit.Hex(0x0A1722), art.Gold)
	in := r.InsetXY(f.Unit(20, 12), f.Unit(14, 10))
	top, in := in.CutTop(head)
	st := number(f.Head(26), art.Text)
	st.Upper = true
	wide := math.Min(kit.Width(st.Face, st.Size, 0, x.Title)*1.1+f.Unit(16, 10), top.W*0.5)
	d.Line(st, x.Title, kit.Rect{X: top.X, Y: top.Y, W: wide, H: line})
	q := line * 0.6
	art.Sign(d.Canvas, "ship", kit.Rect{X: top.X + wide, Y: top.Y + (line-q)/2, W: q, H: q}, art.Ice)
	_, ship := kit.Rect{X: top.X, Y: top.Y, W: top.W, H: line}.CutLeft(wide + q + 6)
	d.Line(label(f.Px(17), art.Second), x.Ship, ship)
	d.FillRect(kit.Rect{X: in.X, Y: in.Y - line*0.25, W: in.W, H: 1}, art.Line)
	for i := range x.Lines {
		var row kit.Rect
		row, in = in.CutTop(line)
		d.deeds(&x.Lines[i], row)
	}
}

// deeds are one line of it.
func (d *drawing) deeds(x *Deeds, row kit.Rect) {
	f := d.f
	q := row.H * 0.6
	art.Emblem(d.Canvas, x.Seat, kit.Rect{X: row.X, Y: row.MidY() - q/2, W: q, H: q})
	at := row.X + q + f.Unit(10, 6)
	if !f.Portrait {
		d.Line(label(f.Px(17), art.Seat(x.Seat)), x.Name, kit.Rect{X: at, Y: row.Y, W: row.W * 0.17, H: row.H})
		at += row.W * 0.18
	}
	if x.Out {
		art.Sign(d.Canvas, "skull", kit.Rect{X: at, Y: row.MidY() - q/2, W: q, H: q}, art.Loss)
		return
	}
	way := row.W * 0.26
	d.Line(number(f.Px(20), art.Text), x.Way, kit.Rect{X: at, Y: row.Y, W: way, H: row.H})
	at += way
	rest := kit.Rect{X: at, Y: row.Y, W: row.Right() - at, H: row.H}
	for i, n := range x.Notes {
		col := art.Text
		if n.Bad {
			col = art.Loss
		}
		box := cell(rest, i, max(len(x.Notes), 4), 2)
		d.sign(box.X, box, n.Sign, n.N, math.Min(f.Unit(21, 15), box.W*0.5), col)
	}
}
