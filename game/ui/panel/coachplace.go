package panel

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// about is what a box of the coach's words should keep clear of.
type about struct {
	of, named, free []place
	near            kit.Rect // the first thing it is about, or the place for when there is none in view
	prompt          kit.Rect // empty if nothing is asked
}

// cuts reports whether a box hides a part of the prompt, but not all of it.
func (a *about) cuts(r kit.Rect) bool {
	share := hidden(a.prompt, r)
	return share > 0 && share < 99.9
}

// place is where a thing is on the screen.
type place struct {
	kit.Rect
	spot table.Spot
}

// best returns the place that hides least. veiled reports that it hides something that can be touched: the table is
// then dimmed until the first touch, which still counts as a touch of the thing.
func (c *Coach) best(w kit.Window, hits scene.Hits, size kit.Rect, gap float64) (r kit.Rect, veiled bool) {
	a := about{of: places(hits, c.Of), named: places(hits, c.Names), free: places(hits, c.Free), near: c.Room}
	a.prompt, _ = hits.Anchor(table.KindPrompt.Spot(""))
	width, height := size.W, size.H
	both := slices.Concat(boxes(a.of), boxes(a.named))
	open := slices.Concat(both, boxes(a.free))
	if r, ok := c.aside(size, open); ok {
		return r, false
	}
	if len(a.of) > 0 {
		a.near = a.of[0].Rect
	}
	within := func(r kit.Rect) kit.Rect {
		r.X = clamp(r.X, edge, math.Max(edge, w.W-edge-width))
		r.Y = clamp(r.Y, edge, math.Max(edge, w.H-edge-height))
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
	bounds, asked := w.Rect().Inset(edge), []kit.Rect{a.prompt}
	for _, more := range [...][]kit.Rect{c.Read, slices.Concat(c.Read, asked), nil, asked} {
		if clear, ok := kit.ClearOf(best, slices.Concat(open, more), bounds); ok && !a.cuts(clear) {
			return clear, false
		}
	}
	if clear, ok := kit.ClearOf(best, open, bounds); ok {
		return clear, false
	}
	if clear, ok := kit.ClearOf(best, both, bounds); ok {
		best = clear
	}
	return best, c.First
}

// tries returns the places to consider: beside and along the things it is about, above the prompt and over all of it,
// and between and over all others.
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
			at(hit.Rect.MidX()-width/2, hit.Rect.Y)
			at(hit.Rect.MidX()-width/2, hit.Rect.Bottom()-height)
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
		case hit.Spot.Kind == table.KindPrompt && (c.First || a.cuts(r)): // half a prompt is of no use
			cost += 8*share + 1500
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
