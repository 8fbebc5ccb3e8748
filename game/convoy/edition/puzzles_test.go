package edition_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/think"
	"onelongnight/game/mission"
)

// begun is a puzzle at its beginning.
type begun struct {
	*mission.Mission
	game  game.Game
	state game.State
	seat  game.Seat
	aim   game.Aim
}

func begin(t *testing.T, m *mission.Mission) begun {
	t.Helper()
	_, g, s, err := m.Begin(think.Rules{}, "")
	if err != nil {
		t.Fatal(m.Name, err)
	}
	seat := game.SeatNamed(g, m.Seat)
	aim, err := g.(game.Aimer).Aim(m.Aim, seat, s)
	if err != nil || s.Turn() != seat {
		t.Fatal(m.Name, s.Turn(), err)
	}
	return begun{m, g, s, seat, aim}
}

// TestThereArePuzzles checks that there are at least forty puzzles, for both sides, of every difficulty and in all
// cities, no two with the same solution.
func TestThereArePuzzles(t *testing.T) {
	list := edition.Full().Missions.Puzzles()
	seats, grades, cities, seen := map[string]int{}, map[int]int{}, map[convoy.City]int{}, map[string]bool{}
	for i := range list {
		m := &list[i]
		b := begin(t, m)
		seats[m.Seat]++
		grades[m.Difficulty]++
		cities[b.state.(*convoy.State).Active]++
		key := fmt.Sprint(m.Seat, m.Aim, m.Solution)
		if seen[key] || m.Chapter != mission.Puzzle {
			t.Error(m.Name, "is there twice, or no puzzle")
		}
		seen[key] = true
	}
	if len(list) < 40 || min(seats["moloch"], seats["outpost"]) < len(list)/3 || len(grades) != 5 || len(cities) != 5 {
		t.Errorf("%d puzzles: by side %v, by difficulty %v, by city %v", len(list), seats, grades, cities)
	}
}

// TestPuzzlesAreProved runs the checks of [editiontest.Puzzles.Proved].
func TestPuzzlesAreProved(t *testing.T) { puzzles.Proved(t, 1) }

// TestLadders runs the checks of [editiontest.Puzzles.Ladders].
func TestLadders(t *testing.T) { puzzles.Ladders(t) }

// TestSolutionsHold checks that solutions hold whatever is hidden and however the enemy plays: in newly dealt worlds
// the moves of the solution, and then those of the way that is left, lead to the aim against random answers and against
// the best ones.
func TestSolutionsHold(t *testing.T) {
	list := edition.Full().Missions.Puzzles()
	for i := range list {
		b := begin(t, &list[i])
		for world := range 8 {
			if err := b.hold(world); err != nil {
				t.Errorf("%s, world %d: %v", b.Name, world, err)
			}
		}
	}
}

// hold plays the solution in one world.
func (b *begun) hold(world int) error {
	rng := game.NewStream(game.SeedOf(fmt.Sprint(b.Name, world)))
	s := b.game.Blank()
	b.state.View(b.seat).Sample(&rng, s)
	var t game.Tally
	var log game.Log
	rest := b.Solution
	for n := 0; t.Verdict == game.Undecided; n++ {
		if s.Result().Over || n > 200 {
			return errors.New("nothing was decided")
		}
		legal := s.Legal(nil)
		m := legal[rng.Below(len(legal))]
		switch {
		case s.Turn() == b.seat && len(rest) > 0:
			var err error
			if m, err = b.game.ParseMove(rest[0]); err != nil {
				return err
			}
			rest = rest[1:]
		case s.Turn() == b.seat:
			way, err := mission.Way(b.game, s, b.aim, t, 100_000)
			if err != nil {
				return err
			}
			m = way[0]
		case world%2 == 0:
			if _, ok := mission.Answer(b.game, s, b.seat, b.aim, t, 100_000); ok {
				return errors.New("there is an answer")
			}
		}
		log.Events = log.Events[:0]
		if err := s.Apply(m, &log); err != nil {
			return fmt.Errorf("%s: %w", b.game.MoveText(m), err)
		}
		t = b.aim.Count(t, log.Events, s)
	}
	if t.Verdict != game.Reached {
		return errors.New("the aim was missed")
	}
	return nil
}

// TestARecordIsJudged checks that the code of a puzzle that was solved, or given up, leads to the same verdict for
// whoever has it.
func TestARecordIsJudged(t *testing.T) {
	list := edition.Full().Missions.Puzzles()
	judged := 0
	for i := range list {
		m := &list[i]
		r, g, s, err := m.Begin(think.Rules{}, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range m.Solution {
			move, err := g.ParseMove(text)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Apply(move, nil); err != nil {
				t.Fatal(m.Name, text, err)
			}
			r.Moves = append(r.Moves, move)
		}
		code, err := r.Code(g.Kind())
		if err != nil {
			t.Fatal(err)
		}
		_, back, _, err := game.Open([]game.Kind{think.Rules{}}, code)
		if err != nil {
			t.Fatal(err)
		}
		out, err := m.Judge(think.Rules{}, back)
		if err != nil || out.Verdict == game.Failed {
			t.Errorf("%s: %v, %v", m.Name, out, err)
		}
		if out.Verdict == game.Reached {
			judged++
			if out.Stars != 1 {
				t.Errorf("%s: %d stars", m.Name, out.Stars)
			}
		}
		given := &game.Record{Seed: r.Seed, Position: r.Position, Conceded: game.SeatNamed(g, m.Seat)}
		if out, err := m.Judge(think.Rules{}, given); err != nil || out.Verdict == game.Reached &&
			strings.HasPrefix(m.Aim, "game") {
			t.Errorf("%s: given up, and %v, %v", m.Name, out, err)
		}
	}
	if judged < 10 {
		t.Error("only", judged, "puzzles are decided by their solution alone")
	}
}
