package skin

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Picture is a table with what lies open over it. It is a [scene.Picture], a [scene.Picture], a [scene.Turner], a
// [scene.Picture] and a [scene.Picture].
type Picture struct {
	Table Table // nil on the first screen, which stands in its stead
	Open  panel.Open
	Above *panel.Layout

	camera field.Camera
	coming []func() // what is still to be baked ahead, nil before it was thought of
	tone   kit.Tone
	words  panel.Words
	list   func() []scene.Sight // makes the sights of the table when somebody asks for them
	sights []scene.Sight
}

// Draw paints the picture at a moment.
func (p *Picture) Draw(c *kit.Canvas, m scene.Moment) {
	c.SetTone(p.tone)
	if p.Table != nil {
		var before Table
		if was, ok := m.Before.(*Picture); ok {
			before = was.Table
		}
		p.Table.Draw(c, before, m)
	}
	p.Above.Draw(c, m.Clock)
}

// Ahead bakes pictures until a point of time, and reports whether there are no more.
func (p *Picture) Ahead(c *kit.Canvas, until time.Time) bool {
	c.SetTone(p.tone)
	if _, hidden := p.Open.Panel.(*panel.End); hidden || p.Table == nil {
		return true
	}
	if p.coming == nil {
		p.coming = p.Table.Ahead(c)
	}
	for len(p.coming) > 0 {
		if !c.Ahead(until, p.coming[0]) {
			return false
		}
		p.coming = p.coming[1:]
	}
	return true
}

// Dims reports whether the table lies dimmed below what the coach says.
func (p *Picture) Dims() bool { return p.Above.Dims() }

// At names the topmost thing under a point.
func (p *Picture) At(x, y float64) (table.Spot, bool) {
	hit, ok := p.Above.Hits().At(x, y)
	if ok && p.Table != nil {
		return p.Table.Means(hit.Spot), true
	}
	return hit.Spot, ok
}

// Where returns a point to touch for a thing; if it is out of sight, for what brings it there.
func (p *Picture) Where(spot table.Spot) (x, y float64, ok bool) {
	if p.Table == nil {
		return p.Above.Hits().Point(spot)
	}
	for _, way := range p.Table.Ways(spot) {
		if x, y, ok = p.Above.Hits().Point(way); ok {
			return x, y, true
		}
	}
	return 0, 0, false
}

// Within returns the place that a thing is in, NoSpot for what is in none.
func (p *Picture) Within(spot table.Spot) table.Spot {
	if p.Table == nil {
		return table.NoSpot
	}
	return p.Table.Within(spot)
}

// Shows reports whether a place is seen as large as it can be.
func (p *Picture) Shows(place table.Spot) bool { return p.Table != nil && p.Table.Shows(place) }

// Hides reports whether something that can be touched lies folded away in a place.
func (p *Picture) Hides(place table.Spot) bool { return p.Table != nil && p.Table.Hides(place) }

// Lifts reports whether a thing can be carried to another.
func (p *Picture) Lifts(spot table.Spot) bool { return p.Table != nil && p.Table.Lifts(spot) }

// Reveal scrolls what lies open, or else the hand or the field, so that a thing is wholly in sight.
func (p *Picture) Reveal(spot table.Spot) (scene.Scroll, bool) {
	at, ok := p.Above.Reveal(spot)
	if at.Field = p.camera; p.Table == nil {
		return at, ok
	}
	at.Hand, _ = p.Table.Scrolled()
	if ok || p.Above.Covers() {
		return at, ok
	}
	if hand, scrolls := p.Table.Reveal(spot); scrolls {
		at.Hand = hand
		return at, true
	}
	r, ok := p.Lies(spot)
	if f, has := p.Field(); has && ok {
		if to := f.Show(p.camera, r, margin); to != f.Within(p.camera) {
			at.Field = to
		}
	}
	return at, ok
}

// margin is how far inside the room of a field a thing of it stands that was brought into sight, in CSS pixels.
const margin = 24

// Field returns what can be panned and zoomed; false where there is none.
func (p *Picture) Field() (field.Field, bool) {
	if p.Table == nil {
		return field.Field{}, false
	}
	return p.Table.Field()
}

// Lies returns the part of the field that a thing takes up, in its units; false for what is not on it.
func (p *Picture) Lies(spot table.Spot) (kit.Rect, bool) {
	if p.Table == nil {
		return kit.Rect{}, false
	}
	return p.Table.Lies(spot)
}

// Scroll says how far everything can be scrolled.
func (p *Picture) Scroll() scene.Scroll {
	most := p.Above.Scroll()
	if p.Table != nil {
		_, most.Hand = p.Table.Scrolled()
	}
	return most
}

// Over returns the title of what lies open, and the words below it.
func (p *Picture) Over() (title, body string) { return p.Above.Over() }

// Dial returns the middle of the dial at a point by which a piece is turned; false where there is none.
func (p *Picture) Dial(x, y float64) (cx, cy, step float64, ok bool) {
	if p.Table == nil || p.Above.Covers() {
		return 0, 0, 0, false
	}
	return p.Table.Dial(x, y)
}

// Proposed returns how to go on with what is selected; NoSpot while something lies over the table.
func (p *Picture) Proposed() table.Spot {
	if p.Table == nil || p.Above.Covers() {
		return table.NoSpot
	}
	return p.Table.Proposed()
}

// Sights lists what can be looked into.
func (p *Picture) Sights() []scene.Sight {
	if p.sights != nil {
		return p.sights
	}
	list, open := p.Above.Sights(p.words)
	if !open && p.list != nil {
		list = p.list()
	}
	p.sights = list
	for i := range p.sights {
		s := &p.sights[i]
		if _, s.Seen = p.Above.Hits().Anchor(s.Spot); !s.Seen {
			_, s.Seen = p.Reveal(s.Spot)
		}
	}
	return p.sights
}
