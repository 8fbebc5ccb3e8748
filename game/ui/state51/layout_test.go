package state51_test

import (
	"fmt"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/uitest"
)

// windows are the sizes of windows of all shapes, in CSS pixels.
var windows = [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {390, 844}, {1920, 1080}, {768, 1024}}

// crowded is a position with twenty cards in play, seven below the base, and ten in hand.
const crowded = `{"version":1,"phase":"actions","round":9,"first":"a","turn":"a","deck":["dump"],"seats":[
{"faction":"appalachians","hand":["factory","gas-station","skyscraper","brawlers-1","hawkers-1","road-1","borgo",
"bunker","fortress","truck-stop-1"],"base":{"worker":4,"scrap":2,"fuel":1,"gun":3,"brick":2,"any":1,"red2":2,"blue1":1,
"grey2":1,"wild1":1,"rebuild":1,"vp":9},"leader":{"id":"uncle-hammer","goods":{"brick":1},"tokens":3},
"locations":[{"id":"fuel-tank-1"},{"id":"old-depot-1"},{"id":"quarry-1"},{"id":"pub"},{"id":"generators"},
{"id":"excavator"},{"id":"couriers"},{"id":"heavy-machine-1"},{"id":"refinery","tokens":2},{"id":"town-hall"},
{"id":"business-district"},{"id":"oil-rig"},{"id":"cellars"},{"id":"oil-trader-1","tokens":3},
{"id":"market","tokens":1,"used":1},{"id":"warehouses","holds":["gun","brick"]},{"id":"smelter","used":2},
{"id":"bulldozer"},{"id":"envoy","tokens":2},{"id":"raiders-caravan"}],"store":{"gun":2},
"agreements":["fuel-tank-2","school-1","dive-1","arena"],"spoils":["murderers-pub","rubble","archive"]},
{"faction":"mutants","base":{"worker":2,"scrap":2,"gun":4,"vp":6},"locations":[{"id":"school-2"},{"id":"old-depot-2"},
{"id":"dive-2"},{"id":"quarry-2"},{"id":"heavy-machine-2"},{"id":"guard-post-1"},{"id":"oil-trader-2"}]},
{"faction":"merchants","base":{"fuel":3,"any":1,"brick":1,"vp":12},"passed":true,"locations":[{"id":"guard-post-2"},
{"id":"truck-stop-2"},{"id":"scrap-trader-1"}]}]}`

// TestACrowdedTableCanBeTouched checks that with twenty cards in play and ten in hand, everything that can be touched
// is found in windows of all shapes, or something that brings it into view, also while a card is held; and that lanes
// do not overlap.
func TestACrowdedTableCanBeTouched(t *testing.T) {
	position := []byte(crowded)
	s := from(t, position)
	for _, held := range []table.Spot{table.NoSpot, table.KindCard.Spot("gas-station"),
		table.KindPiece.Spot("market")} {
		s.Drop()
		if held != table.NoSpot {
			if _, err := s.Touch(held); err != nil || len(s.Selected()) == 0 {
				t.Fatalf("%s is not held: %v", held, err)
			}
		}
		for _, size := range windows {
			what := fmt.Sprintf("%v, holding %q", size, held)
			uitest.Finds(t, s, what, func(at scene.Scroll) scene.Picture {
				return paint(s, &scene.Screen{TextScale: 1, Scroll: at}, size)
			})
		}
	}
}

// TestARivalIsLookedAtOnAPhone checks that touching a rival shows its settlement, where its open locations can be
// touched, and that a second touch leads home.
func TestARivalIsLookedAtOnAPhone(t *testing.T) {
	s := from(t, []byte(crowded))
	own, theirs := table.KindPlace.Spot("a"), table.KindPlace.Spot("b")
	look := func(place table.Spot) *skin.Picture {
		return paint(s, &scene.Screen{TextScale: 1, Place: place}, [2]float64{360, 640})
	}
	uitest.LooksAt(t, own, theirs, look)
	if _, ok := look(theirs).Above.Hits().Anchor(table.KindPiece.Spot("dive-2")); !ok {
		t.Error("an open place is not in sight")
	}
}

// from returns a game that begins with a position, with a person at every seat.
func from(t *testing.T, position []byte) *table.Session {
	t.Helper()
	return uitest.From(t, edition.Full(), position, "crowded")
}

// paint makes the picture of a session in a window.
func paint(s *table.Session, screen *scene.Screen, size [2]float64) *skin.Picture {
	bare, _ := rules.Of(s.Game)
	k := look.New(bare, voice.English().For(s.Game))
	return k.Paint(scene.Scene{Session: s}, screen, size[0], size[1]).(*skin.Picture)
}

// TestEachWayHasItsPlace checks that the ways of a held card each keep their place, whichever is pointed at.
func TestEachWayHasItsPlace(t *testing.T) {
	s := from(t, []byte(crowded))
	if _, err := s.Touch(table.KindCard.Spot("gas-station")); err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, way := range []string{"pillage", "cooperate", "annex"} {
		spot := table.KindButton.Spot(way)
		p := paint(s, &scene.Screen{TextScale: 1, Hover: spot}, windows[0])
		x, y, ok := p.Where(spot)
		if at, hit := p.At(x, y); !ok || !hit || at != spot {
			t.Errorf("the way %s is not found", way)
		}
		said[fmt.Sprint(x, y)] = true
	}
	if len(said) != 3 {
		t.Error("two ways lie at one place")
	}
}

// TestRivalsPlacesAreSeen checks that, if there is room, a rival's locations that nobody can visit are visible, can be
// pointed at, and cover nothing else.
func TestRivalsPlacesAreSeen(t *testing.T) {
	s := from(t, []byte(crowded))
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		p := paint(s, &scene.Screen{TextScale: 1}, size)
		m, f := look.LaidOut(p)
		for i, r := range f.Rivals {
			if len(r.Built) == 0 && len(m.Seats[i+1].Built) > 0 && len(m.Seats[i+1].Visits) < 5 {
				t.Errorf("%v: none of what rival %d has built is in sight", size, i+1)
			}
			for k, at := range r.Built {
				for _, other := range append(append(r.Visits[:len(r.Visits):len(r.Visits)], r.Robs...), r.More) {
					if over := at.Intersect(other); !over.Empty() {
						t.Errorf("%v: what rival %d has built lies over something", size, i+1)
					}
				}
				if spot := m.Seats[i+1].Built[k].Spot; at.Right() > r.Strip.Right() {
					t.Errorf("%v: %s stands out of its strip", size, spot)
				} else if x, y, ok := p.Where(spot); !ok || !at.Contains(x, y) {
					t.Errorf("%v: %s cannot be pointed at", size, spot)
				}
			}
		}
	}
}

// TestRivalsPlacesAreWideWithRoom checks that in a game of two the effect of a rival's location is not squeezed.
func TestRivalsPlacesAreWideWithRoom(t *testing.T) {
	s := from(t, []byte(`{"version":1,"phase":"actions","round":2,"first":"a","turn":"a","deck":["dump"],"seats":[
{"faction":"appalachians"},{"faction":"mutants","base":{"fuel":1},"locations":[{"id":"barracks"}]}]}`))
	_, f := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
	if len(f.Rivals[0].Built) != 1 {
		t.Fatalf("the strip shows %d places", len(f.Rivals[0].Built))
	}
	if at := f.Rivals[0].Built[0]; at.W < 1.6*at.H {
		t.Errorf("the place is %g wide and %g high", at.W, at.H)
	}
}

// TestASheetNamesItsCards checks that, where the table has no room for the names of what a rival has built, touching
// the rival shows each card with its name.
func TestASheetNamesItsCards(t *testing.T) {
	s := from(t, []byte(crowded))
	for _, size := range windows {
		screen := &scene.Screen{TextScale: 1, Panel: scene.PilePanel, About: table.KindPile.Spot("b")}
		open := paint(s, screen, size).Above.Panel
		if open == nil || len(open.Cards) < 7 {
			t.Fatalf("%v: no sheet is open", size)
		}
		if wide := open.Cards[0].W; wide < look.LeastFace {
			t.Errorf("%v: a card is %g wide, too narrow for its name", size, wide)
		}
	}
}

// TestEachRowSaysThatItGoesOn checks that each row of cards in play that is cut has a sign with the number of hidden
// cards, which covers neither a card nor the slots below the base.
func TestEachRowSaysThatItGoesOn(t *testing.T) {
	s := from(t, []byte(crowded))
	cut := 0
	for _, size := range windows {
		_, f := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, size))
		for row := range f.Plates {
			left, right := f.Beyond(row)
			n := len(f.Plates[row])
			if n > 0 && f.Plates[row][n-1].Right() > size[0] && right == 0 {
				t.Errorf("%v: row %d goes on, and nothing says so", size, row)
			}
			if left+right == 0 {
				continue
			}
			cut++
			sign := f.GoesOn(row)
			if sign.Right() > size[0] {
				t.Errorf("%v: the sign of row %d is cut", size, row)
			}
			others := append(append([]kit.Rect{f.Dawn, f.SlotsAt}, f.Slots...), f.RowsAt[:]...)
			for _, other := range others {
				if over := sign.Intersect(other); over.W > 1 && over.H > 1 {
					t.Errorf("%v: the sign of row %d lies over %v", size, row, other)
				}
			}
		}
	}
	if cut < 6 {
		t.Errorf("only %d rows are cut", cut)
	}
}

// TestFewCardsFillTheDraft checks that one or two cards to choose from on a phone lie in the middle of their room and
// fill it.
func TestFewCardsFillTheDraft(t *testing.T) {
	s := from(t, []byte(drawn))
	_, f := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, [2]float64{360, 640}))
	if n := len(f.Draft.Cards); n != 2 {
		t.Fatalf("%d cards are to choose from", n)
	}
	first, last := f.Draft.Cards[0], f.Draft.Cards[1]
	top, foot := first.Y-f.Draft.Picks[0].Bottom(), f.Deck.Y-f.Draft.Marks[0].Bottom()
	if first.Y != last.Y || last.Right()-first.X < 300 || top-foot > 40 || foot-top > 40 {
		t.Errorf("the cards lie at %v and %v, with %g above and %g below", first, last, top, foot)
	}
}
