package kit

import (
	"math"
	"slices"
	"testing"
)

// ends are the last points of a path's commands.
func ends(p *Path) []Point {
	var out []Point
	n := 0
	for _, op := range p.ops {
		if n += points(op); points(op) > 0 {
			out = append(out, p.pts[n-1])
		}
	}
	return out
}

func samePoint(a, b Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) < 1e-9 }

// TestSmoothCurves compares smooth curves with the same curves written out.
func TestSmoothCurves(t *testing.T) {
	for short, long := range map[string]string{
		"M0 0Q5 10 10 0T20 0":             "M0 0Q5 10 10 0Q15 -10 20 0",
		"M0 0q5 10 10 0t10 0 10 0":        "M0 0Q5 10 10 0Q15 -10 20 0Q25 10 30 0",
		"M0 0T10 0T20 6":                  "M0 0Q0 0 10 0Q20 0 20 6",
		"M0 0Q5 10 10 0L20 0T30 0":        "M0 0Q5 10 10 0L20 0Q20 0 30 0",
		"M0 0C0 9 3 9 5 5T9 9":            "M0 0C0 9 3 9 5 5Q5 5 9 9",
		"M0 0C0 9 6 9 10 5S20 0 20 5":     "M0 0C0 9 6 9 10 5C14 1 20 0 20 5",
		"M0 0c0 9 6 9 10 5s10 -5 10 0":    "M0 0C0 9 6 9 10 5C14 1 20 0 20 5",
		"M3 4S9 0 10 5":                   "M3 4C3 4 9 0 10 5",
		"M0 0Q5 10 10 0S20 0 20 5":        "M0 0Q5 10 10 0C10 0 20 0 20 5",
		"m1 2 3 4h5v-6l.5-.5z m1 1 2 2":   "M1 2L4 6H9V0L9.5 -.5ZM2 3L4 5",
		"M1e1 2E-1l-1.5e0-.25":            "M10 .2L8.5 -.05",
		"M0 0A5 5 0 0110 0":               "M0 0A5 5 0 0 1 10 0",
		"M0 0a5,5,0,1,0,10,0 5 5 0 0 0 0": "",
	} {
		got, err := ParseSVG(short)
		if long == "" {
			if err == nil {
				t.Errorf("%q was read", short)
			}
			continue
		}
		want, wrong := ParseSVG(long)
		if err != nil || wrong != nil {
			t.Errorf("%q: %v; %q: %v", short, err, long, wrong)
			continue
		}
		if string(got.ops) != string(want.ops) || !slices.EqualFunc(got.pts, want.pts, samePoint) {
			t.Errorf("%q is %s %v, want %s %v", short, got.ops, got.pts, want.ops, want.pts)
		}
	}
}

// TestArcs compares arcs with their ellipses: every point is on it, the arc reaches its end, and passes one known
// point.
func TestArcs(t *testing.T) {
	for _, a := range []struct {
		d                    string
		cx, cy, rx, ry, turn float64
		end, mid             Point
	}{
		{d: "M0 0A10 10 0 0 1 20 0", cx: 10, rx: 10, ry: 10, end: Point{20, 0}, mid: Point{10, -10}},
		{d: "M0 0A10 10 0 0 0 20 0", cx: 10, rx: 10, ry: 10, end: Point{20, 0}, mid: Point{10, 10}},
		{d: "M0 0a10 4 0 0 1 20 0", cx: 10, rx: 10, ry: 4, end: Point{20, 0}, mid: Point{10, -4}},
		{d: "M0 0a10 4 90 0 1 0 20", cy: 10, rx: 4, ry: 10, end: Point{0, 20}, mid: Point{4, 10}},
		// A quarter and three quarters of the same circle.
		{d: "M10 0A10 10 0 0 1 0 10", rx: 10, ry: 10, end: Point{0, 10},
			mid: Point{10 * math.Sqrt2 / 2, 10 * math.Sqrt2 / 2}},
		{d: "M0 10A10 10 0 1 1 10 0", rx: 10, ry: 10, end: Point{10, 0},
			mid: Point{-10 * math.Sqrt2 / 2, -10 * math.Sqrt2 / 2}},
		// Too small to reach: both radii grow alike.
		{d: "M0 0A1 1 0 0 1 20 0", cx: 10, rx: 10, ry: 10, end: Point{20, 0}, mid: Point{10, -10}},
		{d: "M0 0A2 1 0 0 1 20 0", cx: 10, rx: 10, ry: 5, end: Point{20, 0}, mid: Point{10, -5}},
		// Turned by 30 degrees about the origin: from one end of the long axis to the other.
		{d: "M8.660254037844387 5A10 4 30 0 1 -8.660254037844387 -5", rx: 10, ry: 4, turn: 30,
			end: Point{-8.660254037844387, -5}, mid: Point{-2, 3.4641016151377544}},
		{d: "M0 0A-10 -10 0 0 1 20 0", cx: 10, rx: 10, ry: 10, end: Point{20, 0}, mid: Point{10, -10}},
	} {
		p, err := ParseSVG(a.d)
		if err != nil {
			t.Fatal(err)
		}
		all := ends(p)
		if !samePoint(all[len(all)-1], a.end) {
			t.Errorf("%q ends at %v", a.d, all[len(all)-1])
		}
		passed := false
		for _, q := range all {
			q = Rotate(-a.turn).Apply(Point{q.X - a.cx, q.Y - a.cy})
			if off := math.Hypot(q.X/a.rx, q.Y/a.ry); math.Abs(off-1) > 1e-9 {
				t.Errorf("%q: %v lies at %g of the ellipse", a.d, q, off)
			}
			mid := Rotate(-a.turn).Apply(Point{a.mid.X - a.cx, a.mid.Y - a.cy})
			passed = passed || samePoint(q, mid)
		}
		if !passed {
			t.Errorf("%q does not pass %v", a.d, a.mid)
		}
	}
	for d, want := range map[string]int{"M3 3A5 5 0 0 1 3 3": 1, "M0 0A0 5 0 0 1 9 9": 2, "M0 0A5 0 0 0 1 9 9": 2} {
		if p := SVG(d); len(p.ops) != want {
			t.Errorf("%q has %d commands, want %d", d, len(p.ops), want)
		}
	}
}

func TestBadPathsAreRefused(t *testing.T) {
	for _, d := range []string{
		"L1 1", "1 2", "M1", "M1 2X3 4", "M1 2Z3 4", "M1 2C1 2 3 4", "M1 2A5 5 0 2 0 3 3", "M1 2A5 5 0 0", "M-",
		"M1 2H", "M1 2e", "M1 2L0x10 3", "M1 2%",
	} {
		if _, err := ParseSVG(d); err == nil {
			t.Errorf("%q was read", d)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("SVG took a bad path")
		}
	}()
	SVG("M1 2X")
}
