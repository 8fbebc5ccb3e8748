package edition_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// TestThereArePuzzles checks that there are at least sixty puzzles, for all armies and of every difficulty, no two
// alike, and that each is a position with a puzzle (10.3).
func TestThereArePuzzles(t *testing.T) {
	seats := map[string]int{}
	for i := range puzzles.List {
		m := &puzzles.List[i]
		g, _ := puzzles.Begin(t, m)
		if bare, ok := hex.Of(g); !ok || bare.Mode() != hex.Puzzle {
			t.Errorf("%s is no puzzle", m.Name)
		}
		seats[m.Seat]++
	}
	if len(puzzles.List) < 60 || len(seats) != int(hex.ArmyCount) {
		t.Errorf("%d puzzles: by army %v", len(puzzles.List), seats)
	}
	puzzles.NoTwoAlike(t)
}

// TestPuzzles checks the puzzles, see [editiontest.Puzzles.Run].
func TestPuzzles(t *testing.T) { puzzles.Run(t) }

// TestNoHintPointsNowhere checks that no hint points at something that is not on the table yet, such as a way to turn a
// tile that is still in hand.
func TestNoHintPointsNowhere(t *testing.T) {
	for i := range puzzles.List {
		m := &puzzles.List[i]
		g, s := puzzles.Begin(t, m)
		ladder := mission.Ladder(s, g.Blank(), m.Rest(g, nil), puzzles.Voice(g).Path)
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

// TestTheRestOfASolution checks that the rest of a solution is known as long as its own moves were made, and only then.
func TestTheRestOfASolution(t *testing.T) {
	m := &puzzles.List[0]
	g, _ := puzzles.Begin(t, m)
	all := m.Rest(g, nil)
	if len(all) != len(m.Solution) || !slices.Equal(m.Rest(g, all[:2]), all[2:]) {
		t.Errorf("of %v is left %v, after two %v", m.Solution, all, m.Rest(g, all[:2]))
	}
	if rest := m.Rest(g, []game.Move{all[1]}); len(rest) > 0 {
		t.Errorf("after another move is left %v", rest)
	}
}

// TestTheEasiestHaveTheLeastOnTheTable checks that of puzzles of one difficulty the shorter positions come first, and
// that the very first has few tiles.
func TestTheEasiestHaveTheLeastOnTheTable(t *testing.T) {
	list := puzzles.List
	for i := range list[1:] {
		a, b := &list[i], &list[i+1]
		if a.Difficulty > b.Difficulty || a.Difficulty == b.Difficulty && len(a.Position) > len(b.Position) {
			t.Errorf("%s comes before %s", a.Name, b.Name)
		}
	}
	_, s := puzzles.Begin(t, &list[0])
	if tiles := hex.HexCount - s.(*hex.State).Free().Len(); tiles > 10 {
		t.Errorf("on the board of the first lie %d tiles", tiles)
	}
}
