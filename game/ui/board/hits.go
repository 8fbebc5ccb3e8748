package board

import (
	"fmt"
	"math"

	"onelongnight/game/ui/kit"
)

// Hit is a place that can be pointed at. Its ID is one of: card:<id>, unit:<id>, city:<1..5>,
// district:<1..5>-<1..n>, total:<1..5>-moloch and forecast:<1..5>-moloch and the like, strip:<1..5>, button:<id>, pile:moloch-deck
// and the like, lasts:moloch and the like, stand:, phase:, log, prompt; those that the model gives to records; and, behind an open panel, overlay.
type Hit struct {
	ID   string
	Rect kit.Rect
}

// Hits returns the places that can be pointed at, in the order they are drawn: a later one lies above an earlier one. With
// a panel open, its places lie above an "overlay" that covers the window.
func (f *Frame) Hits() []Hit { return f.hits }

// HitAt returns the topmost place under the point x, y in CSS pixels.
func (f *Frame) HitAt(x, y float64) (Hit, bool) {
	for i := len(f.hits) - 1; i >= 0; i-- {
		if f.hits[i].Rect.Contains(x, y) {
			return f.hits[i], true
		}
	}
	return Hit{}, false
}

// Anchor returns the place with the given id, the topmost if there are several.
func (f *Frame) Anchor(id string) (kit.Rect, bool) {
	for i := len(f.hits) - 1; i >= 0; i-- {
		if f.hits[i].ID == id {
			return f.hits[i].Rect, true
		}
	}
	return kit.Rect{}, false
}

func (f *Frame) hit(id string, r kit.Rect) {
	if !r.Empty() {
		f.hits = append(f.hits, Hit{id, r})
	}
}

// sideWords are the factions' names in hit ids.
var sideWords = [3]string{"", "moloch", "outpost"}

// pileWords are the piles' names in hit ids, in the order of Frame.Piles.
var pileWords = [3]string{"deck", "discard", "hand"}

func (f *Frame) collectHits(m *Model) {
	f.hits = nil
	switch {
	case m.Battle != nil:
		f.battleHits(m)
	case m.Title == nil:
		f.tableHits(m)
		f.passingHits(m)
	}
	for _, p := range f.panels() {
		f.hit("overlay", kit.Rect{W: f.W, H: f.H})
		f.panelHits(p)
	}
}

func (f *Frame) tableHits(m *Model) {
	for i := range f.Columns {
		f.columnHits(&m.Cities[i], &f.Columns[i])
	}
	for i := range f.Tabs {
		f.hit(fmt.Sprintf("strip:%d", i+1), f.Tabs[i])
	}
	for side := Moloch; side <= Outpost; side++ {
		for p, word := range pileWords {
			r := f.Piles[side][p]
			if clock := f.Clocks[side]; p == pileDeck && !clock.Empty() {
				f.hit("lasts:"+sideWords[side], clock)
				if side == Moloch {
					r.W = clock.X - r.X
				} else {
					r.X, r.W = clock.Right(), r.Right()-clock.Right()
				}
			}
			f.hit("pile:"+sideWords[side]+"-"+word, r)
		}
	}
	stand := f.Stand
	if f.Narrow {
		stand = kit.Rect{X: stand.X, Y: f.Top.Y, W: stand.W, H: f.Top.H}.Grow(44, 44)
	}
	f.hit("stand:", stand)
	if m.Phase.Index >= 0 && f.Phases.H >= f.leastRecord()-0.01 {
		f.hit("phase:", f.Phases)
	}
	f.hit("prompt", f.Prompt)
	f.hit("log", f.Log)
	f.handHits(m)
	for i, b := range m.Buttons {
		f.hit("button:"+b.ID, f.Buttons[i].Rect)
	}
}

// battleHits adds what can be pointed at in the scene of a battle: the units, what they count, both totals.
func (f *Frame) battleHits(m *Model) {
	b, p := m.Battle, f.Battle
	for side := Moloch; side <= Outpost; side++ {
		f.hit(fmt.Sprintf("total:%d-%s", b.City, sideWords[side]), p.Totals[side])
		for i, r := range p.Tokens[side] {
			term := p.Terms[side][i]
			x, y := math.Min(r.X, term.X), math.Min(r.Y, term.Y)
			f.hit("unit:"+b.Tallies[side][i].Unit.ID, kit.Rect{X: x, Y: y, W: math.Max(r.Right(), term.Right()) - x, H: math.Max(r.Bottom(), term.Bottom()) - y}.Grow(44, 44))
		}
	}
	for i, button := range m.Buttons {
		if b.Skip == "" && button.Slot == SlotAction {
			f.hit("button:"+button.ID, f.Buttons[i].Rect)
		}
	}
}

// columnHits adds a city with its plates and units. Where fingers are likely, what is smaller than a finger is left out:
// the tap goes to the city, which the player then sees large.
func (f *Frame) columnHits(c *City, col *Column) {
	if !col.Shown {
		return
	}
	f.hit(fmt.Sprintf("city:%d", c.N), col.Rect)
	least := 20.0
	if f.Narrow {
		least = 44
	}
	for side := Moloch; side <= Outpost; side++ {
		f.totalHits(c, col, side, least)
	}
	part := col.Rect.W / float64(max(1, len(col.Districts)))
	for i, r := range col.Districts {
		if part >= least {
			f.hit(fmt.Sprintf("district:%d-%d", c.N, i+1), r.Grow(least, least))
		}
	}
	for side := Moloch; side <= Outpost; side++ {
		row := &c.Moloch
		if side == Outpost {
			row = &c.Outpost
		}
		for i, r := range col.Units[side] {
			if !f.Narrow || col.Large {
				f.hit("unit:"+row.Units[i].ID, r.Grow(least, least))
			}
		}
	}
}

// totalHits adds a side's strength, and the forecast beside it. Where fingers are likely the two are one: the sum of the
// first leads on to the other.
func (f *Frame) totalHits(c *City, col *Column, side Faction, least float64) {
	about := fmt.Sprintf("%d-%s", c.N, sideWords[side])
	total, ribbon := col.Totals[side], col.Forecasts[side]
	if total.Empty() || c.row(side).Total == "" {
		return
	}
	if f.Narrow && !ribbon.Empty() {
		top := math.Min(total.Y, ribbon.Y)
		total = kit.Rect{X: total.X, Y: top, W: total.W, H: math.Max(total.Bottom(), ribbon.Bottom()) - top}
	} else if !ribbon.Empty() && c.row(side).Forecast != "" {
		f.hit("forecast:"+about, ribbon)
	}
	f.hit("total:"+about, total.Grow(least, least))
}

// handHits adds the visible part of each card of the hand: up to the next card, and inside the hand's box.
func (f *Frame) handHits(m *Model) {
	box := f.HandBox
	box.Y, box.H = 0, f.H
	up := -1
	for i, c := range f.Hand {
		if c.Up {
			up = i
			continue
		}
		r := c.Rect
		if i+1 < len(f.Hand) {
			r.W = min(r.W, f.Hand[i+1].Rect.X-r.X)
		}
		if i > 0 && f.Hand[i-1].Up {
			right := f.Hand[i-1].Rect.Right()
			if right > r.X {
				r.X, r.W = right, r.W-(right-r.X)
			}
		}
		if r = r.Intersect(box); r.W >= 12 {
			f.hit("card:"+m.Hand[i].ID, r)
		}
	}
	if up >= 0 {
		f.hit("card:"+m.Hand[up].ID, f.Hand[up].Rect.Intersect(box))
	}
}
