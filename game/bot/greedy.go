// Package bot holds the computer players. A player is given a view, never a
// state: what it does not know it deals for itself, fairly, with View.Sample.
// It knows no game: it uses the contract of package game only.
package bot

import (
	"onelongnight/game"
)

// Choice is a player's answer.
type Choice struct {
	Move game.Move
	Win  float64 // the player's estimate of its own chance to win
	Sims int     // positions looked at
}

// worlds is how many deals of the hidden cards the greedy player looks at.
const worlds = 6

// maxLooks bounds the positions judged for one move in one world; an action
// with that many outcomes does not exist in practice.
const maxLooks = 400

// Greedy is heuristic-v1: it plays the move with the best judgement after it,
// averaged over a few deals of what it cannot see. Choices that belong to the
// move are made as it would make them itself. The game must be a game.Judge. It
// is a frozen yardstick: do not improve it.
func Greedy(g game.Game, v game.View, seed game.Seed) Choice { return greedy(g, v, seed, nil) }

func greedy(g game.Game, v game.View, seed game.Seed, pause Pause) Choice {
	rng := game.NewStream(seed)
	t := thinker{game: g, judge: g.(game.Judge), seat: v.Seat()}
	world := g.Blank()
	var legal []game.Move
	var sums []float64
	dealt := 0
	for dealt < worlds {
		v.Sample(&rng, world)
		if legal == nil {
			legal = world.Legal(nil)
			sums = make([]float64, len(legal))
		}
		if len(legal) == 1 {
			return Choice{Move: legal[0], Win: t.judge.Judge(world, v.Seat()), Sims: 1}
		}
		if !pause.goOn() && dealt > 0 {
			break // what was seen in the worlds so far has to do
		}
		for i, m := range legal {
			t.left = maxLooks
			sums[i] += t.after(world, m, 0)
			pause.goOn() // one world is seen to its end, to be fair to all moves
		}
		dealt++
	}
	best := 0
	for i := range sums {
		if sums[i] > sums[best] {
			best = i
		}
	}
	return Choice{Move: legal[best], Win: sums[best] / float64(dealt), Sims: t.looks}
}

// thinker looks a few choices ahead.
type thinker struct {
	game  game.Game
	judge game.Judge
	seat  game.Seat
	left  int // looks left for this move
	looks int
	depth []step // one scratch state and list for each level
}

type step struct {
	state game.State
	legal []game.Move
}

// after returns the worth of a move: the worth of the position at rest after it.
func (t *thinker) after(from game.State, m game.Move, depth int) float64 {
	if depth == len(t.depth) {
		t.depth = append(t.depth, step{state: t.game.Blank()})
	}
	s := t.depth[depth].state
	s.CopyFrom(from)
	if err := s.Apply(m, nil); err != nil {
		return 0 // not legal in this world; a view's own moves always are
	}
	if s.Quiet() || s.Turn() != t.seat || t.left <= 0 {
		t.looks++
		t.left--
		return t.judge.Judge(s, t.seat)
	}
	best := 0.0
	legal := s.Legal(t.depth[depth].legal[:0])
	t.depth[depth].legal = legal
	for _, next := range legal {
		best = max(best, t.after(s, next, depth+1))
	}
	return best
}
