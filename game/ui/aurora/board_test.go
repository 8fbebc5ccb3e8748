package aurora

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// Windows are the sizes of windows of all shapes, in CSS pixels.
var Windows = [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {390, 844}, {1920, 1080}, {768, 1024}}

// frame lays out a session in a window while a place is shown.
func frame(t *testing.T, s *table.Session, place table.Spot, size [2]float64) (*board.Model, *board.Layout) {
	t.Helper()
	screen := &scene.Screen{TextScale: 1, Place: place}
	p := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, size[0], size[1]).(*skin.Picture)
	l := p.Table.(*tableLayout)
	return l.Model, l.Layout
}

// newSkin returns the skin of a session.
func newSkin(t *testing.T, s *table.Session) *Skin {
	t.Helper()
	bare, ok := rules.Of(s.Game)
	if !ok {
		t.Fatal("this is no game of Last Aurora")
	}
	return New(bare, voice.English().For(s.Game))
}

// Begin returns a new game with a person at every seat.
func Begin(t *testing.T, setup, seed string) *table.Session {
	t.Helper()
	return uitest.Begin(t, edition.Full(), setup, seed)
}

// From returns a game that begins with a position, with a person at every seat, after some moves.
func From(t *testing.T, position string, moves ...string) *table.Session {
	t.Helper()
	s := uitest.From(t, edition.Full(), []byte(position), "from")
	bare, _ := rules.Of(s.Game)
	for _, text := range moves {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		m, err := bare.ParseMove(text)
		if err != nil {
			t.Fatal(text, err)
		}
		if err := s.Play(m); err != nil {
			t.Fatal(text, err)
		}
	}
	if err := s.Sit(s.Turn()); err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays random games of all kinds, and calls look at some positions of each.
func play(t *testing.T, look func(s *table.Session)) {
	t.Helper()
	for _, setup := range []string{`{"seats":1}`, `{"seats":1,"map":"beta"}`, `{"seats":4,"map":"beta","mine":true}`,
		`{"seats":4}`} {
		for n := range 3 {
			seed := fmt.Sprint("board", setup, n)
			s := Begin(t, setup, seed)
			move := 0
			for range uitest.Wander(t, s, seed) {
				if move%17 == 0 {
					look(s)
				}
				move++
			}
		}
	}
}

// TestNothingLiesOutsideOfItsWindow checks that everything on the table is inside the window, except what pans or
// scrolls.
func TestNothingLiesOutsideOfItsWindow(t *testing.T) {
	play(t, func(s *table.Session) {
		for _, size := range Windows {
			m, f := frame(t, s, table.NoSpot, size)
			all := kit.Rect{W: size[0], H: size[1]}.Inset(-0.5)
			within := func(what string, list ...kit.Rect) {
				for _, r := range list {
					if got := r.Intersect(all); !r.Empty() && (got.W < r.W-0.01 || got.H < r.H-0.01) {
						t.Errorf("%v, asked %s: %s at %v lies outside", size, s.View().(*rules.View).Ask, what, r)
					}
				}
			}
			within("a slot", f.Slots...)
			within("a bonus", f.Plates...)
			within("an answer", f.Choices...)
			within("a rival", f.Rivals...)
			within("the prompt", f.Prompt, f.Panel)
			within("the points", f.Points, f.Score)
			within("the Automa", f.Automa)
			for i := range f.Foes {
				within("an enemy", f.Foes[i].Rect)
			}
			if !f.Pans() || m.View == board.Route {
				for i := range f.Cars {
					within("a car", f.Cars[i].Body, f.Cars[i].Top)
					within("a place", f.Cars[i].Cells...)
				}
			}
		}
	})
}

// TestTheConvoyKeepsItsSize checks that on a phone a convoy of a given number of cards has one size for all questions,
// and another one while its places can be touched.
func TestTheConvoyKeepsItsSize(t *testing.T) {
	type kind struct {
		size [2]float64
		cars int
		near bool
	}
	sides := map[kind]map[float64][]string{}
	look := func(s *table.Session) {
		for _, size := range Windows {
			m, f := frame(t, s, table.NoSpot, size)
			if size[0] > size[1] || m.View == board.Route || m.View == board.Cards {
				continue
			}
			k := kind{size, len(f.Cars), f.Pans()}
			if sides[k] == nil {
				sides[k] = map[float64][]string{}
			}
			side := math.Round(f.Cars[0].Side)
			sides[k][side] = append(sides[k][side], s.View().(*rules.View).Ask.String())
		}
	}
	play(t, func(s *table.Session) {
		look(s)
		for _, spot := range s.Next() {
			if len(s.Leads([]table.Spot{spot})) > 1 {
				if _, err := s.Touch(spot); err != nil {
					t.Fatal(err)
				}
				look(s)
				s.Drop()
				return
			}
		}
	})
	for k, list := range sides {
		if len(list) > 1 {
			t.Errorf("%+v has places of the sides %v", k, list)
		}
	}
	if len(sides) < 10 {
		t.Errorf("only %d kinds of convoys were seen", len(sides))
	}
}

// TestWordsOnTheMapAreClear checks that in a window with room for them, no two names on the map overlap, none hides a
// space, and convoys stand beside each other.
func TestWordsOnTheMapAreClear(t *testing.T) {
	road := table.KindPlace.Spot("road")
	play(t, func(s *table.Session) {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
			m, f := frame(t, s, road, size)
			if m.View != board.Route {
				continue
			}
			var list []kit.Rect
			list = append(append(append(list, f.Signs.Ways...), f.Signs.Courses...), f.Signs.Ship)
			clear := func(what string, r kit.Rect, others []kit.Rect) {
				for _, other := range others {
					if o := r.Intersect(other); !o.Empty() && o.W*o.H > 1 {
						t.Errorf("%v: %s at %v lies over %v", size, what, r, other)
					}
				}
			}
			for i, r := range list {
				clear("a name", r, list[i+1:])
				for k := range f.Spaces {
					at := f.Spaces[k].At
					clear("a name", r, []kit.Rect{{X: at.X - 8, Y: at.Y - 8, W: 16, H: 16}})
				}
			}
			for i, r := range f.Tokens {
				clear("a convoy", r, f.Tokens[i+1:])
			}
		}
	})
}

// TestEveryCardHasAPicture checks that each card has a drawing, or is a car whose places are drawn.
func TestEveryCardHasAPicture(t *testing.T) {
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	bare, _ := rules.Of(g)
	list := New(bare, voice.English().For(g)).Prints()
	if len(list) < 70 {
		t.Fatalf("there are %d cards", len(list))
	}
	for _, p := range list {
		if !art.Pictured(p.ID) && len(p.Car.Places) == 0 {
			t.Errorf("%s has no picture", p.ID)
		}
	}
}

// TestTheJourneyEndsWhereTheConvoysStand checks that each lane of the picture on the last screen has a stop for every
// round and ends where its convoy is, and that the points are those of the result.
func TestTheJourneyEndsWhereTheConvoysStand(t *testing.T) {
	for _, setup := range []string{`{"seats":1}`, `{"seats":4,"map":"beta"}`} {
		s := Begin(t, setup, "journey")
		for range uitest.Wander(t, s, "journey") {
		}
		if err := s.Sit(0); err != nil {
			t.Fatal(err)
		}
		bare, _ := rules.Of(s.Game)
		k := New(bare, voice.English().For(s.Game))
		score := k.voice.T("end.score", "n", int(s.Result().Score[0]))
		screen := &scene.Screen{TextScale: 1, Panel: scene.EndPanel, Words: []string{score, "seed"}}
		p := k.Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture)
		if facts := p.Open.Panel.(*panel.End).Facts; !slices.Equal(facts, []string{"seed"}) {
			t.Errorf("the points are told once more: %q", facts)
		}
		j := p.Open.Panel.(*panel.End).Chart.Picture.(road).Journey
		v := s.View().(*rules.View)
		for i, seat := range bare.Seats() {
			at := slices.IndexFunc(j.Lanes, func(l board.Lane) bool { return l.Seat == seat.Name })
			if at < 0 {
				t.Fatalf("%s has no lane", seat.Name)
			}
			lane, space := j.Lanes[at], int(v.Automa.Space)
			if game.Seat(i) != bare.Automa() {
				space = int(v.Convoys[i].Space)
			}
			// A player who is out has left the road; their lane ends where they were.
			if n := len(lane.Stops); n != int(v.Public.Round) || lane.Stops[n-1] != space && !lane.Out {
				t.Errorf("%s: in %d rounds %s stopped at %v, and is at %d", setup, v.Public.Round, seat.Name,
					lane.Stops, space)
			}
			if j.Points[at].Seat != seat.Name || j.Points[at].Total != int(s.Result().Score[i]) {
				t.Errorf("%s: %s has %d points, and %d in the picture", setup, seat.Name, s.Result().Score[i],
					j.Points[at].Total)
			}
		}
	}
}

// TestTheJourneyBeginsWhereTheRecordDoes checks that, for a game that began in the middle, the picture begins in that
// round, with the convoys where they were then.
func TestTheJourneyBeginsWhereTheRecordDoes(t *testing.T) {
	s := From(t, `{"game":"aurora","version":2,"seats":2,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","blue"],"slots":[{},{},{},{},{}],"objects":{"deck":["ration","nitrous"]},"results":{"deck":[
"r1","r2","r3"]},"convoys":{"red":{"space":14,"fuel":1,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":
"truck-red"},{"card":"container-red"}]},"blue":{"space":12,"crew":[{"id":"leader-blue","zone":"action"}],
"cars":[{"card":"truck-blue"}]}}}`)
	for !s.Result().Over {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		list := s.Actions()
		if err := s.Play(list[len(list)-1].Move); err != nil {
			t.Fatal(err)
		}
	}
	p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Panel: scene.EndPanel}, 1280, 720)
	j := p.(*skin.Picture).Open.Panel.(*panel.End).Chart.Picture.(road).Journey
	if j.Round != 3 {
		t.Errorf("the first round of the picture is %d", j.Round)
	}
	for _, lane := range j.Lanes {
		if want := map[string]int{"red": 14, "blue": 12}[lane.Seat]; lane.From != want {
			t.Errorf("%s begins at %d, not at %d", lane.Seat, lane.From, want)
		}
	}
}

// TestTheCrewIsSeen checks that on a phone eight cards of crew and objects are in view, that any further one can be
// scrolled into view, and that each is wide enough to be touched.
func TestTheCrewIsSeen(t *testing.T) {
	s := Begin(t, `{"seats":1}`, "crew")
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	m, _ := frame(t, s, table.NoSpot, Windows[1])
	one := m.Crew[0]
	m.Crew = nil
	for n := 1; n <= 12; n++ {
		m.Crew = append(m.Crew, one)
		f := board.NewLayout(m, kit.NewWindow(360, 640, 1), kit.Camera{})
		if scrolls := f.Hand.Most > 0.01; scrolls != (n > 8) {
			t.Errorf("%d cards scroll: %v", n, scrolls)
		}
		if last := f.Crew[n-1].Right() - f.Hand.Most; last > f.Hand.Right()+0.01 {
			t.Errorf("the last of %d cards ends at %v, out of %v", n, last, f.Hand.Rect)
		}
		if f.Crew[0].W < 34 {
			t.Errorf("each of %d cards is %v wide", n, f.Crew[0].W)
		}
	}
}

// TestALessonLeavesTheConvoyInSight checks that what a lesson says about a slot and the crew hides nothing of the
// convoy in a small window, though its words take three lines.
func TestALessonLeavesTheConvoyInSight(t *testing.T) {
	s := Begin(t, `{"seats":1}`, "convoy")
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	about := s.Actions()[0].Path[:1]
	p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Coach: &scene.Coach{
		Title: "Step 6 of 9", Of: about, Names: about, Text: "The Leader only rests; others tire. The Co-pilot has " +
			"skill one: enough for slot 1. Explore the container with him."}}, 821, 462).(*skin.Picture)
	at, _ := p.Above.Hits().Anchor(table.KindNote.Spot("coach"))
	if at.Empty() {
		t.Fatalf("nothing is said about %v", about)
	}
	for _, car := range p.Table.(*tableLayout).Layout.Cars {
		if both := car.Body.Intersect(at); !both.Empty() {
			t.Errorf("the words at %v hide the car at %v", at, car.Body)
		}
	}
}

// TestRivalsStandInOneOrder checks that rivals have the order of the columns of points, from every seat.
func TestRivalsStandInOneOrder(t *testing.T) {
	s := Begin(t, `{"seats":4}`, "order")
	for seat := range s.Game.Seats() {
		if err := s.Sit(game.Seat(seat)); err != nil {
			t.Fatal(err)
		}
		m, _ := frame(t, s, table.NoSpot, [2]float64{1280, 720})
		if len(m.Rivals) != 3 || len(m.Points) != 4 {
			t.Fatalf("there are %d rivals and %d columns", len(m.Rivals), len(m.Points))
		}
		for i, r := range m.Rivals {
			if col := m.Points[1+i].Seat; r.Seat != col {
				t.Errorf("seen from seat %d row %d is %s, and the column %s", seat, i, r.Seat, col)
			}
		}
	}
}
