package bot

import (
	"encoding/binary"
	"math"
	"testing"

	"onelongnight/game"
)

// melee is a game of several seats, some of which may be out. It has no inputs, so that each role's net always says the
// same.
type melee struct {
	game.Game
	seats []game.SeatInfo
	out   [game.MaxSeats]bool
}

func (m *melee) Seats() []game.SeatInfo { return m.seats }
func (m *melee) Roles() []string        { return make([]string, len(m.seats)) }
func (*melee) Inputs() int              { return 0 }
func (*melee) ActiveInputs(_ game.State, _ game.Seat, buf []uint16) ([]uint16, float64) {
	return buf, 0
}
func (*melee) Nets() int                               { return 1 }
func (m *melee) Out(_ game.State, seat game.Seat) bool { return m.out[seat] }

// going is a state of a game that is not over.
type going struct{ game.State }

func (going) Result() game.Result { return game.Result{} }

// claiming returns a net whose roles always claim certain shares.
func claiming(t *testing.T, claims []float64) *Net {
	t.Helper()
	var packed []byte
	for _, c := range claims {
		packed = append(packed, make([]byte, outputSize-4)...)
		logit := float32(math.Log(c / (1 - c)))
		packed = binary.LittleEndian.AppendUint32(packed, math.Float32bits(logit))
	}
	net, err := NewNet(packed, 0, len(claims))
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// TestSharesOfManySides: an excess or deficit in the claims is divided among the sides that are still in, and no side
// goes below 0.
func TestSharesOfManySides(t *testing.T) {
	for name, c := range map[string]struct {
		sides  []uint8
		claims []float64
		out    []int
		want   []float64
	}{
		"two":                  {[]uint8{0, 1}, []float64{0.7, 0.5}, nil, []float64{0.6, 0.4}},
		"three":                {[]uint8{0, 1, 2}, []float64{0.5, 0.5, 0.3}, nil, []float64{0.4, 0.4, 0.2}},
		"three claim too much": {[]uint8{0, 1, 2}, []float64{0.9, 0.9, 0.1}, nil, []float64{0.6, 0.6, 0}},
		"one of three is out":  {[]uint8{0, 1, 2}, []float64{0.7, 0.5, 0.9}, []int{2}, []float64{0.6, 0.4, 0}},
		"two of four are out": {[]uint8{0, 1, 2, 3}, []float64{0.9, 0.7, 0.5, 0.9}, []int{0, 3},
			[]float64{0, 0.6, 0.4, 0}},
		"a partner is out": {[]uint8{0, 1, 0, 1}, []float64{0.7, 0.5, 0.1, 0.5}, []int{2},
			[]float64{0.6, 0.4, 0.6, 0.4}},
		"partners are one claim": {[]uint8{0, 1, 0, 1}, []float64{0.8, 0.5, 0.6, 0.5}, nil,
			[]float64{0.6, 0.4, 0.6, 0.4}},
	} {
		g := &melee{}
		for i, side := range c.sides {
			g.seats = append(g.seats, game.SeatInfo{Side: side, Role: uint8(i)})
		}
		for _, seat := range c.out {
			g.out[seat] = true
		}
		m := newMover(g, claiming(t, c.claims), nil)
		for seat, want := range c.want {
			if got := m.share(going{}, game.Seat(seat)); math.Abs(got-want) > 1e-4 || got < 0 || got > 1 {
				t.Errorf("%s: seat %d gets %v, not %v", name, seat, got, want)
			}
		}
	}
}

// TestWhoIsOutHasNoValue, unless a partner plays on: the net is not asked.
func TestWhoIsOutHasNoValue(t *testing.T) {
	g := &melee{seats: []game.SeatInfo{{Side: 0}, {Side: 1, Role: 1}, {Side: 0, Role: 2}}}
	m := newMover(g, claiming(t, []float64{0.7, 0.7, 0.7}), nil)
	for _, c := range []struct {
		out  [game.MaxSeats]bool
		want [3]float64
	}{
		{want: [3]float64{0.7, 0.7, 0.7}},
		{[game.MaxSeats]bool{true}, [3]float64{0.7, 0.7, 0.7}},
		{[game.MaxSeats]bool{false, true}, [3]float64{0.7, 0, 0.7}},
		{[game.MaxSeats]bool{true, false, true}, [3]float64{0, 0.7, 0}},
	} {
		g.out = c.out
		for seat, want := range c.want {
			if got := m.value(going{}, game.Seat(seat)); math.Abs(got-want) > 1e-4 {
				t.Errorf("with %v out seat %d is worth %v, not %v", c.out, seat, got, want)
			}
		}
	}
}

// turning is a state in which one seat makes three choices of eight moves each, and which is then quiet.
type turning struct {
	game.State
	made   int
	chosen [3]game.Move
}

func (t *turning) Legal(buf []game.Move) []game.Move { return append(buf, 0, 1, 2, 3, 4, 5, 6, 7) }
func (t *turning) Turn() game.Seat                   { return 0 }
func (t *turning) Quiet() bool                       { return t.made == 3 }
func (t *turning) Result() game.Result               { return game.Result{} }
func (t *turning) CopyFrom(src game.State)           { *t = *src.(*turning) }
func (t *turning) Apply(m game.Move, _ *game.Log) error {
	t.chosen[t.made] = m
	t.made++
	return nil
}

// tempting judges by the second choice, and takes a position that is not quiet for a win.
type tempting struct{ *melee }

func (tempting) Blank() game.State { return &turning{} }

func (tempting) Judge(s game.State, _ game.Seat) float64 {
	if t := s.(*turning); t.Quiet() {
		return float64(t.chosen[1]) / 10
	}
	return 1
}

// TestChoicesShareTheLooks: a move with more choices than the mover may judge is still judged at quiet positions, and
// the last of the choices are tried too.
func TestChoicesShareTheLooks(t *testing.T) {
	p := NewPolicy(tempting{&melee{seats: make([]game.SeatInfo, 2)}}, nil, 1, nil)
	p.left = 16
	if got := p.worth(&turning{}, 0, 0, 0); got != 0.7 {
		t.Errorf("a move is worth %v and not what its best line at rest is", got)
	}
	if line := p.depth[0].line; len(line) != 2 || line[0] != 7 {
		t.Errorf("the best line goes on with %v", line)
	}
	p.JudgesMidAction, p.left = true, 1
	if got := p.worth(&turning{}, 0, 0, 0); got != 1 {
		t.Errorf("a hasty player takes the move for worth %v", got)
	}
}
