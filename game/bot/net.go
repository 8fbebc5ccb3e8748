package bot

import (
	"encoding/binary"
	"errors"
	"math"
)

// Hidden is the width of the nets' only hidden layer.
const Hidden = 32

// lanes is the number of 64-bit words that hold one input's weights, four to a word.
const lanes = Hidden / 4

// Net estimates what a game will be worth to a seat, from what that seat knows. It is one small net for each role (a
// side or faction), or a single one for all roles: inputs of 0 or 1, a hidden layer of rectified linear units, and one
// output through a sigmoid.
//
// The first layer takes nearly all of the time. Its weights are bytes, extended to 16 bits so that four of them are
// added at once in a 64-bit word, the widest addition that Go compiles to WebAssembly. A byte stands for its value
// minus 128.
type Net struct {
	inputs int
	roles  []roleNet // a single one plays all roles
}

// maxActive is the number of bytes that can be added in a 16-bit lane without overflow.
const maxActive = 257

type roleNet struct {
	first [][lanes]uint64
	out   Output
}

// Output is the part of a role's net after the first layer.
type Output struct {
	Scale  [Hidden]float32 // of each hidden unit's weights
	Bias   [Hidden]float32 // of each hidden unit
	Weight [Hidden]float32 // of each hidden unit in the output
	Result float32         // bias of the output
}

// ErrNet means that the weights do not fit the game.
var ErrNet = errors.New("bot: these are not the weights of this game")

// outputSize is the packed size of an Output, in bytes.
const outputSize = 4 * (3*Hidden + 1)

// NewNet reads the weights of a game with some number of inputs and nets: the output of PackRole for each net, one
// after the other.
func NewNet(packed []byte, inputs, nets int) (*Net, error) {
	if len(packed) != nets*(inputs*Hidden+outputSize) {
		return nil, ErrNet
	}
	n := &Net{inputs: inputs, roles: make([]roleNet, nets)}
	for i := range n.roles {
		s := &n.roles[i]
		s.first = make([][lanes]uint64, inputs)
		for j := range s.first {
			for k, w := range packed[:Hidden] {
				s.first[j][k/4] |= uint64(w) << (k % 4 * 16)
			}
			packed = packed[Hidden:]
		}
		for _, part := range s.out.parts() {
			*part = math.Float32frombits(binary.LittleEndian.Uint32(packed))
			packed = packed[4:]
		}
	}
	return n, nil
}

// parts lists the numbers of an Output in packed order.
func (o *Output) parts() []*float32 {
	var list []*float32
	for _, row := range [...]*[Hidden]float32{&o.Scale, &o.Bias, &o.Weight} {
		for i := range row {
			list = append(list, &row[i])
		}
	}
	return append(list, &o.Result)
}

// PackRole appends one role's weights: the bytes of each input, then the output.
func PackRole(buf []byte, first [][Hidden]uint8, out *Output) []byte {
	for i := range first {
		buf = append(buf, first[i][:]...)
	}
	for _, part := range out.parts() {
		buf = binary.LittleEndian.AppendUint32(buf, math.Float32bits(*part))
	}
	return buf
}

// Value returns the worth of a game for whoever plays a role, 0..1. active lists the inputs that are 1; one listed
// twice counts twice. prior is added to the net's log odds (see game.Learner).
func (n *Net) Value(role uint8, active []uint16, prior float64) float64 {
	if len(n.roles) == 1 {
		role = 0
	}
	s := &n.roles[role]
	o, total := &s.out, s.out.Result+float32(prior)
	var sums [Hidden]int32
	for len(active) > maxActive {
		s.add(active[:maxActive], &sums)
		active = active[maxActive:]
	}
	s.add(active, &sums)
	for k, sum := range sums {
		// The conversions keep compilers from fusing the operations: the same seed must give the same game on every
		// platform.
		h := o.Bias[k] + float32(o.Scale[k]*float32(sum))
		if h > 0 {
			total += float32(h * o.Weight[k])
		}
	}
	return float64(sigmoid(total))
}

// add adds the weights of at most maxActive inputs.
func (s *roleNet) add(active []uint16, sums *[Hidden]int32) {
	var a0, a1, a2, a3, a4, a5, a6, a7 uint64
	for _, i := range active {
		w := &s.first[i]
		a0 += w[0]
		a1 += w[1]
		a2 += w[2]
		a3 += w[3]
		a4 += w[4]
		a5 += w[5]
		a6 += w[6]
		a7 += w[7]
	}
	rest := 128 * int32(len(active))
	for i, word := range [lanes]uint64{a0, a1, a2, a3, a4, a5, a6, a7} {
		for j := range 4 {
			sums[4*i+j] += int32(word>>(16*j)&0xFFFF) - rest
		}
	}
}

// The sigmoid is interpolated from a table. That is faster than the exponential, whose last bit differs between
// platforms.
const (
	sigmoidReach = 16  // beyond this the output is 0 or 1
	sigmoidSteps = 256 // table entries per unit
)

var sigmoidTable = func() (table [2*sigmoidReach*sigmoidSteps + 2]float32) {
	for i := range table {
		table[i] = float32(1 / (1 + math.Exp(sigmoidReach-float64(i)/sigmoidSteps)))
	}
	return table
}()

func sigmoid(x float32) float32 {
	at := float32((min(max(x, -sigmoidReach), sigmoidReach) + sigmoidReach) * sigmoidSteps)
	i := int(at)
	return sigmoidTable[i] + float32((at-float32(i))*(sigmoidTable[i+1]-sigmoidTable[i]))
}
