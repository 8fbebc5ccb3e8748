package mission_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/mission"
)

// own is an aim for tests: to own this many tiles when the game of tiles is over.
type own struct {
	seat game.Seat
	n    int16
}

func (o own) Count(t game.Tally, _ []game.Event, after game.State) game.Tally {
	r := after.Result()
	switch {
	case !r.Over:
	case r.Score[o.seat] >= o.n:
		t.Verdict = game.Reached
	default:
		t.Verdict = game.Failed
	}
	return t
}

func (own) WorstCase(v game.View, into game.State) bool {
	rng := game.NewStream(game.Seed{})
	v.Sample(&rng, into)
	return true
}

func (own) Key(s game.State, buf []byte) []byte { return append(buf, s.Position()...) }

// wins is the plainest search there is: it remembers nothing and orders no moves.
func (o own) wins(g game.Game, s game.State, allowed func(m game.Move, quiet bool) bool) bool {
	if s.Result().Over {
		return s.Result().Score[o.seat] >= o.n
	}
	mine := s.Turn() == o.seat
	for _, m := range s.Legal(nil) {
		if mine && !allowed(m, s.Quiet()) {
			continue
		}
		next := g.Blank()
		next.CopyFrom(s)
		if err := next.Apply(m, nil); err != nil {
			panic(err)
		}
		if o.wins(g, next, allowed) == mine {
			return mine
		}
	}
	return !mine
}

func anything(game.Move, bool) bool { return true }

// endings calls check with positions of random games in which this many tiles are left and the seat to move is at rest.
func endings(t *testing.T, left int, check func(g game.Game, s game.State)) {
	for _, setup := range tiles.Setups() {
		g, err := tiles.Kind{}.Open(setup)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 60 {
			seed := game.SeedOf(fmt.Sprint(n))
			rng := game.NewStream(seed)
			s := g.New(seed)
			for free(s) > left || !s.Quiet() {
				legal := s.Legal(nil)
				if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
			check(g, s)
		}
	}
}

// free returns how many tiles are still to come.
func free(s game.State) (n int) {
	if s.Result().Over {
		return 0
	}
	all := 0
	for _, score := range s.Result().Score {
		all += int(score)
	}
	return 9 - all
}

// TestProofsAreTrue compares every claim of a proof, and every refusal, with the plainest search, for two to four
// seats.
func TestProofsAreTrue(t *testing.T) {
	found := map[error]int{}
	endings(t, 4, func(g game.Game, s game.State) {
		for n := int16(1); n <= 5; n++ {
			o := own{s.Turn(), n}
			p, err := mission.Prove(g, s, o, mission.Terms{Bound: 1 << 20})
			found[err]++
			if way := o.wins(g, s, anything); way == errors.Is(err, mission.ErrNoWay) {
				t.Fatalf("a way to the aim: %v, but the proof says %v", way, err)
			}
			if err != nil {
				continue
			}
			calm := map[game.Move]bool{}
			for _, i := range p.Calm {
				calm[p.Line[i]] = true
			}
			if !o.wins(g, s, func(m game.Move, quiet bool) bool { return !quiet || calm[m] }) {
				t.Errorf("the solution %v does not suffice", p.Line)
			}
			for i, m := range p.Line {
				atRest := slices.Contains(p.Calm, i)
				if o.wins(g, s, func(x game.Move, quiet bool) bool { return x != m || !atRest && quiet }) {
					t.Errorf("%v can do without %v", p.Line, g.MoveText(m))
				}
			}
		}
	})
	if found[nil] < 10 || found[mission.ErrNoWay] < 10 || found[mission.ErrManyWays] < 10 {
		t.Errorf("too few of each: %v", found)
	}
}

// TestABoundIsNoProof checks that a search that hit its bound says so, whatever it found before.
func TestABoundIsNoProof(t *testing.T) {
	endings(t, 4, func(g game.Game, s game.State) {
		for bound := range 8 {
			if _, err := mission.Prove(g, s, own{s.Turn(), 2}, mission.Terms{Bound: bound}); !errors.Is(err,
				mission.ErrBound) {
				t.Fatalf("with a bound of %d: %v", bound, err)
			}
		}
	})
}

// TestHelp checks that the way reaches the aim against the best defence, and that a defence is found wherever there is
// one.
func TestHelp(t *testing.T) {
	refuted := 0
	endings(t, 4, func(g game.Game, s game.State) {
		player := s.Turn()
		for n := int16(1); n <= 5; n++ {
			o := own{player, n}
			at := g.Blank()
			at.CopyFrom(s)
			hopeful := o.wins(g, s, anything)
			for !at.Result().Over {
				m := at.Legal(nil)[0]
				if at.Turn() == player {
					if way, err := mission.Way(g, at, o, game.Tally{}, 1<<20); err == nil {
						m = way[0]
					} else if hopeful {
						t.Fatal("the way is lost:", err)
					}
				} else if answer, ok := mission.Answer(g, at, player, o, game.Tally{}, 1<<20); ok {
					m = answer
					refuted++
				}
				if err := at.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
			}
			if got := at.Result().Score[player] >= n; got != hopeful {
				t.Fatalf("the aim was reached: %v, could be: %v", got, hopeful)
			}
		}
	})
	if refuted < 10 {
		t.Error("hardly any answer was needed:", refuted)
	}
}
