package art

import (
	"strconv"

	"onelongnight/game/ui/kit"
)

// front paints the plates with numbers and the chips, above the sides.
func (t *tile) front() {
	k := min(1.2, t.size.signs())
	corner := func(x float64, paint func()) {
		t.pen.Push(kit.Translate(x, 0).Mul(kit.Scale(k, k)))
		paint()
		t.pen.Pop()
	}
	if t.l.Wounds > 0 && t.size != tiny {
		t.pen.Draw("mark-crack")
	}
	switch {
	case t.l.Owner != t.d.Army:
		corner(-70, t.flag)
	case t.size == tiny:
	case t.d.Class == Headquarters:
		t.aura()
	case t.d.Mobile || t.l.Mobile || t.d.Explodes:
		corner(-70, t.gift)
	}
	if t.size == tiny {
		return
	}
	if t.d.Life > 1 {
		corner(72, t.life)
	}
	switch t.d.Class {
	case Headquarters:
		if t.l.Points >= 0 {
			t.heart(0, 38, min(1.12, t.size.signs()))
		}
	case Soldier:
		t.badges()
	}
}

// plate paints the badge for a number in the army's style.
func (t *tile) plate(x, y, wide, high float64) {
	path := tilePath("plate-" + t.d.Army.String())
	t.pen.Push(kit.Translate(x, y).Mul(kit.Scale(wide/48, high/48)))
	t.pen.Stroke(path, 9, kit.Solid(ink))
	t.pen.Fill(path, kit.Solid(t.col.Badge))
	t.pen.Stroke(path, 4, kit.Solid(t.col.Edge))
	t.pen.Pop()
}

// heart paints the badge for an HQ's points. Its shape differs from that of a phase, since both contain numbers.
func (t *tile) heart(x, y, k float64) {
	path := kit.SVG("M0 36C-14 25-43 10-43-11C-43-26-33-33-23-33C-13-33-5-29 0-22C5-29 13-33 23-33C33-33 43-26 43-11" +
		"C43 10 14 25 0 36Z")
	t.pen.Push(kit.Translate(x, y).Mul(kit.Scale(k, k)))
	t.pen.Stroke(path, 9, kit.Solid(ink))
	t.pen.Fill(path, kit.Solid(kit.Hex(0x6A1418)))
	t.pen.Stroke(path, 4, kit.Solid(t.col.Edge))
	t.pen.Pop()
}

// text writes a word centred at x, with its baseline at y.
func (t *tile) text(x, y, size float64, word string, col kit.Color) {
	w := kit.Width(kit.DisplayBlack, size, 0, word)
	t.pen.Fill(new(kit.Path).Text(kit.DisplayBlack, size, 0, x-w/2, y, word), kit.Solid(col))
}

// badges paints the phases in which a tile strikes.
func (t *tile) badges() {
	list := t.l.Strikes[:t.l.Count]
	// The size of a badge and the distance to the next depend on how many there are.
	k := min(1.1, t.size.signs())
	wide, step, y := 48*k, 0.0, 40.0
	switch len(list) {
	case 0, 1:
	case 2:
		wide, step, y = 42*k, 50*k, 41
	case 3:
		wide, step, y = 36*k, 44*k, 41
	default:
		wide, step, y = 30*k, 34*k, 43
	}
	arrow := Same
	for i, s := range list {
		x, col := (float64(i)-float64(len(list)-1)/2)*step, kit.White
		switch {
		case s.Change == Up || s.Change == Extra:
			col = kit.LegalBright
		case s.Change == Down:
			col = kit.Loss
		case t.l.Netted:
			col = kit.Hex(0xC9CDD2)
		}
		if s.Change == Up || s.Change == Down {
			arrow = s.Change
		}
		t.plate(x, y, wide, wide)
		t.text(x, y+wide*0.34, wide*0.98, strconv.Itoa(int(s.Phase)), col)
	}
	if arrow == Same {
		return
	}
	at := kit.Point{Y: y - wide/2 - 6}
	if len(list) == 1 {
		at = kit.Point{X: 33 * k, Y: 24}
	}
	t.dot(at, 13, ink)
	t.pen.Push(kit.Translate(at.X, at.Y))
	if arrow == Up {
		t.pen.Fill(kit.SVG("M0-9L9 6H-9Z"), kit.Solid(kit.LegalBright))
	} else {
		t.pen.Fill(kit.SVG("M0 9L9-6H-9Z"), kit.Solid(kit.Loss))
	}
	t.pen.Pop()
}

// chip paints a dark disc for a sign, at the left corner.
func (t *tile) chip(r, edge float64) {
	t.dot(kit.Point{}, r, ink)
	t.pen.Stroke(disc(0, 0, r), edge, kit.Solid(t.col.Edge))
}

// gift paints the sign that a tile is mobile, or explodes.
func (t *tile) gift() {
	t.chip(18, 3)
	if t.d.Explodes {
		t.put("sign-boom", 0, 0, 0.52)
		return
	}
	col := bone
	if t.l.Mobile {
		col = kit.LegalBright
	}
	t.pen.Stroke(kit.SVG("M-10-9L-1 0L-10 9M1-9L10 0L1 9"), 4, kit.Solid(col))
}

// auras are what the HQs give to their neighbours (2.2), with the size of the sign beside a number and alone.
var auras = [Armies]struct {
	sign        string
	beside, own float64
}{Moloch: {"sign-bullet", 0.62, 0.86}, Outpost: {"sign-extra", 0.56, 0.78}, Borgo: {"sign-watch", 0.58,
	0.8}, Hegemony: {"sign-fang", 0.68, 0.92}}

// aura paints what an HQ gives to its neighbours.
func (t *tile) aura() {
	a := auras[t.d.Army]
	if t.size != large {
		t.pen.Push(kit.Translate(-70, 0))
		t.chip(25, 4)
		t.put(a.sign, 0, 0, a.own)
		t.pen.Pop()
		return
	}
	box := new(kit.Path).Round(kit.Rect{X: -92, Y: -17, W: 54, H: 34}, 10)
	if t.d.Army == Moloch {
		box = new(kit.Path).Cut(kit.Rect{X: -92, Y: -17, W: 54, H: 34}, 4, 4)
	}
	t.pen.Fill(box, kit.Solid(ink))
	t.pen.Stroke(box, 3, kit.Solid(t.col.Edge))
	t.put(a.sign, -76, 0, a.beside)
	t.text(-53, 8.5, 24, "+1", kit.LegalBright)
}

// life paints a bar for each wound that the tile can bear; wounds it has are crossed out.
func (t *tile) life() {
	const high, gap = 14, 4
	n := t.d.Life
	for i := range n {
		y := -float64(n*high+(n-1)*gap)/2 + float64(i*(high+gap))
		bar := new(kit.Path).Round(kit.Rect{X: -11, Y: y, W: 22, H: high}, 3)
		t.pen.Stroke(bar, 5, kit.Solid(ink))
		if i >= int(t.l.Wounds) {
			t.pen.Fill(bar, kit.Solid(bone))
			continue
		}
		t.pen.Fill(bar, kit.Solid(kit.Hex(0x2A0805)))
		cross := new(kit.Path)
		line(cross, -8, y+2.5, 8, y+high-2.5)
		line(cross, 8, y+2.5, -8, y+high-2.5)
		t.pen.Stroke(cross, 4.5, kit.Solid(hit))
	}
}

// flag paints the new owner of a tile that was taken over. It is where modules have nothing, since their connectors may
// be on any side.
func (t *tile) flag() {
	col := &colors[t.l.Owner]
	cloth := kit.SVG("M-23-22H23V12L0 27L-23 12Z")
	t.pen.Stroke(cloth, 9, kit.Solid(ink))
	t.pen.Fill(cloth, kit.Solid(col.Badge))
	t.pen.Stroke(cloth, 4, kit.Solid(col.Edge))
	draw(t.pen.Painter, "emblem-"+t.l.Owner.String(), -18, -19, 0.36)
}
