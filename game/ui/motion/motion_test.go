package motion_test

import (
	"math"
	"testing"

	"onelongnight/game/ui/motion"
)

func TestEasesKeepBothEnds(t *testing.T) {
	for name, ease := range map[string]motion.Ease{"linear": motion.Linear, "out": motion.OutCubic,
		"in": motion.InCubic, "both": motion.InOut, "back": motion.OutBack} {
		if a, b := ease(0), ease(1); math.Abs(a) > 1e-9 || math.Abs(b-1) > 1e-9 {
			t.Errorf("%s goes from %g to %g", name, a, b)
		}
	}
}

func TestTween(t *testing.T) {
	w := motion.Tween{Start: 100, Length: 200, Ease: motion.Linear}
	for at, want := range map[float64]float64{0: 0, 100: 0, 150: 0.25, 300: 1, 1000: 1} {
		if got := w.At(at); got != want {
			t.Errorf("at %g it is %g, want %g", at, got, want)
		}
	}
	if got := (motion.Tween{}).At(0); got != 1 {
		t.Errorf("a tween without length is at %g, want its end", got)
	}
}

func TestReelPlaysBeatAfterBeat(t *testing.T) {
	var r motion.Reel
	r.Add(motion.Beat{First: 0, Last: 1, Length: 100}, motion.Beat{First: 2, Last: 2},
		motion.Beat{First: 3, Last: 3, Length: 50})
	if left := r.Left(); left != 150 {
		t.Errorf("%g ms left, want 150", left)
	}
	if r.Advance(99) {
		t.Error("the first beat was over too early")
	}
	if !r.Advance(11) {
		t.Error("the first beat was not over")
	}
	if b, at, on := r.Now(); b.First != 3 || at != 10 || !on {
		t.Errorf("step %d at %g, playing %v: want step 3 at 10", b.First, at, on)
	}
	r.Advance(1000)
	if _, _, on := r.Now(); on || r.Left() != 0 {
		t.Error("the reel goes on after its end")
	}
}

func TestALongReelRunsFaster(t *testing.T) {
	var r motion.Reel
	r.Add(motion.Beat{Length: 1000})
	if got := r.Rate(2); got != 2 {
		t.Errorf("a short reel runs at %g, want the speed chosen", got)
	}
	for range 100 {
		r.Add(motion.Beat{Length: 1000})
	}
	took := 0.0
	for ; r.Left() > 0; took += 10 {
		r.Advance(10 * r.Rate(1))
	}
	if took > 2*motion.Patience {
		t.Errorf("a long reel takes %g ms", took)
	}
}

// TestSteadyBeatsNeverHurry, nor does anything for their sake.
func TestSteadyBeatsNeverHurry(t *testing.T) {
	var r motion.Reel
	r.Add(motion.Beat{Length: 100})
	for range 100 {
		r.Add(motion.Beat{Length: 1000, Steady: true})
	}
	if got := r.Rate(2); got != 2 {
		t.Errorf("before steady beats a reel runs at %g, want the speed chosen", got)
	}
	r.Advance(100)
	for range 100 {
		r.Add(motion.Beat{Length: 1000})
	}
	if got := r.Rate(2); got != 2 {
		t.Errorf("with much to come after it a steady beat runs at %g, want the speed chosen", got)
	}
	r.Advance(100 * 1000)
	if got := r.Rate(2); got <= 2 {
		t.Errorf("after steady beats a long reel runs at %g, and does not hurry", got)
	}
}
