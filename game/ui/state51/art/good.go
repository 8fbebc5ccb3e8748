package art

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
)

// Good draws a good in the largest square in the middle of r. Contact tokens have their digit.
func Good(c *kit.Canvas, name string, r kit.Rect) {
	side := math.Min(r.W, r.H)
	r = r.Centred(side, side)
	shape, digit := contact(name)
	type key struct{ good string }
	unit := side / 24 // outlines extend a little beyond the grid
	c.Art(key{shape}, r.Inset(-unit), func(p *kit.Painter) { draw(p, tokens(), shape, unit, unit, unit) })
	if digit == "" {
		return
	}
	// The digit fits inside the token's shape, unless it would be too small to read.
	size := math.Max(kit.MinText, math.Min(math.Max(side*0.625, 14.1), side*0.84))
	style := kit.Style{Face: kit.DisplayBlack, Size: size, Color: kit.White, H: kit.Middle, V: kit.Middle}
	if shape == "wild" {
		style.Color = outline
	}
	c.Line(style, digit, r.Grow(style.Size, style.Size))
}

// contact splits the name of a contact token into its shape and its digit, "" for other goods.
func contact(name string) (shape, digit string) {
	n := len(name) - 1
	switch {
	case n < 1:
		return name, ""
	case name[:n] == "red", name[:n] == "blue", name[:n] == "grey", name[:n] == "wild":
		return name[:n], name[n:]
	}
	return name, ""
}

// Sign draws a sign in the largest square in the middle of r.
func Sign(c *kit.Canvas, name string, r kit.Rect, col kit.Color) {
	side := math.Min(r.W, r.H)
	if name == "lock" {
		c.DrawIcon(kit.IconLock, r, col, col)
		return
	}
	type key struct{ sign string }
	unit := side / 24
	c.Tinted(key{name}, r.Centred(side+2*unit, side+2*unit), col,
		func(p *kit.Painter) { draw(p, signs(), name, unit, unit, unit) })
}

// Goods draws runs of goods in a line, as large as size or as fits, and returns its width. Two or more equal goods are
// drawn as a number and one good.
func Goods(c *kit.Canvas, runs []Run, r kit.Rect, size float64, ink kit.Color, align kit.Align) (w float64) {
	return line(c, ofRuns(runs), r, size, ink, align)
}

// GoodsWidth returns the width of Goods if there is enough room.
func GoodsWidth(runs []Run, size float64) float64 { return width(ofRuns(runs), size) }

// ofRuns returns the parts for runs of goods, with gaps between them.
func ofRuns(runs []Run) (parts []part) {
	for i, run := range runs {
		if i > 0 {
			parts = append(parts, part{gap, ""})
		}
		if run.N > 1 {
			parts = append(parts, part{number, strconv.Itoa(run.N)})
		}
		parts = append(parts, part{good, run.Good})
	}
	return parts
}
