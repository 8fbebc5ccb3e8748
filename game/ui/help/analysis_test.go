package help

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/table"
)

// TestADropIsToldOnce: what a mistake gave away is told with it, and is no turn of the game as well; a drop that is
// larger than the mistake before is.
func TestADropIsToldOnce(t *testing.T) {
	for _, x := range []struct {
		loss float64
		fall int
	}{{0.3, 3}, {0.05, 2}, {0, 2}} {
		a := &Analysis{}
		for _, win := range []float64{0.6, 0.6, 0.3, 0.2} {
			v := verdict{}
			v.Win = win
			a.done = append(a.done, v)
		}
		a.done[1].Loss = x.loss
		if got, want := a.swings(), []swing{{x.fall, false}}; !slices.Equal(got, want) {
			t.Errorf("with a loss of %g the swings are %v, want %v", x.loss, got, want)
		}
	}
}

// TestNothingTurnsOnesWayAtAMistake: where a decision is blamed it is not said as well that the game turned there.
func TestNothingTurnsOnesWayAtAMistake(t *testing.T) {
	for loss, want := range map[float64]int{0: 2, 0.2: 3} {
		a := &Analysis{}
		for _, win := range []float64{0.3, 0.3, 0.7, 0.9} {
			v := verdict{}
			v.Win = win
			a.done = append(a.done, v)
		}
		a.done[1].Loss = loss
		if got, want := a.swings(), []swing{{want, true}}; !slices.Equal(got, want) {
			t.Errorf("with a loss of %g the swings are %v, want %v", loss, got, want)
		}
	}
}

// TestSkillIsOfTheOpenGame: of decisions made when the game was as good as won or lost, neither the good ones nor the
// mistakes count.
func TestSkillIsOfTheOpenGame(t *testing.T) {
	a := &Analysis{}
	for i, win := range []float64{0.5, 0.6, 0.98, 0.95, 0.05} {
		v := verdict{}
		v.Win, v.Best = win, []game.Move{1}
		a.list, a.done = append(a.list, table.Decision{N: 2 * i}), append(a.done, v)
	}
	a.done[1].Loss, a.done[3].Loss = 0.2, 0.2
	if good, open := a.skill(); good != 1 || open != 2 {
		t.Errorf("%d of %d decisions were good, want 1 of 2", good, open)
	}
}

// TestAnotherOrderIsNoMistake: who does what was better right after something else is not blamed; who does it after
// the others have moved is.
func TestAnotherOrderIsNoMistake(t *testing.T) {
	const other, better, third = game.Move(1), game.Move(2), game.Move(3)
	for _, x := range []struct {
		moves  []game.Move
		n      []int // their numbers; others move in the gaps
		blamed bool
	}{
		{[]game.Move{other, better}, []int{4, 5}, false},
		{[]game.Move{other, third, better}, []int{4, 5, 6}, false},
		{[]game.Move{other, better}, []int{4, 6}, true},
		{[]game.Move{other, third}, []int{4, 5}, true},
	} {
		a := &Analysis{}
		for i, m := range x.moves {
			a.list = append(a.list, table.Decision{Move: m, N: x.n[i]})
			a.done = append(a.done, verdict{move: m})
		}
		a.done[0].Best, a.done[0].Loss = []game.Move{better}, 2*leastLoss
		if blamed := slices.Contains(a.costly(), 0); blamed != x.blamed {
			t.Errorf("of moves %v with numbers %v the first is blamed: %v", x.moves, x.n, blamed)
		}
	}
}

// TestAReasonWithoutItsMove: what speaks for two moves alike is known to be the same, whatever their names; a name
// alone is no reason.
func TestAReasonWithoutItsMove(t *testing.T) {
	for _, x := range []struct {
		one, other string
		alike      bool
	}{
		{"**Scout on a2**: it stands ready.", "**Scout on b2**: it stands ready.", true},
		{"**Scout on a2**: it stands ready.", "**Scout on a2**: it hits.", false},
		{"Armour is there for it.", "Armour is there for it.", true},
		{"Space 3 has 1 food.", "Space 4 has 1 food.", false},
		{"**He finds 1 food.**", "**He finds 1 ammo.**", false}, // no reasons at all
		{"", "", false},
	} {
		if got := alike(x.one, x.other); got != x.alike {
			t.Errorf("%q and %q give the same reason: %v", x.one, x.other, got)
		}
	}
}

// TestWhatCountedMost: a move is named only if it made enough of a swing, in its direction.
func TestWhatCountedMost(t *testing.T) {
	for _, x := range []struct {
		chances []float64
		rise    bool
		want    int
	}{
		{[]float64{0.4, 0.4, 0.6, 0.65}, true, 1},
		{[]float64{0.4, 0.5, 0.3, 0.3}, false, 1},
		{[]float64{0.4, 0.45, 0.5, 0.55, 0.6, 0.65}, true, -1}, // by little and little
		{[]float64{0.4, 0.3}, true, -1},
		{[]float64{0.4}, true, -1},
		{nil, true, -1},
	} {
		if got := most(x.chances, x.rise); got != x.want {
			t.Errorf("of %v move %d counted most, want %d", x.chances, got, x.want)
		}
	}
}
