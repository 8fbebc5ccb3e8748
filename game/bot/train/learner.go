package train

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"onelongnight/game/bot"
)

// learner is one role's net while it learns, and its running mean. The mean plays: each step fits the latest games too
// closely, and the mean over steps is the better player (Polyak and Juditsky 1992).
type learner struct {
	matrix
	mean matrix
}

// matrix is a net in full precision.
type matrix struct {
	first  [][bot.Hidden]float32
	bias   [bot.Hidden]float32
	weight [bot.Hidden]float32
	result float32
}

// settle updates the mean after a batch of games.
func (n *learner) settle(p *Plan) {
	part := float32(cmp.Or(p.Mean, usualMean))
	for i := range n.first {
		for j, w := range n.first[i] {
			n.mean.first[i][j] += part * (w - n.mean.first[i][j])
		}
	}
	for j := range n.bias {
		n.mean.bias[j] += part * (n.bias[j] - n.mean.bias[j])
		n.mean.weight[j] += part * (n.weight[j] - n.mean.weight[j])
	}
	n.mean.result += part * (n.result - n.mean.result)
}

// start returns a learner that starts with a net.
func (m matrix) start() *learner {
	n := &learner{matrix: m, mean: m}
	n.mean.first = slices.Clone(m.first)
	return n
}

// newLearner returns a net that knows nothing: it has small random weights.
func newLearner(inputs int, rng *rand.Rand) *learner {
	n := matrix{first: make([][bot.Hidden]float32, inputs)}
	for i := range n.first {
		for j := range n.first[i] {
			n.first[i][j] = float32(rng.NormFloat64()) * 0.05
		}
	}
	for j := range n.weight {
		n.bias[j] = 0.1
		n.weight[j] = float32(rng.NormFloat64()) * 0.3
	}
	return n.start()
}

// value returns the chance to win, and fills in the hidden layer.
func (n *matrix) value(active []uint16, prior float32, hidden *[bot.Hidden]float32) float32 {
	*hidden = n.bias
	for _, i := range active {
		w := &n.first[i]
		for j := range hidden {
			hidden[j] += w[j]
		}
	}
	total := n.result + prior
	for j, h := range hidden {
		hidden[j] = max(h, 0)
		total += hidden[j] * n.weight[j]
	}
	return sigmoid(total)
}

func sigmoid(x float32) float32 { return float32(1 / (1 + math.Exp(-float64(x)))) }

// learn moves the net one step towards a target.
func (n *matrix) learn(active []uint16, prior, target, rate float32) {
	var hidden [bot.Hidden]float32
	slope := rate * (target - n.value(active, prior, &hidden))
	var back [bot.Hidden]float32
	for j, h := range hidden {
		if h > 0 {
			back[j] = slope * n.weight[j]
			n.bias[j] += back[j]
			n.weight[j] += slope * h
		}
	}
	n.result += slope
	for _, i := range active {
		w := &n.first[i]
		for j := range w {
			w[j] += back[j]
		}
	}
}

// pack appends the net in the form that players use.
func (n *matrix) pack(buf []byte) []byte {
	out := bot.Output{Bias: n.bias, Weight: n.weight, Result: n.result}
	for j := range out.Scale {
		most := float32(1e-6)
		for i := range n.first {
			most = max(most, n.first[i][j], -n.first[i][j])
		}
		out.Scale[j] = most / 127
	}
	first := make([][bot.Hidden]uint8, len(n.first))
	for i := range first {
		for j, scale := range out.Scale {
			first[i][j] = uint8(128 + math.Round(float64(n.first[i][j]/scale)))
		}
	}
	return bot.PackRole(buf, first, &out)
}
