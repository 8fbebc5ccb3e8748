package skin

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Picture is a table with what is open over it. It implements [scene.Picture] and [scene.Turner].
type Picture struct {
	Table Table // nil on the first screen, which replaces it
	Open  panel.Open
	Above *panel.Layout

	camera kit.Camera
	coming []func() // still to be baked ahead; nil before that was worked out
	tone   kit.Tone
	words  panel.Words
	list   func() []scene.Sight // makes the table's sights when needed
	sights []scene.Sight
}

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

func (p *Picture) Dims() bool { return p.Above.Dims() }

func (p *Picture) At(x, y float64) (table.Spot, bool) {
	hit, ok := p.Above.Hits().At(x, y)
	if ok && p.Table != nil {
		return p.Table.Means(hit.Spot), true
	}
	return hit.Spot, ok
}

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

func (p *Picture) Within(spot table.Spot) table.Spot {
	if p.Table == nil {
		return table.NoSpot
	}
	return p.Table.Within(spot)
}

func (p *Picture) Shows(place table.Spot) bool { return p.Table != nil && p.Table.Shows(place) }

func (p *Picture) Hides(place table.Spot) bool { return p.Table != nil && p.Table.Hides(place) }

func (p *Picture) Lifts(spot table.Spot) table.Spot {
	if p.Table == nil {
		return table.NoSpot
	}
	return p.Table.Lifts(spot)
}

func (p *Picture) Lands(answer table.Spot) table.Spot {
	if p.Table == nil {
		return table.NoSpot
	}
	return p.Table.Lands(answer)
}

func (p *Picture) Onto(x, y float64) (table.Spot, bool) {
	if p.Table == nil {
		return table.NoSpot, false
	}
	return p.Table.Onto(x, y)
}

// Reveal scrolls what is open, otherwise the hand or the field, so that a thing is fully visible. Several things are
// shown together only in a hand.
func (p *Picture) Reveal(spots ...table.Spot) (scene.Scroll, bool) {
	spot := spots[0]
	at, ok := p.Above.Reveal(spot)
	if at.Field = p.camera; p.Table == nil {
		return at, ok
	}
	at.Hand, _ = p.Table.Scrolled()
	if ok || p.Above.Covers() {
		return at, ok
	}
	if hand, scrolls := p.Table.Reveal(spots...); scrolls {
		at.Hand = hand
		return at, true
	}
	if len(spots) > 1 {
		return at, false
	}
	r, ok := p.Lies(spot)
	if f, has := p.Field(); has && ok {
		if to := f.Show(p.camera, r, margin); to != f.Within(p.camera) {
			at.Field = to
		}
	}
	return at, ok
}

// margin is how far inside the room of a field a thing brought into view stays, in CSS pixels.
const margin = 24

func (p *Picture) Field() (kit.Field, bool) {
	if p.Table == nil {
		return kit.Field{}, false
	}
	return p.Table.Field()
}

func (p *Picture) Lies(spot table.Spot) (kit.Rect, bool) {
	if p.Table == nil {
		return kit.Rect{}, false
	}
	return p.Table.Lies(spot)
}

func (p *Picture) Asked() (heading string, lines []string) {
	if p.Table == nil {
		return "", nil
	}
	return p.Table.Asked()
}

func (p *Picture) Scroll() scene.Scroll {
	most := p.Above.Scroll()
	if p.Table != nil {
		_, most.Hand = p.Table.Scrolled()
	}
	return most
}

func (p *Picture) Over() (title, body string) { return p.Above.Over() }

func (p *Picture) Dial(x, y float64) (cx, cy, step float64, ok bool) {
	if p.Table == nil || p.Above.Covers() {
		return 0, 0, 0, false
	}
	return p.Table.Dial(x, y)
}

// Proposed returns the table's proposal; NoSpot while something is open over the table.
func (p *Picture) Proposed() table.Spot {
	if p.Table == nil || p.Above.Covers() {
		return table.NoSpot
	}
	return p.Table.Proposed()
}

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
