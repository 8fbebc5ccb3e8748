package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// ledger is the sheet on which a production or a scoring is told line by line.
func (d *drawing) ledger() {
	l, f := d.m.Ledger, d.f
	if l == nil || f.Ledger.H < 60 {
		return
	}
	n, sum := len(l.Lines), 0
	if l.Sum.Name != "" {
		sum = 1
	}
	size := f.Fit(20, 24)
	line := math.Min(f.Unit(38, 27), (f.Ledger.H-size*1.9)/float64(max(n+sum, 1)))
	least := f.Px(15) * 1.25
	from := 0
	if line < least { // as many as fit, with the one that is told among them
		line = least
		fits := max(1, int((f.Ledger.H-size*1.9)/line)-sum)
		for i := range l.Lines {
			if l.Lines[i].Now && i >= fits {
				from = i - fits + 1
			}
		}
		n = min(fits, n-from)
	}
	r := f.Ledger
	r.H = math.Min(r.H, size*1.9+float64(n+sum)*line)
	d.paperSheet(r, f.Unit(8, 5), 2)
	in := r.InsetXY(f.Unit(12, 7), f.Unit(5, 3))
	head, in := in.CutTop(size * 1.35)
	sign, head := head.CutLeft(size * 1.3)
	if l.Sign == "vp" {
		art.Good(d.Canvas, l.Sign, sign.Centred(size*1.1, size*1.1))
	} else {
		art.Sign(d.Canvas, l.Sign, sign.Centred(size*1.1, size*1.1), kit.Hex(0xA8540C))
	}
	d.Line(title(size, pen), l.Title, head)
	for i := range n {
		var row kit.Rect
		row, in = in.CutTop(line)
		d.ledgerLine(&l.Lines[from+i], row)
	}
	if sum > 0 {
		row, _ := in.CutTop(line)
		d.Fill(kit.Round(5), row.InsetXY(-4, 1), tray)
		d.FillRect(kit.Rect{X: row.X - 4, Y: row.Y, W: row.W + 8, H: 2}, rust)
		d.ledgerLine(&l.Sum, row)
	}
}

// ledgerLine is one source with what it brings, and whether it has come.
func (d *drawing) ledgerLine(x *LedgerLine, r kit.Rect) {
	f := d.f
	if x.Now {
		d.Fill(kit.Round(5), r.InsetXY(-4, 1), kit.Hex(0xF2B94E))
	}
	d.FillRect(kit.Rect{X: r.X, Y: r.Bottom() - 1, W: r.W, H: 1}, fold)
	mark, rest := r.CutRight(r.H)
	q := math.Min(r.H*0.56, f.Unit(20, 15))
	switch {
	case x.Now:
		art.Sign(d.Canvas, "production", mark.Centred(q, q), kit.Hex(0x8A3F08))
	case x.Done && (x.Print != nil || x.Faction != ""): // a sum is never done
		d.DrawIcon(kit.IconCheck, mark.Centred(q, q), gainPaper, paper)
	}
	if !x.Done && !x.Now {
		d.PushAlpha(0.5)
		defer d.Pop()
	}
	if x.Print != nil {
		var picture kit.Rect
		picture, rest = rest.CutLeft(r.H * 1.3)
		picture = picture.InsetXY(0, 2)
		art.Picture(d.Canvas, x.Print.ID, x.Print.Class, picture)
		d.Outline(kit.Round(3), picture, 1.5, rust)
		_, rest = rest.CutLeft(6)
	}
	if x.Faction != "" {
		var badge kit.Rect
		badge, rest = rest.CutLeft(r.H)
		art.Emblem(d.Canvas, x.Faction, badge.Centred(r.H*0.8, r.H*0.8))
		_, rest = rest.CutLeft(4)
	}
	size := math.Min(r.H*0.74, f.Unit(26, 19))
	w := math.Min(art.GoodsWidth(x.Goods, size)+4, rest.W*0.66)
	goods, rest := rest.CutRight(w)
	if x.Count != "" {
		var count kit.Rect
		count, rest = rest.CutRight(size * 1.3)
		d.Line(middle(label(size*0.9, pen)), x.Count, count)
	}
	art.Goods(d.Canvas, x.Goods, goods, size, pen, kit.Finish)
	d.Line(label(f.Fit(17, r.H*0.8), pen), x.Name, rest)
}
