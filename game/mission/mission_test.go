package mission_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/mission"
)

// aimed is the game of tiles with the aim "own N": to own that many tiles at the end.
type aimed struct{ *tiles.Game }

func (aimed) Aim(text string, seat game.Seat, _ game.State) (game.Aim, error) {
	if len(text) != 5 || text[:4] != "own " {
		return nil, &game.LoadError{Code: "aim", Text: "no aim"}
	}
	return own{seat, int16(text[4] - '0')}, nil
}

// TestStarsCountWithTheAim checks that no star counts before the aim is reached.
func TestStarsCountWithTheAim(t *testing.T) {
	for _, x := range []struct {
		aim   string
		stars []string
		want  func(tiles int16) int
	}{
		{"own 3", []string{"own 4", "own 5"}, func(n int16) int { return max(0, min(3, int(n)-2)) }},
		{"own 5", []string{"own 1", "own 2"}, func(n int16) int { return map[bool]int{true: 3}[n >= 5] }},
	} {
		endings(t, 4, func(g game.Game, s game.State) {
			m := mission.Mission{Seat: "red", Aim: x.aim, Stars: x.stars}
			w, err := m.NewWatch(aimed{g.(*tiles.Game)}, s)
			if err != nil {
				t.Fatal(err)
			}
			at := g.Blank()
			at.CopyFrom(s)
			for !at.Result().Over {
				if out := w.Outcome(); out.Verdict != game.Undecided || out.Stars != 0 {
					t.Fatal("decided before the end:", out)
				}
				var log game.Log
				if err := at.Apply(at.Legal(nil)[0], &log); err != nil {
					t.Fatal(err)
				}
				w.Saw(log.Events, at)
			}
			if got, want := w.Outcome().Stars, x.want(at.Result().Score[0]); got != want {
				t.Errorf("%d tiles: %d stars, not %d", at.Result().Score[0], got, want)
			}
		})
	}
}

// TestMissionsThatCannotBegin checks that a mission that cannot begin says why.
func TestMissionsThatCannotBegin(t *testing.T) {
	g := gametest.Open(t, tiles.Kind{}, "")
	s := g.New(game.Seed{})
	for _, m := range []mission.Mission{{Seat: "red", Aim: "win"}, {Seat: "pink", Aim: "own 1"},
		{Seat: "red", Aim: "own 1", Stars: []string{"x"}}} {
		if _, err := m.NewWatch(aimed{g.(*tiles.Game)}, s); err == nil {
			t.Errorf("%v begins", m)
		}
	}
	m := mission.Mission{Seat: "red", Aim: "own 1"}
	if _, err := m.NewWatch(g, s); err != mission.ErrNoAims {
		t.Error(err)
	}
}

// TestMissionsBegin checks that a mission begins with a deal or a position, and with its own seed or the player's.
func TestMissionsBegin(t *testing.T) {
	g := gametest.Open(t, tiles.Kind{}, `{"seats":3}`)
	for _, x := range []struct {
		m    mission.Mission
		seed string
	}{
		{mission.Mission{Setup: g.Setup()}, "mine"},
		{mission.Mission{Position: g.New(game.Seed{}).Position(), Seed: "own"}, "own"},
	} {
		r, begun, _, err := x.m.Begin(tiles.Kind{}, "mine")
		if err != nil || r.Seed != x.seed || len(begun.Seats()) != 3 {
			t.Error(r, err)
		}
	}
}

// TestPuzzleStars checks that hints and detours cost stars, but never the last one.
func TestPuzzleStars(t *testing.T) {
	m := mission.Mission{Solution: []string{"a", "b", "c"}}
	for _, x := range []struct{ hints, decisions, want int }{{0, 3, 3}, {1, 3, 2}, {2, 3, 2}, {3, 3, 1}, {0, 4, 2},
		{4, 9, 1}} {
		if got := m.PuzzleStars(x.hints, x.decisions); got != x.want {
			t.Errorf("%+v: %d stars", x, got)
		}
	}
}
