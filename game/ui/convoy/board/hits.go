package board

import (
	"fmt"
	"math"
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Hits returns the places that can be pointed at, in the order they are drawn: a later one lies above an earlier one.
func (f *Layout) Hits() scene.Hits { return f.hits }

// Anchor returns the place of a thing, the topmost if there are several.
func (f *Layout) Anchor(spot table.Spot) (kit.Rect, bool) { return f.hits.Anchor(spot) }

// The things of the table in spots.
func cardSpot(id string) table.Spot    { return table.KindCard.Spot(id) }
func unitSpot(id string) table.Spot    { return table.KindPiece.Spot(id) }
func citySpot(n int) table.Spot        { return table.KindPlace.Spot(strconv.Itoa(n)) }
func tabSpot(n int) table.Spot         { return table.KindTab.Spot(strconv.Itoa(n)) }
func districtSpot(n, d int) table.Spot { return table.KindPart.Spot(fmt.Sprintf("%d-%d", n, d)) }
func pileSpot(s Faction, pile string) table.Spot {
	return table.KindPile.Spot(sideWords[s] + "-" + pile)
}

// figureSpot names a number that can be explained: total and forecast of a side in city n, how long a side's deck lasts
// (n is 0).
func figureSpot(what string, n int, s Faction) table.Spot {
	if n == 0 {
		return table.KindFigure.Spot(what + "-" + sideWords[s])
	}
	return table.KindFigure.Spot(fmt.Sprintf("%s-%d-%s", what, n, sideWords[s]))
}

// PhaseSpot names a step of a battle, 0..5.
func PhaseSpot(i int) table.Spot { return table.KindFigure.Spot("phase-" + strconv.Itoa(i+1)) }

// sideWords are the factions' names in hit ids.
var sideWords = [3]string{"", "moloch", "outpost"}

// pileWords are the piles' names in hit ids, in the order of Layout.Piles.
var pileWords = [3]string{"deck", "discard", "hand"}

func (f *Layout) collectHits(m *Model) {
	f.hits = nil
	if m.Battle != nil {
		f.battleHits(m)
		return
	}
	f.tableHits(m)
	f.light(m)
	f.passingHits(m)
}

func (f *Layout) tableHits(m *Model) {
	for i := range f.Columns {
		f.columnHits(&m.Cities[i], &f.Columns[i])
	}
	for i := range f.Tabs {
		f.hits.Add(tabSpot(i+1), f.Tabs[i])
	}
	for side := Moloch; side <= Outpost; side++ {
		for p, word := range pileWords {
			r := f.Piles[side][p]
			if clock := f.Clocks[side]; p == pileDeck && !clock.Empty() {
				f.hits.Add(figureSpot("lasts", 0, side), clock)
				if side == Moloch {
					r.W = clock.X - r.X
				} else {
					r.X, r.W = clock.Right(), r.Right()-clock.Right()
				}
			}
			f.hits.Add(pileSpot(side, word), r)
		}
	}
	stand := f.Stand
	if f.Narrow {
		stand = kit.Rect{X: stand.X, Y: f.Top.Y, W: stand.W, H: f.Top.H}.Grow(44, 44)
	}
	f.hits.Add(table.KindFigure.Spot("stand"), stand)
	if m.Phase.Shown() && f.Phases.H >= f.Least()-0.01 {
		steps := m.Phase.Places(f.Window, f.Phases)
		if f.Narrow || steps == nil {
			f.hits.Add(PhaseSpot(m.Phase.Index), f.Phases)
			steps = nil
		}
		for i, r := range steps {
			f.hits.Add(PhaseSpot(i), r)
		}
	}
	f.hits.Add(table.KindPrompt.Spot(""), f.Prompt)
	f.hits.Add(table.KindLog.Spot(""), f.Log.Rect)
	f.Hand.Hits(&f.hits, func(i int) table.Spot { return cardSpot(m.Hand[i].ID) })
	f.Buttons.Hits(&f.hits)
}

// battleHits adds what can be pointed at in the scene of a battle: the units, what they count, both totals.
func (f *Layout) battleHits(m *Model) {
	b, p := m.Battle, f.Battle
	for side := Moloch; side <= Outpost; side++ {
		f.hits.Add(figureSpot("total", b.City, side), p.Totals[side])
		for i, r := range p.Tokens[side] {
			term := p.Terms[side][i]
			x, y := math.Min(r.X, term.X), math.Min(r.Y, term.Y)
			f.hits.Add(unitSpot(b.Tallies[side][i].Unit.ID),
				kit.Rect{X: x, Y: y, W: math.Max(r.Right(), term.Right()) - x,
					H: math.Max(r.Bottom(), term.Bottom()) - y}.Grow(44, 44))
		}
	}
	if b.Skip == "" {
		f.Buttons.Hits(&f.hits, furniture.SlotAction)
	}
}

// columnHits adds a city with its plates and units. Where fingers are likely, what is smaller than a finger is left
// out: the tap goes to the city, which the player then sees large.
func (f *Layout) columnHits(c *City, col *Column) {
	if !col.Shown {
		return
	}
	f.hits.Add(citySpot(c.N), col.Rect)
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
			f.hits.Add(districtSpot(c.N, i+1), r.Grow(least, least))
		}
	}
	for side := Moloch; side <= Outpost; side++ {
		row := &c.Moloch
		if side == Outpost {
			row = &c.Outpost
		}
		for i, r := range col.Units[side] {
			if !f.Narrow || col.Large {
				f.hits.Add(unitSpot(row.Units[i].ID), r.Grow(least, least))
			}
		}
	}
}

// totalHits adds a side's strength, and the forecast beside it. Where fingers are likely the two are one: the sum of
// the first leads on to the other.
func (f *Layout) totalHits(c *City, col *Column, side Faction, least float64) {
	total, ribbon := col.Totals[side], col.Forecasts[side]
	if total.Empty() || c.row(side).Total == "" {
		return
	}
	if f.Narrow && !ribbon.Empty() {
		top := math.Min(total.Y, ribbon.Y)
		total = kit.Rect{X: total.X, Y: top, W: total.W, H: math.Max(total.Bottom(), ribbon.Bottom()) - top}
	} else if !ribbon.Empty() && c.row(side).Forecast != "" {
		f.hits.Add(figureSpot("forecast", c.N, side), ribbon)
	}
	f.hits.Add(figureSpot("total", c.N, side), total.Grow(least, least))
}
