package convoy

import (
	"slices"
	"strconv"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/skin"
)

type tableLayout struct {
	skin.Plain
	skin.Laid[*board.Model, *board.Layout]
	city map[table.Spot]rules.City // the city a unit or district is in
	// folded are the units that can be chosen in destroyed cities, where the units of a side are drawn as a single
	// number.
	folded map[table.Spot]bool
}

// Layout lays the model out in the window.
func (b *builder) Layout() skin.Table {
	f := board.NewLayout(b.model, b.Window.W, b.Window.H, b.Screen.TextScale)
	l := &tableLayout{Laid: skin.Lay(b.model, f, board.Draw), city: map[table.Spot]rules.City{},
		folded: map[table.Spot]bool{}}
	for _, u := range b.fallen() {
		l.folded[voice.UnitSpot(u)] = true
	}
	for i := range l.Model.Cities {
		city := &l.Model.Cities[i]
		c := rules.City(city.N)
		for _, u := range slices.Concat(city.Moloch.Units, city.Outpost.Units) {
			l.city[table.KindPiece.Spot(u.ID)] = c
		}
		for d := range city.Districts {
			l.city[voice.District(c, d+1)] = c
		}
		l.city[voice.CitySpot(c)], l.city[tabOf(c)] = c, c
	}
	return l
}

// tabOf returns the spot of a city's picture in the strip of a narrow screen.
func tabOf(c rules.City) table.Spot { return table.KindTab.Spot(strconv.Itoa(int(c))) }

// Rooms puts badges on the road, where nothing of the game is drawn.
func (l *tableLayout) Rooms() skin.Rooms {
	f := l.Layout
	rooms := skin.Rooms{Head: f.Top.Bottom(), Foot: f.Held.Y, Badge: f.Road.Y, Words: f.Held}
	for i := range f.Columns {
		if c := &f.Columns[i]; c.Shown && c.Large {
			rooms.Read = append(rooms.Read, c.Name, c.Rows[board.Moloch], c.Rows[board.Outpost])
		}
	}
	return rooms
}

// Ahead returns drawings of what may be shown next, to be baked beforehand.
func (l *tableLayout) Ahead(c *kit.Canvas) []func() { return board.Coming(c, l.Model, l.Layout) }

// Over returns the skyline of a city, if it is seen.
func (l *tableLayout) Over(spot table.Spot) (kit.Rect, bool) { return l.Layout.Over(spot) }

// Means returns the unit that is meant where it is unfolded as a card.
func (l *tableLayout) Means(hit table.Spot) table.Spot {
	if unit := table.KindPiece.Spot(hit.ID); hit.Kind == table.KindCard && hit.Tag == "" && l.folded[unit] {
		return unit
	}
	return hit
}

// Ways returns the thing itself and, as it may be out of sight, its city in the strip and on the road.
func (l *tableLayout) Ways(spot table.Spot) []table.Spot {
	c, itself := l.city[spot], spot
	if l.folded[spot] {
		itself = table.KindCard.Spot(spot.ID)
	}
	return []table.Spot{itself, tabOf(c), voice.CitySpot(c)}
}

// Within returns the city that a unit or district is in, or NoSpot.
func (l *tableLayout) Within(spot table.Spot) table.Spot {
	if c := l.city[spot]; c != rules.Nowhere {
		return voice.CitySpot(c)
	}
	return table.NoSpot
}

// Hides reports whether a city has units that can be chosen but are folded away.
func (l *tableLayout) Hides(place table.Spot) bool {
	for spot := range l.folded {
		if voice.CitySpot(l.city[spot]) == place {
			return true
		}
	}
	return false
}

// Shows reports whether a city is already shown large, or as large as the window allows.
func (l *tableLayout) Shows(place table.Spot) bool {
	c := l.city[place]
	return c != rules.Nowhere && (l.Layout.Columns[c-1].Large || !l.Layout.Narrow && !l.Layout.Portrait)
}

func (l *tableLayout) Scrolled() (at, most float64) { return l.Model.HandScroll, l.Layout.Hand.Most }

// Reveal returns how far to scroll the hand for a card to be fully visible.
func (l *tableLayout) Reveal(of ...table.Spot) (float64, bool) { return l.Layout.Reveal(of...) }
