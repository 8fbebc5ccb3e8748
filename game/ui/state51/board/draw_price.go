package board

import (
	"fmt"
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/state51/art"
)

// price returns the cost on a button, nil if it has none.
func (m *Model) price(id string) *Price {
	for i := range m.Prices {
		if m.Prices[i].ID == id {
			return &m.Prices[i]
		}
	}
	return nil
}

// withPrice paints a button with its cost above its word, or in front of it if the button is wide.
func (d *drawing) withPrice(b *panel.Button, p *Price, at panel.ButtonPlace) {
	f, r := d.f, at.Rect
	plate := *b
	plate.Label, plate.Sub = "", ""
	plate.Draw(d.Canvas, f.Window, at, false)
	word := text
	if b.Disabled {
		word = plain.DimText
	}
	in := r.InsetXY(math.Min(8, r.W*0.06), r.H*0.08)
	size := at.Letters
	if size == 0 {
		size = f.Fit(17, in.H*0.46)
	}
	st := middle(label(size, word))
	st.Upper = true
	if kit.Width(st.Face, st.Size, 0, b.Label)*1.3+2.6*in.H < in.W {
		price, name := in.CutLeft(math.Min(in.H*2.2, in.W*0.5))
		drawPrice(d.Canvas, p, price, math.Min(in.H*0.62, 26*math.Max(f.S, 0.8)))
		d.Line(st, b.Label, name)
		return
	}
	price, name := in.CutTop(in.H * 0.52)
	drawPrice(d.Canvas, p, price, price.H)
	d.Line(st, b.Label, name)
}

// DrawPrice draws a cost as large as there is room for.
func DrawPrice(c *kit.Canvas, p Price, r kit.Rect) {
	c.FillShape(kit.Round(8), r, kit.Hex(0x4A3426), kit.Hex(0x2E2018))
	c.Outline(kit.Round(8), r, 1.5, kit.Hex(0x8A684E))
	drawPrice(c, &p, r.InsetXY(r.W*0.1, 0), r.W*0.4)
}

// drawPrice draws what is paid, an arrow and what that gives, in signs of a size. If it cannot be paid, it shows how
// much the viewer has of what is needed.
func drawPrice(c *kit.Canvas, p *Price, r kit.Rect, size float64) {
	if p.Have < p.Need {
		word := fmt.Sprintf("%d/%d", p.Have, p.Need)
		st := number(math.Max(kit.MinText, size*0.85), lossWord)
		w := kit.Width(st.Face, st.Size, 0, word)
		if w+3+size > r.W { // the sign can be smaller than the letters
			st.Size = kit.MinText
			w = kit.Width(st.Face, st.Size, 0, word)
			size = math.Min(size, r.W-w-3)
		}
		x := r.MidX() - (w+3+size)/2
		c.Line(st, word, kit.Rect{X: x, Y: r.Y, W: w + 2, H: r.H})
		art.Good(c, p.Pay, kit.Rect{X: x + w + 3, Y: r.MidY() - size/2, W: size, H: size})
		return
	}
	apart := size * 0.72
	wide := size + apart*float64(p.Need-1) + size*0.62 + size*0.8
	if wide > r.W {
		size, apart, wide = size*r.W/wide, apart*r.W/wide, r.W
	}
	x, y := r.MidX()-wide/2, r.MidY()-size/2
	for i := range p.Need {
		art.Good(c, p.Pay, kit.Rect{X: x + apart*float64(i), Y: y, W: size, H: size})
	}
	x += size + apart*float64(p.Need-1)
	arrow := size * 0.5
	c.DrawIcon(kit.IconForward, kit.Rect{X: x + size*0.06, Y: r.MidY() - arrow/2, W: arrow, H: arrow}, text, ink)
	at := kit.Rect{X: x + size*0.62, Y: y, W: size, H: size}
	if p.Gain != "" {
		art.Good(c, p.Gain, at)
		return
	}
	st := number(math.Max(kit.MinText, size*0.95), gain)
	st.H = kit.Middle
	c.Line(st, "?", at)
}
