package kit_test

import (
	"image"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// quadCounter counts the quads that are drawn to the screen, and those that go to layers.
type quadCounter struct {
	*uitest.Device
	shown, layered int
}

func (d *quadCounter) Draw(quads []kit.Vertex) {
	d.shown += len(quads) / 4
	d.Device.Draw(quads)
}

func (d *quadCounter) Layer(n int, at image.Rectangle, quads []kit.Vertex) {
	d.layered += len(quads) / 4
	d.Device.Layer(n, at, quads)
}

// scene draws something steady, translucent parts over each other and a word, between two things that move. key names
// the steady part; faded and by say how it is shown.
func scene(c *kit.Canvas, now float64, key int, faded, by float64) {
	c.Begin(1)
	c.FillRect(kit.Rect{W: 160, H: 100}, kit.Hex(0x334455))
	c.FillRect(kit.Rect{X: 10 * now, Y: 5, W: 40, H: 90}, kit.Hex(0x5a1414))
	c.PushAlpha(faded)
	c.Warp(kit.Translate(by, 0))
	c.Keep(key, func() {
		for i := range 12 {
			c.FillRect(kit.Rect{X: 10 + 9*float64(i), Y: 20 + 2*float64(i), W: 30, H: 30},
				kit.Hex(uint32(0x14c850+key*0x30+i*0x140000-i*0x0800)).Fade(0.4))
		}
		c.Glow(kit.Rect{X: 30, Y: 10, W: 70, H: 70}, kit.Gold.Fade(0.5))
		c.Line(kit.Style{Face: kit.Body, Size: 14, Color: kit.White}, "Layer", kit.Rect{X: 12, Y: 60, W: 100, H: 20})
	})
	c.Pop()
	c.Pop()
	c.FillRect(kit.Rect{X: 60, Y: 10 * now, W: 90, H: 12}, kit.Hex(0x1414be).Fade(0.5))
	c.End()
}

// TestLayersChangeNothing: after some frames, a steady part is drawn as one quad, and every pixel is the same as on a
// new canvas, whether the part stays, moves, fades or is replaced.
func TestLayersChangeNothing(t *testing.T) {
	dev := &quadCounter{Device: uitest.NewDevice(160, 100)}
	c := kit.NewCanvas(dev)
	const frames = 60
	var first, last int
	for n := range frames {
		now, key, faded, by := float64(n%7), n/20, 1.0, 0.0
		switch n % 20 {
		case 13:
			faded = 0.5
		case 15:
			by = 7
		}
		dev.shown = 0
		scene(c, now, key, faded, by)
		if n == 0 {
			first = dev.shown
		}
		last = dev.shown
		fresh := uitest.NewDevice(160, 100)
		scene(kit.NewCanvas(fresh), now, key, faded, by)
		for i := range fresh.Screen.Pix {
			if d := int(fresh.Screen.Pix[i]) - int(dev.Screen.Pix[i]); d < -3 || d > 3 {
				t.Fatalf("frame %d: byte %d of the picture is %d and not %d", n, i, dev.Screen.Pix[i],
					fresh.Screen.Pix[i])
			}
		}
	}
	if dev.layered == 0 || last > first/3 {
		t.Errorf("%d of %d quads are still drawn one by one, %d went to a layer", last, first, dev.layered)
	}
}

// TestFullLayersAreDividedAnew shows more and more steady parts, always different ones: most of them must get a place
// on a layer, and all must look right.
func TestFullLayersAreDividedAnew(t *testing.T) {
	dev := &quadCounter{Device: uitest.NewDevice(64, 64)}
	c := kit.NewCanvas(dev)
	const all = 60
	var without int
	for n := range 20 * all {
		key := n / 20
		if n%20 == 0 {
			dev.layered = 0
		}
		c.Begin(1)
		c.Keep(key, func() {
			for i := range 12 {
				c.FillRect(kit.Rect{Y: 50 * float64(i), W: 1500, H: 50}, kit.Hex(uint32(0x203040+key*0x010203)))
			}
		})
		c.End()
		want := uint8(0x40 + key*3)
		if got := dev.Screen.RGBAAt(20, 20).B; got != want {
			t.Fatalf("frame %d shows %d and not %d", n, got, want)
		}
		if n%20 == 19 && dev.layered == 0 {
			without++
		}
	}
	if without == 0 || without > all*3/4 {
		t.Errorf("%d of %d found no cell: they should be full at times, and be divided anew then", without, all)
	}
}
