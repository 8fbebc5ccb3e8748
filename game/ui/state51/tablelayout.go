package state51

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/board"
)

type tableLayout struct {
	skin.Plain
	model  *board.Model
	layout *board.Layout
	place  map[table.Spot]table.Spot // the settlement that a thing lies in
}

// Layout lays the model out in the window.
func (b *builder) Layout() skin.Table {
	b.model.Badge = b.BadgeRoom(0)
	l := &tableLayout{model: b.model, place: map[table.Spot]table.Spot{}}
	for i := range b.model.Seats {
		s := &b.model.Seats[i]
		for _, spot := range s.Spots() {
			l.place[spot] = s.Place
		}
		l.place[s.Place], l.place[tabOf(s.Place)] = s.Place, s.Place
	}
	l.layout = board.NewLayout(b.model, b.Window, b.Screen.Scroll.Field)
	return l
}

// Draw paints the table at a moment.
func (l *tableLayout) Draw(c *kit.Canvas, before skin.Table, m scene.Moment) {
	now := board.Now{Clock: m.Clock, T: m.T, Length: m.Length, Calm: m.Calm, Carried: m.Carried, Dropped: m.Dropped}
	if was, ok := before.(*tableLayout); ok {
		now.Before = &board.Still{Model: was.model, Layout: was.layout}
	}
	board.Draw(c, l.model, l.layout, now)
}

// Hits returns the places that can be pointed at.
func (l *tableLayout) Hits() scene.Hits { return l.layout.Hits() }

// Rooms has badges below the bar.
func (l *tableLayout) Rooms() skin.Rooms {
	f := l.layout
	return skin.Rooms{Head: f.Top.Bottom(), Foot: f.Deck.Y, Badge: f.Top.Bottom() + l.model.Badge + skin.BadgeGap,
		Words: f.Words()}
}

// Field returns the rows of cards in play, where they are wider than their room.
func (l *tableLayout) Field() (kit.Field, bool) { return l.layout.Rows, l.layout.Scrolls() }

// Lies returns where in the rows a card is.
func (l *tableLayout) Lies(spot table.Spot) (kit.Rect, bool) {
	if !l.layout.Scrolls() {
		return kit.Rect{}, false
	}
	return l.layout.Lies(spot)
}

// Ways returns the thing itself, and for what is out of sight its settlement.
func (l *tableLayout) Ways(spot table.Spot) []table.Spot {
	place, ok := l.place[spot]
	if !ok {
		return []table.Spot{spot}
	}
	return []table.Spot{spot, place, tabOf(place)}
}

// Within returns the settlement that a thing lies in.
func (l *tableLayout) Within(spot table.Spot) table.Spot { return l.place[spot] }

// Shows reports whether looking at a settlement would change nothing.
func (l *tableLayout) Shows(place table.Spot) bool {
	return !l.layout.Portrait || l.model.Seats[l.model.Shown].Place == place
}

// Hides reports whether something that can be touched lies folded away in a settlement.
func (l *tableLayout) Hides(place table.Spot) bool { return l.layout.Folds(place) }

// Lifts is the card itself in a hand of which one is played, and in a row of which one is taken; of an open card also
// its face.
func (l *tableLayout) Lifts(spot table.Spot) table.Spot {
	if t := l.model.Ticket; spot == board.Face && t != nil {
		spot = t.Spot
	}
	return spot.If(spot.Kind == table.KindCard && l.model.Carries)
}

// Onto has what is let go on a part of the table done as its lane, or its button, would do it.
func (l *tableLayout) Onto(x, y float64) (table.Spot, bool) {
	if d := l.model.Draft; d != nil {
		return l.Proposed().If(l.layout.Deck.Contains(x, y)), true
	}
	if l.model.Ticket == nil {
		return table.NoSpot, false
	}
	return l.layout.Onto(l.model, x, y), true
}

func (l *tableLayout) Scrolled() (at, most float64) { return l.model.Scroll, l.layout.Hand.Most }

// Reveal scrolls so that a card of the hand is fully visible.
func (l *tableLayout) Reveal(spot table.Spot) (float64, bool) { return l.layout.Reveal(spot) }

// Proposed returns the way of the ticket that is marked; of several places to redevelop one has to be touched. In a
// draft it is to take, or strike, what is lifted.
func (l *tableLayout) Proposed() table.Spot {
	if d := l.model.Draft; d != nil {
		lifted := slices.ContainsFunc(d.Row, func(x board.HandCard) bool { return x.State.Picked })
		for _, id := range [...]string{"take", "strike"} {
			if spot := table.KindButton.Spot(id); lifted && l.offers(spot) {
				return spot
			}
		}
	}
	if l.model.Ticket == nil {
		return table.NoSpot
	}
	for _, lane := range l.model.Ticket.Lanes {
		if lane.Best {
			return lane.Spot
		}
	}
	return table.NoSpot
}

// offers reports whether a button of a move stands there.
func (l *tableLayout) offers(spot table.Spot) bool {
	return slices.ContainsFunc(l.model.Buttons, func(b furniture.Button) bool { return b.ID == spot.ID })
}
