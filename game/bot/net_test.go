package bot

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/gametest"
)

// TestNetAddsUp compares the packed lanes with plain arithmetic, with the largest possible number of inputs and the
// largest weights.
func TestNetAddsUp(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, heaviest := range []bool{false, true} {
		first := make([][Hidden]uint8, 300)
		var out Output
		for i := range first {
			for j := range first[i] {
				first[i][j] = uint8(rng.UintN(256))
				if heaviest {
					first[i][j] = 255
				}
			}
		}
		for j := range out.Scale {
			out.Scale[j], out.Bias[j], out.Weight[j] = 0.001, rng.Float32()-0.5, rng.Float32()-0.5
		}
		net, err := NewNet(PackRole(nil, first, &out), len(first), 1)
		if err != nil {
			t.Fatal(err)
		}
		active := make([]uint16, maxActive)
		for i, at := range rng.Perm(len(first))[:maxActive] {
			active[i] = uint16(at)
		}
		total := float64(out.Result)
		for j := range out.Scale {
			h := float64(out.Bias[j])
			for _, i := range active {
				h += float64(out.Scale[j]) * (float64(first[i][j]) - 128)
			}
			total += max(h, 0) * float64(out.Weight[j])
		}
		const prior = -0.7
		want := 1 / (1 + math.Exp(-total-prior))
		if got := net.Value(0, active, prior); math.Abs(got-want) > 1e-4 {
			t.Errorf("the net says %v, its weights %v", got, want)
		}
	}
}

// weights returns the weights of The Convoy. They are read from the file, since the game's players, which embed them,
// import this package.
func weights(t *testing.T) []byte {
	t.Helper()
	list := gametest.Read(t, "../convoy/edition/weights.bin")
	return list
}

// TestForeignWeightsAreRefused: weights of another size are no net of the game.
func TestForeignWeightsAreRefused(t *testing.T) {
	for _, packed := range [][]byte{nil, make([]byte, 100), make([]byte, len(weights(t))+1)} {
		if _, err := NewNet(packed, think.Rules{}.Inputs(), 2); !errors.Is(err, ErrNet) {
			t.Errorf("%d bytes are read as a net: %v", len(packed), err)
		}
	}
}

// TestShippedWeightsAreSmall: the limit is 300 KB.
func TestShippedWeightsAreSmall(t *testing.T) {
	if n := len(weights(t)); n == 0 || n > 300_000 {
		t.Errorf("the weights are %d bytes", n)
	}
}

// TestPlayoutsAllocateNothing: dealing, looking, judging and playing a battle
// out, again and again, leave no garbage.
func TestPlayoutsAllocateNothing(t *testing.T) {
	g := think.Rules{}
	net, err := NetOf(g, weights(t))
	if err != nil {
		t.Fatal(err)
	}
	s := NewSearch(g, net, 16, 4, 1, nil)
	view := g.New(game.SeedOf("garbage")).View(convoy.Moloch)
	rng := game.NewStream(game.SeedOf("seed"))
	round := func() {
		s.open(view, &rng)
		s.halve(view, &rng)
	}
	for range 50 {
		round() // the scratch grows
	}
	if n := testing.AllocsPerRun(20, round); n > 0 {
		t.Errorf("a decision of the search allocates %v times", n)
	}
}
