package art

import (
	"onelongnight/game/ui/kit"
)

func init() { kit.AddIcons(signsText) }

// Icon returns the icon of a sign.
func Icon(name string) kit.Icon { return kit.Icon("au-" + name) }

// Sign draws a sign in a colour.
func Sign(c *kit.Canvas, name string, r kit.Rect, col kit.Color) {
	c.DrawIcon(Icon(name), r, col, dark)
}

// Tint returns the colour of a sign, or the colour of text if it has none of its own.
func Tint(name string) kit.Color {
	if col, ok := tokenColors[name]; ok {
		return col
	}
	return Text
}

// Token draws a sign with a dark outline, so that it can be seen on warm and cold backgrounds alike.
func Token(c *kit.Canvas, name string, r kit.Rect) { Stamp(c, name, r, Tint(name)) }

// Stamp is Token in a colour.
func Stamp(c *kit.Canvas, name string, r kit.Rect, col kit.Color) {
	type key struct {
		name string
		col  kit.Color
	}
	size := min(r.W, r.H)
	pad := size * 0.14
	box := r.Centred(size+2*pad, size+2*pad)
	c.Art(key{name, col}, box, func(p *kit.Painter) {
		d := size * 2.4 / 24
		for _, at := range [...][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {.7, .7}, {-.7, .7}, {.7, -.7}, {-.7,
			-.7}} {
			p.Icon(Icon(name), kit.Rect{X: pad + at[0]*d, Y: pad + at[1]*d, W: size, H: size}, dark, dark)
		}
		p.Icon(Icon(name), kit.Rect{X: pad, Y: pad, W: size, H: size}, col, dark)
	})
}

// Emblem draws the emblem of a seat: a flag, a disc, a triangle, a diamond or an eye.
func Emblem(c *kit.Canvas, seat string, r kit.Rect) {
	type key struct{ seat string }
	size := min(r.W, r.H)
	c.Art(key{seat}, r.Centred(size, size), func(p *kit.Painter) {
		p.Push(kit.Translate(size/2, size/2).Mul(kit.Scale(size/2.5, size/2.5)))
		path := new(kit.Path)
		switch seat {
		case "red":
			path.Polygon(-.9, -.85, .95, -.85, .45, 0, .95, .85, -.9, .85)
		case "green":
			path.Polygon(0, -1, 1, .78, -1, .78)
		case "yellow":
			path.Polygon(0, -1.08, 1.08, 0, 0, 1.08, -1.08, 0)
		case "blue":
			path.Ellipse(0, 0, .95, .95)
		default:
			path.MoveTo(-1.15, 0)
			path.QuadTo(0, -1.3, 1.15, 0)
			path.QuadTo(0, 1.3, -1.15, 0)
			path.Close()
		}
		p.Stroke(path, .3, kit.Solid(Ink))
		p.Fill(path, kit.Solid(Seat(seat)))
		if seat == "automa" {
			p.Fill(new(kit.Path).Ellipse(0, 0, .42, .42), kit.Solid(kit.Hex(0xFF4A3D)))
		}
		p.Pop()
	})
}

// Effect is a part of what a card does: a sign with a number, "" for none.
type Effect struct {
	Sign, N string
	Color   kit.Color
}

// Or is the separator between options.
var Or = Effect{Sign: "or", Color: Quiet}

// EffectsWidth returns the width of effects drawn at a height.
func EffectsWidth(list []Effect, high float64) (w float64) {
	for i := range list {
		w += signWidth(list[i].Sign, high) + numberWidth(list[i].N, high) + high*0.3
	}
	return w - high*0.3
}

// signWidth returns the width of a sign at a height. Separators between options are narrow.
func signWidth(sign string, high float64) float64 {
	if sign == Or.Sign {
		return high * 0.4
	}
	return high
}

func numberWidth(n string, high float64) float64 {
	if n == "" {
		return 0
	}
	return kit.Width(kit.DisplayBlack, max(kit.MinText, high*0.98), 0, n) + 2
}

// Effects draws effects side by side in the middle of r, or at its left end, smaller if needed.
func Effects(c *kit.Canvas, list []Effect, r kit.Rect, high float64, left bool) {
	if len(list) == 0 {
		return
	}
	if w := EffectsWidth(list, high); w > r.W {
		high *= r.W / w
	}
	x := r.X
	if !left {
		x += (r.W - EffectsWidth(list, high)) / 2
	}
	for _, e := range list {
		at := kit.Rect{X: x, Y: r.MidY() - high/2, W: signWidth(e.Sign, high), H: high}
		if e == Or {
			Sign(c, e.Sign, at.Centred(high, high), e.Color)
			x += at.W + high*0.3
			continue
		}
		col := e.Color
		if own, ok := tokenColors[e.Sign]; ok && e.Color != Loss {
			col = own
		}
		Sign(c, e.Sign, at, col)
		if wide := numberWidth(e.N, high); wide > 0 {
			c.Line(kit.Style{Face: kit.DisplayBlack, Size: max(kit.MinText, high*0.98), Color: e.Color,
				V: kit.Middle}, e.N,
				kit.Rect{X: at.Right() + 2, Y: r.Y, W: wide + 2, H: r.H})
			x += wide
		}
		x += high * 1.3
	}
}

// Row draws tokens side by side in the middle of r, of a size or smaller.
func Row(c *kit.Canvas, list []string, r kit.Rect, size, gap float64) {
	n := float64(len(list))
	if n == 0 {
		return
	}
	size = min(size, r.W/n-gap, r.H)
	x := r.MidX() - (n*size+(n-1)*gap)/2
	for _, name := range list {
		Token(c, name, kit.Rect{X: x, Y: r.MidY() - size/2, W: size, H: size})
		x += size + gap
	}
}
