//go:build !js

package input

import (
	"slices"
	"testing"
	"time"

	"onelongnight/game/ui/desk"
)

// gamepad is a simulated gamepad, and the events it caused.
type gamepad struct {
	heldPad
	now  time.Time
	keys []desk.Key
}

// look lets some time pass with the gamepad held like that.
func (g *gamepad) look(ms int, left [2]float64, down ...desk.Key) []desk.Key {
	g.keys = nil
	g.now = g.now.Add(time.Duration(ms) * time.Millisecond)
	s := padSight{make: desk.Xbox, down: map[desk.Key]bool{}, sticks: [2][2]float64{left}}
	for _, key := range down {
		s.down[key] = true
	}
	g.heldPad.look(s, g.now, func(e desk.Event) { g.keys = append(g.keys, e.Key) })
	return g.keys
}

// newGamepad returns a gamepad that has been at rest since it was connected.
func newGamepad() *gamepad {
	g := &gamepad{now: time.Unix(1, 0)}
	g.look(0, [2]float64{})
	return g
}

// TestAGamepadButtonIsAKeyOnce: a held button counts once, a held direction repeats.
func TestAGamepadButtonIsAKeyOnce(t *testing.T) {
	g := newGamepad()
	for i, want := range []int{1, 0, 0, 0} {
		if got := g.look(300, [2]float64{}, desk.PadA); len(got) != want {
			t.Errorf("look %d: %v", i, got)
		}
	}
	g.look(20, [2]float64{})
	if got := g.look(20, [2]float64{}, desk.PadA); len(got) != 1 {
		t.Errorf("pressed again: %v", got)
	}
	times := 0
	for range 100 { // a second
		times += len(g.look(10, [2]float64{}, desk.PadUp))
	}
	if times != 6 { // at once, after 400 ms, and every 120
		t.Errorf("a direction held for a second comes %d times", times)
	}
}

// TestAStickThatDriftsDoesNothing: only a real push counts, in the direction of its larger component, and trembling at
// the limit is not a second push.
func TestAStickThatDriftsDoesNothing(t *testing.T) {
	g := newGamepad()
	for _, at := range [][2]float64{{0.25, 0}, {-0.3, 0.3}, {0.5, 0.2}} {
		if got := g.look(16, at); len(got) > 0 {
			t.Errorf("at %v: %v", at, got)
		}
	}
	for _, c := range []struct {
		at   [2]float64
		want []desk.Key
	}{
		{[2]float64{0.9, 0.5}, []desk.Key{desk.PadRight}}, {[2]float64{0.55, 0.1}, nil}, {[2]float64{0.62, 0}, nil},
		{[2]float64{0.1, -0.8}, []desk.Key{desk.PadUp}}, {[2]float64{0, 0}, nil},
		{[2]float64{0, 0.7}, []desk.Key{desk.PadDown}},
	} {
		if got := g.look(16, c.at); !slices.Equal(got, c.want) {
			t.Errorf("at %v: %v, want %v", c.at, got, c.want)
		}
	}
}

// TestWhatConnectsAGamepadDoesNothingElse: a button that is down when the gamepad is first seen has no effect, nor has
// an axis that is never at rest.
func TestWhatConnectsAGamepadDoesNothingElse(t *testing.T) {
	g := &gamepad{now: time.Unix(1, 0)}
	for range 4 {
		if got := g.look(300, [2]float64{-1, 0}, desk.PadA); len(got) > 0 {
			t.Errorf("does %v", got)
		}
	}
	g.look(20, [2]float64{0, 0})
	if got := g.look(20, [2]float64{-1, 0}, desk.PadB); !slices.Contains(got, desk.PadLeft) || len(got) != 2 {
		t.Errorf("then does %v", got)
	}
}
