package edition_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/lab"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

var soak = flag.Int("soak", 0, "if not 0, prove all puzzles and not each third; make soak does")

// TestThereArePuzzles: sixty at least, for all armies and of every difficulty, no two alike,
// each a position that sets a puzzle (10.3).
func TestThereArePuzzles(t *testing.T) {
	list := edition.Puzzles()
	seats, grades, seen := map[string]int{}, map[int]int{}, map[string]bool{}
	for i := range list {
		m := &list[i]
		g, _ := begin(t, m)
		if bare, ok := hex.Of(g); !ok || bare.Mode() != hex.Puzzle || m.Chapter != mission.Puzzle {
			t.Errorf("%s is no puzzle", m.Name)
		}
		seats[m.Seat]++
		grades[m.Difficulty]++
		for _, key := range []string{m.Name, fmt.Sprint(m.Seat, m.Solution)} {
			if seen[key] {
				t.Errorf("%s is there twice", m.Name)
			}
			seen[key] = true
		}
	}
	if len(list) < 60 || len(seats) != int(hex.ArmyCount) || len(grades) != 5 {
		t.Errorf("%d puzzles: by army %v, by difficulty %v", len(list), seats, grades)
	}
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

// TestPuzzlesAreProved, see [editiontest.Puzzles.Proved].
func TestPuzzlesAreProved(t *testing.T) {
	step := 3
	if *soak > 0 {
		step = 1
	}
	p := &editiontest.Puzzles{Rules: think.Rules{}, List: edition.Puzzles(), Terms: lab.Puzzles().Terms}
	p.Proved(t, step)
}

// TestSolutionsHold: the moves of every solution, played with what the referee has, destroy the HQ.
func TestSolutionsHold(t *testing.T) {
	list := edition.Puzzles()
	for i := range list {
		m := &list[i]
		g, s := begin(t, m)
		seat := s.Turn()
		for _, text := range m.Solution {
			move, err := g.ParseMove(text)
			if err == nil {
				err = s.Apply(move, nil)
			}
			if err != nil {
				t.Fatal(m.Name, text, err)
			}
		}
		// What the battle asks is answered by the first that can be said.
		for n := 0; !s.Result().Over && s.Turn() != seat && n < 50; n++ {
			if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		if r := s.Result(); r.Over && !r.Won(seat) {
			t.Errorf("%s: the solution ends with %s", m.Name, r.Why)
		}
	}
}

// TestLadders: every puzzle has hints that give away more and more, up to the first decision of a way to the aim; none
// points at what is not on the table yet, such as the ways to turn a tile that is still in hand.
func TestLadders(t *testing.T) {
	list := edition.Puzzles()
	for i := range list {
		m := &list[i]
		g, s := begin(t, m)
		ladder := mission.Ladder(s, g.Blank(), m.Rest(g, nil), voice.English().For(g).Path)
		if len(ladder) < 2 || ladder[len(ladder)-1].Rung != mission.Whole ||
			!slices.Contains(s.Legal(nil), ladder[len(ladder)-1].Move) {
			t.Errorf("%s: %v", m.Name, ladder)
		}
		view := s.View(s.Turn()).(*hex.View)
		for _, h := range ladder[:len(ladder)-1] {
			spot := h.Spots[0]
			tile := hex.TileByID(spot.ID)
			lies := spot.Kind == table.KindPlace || spot.Kind == table.KindPiece && s.(*hex.State).Stands(tile) ||
				spot.Kind == table.KindCard && slices.Contains(view.Hand[s.Turn()].Tiles(), tile)
			if !lies && spot.Kind != table.KindButton {
				t.Errorf("%s: a hint points at %s, which is nowhere", m.Name, spot)
			}
		}
	}
}

// TestTheRestOfASolution is known as long as its own moves were made, and only then.
func TestTheRestOfASolution(t *testing.T) {
	m := &edition.Puzzles()[0]
	g, _ := begin(t, m)
	all := m.Rest(g, nil)
	if len(all) != len(m.Solution) || !slices.Equal(m.Rest(g, all[:2]), all[2:]) {
		t.Errorf("of %v is left %v, after two %v", m.Solution, all, m.Rest(g, all[:2]))
	}
	if rest := m.Rest(g, []game.Move{all[1]}); len(rest) > 0 {
		t.Errorf("after another move is left %v", rest)
	}
}

// TestTheEasiestHaveTheLeastOnTheTable: of those as hard as each other the shorter positions come first, and the first
// of all has few tiles.
func TestTheEasiestHaveTheLeastOnTheTable(t *testing.T) {
	list := edition.Puzzles()
	for i := range list[1:] {
		a, b := &list[i], &list[i+1]
		if a.Difficulty > b.Difficulty || a.Difficulty == b.Difficulty && len(a.Position) > len(b.Position) {
			t.Errorf("%s comes before %s", a.Name, b.Name)
		}
	}
	_, s := begin(t, &list[0])
	if tiles := hex.HexCount - s.(*hex.State).Free().Len(); tiles > 10 {
		t.Errorf("on the board of the first lie %d tiles", tiles)
	}
}
