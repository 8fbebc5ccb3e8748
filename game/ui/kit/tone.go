package kit

// Tone changes every colour drawn, for eyes that need it. The zero value changes nothing.
type Tone struct {
	Contrast bool // lighten light colours and darken dark ones
	Safe     bool // turn greens blue and reds orange, which colour-blind people can tell apart
}

// SetTone sets the tone of what is drawn from now on.
func (c *Canvas) SetTone(t Tone) { c.tone = t }

// Of returns a colour in the tone.
func (t Tone) Of(c Color) Color {
	if t.Safe {
		c = safe(c)
	}
	if t.Contrast {
		c = stark(c)
	}
	return c
}

// safe turns the hue of greens to blue and of reds to orange. Greys and gold stay the same.
func safe(c Color) Color {
	r, g, b := float64(c.R), float64(c.G), float64(c.B)
	high, low := max(r, g, b), min(r, g, b)
	switch strong := high - low; {
	case strong < 0.2*high:
	case g == high && g-r > 0.12*high: // green: the stronger, the bluer
		c.R, c.G, c.B = uint8(low*0.75), uint8(r+(g-r)*0.45), c.G
	case r == high && g-b < 0.3*strong: // red: lift green half way to red
		c.G = uint8(min(r, g+0.42*(r-g)))
	}
	return c
}

// stark moves a colour away from middle grey. Light colours become as bright as their hue allows, and whiter only if
// that is not enough, so that the colour still carries its meaning.
func stark(c Color) Color {
	l := luminance(c)
	switch {
	case l >= 0.16:
		return brighter(c)
	case l < 0.06:
		return c.Mix(Color{0, 0, 0, c.A}, 0.7)
	}
	return c.Mix(Color{0, 0, 0, c.A}, 0.35)
}

// bright is the least luminance of light colours in high contrast.
const bright = 0.55

func brighter(c Color) Color {
	k := 255 / float64(max(c.R, c.G, c.B))
	c.R, c.G, c.B = uint8(float64(c.R)*k), uint8(float64(c.G)*k), uint8(float64(c.B)*k)
	for white := 0.0; white < 1; white += 0.05 {
		if lit := c.Mix(Color{255, 255, 255, c.A}, white); luminance(lit) >= bright {
			return lit
		}
	}
	return Color{255, 255, 255, c.A}
}
