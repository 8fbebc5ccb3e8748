package board_test

import (
	"math"
	"testing"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
)

// TestTheLastScreensButtonsAreBalanced checks that the lines of the last screen's buttons, however many there are,
// differ by one button at most, and that each line is in the middle.
func TestTheLastScreensButtonsAreBalanced(t *testing.T) {
	ends := 0
	every(t, func(t *testing.T, m Sample, f *board.Layout, p *panel.Layout) {
		if _, end := m.Open.Panel.(*panel.End); !end {
			return
		}
		ends++
		count, left, right := map[float64]int{}, map[float64]float64{}, map[float64]float64{}
		most := 0
		for _, b := range p.Panel.Buttons {
			y := b.Rect.Y
			if count[y]++; count[y] == 1 {
				left[y] = b.Rect.X
			}
			left[y], right[y] = min(left[y], b.Rect.X), max(right[y], b.Rect.Right())
			most = max(most, count[y])
		}
		for y, n := range count {
			if n < most-1 {
				t.Errorf("a line of %d buttons under one of %d", n, most)
			}
			if off := (left[y]+right[y])/2 - f.W/2; math.Abs(off) > 1 {
				t.Errorf("a line of %d buttons is %.0f px off the middle", n, off)
			}
		}
	})
	if ends == 0 {
		t.Error("no sample is a last screen")
	}
}
