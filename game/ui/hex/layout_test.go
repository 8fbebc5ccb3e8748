package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/uitest"
)

// windows are the sizes that must work, in CSS pixels; scales are the sizes of text, in percent.
var (
	windows = [][2]float64{{360, 640}, {390, 844}, {821, 462}, {1280, 720}, {1920, 1080}}
	scales  = []int{80, 100, 150, 200}
	tongues = []string{"", "fr", "hu", "pl"}
)

// blind is a device that discards what is drawn.
type blind struct{ *uitest.Device }

func (blind) Draw([]kit.Vertex) {}

// checkAll lays out what is shown in all windows and checks it.
func checkAll(t *testing.T, w *uitest.Window, canvas *kit.Canvas, when string) {
	t.Helper()
	for _, size := range windows {
		w.W, w.H = size[0], size[1]
		p, moment := w.Run()
		m, f, over := hex.LaidOut(p)
		name := fmt.Sprintf("%gx%g, %s", w.W, w.H, when)
		opens := append(append([]string{m.Prompt.Heading, strings.Join(m.Prompt.Lines, "\n")}, m.Log.Lines...),
			m.Prompt.Lines...) // a touch shows these in full
		canvas.Watch(func(text string) {
			if !slices.Contains(opens, text) {
				t.Errorf("%s: %q is cut", name, text)
			}
		})
		canvas.Begin(0.05) // at a small scale, so that pictures are baked fast
		p.Draw(canvas, moment)
		canvas.End()
		places(t, name, m, f, over)
		reached(t, name, m, f, over)
	}
	w.W, w.H = 1280, 720
	w.Run()
}

// named is a box of the layout with its name.
type named struct {
	name string
	kit.Rect
}

// places checks that every box of the table is inside the window, and that none overlap.
func places(t *testing.T, when string, m *board.Model, f *board.Layout, over *panel.Layout) {
	t.Helper()
	list := []named{{"badge", over.Badge}, {"banner", f.Banner}, {"prompt", f.Prompt}, {"reader", f.Reader},
		{"log", f.Log.Rect}}
	if m.Outcome != nil || !f.Portrait {
		list = append(list, named{"forecast", f.Forecast})
	}
	for i, r := range f.Seats {
		list = append(list, named{"side " + m.Sides[i].Name, r})
	}
	for i, r := range f.Tiles {
		list = append(list, named{"hand " + m.Hand[i].ID, r})
	}
	for i, tiles := range f.Others {
		for _, r := range tiles {
			list = append(list, named{fmt.Sprint("others ", i), r})
		}
	}
	for i, b := range f.Buttons.Place {
		list = append(list, named{"button " + m.Buttons[i].ID, b.Rect})
	}
	for h := range m.Cells {
		list = append(list, named{"hex " + m.Cells[h].Name, f.Box(art.Cell(h))})
	}
	for i, a := range list {
		if a.Empty() {
			continue
		}
		if a.X < -0.5 || a.Y < -0.5 || a.Right() > f.W+0.5 || a.Bottom() > f.H+0.5 {
			t.Errorf("%s: %s %v leaves the window", when, a.name, a.Rect)
		}
		for _, b := range list[i+1:] {
			if r := a.Intersect(b.Rect); !b.Empty() && r.W > 0.5 && r.H > 0.5 {
				t.Errorf("%s: %s %v overlaps %s %v", when, a.name, a.Rect, b.name, b.Rect)
			}
		}
	}
	for i, b := range f.Buttons.Place {
		if f.W < 900 && !b.Rect.Empty() && (b.Rect.W < 43.9 || b.Rect.H < 43.9) {
			t.Errorf("%s: button %s is %.1f×%.1f, too small for a finger", when, m.Buttons[i].ID, b.Rect.W, b.Rect.H)
		}
	}
}

// reached checks that every button of the table can be touched at its place, unless a panel covers it.
func reached(t *testing.T, when string, m *board.Model, f *board.Layout, over *panel.Layout) {
	t.Helper()
	if over.Covers() {
		return
	}
	for i, b := range m.Buttons {
		if _, _, ok := over.Hits().Point(b.Spot()); !ok && !f.Buttons.Place[i].Rect.Empty() {
			t.Errorf("%s: nothing of the button %s can be touched", when, b.ID)
		}
	}
}
