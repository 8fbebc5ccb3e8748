package panel

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Coach is a sentence on the table, beside the things it is about, which are ringed. The rest of the table can still be
// touched.
type Coach struct {
	scene.Coach
	Buttons []Button
	Free    []table.Spot // must not be covered, since it can be touched next
	Room    kit.Rect     // where the box goes if nothing it is about is in view
	Aside   kit.Rect     // the preferred place if nothing there is covered; empty to stand beside the things
	Read    []kit.Rect   // texts read during play, better not covered
}

// CoachOf returns the coach's box on a screen, nil if the coach says nothing.
func CoachOf(screen *scene.Screen, free []table.Spot, room, aside kit.Rect, read []kit.Rect) *Coach {
	if screen.Coach == nil {
		return nil
	}
	c := &Coach{Coach: *screen.Coach, Free: free, Room: room, Aside: aside, Read: read}
	for _, one := range screen.Coach.Commands {
		c.Buttons = append(c.Buttons, CommandButton(one))
	}
	return c
}

// usualLines is how many lines the coach's words usually take on a phone.
const usualLines = 3

// ladderLines is the most lines of any step in a ladder of hints, whose steps share a box of one size.
const ladderLines = 3

// lowWindow is the height, in pixels, below which an upright window has no room to spare: the title of the coach's
// words then stands in the padding at the top of the box.
const lowWindow = 720

// edge is how far the box stays from the edges of the window: on a phone it can cover a prompt that reaches as far.
const edge = 6.0

// sizes returns the text size, and the width of the box.
func (c *Coach) sizes(w kit.Window) (size, width float64) {
	width = math.Min(w.W-2*edge, 350*math.Max(w.S, 1)*clamp(w.TextScale, 1, 1.4))
	if c.Aside.W < width && c.Aside.W > 0.85*width {
		width = c.Aside.W
	}
	return w.Px(18), width
}

// place finds the place that hides least: near the first thing that the words are about, but not on any of them, nor,
// if there is room, on what can be touched.
func (c *Coach) place(w kit.Window, hits scene.Hits) *Placed {
	p := &Placed{buttons: c.Buttons, Buttons: make([]ButtonPlace, len(c.Buttons))}
	size, width := c.sizes(w)
	p.bodySize = size
	const gap = 10.0
	pad, title, button := 14.0, 0.0, 0.0
	switch {
	case c.Title != "" && w.Portrait && w.H < lowWindow:
		pad, title = 10, w.Px(15)
	case c.Title != "":
		title = w.Px(15) * 1.5
	}
	if len(c.Buttons) > 0 {
		button = w.Unit(46, 44) + gap
	}
	body := kit.TextHeight(kit.Body, size, c.Text, width-2*pad) + 4
	if w.Portrait && c.Note == "" && !c.First { // short words get a box of the size of longer ones that follow
		body = math.Max(body, usualLines*kit.TextHeight(kit.Body, size, "A", width)+4)
	}
	if len(c.Rings) > 0 { // other words follow in the same box
		body = math.Max(body, ladderLines*kit.TextHeight(kit.Body, size, "A", width)+4)
	}
	note := 0.0
	if c.Note != "" {
		note = kit.TextHeight(kit.BodyBold, size, c.Note, width-2*pad) + 8
	}
	p.Rect, p.veiled = c.best(w, hits, kit.Rect{W: width, H: 2*pad + title + body + note + button}, gap)
	inner := p.Rect.Inset(pad)
	p.Title, inner = inner.CutTop(title)
	p.Body, inner = inner.CutTop(body)
	p.Label, inner = inner.CutTop(note)
	c.foot(w, p, inner, gap)
	var boxes []kit.Rect
	rings := c.Rings
	if rings == nil {
		rings = c.Of
	}
	for _, spot := range rings {
		if spot.Kind == table.KindTurn {
			continue // the tile's own ring shows the ways to turn, and one more hides its neighbours' numbers
		}
		if hit, _ := hits.Top(spot); hit.Hex > 0 {
			p.hexagons = append(p.hexagons, hit)
		} else {
			boxes = append(boxes, hit.Rect)
		}
	}
	p.Labels = apartOrOne(boxes)
	return p
}

// apartOrOne joins the places to ring into one if they stand in a row so close that their rings would cross.
func apartOrOne(list []kit.Rect) (rings []kit.Rect) {
	for _, r := range list {
		for i := 0; i < len(rings) && !r.Empty(); i++ {
			row := math.Abs(r.Y-rings[i].Y) < 4 && math.Abs(r.H-rings[i].H) < 4
			if both := r.Inset(-5).Intersect(rings[i].Inset(-5)); row && !both.Empty() {
				x := math.Min(r.X, rings[i].X)
				r.X, r.W = x, math.Max(r.Right(), rings[i].Right())-x
				rings, i = slices.Delete(rings, i, i+1), -1
			}
		}
		if !r.Empty() {
			rings = append(rings, r)
		}
	}
	return rings
}

// foot places the buttons. The first one, which most people want, is at the right end.
func (c *Coach) foot(w kit.Window, p *Placed, box kit.Rect, gap float64) {
	high, x := w.Unit(46, 44), box.Right()
	for i, b := range c.Buttons {
		wide := math.Min(math.Max(kit.Width(kit.DisplayBlack, w.Px(22), 0.5, b.Label)+44, 96),
			(box.W-gap)/float64(len(c.Buttons)))
		x -= wide
		p.Buttons[i].Rect = kit.Rect{X: x, Y: box.Bottom() - high, W: wide, H: high}
		x -= gap
	}
}

// holes returns the parts of a dimmed table that stay bright: the things that the words are about.
func (p *Placed) holes() []kit.Rect {
	list := slices.Clone(p.Labels)
	for _, hit := range p.hexagons {
		list = append(list, hit.Rect)
	}
	return list
}

// draw paints the box, and rings around the things it is about.
func (c *Coach) draw(d *drawing, p *Placed) {
	if p.veiled {
		d.dim(0.55, p.holes())
	}
	beat := 0.5 + 0.5*math.Sin(d.clock*4)
	for _, hit := range p.hexagons {
		d.hexagon(hit, 5, kit.Ink.Fade(0.7))
		d.hexagon(hit, 3, kit.Gold.Fade(0.7+0.3*beat))
	}
	for _, r := range p.Labels {
		r = r.Inset(-1 - 2*beat).Intersect(d.f.Rect().Inset(3)) // on a phone, buttons are 6 apart
		d.Outline(kit.Round(10), r, 5, kit.Ink.Fade(0.7))
		d.Outline(kit.Round(10), r, 3, kit.Gold)
	}
	d.Part("coach", func() {
		d.Halo(kit.Round(12), p.Rect, 18, kit.Ink.Fade(0.85))
		d.Panel(kit.Round(12), p.Rect, kit.PanelTop, kit.PanelBottom, kit.Gold)
		d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(15), Least: kit.MinText, Tracking: 0.8, Upper: true,
			Color: kit.Gold, V: kit.Middle}, c.Title, p.Title)
		d.Block(kit.Style{Face: kit.Body, Size: p.bodySize, Color: kit.Text, Bold: kit.Gold}, c.Text, p.Body)
		d.Block(kit.Style{Face: kit.BodyBold, Size: p.bodySize, Color: kit.NameText}, c.Note, p.Label)
		d.rest(p, false)
	})
}
