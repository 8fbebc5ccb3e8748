package table_test

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
)

// most is the maximum number of decisions per game that these tests look at.
const most = 60

// decide plays a random game between people, and calls look before each decision.
func decide(t *testing.T, g every.Game, look func(s *table.Session, rng *game.Stream)) *table.Session {
	t.Helper()
	s, err := table.Begin(g.Game, g.Speak, table.Together(g.Game), g.Name)
	if err != nil {
		t.Fatal(err)
	}
	rng := game.NewStream(game.SeedOf(g.Name))
	for n := 0; n < most && !s.Result().Over; n++ {
		if s.Turn() != s.Viewer() {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
		}
		look(s, &rng)
		actions := s.Actions()
		if err := s.Play(actions[rng.Below(len(actions))].Move); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestEveryActionIsReached: in every game, each action has its own label and path, and touching its things in order
// makes its move. What the last move has taken hold of begins each path, and need not be touched.
func TestEveryActionIsReached(t *testing.T) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			decide(t, g, func(s *table.Session, rng *game.Stream) {
				actions := s.Actions()
				if len(actions) == 0 {
					t.Fatal("nothing can be done")
				}
				a := actions[rng.Below(len(actions))]
				for _, other := range actions {
					if other.ID != a.ID && (slices.Equal(other.Path, a.Path) || other.Label == a.Label) {
						t.Errorf("%q and %q have the path %v and the label %q", a.ID, other.ID, a.Path, a.Label)
					}
				}
				if a.Label == "" || len(a.Path) == 0 {
					t.Fatalf("%q is labelled %q and is made by %v", a.ID, a.Label, a.Path)
				}
				held := s.Voice.Holds(s.View())
				if len(a.Path) <= len(held) || !slices.Equal(a.Path[:len(held)], held) {
					t.Fatalf("%v does not go on from %v", a.Path, held)
				}
				reach(t, s, a, a.Path[len(held):])
			})
		})
	}
}

// reach touches an action's path on a copy of the game. That must make the move, alone or as the first of several that
// are confirmed together.
func reach(t *testing.T, s *table.Session, a table.Action, way []table.Spot) {
	t.Helper()
	trial, err := s.Branch(len(s.Record().Moves), s.Players())
	if err != nil {
		t.Fatal(err)
	}
	if err := trial.Sit(s.Viewer()); err != nil {
		t.Fatal(err)
	}
	before := len(trial.Record().Moves)
	for _, spot := range way {
		if slices.Contains(trial.Selected(), spot) {
			continue // the only card there is needs no touch
		}
		if done, err := trial.Touch(spot); err != nil || done.Refused != "" {
			t.Fatalf("%q: touching %s of %v: %q, %v", a.ID, spot, way, done.Refused, err)
		}
		if len(trial.Gathered()) > 0 || len(trial.Record().Moves) > before {
			break
		}
	}
	if moves := trial.Record().Moves; len(moves) > before && moves[before] != a.Move {
		t.Errorf("the way %v of %q makes %q", way, a.ID, s.Game.MoveText(moves[before]))
	}
	if len(trial.Record().Moves) == before && len(trial.Next()) == 0 {
		t.Errorf("the way %v of %q leads nowhere", way, a.ID)
	}
}

// TestEveryGameIsTakenBack: in every game, moves can be undone until something was revealed, and redone, which leads to
// the same position.
func TestEveryGameIsTakenBack(t *testing.T) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			decide(t, g, func(s *table.Session, _ *game.Stream) {
				if !s.CanUndo() {
					return
				}
				view, lines := s.View().Pack(), len(s.Lines())
				if err := s.Undo(); err != nil {
					t.Fatal(err)
				}
				for s.CanRedo() {
					if err := s.Redo(); err != nil {
						t.Fatal(err)
					}
				}
				if s.View().Pack() != view || len(s.Lines()) != lines {
					t.Fatal("taken back and done again it is another position")
				}
			})
		})
	}
}

// TestEveryGameIsKept: in every game, a save from any decision continues from the same position, with the same log and
// choices.
func TestEveryGameIsKept(t *testing.T) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			n := 0
			decide(t, g, func(s *table.Session, _ *game.Stream) {
				if n++; n%7 != 1 {
					return
				}
				text, err := s.Save(someday)
				if err != nil {
					t.Fatal(err)
				}
				again, err := table.Resume([]game.Kind{g.Game.Kind()},
					map[string]table.Speaker{g.Game.Kind().Name(): g.Speak}, text)
				if err != nil {
					t.Fatal(err)
				}
				if again.Viewer() != s.Viewer() { // the device is passed to whoever is to move
					if err := again.Sit(s.Viewer()); err != nil {
						t.Fatal(err)
					}
				}
				if again.View().Pack() != s.View().Pack() || !bytes.Equal(again.Game.Setup(), s.Game.Setup()) {
					t.Error("it is another position")
				}
				if len(again.Lines()) != len(s.Lines()) || len(again.Actions()) != len(s.Actions()) {
					t.Errorf("%d lines and %d actions, which were %d and %d", len(again.Lines()), len(again.Actions()),
						len(s.Lines()), len(s.Actions()))
				}
			})
		})
	}
}

// log is what a session tells its viewer, and why moves cannot be undone.
type log struct {
	Lines []table.Line
	Texts []string
	Moves []int
	Mine  []bool
	Undo  bool
	Lock  string
}

func logOf(s *table.Session) log {
	l := log{Lines: s.Lines(), Undo: s.CanUndo(), Lock: s.Locked()}
	_, steps := s.Steps()
	for _, step := range steps {
		l.Texts, l.Moves, l.Mine = append(l.Texts, step.Text), append(l.Moves, step.Move), append(l.Mine, step.Mine)
	}
	return l
}

// TestWhoSitsDownIsToldAll: in every game, a person who sits down gets the same log as if the whole game had been
// replayed for them.
func TestWhoSitsDownIsToldAll(t *testing.T) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			n := 0
			decide(t, g, func(s *table.Session, _ *game.Stream) {
				if n++; n%5 > 0 {
					return
				}
				got := logOf(s)
				if err := s.Speak(s.Voice); err != nil { // this replays it
					t.Fatal(err)
				}
				if want := logOf(s); !reflect.DeepEqual(got, want) {
					t.Fatalf("seat %d is told %+v, not %+v", s.Viewer(), got, want)
				}
			})
		})
	}
}
