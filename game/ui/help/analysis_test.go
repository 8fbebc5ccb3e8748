package help

import "testing"

// TestADropIsToldOnce: what a mistake gave away is told with it, and is not the others' great moment as well; a drop
// that is larger than the mistake before is.
func TestADropIsToldOnce(t *testing.T) {
	for _, x := range []struct {
		loss float64
		fall int
	}{{0.3, 3}, {0.05, 2}, {0, 2}} {
		a := &Analysis{}
		for _, win := range []float64{0.6, 0.6, 0.3, 0.2} {
			v := verdict{}
			v.Win = win
			a.done = append(a.done, v)
		}
		a.done[1].Loss = x.loss
		if _, fall := a.swings(); fall != x.fall {
			t.Errorf("with a loss of %g the greatest fall is told at decision %d, want %d", x.loss, fall, x.fall)
		}
	}
}
