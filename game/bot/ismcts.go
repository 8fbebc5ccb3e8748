package bot

import (
	"math"
	"slices"

	"onelongnight/game"
)

// ISMCTS is single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with random
// playouts. One tree serves all the worlds that fit its view; each iteration samples another. Every seat maximises its
// own result (max^n), so any number of sides will do. It is a frozen yardstick: do not improve it.
func ISMCTS(iterations int) Decider {
	return func(g game.Game, v game.View, seed game.Seed, pause Pause) Choice {
		t := tree{searcher: newSearcher(g, v, seed), nodes: []node{{}}}
		t.deal()
		if moves := t.world.Legal(nil); len(moves) == 1 {
			return Choice{Move: moves[0], Win: 0.5}
		}
		done := 0
		for done < iterations && (pause.goOn() || done == 0) {
			t.deal()
			t.iterate()
			done++
		}
		n := &t.nodes[t.nodes[0].children[0]]
		for _, c := range t.nodes[0].children {
			if m := &t.nodes[c]; m.visits > n.visits || done < iterations && m.visits == n.visits && m.wins > n.wins {
				n = m // if thinking was cut short, many moves were tried equally often
			}
		}
		return Choice{Move: n.move, Win: n.wins / n.visits, Sims: done}
	}
}

// node holds the statistics of a move made after the moves above it.
type node struct {
	move      game.Move
	seat      game.Seat // whose move it is
	visits    float64
	wins      float64 // sum of results for that seat
	available float64 // how often it was legal
	children  []int
}

// tree is the search tree; nodes[0] is the root.
type tree struct {
	*searcher
	nodes []node
	path  []int
}

// iterate walks down the tree in the present world, adds one node, plays the game out and updates the nodes on the way.
func (t *tree) iterate() {
	at := 0
	t.path = t.path[:0]
	for !t.world.Result().Over {
		next, fresh := t.choose(at)
		t.play(t.nodes[next].move)
		t.path = append(t.path, next)
		at = next
		if fresh {
			break
		}
	}
	r := t.playOut()
	for _, i := range t.path {
		t.nodes[i].visits++
		t.nodes[i].wins += r.Worth(t.seats, t.nodes[i].seat)
	}
}

// choose picks a move that is legal in the present world: a random one without a node, otherwise the child with the
// highest bound.
func (t *tree) choose(at int) (next int, fresh bool) {
	t.legal = t.world.Legal(t.legal[:0])
	var untried []game.Move
	best, bound := -1, -1.0
	for _, m := range t.legal {
		i := t.child(at, m)
		if i < 0 {
			untried = append(untried, m)
			continue
		}
		n := &t.nodes[i]
		n.available++
		if b := n.wins/n.visits + explore*math.Sqrt(math.Log(n.available)/n.visits); b > bound {
			best, bound = i, b
		}
	}
	if len(untried) == 0 {
		return best, false
	}
	m := untried[t.rng.Below(len(untried))]
	t.nodes = append(t.nodes, node{move: m, seat: t.world.Turn(), available: 1})
	t.nodes[at].children = append(t.nodes[at].children, len(t.nodes)-1)
	return len(t.nodes) - 1, true
}

// child returns the index of a move's node, -1 if there is none.
func (t *tree) child(at int, m game.Move) int {
	i := slices.IndexFunc(t.nodes[at].children, func(c int) bool { return t.nodes[c].move == m })
	if i < 0 {
		return -1
	}
	return t.nodes[at].children[i]
}
