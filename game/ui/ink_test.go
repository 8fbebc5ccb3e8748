package ui_test

import (
	"image"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/gallery"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// extent is the rectangle around a point in which a picture has the same thing, in CSS pixels.
func extent(p scene.Picture, spot table.Spot, x, y float64) (left, top, right, bottom float64) {
	along := func(dx, dy float64) (px, py float64) {
		px, py = x, y
		for {
			at, ok := p.At(px+dx, py+dy)
			if !ok || at != spot {
				return px, py
			}
			px, py = px+dx, py+dy
		}
	}
	left, _ = along(-1, 0)
	right, _ = along(1, 0)
	_, top = along(0, -1)
	_, bottom = along(0, 1)
	return left, top, right, bottom
}

// inked tells whether something is drawn inside a rectangle: a row of a plain plate has one colour from end to end.
func inked(img *image.RGBA, part image.Rectangle) bool {
	const differs, rim = 60, 6 // of a colour, in all three channels; of a plate, CSS pixels
	for y := part.Min.Y + rim; y < part.Max.Y-rim; y++ {
		least, most := 1000, 0
		for x := part.Min.X + rim; x < part.Max.X-rim; x++ {
			c := img.RGBAAt(x, y)
			sum := int(c.R) + int(c.G) + int(c.B)
			least, most = min(least, sum), max(most, sum)
		}
		if most-least > differs {
			return true
		}
	}
	return false
}

// TestEveryCommandIsDrawn opens every panel that a command leads to, in all games and where one of them is chosen, in
// windows of all shapes, and wants something drawn on each command that can be touched.
func TestEveryCommandIsDrawn(t *testing.T) {
	phone := gallery.Phone
	phone.Scale = 1 // for speed
	desktop := gallery.Desktop
	desktop.Scale = 0.5
	windows := []gallery.Window{desktop, gallery.Embed, phone}
	all := shelf.Offers()
	begin := map[string][]string{"the choice of games": nil}
	for _, o := range all {
		begin[o.Kind.Name()] = []string{"button:new-" + o.Kind.Name()}
	}
	for name, first := range begin {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			films := map[string]*film{}
			for _, w := range windows {
				films[w.Name] = load(w)
			}
			at := func(path []string) *bench {
				stored := map[string]string{"settings": "speed=0 tips=off level=1"}
				h := &uitest.Host{Kinds: games.Kinds(), Stored: stored}
				b := &bench{&uitest.Window{App: ui.New(h, all...), W: 1280, H: 720}, h, t}
				b.Press(first...)
				b.Press(path...)
				b.Run()
				return b
			}
			seen := map[scene.Panel]bool{}
			for paths := [][]string{nil}; len(paths) > 0; paths = paths[1:] {
				path := paths[0]
				b := at(path)
				if seen[b.Screen().Panel] {
					continue
				}
				seen[b.Screen().Panel] = true
				for _, w := range windows {
					b.drawsCommands(films[w.Name], path)
				}
				for _, c := range b.Screen().Commands {
					if next := append(append([]string{}, path...), "button:"+c.ID); len(next) < 3 {
						paths = append(paths, next)
					}
				}
			}
			if len(seen) < 5 {
				t.Errorf("only %d panels were seen", len(seen))
			}
		})
	}
}

// film is a window of which only parts are looked at, and drawn: all of its pixels take ten times as long.
type film struct {
	gallery.Window
	device *uitest.Device
	canvas *kit.Canvas
	whole  *image.RGBA
	parts  []image.Rectangle // device pixels
}

// load makes the film for a window.
func load(w gallery.Window) *film {
	device := uitest.NewDevice(int(float64(w.W)*w.Scale), int(float64(w.H)*w.Scale))
	f := &film{Window: w, device: device, whole: device.Screen}
	f.canvas = kit.NewCanvas(parted{device, f})
	return f
}

// parted is the device of a film.
type parted struct {
	*uitest.Device
	film *film
}

// Draw draws the film's parts alone.
func (d parted) Draw(quads []kit.Vertex) {
	for _, part := range d.film.parts {
		d.Screen = d.film.whole.SubImage(part).(*image.RGBA)
		d.Device.Draw(quads)
	}
}

// take draws some parts of a picture over what was drawn before.
func (f *film) take(p scene.Picture, m scene.Moment, parts []image.Rectangle) {
	f.parts = parts
	f.canvas.Begin(f.Scale)
	p.Draw(f.canvas, m)
	f.canvas.End()
}

// drawsCommands looks for what is drawn on the commands of what is open.
func (b *bench) drawsCommands(f *film, path []string) {
	b.t.Helper()
	const least = 36 // the height of a button that is not cut
	b.W, b.H = float64(f.W), float64(f.H)
	p, m := b.Run()
	var names []string
	var parts []image.Rectangle
	for _, c := range b.Screen().Commands {
		x, y, ok := p.Where(c.Spot())
		if at, hit := p.At(x, y); !ok || !hit || at != c.Spot() {
			continue // left out, or scrolled out of sight
		}
		left, top, right, bottom := extent(p, c.Spot(), x, y)
		if bottom-top < least {
			continue // cut by the edge of what scrolls
		}
		names = append(names, c.ID)
		parts = append(parts, image.Rect(int(left*f.Scale), int(top*f.Scale), int(right*f.Scale), int(bottom*f.Scale)))
	}
	f.take(p, m, parts)
	for i, part := range parts {
		if !inked(f.whole, part) {
			b.t.Errorf("%s, %s: nothing is drawn on %s", f.Name, path, names[i])
		}
	}
}
