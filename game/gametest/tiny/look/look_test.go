package look_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// windows are the sizes that must work, in CSS pixels.
var windows = [][2]float64{{360, 640}, {821, 462}, {1280, 720}, {1920, 1080}, {768, 1024}}

// played is a tiny game, opened in its own look.
type played struct {
	*uitest.Window
	*uitest.Host
	t *testing.T
}

// ways are ways to begin a game: the index of its offer, its setting, and the button that begins it.
var ways = map[string]struct {
	of           int
	setup, begin string
}{
	"cards for three": {0, "setup=three", "button:play-second"},
	"cards for four":  {0, "setup=four", "button:play-first"},
	"a walk":          {1, "", "button:play-calm"},
}

// open opens the program with a game in a language, before the game is begun.
func open(t *testing.T, of int, lang, settings string, stored map[string]string) *played {
	t.Helper()
	if stored == nil {
		stored = map[string]string{}
	}
	if stored["settings"] == "" {
		stored["settings"] = "speed=0 level=1 " + settings
	}
	h := &uitest.Host{Kinds: []game.Kind{cards.Kind{}, solo.Kind{}}, Stored: stored}
	return &played{&uitest.Window{App: ui.New(h, look.Offers(lang)[of]), W: 1280, H: 720}, h, t}
}

// wait lets time pass until the person is asked or the game is over, and closes whatever opens meanwhile.
func (p *played) wait() (over bool) {
	p.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		p.Run()
		switch p.App.Screen().Panel {
		case scene.EndPanel:
			return true
		case scene.RevealPanel:
			p.App.Press("button:seen")
		}
		if len(p.Moves()) > 0 {
			return false
		}
	}
	p.t.Fatal("nobody moves")
	return false
}

// hits returns the places that can be pointed at on the table itself.
func hits(p scene.Picture) scene.Hits {
	shown := p.(*skin.Picture)
	if shown.Open.Panel != nil || shown.Open.Inspect != nil {
		return nil // package panel tests what lies open over the table
	}
	return shown.Table.Hits()
}

// TestEverythingHasItsPlace checks in every window, at every size of text and in every language that nothing leaves the
// window or overlaps, that fingers find what they need, and that no words are cut, both in a game and where something
// lies open over it.
func TestEverythingHasItsPlace(t *testing.T) {
	canvas := uitest.NewBlindCanvas()
	for name, way := range ways {
		for _, lang := range words.Languages {
			for _, text := range []string{"100", "150"} {
				t.Run(fmt.Sprintf("%s, %s, text %s", name, lang, text), func(t *testing.T) {
					p := open(t, way.of, lang, "tips=off text="+text+" "+way.setup, nil)
					p.Press(way.begin)
					p.everywhere(canvas, "begun")
					for i := range 3 {
						if p.wait() {
							break
						}
						moves := p.Moves()
						p.Press(moves[len(moves)-1])
						p.everywhere(canvas, fmt.Sprint("after ", i+1, " moves"))
					}
					for _, spot := range p.cards() { // what can be done with it is asked
						p.Tap(spot)
						p.everywhere(canvas, "picked "+spot)
					}
					for _, button := range slices.Clone(p.Buttons) {
						spot, err := table.ParseSpot(button.ID)
						if err == nil && spot.Kind != table.KindButton {
							p.Press(button.ID)
							p.everywhere(canvas, button.ID)
							p.Press("button:close")
						}
					}
					p.Press("button:log")
					p.everywhere(canvas, "log")
					p.Press("button:close", "button:menu", "button:concede", "button:concede-yes")
					p.everywhere(canvas, "end")
				})
			}
		}
	}
}

// cards returns the spots of the cards in hand.
func (p *played) cards() (list []string) {
	for _, button := range p.Buttons {
		if spot, err := table.ParseSpot(button.ID); err == nil && spot.Kind == table.KindCard {
			list = append(list, button.ID)
		}
	}
	return list
}

// everywhere checks a moment in all windows. Only prompt and log may be cut, since a touch opens them.
func (p *played) everywhere(canvas *kit.Canvas, moment string) {
	p.t.Helper()
	defer func(w, h float64) { p.W, p.H = w, h }(p.W, p.H)
	for _, size := range windows {
		p.W, p.H = size[0], size[1]
		picture, m := p.Run()
		at := fmt.Sprintf("%s, %gx%g", moment, p.W, p.H)
		card := func(s table.Spot) bool { return s.Kind == table.KindCard }
		fan := func(a, b table.Spot) bool { return card(a) && card(b) }
		edge := func(s table.Spot) bool { return s.Kind == table.KindPlace } // these may be cut off
		shown := picture.(*skin.Picture)
		for _, fault := range uitest.Misplaced(shown.Above.Window, hits(picture), fan, edge) {
			p.t.Errorf("%s: %s", at, fault)
		}
		for _, button := range p.Buttons {
			if _, err := table.ParseSpot(button.ID); err != nil && hits(picture) != nil && button.X == 0 &&
				button.Y == 0 {
				p.t.Errorf("%s: nothing is seen of %q", at, button.ID)
			}
		}
		for _, text := range uitest.Cut(canvas, picture, m) {
			if !strings.Contains(p.Read(), text) {
				p.t.Errorf("%s: %q is cut", at, text)
			}
		}
	}
}

// TestWholeGames plays each game to its end in every language, by hidden buttons, by taps and by keys, and then replays
// it.
func TestWholeGames(t *testing.T) {
	for name, way := range ways {
		for i, by := range []string{"buttons", "taps", "keys", "buttons"} {
			lang := words.Languages[i]
			t.Run(fmt.Sprintf("%s by %s, %s", name, by, lang), func(t *testing.T) {
				t.Parallel()
				p := open(t, way.of, lang, "tips=off "+way.setup, nil)
				p.W, p.H = windows[i][0], windows[i][1]
				p.Press(way.begin)
				moves := 0
				for ; !p.wait() && moves < 60; moves++ {
					p.move(by)
				}
				if moves < 2 || moves >= 60 {
					t.Errorf("it took %d moves", moves)
				}
				p.Press("button:replay")
				if p.App.Screen().Timeline == nil {
					t.Error("it is not shown again")
				}
				for range 3 {
					p.Press("button:recap-on")
				}
				if at := p.App.Screen().Timeline; at == nil || at.At == 0 {
					t.Errorf("shown again it is at %+v", at)
				}
			})
		}
	}
}

// move makes the last move offered, by buttons, taps or keys.
func (p *played) move(by string) {
	p.t.Helper()
	moves := p.Moves()
	last := moves[len(moves)-1]
	switch by {
	case "buttons":
		p.Press(last)
	case "taps":
		if !p.TapMove(p.Host, last) {
			p.t.Fatalf("taps do not make %q", last)
		}
	case "keys": // to the first thing that can be touched, and on from there
		for range 3 {
			if p.Key(desk.KeyRight); p.App.Screen().Focus == table.NoSpot {
				p.t.Fatal("an arrow finds nothing")
			}
			p.Run()
			for range 2 { // a card, and what is done with it
				p.Key(desk.KeyEnter)
				p.Run()
			}
			if !slices.Equal(p.Moves(), moves) {
				return
			}
		}
		p.t.Fatalf("keys make none of %v", moves)
	}
}

// TestAGameGoesOnAfterAReload checks that a game is stored after each move.
func TestAGameGoesOnAfterAReload(t *testing.T) {
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			stored := map[string]string{}
			p := open(t, way.of, "en", "tips=off "+way.setup, stored)
			p.Press(way.begin)
			p.wait()
			p.move("buttons")
			p.wait()
			again := open(t, way.of, "en", "", stored)
			again.ResumeAtOnce()
			if again.wait(); !slices.Equal(again.Moves(), p.Moves()) {
				t.Errorf("after a reload the moves are %v, and were %v", again.Moves(), p.Moves())
			}
		})
	}
}

// TestFirstHints checks that each look gives hints in somebody's first game, and lights up what they are about.
func TestFirstHints(t *testing.T) {
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			p := open(t, way.of, "en", "tips=on "+way.setup, nil)
			p.Press(way.begin)
			p.wait()
			if said := p.App.Screen().Coach; said == nil || len(said.Of) == 0 || strings.HasPrefix(said.Text, "tiny.") {
				t.Errorf("it says %+v", said)
			}
		})
	}
}
