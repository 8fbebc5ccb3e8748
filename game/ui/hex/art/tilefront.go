package art

import (
	"strconv"

	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
)

// text writes on a tile, its middle at x and its baseline at y.
func (t *tile) text(x, y, size float64, text string, col kit.Color) {
	p := t.pen.Painter
	w := kit.Width(kit.DisplayBlack, size, 0, text)
	path := new(kit.Path).Text(kit.DisplayBlack, size, 0, x-w/2, y, text)
	p.Fill(path, kit.Solid(col))
}

// put draws a sign k times its size round a point.
func (t *tile) put(name string, x, y, k float64) {
	p := t.pen.Painter
	p.Push(kit.Translate(x, y).Mul(kit.Scale(k, k)))
	t.pen.Draw(name)
	p.Pop()
}

// front paints numbers and chips, above the sides.
func (t *tile) front() {
	switch t.d.Class {
	case hex.Headquarters:
		t.headquarters()
	case hex.Soldier:
		if !t.tiny() {
			t.badges()
		}
	}
	if t.d.Class != hex.Instant && !t.tiny() {
		t.gift()
		t.life()
	}
	if t.l.Wounds > 0 && !t.tiny() {
		t.pen.Draw("mark-crack")
	}
	if t.l.Owner != t.d.Army {
		t.flag()
	}
}

// plate is the badge of a number in an army's manner, of a width.
func (t *tile) plate(x, y, wx, wy float64) {
	p, col := t.pen.Painter, colors[t.d.Army]
	path := kit.SVG(tilePath("plate-" + t.d.Army.String()))
	p.Push(kit.Translate(x, y).Mul(kit.Scale(wx/48, wy/48)))
	p.Stroke(path, 10, kit.Solid(ink))
	p.Fill(path, kit.Solid(col.Badge))
	p.Stroke(path, 4, kit.Solid(col.Edge))
	p.Pop()
}

// badges are the phases in which a tile strikes.
func (t *tile) badges() {
	n := int(t.l.Count)
	k := min(1.1, t.lod)
	w, dx := 48*k, 0.0
	switch {
	case n == 2:
		w, dx = 42*k, 50*k
	case n >= 3:
		w, dx = 36, 44
	}
	for i, s := range t.l.Strikes[:n] {
		x := (float64(i) - float64(n-1)/2) * dx
		col := kit.White
		switch {
		case s.Change == Up || s.Change == Extra:
			col = kit.LegalBright
		case s.Change == Down:
			col = kit.Loss
		case t.l.Netted:
			col = kit.Hex(0xC9CDD2)
		}
		t.plate(x, 41, w, w)
		t.text(x, 41+w*0.34, w*0.98, strconv.Itoa(int(s.Phase)), col)
	}
	for _, s := range t.l.Strikes[:n] {
		if s.Change == Up || s.Change == Down {
			t.arrow(s.Change == Up, 33+float64(n-1)*20, 20)
			return
		}
	}
}

// arrow says that it strikes earlier or later than printed.
func (t *tile) arrow(up bool, x, y float64) {
	p := t.pen.Painter
	p.Push(kit.Translate(x, y))
	p.Fill(new(kit.Path).Ellipse(0, 0, 14, 14), kit.Solid(ink))
	if up {
		p.Fill(kit.SVG("M0-10L10 7H-10Z"), kit.Solid(kit.LegalBright))
	} else {
		p.Fill(kit.SVG("M0 10L10-7H-10Z"), kit.Solid(kit.Loss))
	}
	p.Pop()
}

// auras are what the HQs give to their neighbours (2.2), and the size of the sign.
var auras = [hex.ArmyCount]struct {
	sign string
	k    float64
}{hex.Moloch: {"sign-bullet", 0.62}, hex.Outpost: {"sign-extra", 0.56}, hex.Borgo: {"sign-watch", 0.58}, hex.Hegemony: {"sign-fang", 0.68}}

// headquarters paints the points, and the sign of what it gives.
func (t *tile) headquarters() {
	if t.l.Points >= 0 {
		k := min(1.12, t.lod)
		t.plate(0, 38, 68*k, 58*k)
		t.text(0, 38+20*k, 56*k, strconv.Itoa(int(t.l.Points)), kit.White)
	}
	if t.tiny() {
		return
	}
	p, col, a := t.pen.Painter, colors[t.d.Army], auras[t.d.Army]
	if t.wide <= small {
		p.Fill(new(kit.Path).Ellipse(-70, 0, 25, 25), kit.Solid(ink))
		p.Stroke(new(kit.Path).Ellipse(-70, 0, 25, 25), 4, kit.Solid(col.Edge))
		t.put(a.sign, -70, 0, a.k*1.35)
		return
	}
	box := new(kit.Path).Round(kit.Rect{X: -92, Y: -17, W: 52, H: 34}, 9)
	p.Fill(box, kit.Solid(ink))
	p.Stroke(box, 3.4, kit.Solid(col.Edge))
	t.put(a.sign, -77, 0, a.k)
	t.text(-54, 8, 24, "+1", kit.LegalBright)
}

// gift is the chip at the left: mobile, or it explodes.
func (t *tile) gift() {
	if !t.d.Mobile && !t.l.Mobile && !t.d.Explodes {
		return
	}
	p, k := t.pen.Painter, min(1.2, t.lod)
	p.Push(kit.Translate(-70, 0).Mul(kit.Scale(k, k)))
	p.Fill(new(kit.Path).Ellipse(0, 0, 18, 18), kit.Solid(ink))
	p.Stroke(new(kit.Path).Ellipse(0, 0, 18, 18), 3, kit.Solid(colors[t.d.Army].Edge))
	if t.d.Explodes {
		t.put("sign-boom", 0, 0, 0.52)
	} else {
		col := bone
		if t.l.Mobile {
			col = kit.LegalBright
		}
		p.Push(kit.Scale(0.5, 0.5))
		p.Stroke(kit.SVG("M-20-18L-2 0L-20 18M2-18L20 0L2 18"), 8, kit.Solid(col))
		p.Pop()
	}
	p.Pop()
}

// life is a bar for each wound that a tile can bear, at the right, if it is more than one.
func (t *tile) life() {
	n := int(t.d.HP)
	if n < 2 {
		return
	}
	p, k := t.pen.Painter, min(1.2, t.lod)
	p.Push(kit.Translate(72, 0).Mul(kit.Scale(k, k)))
	for i := range n {
		y := -(float64(n)*18-4)/2 + float64(i)*18
		bar := new(kit.Path).Round(kit.Rect{X: -11, Y: y, W: 22, H: 14}, 3)
		p.Stroke(bar, 5, kit.Solid(ink))
		if i >= int(t.l.Wounds) {
			p.Fill(bar, kit.Solid(bone))
			continue
		}
		p.Fill(bar, kit.Solid(kit.Hex(0x2A0805)))
		cross := new(kit.Path)
		line(cross, -8, y+2.5, 8, y+11.5)
		line(cross, -8, y+11.5, 8, y+2.5)
		p.Stroke(cross, 3.4, kit.Solid(hit))
	}
	p.Pop()
}

// flag is whose a tile is now that was taken over.
func (t *tile) flag() {
	p, col := t.pen.Painter, colors[t.l.Owner]
	p.Push(kit.Translate(0, -62))
	cloth := kit.SVG("M-27-22H27V14L0 30L-27 14Z")
	p.Fill(cloth, kit.Solid(col.Badge))
	p.Stroke(cloth, 4, kit.Solid(col.Edge))
	p.Pop()
	p.Push(kit.Translate(-18, -80))
	draw(p, "emblem-"+t.l.Owner.String(), 0, 0, 0.36)
	p.Pop()
}

// disc is what a module does, as a sign.
func (t *tile) disc() {
	p, col := t.pen.Painter, colors[t.d.Army]
	p.Fill(new(kit.Path).Ellipse(0, -3, 54, 54), kit.Solid(ink.Fade(0.55)))
	p.Fill(new(kit.Path).Ellipse(0, -3, 52, 52), kit.Solid(col.Dark.Mix(ink, 0.45)))
	p.Stroke(new(kit.Path).Ellipse(0, -3, 52, 52), 4, kit.Solid(col.Edge))
	p.Stroke(new(kit.Path).Ellipse(0, -3, 46, 46), 1.6, kit.Solid(col.Edge.Fade(0.45)))
	t.effect()
	if t.l.Netted {
		p.Fill(new(kit.Path).Ellipse(0, -3, 50, 50), kit.Solid(ink.Fade(0.5)))
	}
}

// effects are the signs of what modules do, alone on the disc or beside a number.
var effects = map[hex.Effect]struct {
	sign  string
	alone float64 // its size where no number stands beside it, 0 if one does
}{
	hex.MeleeBonus: {"sign-fang", 0}, hex.RangedBonus: {"sign-bullet", 0}, hex.InitiativeBonus: {"sign-watch", 0}, hex.Extra: {"sign-extra", 0},
	hex.Medic: {"sign-med", 1.35}, hex.Convert: {"sign-swap", 1.08}, hex.Mobility: {"sign-transport", 0.95}, hex.Stride: {"sign-move", 0}, hex.Takeover: {"sign-magnet", 1.25},
}

// effect is the sign of a module, or of both things it gives.
func (t *tile) effect() {
	gifts := t.d.Gifts
	e := effects[gifts[0].Effect]
	number, col := "+1", kit.LegalBright
	if gifts[0].Value < 0 {
		number, col = "−1", kit.Loss
	}
	if gifts[0].Effect == hex.Stride {
		number, col = "2", bone
	}
	switch {
	case e.alone > 0:
		t.put(e.sign, 0, -5, e.alone)
	case len(gifts) > 1:
		second := effects[gifts[1].Effect]
		y, k := -18.0, 0.95
		if t.tiny() {
			y, k = -3, 1.15
		}
		t.put(e.sign, -25, y, k)
		t.put(second.sign, 24, y, k*0.95)
		if !t.tiny() {
			t.text(0, 36, 40, number, col)
		}
	case t.tiny():
		t.put(e.sign, 0, -3, 1.55)
	default:
		t.put(e.sign, -22, -9, 1.08)
		t.text(21, 9, 46, number, col)
	}
}

// deed is what an instant does, as one large sign.
func (t *tile) deed() {
	p := t.pen.Painter
	inner := new(kit.Path)
	for i := range 6 {
		x, y := vertex(i, 78)
		if i == 0 {
			inner.MoveTo(x, y)
		} else {
			inner.LineTo(x, y)
		}
	}
	inner.Close()
	p.Fill(inner, kit.Solid(colors[t.d.Army].Dark.Mix(ink, 0.5).Fade(0.85)))
	t.put("act-"+t.d.Action.String(), 0, -2, 1)
}
