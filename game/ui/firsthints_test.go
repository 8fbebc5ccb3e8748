package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// hinted plays at random until there is a hint, or n moves were made; it returns the hints.
func (b *bench) hinted(n int) (said []string) {
	b.t.Helper()
	for moves := 0; moves < n && b.Screen().Panel != scene.EndPanel; {
		b.until("something to do", func() bool {
			if b.Screen().Panel == scene.WarningPanel {
				b.Press("button:insist")
			}
			return len(b.Moves()) > 0 || b.Screen().Panel == scene.EndPanel
		})
		if c := b.Screen().Coach; c != nil {
			said = append(said, c.Text)
			b.Press("button:" + c.Commands[0].ID)
			b.Run()
		}
		if list := b.Moves(); len(list) > 0 {
			b.Press(list[moves%len(list)])
			moves++
		}
	}
	return said
}

// TestHintsInFirstGames: each is said once, in this game or the next, and none any more once they are switched off.
func TestHintsInFirstGames(t *testing.T) {
	t.Parallel()
	b := open(t, map[string]string{"settings": "speed=0 level=1", "told": "convoy/primer"})
	b.Unjudged = true
	b.Press("button:play-outpost")
	first := b.hinted(25)
	if len(first) < 3 {
		t.Errorf("in 25 moves are said %q", first)
	}
	told := b.Kept("told")
	for _, word := range strings.Fields(told) {
		if !strings.HasPrefix(word, convoy.Rules{}.Name()+"/") {
			t.Errorf("%q is no hint", word)
		}
	}
	if n := len(strings.Fields(told)) - 1; n != len(first) {
		t.Errorf("%d were said and %d are kept", len(first), n)
	}
	b.Press("button:menu", "button:title", "button:play-outpost")
	for _, text := range b.hinted(15) {
		for _, before := range first {
			if text == before {
				t.Errorf("%q is said again", text)
			}
		}
	}
	b = open(t, map[string]string{"settings": "speed=0 level=1", "told": "convoy/primer"})
	b.Press("button:play-outpost")
	b.until("a hint", func() bool { return b.Screen().Coach != nil })
	b.Press("button:coach-never")
	if said := b.hinted(15); len(said) > 0 || !strings.Contains(b.Kept("settings"), "tips=off") {
		t.Errorf("switched off, still is said %q", said)
	}
}

// TestAHintIsAloneInItsBox: the seal of the deal, which was told just before, is not read in it.
func TestAHintIsAloneInItsBox(t *testing.T) {
	t.Parallel()
	b := open(t, map[string]string{"settings": "speed=0 level=1", "told": "convoy/primer"})
	b.Press("button:play-outpost")
	b.until("a hint", func() bool { return b.Screen().Coach != nil })
	if note := b.Screen().Coach.Note; note != "" || b.Screen().Toast == "" {
		t.Errorf("beside the hint is read %q, and the message is %q", note, b.Screen().Toast)
	}
}

// TestEscapeTakesOneThingAway: first the message, then the hint in its box; only then it opens the menu, where the next
// touch would mean something else.
func TestEscapeTakesOneThingAway(t *testing.T) {
	t.Parallel()
	b := open(t, map[string]string{"settings": "speed=0 level=1", "told": "convoy/primer"})
	b.Press("button:play-outpost")
	b.until("a hint", func() bool { return b.Screen().Coach != nil })
	for n, left := range [][3]bool{{true, true, false}, {false, true, false}, {false, false, false},
		{false, false, true}} {
		if n > 0 {
			b.key(desk.KeyEscape)
		}
		screen := b.Screen()
		if got := [3]bool{screen.Toast != "", screen.Coach != nil, screen.Panel == scene.MenuPanel}; got != left {
			t.Fatalf("after %d times Escape message, hint and menu are there: %v, not %v", n, got, left)
		}
	}
}

// TestAHintBeforeTheGameDelaysNone: who was told about the opening hand is told about districts as soon as there is one
// to choose.
func TestAHintBeforeTheGameDelaysNone(t *testing.T) {
	t.Parallel()
	b := open(t, map[string]string{"settings": "speed=0 level=1", "told": "convoy/primer"})
	b.Press("button:play-moloch")
	said := b.hinted(2)
	if told := b.Kept("told"); len(said) != 2 || !strings.Contains(told, "convoy/district") ||
		!strings.Contains(told, "convoy/opening") {
		t.Errorf("in the first two decisions are said %q, kept is %q", said, told)
	}
}

// TestAHintSwallowsNoTouch: where a hint has to lie over what can be chosen and the table is dimmed, a touch beside it
// takes it away and means what was touched; a touch of the box itself means nothing.
func TestAHintSwallowsNoTouch(t *testing.T) {
	t.Parallel()
	hex := slices.IndexFunc(shelf.Offers(), func(o desk.Offer) bool { return o.Kind.Name() == "hex" })
	b := single(t, hex, "en", map[string]string{"settings": "speed=0 level=1", "told": "hex/primer"})
	b.W, b.H = 360, 640
	b.Press(b.quickStart())
	dims := func() bool {
		p, _ := b.Run()
		return p.Dims()
	}
	b.until("a hint over a dimmed table", dims)
	p, _ := b.Run()
	x, y, ok := p.Where(table.KindNote.Spot("coach"))
	if !ok {
		t.Fatal("the box has no place")
	}
	b.App.Tap(x, y)
	if !dims() {
		t.Error("a touch of the box takes it away")
	}
	card := slices.IndexFunc(p.Sights(), func(s scene.Sight) bool { return s.Spot.Kind == table.KindCard && s.Seen })
	if card < 0 {
		t.Fatal("no card is in sight")
	}
	before := p.(*skin.Picture).Open.Lit
	b.Tap(p.Sights()[card].Spot.String())
	p, _ = b.Run()
	if b.Screen().Coach != nil || slices.Equal(p.(*skin.Picture).Open.Lit, before) {
		t.Errorf("after a touch of a card the hint is %v, and what is lit is as before", b.Screen().Coach)
	}
}

// dimmed returns a game in which a hint dims the table, and a place in the dark that a tile would be put on at once.
func dimmed(t *testing.T) (b *bench, dark table.Spot) {
	t.Helper()
	hex := slices.IndexFunc(shelf.Offers(), func(o desk.Offer) bool { return o.Kind.Name() == "hex" })
	b = single(t, hex, "en", map[string]string{"settings": "speed=0 level=1", "told": "hex/primer"})
	b.W, b.H = 360, 640
	b.Press(b.quickStart())
	b.until("a hint over a dimmed table", func() bool {
		p, _ := b.Run()
		return p.Dims()
	})
	next, of := b.Session().Next(), b.Screen().Coach.Of
	at := slices.IndexFunc(next, func(s table.Spot) bool {
		return s.Kind == table.KindPlace && !slices.Contains(of, s)
	})
	if at < 0 {
		t.Fatalf("no place lies in the dark: %v", next)
	}
	return b, next[at]
}

// TestATouchInTheDarkMakesNoMove: where a hint dims the table, a touch that would make a move at once takes only the
// hint away, as whoever touches there may mean no more; what was begun stays begun, and the next touch makes the move.
func TestATouchInTheDarkMakesNoMove(t *testing.T) {
	t.Parallel()
	b, spot := dimmed(t)
	session, moves := b.Session(), b.Session().MoveCount()
	b.Tap(spot.String())
	if b.Run(); b.Screen().Coach != nil || session.MoveCount() != moves {
		t.Errorf("a touch of %s in the dark leaves the hint %v and makes %d moves", spot, b.Screen().Coach,
			session.MoveCount()-moves)
	}
	b.Tap(spot.String())
	if b.Run(); session.MoveCount() == moves {
		t.Errorf("a second touch of %s makes no move", spot)
	}
}
