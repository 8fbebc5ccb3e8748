// Package bot has the computer players. A [Player] is given a view, never a full position, and deals what it cannot see
// at random with View.Sample. It knows no particular game, only the contract of package game.
//
// People play against the six levels, see [Levels]: the first four look one move ahead ([Policy]), the last two search
// ([Search]). They judge positions with a [Net] learned for the game, or with the game's own judgement. Older players
// ([Greedy], [ISMCTS], [FlatMonteCarlo]) never change, so that strength can be measured against them. [Service] gives
// people advice, and [Shelf] answers the page's questions in a worker.
package bot

import (
	"onelongnight/game"
)

// Choice is a player's answer.
type Choice struct {
	Move game.Move
	Win  float64 // the player's estimate of its own chance to win
	Sims int     // number of positions judged
}

// worlds is the number of random deals that the greedy player judges a move in.
const worlds = 6

// maxLooks limits the positions judged for one move in one world. No action has that many outcomes in practice.
const maxLooks = 400

// Greedy is heuristic-v1: it plays the move with the best judgement after it, averaged over a few random deals of what
// it cannot see. It makes the choices that belong to a move in the same way. The game must be a game.Judge. It is a
// frozen yardstick: do not improve it.
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
			break // decide from the worlds seen so far
		}
		for i, m := range legal {
			t.left = maxLooks
			sums[i] += t.after(world, m, 0)
			pause.goOn() // every world is finished, to be fair to all moves
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

// thinker looks ahead to the end of an action, through the choices that belong to it.
type thinker struct {
	game  game.Game
	judge game.Judge
	seat  game.Seat
	left  int // positions it may still judge for this move
	looks int
	depth []step // a scratch state and move list for each level
}

type step struct {
	state game.State
	legal []game.Move
}

// after returns the value of a move: the judgement once the action is complete.
func (t *thinker) after(from game.State, m game.Move, depth int) float64 {
	if depth == len(t.depth) {
		t.depth = append(t.depth, step{state: t.game.Blank()})
	}
	s := t.depth[depth].state
	s.CopyFrom(from)
	if err := s.Apply(m, nil); err != nil {
		return 0 // not legal in this world, which can only happen to choices that follow the move
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
