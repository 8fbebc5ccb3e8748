package aurora

import (
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/skin"
)

type tableLayout struct {
	skin.Plain
	skin.Laid[*board.Model, *board.Layout]
}

// Layout lays the model out in the window.
func (b *builder) Layout() skin.Table {
	b.model.Badge = b.BadgeRoom(board.SideWidth(b.Window))
	return &tableLayout{Laid: skin.Lay(b.model, board.NewLayout(b.model, b.Window, b.Screen.Scroll.Field), board.Draw)}
}

// Rooms places badges below the road.
func (l *tableLayout) Rooms() skin.Rooms {
	f := l.Layout
	return skin.Rooms{Head: f.Top.Bottom(), Foot: f.Deck.Y, Badge: f.Road.Bottom() + l.Model.Badge + skin.BadgeGap,
		Words: f.Words(), Aside: f.Aside(l.Model), Read: []kit.Rect{f.Aboard, f.Points, f.Score, f.Notes}}
}

// Field returns what can be panned: the map, or on a small screen the convoy.
func (l *tableLayout) Field() (kit.Field, bool) { return l.Layout.Scrolls() }

// Lies returns the place of a thing in the field.
func (l *tableLayout) Lies(spot table.Spot) (kit.Rect, bool) { return l.Layout.Lies(spot) }

// Ways returns the thing itself, or what brings it into view.
func (l *tableLayout) Ways(spot table.Spot) []table.Spot {
	if place := l.Within(spot); place != table.NoSpot {
		return []table.Spot{spot, table.KindTab.Spot(place.ID)}
	}
	if l.Model.View == board.Route && (spot.Kind == table.KindPiece || spot.Kind == table.KindCard) {
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
	return (place == overviewSpot) == (l.Model.View != board.Route)
}

// Lifts returns the survivor who can be carried to a card, unless a swipe scrolls the row of crew. Other things open
// where they lie.
func (l *tableLayout) Lifts(spot table.Spot) table.Spot {
	return spot.If(l.Layout.Hand.Most <= 0 && slices.ContainsFunc(l.Model.Crew,
		func(x board.Member) bool { return x.Spot == spot && x.Goes }))
}

// Lands returns the place being stowed, for a token that could lie there.
func (l *tableLayout) Lands(answer table.Spot) table.Spot {
	for i := range l.Model.Choices {
		if c := &l.Model.Choices[i]; c.Spot == answer {
			return c.Lands
		}
	}
	return table.NoSpot
}

// Scrolled returns how far the crew and objects are scrolled, and how far they can be.
func (l *tableLayout) Scrolled() (at, most float64) { return l.Model.Scroll, l.Layout.Hand.Most }

// Reveal returns how far to scroll so that a survivor or object is fully visible.
func (l *tableLayout) Reveal(of ...table.Spot) (float64, bool) { return l.Layout.Reveal(of...) }

// Proposed returns the only button that continues from what is selected.
func (l *tableLayout) Proposed() table.Spot {
	found := table.NoSpot
	for i := range l.Model.Buttons {
		if b := &l.Model.Buttons[i]; b.Style == mainStyle && mainMoves[b.ID] {
			if found != table.NoSpot {
				return table.NoSpot
			}
			found = b.Spot()
		}
	}
	return found
}
