package board_test

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/convoy/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
)

// played is the table before and after a card of the hand goes to a city, and the same without the unit there.
func played() (from, to, without *board.Model) {
	from, to, without = sample.Table(), sample.Table(), sample.Table()
	card := to.Hand[0]
	to.Hand, without.Hand = to.Hand[1:], without.Hand[1:]
	row := &to.Cities[3].Outpost
	row.Units = append(row.Units, board.Unit{ID: card.ID, Art: card.Art, Name: card.Name, Kind: board.Soldier,
		Faction: board.Outpost, Strength: "1"})
	return from, to, without
}

// A quarter of the pixels shows as much as all of them, in a quarter of the time.
const half = 0.5

// shown paints a moment of a window of 1280×720 CSS pixels, at half its size.
func shown(from, to *board.Model, now board.Now) []uint8 {
	const w, h = 1280, 720
	dev := soft.New(w*half, h*half)
	c := kit.NewCanvas(dev)
	c.Begin(half)
	now.Before = &board.Shot{Model: from, Layout: board.NewLayout(from, w, h, 1)}
	now.Length = 440
	board.Draw(c, to, board.NewLayout(to, w, h, 1), now)
	c.End()
	return dev.Screen.Pix
}

// differing is how many CSS pixels inside of r two of those pictures do not share.
func differing(a, b []uint8, r kit.Rect) (n int) {
	for y := int(r.Y * half); y < int(r.Bottom()*half); y++ {
		for x := int(r.X * half); x < int(r.Right()*half); x++ {
			i := 4 * (y*1280/2 + x)
			if a[i] != b[i] || a[i+1] != b[i+1] || a[i+2] != b[i+2] {
				n += 4
			}
		}
	}
	return n
}

// TestAFlightIsSeenOverTheHand: a card that has just left the hand flies over it, not under it.
func TestAFlightIsSeenOverTheHand(t *testing.T) {
	from, to, without := played()
	at := board.NewLayout(from, 1280, 720, 1).Hand.Cards[0].Rect
	if n := differing(shown(from, to, board.Now{T: 10}), shown(from, without, board.Now{T: 10}),
		at); n < int(at.W*at.H/2) {
		t.Errorf("of the card that leaves the hand %d pixels are seen", n)
	}
}

// TestADroppedCardFliesOnFromThere: what was dragged does not start again from the hand.
func TestADroppedCardFliesOnFromThere(t *testing.T) {
	from, to, without := played()
	drop := &board.Drag{ID: from.Hand[0].ID, X: 900, Y: 300, Over: true}
	now := board.Now{T: 1, Dropped: drop}
	got, gone := shown(from, to, now), shown(from, without, now)
	if n := differing(got, gone, kit.Rect{X: 880, Y: 280, W: 40, H: 40}); n < 1000 {
		t.Errorf("where the card was let go %d of 1600 pixels are of it", n)
	}
	if n := differing(got, gone, board.NewLayout(from, 1280, 720, 1).Hand.Cards[0].Rect); n > 0 {
		t.Errorf("in the hand %d pixels are of the card", n)
	}
}

// TestAHandThatGoesOnSaysSo: where not all cards are in sight, a sign at the edge counts the others.
func TestAHandThatGoesOnSaysSo(t *testing.T) {
	for _, w := range [][2]float64{{821, 462}, {360, 640}, {800, 450}} {
		m := sample.WideHand()
		f := board.NewLayout(m, w[0], w[1], 1)
		if left, right := f.Hand.Hidden(); left != 0 || right == 0 || f.Hand.Most == 0 {
			t.Errorf("%v: at the beginning %d and %d are told", w, left, right)
		}
		m.HandScroll = f.Hand.Most
		if left, right := board.NewLayout(m, w[0], w[1], 1).Hand.Hidden(); left == 0 || right != 0 {
			t.Errorf("%v: at the end %d and %d are told", w, left, right)
		}
	}
	if left, right := board.NewLayout(sample.Table(), 1280, 720, 1).Hand.Hidden(); left+right != 0 {
		t.Errorf("of a hand all in sight %d and %d are told", left, right)
	}
}

// TestNothingCoversTheQueue: what waits stands between the prompt and the cards, also over the one picked up.
func TestNothingCoversTheQueue(t *testing.T) {
	each(t, func(t *testing.T, m *board.Model, f *board.Layout) {
		for i, q := range f.Queue {
			for k, c := range f.Hand.Cards {
				if c.Angle == 0 && overlap(q, c.Rect) {
					t.Errorf("item %d %v lies under card %d %v", i, q, k, c.Rect)
				}
			}
			if overlap(q, f.Prompt) {
				t.Errorf("item %d %v lies over the prompt %v", i, q, f.Prompt)
			}
		}
	})
}

// TestAnArrivingUnitIsHeldUp: the card of the other side's unit is seen large before the unit stands in its place, and
// covers neither that nor what it is about to strike; also when nothing flies.
func TestAnArrivingUnitIsHeldUp(t *testing.T) {
	from, to := sample.Table(), sample.Table()
	units := from.Cities[1].Moloch.Units
	from.Cities[1].Moloch.Units = append(units[:1:1], units[2:]...)
	card := board.Card{ID: "hunter-1", Art: "hunter", Faction: board.Moloch, Name: "Hunter", Strength: "3",
		TriggerWord: "Entry", Text: "Kill a soldier."}
	at, aim := table.KindPiece.Spot("hunter-1"), table.KindPiece.Spot("trooper-1")
	to.Effects = []board.Effect{{Kind: board.FxArrive, At: at, From: table.KindPile.Spot("moloch-hand"),
		Side: board.Moloch, Card: &card, Aim: aim, Length: board.ArrivalTime}}
	f := board.NewLayout(to, 1280, 720, 1)
	face, ok := f.Anchor(table.KindCard.Spot("hunter-1").Tagged("passing"))
	if !ok || face.H < 290 {
		t.Fatalf("the card is held up at %v", face)
	}
	to.Stands = true // as a page of the recap does that was shown to its end
	if r, ok := board.NewLayout(to, 1280, 720, 1).Anchor(table.KindCard.Spot("hunter-1").Tagged("passing")); ok {
		t.Errorf("the card is gone, but can be touched at %v", r)
	}
	to.Stands = false
	for _, spot := range []table.Spot{at, aim} {
		if r, _ := f.Anchor(spot); overlap(r, face) {
			t.Errorf("the card at %v covers %s at %v", face, spot, r)
		}
	}
	for _, calm := range []bool{false, true} {
		still := shown(from, from, board.Now{T: 400, Calm: calm})
		if n := differing(shown(from, to, board.Now{T: 400, Calm: calm}), still, face); n < int(face.W*face.H*0.8) {
			t.Errorf("calm %v: of the card that is held up %d pixels are seen", calm, n)
		}
		at, _ := f.Anchor(at)
		end := shown(from, to, board.Now{T: board.ArrivalTime, Calm: calm})
		// the light at the edge of a city that counts more reaches there
		if n := differing(end, still, face.Inset(20)); n > 20 {
			t.Errorf("calm %v: %d pixels of the card stay", calm, n)
		}
		if n := differing(end, still, at); n == 0 {
			t.Errorf("calm %v: the unit does not arrive", calm)
		}
	}
}
