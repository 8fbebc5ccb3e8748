package train

import (
	"math"
	"math/rand/v2"

	"convoy/game/bot"
)

// learner is one seat's net while it learns, in full precision.
type learner struct {
	first  [][bot.Hidden]float32
	bias   [bot.Hidden]float32
	weight [bot.Hidden]float32
	result float32
}

// newLearner is a net that knows nothing: small weights of chance.
func newLearner(inputs int, rng *rand.Rand) *learner {
	n := &learner{first: make([][bot.Hidden]float32, inputs)}
	for i := range n.first {
		for j := range n.first[i] {
			n.first[i][j] = float32(rng.NormFloat64()) * 0.05
		}
	}
	for j := range n.weight {
		n.bias[j] = 0.1
		n.weight[j] = float32(rng.NormFloat64()) * 0.3
	}
	return n
}

// value is the chance to win, and the hidden layer on the way to it.
func (n *learner) value(active []uint16, hidden *[bot.Hidden]float32) float32 {
	*hidden = n.bias
	for _, i := range active {
		w := &n.first[i]
		for j := range hidden {
			hidden[j] += w[j]
		}
	}
	total := n.result
	for j, h := range hidden {
		hidden[j] = max(h, 0)
		total += hidden[j] * n.weight[j]
	}
	return sigmoid(total)
}

func sigmoid(x float32) float32 { return float32(1 / (1 + math.Exp(-float64(x)))) }

// learn moves the net a step towards a target.
func (n *learner) learn(active []uint16, target, rate float32) {
	var hidden [bot.Hidden]float32
	slope := rate * (target - n.value(active, &hidden))
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

// pack appends the net in the form that plays.
func (n *learner) pack(buf []byte) []byte {
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
	return bot.PackSeat(buf, first, &out)
}
