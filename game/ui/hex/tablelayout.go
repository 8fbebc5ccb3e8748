package hex

import (
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/skin"
)

type tableLayout struct {
	skin.Plain
	skin.Laid[*board.Model, *board.Layout]
}

// Layout lays the model out in the window.
func (b *builder) Layout() skin.Table {
	b.model.Badge = b.BadgeRoom(board.Column(b.Window))
	return &tableLayout{Laid: skin.Lay(b.model, board.NewLayout(b.model, b.Window), board.Draw)}
}

// Rooms places badges below the top bar.
func (l *tableLayout) Rooms() skin.Rooms {
	f := l.Layout
	badge := f.Top.Bottom() + l.Model.Badge + skin.BadgeGap
	return skin.Rooms{Head: f.Top.Bottom(), Foot: f.Foot(), Badge: badge, Words: f.HandBox,
		Read: []kit.Rect{f.Top, f.Reader}}
}

// Field returns the field on a phone, where it can be zoomed.
func (l *tableLayout) Field() (kit.Field, bool) { return l.Layout.Map, l.Layout.Zooms() }

// Lies returns the place of a hex, or of the hex that a tile is on.
func (l *tableLayout) Lies(spot table.Spot) (kit.Rect, bool) {
	place := l.Within(spot)
	for h := range l.Model.Cells {
		if l.Model.Cells[h].Place.Same() == place {
			return l.Layout.Lies(art.Cell(h)), true
		}
	}
	return kit.Rect{}, false
}

// Means returns the tile for the button that puts it down.
func (l *tableLayout) Means(hit table.Spot) table.Spot {
	if hit.Kind == table.KindPiece && hit.Tag == "place" {
		return hit.Same()
	}
	return hit
}

// Ways returns the tile itself, the button that puts it down, and its hex.
func (l *tableLayout) Ways(spot table.Spot) []table.Spot {
	return []table.Spot{spot, spot.Tagged("place"), l.Within(spot)}
}

// Within returns the hex that a tile is on.
func (l *tableLayout) Within(spot table.Spot) table.Spot {
	for h := range l.Model.Cells {
		if c := &l.Model.Cells[h]; c.ID != "" && spot.Kind == table.KindPiece && c.Piece.ID == spot.ID {
			return table.KindPlace.Spot(rules.Hex(h).String())
		}
	}
	return l.Plain.Within(spot)
}

// Lifts returns a tile of the hand or a unit that can be moved, and NoSpot for a unit that can only be aimed at. While
// a tile is being turned, its ring is dragged instead.
func (l *tableLayout) Lifts(spot table.Spot) table.Spot {
	if spot.Kind != table.KindPiece || l.Model.Turning != nil {
		return l.Plain.Lifts(spot)
	}
	for i := range l.Model.Cells {
		if c := &l.Model.Cells[i]; c.Piece == spot {
			return spot.If(c.Goes)
		}
	}
	return table.NoSpot
}

// Dial returns the ring around a tile being turned, or the wheel on a phone.
func (l *tableLayout) Dial(x, y float64) (cx, cy, step float64, ok bool) {
	cx, cy, ok = l.Layout.Dial(l.Model, x, y)
	return cx, cy, 60, ok
}
