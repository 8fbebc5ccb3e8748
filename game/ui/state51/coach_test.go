package state51_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/state51/think"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/uitest"
)

// desktop are sizes of windows that are used with a mouse.
var desktop = [][2]float64{{1280, 720}, {1920, 1080}}

// TestFirstHintsLieClear checks that in games of two and four on a desktop, a first hint covers neither the thing it is
// about, which is in view, nor anything that can be chosen.
func TestFirstHintsLieClear(t *testing.T) {
	seen := map[string]int{}
	moments(t, "hints", func(s *table.Session) {
		for _, name := range (think.Game{}).Fitting(s.View(), s.LegalMoves(), nil, nil) {
			if seen[name]++; seen[name] <= 8 {
				for _, size := range desktop {
					coached(t, s, name, size)
				}
			}
		}
	})
	for _, name := range (think.Game{}).Hints() {
		if seen[name] == 0 {
			t.Errorf("%s is never said", name)
		}
	}
}

// moments plays four random games and calls look at each decision.
func moments(t *testing.T, seed string, look func(s *table.Session)) {
	t.Helper()
	for n := range 4 {
		s := seated(t, fmt.Sprintf(`{"seats":%d}`, 2+n%2*2), fmt.Sprint(seed, n))
		for range uitest.Wander(t, s, fmt.Sprint(n)) {
			look(s)
		}
	}
}

// coached checks a first hint in a window.
func coached(t *testing.T, s *table.Session, name string, size [2]float64) {
	t.Helper()
	text, about := s.Voice.FirstHint(s.View(), s.LegalMoves(), name)
	screen := &scene.Screen{TextScale: 1, Coach: &scene.Coach{Title: s.Voice.T("first.title"), Text: text,
		Of: about, Names: about, Commands: []scene.Command{{ID: "coach-shut", Label: s.Voice.T("coach.shut"),
			Main: true}, {ID: "coach-never", Label: s.Voice.T("menu.coach-never")}}, First: true}}
	above := paint(s, screen, size).Above
	if above.Dims() {
		t.Errorf("%v: the hint %s finds no place that is free", size, name)
	}
	inSight := 0
	for _, hit := range above.Hits() {
		if !slices.Contains(about, hit.Spot) {
			continue
		}
		inSight++
		if both := hit.Rect.Intersect(above.Coach.Rect); both.W > 2 && both.H > 2 {
			t.Errorf("%v: the hint %s %v lies over %s %v", size, name, above.Coach.Rect, hit.Spot, hit.Rect)
		}
	}
	if inSight == 0 {
		t.Errorf("%v: nothing of what %s speaks of is in sight: %v", size, name, about)
	}
}

// TestTipsLieClear checks that on a desktop the tip of a thing under the mouse covers neither that thing, nor the line
// that it is in, nor anything that can be chosen.
func TestTipsLieClear(t *testing.T) {
	decisions, tips := 0, 0
	moments(t, "tips", func(s *table.Session) {
		if decisions++; decisions%40 != 0 {
			return
		}
		for _, begin := range append(s.Next(), table.NoSpot) {
			if begin != table.NoSpot {
				if begin.Kind != table.KindCard || len(s.Leads([]table.Spot{begin})) < 2 {
					continue
				}
				if _, err := s.Touch(begin); err != nil {
					t.Fatal(err)
				}
			}
			for _, size := range desktop {
				tips += tipped(t, s, size)
			}
			s.Drop()
		}
	})
	if tips < 100 {
		t.Errorf("only %d tips were shown", tips)
	}
}

// tipped points the mouse at one thing after another, and counts the tips.
func tipped(t *testing.T, s *table.Session, size [2]float64) (n int) {
	t.Helper()
	hits := paint(s, &scene.Screen{TextScale: 1}, size).Above.Hits()
	for _, hit := range hits {
		p := paint(s, &scene.Screen{TextScale: 1, Peek: hit.Spot, Hover: hit.Spot}, size)
		tip := p.Above.Tip
		if tip.Empty() {
			continue
		}
		n++
		over := func(what string, r kit.Rect) {
			if both := r.Intersect(tip); both.W > 1 && both.H > 1 && r.W*r.H < 4*tip.W*tip.H {
				t.Errorf("%v: the tip of %s %v lies over %s %v", size, hit.Spot, tip, what, r)
			}
		}
		over("itself", hit.Rect)
		for _, next := range s.Next() {
			if r, ok := p.Table.Hits().Anchor(next); ok {
				over(next.String(), r)
			}
		}
		for _, other := range hits {
			if m := other.Rect.MidY(); other.Spot.Kind == table.KindButton && m > hit.Rect.Y && m < hit.Rect.Bottom() {
				over("of its line "+other.Spot.String(), other.Rect)
			}
		}
	}
	return n
}

// TestATipPutsTheBoardBack checks that on a phone the tip about visits shows a rival's settlement, and that the
// person's own is in view again after it was read.
func TestATipPutsTheBoardBack(t *testing.T) {
	position := strings.Replace(wealthy, `{"faction":"mutants"}`, `{"faction":"mutants","locations":[{"id":"dive-2"}]}`, 1)
	s := from(t, []byte(position))
	s, err := s.Branch(0, table.Against(s.Game, 0, "1"))
	if err != nil {
		t.Fatal(err)
	}
	told := []string{"state51/primer"}
	for _, name := range (think.Game{}).Hints() {
		if name != "visit" {
			told = append(told, "state51/"+name)
		}
	}
	w, _ := resumedBy(t, s, strings.Join(told, " "), "speed=0", [2]float64{360, 640})
	shown := func() string {
		p, _ := w.Run()
		m, _ := look.LaidOut(p)
		return m.Seats[m.Shown].Faction
	}
	if w.Screen().Coach == nil || shown() != "mutants" {
		t.Fatalf("coach %v, and %s is in sight", w.Screen().Coach, shown())
	}
	if w.Press("button:coach-shut"); shown() != "new-york" {
		t.Errorf("read, it leaves %s in sight", shown())
	}
	w, _ = resumedBy(t, s, strings.Join(told, " "), "speed=0", [2]float64{360, 640})
	shown()
	w.Press("button:hint", "button:close")
	if at := shown(); at != "new-york" || w.Screen().Coach != nil {
		t.Errorf("who asked for a hint sees %s, and is told %v", at, w.Screen().Coach)
	}
}
