package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// single opens one game of the shelf in a language of words.Languages.
func single(t *testing.T, n int, lang string, stored map[string]string) *bench {
	t.Helper()
	offers, err := shelf.In(lang, games.Texts()[lang])
	if err != nil {
		t.Fatal(err)
	}
	h := &uitest.Host{Kinds: games.Kinds(), Stored: stored}
	return &bench{&uitest.Window{App: ui.New(h, offers[n]), W: 1280, H: 720}, h, t}
}

// quickStart is the first button that begins a game.
func (b *bench) quickStart() string {
	b.Run()
	for _, id := range b.can() {
		if strings.HasPrefix(id, "play-") {
			return "button:" + id
		}
	}
	b.t.Fatal("no game can be begun")
	return ""
}

// TestThePrimerComesOnce: before the first move of the first game of every kind, gone with one touch of anything, and
// not again, but when it is asked for.
func TestThePrimerComesOnce(t *testing.T) {
	for n, offer := range shelf.Offers() {
		name := offer.Kind.Name()
		for _, away := range []func(b *bench){
			func(b *bench) { b.Press("button:close") },
			func(b *bench) { b.Tap(table.KindOverlay.Spot("").String()) },
			func(b *bench) { b.Key(desk.KeyEscape) },
		} {
			b := single(t, n, "en", map[string]string{"settings": "speed=0 level=1"})
			start := b.quickStart()
			b.Press(start)
			b.Run()
			if b.Screen().Panel != scene.PrimerPanel || len(b.Asked) > 0 {
				t.Fatalf("%s: panel %d before the first game, and the opponent was asked %d times", name,
					b.Screen().Panel, len(b.Asked))
			}
			away(b)
			b.until(name+" goes on", func() bool { return len(b.Moves()) > 0 || len(b.Asked) > 0 })
			b.Press("button:menu", "button:primer", "button:close")
			if b.Screen().Panel != scene.MenuPanel {
				t.Errorf("%s: from the menu it comes back to panel %d", name, b.Screen().Panel)
			}
			b.Press("button:title", "button:primer")
			if b.Screen().Panel != scene.PrimerPanel {
				t.Errorf("%s: it is not found on the first screen", name)
			}
			b.Press("button:close", start)
			if b.Screen().Panel == scene.PrimerPanel {
				t.Errorf("%s: it comes again", name)
			}
		}
	}
}

// TestThePrimerStaysAway where tips are off, where such a game was played, and from lessons.
func TestThePrimerStaysAway(t *testing.T) {
	for n, offer := range shelf.Offers() {
		name := offer.Kind.Name()
		for _, stored := range []map[string]string{
			{"settings": "speed=0 tips=off"},
			{"settings": "speed=0", "scores": name + "/outpost/2 1 0"},
			{"settings": "speed=0", "told": name + "/primer"},
		} {
			b := single(t, n, "en", stored)
			b.Press(b.quickStart())
			if b.Screen().Panel == scene.PrimerPanel {
				t.Errorf("%s: with %v it comes", name, stored)
			}
		}
	}
}

// TestThePrimerFits: in every window and language all of it is seen at once, no word of it is cut, and it is read out.
func TestThePrimerFits(t *testing.T) {
	c := uitest.NewBlindCanvas()
	for n, offer := range shelf.Offers() {
		for _, lang := range words.Languages {
			b := single(t, n, lang, map[string]string{"settings": "speed=0 lang=" + lang})
			for _, size := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {1920, 1080}, {390, 844}} {
				b.W, b.H = size[0], size[1]
				b.Press("button:primer")
				p, m := b.Run()
				for _, text := range uitest.Cut(c, p, m) {
					t.Errorf("%s, %s, %v: %q is cut", offer.Kind.Name(), lang, size, text)
				}
				if most := p.Scroll().Panel; most > 0 {
					t.Errorf("%s, %s, %v: it has to be scrolled by %.0f", offer.Kind.Name(), lang, size, most)
				}
				said := b.Read()
				for _, part := range b.Screen().Primer.Parts {
					if first, _, _ := strings.Cut(strings.ReplaceAll(part.Text+part.Says, "**", ""), "\n"); !strings.
						Contains(said, first) {
						t.Errorf("%s, %s: %q is not read out", offer.Kind.Name(), lang, first)
					}
				}
				if !slices.Contains(b.can(), "close") {
					t.Errorf("%s, %s, %v: it cannot be closed", offer.Kind.Name(), lang, size)
				}
				b.Press("button:close")
			}
		}
	}
}
