package furniture_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// windows are the sizes that must work, in CSS pixels, and scales the sizes of text.
var (
	windows = [][2]float64{{360, 640}, {390, 844}, {768, 1024}, {821, 462}, {1280, 720}, {1920, 1080}}
	scales  = []float64{0.8, 1, 1.5, 2}
)

// cards are so many of a hand, the one picked up lifted.
func cards(t *furniture.Table, n, up int) {
	t.Hand = furniture.Cards{N: n, Up: up, W: 124, H: 172, Lift: 14, FullW: 167, FullH: 232}
	t.Title = "Your hand"
	for i := range n {
		t.Cards = append(t.Cards, table.KindCard.Spot(fmt.Sprint("card-", i)))
	}
}

// seat is one with a hidden hand.
func seat(i int) furniture.Seat {
	name := []string{"Appalachians", "New York", "Mutants", "Merchants"}[i]
	return furniture.Seat{
		Name: name, Spot: table.KindPile.Spot(name), Color: kit.Gold, Score: 20 + i, Then: 20 + i*i,
		Active: i == 1, Out: i == 3,
		Counters: []furniture.Counter{{Icon: kit.IconHand, N: 4 + i}, {Icon: kit.IconDeck, N: 31}},
	}
}

// command is a button of a command that has a home.
func command(id string, icon kit.Icon, home furniture.Home) furniture.Button {
	label := strings.ToUpper(id[:1]) + id[1:]
	return furniture.Button{Button: panel.Button{ID: id, Label: label, Icon: icon}, Spare: true, Home: home}
}

// ends are the buttons at the ends of the top bar.
var ends = []furniture.Button{
	{Button: panel.Button{ID: "menu", Label: "Menu", Icon: kit.IconMenu}, Slot: furniture.SlotTopLeft},
	{Button: panel.Button{ID: "log", Label: "Log", Icon: kit.IconLog}, Slot: furniture.SlotTopRight},
	{Button: panel.Button{ID: "mute", Label: "Sound", Icon: kit.IconSound}, Slot: furniture.SlotSound},
}

// samples are tables to lay out, by name.
var samples = map[string]func() *furniture.Table{
	"four seats, a hand that scrolls": func() *furniture.Table {
		t := &furniture.Table{Prompt: furniture.Prompt{
			Heading: "Your turn", Lines: []string{"Play a card, or swap one for **an unknown** card of the deck."},
		}}
		for i := range 4 {
			t.Seats = append(t.Seats, seat(i))
		}
		cards(t, 9, 3)
		t.Buttons = append(slices.Clone(ends), command("undo", kit.IconUndo, furniture.HomeUndo),
			command("hint", kit.IconHint, furniture.HomeHint), command("recap", kit.IconEye, furniture.HomeRecap),
			furniture.Button{Button: panel.Button{ID: "play", Label: "Play", Style: panel.StyleMain}},
			furniture.Button{Button: panel.Button{ID: "swap", Label: "Swap", Style: panel.StyleMain}})
		t.Log.Lines = []string{"New York plays a card.", "The Mutants swap a card with the deck."}
		t.Log.Recent = 1
		return t
	},
	"two seats": func() *furniture.Table {
		t := &furniture.Table{
			Seats: []furniture.Seat{seat(0), seat(1)}, Banner: furniture.Banner{Title: "Round 5", Sub: "your move"},
			Prompt: furniture.Prompt{
				Heading: "Gas station: which way?", Lines: []string{"Your turn. One action, then New York."},
				Short: "Which way?", Brief: []string{"One action."},
			},
			Log: furniture.Log{Lines: []string{"New York builds a Pub."}}, Left: true,
			Steps: furniture.Steps{
				Index: 2, Labels: []string{"I", "II", "III", "IV"}, Now: "III Actions",
				Names: []string{"Draft", "Production", "Actions", "Scoring"},
			},
		}
		cards(t, 4, -1)
		t.Buttons = append(slices.Clone(ends), command("undo", kit.IconUndo, furniture.HomeUndo),
			furniture.Button{Button: panel.Button{
				ID: "pass", Label: "Pass", Sub: "for this round", Style: panel.StyleMain,
			}})
		return t
	},
	"alone, without a hand": func() *furniture.Table {
		t := &furniture.Table{
			Seats:  []furniture.Seat{seat(0)},
			Prompt: furniture.Prompt{Heading: "Where to?", Lines: []string{"Choose the next place on the map."}},
			Log: furniture.Log{
				Lines: []string{"The convoy leaves the ruins.", "A storm comes up from the west."}, Recent: 2,
			},
		}
		t.Buttons = append(slices.Clone(ends), command("hint", kit.IconHint, furniture.HomeHint))
		for _, id := range []string{"zoom-in", "zoom-out", "zoom-home"} {
			zoom := panel.Button{ID: id, Label: id, Icon: kit.IconPlus}
			t.Buttons = append(t.Buttons, furniture.Button{Button: zoom, Slot: furniture.SlotField})
		}
		return t
	},
	"a film": func() *furniture.Table {
		t := &furniture.Table{
			Seats: []furniture.Seat{seat(0), seat(1)}, Banner: furniture.Banner{Title: "Combat", Alarm: true},
			Prompt: furniture.Prompt{Heading: "The enemy fires", Read: true},
		}
		cards(t, 3, -1)
		t.Buttons = slices.Clone(ends)
		for _, one := range []furniture.Button{command("pause", kit.IconPause, furniture.HomeUndo),
			command("step", kit.IconStep, furniture.HomeHint), command("skip", kit.IconSkip, furniture.HomeRecap)} {
			one.Slot = furniture.SlotFilm
			t.Buttons = append(t.Buttons, one)
		}
		speed := panel.Button{ID: "speed", Label: "2×"}
		t.Buttons = append(t.Buttons, furniture.Button{Button: speed, Slot: furniture.SlotSpeed})
		return t
	},
}

// each runs a test for every sample in every window at every size of text.
func each(t *testing.T, check func(t *testing.T, m *furniture.Table, f *furniture.Layout)) {
	for name, build := range samples {
		for _, w := range windows {
			for _, scale := range scales {
				t.Run(fmt.Sprintf("%s %gx%g, text %g", name, w[0], w[1], scale), func(t *testing.T) {
					m := build()
					check(t, m, m.Layout(kit.NewWindow(w[0], w[1], scale)))
				})
			}
		}
	}
}

// TestEverythingHasItsPlace: nothing leaves the window or overlaps but the cards of a fan, no finger finds less
// than it needs, and there is room for a field.
func TestEverythingHasItsPlace(t *testing.T) {
	each(t, func(t *testing.T, m *furniture.Table, f *furniture.Layout) {
		var hits scene.Hits
		f.Hits(&hits)
		fan := func(a, b table.Spot) bool { return a.Kind == table.KindCard && b.Kind == table.KindCard }
		edge := func(s table.Spot) bool { return s.Kind == table.KindCard && f.Hand.Most > 0 }
		for _, fault := range uitest.Misplaced(f.Window, hits, fan, edge) {
			t.Error(fault)
		}
		zooms := furniture.Has(m.Buttons, furniture.SlotField)
		if f.Field.H < 0.4*f.H || f.Field.W != f.W && !zooms || f.Field.W < f.W*0.8 {
			t.Errorf("the field is %v", f.Field)
		}
		for _, b := range m.Buttons {
			if _, ok := hits.Anchor(b.Spot()); !ok && b.Slot != furniture.SlotSound && !b.Spare {
				t.Errorf("%s has no place", b.ID)
			}
		}
	})
}

// TestNoTextIsCut: all words are whole, but for those of prompt and log, which a touch opens.
func TestNoTextIsCut(t *testing.T) {
	canvas := uitest.NewBlindCanvas()
	each(t, func(t *testing.T, m *furniture.Table, f *furniture.Layout) {
		p := m.Prompt
		opens := []string{p.Heading, strings.Join(p.Lines, "\n"), strings.Join(p.Brief, " ")}
		opens = append(opens, m.Log.Lines...)
		canvas.Watch(func(text string) {
			if !slices.Contains(opens, text) {
				t.Errorf("%q is cut", text)
			}
		})
		canvas.Begin(0.1)
		drawn := 0
		f.Draw(canvas, func(i int, at furniture.HandCard) {
			if drawn++; at.Rect.W < 40 || at.Rect.H < 60 {
				t.Errorf("card %d is %.0f×%.0f", i, at.Rect.W, at.Rect.H)
			}
		})
		canvas.End()
		if drawn != m.Hand.N {
			t.Errorf("%d cards are drawn, of %d", drawn, m.Hand.N)
		}
	})
}

// TestEveryCardCanBeReached: scrolled as Reveal says, every card of a long hand is wholly in sight, and the sign that
// the hand goes on beyond its end lies over none of it.
func TestEveryCardCanBeReached(t *testing.T) {
	m := samples["four seats, a hand that scrolls"]()
	w := kit.NewWindow(360, 640, 1)
	for i, spot := range m.Cards {
		m.Hand.Scroll = 0
		at, ok := m.Layout(w).Reveal(spot)
		m.Hand.Scroll = at
		f := m.Layout(w)
		const sign = 24 // its width is at least so much
		from, to := f.Hand.X, f.Hand.Right()
		left, right := f.Hand.Hidden()
		if left > 0 {
			from += sign
		}
		if right > 0 {
			to -= sign
		}
		if r := f.Hand.Cards[i].Rect; !ok || r.X < from-0.5 || r.Right() > to+0.5 {
			t.Errorf("scrolled to %.0f, card %d is at %v of %v", at, i, r, f.Hand.Rect)
		}
	}
	m.Hand.Scroll = 0
	three := m.Cards[len(m.Cards)-3:]
	at, ok := m.Layout(w).Reveal(three...)
	if last, _ := m.Layout(w).Reveal(three[2]); !ok || at != last {
		t.Errorf("for the last three cards one scrolls to %.0f, and for the last to %.0f", at, last)
	}
	if _, ok := m.Layout(w).Reveal(m.Cards...); ok {
		t.Error("all cards of a hand that scrolls are in view together")
	}
	m.Hand.Scroll = at
	if left, right := m.Layout(w).Hand.Hidden(); left == 0 || right != 0 {
		t.Errorf("scrolled to the end, %d cards are beyond the left end and %d beyond the right", left, right)
	}
}

// TestSkipStandsWhereNoMoveDoes: a finger that means to skip what is shown, and comes when it is over, makes no move.
func TestSkipStandsWhereNoMoveDoes(t *testing.T) {
	each(t, func(t *testing.T, m *furniture.Table, f *furniture.Layout) {
		if !slices.ContainsFunc(m.Buttons, func(b furniture.Button) bool { return b.Home != furniture.NoHome }) {
			return // no game is without any command that keeps its place
		}
		film := samples["a film"]()
		film.Left = m.Left
		shown := film.Layout(f.Window)
		at := slices.IndexFunc(film.Buttons, func(b furniture.Button) bool { return b.ID == "skip" })
		skip := shown.Buttons.Place[at].Rect
		for i, b := range m.Buttons {
			both := f.Buttons.Place[i].Rect.Intersect(skip)
			if b.Home == furniture.NoHome && b.Slot == furniture.SlotAction && !both.Empty() {
				t.Errorf("%s stands where Skip stood", b.ID)
			}
		}
	})
}
