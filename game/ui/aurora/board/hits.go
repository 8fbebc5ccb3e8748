package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/scene"
)

// point finds where things can be pointed at.
func (f *Layout) point(m *Model) {
	h := &f.hits
	h.Add(m.Road.Spot, f.Road)
	if !f.Portrait && f.W >= 1000 {
		h.Add(m.Deck, kit.Rect{X: f.Top.Right() - f.Unit(270, 200), W: f.Unit(170, 130), H: f.Top.H})
	}
	if m.View == Route {
		f.pointRoute(m)
	}
	for i, r := range f.Slots {
		all := r
		all.H = f.Plates[i].Bottom() - r.Y
		h.Add(m.Slots[i].Spot, all)
		for k, side := range m.Slots[i].Sides {
			_, foot := r.CutTop(r.H / 2)
			h.Add(side, layout.Cell(foot, k, 2, 0))
		}
	}
	for i, r := range f.Salvage {
		h.Add(m.Salvage[i].Spot, r)
	}
	f.pointCars(m)
	f.pointHand(m)
	for i := range f.Foes {
		h.Add(m.Foes[i].Spot, f.Foes[i].Rect)
		for k, r := range f.Foes[i].Boxes {
			if m.Foes[i].Boxes[k].Legal {
				h.Add(m.Foes[i].Boxes[k].Spot, r)
			}
		}
	}
	for i, r := range f.Rivals {
		h.Add(m.Rivals[i].Spot, r)
	}
	if m.Automa != nil {
		h.Add(m.Automa.Spot, f.Automa)
	}
	h.Add(pointsSpot, f.Score)
	h.Add(roundsSpot, f.Round)
	h.Add(pointsSpot, f.Points)
	h.Add(logSpot, f.Log.Rect)
	h.Add(promptSpot, f.Prompt)
	if m.View == Route && m.Road.Back != table.NoSpot {
		h.Add(m.Road.Back, f.Road)
	}
	f.Buttons.Hits(h)
	for i, r := range f.Choices {
		h.Add(m.Choices[i].Spot, r)
	}
}

// pointsSpot tells about the points, roundsSpot what came of the rounds, promptSpot says again what is asked, logSpot
// opens the log.
var (
	pointsSpot = table.KindFigure.Spot("points")
	roundsSpot = table.KindFigure.Spot("rounds")
	promptSpot = table.KindPrompt.Spot("")
	logSpot    = table.KindLog.Spot("")
)

// pointRoute adds spaces and shortcuts, those that can be chosen above the others.
func (f *Layout) pointRoute(m *Model) {
	add := func(legal bool) {
		for i := range m.Road.Spaces {
			if s := &m.Road.Spaces[i]; s.Legal == legal {
				at := f.Field.Rect(f.Camera, f.lies[s.Spot])
				if legal {
					at = at.Grow(f.Least(), f.Least())
				}
				f.hits.Add(s.Spot, at.Intersect(f.Field.Room))
			}
		}
		for i := range m.Road.Ways {
			if w := &m.Road.Ways[i]; w.Legal && legal {
				f.hits.Add(w.Spot, f.Signs.Ways[i].Grow(f.Least(), f.Least()).Intersect(f.Field.Room))
			}
		}
	}
	add(false)
	add(true)
	pts := nodes(m.Road.Spaces)
	for _, e := range m.Edges {
		at := e.middle(pts)
		f.lies[e.Spot] = at
		f.hits.Add(e.Spot, f.Field.Seen(f.Camera, at))
	}
}

// pointCars adds the cars, and above them their places.
func (f *Layout) pointCars(m *Model) {
	add := func(spot table.Spot, r kit.Rect) {
		if f.Pans && m.View != Route {
			r = r.Intersect(f.Field.Room)
		}
		f.hits.Add(spot, r)
	}
	for i := range f.Cars {
		b, col := &f.Cars[i], &m.Cars[i]
		add(col.Spot, b.Body)
		switch {
		case col.Top == nil && col.Legal: // the seat of its equipment
			add(col.Spot, b.Top)
		case col.Top != nil:
			add(col.Top.Spot, b.Top)
		}
		places := func(list []Place, at []kit.Rect) {
			for k := range at {
				if m.Choosy && list[k].Legal {
					r := at[k]
					if !f.Pans {
						r = r.Grow(placeGap+b.Side, placeGap+b.Side)
					}
					add(list[k].Spot, r)
				} else if list[k].Legal {
					add(list[k].Spot, at[k])
				}
			}
		}
		places(col.Places, b.Cells)
		if col.Top != nil {
			places(col.Top.Places, b.Tops)
		}
		if f.Pans && m.View != Route {
			f.layPlaces(col, b)
		}
	}
}

// layPlaces remembers where in the field the places of a car are.
func (f *Layout) layPlaces(col *Column, b *CarBox) {
	lay := func(list []Place, at []kit.Rect) {
		for k := range at {
			x, y := f.Field.Under(f.Camera, at[k].X, at[k].Y)
			zoom := f.zoom()
			f.lies[list[k].Spot] = kit.Rect{X: x, Y: y, W: at[k].W / zoom, H: at[k].H / zoom}
		}
	}
	lay(col.Places, b.Cells)
	if col.Top != nil {
		lay(col.Top.Places, b.Tops)
	}
}

// pointHand adds crew and objects; of overlapping ones the later lies above.
func (f *Layout) pointHand(m *Model) {
	clip := func(r kit.Rect) kit.Rect {
		if f.Hand.Empty() {
			return r
		}
		return r.Intersect(f.Hand)
	}
	for i, r := range f.Crew {
		f.hits.Add(m.Crew[i].Spot, clip(r))
	}
	for i, r := range f.Objects {
		if m.View == Route {
			f.hits.Add(m.Objects[i].Spot, r)
			continue
		}
		f.hits.Add(m.Objects[i].Spot, clip(r))
	}
}

// Hits are the places that can be pointed at.
func (f *Layout) Hits() scene.Hits { return f.hits }

// Lies is where in the field a thing is.
func (f *Layout) Lies(spot table.Spot) (kit.Rect, bool) {
	r, ok := f.lies[spot]
	return r, ok && f.Pans
}

// Scrolls is the field that pans.
func (f *Layout) Scrolls() (field.Field, bool) { return f.Field, f.Pans }

// Reveal is how far the row of crew and objects has to be scrolled for a thing to be wholly in sight.
func (f *Layout) Reveal(m *Model, spot table.Spot) (at float64, ok bool) {
	if f.Hand.Empty() || f.Most == 0 {
		return 0, false
	}
	at = min(m.Scroll, f.Most)
	find := func(s table.Spot, r kit.Rect) {
		if s != spot {
			return
		}
		ok = true
		if over := r.Right() - f.Hand.Right(); over > 0 {
			at += over
		}
		if under := f.Hand.X - r.X; under > 0 {
			at -= under
		}
	}
	for i, r := range f.Crew {
		find(m.Crew[i].Spot, r)
	}
	for i, r := range f.Objects {
		find(m.Objects[i].Spot, r)
	}
	return min(max(at, 0), f.Most), ok
}

// Aside is where there is room for what is said about the map: below the prompt and the answers beside it, on a phone
// over the road on the horizon, which shows the same; empty without a map.
func (f *Layout) Aside(m *Model) kit.Rect {
	switch {
	case m.View != Route:
		return kit.Rect{}
	case f.Portrait:
		return kit.Rect{Y: f.Road.Y + 4*f.S, W: f.W, H: f.Map.Bottom() - f.Road.Y}
	}
	y := f.Prompt.Bottom()
	if n := len(f.Choices); n > 0 {
		y = f.Choices[n-1].Bottom()
	}
	y += f.Unit(10, 6)
	return kit.Rect{X: f.Panel.X, Y: y, W: f.Panel.W, H: f.Deck - y}
}

// Words is where there is room for what is said about nothing in sight.
func (f *Layout) Words() kit.Rect { return f.Panel }
