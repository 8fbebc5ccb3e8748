package bot

import (
	"math"

	"onelongnight/game"
)

// FlatMonteCarlo returns a player that tries its moves in a total of games random games, more often the moves that do
// well (UCB1), and plays the one tried most. It is a frozen yardstick: do not improve it.
func FlatMonteCarlo(games int) Decider {
	return func(g game.Game, v game.View, seed game.Seed, pause Pause) Choice {
		s := newSearcher(g, v, seed)
		s.deal()
		moves := s.world.Legal(nil)
		if len(moves) == 1 {
			return Choice{Move: moves[0], Win: 0.5}
		}
		visits, wins := make([]float64, len(moves)), make([]float64, len(moves))
		done := 0
		for done < games && (pause.goOn() || done == 0) {
			s.deal()
			at := upperBound(visits, wins, done)
			s.play(moves[at])
			r := s.playOut()
			wins[at] += r.Worth(s.seats, s.seat)
			visits[at]++
			done++
		}
		best := 0
		for i := range moves {
			if visits[i] > visits[best] || done < games && visits[i] == visits[best] && wins[i] > wins[best] {
				best = i // if thinking was cut short, many moves were tried equally often
			}
		}
		return Choice{Move: moves[best], Win: wins[best] / visits[best], Sims: done}
	}
}

// upperBound returns the move to try next after n tries: one not tried yet, otherwise the one with the highest upper
// confidence bound.
func upperBound(visits, wins []float64, n int) int {
	best, bound := 0, -1.0
	for i := range visits {
		if visits[i] == 0 {
			return i
		}
		if b := wins[i]/visits[i] + explore*math.Sqrt(math.Log(float64(n))/visits[i]); b > bound {
			best, bound = i, b
		}
	}
	return best
}

// explore is the weight of exploration in upper confidence bounds, as in Cowling, Powley and Whitehouse 2012.
const explore = 0.7
