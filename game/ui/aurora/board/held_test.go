package board

import (
	"fmt"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// road returns a map of 28 spaces with a ship, its later places, and convoys on one space.
func road(ship, space int) *Model {
	m := &Model{View: Route, Table: furniture.Table{Prompt: furniture.Prompt{Heading: "Drive"}},
		Words: Words{Aurora: "Aurora"}}
	for i := range 28 {
		m.Road.Spaces = append(m.Road.Spaces, Space{Region: 1 + i/9 - i/27, White: i % 7, Red: i % 3,
			Spot: table.KindPlace.Spot(fmt.Sprint("space-", i))})
	}
	m.Road.Ship = ship
	m.Road.Course = []Course{{min(27, ship+2), "Round 4"}, {min(27, ship+4), "Round 5"}}
	for i, seat := range []string{"red", "automa", "blue"} {
		m.Road.Tokens = append(m.Road.Tokens, Standing{Seat: seat, Space: space, Own: i == 0})
	}
	return m
}

// TestWhatStandsInSightIsWhole checks that, however the map is panned, nothing that belongs to a visible space is cut
// off.
func TestWhatStandsInSightIsWhole(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {821, 462}} {
		w, seen := kit.NewWindow(size[0], size[1], 1), 0
		for space := range 28 {
			m := road(27-space, space)
			for x := 0.0; x <= routeW; x += 120 {
				for y := 0.0; y <= routeH; y += 60 {
					f := NewLayout(m, w, kit.Camera{X: x, Y: y, Zoom: 0.75})
					whole := func(what string, space int, list ...kit.Rect) {
						at := f.Spaces[space].At
						if !f.Map.Contains(at.X, at.Y) {
							return
						}
						seen++
						for _, r := range list {
							if r.Empty() { // a name that convoys would cover is left out
								continue
							}
							if in := r.Intersect(f.Map); in.W < r.W-0.01 || in.H < r.H-0.01 {
								t.Errorf("%v, seen from %v, %v: %s of space %d at %v is cut off by %v", size, x, y,
									what, space, r, f.Map)
							}
						}
					}
					whole("a convoy", space, f.Tokens...)
					across := func(r kit.Rect) kit.Rect { return kit.Rect{X: r.X, Y: f.Map.Y, W: r.W, H: 1} }
					whole("the ship", m.Road.Ship, across(f.Ship), f.Signs.Ship)
					for i, c := range m.Road.Course {
						whole("a later place", c.Space, across(f.Ghosts[i]))
					}
				}
			}
		}
		if seen < 1000 {
			t.Errorf("%v: only %d things were in sight", size, seen)
		}
	}
}
