package state51

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/board"
)

type tableLayout struct {
	skin.Plain
	skin.Laid[*board.Model, *board.Layout]
	place map[table.Spot]table.Spot // the settlement that each thing is in
}

// Layout lays the model out in the window.
func (b *builder) Layout() skin.Table {
	b.model.Badge = b.BadgeRoom(0)
	f := board.NewLayout(b.model, b.Window, b.Screen.Scroll.Field)
	l := &tableLayout{Laid: skin.Lay(b.model, f, board.Draw), place: map[table.Spot]table.Spot{}}
	for i := range b.model.Seats {
		s := &b.model.Seats[i]
		for _, spot := range s.Spots() {
			l.place[spot] = s.Place
		}
		l.place[s.Place], l.place[tabOf(s.Place)] = s.Place, s.Place
	}
	return l
}

// Rooms places badges below the bar.
func (l *tableLayout) Rooms() skin.Rooms {
	f := l.Layout
	return skin.Rooms{Head: f.Top.Bottom(), Foot: f.Deck.Y, Badge: f.Top.Bottom() + l.Model.Badge + skin.BadgeGap,
		Words: f.Words()}
}

// Field returns the rows of cards in play, if they are wider than their room.
func (l *tableLayout) Field() (kit.Field, bool) { return l.Layout.Rows, l.Layout.Scrolls() }

// Lies returns the place of a card in the rows.
func (l *tableLayout) Lies(spot table.Spot) (kit.Rect, bool) {
	if !l.Layout.Scrolls() {
		return kit.Rect{}, false
	}
	return l.Layout.Lies(spot)
}

// Ways returns the thing itself, or, for what is not in view, its settlement.
func (l *tableLayout) Ways(spot table.Spot) []table.Spot {
	place, ok := l.place[spot]
	if !ok {
		return []table.Spot{spot}
	}
	return []table.Spot{spot, place, tabOf(place)}
}

// Within returns the settlement that a thing is in.
func (l *tableLayout) Within(spot table.Spot) table.Spot { return l.place[spot] }

// Shows reports whether a settlement is already shown.
func (l *tableLayout) Shows(place table.Spot) bool {
	return !l.Layout.Portrait || l.Model.Seats[l.Model.Shown].Place == place
}

// Hides reports whether something that can be touched is folded away in a settlement.
func (l *tableLayout) Hides(place table.Spot) bool { return l.Layout.Folds(place) }

// Lifts returns a card that can be dragged: one of the hand or the row, or an open card, also by its face.
func (l *tableLayout) Lifts(spot table.Spot) table.Spot {
	if t := l.Model.Ticket; spot == board.Face && t != nil {
		spot = t.Spot
	}
	return spot.If(spot.Kind == table.KindCard && l.Model.Carries)
}

// Onto returns the lane or button that stands for dropping a card at a point.
func (l *tableLayout) Onto(x, y float64) (table.Spot, bool) {
	if d := l.Model.Draft; d != nil {
		return l.Proposed().If(l.Layout.Deck.Contains(x, y)), true
	}
	if l.Model.Ticket == nil {
		return table.NoSpot, false
	}
	return l.Layout.Onto(l.Model, x, y), true
}

func (l *tableLayout) Scrolled() (at, most float64) { return l.Model.Scroll, l.Layout.Hand.Most }

// Reveal returns how far to scroll so that a card of the hand is fully visible.
func (l *tableLayout) Reveal(of ...table.Spot) (float64, bool) { return l.Layout.Reveal(of...) }

// Proposed returns the proposed lane of the ticket, NoSpot if a location to replace must be touched for it. In a draft,
// it returns the button that takes or strikes the lifted card.
func (l *tableLayout) Proposed() table.Spot {
	if d := l.Model.Draft; d != nil {
		lifted := slices.ContainsFunc(d.Row, func(x board.HandCard) bool { return x.State.Picked })
		for _, id := range [...]string{"take", "strike"} {
			if spot := table.KindButton.Spot(id); lifted && l.offers(spot) {
				return spot
			}
		}
	}
	if l.Model.Ticket == nil {
		return table.NoSpot
	}
	for _, lane := range l.Model.Ticket.Lanes {
		if lane.Best {
			return lane.Spot
		}
	}
	return table.NoSpot
}

// offers reports whether there is a button for a move.
func (l *tableLayout) offers(spot table.Spot) bool {
	return slices.ContainsFunc(l.Model.Buttons, func(b furniture.Button) bool { return b.ID == spot.ID })
}
