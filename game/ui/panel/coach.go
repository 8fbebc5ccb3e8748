package panel

import (
	"math"
	"slices"
	"strings"

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
// words is then a tab on the edge of the box.
const lowWindow = 720

// sizes returns the text size, and the width of the box.
func (c *Coach) sizes(w kit.Window) (size, width float64) {
	width = math.Min(w.W-16, 350*math.Max(w.S, 1)*clamp(w.TextScale, 1, 1.4))
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
	tab := 0.0 // how far the title sticks out above
	switch {
	case c.Title != "" && w.Portrait && w.H < lowWindow:
		pad, tab = 10, w.Px(15)
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
	p.Rect, p.veiled = c.best(w, hits, width, tab+2*pad+title+body+note+button, gap)
	_, p.Rect = p.Rect.CutTop(tab)
	inner := p.Rect.Inset(pad)
	p.Title, inner = inner.CutTop(title)
	if tab > 0 {
		wide := kit.Width(kit.LabelBold, w.Px(15), 0.8, strings.ToUpper(c.Title)) + 16
		p.Title = kit.Rect{X: p.Rect.X + pad, Y: p.Rect.Y - tab, W: wide, H: tab * 1.5}
	}
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

// withTitle returns the coach's box together with a title that sticks out above it.
func (p *Placed) withTitle() kit.Rect {
	r := p.Rect
	if p.Title.H > 0 && p.Title.Y < r.Y {
		r.Y, r.H = p.Title.Y, r.Bottom()-p.Title.Y
	}
	return r
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

// about is what a box of the coach's words should keep clear of.
type about struct {
	of, named, free []place
	near            kit.Rect // the first thing it is about, or the place for when there is none in view
}

// place is where a thing is on the screen.
type place struct {
	kit.Rect
	spot table.Spot
}

// best returns the place that hides least. veiled reports that it hides something that can be touched: the table is
// then dimmed until the first touch, which still counts as a touch of the thing.
func (c *Coach) best(w kit.Window, hits scene.Hits, width, height, gap float64) (r kit.Rect, veiled bool) {
	a := about{places(hits, c.Of), places(hits, c.Names), places(hits, c.Free), c.Room}
	size := kit.Rect{W: width, H: height}
	both := slices.Concat(boxes(a.of), boxes(a.named))
	open := slices.Concat(both, boxes(a.free))
	if r, ok := c.aside(size, open); ok {
		return r, false
	}
	if len(a.of) > 0 {
		a.near = a.of[0].Rect
	}
	within := func(r kit.Rect) kit.Rect {
		r.X, r.Y = clamp(r.X, 8, math.Max(8, w.W-8-width)), clamp(r.Y, 8, math.Max(8, w.H-8-height))
		return r
	}
	best, least := kit.Rect{}, math.Inf(1)
	for _, r := range tries(w, hits, a.of, size, gap) {
		r = within(r)
		cost := nearness*math.Hypot(r.MidX()-a.near.MidX(), r.MidY()-a.near.MidY()) + c.hides(&a, hits, r)
		if cost < least {
			best, least = r, cost
		}
	}
	if c.Stays {
		stay := within(size.Offset(c.X-width/2, c.Y-height/2))
		if covers := c.hides(&a, hits, stay); covers == 0 || covers <= c.hides(&a, hits, best) {
			best = stay
		}
	}
	for _, more := range [...][]kit.Rect{c.Read, nil} {
		if clear, ok := kit.ClearOf(best, slices.Concat(open, more), w.Rect().Inset(8)); ok {
			return clear, false
		}
	}
	if clear, ok := kit.ClearOf(best, both, w.Rect().Inset(8)); ok {
		best = clear
	}
	return best, c.First
}

// tries returns the places to consider: beside and along the things it is about, above the prompt, and between and over
// all others.
func tries(w kit.Window, hits scene.Hits, of []place, size kit.Rect, gap float64) (list []kit.Rect) {
	width, height := size.W, size.H
	at := func(x, y float64) { list = append(list, size.Offset(x, y)) }
	for _, r := range slices.Backward(of) {
		x, y := r.MidX()-width/2, r.MidY()-height/2
		at(x, r.Y-2*gap-height)
		at(x, r.Bottom()+2*gap)
		at(r.Right()+2*gap, y)
		at(r.X-2*gap-width, y)
		for k := range 9 { // along the thing
			x := gap + float64(k)*(w.W-width-2*gap)/8
			at(x, r.Y-gap-height)
			at(x, r.Bottom()+gap)
			at(x, r.Y)
		}
	}
	for _, hit := range hits {
		if hit.Spot.Kind == table.KindPrompt { // the prompt
			at(hit.Rect.MidX()-width/2, hit.Rect.Y-gap-height)
		}
	}
	for _, y := range levels(w, hits, height, gap) { // all over the window
		for i := range 7 {
			at(gap+float64(i)*(w.W-width-2*gap)/6, y)
		}
	}
	return list
}

// levels returns how low the top of a box may lie: anywhere, and just above or below each thing, at least 8 px apart.
func levels(w kit.Window, hits scene.Hits, height, gap float64) (list []float64) {
	lowest := w.H - height - gap
	add := func(y float64) {
		near := func(had float64) bool { return math.Abs(had-y) < 8 }
		if y >= gap && y <= lowest && !slices.ContainsFunc(list, near) {
			list = append(list, y)
		}
	}
	for _, hit := range hits {
		add(hit.Rect.Bottom() + gap)
		add(hit.Rect.Y - gap - height)
	}
	for k := range 5 {
		add(gap + float64(k)*(lowest-gap)/4)
	}
	return list
}

// nearness is the part that distance plays, in pixels, beside what a box hides.
const nearness = 0.3

// hides returns how bad it is what a box hides, 0 for nothing.
func (c *Coach) hides(a *about, hits scene.Hits, r kit.Rect) (cost float64) {
	for _, one := range a.of {
		cost += one.weight(r) * hidden(one.Rect, r)
	}
	for _, one := range a.named {
		cost += one.weight(r) / 2 * hidden(one.Rect, r)
	}
	for _, one := range a.free {
		cost += 8 * hidden(one.Rect, r)
	}
	for _, one := range c.Read {
		if share := hidden(one, r); share > 0 {
			cost += 8*share + 40
		}
	}
	for _, hit := range hits {
		switch share := hidden(hit.Rect, r); {
		case share == 0:
		case hit.Spot.Kind == table.KindPrompt && c.First: // half a prompt is of no use
			cost += 8*share + 200
		case hit.Spot.Kind == table.KindPrompt: // a step of a lesson says what to do
			cost += share/2 + 20
		case hit.Spot.Kind == table.KindPlace:
			cost += share / 4
		case hit.Spot.Kind == table.KindPart: // many are as large as one card
			cost += share/3 + 5
		case hit.Spot.Kind == table.KindPiece, hit.Spot.Kind == table.KindCard, hit.Spot.Kind == table.KindButton,
			hit.Spot.Kind == table.KindFigure, hit.Spot.Kind == table.KindTab, hit.Spot.Kind == table.KindPile:
			cost += 2*share + 40 // a row that is cut cannot be read either
		}
	}
	return cost
}

// aside returns the place beside the field, false if the box would hide something there.
func (c *Coach) aside(size kit.Rect, open []kit.Rect) (kit.Rect, bool) {
	r := size.Offset(c.Aside.MidX()-size.W/2, c.Aside.Y)
	hides := slices.ContainsFunc(open, func(one kit.Rect) bool { return hidden(one, r) > 0 })
	return r, size.W <= c.Aside.W && size.H <= c.Aside.H && !hides
}

// weight returns the cost of hiding one percent of a thing under a box. A place that is much larger than the box stays
// in sight anyway, and what stands in it counts for itself.
func (p *place) weight(box kit.Rect) float64 {
	switch {
	case p.spot.Kind != table.KindPlace:
		return 40
	case p.W*p.H > 2*box.W*box.H:
		return 2
	}
	return 8
}

// hidden returns how much of r lies under another rectangle, in percent.
func hidden(r, under kit.Rect) float64 {
	if both := r.Intersect(under); !r.Empty() && !both.Empty() {
		return 100 * both.W * both.H / (r.W * r.H)
	}
	return 0
}

// places returns where things are in view. A thing may be in several places, such as on the table and among the answers
// to a question.
func places(hits scene.Hits, spots []table.Spot) (list []place) {
	for _, spot := range spots {
		for _, hit := range slices.Backward(hits) {
			if hit.Spot == spot && !hit.Rect.Empty() {
				list = append(list, place{hit.Rect, spot})
			}
		}
	}
	return list
}

// boxes returns the rectangles of places.
func boxes(list []place) (all []kit.Rect) {
	for _, p := range list {
		all = append(all, p.Rect)
	}
	return all
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
	d.keep("coach", func() {
		d.Halo(kit.Round(12), p.Rect, 18, kit.Ink.Fade(0.85))
		d.Panel(kit.Round(12), p.Rect, kit.PanelTop, kit.PanelBottom, kit.Gold)
		title := p.Title
		if title.Y < p.Rect.Y { // a tab on the edge
			d.Panel(kit.Round(6), title, kit.PanelTop, kit.PanelTop, kit.Gold)
			title = title.Inset(4)
		}
		d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(15), Least: kit.MinText, Tracking: 0.8, Upper: true,
			Color: kit.Gold, V: kit.Middle}, c.Title, title)
		d.Block(kit.Style{Face: kit.Body, Size: p.bodySize, Color: kit.Text, Bold: kit.Gold}, c.Text, p.Body)
		d.Block(kit.Style{Face: kit.BodyBold, Size: p.bodySize, Color: kit.NameText}, c.Note, p.Label)
		d.rest(p, false)
	})
}
