package panel

import (
	"slices"
	"testing"
)

// TestTheHigherCurveEndsHigher: the names beside a chart are in the order of their curves, whatever the seats, even if
// the chart is so low that a point is less than the distance between equal curves.
func TestTheHigherCurveEndsHigher(t *testing.T) {
	c := &Chart{Most: 35, Curves: []Curve{{Values: []float64{0, 32}}, {Values: []float64{0, 33}},
		{Values: []float64{0, 35}}, {Values: []float64{0, 32}}}}
	const high = 50
	order := c.order()
	if want := []int{2, 1, 0, 3}; !slices.Equal(order, want) {
		t.Errorf("they end in the order %v, not %v", order, want)
	}
	ends := c.ends(1, high)
	for n, i := range order[1:] {
		if above := order[n]; ends[i].y <= ends[above].y {
			t.Errorf("curve %d ends at %.1f, %d at %.1f", i, ends[i].y, above, ends[above].y)
		}
	}
}
