package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Reveal is how far hand, open panel and inspected card's list have to be scrolled for a thing to be wholly in sight; false
// if it does not scroll.
func (f *Frame) Reveal(m *Model, id string) (hand, panel, list float64, ok bool) {
	hand = m.HandScroll
	if f.Panel != nil {
		panel = m.scrolled()
	}
	if m.Inspect != nil {
		list = m.Inspect.Scroll
	}
	for i := range f.Hand {
		if "card:"+m.Hand[i].ID == id && f.Panel == nil && f.Inspect == nil {
			return scrollTo(hand, f.HandBox.X, f.HandBox.Right(), f.Hand[i].Rect.X, f.Hand[i].Rect.Right(), f.HandScrollMax), panel, list, true
		}
	}
	if f.Inspect != nil {
		if r, found := f.Inspect.find(id); found {
			v := f.Inspect.View
			return hand, panel, scrollTo(list, v.Y, v.Bottom(), r.Y, r.Bottom(), f.InspectMax), true
		}
	}
	if f.Panel != nil && f.ScrollMax > 0 {
		if r, found := f.Panel.find(id); found {
			v := f.Panel.View
			return hand, scrollTo(panel, v.Y, v.Bottom(), r.Y, r.Bottom(), f.ScrollMax), list, true
		}
	}
	return hand, panel, list, false
}

// scrollTo is how far something has to be scrolled that is scrolled to at and of which low to high has to lie between from
// and to.
func scrollTo(at, from, to, low, high, most float64) float64 {
	switch {
	case low < from:
		at -= from - low
	case high > to:
		at += high - to
	}
	return math.Max(0, math.Min(at, most))
}

// scrolled is how far the open panel is scrolled.
func (m *Model) scrolled() float64 {
	switch {
	case m.Menu != nil:
		return m.Menu.Scroll
	case m.Choice != nil:
		return m.Choice.Scroll
	case m.Pile != nil:
		return m.Pile.Scroll
	case m.Records != nil:
		return m.Records.Scroll
	case m.Options != nil:
		return m.Options.Scroll
	}
	return 0
}

// find is the place of a card, record or button of the panel, in sight or not.
func (p *Panel) find(id string) (kit.Rect, bool) {
	for i, r := range p.Cards {
		if "card:"+p.ids[i] == id {
			return r, true
		}
	}
	for i := range p.Records {
		s := &p.Records[i]
		if s.record.ID == id {
			return s.Rect, true
		}
		for k := range s.Cards {
			if s.record.Cards[k].ID == id {
				return s.Rect, true
			}
		}
	}
	for i, b := range p.levels {
		if "button:"+b.ID == id {
			return p.Levels[i], true
		}
	}
	for i, b := range p.buttons {
		if "button:"+b.ID == id && p.buttonsScroll && !isClose(b) {
			return p.Buttons[i].Rect, true
		}
	}
	return kit.Rect{}, false
}
