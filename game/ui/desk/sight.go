package desk

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Focused returns the thing with the keyboard's focus, NoSpot for none.
func (d *Desk) Focused() table.Spot { return d.top.Focused }

// SetFocus moves the focus to a thing, NoSpot for none.
func (d *Desk) SetFocus(spot table.Spot) {
	d.top.Focused = spot
	d.Invalidate()
}

func (d *Desk) Scrolled() scene.Scroll { return d.top.At }

// ScrollTo scrolls, and reports whether that changed anything: if so, everything must be laid out again.
func (d *Desk) ScrollTo(at scene.Scroll) bool {
	if at == d.top.At {
		return false
	}
	d.top.At = at
	return true
}

// ShowPlace shows a place large on a narrow screen; NoSpot leaves the choice to the game.
func (d *Desk) ShowPlace(place table.Spot) {
	d.place = place
	d.Invalidate()
}

// PlaceOf returns the place that a place's or part's spot belongs to, NoSpot for other things.
func (d *Desk) PlaceOf(spot table.Spot) table.Spot {
	switch spot.Kind {
	case table.KindPlace:
		return spot.Same()
	case table.KindPart:
		return d.picture.Within(spot.Same())
	}
	return table.NoSpot
}

// Field returns the table's field that can be panned and zoomed, false if there is none.
func (d *Desk) Field() (kit.Field, bool) {
	if d.picture == nil {
		return kit.Field{}, false
	}
	return d.picture.Field()
}

// Lies returns the centre of a thing on the field, in CSS pixels of the window; it may be out of view. It returns false
// for what is not on the field.
func (d *Desk) Lies(spot table.Spot) (x, y float64, ok bool) {
	f, has := d.Field()
	if !has {
		return 0, 0, false
	}
	r, ok := d.picture.Lies(spot)
	x, y = f.At(d.top.At.Field, r.MidX(), r.MidY())
	return x, y, ok
}

// Proposed returns what the table proposes to touch next after what is selected; NoSpot for none.
func (d *Desk) Proposed() table.Spot {
	if d.picture == nil {
		return table.NoSpot
	}
	return d.picture.Proposed()
}

// Spotlight brings things into view. It reports whether they were out of it.
func (d *Desk) Spotlight(spots []table.Spot) bool {
	before, place := d.top.At, d.place
	for _, spot := range spots {
		switch spot.Kind {
		case table.KindPlace:
			d.place = spot
		case table.KindPiece, table.KindPart:
			if place := d.picture.Within(spot); place != table.NoSpot {
				d.place = place
			}
		}
		if at, ok := d.picture.Reveal(spot); ok {
			d.top.At.Hand, d.top.At.Field = at.Hand, at.Field
		}
	}
	return before != d.top.At || place != d.place
}

// Sight is what is in view on the table.
type Sight struct {
	place  table.Spot
	scroll scene.Scroll
}

// Sight returns what is in view.
func (d *Desk) Sight() Sight { return Sight{d.place, d.top.At} }

// Looks reports whether the place shown large is that of a sight.
func (d *Desk) Looks(s Sight) bool { return d.place == s.place }

// LookBack brings into view what was there before.
func (d *Desk) LookBack(s Sight) {
	d.place = s.place
	d.top.At.Hand, d.top.At.Field = s.scroll.Hand, s.scroll.Field
	d.Invalidate()
}
