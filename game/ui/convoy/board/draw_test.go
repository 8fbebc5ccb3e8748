package board_test

import (
	"testing"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// draw paints a model at half its size, without a display, and returns the device.
func draw(m Sample, w, h int) *uitest.Device {
	dev := uitest.NewDevice(w/2, h/2)
	c := kit.NewCanvas(dev)
	c.Begin(half)
	f, p := m.Layout(float64(w), float64(h), 1)
	m.Draw(c, f, p, board.Now{})
	c.End()
	return dev
}

func TestEverySampleIsDrawn(t *testing.T) {
	for name, build := range All {
		for _, w := range [][2]int{{360, 640}, {800, 450}} {
			dev := draw(build(), w[0], w[1])
			colors := map[[3]uint8]bool{}
			for i := 0; i < len(dev.Screen.Pix); i += 4 * 7 {
				colors[[3]uint8(dev.Screen.Pix[i:i+3])] = true
			}
			if len(colors) < 300 {
				t.Errorf("%s at %dx%d has only %d colours", name, w[0], w[1], len(colors))
			}
		}
	}
}

func TestDrawingTwiceGivesTheSamePicture(t *testing.T) {
	a, b := draw(All["table"](), 360, 640), draw(All["table"](), 360, 640)
	if string(a.Screen.Pix) != string(b.Screen.Pix) {
		t.Error("two drawings of one model differ")
	}
}

// TestEmptyModel checks that a model without words, units and buttons can be drawn.
func TestEmptyModel(t *testing.T) {
	m := &board.Model{}
	for i := range m.Cities {
		m.Cities[i].N = i + 1
	}
	draw(Sample{Model: m}, 360, 640)
	draw(Sample{Model: m}, 1280, 720)
}

func BenchmarkDrawWarm(b *testing.B) {
	m := Table()
	c := kit.NewCanvas(nothing{uitest.NewDevice(1, 1)})
	f := board.NewLayout(m, 1280, 720, 1)
	for b.Loop() {
		c.Begin(1)
		board.Draw(c, m, f, board.Now{})
		c.End()
	}
}

// nothing is a device that shows nothing, so that only the canvas is measured.
type nothing struct{ *uitest.Device }

func (nothing) Draw([]kit.Vertex) {}

func BenchmarkDrawCold(b *testing.B) {
	m := Table()
	f := board.NewLayout(m, 1280, 720, 1)
	for b.Loop() {
		c := kit.NewCanvas(nothing{uitest.NewDevice(1, 1)})
		c.Begin(1)
		board.Draw(c, m, f, board.Now{})
		c.End()
	}
}
