package ui_test

import (
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// blind is a device that throws away what is drawn.
type blind struct{ *uitest.Device }

func (blind) Draw([]kit.Vertex) {}

// TestEverySizeOfWindow lays out and draws tables and panels in windows from 1 to 3000 CSS pixels, both
// ways, some at the largest text too: nothing panics, and in every window that a person can still
// point into, the menu, or what closes a panel, has its place inside.
func TestEverySizeOfWindow(t *testing.T) {
	t.Parallel()
	sizes := []float64{1, 2, 20, 40, 41, 75, 144, 256, 340, 480, 690, 800, 1280, 3000}
	views := map[string][]string{
		"table": nil, "menu": {"button:menu"}, "settings": {"button:menu", "button:settings"},
		"keys": {"button:menu", "button:settings", "button:keys"},
		"log":  {"button:log"}, "give up": {"button:menu", "button:concede"}, "piece": {"piece:hunter-1"},
		"place": {"place:2"},
		"pile":  {"pile:outpost-deck"}, "figure": {"figure:forecast-2-moloch"},
		"title": {"button:menu", "button:title"},
	}
	canvas := kit.NewCanvas(blind{uitest.NewDevice(1, 1)})
	for name, presses := range views {
		for _, text := range []string{"100", "200"} {
			if text == "200" && name != "table" && name != "settings" && name != "figure" {
				continue
			}
			t.Run(name+" at "+text+" %", func(t *testing.T) {
				b := at(t, "outpost", "speed=0 tips=off text="+text, standoff)
				b.Press(presses...)
				way := "close"
				switch name {
				case "table":
					way = "menu"
				case "title":
					way = "continue"
				}
				for i, w := range sizes {
					for j, h := range sizes {
						if few := name != "table" || text == "200"; i%2 != j%2 || few && i%4 != j%4 { // each size in it
							continue
						}
						b.W, b.H = w, h
						p, m := b.Run()
						canvas.Begin(0.05) // small pictures are baked fast
						p.Draw(canvas, m)
						canvas.End()
						x, y := b.spot("button:" + way)
						if least := min(w, h); least >= 40 && (x <= 0 || y <= 0 || x >= w || y >= h) {
							t.Errorf("%gx%g: %q is at %g, %g", w, h, way, x, y)
						}
					}
				}
			})
		}
	}
}

// spot is where a button's thing is in the window, 0, 0 if it is not to be seen.
func (b *bench) spot(id string) (x, y float64) {
	for _, button := range b.Buttons {
		if button.ID == id {
			return button.X, button.Y
		}
	}
	return 0, 0
}
