package art_test

import (
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/hex"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// kinds calls f for each kind of tile, new from the box.
func kinds(f func(l art.TileState)) {
	for k := range rules.Kind(rules.KindCount) {
		f(hex.Printed(k))
	}
}

// signOf returns the names of the drawings of what a tile is or does.
func signOf(p *art.Print) []string {
	switch p.Class {
	case art.Module:
		var list []string
		for _, g := range p.Gifts {
			list = append(list, art.EffectSign(g.Effect))
		}
		return list
	case art.Instant:
		return []string{"act-" + p.Action}
	}
	return []string{p.ID}
}

func TestEveryKindHasAPicture(t *testing.T) {
	kinds(func(l art.TileState) {
		d := l.Print
		for _, name := range signOf(d) {
			if !art.Tiles().Has(name) {
				t.Errorf("%s: there is no drawing %q", d.ID, name)
			}
		}
	})
}

// TestEveryTileDrawingIsUsed paints every drawing, so that a mistake in its text is found, and checks that each is used
// somewhere.
func TestEveryTileDrawingIsUsed(t *testing.T) {
	used := []string{"hexagon", "mark-flame", "mark-crack", "sign-boom", "side-armour", "side-net", "side-net-cords"}
	for _, w := range []string{"fang-38", "fang-30", "fang-27", "fang-24", "bullet-17", "bullet-16", "bullet-13"} {
		used = append(used, "side-"+w)
	}
	kinds(func(l art.TileState) { used = append(used, signOf(l.Print)...) })
	for a := range art.Armies {
		used = append(used, "outline-"+a.String(), "plate-"+a.String(), art.AuraSign(a))
	}
	for _, name := range art.Tiles().Names() {
		for _, line := range art.Tiles().Lines(name) {
			if f := strings.Fields(line); f[0] == "use" {
				used = append(used, f[1])
			}
		}
	}
	for _, name := range art.Tiles().Names() {
		art.PenOf(kit.NewPainter(20, 20, 0.1)).Draw(name)
		if !slices.Contains(used, name) {
			t.Errorf("nobody uses the drawing %q", name)
		}
	}
}

// TestNoTwoSoldiersLookAlike compares the figures of each army. They are blurred a little, so that their shapes must
// differ.
func TestNoTwoSoldiersLookAlike(t *testing.T) {
	const least = 7 // in brightness or colour, 0..255 on average
	var before [art.Armies]map[string][]uint8
	kinds(func(l art.TileState) {
		d := l.Print
		if d.Class == art.Module || d.Class == art.Instant {
			return
		}
		p := kit.NewPainter(50, 45, 0.25)
		p.Fill(new(kit.Path).Rect(kit.Rect{W: 200, H: 180}), kit.Solid(art.ColorsOf(d.Army).Middle))
		p.Push(kit.Translate(100, 90))
		art.PenOf(p).Draw(d.ID)
		p.Blur(1)
		pix := p.Image().Pix
		for id, other := range before[d.Army] {
			if far := difference(pix, other); far < least {
				t.Errorf("%s looks like %s: %.1f apart", d.ID, id, far)
			}
		}
		if before[d.Army] == nil {
			before[d.Army] = map[string][]uint8{}
		}
		before[d.Army][d.ID] = pix
	})
}

// counter is a device that counts what is baked and drawn.
type counter struct {
	*uitest.Device
	bakes, quads int
}

func (d *counter) Upload(page, x, y int, img *image.RGBA) {
	d.bakes++
	d.Device.Upload(page, x, y, img)
}

func (d *counter) Draw(quads []kit.Vertex) {
	d.quads = len(quads) / 4
	d.Device.Draw(quads)
}

// frame draws a tile and returns how many sheets were baked for it.
func (d *counter) frame(c *kit.Canvas, l art.TileState) (bakes int) {
	before := d.bakes
	c.Begin(1)
	art.Tile(c, l, 90, 90, 68)
	c.End()
	return d.bakes - before
}

// printed returns the state of a new tile of the kind with that name.
func printed(t testing.TB, id string) (found art.TileState) {
	t.Helper()
	kinds(func(l art.TileState) {
		if l.Print.ID == id {
			found = l
		}
	})
	if found.Print == nil {
		t.Fatalf("no kind %s", id)
	}
	return found
}

func TestATileIsBakedOnce(t *testing.T) {
	dev := &counter{Device: uitest.NewDevice(180, 180)}
	c := kit.NewCanvas(dev)
	l := printed(t, "hegemony-gladiator")
	if n := dev.frame(c, l); n != 4 {
		t.Errorf("a new tile bakes %d pictures, want its slab, its body, its sides and its numbers", n)
	}
	if dev.quads != 4 {
		t.Errorf("a tile is %d quads, want 4", dev.quads)
	}
	for _, step := range []struct {
		name   string
		change func()
		bakes  int
	}{
		{"the same look", func() {}, 0},
		{"a darker one", func() { l.Dark = true }, 0},
		{"a whole turn", func() { l.Dark, l.Turn = false, 6 }, 0},
		{"between two rotations", func() { l.Turn = 0.3 }, 0},
		{"a little further", func() { l.Turn = 0.4 }, 0},
		{"another rotation", func() { l.Turn = 1 }, 1},
		{"a wound", func() { l.Wounds = 1 }, 1},
		{"a gift of strength", func() { l.Melee[0] = 1 }, 1},
		{"a light", func() { l.Halo = art.CanAct }, 2},
		{"another light", func() { l.Halo = art.Target }, 0},
		{"a stronger light", func() { l.Halo = art.Picked }, 1},
		{"a net", func() { l.Netted = true }, 3},
	} {
		step.change()
		if n := dev.frame(c, l); n != step.bakes {
			t.Errorf("%s bakes %d pictures, want %d", step.name, n, step.bakes)
		}
	}
}

// snap returns the picture of a tile.
func snap(l art.TileState, r float64) []uint8 {
	n := int(2.8 * r)
	dev := uitest.NewDevice(n, n)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	art.Tile(c, l, float64(n)/2, float64(n)/2, r)
	c.End()
	return dev.Screen.Pix
}

// TestEveryStateIsSeen changes one thing about a tile at a time, and checks that the picture changes, at each size.
func TestEveryStateIsSeen(t *testing.T) {
	type change struct {
		name, id string
		small    bool // seen on the smallest tiles too
		apply    func(l *art.TileState)
	}
	for _, ch := range []change{
		{"netted", "hegemony-gladiator", true, func(l *art.TileState) { l.Netted = true }},
		{"dark", "hegemony-gladiator", true, func(l *art.TileState) { l.Dark = true }},
		{"goes", "hegemony-gladiator", true, func(l *art.TileState) { l.Goes = true }},
		{"turned", "hegemony-gladiator", true, func(l *art.TileState) { l.Turn = 1 }},
		{"half turned", "hegemony-gladiator", true, func(l *art.TileState) { l.Turn = 0.5 }},
		{"stronger", "hegemony-gladiator", true, func(l *art.TileState) { l.Melee[0] = 1 }},
		{"better shot", "outpost-hmg", true, func(l *art.TileState) { l.Ranged[0] = 1 }},
		{"my sides", "hegemony-gladiator", true, func(l *art.TileState) { l.Mine = 1 }},
		{"their sides", "hegemony-gladiator", true, func(l *art.TileState) { l.Theirs = 1 }},
		{"taken over", "moloch-officer", true, func(l *art.TileState) { l.Owner = art.Outpost }},
		{"linked", "moloch-officer", true, func(l *art.TileState) { l.Linked = 2 }},
		{"can act", "moloch-officer", true, func(l *art.TileState) { l.Halo = art.CanAct }},
		{"wounded", "hegemony-gladiator", false, func(l *art.TileState) { l.Wounds = 1 }},
		{"earlier", "hegemony-gladiator", false, func(l *art.TileState) {
			l.Strikes[0] = art.Strike{Phase: 1,
				Change: art.Up}
		}},
		{"later", "hegemony-gladiator", false, func(l *art.TileState) {
			l.Strikes[0] = art.Strike{Phase: 1,
				Change: art.Down}
		}},
		{"once more", "outpost-hmg", false, func(l *art.TileState) {
			l.Count, l.Strikes[2] = 3,
				art.Strike{Change: art.Extra}
		}},
		{"made mobile", "hegemony-gladiator", false, func(l *art.TileState) { l.Mobile = true }},
		{"fewer points", "hegemony-hq", false, func(l *art.TileState) { l.Points = 19 }},
	} {
		for _, r := range []float64{52, 32, 26} {
			l := printed(t, ch.id)
			before := snap(l, r)
			ch.apply(&l)
			if same := slices.Equal(before, snap(l, r)); same != (r < 28 && !ch.small) {
				t.Errorf("a tile %.0f wide, %s: looks the same: %v", 2*r, ch.name, same)
			}
		}
	}
}

// TestOutlinesDifferInGrey compares the outlines of the four armies' tiles at 64 pixels, without any colour.
func TestOutlinesDifferInGrey(t *testing.T) {
	var all [art.Armies][]uint8
	for a := range art.Armies {
		p := kit.NewPainter(80, 80, 1)
		p.Push(kit.Translate(40, 40).Mul(kit.Scale(0.32, 0.32)))
		p.Fill(art.OutlineOf(a), kit.Solid(kit.White))
		all[a] = p.Image().Pix
		for b := range a {
			differ := 0
			for i := 3; i < len(all[a]); i += 4 {
				if d := int(all[a][i]) - int(all[b][i]); d > 100 || d < -100 {
					differ++
				}
			}
			if differ < 40 {
				t.Errorf("the outlines of %v and %v differ in %d pixels only", a, b, differ)
			}
		}
	}
}

// BenchmarkTiles paints all tiles that fit on the board, as large as on a large screen.
func BenchmarkTiles(b *testing.B) {
	var all []art.TileState
	kinds(func(l art.TileState) {
		if l.Print.Class != art.Instant {
			all = append(all, l)
		}
	})
	for b.Loop() {
		c := kit.NewCanvas(nowhere{uitest.NewDevice(1, 1)})
		c.Begin(1)
		for _, l := range all {
			art.Tile(c, l, 90, 90, 68)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N)/float64(len(all)), "ms/tile")
}

// nowhere is a device that shows nothing, so that only painting is measured.
type nowhere struct{ *uitest.Device }

func (nowhere) Upload(page, x, y int, img *image.RGBA) {}

// difference returns by how much two opaque pictures of the same size differ on average.
func difference(a, b []uint8) float64 {
	sum := 0.0
	for i := range a {
		sum += math.Abs(float64(a[i]) - float64(b[i]))
	}
	return sum / float64(len(a)) * 4 / 3 // 4/3 because alpha never differs
}
