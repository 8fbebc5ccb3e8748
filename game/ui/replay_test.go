package ui_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// Address implements desk.Page.
func (d *desktop) Address() string { return "https://night.example/table/" }

// played is a bench with a game of The Convoy that was given up after some moves, on a host with everything.
func played(t *testing.T, moves int) (*bench, *desktop) {
	t.Helper()
	d := &desktop{owned: true}
	d.Stored = map[string]string{"settings": "speed=0 tips=off level=1"}
	offers := shelf.Offers()[:1]
	for _, o := range offers {
		d.Kinds = append(d.Kinds, o.Kind)
	}
	b := &bench{&uitest.Window{App: ui.New(d, offers...), W: 1280, H: 720}, &d.Host, t}
	b.Press("button:play-outpost")
	for n := range moves {
		b.until("my turn", func() bool { return len(b.Moves()) > 0 || b.Screen().Panel != scene.NoPanel })
		for b.Screen().Panel == scene.RevealPanel || b.Screen().Panel == scene.WarningPanel {
			b.Press("button:" + b.can()[0])
		}
		if list := b.Moves(); len(list) > 0 {
			b.Press(list[n%len(list)])
		}
	}
	for b.Screen().Panel == scene.RevealPanel || b.Screen().Panel == scene.WarningPanel {
		b.Press("button:" + b.can()[0])
	}
	b.finish()
	return b, d
}

// TestATimelineCoversNoHand: the line of a replay lies below the buttons where the window is high enough. On its last
// page the gold button says that it is the last, and closes. A way back is on every page.
func TestATimelineCoversNoHand(t *testing.T) {
	b, _ := played(t, 30)
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {768, 1024}, {1280, 720}} {
		b.W, b.H = size[0], size[1]
		b.Press("button:replay")
		last := b.Screen().Timeline.Pages - 1
		p, _ := b.Run()
		_, foot, ok := p.Where(spotOf("moment:" + strconv.Itoa(last)))
		_, button, there := p.Where(spotOf("button:recap-on"))
		if !ok || !there || foot < button {
			t.Errorf("%v: the line is at %g, %v, and the button at %g, %v", size, foot, ok, button, there)
		}
		for range last {
			p, _ := b.Run()
			if _, _, there := p.Where(spotOf("button:close")); !there {
				t.Errorf("%v: there is no way back from moment %d", size, b.Screen().Timeline.At)
			}
			b.Press("button:recap-on")
		}
		if on := b.command("recap-on"); on.Label != "Done" {
			t.Errorf("%v: on the last page the button says %q", size, on.Label)
		}
		if b.Press("button:recap-on"); b.Screen().Panel != scene.EndPanel {
			t.Errorf("%v: it leads to panel %d", size, b.Screen().Panel)
		}
	}
}

// TestAReplayStaysWhereItIs: what opens over a replay changes neither its table's place nor that its line is seen.
func TestAReplayStaysWhereItIs(t *testing.T) {
	b, _ := played(t, 30)
	for _, size := range [][2]float64{{390, 844}, {1280, 720}} {
		b.W, b.H = size[0], size[1]
		b.Press("button:replay")
		open := func() *panel.Layout {
			p, _ := b.Run()
			return p.(*skin.Picture).Above
		}
		before := open()
		hits := before.Hits()
		i := slices.IndexFunc(hits, func(h scene.Hit) bool { return h.Spot.Kind == table.KindCard })
		b.Tap(hits[i].Spot.String())
		over := open()
		if b.Screen().Inspect == table.NoSpot {
			t.Fatalf("%v: no card is shown large", size)
		}
		if over.Window.H != before.Window.H || over.Timeline != before.Timeline || before.Timeline.Empty() {
			t.Errorf("%v: the table of %g has the line at %v; under the card, of %g, it is at %v", size,
				before.Window.H, before.Timeline, over.Window.H, over.Timeline)
		}
		b.Press("button:close", "button:close")
	}
}

// TestAReplayShowsTheWholeGame: from the end it goes step by step, to any moment of the line, seen from either side,
// with the curve of chances; it closes to where it was opened.
func TestAReplayShowsTheWholeGame(t *testing.T) {
	t.Parallel()
	b, _ := played(t, 12)
	b.Press("button:replay")
	line := b.Screen().Timeline
	if line == nil || line.At != 0 || line.Pages < 10 {
		t.Fatalf("the line of time is %+v", line)
	}
	b.Press("button:recap-on", "button:recap-on")
	if at := b.Screen().Timeline.At; at != 2 {
		t.Errorf("two steps on it is at %d", at)
	}
	b.Press("button:recap-back")
	if at := b.Screen().Timeline.At; at != 1 {
		t.Errorf("a step back it is at %d", at)
	}
	last := line.Pages - 1
	b.until("the chances are known", func() bool { return len(b.Screen().Timeline.Curve) == line.Pages })
	p, _ := b.Run()
	x, y, ok := p.Where(spotOf("moment:" + strconv.Itoa(last)))
	if !ok {
		t.Fatal("the end of the line is nowhere")
	}
	b.App.Tap(x, y)
	b.Run()
	if at := b.Screen().Timeline.At; at != last {
		t.Errorf("a tap on its end leads to %d of %d", at, last)
	}
	if slices.Contains(b.can(), "branch") {
		t.Error("one can play on from the end")
	}
	b.Press("button:recap-back", "button:eyes")
	if at := b.Screen().Timeline.At; at != last-1 {
		t.Errorf("from the other side it is at %d", at)
	}
	if got := b.Screen().Commands; !slices.ContainsFunc(got, func(c scene.Command) bool {
		return c.ID == "eyes" &&
			c.Sub == "everything"
	}) {
		t.Errorf("seen by Moloch there is %v", got)
	}
	for _, want := range []scene.Secrets{scene.AllSecrets, scene.NoSecrets, scene.OwnSecrets} {
		b.Press("button:eyes")
		b.Run()
		if c := b.Screen(); c.Secrets != want || c.Timeline.At != last-1 {
			t.Errorf("secrets are %d at %d, not %d", c.Secrets, c.Timeline.At, want)
		}
	}
	if s := b.Screen().Commands; !slices.ContainsFunc(s, func(c scene.Command) bool {
		return c.ID == "eyes" &&
			c.Sub == "Moloch"
	}) {
		t.Errorf("after all ways to look there is %v", s)
	}
	b.Press("button:close")
	if b.Screen().Panel != scene.EndPanel || b.Screen().Timeline != nil {
		t.Errorf("it closes to %v with %v", b.Screen().Panel, b.Screen().Timeline)
	}
}

// TestOneCanPlayOnFromAReplay: as another game, for practice, and the one that was shown stays what it was.
func TestOneCanPlayOnFromAReplay(t *testing.T) {
	t.Parallel()
	b, _ := played(t, 12)
	kept := b.LastGame()
	b.Press("button:replay", "button:recap-on", "button:recap-on", "button:recap-on", "button:recap-on",
		"button:recap-on", "button:recap-on", "button:branch")
	b.until("somebody is asked", func() bool { return len(b.Moves()) > 0 })
	if badge := b.Screen().Badge; badge == nil || badge.Label != "practice" {
		t.Errorf("it is marked with %v", badge)
	}
	games := b.KeptGames()
	if len(games) != 2 {
		t.Fatalf("there are %d games", len(games))
	}
	for _, text := range games {
		if text == kept {
			return
		}
	}
	t.Error("the game that was shown has changed")
}

// TestAnAddressOpensAGame in another copy of the program, which has never seen it; what is no game is said so and
// changes nothing.
func TestAnAddressOpensAGame(t *testing.T) {
	t.Parallel()
	b, d := played(t, 12)
	b.Press("button:link")
	address := d.given
	if !strings.HasPrefix(address, "https://night.example/table/#replay=") || len(address) > 600 {
		t.Fatalf("the address is %q", address)
	}
	other, hands := full(t, map[string]string{"settings": "speed=0 tips=off"})
	other = &bench{&uitest.Window{App: ui.New(hands, shelf.Offers()[:1]...), W: 1280, H: 720}, other.Host, t}
	other.App.Link("https://elsewhere.example/")
	other.App.Link(address[:len(address)-9])
	other.until("it is refused", func() bool { return other.Screen().Toast != "" })
	if other.Screen().Panel != scene.TitlePanel {
		t.Error("half an address opens something")
	}
	other.App.Link(strings.Replace(address, "night", "elsewhere", 1))
	other.until("the game is shown", func() bool { return other.Screen().Timeline != nil })
	other.Press("button:close")
	if other.Screen().Panel != scene.EndPanel || len(other.KeptGames()) != 1 {
		t.Errorf("it closes to %v with %d games kept", other.Screen().Panel, len(other.KeptGames()))
	}
	// However it is written, it is the same game, kept once and marked as somebody else's.
	_, code, _ := strings.Cut(address, "#replay=")
	for _, written := range []string{"Look: " + address + "!", "> " + code[:40] + "\r\n> " + code[40:],
		"(`" + code + "`).",
		"\ufeff" + code[:9] + "\u200b" + code[9:12] + "\u00ad" + code[12:], strings.Replace(address, "#", "%23", 1)} {
		other.Press("button:menu", "button:title", "button:ways", "button:import")
		hands.take(written)
		other.until("the game is shown: "+written, func() bool { return other.Screen().Timeline != nil })
		other.Press("button:close")
	}
	other.Press("button:title", "button:shelf", "button:games")
	if n := len(other.KeptGames()); n != 1 {
		t.Errorf("opened again and again it is %d games", n)
	}
	said := ""
	for _, c := range other.Screen().Commands {
		said += c.Sub + "\n"
	}
	if !strings.Contains(said, "somebody else") {
		t.Errorf("it is listed with %q", said)
	}
}

// TestALinkWaitsForTheGames: opened while another window has the games, it is opened once this one has them.
func TestALinkWaitsForTheGames(t *testing.T) {
	t.Parallel()
	b, d := played(t, 12)
	b.Press("button:link")
	other, hands := full(t, map[string]string{"settings": "speed=0 tips=off"})
	hands.owned = false
	other = &bench{&uitest.Window{App: ui.New(hands, shelf.Offers()[:1]...), W: 1280, H: 720}, other.Host, t}
	other.App.Owns(false)
	other.App.Link(d.given)
	other.until("it says that another window has them",
		func() bool { return other.Screen().Panel == scene.ElsewherePanel })
	hands.owned = true
	other.App.Owns(true)
	other.until("the game is shown", func() bool { return other.Screen().Timeline != nil })
}
