package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/state51/art"
)

// choices paints the answers that are not cards.
func (d *drawing) choices() {
	if d.m.Playing != nil && !d.f.Face.Empty() && d.m.Ticket == nil {
		art.Hand(d.Canvas, d.m.Playing, d.f.Face, art.CardState{Picked: true})
	}
	for i, r := range d.f.Choices {
		d.choice(&d.m.Choices[i], r)
	}
}

// choice paints one answer: what it is, whose it is, and a word.
func (d *drawing) choice(x *Choice, r kit.Rect) {
	f := d.f
	shape := kit.Round(8)
	words := text
	if x.Main {
		words = onBright
		d.FillShape(shape, r, kit.Hex(0xFFD98A), kit.Hex(0xE0A24A))
	} else {
		d.FillShape(shape, r, lane, kit.Hex(0x23240F))
		d.Outline(shape, r, 2, legal)
	}
	size := f.Fit(16, r.H*0.3)
	in := r.InsetXY(5, 3)
	word, in := in.CutBottom(size * 1.25)
	q := math.Min(in.H*0.9, f.Unit(42, 28))
	switch {
	case x.Main:
		size = f.Fit(22, r.H*0.34)
		word, in = r.InsetXY(5, 3).CutBottom(size * 1.2)
		q = math.Min(in.H*0.9, f.Unit(42, 28))
		d.Line(middle(title(size, words)), x.Label, word)
	case q < leastSign && x.single(): // on a low button, the sign is left of the word
		in = r.InsetXY(8, 3)
		in, word = in.CutLeft(math.Min(in.H, f.Unit(42, 28)))
		q = math.Min(in.H*0.9, in.W)
		d.Line(middle(label(size, words)), x.Label, word)
	default:
		d.Line(middle(label(size, words)), x.Label, word)
	}
	if x.Goods != nil {
		art.Goods(d.Canvas, x.Goods, in, q, words, kit.Middle)
		return
	}
	wide := q
	if x.Faction != "" {
		wide += q + 4
	}
	if x.Pay != nil {
		wide += art.GoodsWidth(x.Pay, q*0.7) + q*0.7
	}
	at := kit.Rect{X: in.MidX() - wide/2, Y: in.MidY() - q/2, W: q, H: q}
	if x.Faction != "" {
		art.Emblem(d.Canvas, x.Faction, at)
		at.X += q + 4
	}
	if x.Pay != nil {
		pay := art.GoodsWidth(x.Pay, q*0.7)
		art.Goods(d.Canvas, x.Pay, kit.Rect{X: at.X, Y: in.Y, W: pay + 2, H: in.H}, q*0.7, text, kit.Start)
		d.DrawIcon(kit.IconForward, kit.Rect{X: at.X + pay + 2, Y: at.MidY() - q*0.25, W: q * 0.5, H: q * 0.5}, text,
			ink)
		at.X += pay + q*0.7
	}
	art.Good(d.Canvas, x.Good.Good, at)
}

// leastSign is the minimum height of a sign above a word, in CSS pixels, at which signs can be told apart.
const leastSign = 16

// single reports whether an answer shows a single sign.
func (x *Choice) single() bool { return x.Goods == nil && x.Faction == "" && x.Pay == nil }

// buttons paints the buttons at the bottom and on the right.
func (d *drawing) buttons() {
	f := d.f
	for i := range f.Buttons.List {
		b := f.Buttons.List[i]
		if b.Slot >= furniture.SlotTopLeft {
			continue
		}
		if b.Plate == nil && b.Style != panel.StyleMain && !b.Selected {
			b.Plate = &plain
		}
		if p := d.m.price(b.ID); p != nil && !f.Buttons.Place[i].Rect.Empty() {
			d.withPrice(&b.Button, p, f.Buttons.Place[i])
			continue
		}
		b.Draw(d.Canvas, f.Window, f.Buttons.Place[i], !f.Portrait && (b.Icon != "" || b.Style == panel.StyleMain))
	}
}

var plain = kit.ButtonLook{
	Shape: kit.Round(8), Top: kit.Hex(0x4A3426), Bottom: kit.Hex(0x2E2018), Edge: kit.Hex(0x8A684E), EdgeWidth: 1.5,
	Text: kit.Hex(0xFBF1DC), Sub: kit.Hex(0xE3D3B6), DimText: kit.Hex(0x9A8670), DimEdge: kit.Hex(0x4A382B),
}
