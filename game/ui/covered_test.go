package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestNothingLiesOverWhatIsLit: at the prompts of whole games, at rest and in the last beat of the film, with and
// without something picked up, in windows of all shapes, with the mouse on one thing after the other and a message
// about it, nothing that passes over the table lies over what can be chosen.
func TestNothingLiesOverWhatIsLit(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		looks := offerOf(g).NewSkin(g.Game)
		if _, bare := looks.(walked); bare {
			return
		}
		s, err := table.Begin(g.Game, g.Speak, table.Together(g.Game), g.Name)
		if err != nil {
			t.Fatal(err)
		}
		rng := game.NewStream(game.SeedOf(g.Name))
		watched := 0
		for n := 0; n < 40 && !s.Result().Over; n++ {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
			actions := s.Actions()
			a := actions[rng.Below(len(actions))]
			watched += covered(t, s, looks, scene.Scene{Session: s}, n)
			if first, steps := s.Steps(); len(steps) > 0 {
				if animator, ok := looks.(scene.Animator); ok {
					if beats := animator.Beats(first, steps); len(beats) > 0 {
						last := beats[len(beats)-1]
						watched += covered(t, s, looks, scene.Scene{Session: s, Past: steps,
							Fresh: last.Last + 1 - last.First, Until: first + len(steps), Asks: true}, n)
					}
				}
			}
			if len(a.Path) > 1 {
				if _, err := s.Touch(a.Path[0]); err != nil {
					t.Fatal(err)
				}
				watched += covered(t, s, looks, scene.Scene{Session: s}, n+1)
				s.Drop()
			}
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
		}
		if watched == 0 {
			t.Error("nothing passed over the table")
		}
	})
}

// hello is as long as what greets a gamepad.
const hello = "Cross: choose · circle: back · square: explain · triangle: hint · Options: menu"

// covered looks at one moment, and tells how much it saw.
func covered(t *testing.T, s *table.Session, looks scene.Skin, of scene.Scene, n int) (seen int) {
	t.Helper()
	for _, size := range windowSizes {
		plain := looks.Paint(of, &scene.Screen{TextScale: 1}, size[0], size[1]).(*skin.Picture)
		hits := plain.Above.Hits()
		for k := n % 3; k < len(hits); k += 3 {
			spot := hits[k].Spot
			screen := &scene.Screen{TextScale: 1, Peek: spot, Hover: spot, Toast: "This cannot be done now.",
				ToastAt: spot}
			p := looks.Paint(of, screen, size[0], size[1]).(*skin.Picture)
			over := map[string]kit.Rect{"the tip of " + spot.String(): p.Above.Tip,
				"a message about " + spot.String(): p.Above.Toast}
			for _, hit := range p.Above.Hits() {
				if hit.Spot.Tag == "passing" {
					over["the passing "+hit.Spot.String()] = hit.Rect
				}
			}
			for _, next := range s.Next() {
				r, ok := p.Table.Hits().Anchor(next)
				for what, box := range over {
					if both := r.Intersect(box); ok && both.W > 1 && both.H > 1 && r.W*r.H < 4*box.W*box.H {
						t.Errorf("%v: %s %v lies over %s %v", size, what, box, next, r)
					}
				}
			}
			seen += len(over)
		}
		greeted(t, looks, of, size)
		if of.Past == nil {
			seen += boxed(t, s, looks, of, size)
		}
	}
	return seen
}

// greeted looks at a moment with what is said to who takes a gamepad into the hand: it hides nothing of what is asked.
func greeted(t *testing.T, looks scene.Skin, of scene.Scene, size [2]float64) {
	t.Helper()
	p := looks.Paint(of, &scene.Screen{TextScale: 1, Toast: hello}, size[0], size[1]).(*skin.Picture)
	asked, ok := p.Table.Hits().Anchor(table.KindPrompt.Spot(""))
	if both := asked.Intersect(p.Above.Toast); ok && both.W > 1 && both.H > 1 {
		t.Errorf("%v: the greeting %v lies over what is asked %v", size, p.Above.Toast, asked)
	}
}

// boxed looks at a moment with each first hint that fits it, and tells how many do.
func boxed(t *testing.T, s *table.Session, looks scene.Skin, of scene.Scene, size [2]float64) (seen int) {
	t.Helper()
	hinter, knows := s.Game.(game.Hinter)
	if !knows || !s.MyTurn() {
		return 0
	}
	view, legal := s.View(), s.LegalMoves()
	for _, name := range hinter.Fitting(view, legal, s.Since(), nil) {
		text, about := s.Voice.FirstHint(view, legal, name)
		screen := &scene.Screen{TextScale: 1, Coach: &scene.Coach{Title: s.Voice.T("first.title"), Text: text,
			Of: about, Names: about, Commands: []scene.Command{{ID: "coach-shut", Label: s.Voice.T("coach.shut"),
				Main: true}, {ID: "coach-never", Label: s.Voice.T("menu.coach-never")}}, First: true}}
		above := looks.Paint(of, screen, size[0], size[1]).(*skin.Picture).Above
		hits := above.Hits()
		box, ok := hits.Anchor(table.KindNote.Spot("coach"))
		if !ok {
			t.Fatalf("%v: the hint %s is not shown", size, name)
		}
		lit := s.Next()
		if above.Dims() {
			lit = nil // it goes with the first touch
		}
		for _, next := range slices.Concat(lit, about) {
			r, ok := hits.Anchor(next)
			if both := r.Intersect(box); ok && both.W > 1 && both.H > 1 && r.W*r.H < 4*box.W*box.H {
				t.Errorf("%v: the hint %s %v lies over %s %v", size, name, box, next, r)
			}
		}
		seen++
	}
	return seen
}
