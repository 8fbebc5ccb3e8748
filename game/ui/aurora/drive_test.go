package aurora

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// find plays random games, numbered from from on, until the seat to move has a view for which when holds.
func find(t *testing.T, setup string, from int, when func(v *rules.View) bool) *table.Session {
	t.Helper()
	for n := from; n < from+80; n++ {
		s := Begin(t, setup, strconv.Itoa(n))
		for range uitest.Wander(t, s, strconv.Itoa(n)) {
			if when(s.View().(*rules.View)) {
				return s
			}
		}
	}
	t.Fatal("no game comes so far")
	return nil
}

// TestADriveIsShownFirst checks that the first touch of a space only shows the drive and its cost, without moving the
// map under the finger, and that the button then drives.
func TestADriveIsShownFirst(t *testing.T) {
	ways := 0
	for n := range 5 {
		s := find(t, `{"seats":1,"map":"beta"}`, 100*n, func(v *rules.View) bool {
			drives := foresee.Drives(v)
			return v.Ask == rules.AskDrive && len(drives) > 1 &&
				(n < 3 || slices.ContainsFunc(drives, func(d foresee.Drive) bool { return v.Ways(d.To) > 1 }))
		})
		for _, d := range foresee.Drives(s.View().(*rules.View)) {
			spot, lines := voice.SpaceSpot(d.To), len(s.Lines())
			_, before := frame(t, s, table.NoSpot, Windows[1])
			if _, err := s.Touch(spot); err != nil {
				t.Fatal(err)
			}
			if len(s.Lines()) != lines {
				t.Fatalf("one touch drives to %d", d.To)
			}
			m, f := frame(t, s, table.NoSpot, Windows[1])
			trail := m.Road.Trail
			if said := strings.Join(m.Prompt.Lines, " "); len(trail) == 0 || trail[len(trail)-1].To != int(d.To) ||
				!strings.Contains(said, "Fuel: ") || !strings.Contains(m.Prompt.Heading, strconv.Itoa(int(d.To))) {
				t.Errorf("to %d: it says %s: %s, and draws %v", d.To, m.Prompt.Heading, said, trail)
			}
			if !slices.Equal(at(before), at(f)) {
				t.Errorf("the map moves away when %d is touched", d.To)
			}
			if len(m.Choices) > 1 {
				ways++
				s.Drop()
				continue
			}
			if l := (&tableLayout{Laid: skin.Lay(m, f, board.Draw)}); l.Proposed() != table.KindButton.Spot("drive") {
				t.Errorf("a second touch of %d does not drive, but %v", d.To, l.Proposed())
			}
			s.Drop()
		}
	}
	if ways == 0 {
		t.Error("nowhere was there a choice of ways")
	}
}

// TestStayingIsShownFirst checks that, if the person could drive, staying takes two touches, the first of which says
// what it means, and that otherwise it takes one.
func TestStayingIsShownFirst(t *testing.T) {
	stay := table.KindButton.Spot("stay")
	for _, could := range []bool{true, false} {
		s := find(t, `{"seats":4}`, 0, func(v *rules.View) bool {
			return v.Ask == rules.AskDrive && (len(foresee.Drives(v)) > 0) == could
		})
		moves := s.MoveCount()
		if _, err := s.Touch(stay); err != nil {
			t.Fatal(err)
		}
		if stayed := s.MoveCount() > moves; stayed == could {
			t.Fatalf("one could drive: %v, and one touch stays: %v", could, stayed)
		}
		if !could {
			return
		}
		for _, size := range Windows {
			m, f := frame(t, s, table.NoSpot, size)
			asks := strings.HasPrefix(m.Prompt.Heading, "Stay on space") && len(m.Prompt.Lines) > 1
			if m.View != board.Route || !asks {
				t.Errorf("it says %s: %q", m.Prompt.Heading, m.Prompt.Lines)
			}
			if l := (&tableLayout{Laid: skin.Lay(m, f, board.Draw)}); l.Proposed() != table.KindButton.Spot("halt") {
				t.Errorf("a second touch does not stay, but %v", l.Proposed())
			}
		}
		uncut(t, s, scene.Scene{Session: s}, 0)
		if _, err := s.Touch(table.KindButton.Spot("halt")); err != nil {
			t.Fatal(err)
		}
		if s.MoveCount() == moves {
			t.Error("two touches do not stay")
		}
	}
}

// TestAHintAboutADriveShowsTheMap checks that it does so although more happens there that lights up elsewhere.
func TestAHintAboutADriveShowsTheMap(t *testing.T) {
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool {
		return v.Ask == rules.AskDrive && len(foresee.Drives(v)) > 0
	})
	next := s.Next()
	space := next[slices.IndexFunc(next, onRoad)]
	screen := &scene.Screen{TextScale: 1, Panel: scene.HintPanel, Lit: []table.Spot{space, table.KindPart.Spot("gun")},
		Place: overviewSpot}
	for _, size := range Windows[:3] {
		p := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, size[0], size[1]).(*skin.Picture)
		if got := p.Table.(*tableLayout).Model.View; got != board.Route {
			t.Errorf("%v: it shows view %d", size, got)
		}
	}
}

// at returns the places of the map's spaces.
func at(f *board.Layout) (list []float64) {
	for i := range f.Spaces {
		list = append(list, f.Spaces[i].At.X, f.Spaces[i].At.Y)
	}
	return list
}

// TestTheShipHidesNoSpace checks that in windows that show the whole map the ship is beside the road, wherever she is.
func TestTheShipHidesNoSpace(t *testing.T) {
	for _, road := range []string{"alpha", "beta"} {
		for n := 1; n <= 6; n++ {
			s := From(t, strings.NewReplacer(`"aurora":3`, `"aurora":`+strconv.Itoa(n), `"map":"alpha"`,
				`"map":"`+road+`"`).Replace(near))
			for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
				_, f := frame(t, s, roadSpot, size)
				for i := range f.Spaces {
					b := &f.Spaces[i]
					disc := kit.Rect{X: b.At.X, Y: b.At.Y}.Inset(-b.R)
					if both := f.Ship.Intersect(disc); both.W > 1 && both.H > 1 {
						t.Errorf("%s, %v: at %d she lies over the space %d", road, size, n, i)
					}
				}
			}
		}
	}
}

// TestADriveBeginsWithItsSpacesInSight checks that on a phone the map first shows the truck and the spaces that it can
// reach, if they fit there.
func TestADriveBeginsWithItsSpacesInSight(t *testing.T) {
	fit := 0
	for n := range 4 {
		s := find(t, `{"seats":1,"map":"beta"}`, 100*n, func(v *rules.View) bool {
			return v.Ask == rules.AskDrive && int(v.Convoys[v.Who].Space) >= 2*n && len(foresee.Drives(v)) > 5
		})
		m, f := frame(t, s, table.NoSpot, Windows[1])
		on, _ := f.Scrolls()
		seen := func(spot table.Spot) bool {
			r, _ := f.Lies(spot)
			return inSight(on.Rect(f.Camera, r), on.Room)
		}
		if !seen(m.Road.Spaces[m.Road.Own].Spot) {
			t.Errorf("the truck on %d is out of sight", m.Road.Own)
		}
		all, some := 0, 0
		left, right := math.Inf(1), math.Inf(-1)
		for i := range m.Road.Spaces {
			if m.Road.Spaces[i].Legal {
				if all++; seen(m.Road.Spaces[i].Spot) {
					some++
				}
				r, _ := f.Lies(m.Road.Spaces[i].Spot)
				left, right = min(left, r.X), max(right, r.Right())
			}
		}
		fits := on.Least*(right-left+100) <= on.Room.W // with the truck and the cost beside the last one
		if fits {
			fit++
		}
		if fits && some < all || some < all-1 {
			t.Errorf("of %d spaces that can be reached from %d are %d in sight", all, m.Road.Own, some)
		}
	}
	if fit < 2 {
		t.Errorf("only %d drives fit", fit)
	}
}

// TestTheMapBeginsWithTheOwnTruckInSight checks that on small screens a map opened during another question first shows
// the person's own convoy, and while a mine is laid, the roads for it.
func TestTheMapBeginsWithTheOwnTruckInSight(t *testing.T) {
	for _, setup := range []string{`{"seats":1}`, `{"seats":4,"map":"beta","mine":true}`} {
		for n := range 4 {
			mine := strings.Contains(setup, "mine") && n < 2
			s := find(t, setup, 40*n, func(v *rules.View) bool {
				return mine && v.Ask == rules.AskMine && v.Offers(rules.VerbMine) ||
					!mine && v.Ask == rules.AskExplore && int(v.Convoys[v.Who].Space) >= 2*n
			})
			for _, size := range Windows[1:4] {
				m, f := frame(t, s, roadSpot, size)
				on, _ := f.Scrolls()
				list := []table.Spot{m.Road.Spaces[m.Road.Own].Spot}
				for _, spot := range s.Next() {
					if strings.HasPrefix(spot.ID, "edge-") {
						list = append(list, spot)
					}
				}
				if len(list) > 1 != mine {
					t.Fatalf("%d roads can be mined", len(list)-1)
				}
				for _, spot := range list {
					r, _ := f.Lies(spot)
					if r = on.Rect(f.Camera, r); !inSight(r, on.Room) {
						t.Errorf("%v, %s: %s at %v is out of sight", size, setup, spot, r)
					}
				}
			}
		}
	}
}

// inSight reports whether a whole thing is visible in a room.
func inSight(r, room kit.Rect) bool {
	in := r.Intersect(room)
	return in.W > r.W-0.01 && in.H > r.H-0.01
}

// TestPricesOfDrivesAreWhole checks that in the first view of the map the cost of driving to a visible space is visible
// too.
func TestPricesOfDrivesAreWhole(t *testing.T) {
	for _, route := range []string{"alpha", "beta"} {
		for fuel := range 4 {
			for space := range 12 {
				s := From(t, fmt.Sprintf(`{"game":"aurora","version":2,"seats":1,"map":%q,"phase":"movement","round":1,
					"turn":"red","aurora":1,"order":["red","automa"],"slots":[{},{},{},{},{}],
					"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":%d,"fuel":%d,
					"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],
					"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,
					"marker":1,"damage":["A2","A3","A4","A5","A6"],"deck":["automa-1"]}}`, route, space, fuel+1))
				for _, size := range Windows[:3] {
					_, f := frame(t, s, table.NoSpot, size)
					priced(t, f, fmt.Sprint(size, " ", route, " from ", space))
				}
			}
		}
	}
}

// priced checks the costs of the completely visible spaces.
func priced(t *testing.T, f *board.Layout, when string) {
	t.Helper()
	for i := range f.Spaces {
		b := &f.Spaces[i]
		disc := kit.Rect{X: b.At.X - b.R, Y: b.At.Y - b.R, W: 2 * b.R, H: 2 * b.R}
		if got := disc.Intersect(f.Map); b.Fuel.Empty() || got.W < disc.W || got.H < disc.H {
			continue
		}
		if got := b.Fuel.Intersect(f.Map); got.W < b.Fuel.W-0.5 || got.H < b.Fuel.H-0.5 {
			t.Errorf("%s: of the price of space %d at %v is seen %v", when, i, b.Fuel, got)
		}
	}
}

// TestAPlayableObjectIsLitBesideTheMap checks that an object that can be played while one drives is not painted over in
// a wide window.
func TestAPlayableObjectIsLitBesideTheMap(t *testing.T) {
	s := From(t, strings.Replace(near, `"fuel":3,`, `"fuel":3,"objects":["nitrous"],`, 1))
	for _, size := range [][2]float64{{821, 462}, {1280, 720}} {
		p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0], size[1]).(*skin.Picture)
		dev := uitest.NewDevice(int(size[0]), int(size[1]))
		c := kit.NewCanvas(dev)
		c.Begin(1)
		p.Draw(c, scene.Moment{})
		c.End()
		most := uint8(0)
		for r, y := p.Table.(*tableLayout).Layout.Objects[0], 0.0; y < r.H; y++ {
			at := dev.Screen.RGBAAt(int(r.MidX()), int(r.Y+y))
			most = max(most, at.G)
		}
		if most < 180 {
			t.Errorf("%v: the brightest of it is %d of 255", size, most)
		}
	}
}
