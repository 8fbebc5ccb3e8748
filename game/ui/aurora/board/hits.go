package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// pointsSpot opens the points, roundsSpot the summaries of rounds, logSpot the log.
var (
	pointsSpot = table.KindFigure.Spot("points")
	roundsSpot = table.KindFigure.Spot("rounds")
	logSpot    = table.KindLog.Spot("")
)

// eachSpace calls do for spaces and shortcuts, those that can be chosen above the others.
func (f *Layout) eachSpace(m *Model, do func(table.Spot, kit.Rect)) {
	add := func(legal bool) {
		for i := range m.Road.Spaces {
			if s := &m.Road.Spaces[i]; s.Legal == legal {
				at := f.Pan.Rect(f.Camera, f.lies[s.Spot])
				if legal {
					at = at.Grow(f.Least(), f.Least())
				}
				do(s.Spot, at.Intersect(f.Pan.Room))
			}
		}
		for i := range m.Road.Ways {
			if w := &m.Road.Ways[i]; w.Legal && legal {
				do(w.Spot, f.Signs.Ways[i].Grow(f.Least(), f.Least()).Intersect(f.Pan.Room))
			}
		}
	}
	add(false)
	add(true)
	for _, e := range m.Edges {
		do(e.Spot, f.Pan.Seen(f.Camera, f.lies[e.Spot]))
	}
}

// eachCar calls do for the cars, and then for their places, which lie above.
func (f *Layout) eachCar(m *Model, do func(table.Spot, kit.Rect)) {
	add := func(spot table.Spot, r kit.Rect) {
		if f.Pans() {
			r = r.Intersect(f.Pan.Room)
		}
		do(spot, r)
	}
	for i := range f.Cars {
		b, col := &f.Cars[i], &m.Cars[i]
		if col.Ghost {
			continue
		}
		add(col.Spot, b.Body)
		switch {
		case col.Top == nil && col.Legal: // where equipment can be put
			add(col.Spot, b.Top)
		case col.Top != nil:
			add(col.Top.Spot, b.Top)
		}
		places := func(list []Place, at []kit.Rect) {
			for k := range at {
				if m.Choosy && list[k].Legal {
					r := at[k]
					if !f.Pans() {
						r = r.Grow(placeGap+b.Side, placeGap+b.Side)
					}
					add(list[k].Spot, r)
				} else if list[k].Legal || m.Choosy { // a place that cannot be chosen says why
					add(list[k].Spot, at[k])
				}
			}
		}
		places(col.Places, b.Cells)
		if col.Top != nil {
			places(col.Top.Places, b.Tops)
		}
	}
}

// layPlaces records the places of the convoy in the field.
func (f *Layout) layPlaces(m *Model) {
	lay := func(list []Place, at []kit.Rect) {
		for k := range at {
			x, y := f.Pan.Under(f.Camera, at[k].X, at[k].Y)
			zoom := f.zoom()
			f.lies[list[k].Spot] = kit.Rect{X: x, Y: y, W: at[k].W / zoom, H: at[k].H / zoom}
		}
	}
	for i := range f.Cars {
		b, col := &f.Cars[i], &m.Cars[i]
		lay(col.Places, b.Cells)
		if col.Top != nil {
			lay(col.Top.Places, b.Tops)
		}
	}
}

// Pans reports whether anything can be panned.
func (f *Layout) Pans() bool { return f.Pan.W > 0 }

// Hits returns the places that can be pointed at.
func (f *Layout) Hits() scene.Hits { return f.hits }

// Lies returns the place of a thing in the field that can be panned.
func (f *Layout) Lies(spot table.Spot) (kit.Rect, bool) {
	r, ok := f.lies[spot]
	return r, ok && f.Pans()
}

// Scrolls returns the field that can be panned.
func (f *Layout) Scrolls() (kit.Field, bool) { return f.Pan, f.Pans() }

// Aside returns the place for words about the map: below the prompt and the answers beside it, or on a phone over the
// strip at the horizon, which shows the same road. Without a map it is the room between the stock and the convoy, empty
// on a phone and where there is no stock.
func (f *Layout) Aside(m *Model) kit.Rect {
	switch {
	case m.View != Route && (f.Portrait || f.Convoy.Empty() || f.Aboard.Empty() || len(m.Objects) > 0):
		return kit.Rect{}
	case m.View != Route:
		foot := f.Convoy.Bottom()
		for i := range f.Cars {
			if foot = math.Min(foot, f.Cars[i].Body.Y); m.Cars[i].Top != nil {
				foot = math.Min(foot, f.Cars[i].Top.Y)
			}
		}
		x, y := f.Aboard.Right()+f.Unit(8, 4), f.Aboard.Y
		return kit.Rect{X: x, Y: y, W: f.Main.Right() - x, H: foot - y}
	case f.Portrait:
		return kit.Rect{Y: f.Road.Y + 4*f.S, W: f.W, H: f.Map.Bottom() - f.Road.Y}
	}
	y := f.Prompt.Bottom()
	if n := len(f.Choices); n > 0 {
		y = f.Choices[n-1].Bottom()
	}
	y += f.Unit(10, 6)
	return kit.Rect{X: f.Panel.X, Y: y, W: f.Panel.W, H: f.Deck.Y - y}
}

// Words returns the place for words about things that are not in view.
func (f *Layout) Words() kit.Rect { return f.Panel }
