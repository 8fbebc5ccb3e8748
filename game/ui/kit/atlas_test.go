package kit_test

import (
	"image/color"
	"testing"
	"time"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// TestOldPagesAreEmptied draws more pictures, one per frame, than fit on all pages, below a picture and a word that
// stay. Every frame must be right, even when a picture that was forgotten comes back.
func TestOldPagesAreEmptied(t *testing.T) {
	dev := uitest.NewDevice(40, 40)
	c := kit.NewCanvas(dev)
	big := kit.Rect{W: 1000, H: 800}
	shade := func(n int) kit.Color { return kit.Hex(uint32(0x203040 + n*0x030201)) }
	var word []color.RGBA
	for n := range 70 {
		k := n % 45
		c.Begin(1)
		c.Art(k, big, func(p *kit.Painter) { p.Fill(new(kit.Path).Rect(big), kit.Solid(shade(k))) })
		c.Keep("stays", func() {
			c.Art("stays", kit.Rect{X: 20, W: 200, H: 200}, func(p *kit.Painter) {
				p.Fill(new(kit.Path).Rect(big), kit.Solid(kit.Gold))
			})
			c.Line(kit.Style{Face: kit.Body, Size: 16, Color: kit.White}, "M", kit.Rect{X: 20, W: 20, H: 20})
		})
		c.End()
		want := shade(k)
		if got := dev.Screen.RGBAAt(5, 30); got != (color.RGBA{want.R, want.G, want.B, 255}) {
			t.Fatalf("frame %d shows %v and not %v", n, got, want)
		}
		var here []color.RGBA
		for i := range 400 {
			here = append(here, dev.Screen.RGBAAt(20+i%20, i/20))
		}
		if word == nil {
			word = here
		}
		for i := range here {
			if here[i] != word[i] {
				t.Fatalf("in frame %d what stays looks different", n)
			}
		}
	}
}

// TestAheadBakesWithoutShowing: what was baked ahead is not seen, and the next
// frame need not bake it.
func TestAheadBakesWithoutShowing(t *testing.T) {
	dev := uitest.NewDevice(20, 20)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	c.End()
	baked := 0
	draw := func() {
		for n := range 3 {
			c.Art(n, kit.Rect{W: 20, H: 20}, func(p *kit.Painter) {
				baked++
				p.Fill(new(kit.Path).Rect(kit.Rect{W: 20, H: 20}), kit.Solid(kit.White))
			})
		}
	}
	// One sprite is baked even though the time is over, so that the slowest machine finishes too.
	if c.Ahead(time.Now().Add(-time.Second), draw) || baked != 1 {
		t.Errorf("%d pictures were baked after the time was over", baked)
	}
	if !c.Ahead(time.Now().Add(time.Hour), draw) || baked != 3 {
		t.Errorf("%d pictures were baked of 3", baked)
	}
	if dev.Screen.RGBAAt(9, 9).R != 0 {
		t.Error("what is baked ahead is seen")
	}
	c.Begin(1)
	draw()
	c.End()
	if baked != 3 || dev.Screen.RGBAAt(9, 9).R != 255 {
		t.Errorf("the frame baked %d more, its middle is %v", baked-3, dev.Screen.RGBAAt(9, 9))
	}
}
