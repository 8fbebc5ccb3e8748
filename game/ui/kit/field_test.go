package kit

import (
	"math"
	"testing"
)

// sea is a field of 20 by 10 spaces in a room of 400 by 300 pixels.
var sea = Field{W: 20, H: 10, Room: Rect{X: 50, Y: 20, W: 400, H: 300}, Least: 40, Most: 90, Snap: 0.5}

func near1(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

// TestACameraStaysOnTheField: however it is pushed and zoomed, it shows nothing beyond the field, and a field smaller
// than its room is centred.
func TestACameraStaysOnTheField(t *testing.T) {
	c := sea.Home()
	for i := range 400 {
		switch i % 3 {
		case 0:
			c = sea.Pan(c, 500*math.Sin(float64(i)), 700*math.Cos(float64(2*i)))
		case 1:
			c = sea.ZoomAt(c, math.Exp(math.Sin(float64(3*i))), 50+float64(i), 20+float64(i)/2)
		case 2:
			c, _ = sea.Push(c, 4000*math.Sin(float64(i)), 0, true)
		}
		r := sea.Rect(c, Rect{W: 20, H: 10})
		for _, way := range [][3]float64{{r.X, r.Right(), 0}, {r.Y, r.Bottom(), 1}} {
			from, to := sea.Room.X, sea.Room.Right()
			if way[2] == 1 {
				from, to = sea.Room.Y, sea.Room.Bottom()
			}
			if size := way[1] - way[0]; size >= to-from && (way[0] > from+1e-6 || way[1] < to-1e-6) {
				t.Fatalf("step %d: the field %v leaves part of the room %v empty", i, r, sea.Room)
			} else if size < to-from && !near1(way[0]-from, to-way[1]) {
				t.Fatalf("step %d: the field %v is not in the middle of %v", i, r, sea.Room)
			}
		}
	}
}

// TestWhatIsUnderThePointerStays: zooming about a point leaves what is under it there, and At and Under are inverse.
func TestWhatIsUnderThePointerStays(t *testing.T) {
	c := sea.Within(Camera{X: 10, Y: 5, Zoom: 60})
	x, y := sea.Under(c, 200, 150)
	c = sea.ZoomAt(c, 1.3, 200, 150)
	if wx, wy := sea.At(c, x, y); !near1(wx, 200) || !near1(wy, 150) {
		t.Errorf("it went to %v, %v", wx, wy)
	}
	if larger, smaller := sea.Zooms(sea.ZoomAt(c, 100, 200, 150)); larger || !smaller {
		t.Error("it can be made larger than it may be")
	}
	if larger, smaller := sea.Zooms(sea.ZoomAt(c, 0.001, 200, 150)); !larger || smaller {
		t.Error("it can be made smaller than the whole")
	}
}

// TestShowMovesNoMoreThanItMust: a visible part moves nothing; a hidden one moves just into view, with its margin.
func TestShowMovesNoMoreThanItMust(t *testing.T) {
	c := sea.Within(Camera{X: 10, Y: 5, Zoom: 60})
	if got := sea.Show(c, Rect{X: 9, Y: 4, W: 1, H: 1}, 10); got != c {
		t.Errorf("the camera went from %v to %v", c, got)
	}
	got := sea.Show(c, Rect{X: 18, Y: 4, W: 1, H: 1}, 10)
	if r := sea.Rect(got, Rect{X: 18, Y: 4, W: 1, H: 1}); !near1(r.Right(), sea.Room.Right()-10) || got.Y != c.Y {
		t.Errorf("the space is at %v in %v", r, sea.Room)
	}
	if got := sea.Show(c, Rect{W: 20, H: 10}, 0); !near1(got.Zoom, sea.Whole()) {
		t.Errorf("the whole field is shown at %v", got.Zoom)
	}
	if r := sea.Seen(c, Rect{X: 0, Y: 0, W: 1, H: 1}); !r.Empty() {
		t.Errorf("what is out of sight can be hit at %v", r)
	}
}

// TestAPushGoesOnAndRests: a quick hand pushes the field further, a slow one does not; with calm motion it is there at
// once; and it always comes to rest where the field snaps.
func TestAPushGoesOnAndRests(t *testing.T) {
	c := sea.Within(Camera{X: 10.2, Y: 5, Zoom: 60})
	for _, x := range []struct {
		speed float64
		calm  bool
		want  float64
	}{{-1200, false, 15}, {-30, false, 10}, {-1200, true, 10}} {
		at, g := sea.Push(c, x.speed, 0, x.calm)
		if g.Moving() == x.calm {
			t.Errorf("at %v, calm %v, it moves: %v", x.speed, x.calm, g.Moving())
		}
		steps, before := 0, at.X
		for ; g.Moving(); steps++ {
			at, g = g.Step(sea, at, 1.0/60)
			if steps > 120 {
				t.Fatal("it never comes to rest")
			}
			if x.speed < -100 && at.X < before {
				t.Fatal("it goes back")
			}
			before = at.X
		}
		if !near1(at.X, x.want) {
			t.Errorf("pushed at %v, calm %v, it rests at %v, want %v", x.speed, x.calm, at.X, x.want)
		}
	}
}

// TestAFieldRestsAtItsEdge: even if the edge is between two places where it snaps, so that no part stays hidden.
func TestAFieldRestsAtItsEdge(t *testing.T) {
	for _, push := range []float64{1e5, -1e5} {
		c := sea.Pan(sea.Within(Camera{X: 10, Y: 5, Zoom: 61}), push, 0)
		if got := sea.Rest(c); got.X != c.X {
			t.Errorf("pushed to %v it rests at %v", c.X, got.X)
		}
	}
}

// TestAFieldBeginsWhereItSays: the zero camera is home, also after the window has changed.
func TestAFieldBeginsWhereItSays(t *testing.T) {
	if got := sea.Within(Camera{}); got != sea.Home() || got.Zoom != 40 {
		t.Errorf("it begins with %v", got)
	}
	begun := sea
	begun.Start = Camera{X: 3, Y: 9, Zoom: 70}
	if got := begun.Home(); got.X < 400/70.0/2-1e-9 || got.Zoom != 70 {
		t.Errorf("it begins with %v", got)
	}
	wide := sea
	wide.Room = Rect{W: 4000, H: 3000}
	if got := wide.Home(); !near1(got.Zoom, 200) || wide.Moves(got) {
		t.Errorf("in a large window it begins with %v, and moves: %v", got, wide.Moves(got))
	}
}
