package board

import (
	"cmp"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// ResultSpot explains the result cards.
var ResultSpot = table.KindPile.Spot("results")

// Result is a result card. Of the three things that it says, only one counts at a time; the others are painted dark.
type Result struct {
	Title   string
	Hits    [4]int // by level of gun
	Jams    [4]bool
	Fire    [6]string // by number of enemy: damage, "" for none, "!" for an ambush
	Letters string    // the boxes in the order in which they win
	Level   int       // the gun that fires, 0 for none
	Foes    [6]bool   // the numbers of the enemies that fire
	Boxes   bool      // the letters count
	Box     int       // the letter that decided, counted from 1 from the left; 0 for none
	Now     bool      // it is turned over at the moment shown
}

// Fires reports whether enemies fire.
func (x *Result) Fires() bool { return x.Foes != [6]bool{} }

// dark is how much of a part is visible that does not count.
const dark = 0.3

// The colours of a result card.
var (
	resultGround, resultPen        = kit.Hex(0xE6EEF0), kit.Hex(0x14242E)
	gunGround, gunNumber, jamColor = kit.Hex(0xC9D6DA), kit.Hex(0x3A1410), kit.Hex(0xB02A1E)
	fireGround, fireNumber         = kit.Hex(0x3A1218), kit.Hex(0xFFD9D2)
	firesGround                    = kit.Hex(0x8E1B1B)
)

// result paints a result card: the hits of guns, the fire of enemies, and the order of the boxes.
func (d *drawing) result(x *Result, r kit.Rect) {
	f := d.f
	q := kit.Round(f.Unit(8, 5))
	d.Halo(q, r.Offset(0, 3), 8, kit.Black.Fade(0.6))
	d.Fill(q, r, resultGround)
	in := r.Inset(f.Unit(7, 3))
	title, in := in.CutTop(f.Px(15) * 1.2)
	d.Line(centred(label(f.Px(15), resultPen)), x.Title, title)
	foot, in := in.CutBottom(f.Px(17) * 1.3)
	left, right := in.CutLeft(in.W * 0.6)
	d.resultGuns(x, left)
	d.resultFire(x, right)
	d.resultBoxes(x, foot)
}

// resultGuns paints what each level of gun does.
func (d *drawing) resultGuns(x *Result, r kit.Rect) {
	for i := range x.Hits {
		d.resultGun(x, i, kit.Rect{X: r.X, Y: r.Y + float64(i)*r.H/4, W: r.W - 4, H: r.H/4 - 2})
	}
}

// resultGun paints what a level of gun does, counted from 0. One that misses shows a cross where it counts.
func (d *drawing) resultGun(x *Result, i int, at kit.Rect) {
	ground, seen := gunGround, dark
	if x.Level == i+1 {
		ground, seen = art.Gold, 1
	}
	d.Fill(kit.Round(4), at, ground.Fade(seen))
	n, rest := at.CutLeft(min(at.H, 24))
	d.Fill(kit.Round(4), n, gunNumber.Fade(seen))
	d.Line(centred(number(d.f.Fit(16, n.H), art.Text)), itoa(i+1), n)
	size := x.sign(i, rest)
	sign := func(name string, at float64, col kit.Color) {
		art.Sign(d.Canvas, name, kit.Rect{X: at, Y: rest.MidY() - size/2, W: size, H: size}, col.Fade(seen))
	}
	for k := range x.Hits[i] {
		sign("attack", rest.X+2+float64(k)*size, resultPen)
	}
	if x.Hits[i] == 0 && x.Level == i+1 {
		sign("cross", rest.X+2, resultPen)
	}
	if x.Jams[i] {
		sign("jam", rest.Right()-size-1, jamColor)
	}
}

// sign returns the size of the signs for a gun's hits and jam that fit in a line.
func (x *Result) sign(gun int, line kit.Rect) float64 {
	n := float64(x.Hits[gun])
	if x.Jams[gun] {
		n++
	}
	return min(line.H*0.8, line.W/3.6, (line.W-4)/max(n, 1))
}

// resultFire paints what enemies of each number do when they fire.
func (d *drawing) resultFire(x *Result, r kit.Rect) {
	for i := range x.Fire {
		d.resultFoe(x, i, kit.Rect{X: r.X, Y: r.Y + float64(i)*r.H/6, W: r.W, H: r.H/6 - 1.5})
	}
}

// resultFoe paints what the enemy of a number does, counted from 0.
func (d *drawing) resultFoe(x *Result, i int, at kit.Rect) {
	ground, seen := fireGround, dark
	if x.Foes[i] {
		ground, seen = firesGround, 1
	}
	d.Fill(kit.Round(3), at, ground.Fade(seen))
	size := d.f.Fit(15, at.H)
	d.Line(number(size, fireNumber), itoa(i+1), kit.Rect{X: at.X + 4, Y: at.Y, W: 14, H: at.H})
	sign := kit.Rect{X: at.X + min(at.W*0.45, size*2.4), Y: at.MidY() - size*0.42, W: size * 0.84, H: size * 0.84}
	switch n := x.Fire[i]; {
	case n == "!":
		art.Sign(d.Canvas, "enemy", sign, fireNumber.Fade(max(seen, 0.6)))
	case n != "" || x.Foes[i]:
		n = cmp.Or(n, "0")
		art.Sign(d.Canvas, "damage", sign, fireNumber.Fade(max(seen, 0.6)))
		d.Line(number(size, art.Text), n, kit.Rect{X: sign.Right() + 2, Y: at.Y, W: 14, H: at.H})
	}
}

// resultBoxes paints the letters of the boxes, in the order in which they win.
func (d *drawing) resultBoxes(x *Result, r kit.Rect) {
	for i, letter := range x.Letters {
		at := layout.Cell(r, i, len(x.Letters), 3)
		ground, pen, seen := resultPen, art.Text, dark
		switch {
		case x.Box == i+1:
			ground, pen, seen = art.Gold, resultPen, 1
		case x.Boxes:
			seen = 1
		}
		d.Fill(kit.Round(4), at, ground.Fade(seen))
		d.Line(centred(number(d.f.Fit(17, at.H), pen)), string(letter), at)
	}
}

// resultStrip paints only what counts of a result card, in one line.
func (d *drawing) resultStrip(x *Result, r kit.Rect) {
	f := d.f
	q := kit.Round(6)
	d.Halo(q, r.Offset(0, 2), 6, kit.Black.Fade(0.5))
	d.Fill(q, r, resultGround)
	in := r.InsetXY(6, 4)
	title, in := in.CutLeft(in.W * 0.46)
	st := label(f.Px(15), resultPen)
	d.Line(st, x.Title, title.InsetXY(3, 0))
	if x.Level > 0 {
		d.resultGun(x, x.Level-1, in)
		return
	}
	if x.Boxes {
		d.resultBoxes(x, in)
		return
	}
	var foes []int
	for i, fires := range x.Foes {
		if fires {
			foes = append(foes, i)
		}
	}
	for k, i := range foes {
		d.resultFoe(x, i, layout.Cell(in, k, len(foes), 4))
	}
}
