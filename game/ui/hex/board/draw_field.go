package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// marks shows where something can be put: six corner ticks and a dot on a soft light, without which the ticks alone are
// lost between tiles on a phone.
func (d *drawing) marks() {
	for h := range d.m.Cells {
		c := &d.m.Cells[h]
		if !c.Free {
			continue
		}
		x, y := d.f.At(art.Cell(h))
		col := kit.Legal.Fade(0.55)
		if c.Aimed {
			col = kit.LegalBright
		}
		r := d.f.R
		type tick struct {
			mark string
			r    float64
		}
		d.Tinted(tick{"free", r}, around(x, y, r, r), col, func(p *kit.Painter) {
			p.Push(kit.Translate(r, r))
			path := new(kit.Path)
			var light []float64
			for i := range 6 {
				a := float64(i) * math.Pi / 3
				light = append(light, 0.88*r*math.Cos(a), 0.88*r*math.Sin(a))
				corner := func(k int, t float64) (float64, float64) {
					a, b := float64(i)*math.Pi/3, float64(i+k)*math.Pi/3
					return 0.84 * r * (math.Cos(a)*(1-t) + math.Cos(b)*t),
						0.84 * r * (math.Sin(a)*(1-t) + math.Sin(b)*t)
				}
				path.MoveTo(corner(1, 0.2))
				path.LineTo(corner(1, 0))
				path.LineTo(corner(-1, 0.2))
			}
			p.Fill(new(kit.Path).Polygon(light...), kit.Solid(kit.White.Fade(0.22)))
			p.Stroke(path, math.Max(2.2*r/73, 1.5), kit.Solid(kit.White))
			p.Fill(new(kit.Path).Ellipse(0, 0, r*0.045, r*0.045), kit.Solid(kit.White))
			p.Pop()
		})
	}
}

// names paints the names of the hexes, as the log and hints use them. A tile covers the name of its hex.
func (d *drawing) names(r float64) {
	size := math.Max(kit.MinText, 0.17*r)
	for h := range d.m.Cells {
		at := art.Cell(h).At(d.f.X, d.f.Y, r)
		d.Line(kit.Style{Face: kit.Label, Size: size, Color: kit.Text.Fade(0.38), H: kit.Middle, V: kit.Middle},
			d.m.Cells[h].Name, around(at.X, at.Y+0.68*r, size*1.5, size*0.75))
	}
}

// fires paints fires where many tiles died, and on an HQ that is nearly gone.
func (d *drawing) fires() {
	for h := range d.m.Cells {
		c := &d.m.Cells[h]
		x, y := d.f.At(art.Cell(h))
		if c.Scars > 0 {
			art.Scar(d.Canvas, x, y, d.f.R, min(c.Scars, 3))
		}
		if c.Scars > 1 && c.ID == "" && !d.now.Calm {
			d.flame(x-0.2*d.f.R, y+0.2*d.f.R, 0.34*d.f.R, float64(h))
		}
	}
}

// flame paints a fire that flickers.
func (d *drawing) flame(x, y, size, seed float64) {
	t := d.now.Clock
	for i := range 3 {
		k := float64(i)
		sway := math.Sin(t*(5+k)+seed*1.7+k*2) * size * 0.12
		high := size * (0.9 + 0.22*math.Sin(t*(7+2*k)+seed+k))
		col := []kit.Color{kit.Hex(0xFF6A2A), kit.Hex(0xFFA53A), kit.Hex(0xFFE28A)}[i]
		w := size * (0.55 - 0.14*k)
		d.Glow(kit.Rect{X: x - w + sway, Y: y - high*(1-0.2*k), W: 2 * w, H: high * (1.2 - 0.2*k)}, col.Fade(0.7))
	}
}

// badgeUp is how far above the centre of its tile a badge lies, in radii: between the signs of the upper side and those
// in the middle. On a corner it lay half on the neighbouring tile, and nobody could tell which of the two would fall.
const badgeUp = 0.5

// numbers draws the forecast on the field: who would fall and when, and what HQs would lose. It also draws HQs burning.
func (d *drawing) numbers() {
	for h := range d.m.Cells {
		c := &d.m.Cells[h]
		x, y := d.f.At(art.Cell(h))
		r := d.f.R
		if c.HQ && c.Points < 14 && c.Points >= 0 {
			d.burning(c, x, y, r, float64(h))
		}
		if c.Falls >= 0 && d.m.Phase == nil {
			Skull(d.Canvas, x, y, r, strconv.Itoa(c.Falls), c.Foe)
		}
		if c.Chip != "" && d.m.Phase == nil {
			ground, ink := kit.Loss, kit.LossText
			if c.Foe {
				ground, ink = kit.Legal, kit.GainText
			}
			d.chip(x, y-badgeUp*r, c.Chip, ground, ink)
		}
	}
}

// burning paints an HQ in trouble: smoke below 14 points, flames below 7.
func (d *drawing) burning(c *Cell, x, y, r, seed float64) {
	if d.now.Calm {
		return
	}
	for i := range 3 {
		k := math.Mod(d.now.Clock*0.35+float64(i)/3+seed*0.13, 1)
		s := r * (0.25 + 0.35*k)
		d.Glow(around(x-0.25*r+0.1*r*math.Sin(seed+6*k), y-0.55*r-0.7*r*k, s, s), kit.Hex(0x14110F).Fade(0.55*(1-k)))
	}
	if c.Points < 7 {
		d.flame(x-0.42*r, y-0.3*r, 0.4*r, seed)
		d.flame(x+0.38*r, y-0.12*r, 0.34*r, seed+3)
	}
}

// Skull paints a plate with a skull and a number on the tile of radius r at x and y: the phase in which it would fall.
// That of a foe's tile is green.
func Skull(c *kit.Canvas, x, y, r float64, n string, foe bool) {
	s := math.Max(r*0.36, 20)
	box, col := around(x, y-badgeUp*r, s*0.82, s*0.5), kit.Loss
	if foe {
		col = kit.Legal
	}
	c.Fill(kit.Round(s*0.2), box, kit.Hex(0x1A0D10))
	c.Outline(kit.Round(s*0.2), box, 1.6, col)
	head, rest := box.CutLeft(box.W * 0.52)
	skullSign(c, head.MidX(), head.MidY(), s*0.34, col)
	c.Line(kit.Style{Face: kit.DisplayBlack, Size: s * 0.86, Color: kit.NameText, H: kit.Middle, V: kit.Middle}, n,
		rest)
}

// skull paints a skull in a frame of half-width s.
func skull(c *kit.Canvas, x, y, s float64, col kit.Color) {
	box := around(x, y, s, s)
	c.Fill(kit.Round(s*0.5), box, kit.Hex(0x1A0D10))
	c.Outline(kit.Round(s*0.5), box, 1.4, kit.Loss)
	skullSign(c, x, y, s*0.66, col)
}

// skullSign paints the skull alone.
func skullSign(c *kit.Canvas, x, y, r float64, col kit.Color) {
	type sign struct {
		mark string
		r    float64
		col  kit.Color
	}
	c.Art(sign{"skull", r, col}, around(x, y, r, r), func(p *kit.Painter) {
		p.Push(kit.Translate(r, r).Mul(kit.Scale(r/13, r/13)))
		p.Fill(kit.SVG("M-10-2Q-10-12 0-12Q10-12 10-2Q10 3 6 5V11H-6V5Q-10 3-10-2Z"), kit.Solid(col))
		p.Fill(new(kit.Path).Ellipse(-4, -2.5, 3, 3), kit.Solid(kit.Hex(0x1A0D10)))
		p.Fill(new(kit.Path).Ellipse(4, -2.5, 3, 3), kit.Solid(kit.Hex(0x1A0D10)))
		p.Pop()
	})
}

func (d *drawing) chip(x, y float64, text string, ground, ink kit.Color) {
	s := math.Max(d.f.R*0.42, 22)
	box := around(x, y, s*0.82, s*0.52)
	d.Fill(kit.Round(s*0.5), box.Inset(-2.5), kit.Ink)
	d.Fill(kit.Round(s*0.5), box, ground)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: s, Least: 12, Color: ink, H: kit.Middle, V: kit.Middle}, text, box)
}

// crack paints a crack through a tile that is falling.
func (d *drawing) crack(x, y, r, t float64) {
	type sign struct {
		mark string
		r    float64
	}
	d.PushAlpha(math.Min(t*4, 1))
	d.Art(sign{"crack", r}, around(x, y, r, r), func(p *kit.Painter) {
		p.Push(kit.Translate(r, r).Mul(kit.Scale(r/100, r/100)))
		path := kit.SVG("M34-84L12-44L38-22L4 4L22 34L-10 50L2 84M12-44L-30-52M4 4L-44 16L-60 6M22 34L58 44")
		p.Stroke(path, 11, kit.Solid(kit.Hex(0x07080B)))
		p.Stroke(path, 4, kit.Solid(kit.Loss))
		p.Pop()
	})
	d.Pop()
}

// shaken returns the position of a tile that is being hit: an HQ shakes.
func (d *drawing) shaken(p *piece) (x, y float64) {
	x, y = p.x, p.y
	if d.now.Before == nil || d.now.Calm || !p.cell.HQ {
		return x, y
	}
	for i, h := range d.m.Hits {
		if h.To == p.h && h.Kind == Wound {
			x += 6 * math.Max(d.f.S, 0.7) * motion.Shake(d.now.T, strikeAt(i, len(d.m.Hits))+StrikeTime, 350)
		}
	}
	return x, y
}
