package editiontest

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// Puzzles is what the checks need to know about a game's puzzles.
type Puzzles struct {
	Rules game.Kind
	List  []mission.Mission
	Terms mission.Terms
	// Voice returns the game's voice in English.
	Voice func(g game.Game) table.Voice
}

// Run proves the puzzles, plays their solutions and reads their hints. It proves every third puzzle, with -soak all.
func (p *Puzzles) Run(t *testing.T) {
	t.Run("PuzzlesAreProved", func(t *testing.T) {
		step := 3
		if *Soak > 0 {
			step = 1
		}
		p.Proved(t, step)
	})
	t.Run("SolutionsHold", func(t *testing.T) { p.SolutionsHold(t) })
	t.Run("Ladders", func(t *testing.T) { p.Ladders(t) })
}

// Begin begins a puzzle. The player must be to move.
func (p *Puzzles) Begin(t testing.TB, m *mission.Mission) (game.Game, game.State) {
	t.Helper()
	_, g, s, err := m.Begin(p.Rules, "")
	if err != nil {
		t.Fatal(m.Name, err)
	}
	if game.SeatName(g, s.Turn()) != m.Seat {
		t.Fatalf("%s: it is not the turn of %s", m.Name, m.Seat)
	}
	return g, s
}

// NoTwoAlike checks that each mission is a puzzle with its own name and solution, and that there are puzzles of every
// difficulty, easy ones first.
func (p *Puzzles) NoTwoAlike(t testing.TB) {
	t.Helper()
	grades, seen := map[int]int{}, map[string]bool{}
	for i := range p.List {
		m := &p.List[i]
		grades[m.Difficulty]++
		for _, key := range []string{m.Name, fmt.Sprint(m.Seat, m.Solution)} {
			if m.Chapter != mission.Puzzle || seen[key] {
				t.Errorf("%s is there twice, or is no puzzle", m.Name)
			}
			seen[key] = true
		}
		if i > 0 && m.Difficulty < p.List[i-1].Difficulty {
			t.Errorf("%s comes after harder ones", m.Name)
		}
	}
	if len(grades) != 5 {
		t.Errorf("the difficulties are %v", grades)
	}
}

// Proved proves each step-th puzzle again: the solution reaches the aim whatever is hidden, and it is the only one.
func (p *Puzzles) Proved(t testing.TB, step int) {
	t.Helper()
	nodes, proved := 0, 0
	for i := 0; i < len(p.List); i += step {
		m := &p.List[i]
		g, s := p.Begin(t, m)
		aim, err := g.(game.Aimer).Aim(m.Aim, s.Turn(), s)
		if err != nil {
			t.Fatal(m.Name, err)
		}
		proof, err := mission.Prove(g, s, aim, p.Terms)
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

// SolutionsHold plays every solution after dealing the hidden cards again: it must reach the aim, and not before its
// last move. Decisions of others after that, as in a battle, are their first legal move.
func (p *Puzzles) SolutionsHold(t testing.TB) {
	t.Helper()
	for i := range p.List {
		m := &p.List[i]
		g, s := p.Begin(t, m)
		rng := game.NewStream(game.SeedOf(m.Name))
		seat := s.Turn()
		s.View(seat).Sample(&rng, s)
		watch, err := m.NewWatch(g, s)
		if err != nil {
			t.Fatal(m.Name, err)
		}
		for n, text := range m.Solution {
			if watch.Outcome().Verdict != game.Undecided {
				t.Errorf("%s is decided after %d moves", m.Name, n)
			}
			move, err := g.ParseMove(text)
			if err != nil {
				t.Fatal(m.Name, text, err)
			}
			see(t, watch, s, move)
		}
		for n := 0; watch.Outcome().Verdict == game.Undecided && s.Turn() != seat && n < 50; n++ {
			see(t, watch, s, s.Legal(nil)[0])
		}
		if watch.Outcome().Verdict != game.Reached {
			t.Errorf("%s: the solution does not reach its aim", m.Name)
		}
	}
}

// see makes a move of a puzzle and shows it to the watch.
func see(t testing.TB, watch *mission.Watch, s game.State, move game.Move) {
	t.Helper()
	log := &game.Log{}
	if err := s.Apply(move, log); err != nil {
		t.Fatal(err)
	}
	watch.Saw(log.Events, s)
}

// Ladders checks that every puzzle has hints that give away more and more, the last one the whole first move, and that
// each points at something.
func (p *Puzzles) Ladders(t testing.TB) {
	t.Helper()
	for i := range p.List {
		m := &p.List[i]
		g, s := p.Begin(t, m)
		ladder := mission.Ladder(s, g.Blank(), m.Rest(g, nil), p.Voice(g).Path)
		if len(ladder) < 2 || ladder[len(ladder)-1].Rung != mission.Whole ||
			!slices.Contains(s.Legal(nil), ladder[len(ladder)-1].Way[0]) {
			t.Errorf("%s: %v", m.Name, ladder)
		}
		for n, h := range ladder {
			if len(h.Spots) == 0 || h.Spots[0] == table.NoSpot || n > 0 && h.Rung <= ladder[n-1].Rung {
				t.Errorf("%s: hint %d is %v", m.Name, n, h)
			}
		}
	}
}
