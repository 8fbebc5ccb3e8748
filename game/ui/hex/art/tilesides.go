package art

import (
	"strconv"

	"onelongnight/game/ui/kit"
)

// sides paints what the six sides do, in the tile's rotation.
func (t *tile) sides() {
	k := t.size.signs()
	for i := range 6 {
		t.pen.Push(kit.Rotate((float64(i) + float64(t.l.Turn)) * 60).Mul(kit.Translate(0, -88)).Mul(kit.Scale(k,
			k)).Mul(kit.Translate(0, 88)))
		t.side(i)
		t.pen.Pop()
	}
}

// side paints one side, rotated to the top: net and armour, and over them the attacks.
func (t *tile) side(i int) {
	f, bit := &t.d.Face, uint8(1)<<i
	col, plate, cord, live := bone, kit.Hex(0xDFE8EE), rope, true
	switch {
	case t.l.Netted:
		col, plate, cord, live = asleep, asleep, asleep, false
	case t.l.Mine&bit != 0:
		col, cord = mine, mine
	case t.l.Theirs&bit != 0:
		col, cord = theirs, theirs
	default:
		live = false
	}
	if live {
		t.pen.Fill(new(kit.Path).Ellipse(0, -92, 44, 36),
			kit.Radial(0, -92, 44, 36, kit.Stops(0.0, col.Fade(0.75), 1.0, col.Fade(0))...))
	}
	if f.Net&bit != 0 {
		t.net(cord)
	}
	if f.Armour&bit != 0 {
		t.armour(plate)
	}
	t.attacks(i, col)
	if live && f.Melee[i] > 0 {
		t.edged(kit.SVG("M0-106V-116M-17-101L-24-110M17-101L24-110"), 9, 4.4, col)
	}
	if f.Gauss&bit != 0 {
		t.gauss(col)
	}
	if f.Link&bit != 0 {
		t.connector(col, t.l.Linked&bit != 0 && !t.l.Netted)
	}
}

// edged draws a line with a dark edge.
func (t *tile) edged(path *kit.Path, around, width float64, col kit.Color) {
	t.pen.Stroke(path, around, kit.Solid(ink))
	t.pen.Stroke(path, width, kit.Solid(col))
}

// sign paints a drawing of one path in a colour, with a dark edge.
func (t *tile) sign(name string, around float64, col kit.Color) {
	path := tilePath(name)
	t.pen.Stroke(path, around, kit.Solid(ink))
	t.pen.Fill(path, kit.Solid(col))
}

// stroke is one point of strength on a side.
type stroke struct{ ranged, added bool }

// attacks paints fangs and cartridges side by side, as many as the strength.
func (t *tile) attacks(i int, col kit.Color) {
	var list []stroke
	add := func(ranged bool, printed uint8, more int8) {
		for n := range int(printed) + int(more) {
			if printed > 0 {
				list = append(list, stroke{ranged, n >= int(printed)})
			}
		}
	}
	add(false, t.d.Face.Melee[i], t.l.Melee[i])
	add(true, t.d.Face.Ranged[i], t.l.Ranged[i])
	fang, shot, gap := "24", "13", 0.0
	switch {
	case t.d.Class == Headquarters && len(list) == 1:
		fang, shot = "27", "17"
	case len(list) == 1:
		fang, shot = "38", "17"
	case len(list) == 2:
		fang, shot, gap = "30", "16", 3
	}
	wide := func(s stroke) float64 {
		name, more := fang, 0.0
		if s.ranged {
			name, more = shot, 3
		}
		w, _ := strconv.ParseFloat(name, 64) // our own constant
		return w + more
	}
	x := gap / 2
	for _, s := range list {
		x -= (wide(s) + gap) / 2
	}
	for _, s := range list {
		w := wide(s)
		t.pen.Push(kit.Translate(x+w/2, 0))
		t.attack(s, fang, shot, col)
		t.pen.Pop()
		x += w + gap
	}
}

// attack paints a fang or a cartridge. One that another tile gives is green, with a plus cut into it.
func (t *tile) attack(s stroke, fang, shot string, col kit.Color) {
	given := s.added && !t.l.Netted
	if given {
		col = kit.LegalBright
	}
	name, plus := "side-fang-"+fang, "M-5-69.5H5M0-74.5V-64.5"
	if s.ranged {
		name, plus = "side-bullet-"+shot, "M-4.6-74H4.6M0-79V-69"
	}
	t.sign(name, 7, col)
	if s.ranged {
		t.pen.Stroke(kit.SVG("M-6.4-60H6.4"), 3.6, kit.Solid(ink))
	}
	if given {
		t.pen.Stroke(kit.SVG(plus), 3.4, kit.Solid(ink))
	}
}

// armour paints a plate with two rivets.
func (t *tile) armour(col kit.Color) {
	t.sign("side-armour", 6, col)
	t.pen.Stroke(kit.SVG("M-33-87.5H33"), 2.6, kit.Solid(kit.Hex(0x7C8D9A)))
	for _, x := range []float64{-29, 29} {
		t.dot(kit.Point{X: x, Y: -87.5}, 3, ink)
	}
}

// net paints an open mesh with five weights.
func (t *tile) net(col kit.Color) {
	t.pen.Fill(tilePath("side-net"), kit.Solid(ink.Fade(0.82)))
	t.pen.Stroke(tilePath("side-net-cords"), 3.4, kit.Solid(col))
	for i, y := range []float64{-90, -92, -93, -92, -90} {
		at := kit.Point{X: float64(i-2) * 19.7, Y: y}
		t.dot(at, 6, ink)
		t.dot(at, 4.4, col)
	}
}

// gauss paints a shaft with three crossbars and a ring.
func (t *tile) gauss(col kit.Color) {
	t.edged(kit.SVG("M0-40V-92M-19-54H19M-16-67H16M-13-80H13"), 13, 6.5, col)
	t.dot(kit.Point{Y: -93}, 11, ink)
	t.pen.Stroke(disc(0, -93, 5.5), 4, kit.Solid(col))
}

// connector paints a ring, on a cable that ends where the module's disc begins; both are cyan when it reaches somebody.
func (t *tile) connector(col kit.Color, linked bool) {
	cable, hole, core := col, ink, col
	if linked {
		cable, hole, col, core = kit.Cyan, kit.Cyan, kit.Hex(0xDDFBFF), kit.Hex(0x06313A)
	}
	wire := new(kit.Path)
	line(wire, 0, -68, 0, -88+32/t.size.signs())
	t.edged(wire, 13, 6, cable)
	t.dot(kit.Point{Y: -80}, 16.5, ink)
	t.dot(kit.Point{Y: -80}, 12, hole)
	t.pen.Stroke(disc(0, -80, 12), 5, kit.Solid(col))
	t.dot(kit.Point{Y: -80}, 4, core)
}
