package board

import (
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// MinText is the size of the smallest text on screen, in CSS pixels at a text scale of 1.
const MinText = kit.MinText

// Layout is where everything of a Model stands, in CSS pixels. NewLayout makes it; it is not changed afterwards.
type Layout struct {
	furniture.Layout
	Stand   kit.Rect
	Piles   [3][3]kit.Rect // by Faction, then pileDeck, pileDiscard, pileHand
	Clocks  [3]kit.Rect    // by Faction: how long the deck lasts, in part of its pile's place; empty in narrow windows
	Names   [3]kit.Rect    // by Faction: the side's name in the top bar; empty in narrow windows
	Tabs    [5]kit.Rect    // portrait: the strip of five cities
	Columns [5]Column
	Road    kit.Rect
	Held    kit.Rect      // where the hand is, or what stands in its place
	Queue   []kit.Rect    // of those in Model.Queue that have room
	More    kit.Rect      // the sign that others have no room
	Battle  *BattleLayout // nil outside of a battle

	lit  []kit.Rect // the units that can be chosen
	hits scene.Hits
}

// Column is where everything of a city stands. In portrait only the city that is shown has a column.
type Column struct {
	Shown     bool
	Large     bool // with its totals on plates at the left end of its rows
	Folded    bool // each side's units are folded into a single count
	Rect      kit.Rect
	Rows      [3]kit.Rect // by Faction: the ring around the row
	Totals    [3]kit.Rect // by Faction: plate, or half of the pair at the top
	Forecasts [3]kit.Rect // by Faction, large columns only
	Name      kit.Rect
	Chips     []chipBox // beside the name
	Skyline   kit.Rect  // its bottom is the ground that the blocks stand on
	Districts []kit.Rect
	Units     [3][]kit.Rect // by Faction, in the order of Row.Units
	Sockets   [3][]kit.Rect // by Faction: the free ones
	Fold      [3]kit.Rect
}

// The index of a pile in Layout.Piles.
const (
	pileDeck = iota
	pileDiscard
	pileHand
)

// NewLayout computes where everything of m stands in a window of w by h CSS pixels. textScale enlarges text, 1 is
// normal.
func NewLayout(m *Model, w, h, textScale float64) *Layout {
	m.Cards = nil
	for i := range m.Hand {
		m.Cards = append(m.Cards, cardSpot(m.Hand[i].ID))
	}
	f := &Layout{Layout: m.Begin(kit.NewWindow(w, h, textScale))}
	if f.Portrait {
		f.Solve(f.upright(m))
	} else {
		f.Solve(f.wide(m))
	}
	if m.Battle != nil {
		f.Battle = f.battleLayout(m.Battle)
	}
	f.collectHits(m)
	return f
}

// looked returns the index of the city that is shown large beside the active one, or instead of it. It is the active
// one itself if no other is asked for.
func looked(m *Model) int {
	if m.LargeCity >= 1 && m.LargeCity <= 5 {
		return m.LargeCity - 1
	}
	for i := range m.Cities {
		if m.Cities[i].Active {
			return i
		}
	}
	return 4
}
