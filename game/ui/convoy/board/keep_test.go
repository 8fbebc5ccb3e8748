package board_test

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/convoy/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/game/ui/panel"
)

// reel paints moments of one change, one after the other, on one canvas.
type reel struct {
	dev   *soft.Device
	c     *kit.Canvas
	to    sample.Sample
	after *board.Layout
	over  *panel.Layout
	w, h  int
}

func newReel(to sample.Sample, after *board.Layout, over *panel.Layout, w, h int) *reel {
	dev := soft.New(w, h)
	return &reel{dev, kit.NewCanvas(dev), to, after, over, w, h}
}

func (r *reel) paint(now board.Now) []uint8 {
	r.dev.Screen = soft.New(r.w, r.h).Screen
	r.c.Begin(1)
	r.to.Draw(r.c, r.after, r.over, now)
	r.c.End()
	return r.dev.Screen.Pix
}

// TestWhatIsKeptLooksLikeNew: a canvas that remembers parts of earlier frames
// paints, at every moment of a change, what a new canvas paints: the very same
// at rest, and but for rounding on the way there.
func TestWhatIsKeptLooksLikeNew(t *testing.T) {
	for _, name := range []string{"table", "story", "late", "moloch", "inspect", "battle", "count"} {
		build := sample.All[name]
		t.Run(name, func(t *testing.T) {
			const w, h = 360, 640
			from, to := build(), build()
			if len(to.Hand) > 1 {
				to.Hand = to.Hand[1:] // the others move up
			}
			to.Cities[2].Outpost.Total = "11"
			to.Effects = []board.Effect{{Kind: board.FxFall, At: table.KindPart.Spot("1-1"), Length: 300}}
			before := &board.Shot{Model: from.Model, Layout: board.NewLayout(from.Model, w, h, 1)}
			after, over := to.Layout(w, h, 1)
			old := newReel(to, after, over, w, h)
			for _, ms := range []float64{0, 130, -1} {
				now := board.Now{Before: before, T: ms, Length: 300}
				most := w * h / 25 // pixels that may differ: all of it is shaken
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

// unlike counts the pixels that differ to the eye.
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

// BenchmarkDrawFresh draws new layouts with pictures that are baked: nothing
// can be kept.
func BenchmarkDrawFresh(b *testing.B) {
	m := sample.Table()
	c := kit.NewCanvas(nothing{soft.New(1, 1)})
	f := [2]*board.Layout{board.NewLayout(m, 1280, 720, 1), board.NewLayout(m, 1280, 720, 1)}
	for n := 0; b.Loop(); n++ {
		c.Begin(1)
		board.Draw(c, m, f[n%2], board.Now{})
		c.End()
	}
}
