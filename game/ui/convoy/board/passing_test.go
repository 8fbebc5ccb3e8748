package board_test

import (
	"slices"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/convoy/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
)

// onPhone draws a model at a moment of what comes after another, on a phone.
func onPhone(from, to *board.Model, t float64) (screen interface{ At(x, y int) [4]uint8 }, f *board.Layout) {
	const w, h = 360, 640
	dev := soft.New(w, h)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	f = board.NewLayout(to, w, h, 1)
	board.Draw(c, to, f, board.Now{Before: &board.Shot{Model: from, Layout: board.NewLayout(from, w, h, 1)},
		Length: 900,
		T:      t})
	c.End()
	return pixels{dev.Screen.Pix, w}, f
}

type pixels struct {
	pix  []uint8
	wide int
}

func (p pixels) At(x, y int) (c [4]uint8) {
	copy(c[:], p.pix[4*(y*p.wide+x):])
	return c
}

// changed counts the pixels of a place that a change of the model changes, at a moment.
func changed(t *testing.T, from, to *board.Model, at float64, place func(f *board.Layout) kit.Rect,
	change func(m *board.Model)) (n int) {
	t.Helper()
	other := *to
	change(&other)
	a, f := onPhone(from, to, at)
	b, _ := onPhone(from, &other, at)
	r := place(f)
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			p, q := a.At(x, y), b.At(x, y)
			for i := range p {
				if d := int(p[i]) - int(q[i]); d > 24 || d < -24 { // less comes of where else things are baked
					n++
					break
				}
			}
		}
	}
	return n
}

// TestNoTwoWordsLieOnEachOther: on a phone the name of a city, which stands where a banner passes, is gone while it
// does, and back after it.
func TestNoTwoWordsLieOnEachOther(t *testing.T) {
	from, to := sample.Table(), sample.Table()
	to.Effects = []board.Effect{{Kind: board.FxBanner, Text: "Battle 3", Side: board.Outpost, Length: 900}}
	name := func(f *board.Layout) kit.Rect {
		for i := range f.Columns {
			if f.Columns[i].Large {
				return f.Columns[i].Name
			}
		}
		return kit.Rect{}
	}
	rename := func(m *board.Model) {
		for i := range m.Cities {
			m.Cities[i].Name = "OTHER"
		}
	}
	if n := changed(t, from, to, 450, name, rename); n > 0 {
		t.Errorf("%d pixels of the name are seen below the banner", n)
	}
	if n := changed(t, from, to, 899, name, rename); n == 0 {
		t.Error("the name does not come back")
	}
}

// TestWordsGiveWayToACardHeldUp: on a phone, where it is held up over them; a caption says the same.
func TestWordsGiveWayToACardHeldUp(t *testing.T) {
	from, to := sample.Table(), sample.Table()
	card := board.Card{ID: "hunter-1", Art: "hunter", Faction: board.Moloch, Name: "Hunter", Strength: "3",
		TriggerWord: "Entry", Text: "Kill a soldier."}
	to.Effects = []board.Effect{{Kind: board.FxArrive, At: table.KindPiece.Spot("hunter-1"),
		From: table.KindPile.Spot("moloch-hand"), Side: board.Moloch, Card: &card, Length: board.ArrivalTime}}
	heading := func(f *board.Layout) kit.Rect { return f.Prompt }
	other := func(m *board.Model) { m.Prompt.Heading, m.Prompt.Short = "Another heading", "Another heading" }
	if n := changed(t, from, to, board.ArrivalTime*0.4, heading, other); n > 0 {
		t.Errorf("%d pixels of the heading are seen beside the card", n)
	}
	if n := changed(t, from, to, board.ArrivalTime, heading, other); n == 0 {
		t.Error("the heading does not come back")
	}
}

// TestEverySignThatCanBeChosenHasItsWord: on a phone too, where there is no room beside it for the longest.
func TestEverySignThatCanBeChosenHasItsWord(t *testing.T) {
	for _, words := range [][]string{{"kill", "draw a card", "no benefit"}, {"kill", "no benefit", "bomb"},
		{"kill", "bomb", "kill"}} {
		m := sample.Table()
		districts := m.Cities[1].Districts
		for i := range districts {
			districts[i] = board.District{Benefit: districts[i].Benefit, Word: words[i], Glow: board.GlowLegal}
		}
		for i := range districts {
			around := func(f *board.Layout) kit.Rect {
				for k := range f.Columns {
					if f.Columns[k].Large {
						r := f.Columns[k].Districts[i]
						return kit.Rect{X: r.X - 40, Y: r.Y - 30, W: r.W + 100, H: r.H + 30}
					}
				}
				return kit.Rect{}
			}
			wordless := func(m *board.Model) {
				c := &m.Cities[1]
				c.Districts = slices.Clone(c.Districts)
				c.Districts[i].Word = ""
			}
			if n := changed(t, m, m, 899, around, wordless); n == 0 {
				t.Errorf("of %v the sign %d has no word", words, i+1)
			}
		}
	}
}
