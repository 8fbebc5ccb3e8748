package aurora_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	look "onelongnight/game/ui/aurora"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// overview is the table with the convoys, where the map is not.
var overview = table.KindPlace.Spot("camp")

// TestFirstHintsLieClear checks in whole games and windows of all shapes that a first hint does not cover the thing it
// is about, which is in view; in large windows it does not cover the stock and the points either.
func TestFirstHintsLieClear(t *testing.T) {
	seen := map[string]int{}
	for n := range 24 {
		setup := []string{`{"seats":1}`, `{"seats":4}`, `{"seats":1,"map":"beta"}`}[n%3]
		s := look.Begin(t, setup, fmt.Sprint("hints", n))
		for range uitest.Wander(t, s, fmt.Sprint(n)) {
			for _, name := range s.Game.(game.Hinter).Fitting(s.View(), s.LegalMoves(), s.Since(), nil) {
				if seen[name]++; seen[name] <= 6 {
					coached(t, s, name)
				}
			}
		}
	}
	for _, name := range []string{"explore", "crew", "part", "wolves", "pass", "contaminate", "damage", "drop", "drive",
		"points",
		"stow", "fire"} {
		if seen[name] == 0 {
			t.Errorf("%s is never said", name)
		}
	}
}

// coached checks a first hint in all windows.
func coached(t *testing.T, s *table.Session, name string) {
	t.Helper()
	text, about := s.Voice.FirstHint(s.View(), s.LegalMoves(), name)
	for _, size := range look.Windows {
		screen := &scene.Screen{TextScale: 1, Coach: &scene.Coach{Title: s.Voice.T("first.title"), Text: text,
			Of: about, Names: about, Commands: []scene.Command{{ID: "coach-shut", Label: s.Voice.T("coach.shut"),
				Main: true}, {ID: "coach-never", Label: s.Voice.T("menu.coach-never")}}, First: true}}
		p := paint(s, screen, size)
		hits := p.Above.Hits()
		box, ok := hits.Anchor(table.KindNote.Spot("coach"))
		if !ok {
			t.Fatalf("%v: the hint %s is not shown", size, name)
		}
		rooms := p.Table.Rooms()
		if a := rooms.Aside; !a.Empty() && a.Y < rooms.Head {
			t.Errorf("%v: the room for the hint %s, %v, lies over the bar", size, name, a)
		}
		for i, r := range rooms.Read { // if the map is shown, there is no other room
			if both := r.Intersect(box); size[0] >= 1280 && p.Table.Shows(overview) && both.W > 2 && both.H > 2 {
				t.Errorf("%v: the hint %s %v lies over what is read, %d at %v", size, name, box, i, r)
			}
		}
		inSight := 0
		for _, spot := range about {
			r, ok := hits.Anchor(spot)
			if !ok || r.Empty() {
				continue
			}
			inSight++
			if both := r.Intersect(box); both.W > 2 && both.H > 2 {
				t.Errorf("%v: the hint %s %v lies over %s %v", size, name, box, spot, r)
			}
		}
		if inSight == 0 {
			t.Errorf("%v: nothing of what %s speaks of is in sight: %v", size, name, about)
		}
	}
}

// TestTipsLieClear checks in whole games that the tip of a thing under the mouse covers nothing that can be chosen,
// whatever is asked.
func TestTipsLieClear(t *testing.T) {
	seen, tips := map[string]int{}, 0
	for n := range 12 {
		setup := []string{`{"seats":1}`, `{"seats":4}`, `{"seats":1,"map":"beta"}`}[n%3]
		s := look.Begin(t, setup, fmt.Sprint("tips", n))
		for range uitest.Wander(t, s, fmt.Sprint(n)) {
			ask := s.View().(*rules.View).Ask.String()
			if seen[ask]++; seen[ask] <= 3 {
				tips += tipped(t, s, ask)
			}
		}
	}
	if tips < 100 {
		t.Errorf("only %d tips were shown", tips)
	}
}

// tipped points the mouse at one thing after another, in windows for a mouse, and counts the tips.
func tipped(t *testing.T, s *table.Session, ask string) (n int) {
	t.Helper()
	for _, size := range [][2]float64{{1280, 720}, {821, 462}} {
		for _, hit := range paint(s, &scene.Screen{TextScale: 1}, size).Above.Hits() {
			p := paint(s, &scene.Screen{TextScale: 1, Peek: hit.Spot, Hover: hit.Spot}, size)
			tip := p.Above.Tip
			if tip.Empty() {
				continue
			}
			n++
			for _, next := range s.Next() {
				r, ok := p.Table.Hits().Anchor(next)
				if both := r.Intersect(tip); ok && both.W > 1 && both.H > 1 && r.W*r.H < 4*tip.W*tip.H {
					t.Errorf("%v, asked %s: the tip of %s %v lies over %s %v", size, ask, hit.Spot, tip, next, r)
				}
			}
		}
	}
	return n
}

// TestWhatIsSaidOfTheMapLiesBesideIt checks that, when a lesson asks for a drive, its box is beside the map, or on a
// phone over the strip that shows the same road; also after the space was touched, and beside an answer.
func TestWhatIsSaidOfTheMapLiesBesideIt(t *testing.T) {
	for _, x := range []struct{ crew, answer string }{{``, ""}, {`,{"id":"medic","zone":"action"}`, "medic"}} {
		s := look.From(t, `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"movement","round":3,
"turn":"red","aurora":3,"order":["automa","red"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},"convoys":{
"red":{"space":4,"fuel":2,"crew":[{"id":"leader-red","zone":"action"},{"id":"hermit","zone":"rest"}`+x.crew+`],
"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":3,
"damage":["A4","A5","A6"],"deck":["automa-1"]}}`)
		about := []table.Spot{table.KindPlace.Spot("space-6")}
		beside := func(when string, size [2]float64) {
			screen := &scene.Screen{TextScale: 1, Coach: &scene.Coach{Title: "Step 9 of 9", Of: about, Names: about,
				Text: "Everybody is ready again. One fuel takes you as far as your speed. Drive to space 6."}}
			p := paint(s, screen, size)
			at, _ := p.Above.Hits().Anchor(table.KindNote.Spot("coach"))
			aside := p.Table.Rooms().Aside
			if in := at.Intersect(aside); aside.Empty() || in.W < at.W-0.01 || in.H < at.H-0.01 || at.Y != aside.Y {
				t.Errorf("%v, %s, with the answer %q: it lies at %v, not in %v", size, when, x.answer, at, aside)
			}
		}
		for _, size := range [][2]float64{{1280, 720}, {360, 640}, {1920, 1080}} {
			medic := table.KindButton.Spot("medic")
			if _, _, ok := paint(s, &scene.Screen{TextScale: 1}, size).Where(medic); ok != (x.answer != "") {
				t.Fatalf("%v: there is an answer: %v", size, ok)
			}
			beside("at first", size)
			if _, err := s.Touch(about[0]); err != nil {
				t.Fatal(err)
			}
			beside("once the space is touched", size)
			s.Drop()
		}
	}
}

// TestTheRoadTellsHowFarTheShipIs checks that resting the mouse on the strip says where the ship and the person are.
func TestTheRoadTellsHowFarTheShipIs(t *testing.T) {
	s := look.Begin(t, `{"seats":1}`, "road")
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	road := table.KindTab.Spot("road")
	p := paint(s, &scene.Screen{TextScale: 1, Peek: road, Hover: road}, [2]float64{1280, 720})
	v := s.View().(*rules.View)
	want := s.Voice.T("sheet.road", "here", int(v.Convoys[0].Space), "ship", int(v.AuroraSpace()))
	if p.Open.Tip == nil || p.Open.Tip.Text != want || p.Above.Tip.Empty() {
		t.Errorf("it is told %v, not %q", p.Open.Tip, want)
	}
}
