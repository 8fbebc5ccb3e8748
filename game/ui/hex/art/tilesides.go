package art

import (
	"strconv"

	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
)

// sides paints what the six sides do, as the tile lies.
func (t *tile) sides() {
	if t.d.Class == hex.Instant {
		return
	}
	p := t.pen.Painter
	for i := range 6 {
		p.Push(kit.Rotate(float64(i)*60 + float64(t.l.Turn)*60).Mul(kit.Translate(0, -88)).Mul(kit.Scale(t.lod, t.lod)).Mul(kit.Translate(0, 88)))
		t.side(i)
		p.Pop()
	}
}

// side paints one side, turned up: net and armour below, then what attacks, side by side, one sign for each point of strength.
func (t *tile) side(i int) {
	f, bit := &t.d.Face, uint8(1)<<i
	p := t.pen.Painter
	off := t.l.Netted
	col := bone
	live := !off && (t.l.Mine|t.l.Theirs)&bit != 0
	switch {
	case off:
		col = grey
	case t.l.Mine&bit != 0:
		col = kit.Gold
	case t.l.Theirs&bit != 0:
		col = theirs
	}
	if live {
		p.Fill(new(kit.Path).Ellipse(0, -92, 40, 32), kit.Radial(0, -92, 40, 32, stops(0.0, col.Fade(0.7), 1.0, col.Fade(0))...))
	}
	if f.Net&bit != 0 {
		t.netSide(col, off)
	}
	if f.Armor&bit != 0 {
		t.armour(off)
	}
	t.attacks(i, col)
	if live && f.Melee[i] > 0 {
		ticks := kit.SVG("M0-106V-116M-17-101L-24-110M17-101L24-110")
		p.Stroke(ticks, 9, kit.Solid(ink))
		p.Stroke(ticks, 4.5, kit.Solid(col))
	}
	if f.Gauss&bit != 0 {
		t.coil(col)
	}
	if f.Link&bit != 0 {
		t.plug(col, t.l.Linked&bit != 0)
	}
}

// sign paints a drawing of one path in a colour, with ink around it.
func (t *tile) sign(name string, x float64, around float64, col kit.Color) {
	p := t.pen.Painter
	path := kit.SVG(tilePath(name))
	p.Push(kit.Translate(x, 0))
	p.Stroke(path, around, kit.Solid(ink))
	p.Fill(path, kit.Solid(col))
	p.Pop()
}

// attacks are fangs and cartridges side by side; those that friends add are green, with a plus cut into them.
func (t *tile) attacks(i int, col kit.Color) {
	type one struct {
		fang, added bool
	}
	var list []one
	f := &t.d.Face
	add := func(fang bool, printed uint8, more int8) {
		for k := range int(printed) + int(max(more, 0)) {
			list = append(list, one{fang, k >= int(printed)})
		}
	}
	if n := f.Melee[i]; n > 0 {
		add(true, n, t.l.Melee[i])
	}
	if n := f.Ranged[i]; n > 0 {
		add(false, n, t.l.Ranged[i])
	}
	fang, shot, gap := 24.0, 13.0, 0.0
	switch {
	case t.d.Class == hex.Headquarters:
		fang = 27
	case len(list) == 1:
		fang, shot = 38, 17
	case len(list) == 2:
		fang, shot, gap = 30, 16, 3
	}
	width := func(o one) float64 {
		if o.fang {
			return fang
		}
		return shot + 3
	}
	total := gap * float64(len(list)-1)
	for _, o := range list {
		total += width(o)
	}
	x := -total / 2
	for _, o := range list {
		w := width(o)
		t.attack(o.fang, o.added && !t.l.Netted, x+w/2, w, shot, col)
		x += w + gap
	}
}

// attack is one point of strength.
func (t *tile) attack(fang, added bool, x, w, shot float64, col kit.Color) {
	p := t.pen.Painter
	if added {
		col = kit.LegalBright
	}
	y, q := -73.0, 4.6
	if fang {
		t.sign("side-fang-"+strconv.Itoa(int(w)), x, 7, col)
		y, q = -69.5, 5
	} else {
		t.sign("side-bullet-"+strconv.Itoa(int(shot)), x, 7, col)
		cut := new(kit.Path)
		line(cut, x-shot/2+0.5, -60, x+shot/2-0.5, -60)
		p.Stroke(cut, 3.6, kit.Solid(ink))
	}
	if added {
		plus := new(kit.Path)
		line(plus, x-q, y, x+q, y)
		line(plus, x, y-q, x, y+q)
		p.Stroke(plus, 3.2, kit.Solid(ink))
	}
}

// armour is a plate with two rivets.
func (t *tile) armour(off bool) {
	p, col := t.pen.Painter, kit.Hex(0xDFE8EE)
	if off {
		col = grey
	}
	t.sign("side-armour", 0, 6, col)
	p.Stroke(kit.SVG("M-33-87.5H33"), 2.6, kit.Solid(kit.Hex(0x7C8D9A)))
	for _, x := range []float64{-29, 29} {
		p.Fill(new(kit.Path).Ellipse(x, -87.5, 3, 3), kit.Solid(ink))
	}
}

// netSide is an open mesh with five weights.
func (t *tile) netSide(col kit.Color, off bool) {
	p := t.pen.Painter
	if !off && col == bone {
		col = kit.Hex(0xEFE2C4)
	}
	p.Fill(kit.SVG(tilePath("side-net")), kit.Solid(ink.Fade(0.82)))
	p.Stroke(kit.SVG(tilePath("side-net-cords")), 3.6, kit.Solid(col))
	for i, y := range []float64{-90, -92, -93, -92, -90} {
		x := float64(i-2) * 19.5
		p.Fill(new(kit.Path).Ellipse(x, y, 6.2, 6.2), kit.Solid(ink))
		p.Fill(new(kit.Path).Ellipse(x, y, 4.4, 4.4), kit.Solid(col))
	}
}

// coil is a shaft with three crossbars and a ring.
func (t *tile) coil(col kit.Color) {
	p := t.pen.Painter
	shaft := kit.SVG("M0-38V-92M-19-54H19M-16-67H16M-13-80H13")
	p.Stroke(shaft, 13.5, kit.Solid(ink))
	p.Stroke(shaft, 6.5, kit.Solid(col))
	ring := new(kit.Path).Ellipse(0, -93, 6, 6)
	p.Fill(ring, kit.Solid(ink))
	p.Stroke(ring, 4, kit.Solid(col))
}

// plug is a connector: a ring on a cable, cyan where somebody is linked.
func (t *tile) plug(col kit.Color, linked bool) {
	p := t.pen.Painter
	ring, core := col, col
	hole := ink
	if linked && !t.l.Netted {
		ring, hole, core = kit.Hex(0xDDFBFF), kit.Cyan, kit.Hex(0x06313A)
	}
	p.Stroke(kit.SVG("M0-68V-50"), 13, kit.Solid(ink))
	cable := col
	if hole == kit.Cyan {
		cable = kit.Cyan
	}
	p.Stroke(kit.SVG("M0-68V-50"), 6, kit.Solid(cable))
	p.Fill(new(kit.Path).Ellipse(0, -80, 16.5, 16.5), kit.Solid(ink))
	p.Fill(new(kit.Path).Ellipse(0, -80, 12, 12), kit.Solid(hole))
	p.Stroke(new(kit.Path).Ellipse(0, -80, 12, 12), 5, kit.Solid(ring))
	p.Fill(new(kit.Path).Ellipse(0, -80, 4, 4), kit.Solid(core))
}
