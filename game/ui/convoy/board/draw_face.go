package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// The size of a full face in the design.
const (
	faceW, faceH = 190.0, 264.0
)

// face paints the full face of a card.
func (d *drawing) face(c *Card, r kit.Rect) {
	k := r.W / faceW
	s := shapeOf(c.Faction, 11*k)
	split := faceSplit(k)
	if g := glowColor(c.Glow); g.A > 0 {
		d.Halo(s, r, 10*math.Max(k, 0.8), g.Fade(0.9))
	} else {
		d.Halo(s, r.Offset(0, 4*k), 8*k, kit.Black.Fade(0.6))
	}
	type faceKey struct {
		art  string
		side Faction
	}
	d.Art(faceKey{"face " + c.Art, c.Faction}, r, func(p *kit.Painter) {
		box := kit.Rect{W: r.W, H: r.H}
		p.Clip(s.Path(box))
		p.Push(kit.Scale(k, k))
		scene := kit.Rect{W: faceW, H: split + 8}
		p.Fill(new(kit.Path).Rect(kit.Rect{W: faceW, H: faceH}), kit.Solid(art.SteelBlack))
		cover(p, kit.Rect{W: art.SceneW, H: art.SceneH}, scene, c.Art)
		faceBoxes(p, c.Faction, split)
		faceFrame(p, c.Faction, faceW, faceH)
		p.Pop()
	})
	at := func(x, y, w, h float64) kit.Rect { return kit.Rect{X: r.X + x*k, Y: r.Y + y*k, W: w * k, H: h * k} }
	name, word, text := kit.Hex(0xF2F7FA), kit.RedWord, art.SteelText
	if c.Faction != Moloch {
		name, word, text = kit.NameText, art.CanvasWord, art.CanvasText
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: 25 * k, Least: 15 * k, Tracking: 0.6 * k, Upper: true, Color: name,
		V: kit.Middle},
		c.Name, at(14, split+2, 164, 30))
	size := math.Max(MinText, 16*k)
	line := at(14, split+36, 164, 19)
	if c.TriggerIcon != "" {
		d.DrawIcon(c.TriggerIcon, kit.Rect{X: line.X, Y: line.MidY() - 8*k, W: 16 * k, H: 16 * k}, word, art.Canvas1)
		line.X, line.W = line.X+21*k, line.W-21*k
	}
	d.Line(kit.Style{Face: kit.LabelBold, Size: size, Least: MinText, Tracking: 0.6, Upper: true, Color: word,
		V: kit.Middle}, c.TriggerWord, line)
	d.Block(kit.Style{Face: kit.BodyBold, Size: size, Least: MinText, Leading: faceLeading, Color: text}, c.Text,
		at(14, split+faceTextTop, faceTextW, faceTextEnd-split))
	d.kindChip(c, r, k)
	if c.Strength != "" {
		d.strength(c, at(5, 5, 42, 47))
	}
	d.note(c, r)
	if c.Dimmed {
		d.Fill(s, r, kit.Ink.Fade(0.55))
	}
	if g := glowColor(c.Glow); g.A > 0 {
		d.Outline(s, r.Inset(-1), 2.6, g)
	}
}

// The text box of a full face in the design. Its top and its end are measured from where the name bar starts, see
// faceSplit.
const (
	faceTextW, faceTextEnd = 164.0, 201.0
	faceTextTop            = 57.0 // below the trigger and the frame around that
	faceLeading            = 1.1
)

// faceSplit returns where the name bar starts on a full face of scale k. A small face leaves more room for the text,
// which does not shrink with the face.
func faceSplit(k float64) float64 {
	if k < 0.86 {
		return 103
	}
	return 128
}

// faceBoxes paints name bar and text box, from split down.
func faceBoxes(p *kit.Painter, side Faction, split float64) {
	p.Push(kit.Translate(0, split-134))
	defer p.Pop()
	rect := func(y, h float64) *kit.Path { return new(kit.Path).Rect(kit.Rect{Y: y, W: faceW, H: h}) }
	if side == Moloch {
		p.Fill(rect(134, 32), kit.Linear(0, 0, faceW, 0, kit.Stop{At: 0, Color: kit.Hex(0x0D141B)},
			kit.Stop{At: 0.55, Color: kit.Hex(0x22303C)}, kit.Stop{At: 1, Color: kit.Hex(0x0D141B)}))
		p.Fill(rect(134, 2), kit.Solid(kit.Hex(0x6F8796)))
		p.Fill(rect(166, 130), kit.Linear(0, 166, 0, faceH+134-split, kit.Stop{At: 0, Color: art.SteelBox},
			kit.Stop{At: 1, Color: art.SteelBoxEnd}))
		p.Fill(rect(165, 2), kit.Solid(art.Sensor))
		return
	}
	p.Fill(rect(134, 32), kit.Linear(0, 0, faceW, 0, kit.Stop{At: 0, Color: art.NameBarDark},
		kit.Stop{At: 0.6, Color: art.NameBar}, kit.Stop{At: 1, Color: art.NameBarDark}))
	p.Fill(rect(134, 2), kit.Solid(kit.Brass))
	p.Fill(rect(166, 130), kit.Linear(0, 166, 0, faceH+134-split, kit.Stop{At: 0, Color: art.Canvas1},
		kit.Stop{At: 1, Color: art.Canvas2}))
	weave := new(kit.Path)
	for y := 168.0; y < faceH+30; y += 3 {
		weave.Rect(kit.Rect{Y: y, W: faceW, H: 0.8})
	}
	for x := 0.0; x < faceW; x += 3 {
		weave.Rect(kit.Rect{X: x, Y: 167, W: 0.8, H: 130})
	}
	p.Fill(weave, kit.Solid(kit.Hex(0x786030).Fade(0.09)))
	p.Fill(rect(165, 2), kit.Solid(kit.Brass))
}

// faceFrame paints the frame of a face of w by h: steel for Moloch, a stitched olive band for the Outpost.
func faceFrame(p *kit.Painter, side Faction, w, h float64) {
	box := kit.Rect{W: w, H: h}
	if side == Moloch {
		p.Stroke(kit.Cut(11).Path(box.Inset(2)), 5, kit.Linear(0, 0, w, h, steelFrame...))
		p.Stroke(kit.Cut(10).Path(box.Inset(5.5)), 1.6, kit.Solid(kit.Hex(0x05080B)))
		return
	}
	p.Stroke(kit.Round(9).Path(box.Inset(2.5)), 5.4, kit.Solid(art.NameBar))
	p.Dash(kit.Round(9).Path(box.Inset(2.6)), 1.4, 6, 4, kit.Solid(art.Stitch))
	p.Stroke(kit.Round(6).Path(box.Inset(5.8)), 1.5, kit.Solid(art.OliveBlack))
}

// kindChip writes the kind of card at the top right of a full face.
func (d *drawing) kindChip(c *Card, r kit.Rect, k float64) {
	size := math.Max(MinText, 16*k)
	w := kit.Width(kit.LabelBold, size, 0.4, upper(c.KindWord)) + size*1.1 + 20*k
	box := kit.Rect{X: r.Right() - 8*k - w, Y: r.Y + 8*k, W: w, H: math.Max(22*k, size*1.35)}
	ground, text, s := kit.Hex(0x0A0F14).Fade(0.86), kit.Hex(0xDCE7EE), kit.Cut(5*k)
	if c.Faction != Moloch {
		ground, text, s = kit.Hex(0x202812).Fade(0.9), kit.NameText, kit.Round(11*k)
	}
	d.Fill(s, box, ground)
	d.DrawIcon(c.KindIcon, kit.Rect{X: box.X + 7*k, Y: box.MidY() - size*0.5, W: size, H: size}, text, art.Sensor)
	d.Line(kit.Style{Face: kit.LabelBold, Size: size, Tracking: 0.4, Upper: true, Color: text, V: kit.Middle},
		c.KindWord, kit.Rect{X: box.X + 11*k + size, Y: box.Y, W: box.W - 14*k - size, H: box.H})
}

const (
	strengthCut   = "M2 2H42V34L30 48H14L2 34Z"
	strengthRound = "M2 8Q2 2 8 2H36Q42 2 42 8V34Q42 48 22 48Q2 48 2 34Z"
)

// strength paints the badge with the strength on a card's face.
func (d *drawing) strength(c *Card, r kit.Rect) {
	shape, ground, edge, text := strengthCut, kit.Hex(0x0C1218), art.Steel, kit.Hex(0xF2F7FA)
	if c.Faction != Moloch {
		shape, ground, edge, text = strengthRound, art.OliveGround, kit.Brass, kit.NameText
	}
	d.Figure(shape, 44, 50, r, 0, ground)
	d.Figure(shape, 44, 50, r, 3*r.W/44, edge)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: math.Max(MinText, r.W*0.84), Color: text, H: kit.Middle,
		V: kit.Middle},
		c.Strength, r.Offset(0, -r.H*0.02))
}

// note paints a short chip across the middle of a face.
func (d *drawing) note(c *Card, r kit.Rect) {
	if c.Note == "" {
		return
	}
	size := d.f.Px(15)
	w := math.Min(r.W-8, kit.Width(kit.LabelBold, size, 0, c.Note)+14)
	box := kit.Rect{X: r.MidX() - w/2, Y: r.Y + r.H*0.40, W: w, H: size * 1.4}
	d.Fill(kit.Round(5), box, kit.Ink.Fade(0.9))
	d.Outline(kit.Round(5), box, 1.2, kit.Gold)
	d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Gold, H: kit.Middle, V: kit.Middle, Least: MinText},
		c.Note, box.InsetXY(4, 0))
}
