package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/state51/art"
)

// counting returns how far the points have been counted up, 0..1; 1 if nothing is being counted.
func (d *drawing) counting() float64 {
	l := d.m.Ledger
	if l == nil || l.Staged || d.now.Calm || d.now.Before == nil || d.now.Length <= 0 {
		return 1
	}
	return motion.Tween{Start: 0.1 * d.now.Length, Length: 0.4 * d.now.Length, Ease: motion.InOut}.At(d.now.T)
}

// ledger paints the sheet that tells a production or a scoring line by line, with points counted up so far.
func (d *drawing) ledger(counted float64) {
	l, f := d.m.Ledger, d.f
	if l == nil || f.Ledger.H < 60 {
		return
	}
	n, sum := len(l.Lines), 0
	own := 0.0 // how much higher the viewer's own line is, in lines
	if n > 0 && l.Lines[0].Own {
		own = 0.5
	}
	if l.Sum.Name != "" {
		sum = 1
	}
	size := f.Fit(20, 24)
	line := math.Min(f.Unit(38, 27), (f.Ledger.H-size*1.9)/(float64(max(n+sum, 1))+own))
	least := f.Px(15) * 1.25
	from := 0
	if line < least { // as many lines as fit, including the present one
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
	r.H = math.Min(r.H, size*1.9+(float64(n+sum)+own)*line)
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
		high := line
		if l.Lines[from+i].Own {
			high += own * line
		}
		row, in = in.CutTop(high)
		d.ledgerLine(&l.Lines[from+i], row, counted)
	}
	if sum > 0 {
		row, _ := in.CutTop(line)
		d.Fill(kit.Round(5), row.InsetXY(-4, 1), tray)
		d.FillRect(kit.Rect{X: row.X - 4, Y: row.Y, W: row.W + 8, H: 2}, rust)
		d.ledgerLine(&l.Sum, row, 1)
	}
}

// ledgerLine paints one source with what it brings, and whether it has brought it yet.
func (d *drawing) ledgerLine(x *LedgerLine, r kit.Rect, counted float64) {
	f := d.f
	switch {
	case x.Now:
		d.Fill(kit.Round(5), r.InsetXY(-4, 1), kit.Hex(0xF2B94E))
	case x.Own:
		d.Fill(kit.Round(5), r.InsetXY(-4, 1), kit.Hex(0xFFE3A0))
		d.Outline(kit.Round(5), r.InsetXY(-4, 1), 2.5, kit.Hex(0xB97A16))
	}
	d.FillRect(kit.Rect{X: r.X, Y: r.Bottom() - 1, W: r.W, H: 1}, fold)
	mark, rest := r.CutRight(math.Min(r.H, f.Unit(38, 27)))
	q := math.Min(r.H*0.56, f.Unit(20, 15))
	switch {
	case x.Now:
		art.Sign(d.Canvas, "production", mark.Centred(q, q), kit.Hex(0x8A3F08))
	case x.Counts: // no marks
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
	if x.Counts {
		rest = d.score(x, rest, size, counted)
	}
	art.Goods(d.Canvas, x.Goods, goods, size, pen, kit.Finish)
	st := label(f.Fit(17, r.H*0.8), pen)
	if x.Own {
		st = title(f.Fit(24, r.H*0.6), pen)
	}
	d.Line(st, x.Name, rest)
}

// score paints the points at the right of a line, and the gain before them. It returns the rest of the line.
func (d *drawing) score(x *LedgerLine, r kit.Rect, size, counted float64) (rest kit.Rect) {
	size = math.Min(math.Max(size, kit.MinText+2), r.H*0.8)
	if x.Own {
		size *= 1.2
	}
	count, rest := r.CutRight(size * 1.5)
	st := number(size, pen)
	st.H = kit.Finish
	d.Line(st, strconv.Itoa(x.Was+int(math.Round(float64(x.Is-x.Was)*counted))), count.InsetXY(4, 0))
	if x.More != "" {
		var more kit.Rect
		more, rest = rest.CutRight(size * 1.8)
		if counted >= 1 {
			d.Line(middle(number(math.Max(kit.MinText, size*0.7), gainPaper)), x.More, more)
		}
	}
	return rest
}
