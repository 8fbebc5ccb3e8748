package art

import (
	"strings"

	"onelongnight/game/ui/kit"
)

// cellSize is the side of the sheet of a place.
const cellSize = 46.0

// Place is the present state of a convoy's place.
type Place struct {
	Kind    string // as in the rules' data
	Torn    bool   // damaged
	Fresh   bool   // in this moment
	Load    string // the token that lies on it, "" for none
	Ghost   bool   // the token is not there yet, but would be
	Usual   bool   // a Ghost that would come there by itself: nothing that can be touched
	Fired   bool   // a gun that has fired
	Ready   bool   // a gun that can be fired
	Zone    bool   // enemies fire at it
	Legal   bool   // it can be touched
	Picked  bool
	Hovered bool
}

// gun returns the level of a gun, "" for other places.
func (l *Place) gun() string {
	if level, ok := strings.CutPrefix(l.Kind, "gun"); ok {
		return level
	}
	return ""
}

// DrawPlace draws a place.
func DrawPlace(c *kit.Canvas, l Place, r kit.Rect) {
	shape := kit.Round(r.W * 6 / cellSize)
	if l.Picked { // below the place, which stays as it is
		c.Halo(shape, r, 8, Gold.Fade(0.7))
	}
	if l.Torn {
		art(c, "torn", r)
		if l.Fresh {
			glow(c, r.MidX(), r.MidY(), r.W*0.8, r.W*0.8, kit.Hex(0xFF4A3D).Fade(0.8))
		}
		Token(c, "damage", r.Centred(r.W*0.6, r.W*0.6))
		Sign(c, "cross", r.Centred(r.W*0.22, r.W*0.22), kit.Hex(0x2A0805))
	} else {
		drawing := l.Kind
		if drawing == "fame2" {
			drawing = "fame1"
		}
		art(c, drawing, r)
		l.marks(c, r)
	}
	if l.Fired && !l.Torn {
		c.Fill(shape, r, dark.Fade(0.5))
	}
	if l.Zone {
		c.Fill(shape, r, kit.Hex(0xFF4A3D).Fade(0.2))
		c.Outline(shape, r.Inset(-1), 2.4, Loss)
	}
	switch {
	case l.Picked:
		c.Outline(shape, r.Inset(-1), 3, Gold)
	case l.Legal:
		width := 2.4
		if l.Hovered {
			width = 3.6
		}
		c.Outline(shape, r.Inset(-1), width, Bright)
	case l.Ready:
		c.Outline(shape, r.Inset(-1), 2, Gold)
	}
}

// art draws a place's picture.
func art(c *kit.Canvas, name string, r kit.Rect) {
	type key struct{ name string }
	c.Art(key{name}, r, func(p *kit.Painter) {
		p.Push(kit.Scale(r.W/cellSize, r.H/cellSize))
		draw(p, cells(), name)
		p.Pop()
	})
}

// marks draws the signs on an intact place: a level, a number, a token.
func (l *Place) marks(c *kit.Canvas, r kit.Rect) {
	k := r.W / cellSize
	number := func(n string, at kit.Rect, size float64, col kit.Color, shadow float64) {
		c.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: col, H: kit.Middle, V: kit.Middle,
			Shadow: shadow}, n, at)
	}
	roomy := r.W >= 26
	switch level := l.gun(); {
	case level != "" && roomy:
		f := max(kit.MinText, 16*k)
		plate := kit.Rect{X: r.Right() - f*1.22, Y: r.Bottom() - f*1.24, W: f * 1.14, H: f * 1.16}
		c.Fill(kit.Round(4*k), plate, kit.Hex(0x3A1410))
		c.Outline(kit.Round(4*k), plate, 1.4, Loss)
		number(level, plate, f, kit.Hex(0xFFE9E2), 0)
	case level != "":
		for i := range int(level[0] - '0') {
			c.Circle(r.X+4+float64(i)*4.2, r.Bottom()-4, 1.8, Loss)
		}
	case l.Kind == "speed" && roomy:
		number("+1", kit.Rect{X: r.X, Y: r.Bottom() - 20*k, W: r.W, H: 18 * k}, max(kit.MinText, 17*k),
			kit.Hex(0xFFE3A0), 1)
	case strings.HasPrefix(l.Kind, "fame") && roomy:
		number(l.Kind[4:], kit.Rect{X: r.X + 10*k, Y: r.Y + 7*k, W: 28 * k, H: 20 * k}, max(kit.MinText, 17*k),
			kit.Hex(0x3A2406), 0)
	}
	size := r.W * 0.6
	switch {
	case l.Load == "" && l.Kind == "free":
		in := r.Inset(8 * k)
		c.Outline(kit.Round(3*k), in, 1.2, kit.Hex(0xFFE0A8).Fade(0.5))
	case l.Load == "" && l.Kind == "hold":
		q := r.W * 0.32
		for i, name := range [...]string{"food", "fuel"} {
			at := kit.Rect{X: r.MidX() + (float64(i)-1)*q*1.15 + q*0.08, Y: r.MidY() - q/2, W: q, H: q}
			Sign(c, name, at, kit.Hex(0xFFE3B0).Fade(0.5))
		}
	case l.Load != "" && l.Usual:
		Token(c, l.Load, r.Centred(size, size))
		c.Fill(kit.Round(6*k), r.Inset(1), dark.Fade(0.55))
	case l.Load != "" && l.Ghost:
		c.Fill(kit.Round(6*k), r.Inset(1), Legal.Fade(0.2))
		Token(c, l.Load, r.Centred(size, size))
		c.Dashed(kit.Round(6*k), r.Inset(1), 2.4, 6, 4, Bright)
	case l.Load != "":
		Token(c, l.Load, r.Centred(size*1.08, size*1.08))
	}
}
