package panel

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Scroll says how far the open panel and the inspected card's list can be
// scrolled; the table adds how far its hand can.
func (f *Layout) Scroll() scene.Scroll {
	var most scene.Scroll
	if f.Panel != nil {
		most.Panel, most.List = f.Panel.Most, f.Panel.ListMost
	}
	if f.Inspect != nil {
		most.Card = f.Inspect.Most
	}
	return most
}

// Scrolled returns how far the open panel and the inspected card's list are scrolled.
func (f *Layout) Scrolled() scene.Scroll {
	var at scene.Scroll
	if f.open.Panel != nil {
		at.Panel = f.open.Panel.scrolled()
		if a, ok := f.open.Panel.(*Book); ok {
			at.List = a.ListScroll
		}
	}
	if f.open.Inspect != nil {
		at.Card = f.open.Inspect.Scroll
	}
	return at
}

// Covers reports whether something lies over the table.
func (f *Layout) Covers() bool { return f.Panel != nil || f.Inspect != nil }

// Reveal returns how far to scroll the open panel and the inspected card's list so that a thing is fully visible; false
// if it does not scroll.
func (f *Layout) Reveal(spot table.Spot) (scene.Scroll, bool) {
	at := f.Scrolled()
	if f.Inspect != nil {
		if r, found := f.Inspect.find(spot); found {
			v := f.Inspect.View
			at.Card = ScrollTo(at.Card, v.Y, v.Bottom(), r.Y, r.Bottom(), f.Inspect.Most)
			return at, true
		}
	}
	if f.Panel != nil && f.Panel.book != nil {
		if r, found := f.Panel.book.row(spot); found && f.Panel.ListMost > 0 {
			v := f.Panel.List
			at.List = ScrollTo(at.List, v.Y, v.Bottom(), r.Y, r.Bottom(), f.Panel.ListMost)
			return at, true
		}
	}
	if f.Panel != nil && f.Panel.Most > 0 {
		if r, found := f.Panel.find(spot); found {
			v := f.Panel.View
			at.Panel = ScrollTo(at.Panel, v.Y, v.Bottom(), r.Y, r.Bottom(), f.Panel.Most)
			return at, true
		}
	}
	return at, false
}

// ScrollTo returns the scroll position, now at, at which low to high lies between from and to.
func ScrollTo(at, from, to, low, high, most float64) float64 {
	switch {
	case low < from:
		at -= from - low
	case high > to:
		at += high - to
	}
	return math.Max(0, math.Min(at, most))
}

// find returns the place of a card, record or button of the panel, in sight or not.
func (p *Placed) find(spot table.Spot) (kit.Rect, bool) {
	for i, r := range p.Cards {
		if p.cards[i] == spot {
			return r, true
		}
	}
	if p.book != nil {
		return p.book.find(spot)
	}
	for i := range p.Records {
		s := &p.Records[i]
		if s.record.Spot == spot {
			return s.Rect, true
		}
		for k := range s.Cards {
			if s.record.Cards[k].Spot == spot {
				return s.Rect, true
			}
		}
	}
	for i, b := range p.small {
		if b.Spot() == spot {
			return p.Small[i], true
		}
	}
	for i, b := range p.buttons {
		if b.Spot() == spot && p.buttonsScroll && !isClose(b) {
			return p.Buttons[i].Rect, true
		}
	}
	return kit.Rect{}, false
}
