package art

import (
	"strings"

	"onelongnight/game/ui/kit"
)

// blocks returns the two sides of a location as they are now.
func (f *face) blocks() [2][]string {
	if f.l.Blocks != nil {
		return *f.l.Blocks
	}
	return f.x.Blocks
}

// loose returns what lies on an encounter.
func (f *face) loose() []string {
	if f.l.Loose != nil {
		return f.l.Loose
	}
	return f.x.Tokens
}

// pair draws the two blocks of a location side by side.
func (f *face) pair(r kit.Rect, size float64) {
	for i, list := range f.blocks() {
		at := r
		at.W = (r.W - 4) / 2
		at.X += float64(i) * (at.W + 4)
		ground, edge := kit.Hex(0x16303F), kit.Hex(0x5E93A4)
		if len(list) == 0 {
			ground, edge = kit.Hex(0x0A1620), kit.Hex(0x2A4350)
		}
		if f.l.Pick == i+1 {
			ground, edge = kit.Hex(0x2F4517), Bright
		}
		f.Fill(kit.Round(6), at, ground)
		f.Outline(kit.Round(6), at, 1.4, edge)
		Row(f.Canvas, list, at.Inset(2), size, 2)
	}
}

// small draws a small card: a name, with signs at the foot.
func (f *face) small() {
	w, h := f.r.W, f.r.H
	signs := 0.0
	if w >= 44 && (f.x.Kind == Location || f.x.Kind == Encounter || f.x.Kind == Enemy) {
		signs = max(15*f.u, h*0.17)
	}
	name := strings.TrimSpace(f.x.Name)
	st := kit.Style{Face: kit.LabelBold, Size: kit.MinText * f.u, Color: Text, H: kit.Middle, V: kit.Middle,
		Shadow: 1.2}
	if f.l.Dim || f.l.Tired {
		st.Color = Second
	}
	most := 2
	if f.x.Short != "" { // a single word is enough to tell survivors and objects apart
		name, most = f.x.Short, 1
	}
	f.name(st, name, f.r.Bottom()-signs-5, most)
	foot := kit.Rect{X: f.r.X + 4, Y: f.r.Bottom() - signs - 4, W: w - 8, H: signs}
	switch {
	case signs == 0:
	case f.x.Kind == Location:
		blocks := f.blocks()
		half := foot
		half.W = foot.W / 2
		Row(f.Canvas, blocks[0], half, 13*f.u, 1)
		half.X += half.W
		Row(f.Canvas, blocks[1], half, 13*f.u, 1)
		f.FillRect(kit.Rect{X: foot.MidX() - 0.5, Y: foot.Y, W: 1, H: foot.H}, Ice.Fade(0.7))
		if len(f.x.First) > 0 {
			f.disc(f.x.First[0].Sign, f.r.X+14*f.u, f.r.Y+14*f.u, 11*f.u, f.x.First[0].Color)
		}
	case f.x.Kind == Encounter:
		Row(f.Canvas, f.loose(), foot, 15*f.u, 2)
	default:
		Effects(f.Canvas, f.x.ambush(), foot.Offset(0, -2), 13*f.u, false)
	}
}

// full draws everything that the card says.
func (f *face) full() {
	w, h := f.r.W, f.r.H
	k := w / 220
	band := kit.Rect{X: f.r.X + 1.5, Y: f.r.Y + h*0.46, W: w - 3, H: 34 * k}
	f.FillRect(band, f.ground())
	f.FillRect(kit.Rect{X: band.X, Y: band.Y, W: band.W, H: 2}, f.col)
	f.FillRect(kit.Rect{X: band.X, Y: band.Bottom(), W: band.W, H: 2}, f.col)
	f.Line(kit.Style{Face: kit.DisplayBlack, Size: 25 * k, Least: 16, Upper: true, Color: Text, V: kit.Middle},
		f.x.Name,
		band.InsetXY(10*k, 0))
	rest := kit.Rect{X: f.r.X + 13*k, Y: band.Bottom() + 8*k, W: w - 26*k, H: f.r.Bottom() - band.Bottom() - 14*k}
	var row kit.Rect
	row, rest = rest.CutTop(22 * k)
	f.Line(kit.Style{Face: kit.LabelBold, Size: max(kit.MinText, 15*k), Color: f.col, V: kit.Middle}, f.x.Tag, row)
	if len(f.x.Phases) > 0 {
		row, rest = rest.CutTop(24 * k)
		for i, sign := range f.x.Phases {
			Sign(f.Canvas, sign, kit.Rect{X: row.X + float64(i)*26*k, Y: row.Y + 3*k, W: 18 * k, H: 18 * k}, Gold)
		}
	}
	if f.x.Kind == Location {
		if len(f.x.First) > 0 {
			row, rest = rest.CutTop(28 * k)
			Effects(f.Canvas, f.x.First, row, 20*k, true)
		}
		row, rest = rest.CutTop(48 * k)
		f.pair(row, 26*k)
		_, rest = rest.CutTop(6 * k)
	}
	words := f.x.Words
	if len(f.x.Ways) > 0 {
		rest = f.ways(rest, k)
		words = nil
	}
	if len(f.x.Tokens) > 0 && rest.H > 26*k {
		row, rest = rest.CutTop(24 * k)
		Row(f.Canvas, f.loose(), row, 20*k, 3)
	}
	f.Block(kit.Style{Face: kit.Body, Size: max(15, 17*k), Least: kit.MinText, Color: Second, Leading: 1.15},
		strings.Join(words, "\n"), rest)
}

// ways draws the options of a card, each on a plate with a sign and words, and returns the rest of the room.
func (f *face) ways(rest kit.Rect, k float64) kit.Rect {
	ground, edge := kit.Hex(0x1E1A3A), kit.Hex(0x8C7FD0)
	if f.x.Kind == Enemy {
		ground, edge = kit.Hex(0x33121A), kit.Hex(0xC9483C)
	}
	st := kit.Style{Face: kit.Body, Size: max(kit.MinText, 15*k), Color: Text, Leading: 1.1, V: kit.Middle}
	q := 20 * k
	for i, way := range f.x.Ways {
		text := rest.W - q - 18*k
		high := float64(len(kit.Wrap(st.Face, st.Size, f.x.Words[i], text)))*st.Size*1.1 + 9*k
		var row kit.Rect
		row, rest = rest.CutTop(max(high, q+6*k))
		f.Fill(kit.Round(7), row, ground)
		f.Outline(kit.Round(7), row, 1.4, edge)
		Sign(f.Canvas, way[0].Sign, kit.Rect{X: row.X + 6*k, Y: row.MidY() - q/2, W: q, H: q}, way[0].Color)
		at := kit.Rect{X: row.X + q + 12*k, W: text, H: high - 9*k}
		at.Y = row.MidY() - at.H/2
		f.Block(st, f.x.Words[i], at)
		_, rest = rest.CutTop(5 * k)
	}
	return rest
}
