package aurora

import (
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// laid is a model with its layout.
type laid struct {
	skin.Plain
	model *board.Model
	frame *board.Frame
}

// badgeGap is the room above and below a badge, in CSS pixels.
const badgeGap = 4

// Layout lays the model out in the window. A badge keeps room for itself: it covers nothing that is played with.
func (b *builder) Layout() skin.Table {
	if badge := b.Open.Badge; badge != nil {
		if !b.Window.Portrait {
			badge.Most = board.SideWidth(b.Window)
		}
		b.model.Badge = badge.Place(b.Window).H + badgeGap
	}
	return &laid{model: b.model, frame: board.Layout(b.model, b.Window, b.Screen.Scroll.Field)}
}

// Draw paints the table at a moment.
func (l *laid) Draw(c *kit.Canvas, before skin.Table, m scene.Moment) {
	now := board.Now{Clock: m.Clock, T: m.T, Length: m.Length, Calm: m.Calm}
	if was, ok := before.(*laid); ok {
		now.Before = &board.Still{Model: was.model, Frame: was.frame}
	}
	board.Draw(c, l.model, l.frame, now)
}

// Hits are the places that can be pointed at.
func (l *laid) Hits() scene.Hits { return l.frame.Hits() }

// Rooms has badges below the road.
func (l *laid) Rooms() skin.Rooms {
	f := l.frame
	return skin.Rooms{Head: f.Top.Bottom(), Foot: f.Deck, Badge: f.Road.Bottom() + l.model.Badge + badgeGap,
		Words: f.Words(), Aside: f.Aside(l.model), Read: []kit.Rect{f.Aboard, f.Points, f.Notes}}
}

// Field is what pans: the map, or on a small screen the convoy.
func (l *laid) Field() (field.Field, bool) { return l.frame.Scrolls() }

// Lies is where in it a thing is.
func (l *laid) Lies(spot table.Spot) (kit.Rect, bool) { return l.frame.Lies(spot) }

// Ways are the thing itself, or what brings it into sight.
func (l *laid) Ways(spot table.Spot) []table.Spot {
	if place := l.Within(spot); place != table.NoSpot {
		return []table.Spot{spot, table.KindTab.Spot(place.ID)}
	}
	if l.model.View == board.Route && (spot.Kind == table.KindPiece || spot.Kind == table.KindCard) {
		return []table.Spot{spot, table.KindTab.Spot(campSpot.ID)}
	}
	return []table.Spot{spot}
}

// Within is the map for spaces and roads, and the table for the places of a convoy.
func (l *laid) Within(spot table.Spot) table.Spot {
	switch {
	case onRoad(spot) && spot != campSpot:
		return roadSpot
	case spot == campSpot, spot.Kind == table.KindPart && !strings.HasPrefix(spot.ID, "box-"):
		return campSpot
	}
	return table.NoSpot
}

// Shows tells whether looking at a place would change nothing.
func (l *laid) Shows(place table.Spot) bool {
	return (place == campSpot) == (l.model.View != board.Route)
}

// Lifts is false: a thing opens where it lies.
func (l *laid) Lifts(table.Spot) bool { return false }

// Scrolled is how far crew and objects are scrolled, and can be.
func (l *laid) Scrolled() (at, most float64) { return l.model.Scroll, l.frame.Most }

// Reveal scrolls so that one of them is wholly in sight.
func (l *laid) Reveal(spot table.Spot) (float64, bool) { return l.frame.Reveal(l.model, spot) }

// Proposed is the one button that goes on with what is selected.
func (l *laid) Proposed() table.Spot {
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
