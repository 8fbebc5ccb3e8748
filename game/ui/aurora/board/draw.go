package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/skin"
)

// Now is the moment to draw.
type Now = skin.Now[*Model, *Layout]

// Draw paints the model at a moment, as laid out. The caller begins and ends the canvas frame.
func Draw(c *kit.Canvas, m *Model, f *Layout, now Now) {
	d := &drawing{Parts: kit.PartsOf(c, f), m: m, f: f, now: now}
	type sky struct { // the backdrop is kept from layout to layout
		w       kit.Window
		top, at float64
	}
	d.Keep(sky{f.Window, f.Top.Bottom(), f.Horizon}, func() { art.Night(c, f.Rect(), 0, f.Horizon) })
	art.Sway(c, kit.Rect{Y: f.Top.Bottom(), W: f.W, H: f.Horizon - f.Top.Bottom()}, now.Clock)
	art.Snow(c, kit.Rect{Y: f.Top.Bottom(), W: f.W, H: f.H - f.Top.Bottom()}, now.Clock, d.wind())
	d.road()
	d.Part("bar", d.bar)
	switch m.View {
	case Route:
		d.route()
	case Combat:
		d.Part("foes", d.foes)
	case Cards:
		d.Part("salvage", d.salvage)
	default:
		d.Part("slots", d.slots)
	}
	if m.View != Route {
		d.convoy()
		d.hand()
	} else {
		d.Part("objects", func() {
			if !d.f.Portrait && !d.f.Things.Empty() {
				d.Fill(kit.Round(8), d.f.Things, art.PanelLo.Fade(0.7))
			}
			d.things()
		})
	}
	d.Part("side", d.side)
	d.Part("buttons", d.buttons)
	d.moves()
	d.carried()
}

// carried paints the survivor, or the token to be stowed, under the pointer.
func (d *drawing) carried() {
	if d.now.Carried == nil {
		return
	}
	for i, r := range d.f.Crew {
		if x := &d.m.Crew[i]; x.Spot == d.now.Carried.Spot {
			r.X, r.Y = d.now.Carried.X-r.W/2, d.now.Carried.Y-r.H/2
			state := x.State
			state.Hovered = d.now.Carried.Over
			art.Card(d.Canvas, x.Print, r, state)
		}
	}
	for i := range d.m.Choices {
		if x := &d.m.Choices[i]; x.Spot == d.now.Carried.Spot && len(x.Tokens) > 0 {
			size := 44 * math.Max(d.f.S, 0.8)
			r := kit.Rect{X: d.now.Carried.X - size/2, Y: d.now.Carried.Y - size/2, W: size, H: size}
			d.Fill(kit.Round(8), r.Inset(-4), art.PanelLo.Fade(0.8))
			art.Token(d.Canvas, x.Tokens[0], r)
		}
	}
}

// wind returns the strength of the wind: it grows with the rounds, and is strongest while one begins.
func (d *drawing) wind() float64 {
	if d.m.Storm && !d.now.Calm {
		return 1
	}
	return d.m.Wind
}

type drawing struct {
	kit.Parts
	m   *Model
	f   *Layout
	now Now
}

func number(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.DisplayBlack, Size: size, Least: kit.MinText, Color: col, V: kit.Middle}
}

// label returns the style of small words.
func label(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.LabelBold, Size: size, Least: kit.MinText, Color: col, V: kit.Middle}
}

// centred returns a style that centres text in its box.
func centred(s kit.Style) kit.Style {
	s.H = kit.Middle
	return s
}

// plate paints a panel in the colours of the night.
func (d *drawing) plate(r kit.Rect, edge kit.Color) {
	q := kit.Round(d.f.Unit(11, 7))
	d.FillShape(q, r, art.PanelHi.Fade(0.95), art.PanelLo.Fade(0.95))
	d.Outline(q, r, 1.5, edge)
}

// sign draws a sign with a number after it, and returns the x of their end.
func (d *drawing) sign(x float64, line kit.Rect, name, n string, size float64, col kit.Color) float64 {
	art.Token(d.Canvas, name, kit.Rect{X: x, Y: line.MidY() - size/2, W: size, H: size})
	end := x + signAcross(size, n)
	x += signGap * size
	d.Line(signNumber(size, col), n, kit.Rect{X: x, Y: line.Y, W: end - x + 4, H: line.H})
	return end
}

// signGap is where the number after a sign begins, in sizes of the sign.
const signGap = 1.22

// signNumber returns the style of the number after a sign of a size.
func signNumber(size float64, col kit.Color) kit.Style {
	return number(math.Max(kit.MinText, size*1.08), col)
}

// signAcross returns the width of a sign of a size with a number after it.
func signAcross(size float64, n string) float64 {
	st := signNumber(size, art.Bright)
	return signGap*size + kit.Width(st.Face, st.Size, 0, n)
}
