package panel

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// TestNumbersOfTheCurveStandApart: decisions that follow each other at once have numbers that can both be read.
func TestNumbersOfTheCurveStandApart(t *testing.T) {
	points := []scene.ReviewPoint{{At: 3}, {At: 4}, {At: 40, Good: true}, {At: 5}, {At: 41, Good: true}, {At: 4}}
	box := kit.Rect{X: 20, Y: 50, W: 250, H: 96}
	list := flags(points, box, box.W/42, 14)
	for i, r := range list {
		if r.X < box.X || r.Right() > box.Right() || r.Y < box.Y || r.Bottom() > box.Bottom() {
			t.Errorf("number %d is not in the picture: %v", i+1, r)
		}
		for k := range i {
			if both := r.Intersect(list[k]); both.W > 0 && both.H > 0 {
				t.Errorf("number %d lies on %d", i+1, k+1)
			}
		}
		if (r.MidY() < box.MidY()) != points[i].Good {
			t.Errorf("number %d stands at %g", i+1, r.MidY())
		}
	}
}

// TestTheMiddleOfTheCurveIsAnEvenChance: with three players it is a third, and lower than half the height.
func TestTheMiddleOfTheCurveIsAnEvenChance(t *testing.T) {
	box := kit.Rect{H: 100}
	for _, x := range []struct {
		chance float64
		word   string
	}{{1.0 / 2, "50"}, {1.0 / 3, "33"}, {1.0 / 4, "25"}} {
		screen := &scene.Screen{Review: &scene.Review{Even: x.chance}}
		words := func(_ string, args ...any) string { return fmt.Sprint(args...) }
		r := ReviewOf(screen, words, noPicture).(*Review)
		if !strings.HasSuffix(r.Scale[1], x.word) {
			t.Errorf("at %v it says %s", x.chance, r.Scale[1])
		}
		if at := even(r.Curve, box); at < 50 || x.chance < 0.5 && at <= 55 {
			t.Errorf("at %v the line is %v down", x.chance, at)
		}
	}
}
