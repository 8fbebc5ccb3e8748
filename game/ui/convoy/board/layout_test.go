package board_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// windows are the window sizes that must work, in CSS pixels.
var windows = [][2]float64{{360, 640}, {390, 844}, {800, 450}, {821, 462}, {907, 510}, {1280, 720}, {1920, 1080},
	{2560, 1440}, {768, 1024}}

// scales are the text scales that must work.
var scales = []float64{0.8, 1, 1.5, 2}

// each runs a check for the table of every sample, in every window at every text scale.
func each(t *testing.T, check func(t *testing.T, m *board.Model, f *board.Layout)) {
	every(t, func(t *testing.T, s Sample, f *board.Layout, _ *panel.Layout) { check(t, s.Model, f) })
}

// every does the same with what lies open over the table.
func every(t *testing.T, check func(t *testing.T, s Sample, f *board.Layout, p *panel.Layout)) {
	for name, build := range All {
		for _, w := range windows {
			for _, scale := range scales {
				t.Run(fmt.Sprintf("%s %gx%g, text %g", name, w[0], w[1], scale), func(t *testing.T) {
					s := build()
					f, p := s.Layout(w[0], w[1], scale)
					check(t, s, f, p)
				})
			}
		}
	}
}

// TestNoTextIsCut draws everything and checks that every text is whole, down to the smallest size. Only prompt and log
// may be cut, as a touch opens them.
func TestNoTextIsCut(t *testing.T) {
	canvas := kit.NewCanvas(nothing{uitest.NewDevice(1, 1)})
	every(t, func(t *testing.T, m Sample, f *board.Layout, p *panel.Layout) {
		opens := append([]string{m.Prompt.Heading, m.Prompt.Short, strings.Join(m.Prompt.Lines, "\n")}, m.Log.Lines...)
		opens = append(opens, strings.Join(m.Prompt.Brief, "\n"))
		canvas.Watch(func(text string) {
			if !slices.Contains(opens, text) {
				t.Errorf("%q is cut", text)
			}
		})
		canvas.Begin(0.1) // small pictures are baked fast
		m.Draw(canvas, f, p, board.Now{})
		canvas.End()
	})
}

func overlap(a, b kit.Rect) bool {
	r := a.Intersect(b)
	return r.W > 0.5 && r.H > 0.5
}

// layers splits hits at the overlays: only what lies in one layer must not overlap.
func layers(f *panel.Layout) []scene.Hits {
	out := []scene.Hits{nil}
	for _, h := range f.Hits() {
		if h.Spot.Kind == table.KindOverlay {
			out = append(out, nil)
			continue
		}
		out[len(out)-1] = append(out[len(out)-1], h)
	}
	return out
}

// A hit in held may lie inside one in holders. Besides, a record may hold pictures of cards.
var (
	holders = map[table.SpotKind]bool{table.KindPlace: true, table.KindPrompt: true}
	held    = map[table.SpotKind]bool{table.KindPiece: true, table.KindPart: true, table.KindFigure: true}
)

func inside(a, b kit.Rect) bool {
	return a.X >= b.X-0.5 && a.Right() <= b.Right()+0.5 && a.Y >= b.Y-0.5 && a.Bottom() <= b.Bottom()+0.5
}

func TestNothingOverlaps(t *testing.T) {
	every(t, func(t *testing.T, m Sample, f *board.Layout, p *panel.Layout) {
		for _, layer := range layers(p) {
			for i, a := range layer {
				for _, b := range layer[i+1:] {
					ka, kb := a.Spot.Kind, b.Spot.Kind
					if a.Spot == table.KindNote.Spot("panel") {
						continue // the ground of a panel, on which everything else of it lies
					}
					if holders[ka] && held[kb] || b.Spot.Tag != "" && inside(b.Rect, a.Rect) {
						continue
					}
					if f.Narrow && (ka == table.KindPiece || ka == table.KindPart) &&
						(kb == table.KindPiece || kb == table.KindPart) {
						continue // targets are grown to a finger's size there; the tokens are checked below
					}
					if ka == table.KindCard && kb == table.KindCard && lifted(m.Model, f, a.Spot, b.Spot) {
						continue
					}
					if ka == table.KindPlace && kb == table.KindCard {
						continue // the lifted card rises a little over the row behind it
					}
					if overlap(a.Rect, b.Rect) {
						t.Errorf("%s %v overlaps %s %v", a.Spot, a.Rect, b.Spot, b.Rect)
					}
				}
			}
		}
	})
}

// lifted reports whether one of two cards is the one that is picked up.
func lifted(m *board.Model, f *board.Layout, a, b table.Spot) bool {
	for i, c := range f.Hand.Cards {
		if id := table.KindCard.Spot(m.Hand[i].ID); c.Up && (id == a || id == b) {
			return true
		}
	}
	return false
}

func TestTokensDoNotOverlap(t *testing.T) {
	each(t, func(t *testing.T, _ *board.Model, f *board.Layout) {
		for i := range f.Columns {
			col := &f.Columns[i]
			var all []kit.Rect
			for side := board.Moloch; side <= board.Outpost; side++ {
				all = append(all, col.Units[side]...)
				all = append(all, col.Sockets[side]...)
				all = append(all, col.Totals[side], col.Forecasts[side], col.Fold[side])
			}
			for i, a := range all {
				for _, b := range all[i+1:] {
					if overlap(a, b) {
						t.Errorf("city %d: %v overlaps %v", i+1, a, b)
					}
				}
				if !a.Empty() && (a.X < col.Rect.X-1 || a.Right() > col.Rect.Right()+1) {
					t.Errorf("city %d: %v leaves its column %v", i+1, a, col.Rect)
				}
			}
		}
	})
}

func TestEverythingInsideTheWindow(t *testing.T) {
	every(t, func(t *testing.T, _ Sample, f *board.Layout, p *panel.Layout) {
		for _, h := range p.Hits() {
			r := h.Rect
			if r.X < -0.5 || r.Y < -0.5 || r.Right() > f.W+0.5 || r.Bottom() > f.H+0.5 {
				t.Errorf("%s %v leaves the window", h.Spot, r)
			}
		}
	})
}

func TestTouchTargets(t *testing.T) {
	every(t, func(t *testing.T, _ Sample, f *board.Layout, p *panel.Layout) {
		if f.W > 900 {
			return // in wide windows a mouse is used
		}
		for _, h := range p.Hits() {
			r := h.Rect
			if h.Spot.Kind == table.KindCard && (r.Right() > f.W-8 || r.Bottom() > f.H-60 || r.X < 8 ||
				len(layers(p)) > 1 || f.Hand.Most > 0) {
				continue // only a part of it is visible, as it scrolls
			}
			if h.Spot.Kind == table.KindButton && r.H < 44 && p.Scroll().Panel > 0 {
				continue
			}
			if r.W < 43.99 || r.H < 43.99 {
				t.Errorf("%s is %.1f×%.1f, too small for a finger", h.Spot, r.W, r.H)
			}
		}
		if f.Portrait {
			for i, c := range f.Hand.Cards {
				if c.Rect.W < 48 || c.Rect.H < 102 {
					t.Errorf("hand card %d is %.0f×%.0f", i, c.Rect.W, c.Rect.H)
				}
			}
		}
	})
}

func TestTextSizes(t *testing.T) {
	each(t, func(t *testing.T, _ *board.Model, f *board.Layout) {
		for _, size := range []float64{8, 14, 16, 38} {
			if got := f.Px(size); got < board.MinText*min(f.TextScale, 1) {
				t.Errorf("a text of %g is drawn at %g", size, got)
			}
		}
	})
}

func TestColumnShares(t *testing.T) {
	f := board.NewLayout(Table(), 1280, 720, 1)
	for i, want := range []float64{0.09, 0.35, 0.179, 0.179, 0.202} {
		if got := f.Columns[i].Rect.W / 1280; math.Abs(got-want) > 0.001 {
			t.Errorf("column %d takes %.4f of the width, want %.4f", i+1, got, want)
		}
	}
	f = board.NewLayout(Late(), 1280, 720, 1)
	if got := f.Columns[4].Rect.Right(); math.Abs(got-1280) > 0.01 {
		t.Errorf("the last city ends at %g", got)
	}
}

func TestLookedCityIsWideInNarrowWindows(t *testing.T) {
	m := Table()
	m.LargeCity = 5
	f := board.NewLayout(m, 821, 462, 1)
	if !f.Columns[4].Large || f.Columns[4].Rect.W < 0.34*821 {
		t.Errorf("New York is %+v", f.Columns[4].Rect)
	}
	if _, ok := f.Anchor(table.KindPiece.Spot("task-force")); !ok {
		t.Error("the unit of the city looked at cannot be pointed at")
	}
}

func TestHitAt(t *testing.T) {
	m := Table()
	f := board.NewLayout(m, 1280, 720, 1)
	for _, id := range []string{"card:scorn", "card:sniper", "piece:hunter-1", "place:3", "part:2-2", "button:done",
		"button:menu", "pile:moloch-deck", "pile:outpost-hand", "log:", "prompt:"} {
		spot, err := table.ParseSpot(id)
		if err != nil {
			t.Fatal(err)
		}
		r, ok := f.Anchor(spot)
		if !ok {
			t.Errorf("there is no %s", id)
			continue
		}
		if id == "place:3" {
			r = kit.Rect{X: r.X + 2, Y: r.Y + 2, W: 2, H: 2}
		}
		if h, _ := f.Hits().At(r.MidX(), r.MidY()); h.Spot != spot {
			t.Errorf("in the middle of %s lies %s", id, h.Spot)
		}
	}
}

func TestPanelsAreModal(t *testing.T) {
	_, p := Menu().Layout(1280, 720, 1)
	if h, _ := p.Hits().At(1150, 660); h.Spot.Kind != table.KindOverlay {
		t.Errorf("under an open menu lies %s", h.Spot)
	}
}

func TestHandScrolls(t *testing.T) {
	m := WideHand()
	f := board.NewLayout(m, 360, 640, 1)
	if f.Hand.Most <= 0 {
		t.Fatal("nine cards fit on a phone")
	}
	m.HandScroll = f.Hand.Most
	f = board.NewLayout(m, 360, 640, 1)
	last := f.Hand.Cards[len(f.Hand.Cards)-1].Rect
	if last.Right() > 360 {
		t.Errorf("scrolled to the end, the last card ends at %g", last.Right())
	}
}

// TestTotalsAreTouchedWhereAFingerHasRoom checks that in a city too narrow for two fingers side by side a touch goes to
// the city, which is then shown large, and not to its totals; and that in every other city the totals stay inside their
// column.
func TestTotalsAreTouchedWhereAFingerHasRoom(t *testing.T) {
	for looked := 1; looked <= 5; looked++ {
		m := Opening().Model
		m.LargeCity = looked
		f := board.NewLayout(m, 800, 450, 1)
		for i := range f.Columns {
			column := f.Columns[i].Rect
			for _, side := range []string{"moloch", "outpost"} {
				r, ok := f.Anchor(table.KindFigure.Spot(fmt.Sprintf("total-%d-%s", i+1, side)))
				if ok && (r.X < column.X-0.5 || r.Right() > column.Right()+0.5) {
					t.Errorf("with city %d large the total of %s at %v leaves %v", looked, side, r, column)
				}
				if want := column.W >= 2*44; ok != want {
					t.Errorf("with city %d large, in city %d, %g wide, the total of %s is touched: %v", looked, i+1,
						column.W, side, ok)
				}
			}
		}
	}
}

// reel paints moments of one change on one canvas, one after the other.
type reel struct {
	dev   *uitest.Device
	c     *kit.Canvas
	to    Sample
	after *board.Layout
	over  *panel.Layout
	w, h  int
}

func newReel(to Sample, after *board.Layout, over *panel.Layout, w, h int) *reel {
	dev := uitest.NewDevice(w, h)
	return &reel{dev, kit.NewCanvas(dev), to, after, over, w, h}
}

func (r *reel) paint(now board.Now) []uint8 {
	r.dev.Screen = uitest.NewDevice(r.w, r.h).Screen
	r.c.Begin(1)
	r.to.Draw(r.c, r.after, r.over, now)
	r.c.End()
	return r.dev.Screen.Pix
}

// TestWhatIsKeptLooksLikeNew checks that a canvas that remembers parts of earlier frames paints, at every moment of a
// change, what a new canvas paints: exactly the same at rest, and nearly the same on the way there.
func TestWhatIsKeptLooksLikeNew(t *testing.T) {
	for _, name := range []string{"table", "story", "late", "moloch", "inspect", "battle", "count"} {
		build := All[name]
		t.Run(name, func(t *testing.T) {
			const w, h = 360, 640
			from, to := build(), build()
			if len(to.Hand) > 1 {
				to.Hand = to.Hand[1:] // the others move up
			}
			to.Cities[2].Outpost.Total = "11"
			to.Effects = []board.Effect{{Kind: board.FxFall, At: table.KindPart.Spot("1-1"), Length: 300}}
			after, over := to.Layout(w, h, 1)
			old := newReel(to, after, over, w, h)
			for _, ms := range []float64{0, 130, -1} {
				now := change(from.Model, w, h, scene.Moment{T: ms, Length: 300})
				most := w * h / 25 // pixels that may differ, as the whole table shakes
				if ms < 0 {
					now, most = board.Now{}, 0
				}
				got, want := old.paint(now), newReel(to, after, over, w, h).paint(now)
				if n := unlike(got, want); n > most {
					t.Errorf("after %v ms %d pixels are not like new", ms, n)
				}
			}
		})
	}
}

// unlike counts the pixels that differ visibly.
func unlike(a, b []uint8) int {
	n := 0
	for i := 0; i < len(a); i += 4 {
		for ch := range 3 {
			if d := int(a[i+ch]) - int(b[i+ch]); d > 24 || d < -24 {
				n++
				break
			}
		}
	}
	return n
}

// BenchmarkDrawFresh draws new layouts, so that nothing can be kept, with pictures that are baked.
func BenchmarkDrawFresh(b *testing.B) {
	m := Table()
	c := kit.NewCanvas(nothing{uitest.NewDevice(1, 1)})
	f := [2]*board.Layout{board.NewLayout(m, 1280, 720, 1), board.NewLayout(m, 1280, 720, 1)}
	for n := 0; b.Loop(); n++ {
		c.Begin(1)
		board.Draw(c, m, f[n%2], board.Now{})
		c.End()
	}
}
