package board_test

import (
	"slices"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// moment paints a change from one model to another ms after it began, at half its size.
func moment(from, to *board.Model, ms float64, calm bool) string {
	const w, h = 800, 450
	dev := uitest.NewDevice(w*half, h*half)
	c := kit.NewCanvas(dev)
	c.Begin(half)
	board.Draw(c, to, board.NewLayout(to, w, h, 1), change(from, w, h, scene.Moment{T: ms, Length: 300, Calm: calm}))
	c.End()
	return string(dev.Screen.Pix)
}

// change returns a moment of a change from a model, nil for none, in a window of w by h CSS pixels.
func change(from *board.Model, w, h float64, m scene.Moment) board.Now {
	now := board.Now{Moment: m}
	if from != nil {
		now.Before = &skin.Still[*board.Model, *board.Layout]{Model: from, Layout: board.NewLayout(from, w, h, 1)}
	}
	return now
}

// TestAChangeEndsAtRest checks that a card that goes from the hand to a city is in between for some time, and that the
// picture after the change is that of the table at rest.
func TestAChangeEndsAtRest(t *testing.T) {
	from, to := Table(), Table()
	card := to.Hand[0]
	to.Hand = to.Hand[1:]
	row := &to.Cities[3].Outpost
	row.Units = append(row.Units, board.Unit{ID: card.ID, Art: card.Art, Name: card.Name, Kind: board.Soldier,
		Faction: board.Outpost, Strength: "1"})
	rest := moment(nil, to, 0, false)
	if moment(from, to, 300, false) != rest {
		t.Error("after the change something has not arrived")
	}
	if moment(from, to, 100, false) == rest {
		t.Error("during the change nothing is under way")
	}
	if moment(from, to, 100, true) != rest {
		t.Error("things fly although motion is reduced")
	}
}

// TestEveryEffectIsSeen draws each effect but FxArrive, which has a test of its own, and checks that it changes the
// picture while it lasts, and only then.
func TestEveryEffectIsSeen(t *testing.T) {
	from := Table()
	rest := moment(nil, Table(), 0, false)
	unit := table.KindPiece.Spot(from.Cities[1].Moloch.Units[0].ID)
	for kind := board.FxPulse; kind <= board.FxBenefit; kind++ {
		to := Table()
		e := board.Effect{Kind: kind, At: unit, From: table.KindPile.Spot("moloch-deck"), Text: "+1",
			Side: board.Moloch, Card: &to.Hand[0], Length: 300}
		switch kind {
		case board.FxBenefit:
			e.At, e.Icon, e.Gain = table.KindPart.Spot("2-2"), board.IconBomb, true
		case board.FxFall:
			e.At = table.KindPart.Spot("2-2")
		case board.FxRuin, board.FxWave:
			e.At = table.KindPlace.Spot("2")
		}
		to.Effects = []board.Effect{e}
		if moment(from, to, 120, false) == rest {
			t.Errorf("effect %d cannot be seen", kind)
		}
		if moment(from, to, 300, false) != rest {
			t.Errorf("effect %d leaves something behind", kind)
		}
	}
}

// played returns the table before and after a card of the hand goes to a city, and the latter without the unit there.
func played() (from, to, without *board.Model) {
	from, to, without = Table(), Table(), Table()
	card := to.Hand[0]
	to.Hand, without.Hand = to.Hand[1:], without.Hand[1:]
	row := &to.Cities[3].Outpost
	row.Units = append(row.Units, board.Unit{ID: card.ID, Art: card.Art, Name: card.Name, Kind: board.Soldier,
		Faction: board.Outpost, Strength: "1"})
	return from, to, without
}

// half is the scale of the pictures: a quarter of the pixels shows as much as all of them, in a quarter of the time.
const half = 0.5

// shown paints a moment in a window of 1280×720 CSS pixels, at half its size.
func shown(from, to *board.Model, m scene.Moment) []uint8 {
	const w, h = 1280, 720
	dev := uitest.NewDevice(w*half, h*half)
	c := kit.NewCanvas(dev)
	c.Begin(half)
	m.Length = 440
	board.Draw(c, to, board.NewLayout(to, w, h, 1), change(from, w, h, m))
	c.End()
	return dev.Screen.Pix
}

// differing counts the pixels inside of r, in CSS pixels, in which two of those pictures differ.
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

// TestAFlightIsSeenOverTheHand checks that a card that has just left the hand flies over it, not under it.
func TestAFlightIsSeenOverTheHand(t *testing.T) {
	from, to, without := played()
	at := board.NewLayout(from, 1280, 720, 1).Hand.Cards[0].Rect
	if n := differing(shown(from, to, scene.Moment{T: 10}), shown(from, without, scene.Moment{T: 10}),
		at); n < int(at.W*at.H/2) {
		t.Errorf("of the card that leaves the hand %d pixels are seen", n)
	}
}

// TestADroppedCardFliesOnFromThere checks that a card that was dragged does not start again from the hand.
func TestADroppedCardFliesOnFromThere(t *testing.T) {
	from, to, without := played()
	drop := &scene.Carried{Spot: table.KindCard.Spot(from.Hand[0].ID), X: 900, Y: 300, Over: true}
	now := scene.Moment{T: 1, Dropped: drop}
	got, gone := shown(from, to, now), shown(from, without, now)
	if n := differing(got, gone, kit.Rect{X: 880, Y: 280, W: 40, H: 40}); n < 1000 {
		t.Errorf("where the card was let go %d of 1600 pixels are of it", n)
	}
	if n := differing(got, gone, board.NewLayout(from, 1280, 720, 1).Hand.Cards[0].Rect); n > 0 {
		t.Errorf("in the hand %d pixels are of the card", n)
	}
}

// TestAHandThatGoesOnSaysSo checks that where not all cards are in sight a sign at the edge counts the others.
func TestAHandThatGoesOnSaysSo(t *testing.T) {
	for _, w := range [][2]float64{{821, 462}, {360, 640}, {800, 450}} {
		m := WideHand()
		f := board.NewLayout(m, w[0], w[1], 1)
		if left, right := f.Hand.Hidden(); left != 0 || right == 0 || f.Hand.Most == 0 {
			t.Errorf("%v: at the beginning %d and %d are told", w, left, right)
		}
		m.HandScroll = f.Hand.Most
		if left, right := board.NewLayout(m, w[0], w[1], 1).Hand.Hidden(); left == 0 || right != 0 {
			t.Errorf("%v: at the end %d and %d are told", w, left, right)
		}
	}
	if left, right := board.NewLayout(Table(), 1280, 720, 1).Hand.Hidden(); left+right != 0 {
		t.Errorf("of a hand all in sight %d and %d are told", left, right)
	}
}

// TestNothingCoversTheQueue checks that what waits is between the prompt and the cards, and above the picked-up one
// too.
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

// TestAnArrivingUnitIsHeldUp checks that the card of the other side's unit is shown large before the unit stands in its
// place, even if nothing flies, and that it covers neither that place nor what it is about to strike.
func TestAnArrivingUnitIsHeldUp(t *testing.T) {
	from, to := Table(), Table()
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
	to.Stands = true // as in a page of the recap that was shown to its end
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
		still := shown(from, from, scene.Moment{T: 400, Calm: calm})
		if n := differing(shown(from, to, scene.Moment{T: 400, Calm: calm}), still, face); n < int(face.W*face.H*0.8) {
			t.Errorf("calm %v: of the card that is held up %d pixels are seen", calm, n)
		}
		at, _ := f.Anchor(at)
		end := shown(from, to, scene.Moment{T: board.ArrivalTime, Calm: calm})
		// A few pixels may differ: a city that now counts more has light at its edge, which reaches there.
		if n := differing(end, still, face.Inset(20)); n > 20 {
			t.Errorf("calm %v: %d pixels of the card stay", calm, n)
		}
		if n := differing(end, still, at); n == 0 {
			t.Errorf("calm %v: the unit does not arrive", calm)
		}
	}
}

// onPhone draws, on a phone, a model at the time t of the change from another.
func onPhone(from, to *board.Model, t float64) (screen interface{ At(x, y int) [4]uint8 }, f *board.Layout) {
	const w, h = 360, 640
	dev := uitest.NewDevice(w, h)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	f = board.NewLayout(to, w, h, 1)
	board.Draw(c, to, f, change(from, w, h, scene.Moment{Length: 900, T: t}))
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

// changed counts the pixels of a place that differ, at a moment, if the model is changed.
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
				if d := int(p[i]) - int(q[i]); d > 24 || d < -24 { // less comes from things being baked elsewhere
					n++
					break
				}
			}
		}
	}
	return n
}

// TestNoTwoWordsLieOnEachOther checks that on a phone the name of a city, which stands where a banner passes, is gone
// meanwhile, and back after it.
func TestNoTwoWordsLieOnEachOther(t *testing.T) {
	from, to := Table(), Table()
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

// TestWordsGiveWayToACardHeldUp checks that on a phone the words give way to a card that is held up over them, and that
// a caption says the same.
func TestWordsGiveWayToACardHeldUp(t *testing.T) {
	from, to := Table(), Table()
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

// TestEverySignThatCanBeChosenHasItsWord checks that each sign has its word on a phone too, where there is no room
// beside it for the longest.
func TestEverySignThatCanBeChosenHasItsWord(t *testing.T) {
	for _, words := range [][]string{{"kill", "draw a card", "no benefit"}, {"kill", "no benefit", "bomb"},
		{"kill", "bomb", "kill"}} {
		m := Table()
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
