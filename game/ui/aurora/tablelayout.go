package aurora

import (
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

type tableLayout struct {
	skin.Plain
	model  *board.Model
	layout *board.Layout
}

// Layout lays the model out in the window.
func (b *builder) Layout() skin.Table {
	b.model.Badge = b.BadgeRoom(board.SideWidth(b.Window))
	return &tableLayout{model: b.model, layout: board.NewLayout(b.model, b.Window, b.Screen.Scroll.Field)}
}

// Draw paints the table at a moment.
func (l *tableLayout) Draw(c *kit.Canvas, before skin.Table, m scene.Moment) {
	now := board.Now{Clock: m.Clock, T: m.T, Length: m.Length, Calm: m.Calm}
	if d := m.Carried; d != nil {
		now.Drag = &board.Drag{Spot: d.Spot, X: d.X, Y: d.Y, Over: d.Over}
	}
	if was, ok := before.(*tableLayout); ok {
		now.Before = &board.Still{Model: was.model, Layout: was.layout}
	}
	board.Draw(c, l.model, l.layout, now)
}

// Hits returns the places that can be pointed at.
func (l *tableLayout) Hits() scene.Hits { return l.layout.Hits() }

// Rooms places badges below the road.
func (l *tableLayout) Rooms() skin.Rooms {
	f := l.layout
	return skin.Rooms{Head: f.Top.Bottom(), Foot: f.Deck.Y, Badge: f.Road.Bottom() + l.model.Badge + skin.BadgeGap,
		Words: f.Words(), Aside: f.Aside(l.model), Read: []kit.Rect{f.Aboard, f.Points, f.Notes}}
}

// Field returns what can be panned: the map, or on a small screen the convoy.
func (l *tableLayout) Field() (kit.Field, bool) { return l.layout.Scrolls() }

// Lies returns the place of a thing in the field.
func (l *tableLayout) Lies(spot table.Spot) (kit.Rect, bool) { return l.layout.Lies(spot) }

// Ways returns the thing itself, or what brings it into view.
func (l *tableLayout) Ways(spot table.Spot) []table.Spot {
	if place := l.Within(spot); place != table.NoSpot {
		return []table.Spot{spot, table.KindTab.Spot(place.ID)}
	}
	if l.model.View == board.Route && (spot.Kind == table.KindPiece || spot.Kind == table.KindCard) {
		return []table.Spot{spot, table.KindTab.Spot(overviewSpot.ID)}
	}
	return []table.Spot{spot}
}

// Within returns the map for spaces and roads, and the table for the places of a convoy.
func (l *tableLayout) Within(spot table.Spot) table.Spot {
	switch {
	case onRoad(spot) && spot != overviewSpot:
		return roadSpot
	case spot == overviewSpot, spot.Kind == table.KindPart && !strings.HasPrefix(spot.ID, "box-"):
		return overviewSpot
	}
	return table.NoSpot
}

// Shows reports whether a place is already in view.
func (l *tableLayout) Shows(place table.Spot) bool {
	return (place == overviewSpot) == (l.model.View != board.Route)
}

// Lifts returns the survivor who can be carried to a card, unless a swipe scrolls the row of crew. Other things open
// where they lie.
func (l *tableLayout) Lifts(spot table.Spot) table.Spot {
	return spot.If(l.layout.Hand.Most <= 0 && slices.ContainsFunc(l.model.Crew,
		func(x board.Member) bool { return x.Spot == spot && x.Goes }))
}

// Scrolled returns how far the crew and objects are scrolled, and how far they can be.
func (l *tableLayout) Scrolled() (at, most float64) { return l.model.Scroll, l.layout.Hand.Most }

// Reveal returns how far to scroll so that a survivor or object is fully visible.
func (l *tableLayout) Reveal(spot table.Spot) (float64, bool) { return l.layout.Reveal(spot) }

// Proposed returns the only button that continues from what is selected.
func (l *tableLayout) Proposed() table.Spot {
	found := table.NoSpot
	for i := range l.model.Buttons {
		if b := &l.model.Buttons[i]; b.Style == mainStyle && mainMoves[b.ID] {
			if found != table.NoSpot {
				return table.NoSpot
			}
			found = b.Spot()
		}
	}
	return found
}
