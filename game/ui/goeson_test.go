package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/ui/scene"
)

// TestAHintGoesOnWithTheLastOne: what the hint that was done last leaves to do is the next hint, unless something else
// is clearly better, or other moves have been made since.
func TestAHintGoesOnWithTheLastOne(t *testing.T) {
	var seen atomic.Int32
	t.Cleanup(func() { // the tables are played side by side
		if seen.Load() < 2 {
			t.Error("no two hints left anything to do")
		}
	})
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		answer := b.Answer
		for n := 0; n < 8 && b.Screen().Panel != scene.EndPanel; n++ {
			b.advised()
			rest := b.follow(g)
			s := b.session(g)
			if len(rest) == 0 || !slices.Contains(s.LegalMoves(), rest[0]) {
				continue
			}
			i := slices.IndexFunc(s.LegalMoves(), func(m game.Move) bool { return m != rest[0] })
			if i < 0 {
				continue
			}
			other := s.LegalMoves()[i]
			better, want := 600, rest[0]
			if seen.Add(1)%2 == 0 {
				better, want = 3000, other
			}
			b.Answer = func(question string) (string, error) {
				if !strings.HasPrefix(question, "advise\t") || !strings.Contains(question, "\tdeep") {
					return answer(question)
				}
				return fmt.Sprintf("50000\t1,%d,%d\t1,%d,50000", other, 50000+better, rest[0]), nil
			}
			b.advised()
			if plan := b.Screen().Plan; len(plan) == 0 || plan[0] != want {
				t.Errorf("after a hint that leaves %v to do, and with %d %d better, the hint is %v", rest, other,
					better, plan)
			}
			b.bare()
			b.Answer = answer
		}
	})
}

// follow does what is lit, and returns what is left of its plan, nil if it is another seat's turn.
func (b *bench) follow(g every.Game) []game.Move {
	plan, s := b.Screen().Plan, b.session(g)
	made, seat := len(s.Record().Moves), s.Turn()
	b.Press("button:do-it")
	b.proceed()
	s = b.session(g)
	moves := len(s.Record().Moves) - made
	if s.Result().Over || s.Turn() != seat || moves >= len(plan) || b.Screen().Panel != scene.NoPanel {
		return nil
	}
	return plan[moves:]
}
