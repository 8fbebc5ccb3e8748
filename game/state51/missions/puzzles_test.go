package missions_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/state51"
	"onelongnight/game/state51/lab"
	"onelongnight/game/state51/missions"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
)

var soak = flag.Int("soak", 0, "if not 0, prove all puzzles and not each third; make soak does")

// TestThereArePuzzles: forty at least, of every faction and every difficulty, no two alike, in each of which all rivals
// have passed.
func TestThereArePuzzles(t *testing.T) {
	list := missions.Puzzles()
	factions, grades, seen := map[string]int{}, map[int]int{}, map[string]bool{}
	for i := range list {
		m := &list[i]
		g, s := begin(t, m)
		bare, _ := state51.Of(g)
		factions[bare.Base(s.Turn()).ID]++
		grades[m.Difficulty]++
		for seat := range bare.Seats() {
			if h := &s.(*state51.State).Seats[seat]; game.Seat(seat) != s.Turn() && !h.Passed {
				t.Errorf("%s: somebody has not passed", m.Name)
			}
		}
		for _, key := range []string{m.Name, fmt.Sprint(m.Seat, m.Solution)} {
			if m.Chapter != mission.Puzzle || seen[key] {
				t.Errorf("%s is there twice, or is no puzzle", m.Name)
			}
			seen[key] = true
		}
	}
	if len(list) < 40 || len(factions) != state51.FactionCount || len(grades) != 5 {
		t.Errorf("%d puzzles: by faction %v, by difficulty %v", len(list), factions, grades)
	}
	t.Logf("%d puzzles: by faction %v, by difficulty %v", len(list), factions, grades)
}

func begin(t *testing.T, m *mission.Mission) (game.Game, game.State) {
	t.Helper()
	_, g, s, err := m.Begin(think.Rules{}, "")
	if err != nil {
		t.Fatal(m.Name, err)
	}
	if game.SeatName(g, s.Turn()) != m.Seat {
		t.Fatalf("%s: it is not the turn of %s", m.Name, m.Seat)
	}
	return g, s
}

// TestPuzzlesAreProved anew, by going through all that can happen: the solution brings the points whatever is hidden,
// and it is the only one.
func TestPuzzlesAreProved(t *testing.T) {
	list := missions.Puzzles()
	nodes, proved, step := 0, 0, 3
	if *soak > 0 {
		step = 1
	}
	for i := 0; i < len(list); i += step {
		m := &list[i]
		g, s := begin(t, m)
		aim, err := g.(game.Aimer).Aim(m.Aim, s.Turn(), s)
		if err != nil {
			t.Fatal(err)
		}
		proof, err := mission.Prove(g, s, aim, lab.Puzzles().Terms)
		var line []string
		for _, move := range proof.Line {
			line = append(line, g.MoveText(move))
		}
		if err != nil || !slices.Equal(line, m.Solution) || !slices.Equal(proof.Free, m.Free) {
			t.Errorf("%s: %v: %v, free %v; the file says %v, free %v", m.Name, err, line, proof.Free, m.Solution,
				m.Free)
		}
		nodes += proof.Nodes
		proved++
	}
	t.Logf("%d puzzles proved in %d positions", proved, nodes)
}

// TestSolutionsHold: the moves of every solution bring the points that are asked for, whatever lies in the deck, and
// not before the last of them.
func TestSolutionsHold(t *testing.T) {
	list := missions.Puzzles()
	for i := range list {
		m := &list[i]
		g, s := begin(t, m)
		rng := game.NewStream(game.SeedOf(m.Name))
		s.View(s.Turn()).Sample(&rng, s)
		watch, err := m.NewWatch(g, s)
		if err != nil {
			t.Fatal(err)
		}
		for n, text := range m.Solution {
			if watch.Outcome().Verdict != game.Undecided {
				t.Errorf("%s is decided after %d moves", m.Name, n)
			}
			move, err := g.ParseMove(text)
			log := &game.Log{}
			if err == nil {
				err = s.Apply(move, log)
			}
			if err != nil {
				t.Fatal(m.Name, text, err)
			}
			watch.Saw(log.Events, s)
		}
		if watch.Outcome().Verdict != game.Reached {
			t.Errorf("%s: the solution does not reach its aim", m.Name)
		}
	}
}

// TestLadders: every puzzle has hints that give away more and more, up to the first decision of a way to the aim.
func TestLadders(t *testing.T) {
	list := missions.Puzzles()
	for i := range list {
		m := &list[i]
		g, s := begin(t, m)
		ladder := mission.Ladder(s, g.Blank(), m.Rest(g, nil), voice.English().For(g).Path)
		if len(ladder) < 2 || ladder[len(ladder)-1].Rung != mission.Whole ||
			!slices.Contains(s.Legal(nil), ladder[len(ladder)-1].Move) {
			t.Errorf("%s: %v", m.Name, ladder)
		}
	}
}
