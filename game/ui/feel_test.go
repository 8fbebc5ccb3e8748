package ui_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
)

// decided is a position in which ending the attack begins a battle, and the next
// turn is the other side's.
const decided = `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
	"moloch":{"hand":["hunter-2","brute","clown"],"deck":["hornet","defender","hunter-3","net-module","dreadnought","blocker"]},
	"outpost":{"hand":["scorn","runner"],"deck":["scout-1","kid","patriot","sniper","trooper-1","medic"]},
	"units":[{"id":"hunter-1","city":1},{"id":"trooper-2","city":1},{"id":"scout-2","city":2}]}`

// filmed tells whether something is being shown.
func (b *bench) filmed() bool {
	return slices.ContainsFunc(b.Screen().Bar, func(c scene.Command) bool { return c.ID == "skip" })
}

// endAttack ends the attack, also if that is warned of.
func (b *bench) endAttack() {
	b.Press("done")
	if b.Screen().Panel == scene.WarningPanel {
		b.Press("button:insist")
	}
}

// where is the middle of a thing on the canvas.
func (b *bench) where(text string) (x, y float64) {
	b.t.Helper()
	p, _ := b.Run()
	x, y, ok := p.Where(spotOf(text))
	if !ok {
		b.t.Fatalf("%s is not seen", text)
	}
	return x, y
}

// key presses a key and lets a frame pass.
func (b *bench) key(k desk.Key) {
	b.App.Key(k)
	b.Run()
}

// TestNothingHappensByAccident: while something is shown the buttons of moves are
// gone, on the canvas and beside it; a tap on where they stood changes nothing,
// and none counts just after a cut.
func TestNothingHappensByAccident(t *testing.T) {
	b := at(t, "outpost", "speed=1 tips=off level=1", decided)
	x, y := b.where("button:done")
	b.endAttack()
	b.until("the battle is shown", func() bool { return strings.Contains(b.title(), "wins in Ziggy One") })
	for range 3 {
		if moves := b.Moves(); len(moves) > 0 {
			t.Errorf("while the battle is shown one can %v", moves)
		}
		before := b.LastGame()
		b.App.Tap(x, y)
		b.Run()
		if b.LastGame() != before {
			t.Error("a tap on where the button stood made a move")
		}
	}
	// It cut what was shown; the next tap comes too soon, whatever it means by now.
	b.until("the person is asked again", func() bool { return len(b.Moves()) > 0 || b.filmed() })
}

// TestWhatIsAskedIsSaidWhenItCanBeAnswered: while a battle is shown its news are said, but not yet what comes after.
func TestWhatIsAskedIsSaidWhenItCanBeAnswered(t *testing.T) {
	b := at(t, "outpost", "speed=2 tips=off level=1", decided)
	b.endAttack()
	asks := func() bool {
		return slices.ContainsFunc(b.Said, func(text string) bool { return strings.Contains(text, "Your turn") })
	}
	b.Said = nil
	b.until("the battle is shown", func() bool { return strings.Contains(b.title(), "wins in Ziggy One") })
	if len(b.Said) == 0 || asks() {
		t.Errorf("while the battle is shown is said %q", b.Said)
	}
	b.until("the person is asked", func() bool {
		if len(b.Moves()) == 0 && asks() {
			t.Fatalf("with nothing to press is said %q", b.Said)
		}
		return len(b.Moves()) > 0
	})
	if b.Run(); !asks() {
		t.Errorf("once there are moves, all that has been said is %q", b.Said)
	}
}

// TestWhoHasLeftIsNotAsked: what a game would ask next is not said on the first screen.
func TestWhoHasLeftIsNotAsked(t *testing.T) {
	b := at(t, "outpost", "speed=1 tips=off level=1", decided)
	b.endAttack()
	b.until("the battle is shown", func() bool { return strings.Contains(b.title(), "wins in Ziggy One") })
	b.Press("button:menu", "button:title")
	b.until("the first screen is there", func() bool { return b.Screen().Panel == scene.TitlePanel })
	b.Said = nil
	for range 50 {
		b.Run()
		time.Sleep(5 * time.Millisecond)
	}
	if said := strings.Join(b.Said, " "); strings.Contains(said, "Your turn") {
		t.Errorf("on the first screen is said %q", said)
	}
}

// TestTheMenuIsHeardWhenAFilmBegins: a tap right after a film has begun or was cut was meant for what was there before;
// the menu was there too.
func TestTheMenuIsHeardWhenAFilmBegins(t *testing.T) {
	b := at(t, "outpost", "speed=1 tips=off level=1", decided)
	x, y := b.where("button:menu")
	b.endAttack()
	b.until("the battle is shown", func() bool { return strings.Contains(b.title(), "wins in Ziggy One") })
	b.Press("button:skip")
	b.App.Tap(x, y)
	if b.Run(); b.Screen().Panel != scene.MenuPanel {
		t.Errorf("right after a skip the menu's button opens %v", b.Screen().Panel)
	}
}

// TestASkipEndsOnlyTheBattle: the first ends the battle, the second what the
// other side does after it; both can be looked at again.
func TestASkipEndsOnlyTheBattle(t *testing.T) {
	t.Parallel()
	b := at(t, "outpost", "speed=1 tips=off level=1", decided)
	b.endAttack()
	b.until("the battle is shown", func() bool { return strings.Contains(b.title(), "wins in Ziggy One") })
	if slices.Contains(b.can(), "step") {
		t.Error("a film whose skin asks for no more than Skip has more")
	}
	b.Press("button:skip")
	b.until("what comes after it is shown", func() bool { return strings.Contains(b.title(), "Moloch attacks") })
	b.Press("button:skip")
	b.until("the person is asked", func() bool {
		if strings.Contains(b.title(), "Moloch plays") {
			t.Fatalf("after the second skip %q is shown", b.title())
		}
		return len(b.Moves()) > 0
	})
	b.Press("button:recap")
	if !slices.ContainsFunc(b.Screen().Commands, func(c scene.Command) bool { return c.ID == "recap-on" }) {
		t.Error("there is no recap of what was skipped")
	}
}

// title is the first heading of the document.
func (b *bench) title() string {
	for n := range b.Document.All() {
		if n.Kind == mirror.Title {
			return n.Text
		}
	}
	return ""
}

// TestTheTitleSaysWhereAGameStands, and another game may be begun beside it.
func TestTheTitleSaysWhereAGameStands(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	b.Press("button:menu", "button:title")
	says := func(text string) bool {
		return slices.ContainsFunc(b.Screen().Commands,
			func(c scene.Command) bool { return strings.Contains(c.Sub, text) })
	}
	if !says("Ziggy One, battle 1") {
		t.Errorf("the title does not say where the game stands: %v", b.Screen().Commands)
	}
	b.Press("button:play-outpost")
	if n := len(b.KeptGames()); n != 2 {
		t.Errorf("%d games are kept", n)
	}
	if !strings.Contains(b.Screen().Toast, "My games") {
		t.Errorf("nothing says that the game before is kept: %q", b.Screen().Toast)
	}
}

// TestMuteIsKept: M says what it did, is stored, and the settings show it.
func TestMuteIsKept(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off volume=75", decided)
	b.Press("button:mute")
	if !strings.Contains(b.Screen().Toast, "off") || !strings.Contains(b.Kept("settings"), "muted=on") {
		t.Errorf("says %q, stores %q", b.Screen().Toast, b.Kept("settings"))
	}
	b.Press("button:menu", "button:settings")
	chosen := func(id string) bool {
		return slices.ContainsFunc(b.Screen().Commands, func(c scene.Command) bool { return c.ID == id && c.Chosen })
	}
	if !chosen("set-volume-0") || chosen("set-volume-75") {
		t.Error("the settings do not show that the sound is off")
	}
	b.Press("button:close", "button:close", "button:mute", "button:menu", "button:settings")
	if !chosen("set-volume-75") {
		t.Error("the sound is not as loud as it was")
	}
}

// TestArrowsGoWhereTheyPoint, and the focus goes on to the first city where a
// card can go.
func TestArrowsGoWhereTheyPoint(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", decided)
	place := func(spot table.Spot) (x, y float64) { return b.where(spot.String()) }
	b.key(desk.KeyRight)
	if f := b.Screen().Focus; f.Kind != table.KindCard {
		t.Fatalf("the focus begins at %s", f)
	}
	x0, y0 := place(b.Screen().Focus)
	b.key(desk.KeyRight)
	if x, y := place(b.Screen().Focus); x <= x0 || y < y0-30 {
		t.Errorf("right went from %.0f,%.0f to %.0f,%.0f", x0, y0, x, y)
	}
	_, y0 = place(b.Screen().Focus)
	b.key(desk.KeyUp)
	if _, y := place(b.Screen().Focus); y >= y0 {
		t.Errorf("up went from %.0f to %.0f", y0, y)
	}
	b.key(desk.KeyDown)
	if _, y := place(b.Screen().Focus); y < y0-30 {
		t.Errorf("down did not come back to %.0f: %.0f", y0, y)
	}
	for presses := 0; b.Screen().Focus.Kind != table.KindCard && presses < 30; presses++ {
		b.key(desk.KeyRight)
	}
	b.key(desk.KeyEnter)
	if f := b.Screen().Focus; f.Kind != table.KindPlace {
		t.Errorf("after a card was chosen the focus is at %s", f)
	}
}

// TestAHandThatIsSeenStaysToBeRead: what Intelligence shows lies there large
// until it is put away.
func TestAHandThatIsSeenStaysToBeRead(t *testing.T) {
	for _, speed := range []string{"0", "4"} {
		b := at(t, "outpost", "level=1 tips=off speed="+speed,
			strings.Replace(decided, `"scorn"`, `"scorn","intelligence"`, 1))
		b.Press("instant intelligence")
		for end := time.Now().Add(20 * time.Second); b.Screen().Panel != scene.RevealPanel && time.Now().Before(end); {
			b.Run()
		}
		if n := len(b.Screen().Cards); n != 3 || !strings.Contains(b.Read(), "Brute") {
			t.Errorf("speed %s: %d cards lie open: %v", speed, n, b.Screen().Cards)
		}
		b.Press("button:seen")
		if b.Screen().Panel != scene.NoPanel || len(b.Moves()) == 0 {
			t.Errorf("speed %s: after it, panel %d", speed, b.Screen().Panel)
		}
	}
}

// TestALateSkipOpensNothing: a tap meant for the film, just after its end, falls on what lies there now and does
// nothing; a little later it opens that.
func TestALateSkipOpensNothing(t *testing.T) {
	t.Parallel()
	for range 20 {
		b := at(t, "outpost", "speed=4 tips=off level=1", standoff)
		b.Press("play trooper-1 2")
		b.until("a film", func() bool { return slices.Contains(b.can(), "skip") })
		var last time.Time // when the film was seen last, which a machine that does much else learns late
		b.until("its end", func() bool {
			going := slices.Contains(b.can(), "skip")
			if going {
				last = time.Now()
			}
			return !going
		})
		b.Tap("prompt:")
		b.Run()
		if time.Since(last) > 200*time.Millisecond {
			continue // that was not just after its end
		}
		if p := b.Screen().Panel; p != scene.NoPanel {
			t.Errorf("just after the film a tap opens %v", p)
		}
		time.Sleep(450 * time.Millisecond)
		b.Tap("prompt:")
		b.Run()
		if p := b.Screen().Panel; p != scene.LogPanel {
			t.Errorf("later it opens %v", p)
		}
		return
	}
	t.Error("no tap came in time")
}

// TestAFilmGoesOnWhereItWas: on a phone, which shows one city, what happens next begins in the city in which the step
// before ended, also when the screen is laid out anew meanwhile, as it is whenever the other side has thought of its
// next move.
func TestAFilmGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	b := at(t, "outpost", "speed=2 tips=off level=1", decided)
	b.W, b.H = 360, 640
	b.endAttack()
	city := func(p scene.Picture) (n int) {
		for c := range 5 {
			if p.Shows(spotOf("place:" + strconv.Itoa(c+1))) {
				n = c + 1
			}
		}
		return n
	}
	begun, ended, last, title, away := 0, 0, math.Inf(1), "", 0
	frame := time.Now()
	b.until("the person is asked", func() bool {
		p, m := b.Run()
		// On a busy machine one frame may come long before the end of a step and the next far into another: how the
		// step ended was not seen then.
		was := frame
		if frame = time.Now(); frame.Sub(was) > 50*time.Millisecond {
			ended = 0
		}
		if m.Before == nil {
			return len(b.Moves()) > 0 && !b.filmed()
		}
		now := city(m.Before)
		if m.T < last || b.title() != title { // a long frame may come from one step far into the next
			title = b.title()
			if begun = now; ended != 0 && now != ended {
				t.Errorf("%s: it begins in city %d, what was before ended in %d", b.title(), now, ended)
			}
			if ended > 2 {
				away++
			}
		}
		if now != begun {
			t.Errorf("%s: it began in city %d and now in %d", b.title(), begun, now)
		}
		ended, last = city(p), m.T
		if m.T > m.Length/3 && m.T < m.Length/2 {
			b.Press("button:mute") // which lays it out anew
		}
		return t.Failed()
	})
	if away == 0 && !t.Failed() {
		t.Error("no step was seen to follow another away from the battle: nothing is shown by that")
	}
}

// TestAnInstantIsDragged onto what it is aimed at, which is what a tap of that would do; let go on what it cannot be
// aimed at, it flies back and the screen says why.
func TestAnInstantIsDragged(t *testing.T) {
	const aims = `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["brain"]},"outpost":{"hand":["sniper","emp-assault","kid"],"deck":["trooper-1"]},
		"units":[{"id":"patriot","city":2},{"id":"dreadnought","city":2},{"id":"ripper","city":2}]}`
	b := at(t, "outpost", "speed=0 tips=off", aims)
	before := b.LastGame()
	if b.Drag("card:sniper", "piece:patriot"); b.LastGame() != before || b.Screen().Toast == "" {
		t.Errorf("on an own soldier it says %q", b.Screen().Toast)
	}
	if b.Drag("card:sniper", "piece:ripper"); b.LastGame() == before {
		t.Error("on a robot it does nothing")
	}
	b.Run()
	if moves := b.Moves(); slices.Contains(moves, "instant sniper") || slices.Contains(moves, "pick ripper") {
		t.Errorf("afterwards one can %q", moves)
	}
}
