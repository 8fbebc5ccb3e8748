package kit

import "math"

// Color is a colour with straight (not premultiplied) alpha.
type Color struct{ R, G, B, A uint8 }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Color { return Color{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255} }

// Fade returns the colour with its alpha multiplied by a, 0..1.
func (c Color) Fade(a float64) Color {
	c.A = uint8(math.Round(float64(c.A) * math.Max(0, math.Min(1, a))))
	return c
}

// Mix returns the colour between c (t = 0) and d (t = 1).
func (c Color) Mix(d Color, t float64) Color {
	m := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return Color{m(c.R, d.R), m(c.G, d.G), m(c.B, d.B), m(c.A, d.A)}
}

// Over returns the colour seen when c lies on an opaque ground.
func (c Color) Over(ground Color) Color {
	out := ground.Mix(Color{c.R, c.G, c.B, 255}, float64(c.A)/255)
	out.A = 255
	return out
}

// Contrast returns the contrast ratio of two opaque colours by WCAG 2, 1 to 21.
func Contrast(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// luminance returns the relative luminance by WCAG 2, 0 to 1.
func luminance(c Color) float64 {
	lin := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}
