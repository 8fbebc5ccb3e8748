package aurora

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// anchors returns the places of everything offered in a window while something is pointed at.
func anchors(t *testing.T, s *table.Session, hover table.Spot, size [2]float64) map[table.Spot]kit.Rect {
	t.Helper()
	screen := &scene.Screen{TextScale: 1, Hover: hover}
	hits := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, size[0], size[1]).(*skin.Picture).Table.Hits()
	list := map[table.Spot]kit.Rect{}
	for _, spot := range s.Next() {
		if r, ok := hits.Anchor(spot); ok {
			list[spot] = r
		}
	}
	return list
}

// TestNothingMovesUnderThePointer checks at every kind of question that pointing at something that is offered, or
// touching it if that only shows it, moves nothing else that is offered.
func TestNothingMovesUnderThePointer(t *testing.T) {
	const samples = 6
	seen := map[string]int{}
	for _, setup := range []string{`{"seats":1}`, `{"seats":1,"map":"beta"}`, `{"seats":3,"map":"beta","mine":true}`} {
		for n := range 20 {
			seed := fmt.Sprint(setup, n)
			s := Begin(t, setup, seed)
			for range uitest.Wander(t, s, seed) {
				if ask := s.View().(*rules.View).Ask.String(); seen[ask] < samples {
					seen[ask]++
					still(t, s, ask)
				}
			}
		}
	}
}

// still points at everything that is offered, and touches what leads on.
func still(t *testing.T, s *table.Session, ask string) {
	t.Helper()
	for _, size := range Windows[:3] {
		was := anchors(t, s, table.NoSpot, size)
		for _, spot := range s.Next() {
			moved(t, fmt.Sprintf("%v, %s, pointing at %s", size, ask, spot), was, anchors(t, s, spot, size))
			if slices.ContainsFunc(s.Leads([]table.Spot{spot}), func(a table.Action) bool { return len(a.Path) == 1 }) {
				continue
			}
			if _, err := s.Touch(spot); err != nil {
				t.Fatal(err)
			}
			moved(t, fmt.Sprintf("%v, %s, touching %s", size, ask, spot), was, anchors(t, s, table.NoSpot, size))
			s.Drop()
		}
	}
}

// TestABlockIsTakenOffTheCard checks that each side of a location can be touched on the card itself, as well as by its
// button.
func TestABlockIsTakenOffTheCard(t *testing.T) {
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskBlock })
	for _, size := range Windows {
		_, f := frame(t, s, table.NoSpot, size)
		hits, slot := f.Hits(), f.Slots[s.View().(*rules.View).Explore.Slot-1]
		for k, id := range []string{"block-left", "block-right"} {
			x, y := slot.X+slot.W*(0.25+0.5*float64(k)), slot.Y+slot.H*0.85
			if at, _ := hits.At(x, y); at.Spot != table.KindButton.Spot(id) {
				t.Errorf("%v: there lies %s, not %s", size, at.Spot, id)
			}
		}
	}
}

// TestALocationSaysWhatLiesThere checks that a location shown large describes its signs in words.
func TestALocationSaysWhatLiesThere(t *testing.T) {
	s := From(t, sick)
	for card, want := range map[string]string{"gas-station": "One side is taken: 1 fuel; or 1 fuel.",
		"contaminated-warehouse": "Left there: 1 food, 1 fuel.", "ranger-post": "One side is taken: "} {
		screen := &scene.Screen{TextScale: 1, Inspect: table.KindCard.Spot(card)}
		list := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture).Open.Inspect.List
		if said := list[len(list)-1].Text; !strings.HasPrefix(said, want) {
			t.Errorf("of %s is said %q", card, said)
		}
	}
}

// moved reports what has moved.
func moved(t *testing.T, when string, was, is map[table.Spot]kit.Rect) {
	t.Helper()
	for spot, r := range is {
		if at, ok := was[spot]; ok && math.Abs(at.X-r.X)+math.Abs(at.Y-r.Y) > 0.5 {
			t.Errorf("%s: %s moves by %.0f, %.0f", when, spot, r.X-at.X, r.Y-at.Y)
		}
	}
}

// TestWhoIsToDecideIsMarked checks that the seat that must decide is marked in the turn order, even in another's turn.
func TestWhoIsToDecideIsMarked(t *testing.T) {
	s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskDamage && v.Asked != v.InTurn() })
	v := s.View().(*rules.View)
	m, _ := frame(t, s, table.NoSpot, Windows[0])
	for i, o := range m.Order {
		if want := v.Order[i] == v.Asked; o.Active != want {
			t.Errorf("%s is marked: %v", o.Seat, o.Active)
		}
	}
}

// TestFreePlacesAreAllCounted checks that places for anything are counted, and also those for food and fuel only.
func TestFreePlacesAreAllCounted(t *testing.T) {
	for _, c := range []struct{ goods, want string }{{`"ammo":2,"fuel":1`, "free places: 1, hold: 1"},
		{`"food":1,"fuel":1`, "free places: 3"}, {`"food":2,"fuel":1`, "free places: 2"}} {
		s := From(t, strings.Replace(near, `"fuel":3`, c.goods, 1))
		if m, _ := frame(t, s, table.NoSpot, Windows[0]); m.Room != c.want {
			t.Errorf("with %s it says %q", c.goods, m.Room)
		}
	}
}

// TestWhatStrikesIsSeenAboveTheConvoy checks that on a phone, while places of an enlarged convoy are chosen, the cause,
// what is left of it, and the whole convoy with a frame around the visible part are shown above it, and that nothing
// covers them.
func TestWhatStrikesIsSeenAboveTheConvoy(t *testing.T) {
	for ask, sign := range map[rules.Prompt]string{rules.AskDamage: "damage", rules.AskRepair: "repair",
		rules.AskStow: ""} {
		s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool {
			return v.Ask == ask && v.Phase != rules.PhaseAttack || v.Ask == rules.AskStow && ask == rules.AskStow
		})
		v := s.View().(*rules.View)
		for _, size := range [][2]float64{{360, 640}, {390, 844}} {
			m, f := frame(t, s, table.NoSpot, size)
			b := &f.PlaceChoice
			switch {
			case m.PlaceChoice == nil || b.Empty():
				t.Errorf("%v: nothing is told above the convoy where %s is asked", size, ask)
				continue
			case sign != "" && (len(m.PlaceChoice.Left) != v.Left() || m.PlaceChoice.Left[0] != sign):
				t.Errorf("%v: %s, and %d times: it shows %v", size, ask, v.Left(), m.PlaceChoice.Left)
			case len(b.Cars) != len(m.Cars) || len(b.Left) != len(m.PlaceChoice.Left):
				t.Errorf("%v, %s: of %d cars and %v it shows %d and %d", size, ask, len(m.Cars), m.PlaceChoice.Left,
					len(b.Cars), len(b.Left))
			}
			if by := m.PlaceChoice.By; (by == nil) != (v.Doer() == rules.NoCard) {
				t.Errorf("%v: %s comes of card %d, and it shows %v", size, ask, v.Doer(), by)
			}
			list := []kit.Rect{b.Shown.Inset(3)}
			if m.PlaceChoice.By != nil {
				list = append(list, b.By)
			}
			for i := range b.Cars {
				list = append(list, b.Cars[i].Body)
			}
			for _, r := range append(list, b.Left...) {
				if in := r.Intersect(b.Rect); in.W < r.W-0.01 || in.H < r.H-0.01 {
					t.Errorf("%v, %s: %v lies beyond %v", size, ask, r, b.Rect)
				}
			}
			for _, r := range append(f.Rivals, f.Convoy, f.Panel, f.Road, f.Automa) {
				if o := r.Intersect(b.Rect); o.W > 0.01 && o.H > 0.01 {
					t.Errorf("%v, %s: %v lies over %v", size, ask, r, b.Rect)
				}
			}
		}
		uncut(t, s, scene.Scene{Session: s}, 0)
	}
}
