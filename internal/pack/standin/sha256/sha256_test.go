package sha256

import (
	real "crypto/sha256"
	"math/rand/v2"
	"testing"
)

// TestSumsAreTheSame: for every length up to five blocks, and for a long text, the sum is that of the real part.
func TestSumsAreTheSame(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	data := make([]byte, 100_000)
	for i := range data {
		data[i] = byte(chance.Uint32())
	}
	for _, n := range append(lengths(5*block), len(data)) {
		if got, want := Sum256(data[:n]), real.Sum256(data[:n]); got != want {
			t.Errorf("of %d bytes: %x, and it is %x", n, got, want)
		}
	}
}

func lengths(most int) (all []int) {
	for n := range most + 1 {
		all = append(all, n)
	}
	return all
}
