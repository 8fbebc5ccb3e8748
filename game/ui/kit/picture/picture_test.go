package picture

import (
	"image"
	"slices"
	"testing"

	"onelongnight/game/ui/kit"
)

var red, blue = kit.Hex(0xFF0000), kit.Hex(0x0000FF)

func testBook() *Book {
	b := &Book{
		Colors: map[byte]kit.Color{'r': red, 'b': blue},
		Sides:  map[string]Planes{"x": {M: blue}, "y": {M: red}},
		Things: map[string]Thing{"dot": func(p *Pen, args string) { p.Path("r", "M90 90h20v20h-20z") }},
	}
	b.Read("A head.\n\n= square\nr M0 0h10v10h-10z\n~smoke 3 4\n\n= dotted\ndot\n", `= two
rb M0 0h20v10h-20z

= mirrored
use two 0 0 1 0 1

= rows
row 3 20 0 square

= planes
side x
m M0 0h10v10h-10z
use other 20
m M40 0h10v10h-10z

= other
side y
m M0 0h10v10h-10z

= leaning
lean 20 0
use square 0 0
`)
	return b
}

// paint draws a drawing and returns the colour in the middle of the tenth of the sheet that begins at x.
func paint(name string) func(x int) kit.Color {
	painter := kit.NewPainter(200, 150, 1)
	(&Pen{Painter: painter, Book: testBook()}).Draw(name)
	return func(x int) kit.Color { return at(painter.Image(), x+5, 5) }
}

func at(img *image.RGBA, x, y int) kit.Color {
	c := img.RGBAAt(x, y)
	return kit.Color{R: c.R, G: c.G, B: c.B, A: c.A}
}

func TestDrawings(t *testing.T) {
	none := kit.Color{}
	for name, want := range map[string]map[int]kit.Color{
		"square": {0: red, 10: none},
		"two":    {0: red, 10: blue, 20: none},
		// Mirrored left to right, except that the light still comes from the left.
		"mirrored": {190: blue, 180: red, 170: none},
		"rows":     {0: red, 10: none, 20: red, 40: red, 60: none},
		// The planes that a used drawing switches to do not affect what follows.
		"planes":  {0: blue, 20: red, 40: blue},
		"leaning": {0: none, 20: red},
	} {
		colour := paint(name)
		for x, c := range want {
			if got := colour(x); got != c {
				t.Errorf("%s at %d is %v, want %v", name, x, got, c)
			}
		}
	}
	painter := kit.NewPainter(200, 150, 1)
	(&Pen{Painter: painter, Book: testBook()}).Draw("dotted")
	if got := at(painter.Image(), 100, 100); got != red {
		t.Errorf("a thing of the book's own is %v", got)
	}
}

func TestBook(t *testing.T) {
	b := testBook()
	if !b.Has("square") || b.Has("A head.") || b.Has("") {
		t.Errorf("drawings: %q", b.Names())
	}
	if got, want := b.Lines("square"), []string{"r M0 0h10v10h-10z", "~smoke 3 4"}; !slices.Equal(got, want) {
		t.Errorf("lines %q, want %q", got, want)
	}
}

// TestBadDrawingsPanic: a mistake in a drawing is found by painting it.
func TestBadDrawingsPanic(t *testing.T) {
	for _, line := range []string{
		"use none", "side z", "q M0 0h1", "r M0 0X1", "r/x M0 0h1", "#12345z M0 0h1", "r? M0 0h1", "oval r 1 2 3",
		"unknown M0 0", "lean a",
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q was drawn", line)
				}
			}()
			b := testBook()
			b.Read("= bad\n" + line)
			(&Pen{Painter: kit.NewPainter(10, 10, 1), Book: b}).Draw("bad")
		}()
	}
}
