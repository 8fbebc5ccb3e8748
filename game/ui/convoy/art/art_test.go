package art

import (
	"math"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// cards are the ids of all cards, without copy number.
var cards = func() []string {
	var ids []string
	for c := convoy.NoCard + 1; c.Valid(); c++ {
		if id := voice.Key(c); !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}()

// apart is how much two pictures must differ for cards to be told apart, as a whole and as a token: in brightness or
// colour, 0..255 on average.
const apart = 9

func TestEveryCardHasItsOwnPicture(t *testing.T) {
	type seen struct {
		id           string
		scene, token []uint8
	}
	var all []seen
	if len(cards) != 57 {
		t.Fatalf("there are %d different cards, not 57", len(cards))
	}
	for _, id := range cards {
		if !book().Has(id) {
			t.Errorf("%s has no scene", id)
			continue
		}
		scene, token := kit.NewPainter(50, 38, 0.25), kit.NewPainter(40, 49, 0.35)
		Scene(scene, id)
		crop := Crop(id, true)
		token.Push(kit.Translate(-crop.X, -crop.Y))
		Scene(token, id)
		// Blurred a little, so that shapes must differ, not just edges.
		scene.Blur(1)
		token.Blur(1)
		one := seen{id, scene.Image().Pix, token.Image().Pix}
		for _, other := range all {
			if d := difference(one.scene, other.scene); d < apart {
				t.Errorf("%s looks like %s: %.1f apart", id, other.id, d)
			}
			if d := difference(one.token, other.token); d < apart {
				t.Errorf("the token of %s looks like that of %s: %.1f apart", id, other.id, d)
			}
		}
		all = append(all, one)
	}
}

// difference returns by how much two pictures of the same size differ on average.
func difference(a, b []uint8) float64 {
	sum := 0.0
	for i := range a {
		sum += math.Abs(float64(a[i]) - float64(b[i]))
	}
	return sum / float64(len(a)) * 4 / 3 // alpha never differs
}

// TestEveryBlockIsRead paints every block of the drawings, so that a slip in the text is found, and checks that every
// block is used.
func TestEveryBlockIsRead(t *testing.T) {
	used := append([]string{"convoy", "faces", "memorial", "wreck", "masked"}, cards...)
	for _, l := range cityStyles() {
		used = append(used, l.marks...)
	}
	for _, name := range book().Names() {
		for _, line := range book().Lines(name) {
			f := strings.Fields(line)
			switch f[0] {
			case "use":
				used = append(used, f[1])
			case "row":
				used = append(used, f[4])
			}
		}
	}
	for _, name := range book().Names() {
		penOf(kit.NewPainter(20, 15, 0.1), olive).Draw(name)
		if !slices.Contains(used, name) {
			t.Errorf("nobody uses the block %q", name)
		}
	}
}

// city returns the picture of a city of 200 by 120 at the time t.
func city(id string, t float64, blocks ...Block) []uint8 {
	dev := uitest.NewDevice(240, 180)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	City(c, id, kit.Rect{X: 20, Y: 50, W: 200, H: 120}, blocks, t)
	c.End()
	return dev.Screen.Pix
}

func TestCitiesChangeWithTheirBlocks(t *testing.T) {
	whole, burning, ruined := Block{}, Block{State: Burning}, Block{State: Ruined}
	var all [][]uint8
	for _, id := range []string{"ziggy-one", "iron-gate", "cleveland-harbour", "jersey-crust", "new-york"} {
		for _, b := range [][]Block{{whole, whole}, {burning, whole}, {{State: Ruined, Fall: 0.5}, whole},
			{ruined, whole}, {ruined, ruined}} {
			picture := city(id, 0, b...)
			for i, other := range all {
				if d := difference(picture, other); d < 1 {
					t.Errorf("%s with %v looks like picture %d: %.2f apart", id, b, i, d)
				}
			}
			all = append(all, picture)
			if lost := b[0].State == Ruined && b[1].State == Ruined; lost != slices.Equal(picture,
				city(id, 7.3, b...)) {
				t.Errorf("%s with %v: what is destroyed must lie still, and all else move", id, b)
			}
		}
	}
}

// stage returns a picture of 240 by 135.
func stage(draw func(c *kit.Canvas, r kit.Rect)) []uint8 {
	dev := uitest.NewDevice(240, 135)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	draw(c, kit.Rect{W: 240, H: 135})
	c.End()
	return dev.Screen.Pix
}

func TestStagesDiffer(t *testing.T) {
	var all [][]uint8
	for i := range 4 {
		all = append(all, stage(func(c *kit.Canvas, r kit.Rect) { Ending(c, r, i >= 2, i%2 == 1, 0) }))
	}
	for _, id := range []string{"iron-gate", "new-york"} {
		all = append(all, stage(func(c *kit.Canvas, r kit.Rect) {
			Battle(c, Fight{City: id, Blocks: []Block{{State: Burning}, {}}}, r, r.Inset(30))
		}))
	}
	all = append(all, stage(func(c *kit.Canvas, r kit.Rect) { Front(c, r, 0) }))
	for i, a := range all {
		for j, b := range all[:i] {
			if d := difference(a, b); d < 5 {
				t.Errorf("stages %d and %d are only %.1f apart", j, i, d)
			}
		}
	}
}

func BenchmarkEnding(b *testing.B) {
	c := kit.NewCanvas(nothing{uitest.NewDevice(1, 1)})
	t := 1.0
	for b.Loop() {
		t += 0.25
		c.Begin(1)
		Ending(c, kit.Rect{W: 1280, H: 720}, true, false, t)
		c.End()
	}
}

func BenchmarkCity(b *testing.B) {
	c := kit.NewCanvas(nothing{uitest.NewDevice(1, 1)})
	blocks := []Block{{State: Ruined}, {State: Burning}, {}}
	t := 1.0
	for b.Loop() {
		t += 0.25
		c.Begin(1)
		City(c, "iron-gate", kit.Rect{X: 20, Y: 50, W: 440, H: 180}, blocks, t)
		c.End()
	}
}

// nothing is a device that shows nothing, so that only the drawing is measured.
type nothing struct{ *uitest.Device }

func (nothing) Draw([]kit.Vertex) {}
