package art

import (
	"math"
	"slices"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
	"onelongnight/game/ui/uitest"
)

// TestEveryDrawingIsUsed paints every drawing of the scenery, so that a mistake in its text is found, and checks that
// each is used somewhere.
func TestEveryDrawingIsUsed(t *testing.T) {
	used := []string{"flame", "stone", "wreck", "ruin", "pole", "cloth", "cracks"}
	for _, q := range quarters {
		used = append(used, q.face, "edge-"+q.a.String())
	}
	for a := range Armies {
		used = append(used, "badge-"+a.String(), "emblem-"+a.String(), "wall-"+a.String())
		if a != Outpost { // its quarter of the frame has nothing of its own
			used = append(used, "frame-"+a.String())
		}
		for i := range figures {
			used = append(used, figure(a, i))
		}
	}
	names := scenery().Names()
	for _, name := range names {
		(&picture.Pen{Painter: kit.NewPainter(20, 20, 0.1), Book: scenery()}).Draw(name)
		if !slices.Contains(used, name) {
			t.Errorf("nobody uses the drawing %q", name)
		}
	}
	for _, name := range used {
		if !slices.Contains(names, name) {
			t.Errorf("there is no drawing %q", name)
		}
	}
}

// shown returns what draw paints on a dark screen of w by h.
func shown(w, h int, draw func(c *kit.Canvas, w kit.Window)) *uitest.Device {
	dev := uitest.NewDevice(w, h)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	draw(c, kit.NewWindow(float64(w), float64(h), 1))
	c.End()
	return dev
}

// brightness returns the brightness of a pixel, 0..765.
func brightness(d *uitest.Device, x, y int) int {
	p := d.Screen.RGBAAt(x, y)
	return int(p.R) + int(p.G) + int(p.B)
}

// TestFieldHasItsCells checks that the slab's rim is visible between all cells, and that nothing is painted far from
// it.
func TestFieldHasItsCells(t *testing.T) {
	const x, y, r = 200, 210, 40.0
	d := shown(400, 420, func(c *kit.Canvas, _ kit.Window) { Field(c, x, y, r) })
	for h := range Cell(Cells) {
		at := h.At(x, y, r)
		north := at.Y - r*math.Sqrt(3)/2 // the middle of its northern rim
		if rim, shade := brightness(d, int(at.X), int(north)), brightness(d, int(at.X), int(at.Y-r*0.7)); rim < shade+
			40 {
			t.Errorf("%v: the rim is %d bright, the cell below it %d", h, rim, shade)
		}
	}
	if b := brightness(d, 10, 10); b != 0 {
		t.Errorf("there is something %d bright beyond the field", b)
	}
}

// apart returns by how much two pictures differ on average, 0..255.
func apart(a, b *uitest.Device) float64 {
	sum := 0.0
	for i := range a.Screen.Pix {
		sum += math.Abs(float64(a.Screen.Pix[i]) - float64(b.Screen.Pix[i]))
	}
	return sum / float64(len(a.Screen.Pix)) * 4 / 3 // 4/3 because alpha never differs
}

// differ checks that no two of the pictures look alike: they must differ by at least least.
func differ(t *testing.T, what string, least float64, all []*uitest.Device) {
	t.Helper()
	for i := range all {
		for j := range i {
			if d := apart(all[i], all[j]); d < least {
				t.Errorf("%s %d looks like %d: %.2f apart", what, i, j, d)
			}
		}
	}
}

// TestArmiesLookDifferent checks that what each army has of its own does not look like another's.
func TestArmiesLookDifferent(t *testing.T) {
	var emblems, walls, hosts, ends []*uitest.Device
	for a := range Armies {
		emblems = append(emblems,
			shown(32, 32, func(c *kit.Canvas, _ kit.Window) { Emblem(c, a, kit.Rect{W: 32, H: 32}) }))
		walls = append(walls, shown(320, 60,
			func(c *kit.Canvas, _ kit.Window) { Wall(c, a, kit.Rect{Y: 24, W: 320, H: 36}) }))
		for _, right := range []bool{false, true} {
			hosts = append(hosts, shown(200, 100, func(c *kit.Canvas,
				_ kit.Window) {
				muster(c, 200, 100, 100, []Army{a}, right)
			}))
		}
		for _, won := range []bool{false, true} {
			ends = append(ends, shown(160, 120, func(c *kit.Canvas, w kit.Window) { Dusk(c, w, w.Rect(), won, a, 0) }))
		}
	}
	differ(t, "emblem", 9, emblems)
	differ(t, "wall", 3, walls)
	differ(t, "host", 3, hosts)
	differ(t, "end", 1, ends)
}

// TestSceneryFillsTheWindow checks that no part of a window stays black, in windows of all shapes and for all armies.
func TestSceneryFillsTheWindow(t *testing.T) {
	for _, size := range [][2]int{{360, 640}, {640, 360}, {460, 720}, {360, 264}} {
		for name, draw := range map[string]func(c *kit.Canvas, w kit.Window){
			"backdrop": func(c *kit.Canvas, w kit.Window) {
				Backdrop(c, w, w.H*0.08, w.H*0.2, []Army{Borgo}, []Army{Moloch, Outpost, Hegemony})
			},
			"cover": func(c *kit.Canvas, w kit.Window) { Cover(c, w, w.Rect()) },
			"front": func(c *kit.Canvas, w kit.Window) {
				Front(c, w, kit.Rect{X: 8, Y: w.H * 0.45, W: w.W - 16, H: w.H * 0.2})
			},
			"won":    func(c *kit.Canvas, w kit.Window) { Dusk(c, w, w.Rect(), true, Outpost, 1) },
			"burned": func(c *kit.Canvas, w kit.Window) { Dusk(c, w, w.Rect(), false, Outpost, 1) },
		} {
			d := shown(size[0], size[1], draw)
			for _, at := range [][2]int{{1, 1}, {size[0] - 2, 1}, {1, size[1] - 2}, {size[0] - 2, size[1] - 2},
				{size[0] / 2, size[1] / 2}} {
				if brightness(d, at[0], at[1]) == 0 {
					t.Errorf("%s in %v is black at %v", name, size, at)
				}
			}
		}
	}
}

// TestScarsGrow checks that a cell gets darker the more tiles are destroyed on it.
func TestScarsGrow(t *testing.T) {
	last := math.Inf(1)
	for n := range 5 {
		d := shown(80, 80, func(c *kit.Canvas, w kit.Window) {
			c.FillRect(w.Rect(), kit.Hex(0x8A8078))
			Scar(c, 40, 40, 40, n)
		})
		sum := 0.0
		for _, v := range d.Screen.Pix {
			sum += float64(v)
		}
		if n <= 3 && sum >= last || n > 3 && sum != last {
			t.Errorf("scar %d: brightness %.0f after %.0f", n, sum, last)
		}
		last = sum
	}
}
