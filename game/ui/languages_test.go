package ui_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// polyglot is a host with the words of all languages.
type polyglot struct {
	uitest.Host
	system string
	late   bool  // they are on their way
	fault  error // why they do not come
	spoken []string
}

func (p *polyglot) Language() string { return p.system }
func (p *polyglot) Offers(lang string) ([]ui.Offer, error) {
	if p.late || p.fault != nil {
		return nil, p.fault
	}
	list, err := shelf.In(lang, games.Texts()[lang])
	return list[:min(len(list), 1)], err
}
func (p *polyglot) Speaks(lang string) { p.spoken = append(p.spoken, lang) }

// abroad opens the table on such a host.
func abroad(t *testing.T, system, settings string) (*bench, *polyglot) {
	t.Helper()
	h := &polyglot{system: system}
	h.Kinds, h.Stored = games.Kinds(), map[string]string{"settings": settings}
	app := ui.New(h, shelf.Offers()[:1]...)
	return &bench{&uitest.Window{App: app, W: 1280, H: 720}, &h.Host, t}, h
}

// said is everything that the document beside the canvas says.
func (b *bench) said() string {
	var all strings.Builder
	for n := range b.Document.All() {
		fmt.Fprintln(&all, n.Text)
	}
	return strings.ReplaceAll(all.String(), "\u00a0", " ")
}

// TestTheLanguageChangesInAGame: prompts, moves, log and panels change at once, and nothing of the game.
func TestTheLanguageChangesInAGame(t *testing.T) {
	b, h := abroad(t, "fr", "speed=0 tips=off level=1")
	b.Run()
	if !strings.Contains(b.said(), "Jouer Outpost") {
		t.Fatalf("the first screen is not in French: %s", b.said())
	}
	b.Press("button:play-outpost")
	b.until("it is the person's turn", func() bool { return strings.Contains(b.said(), "Garder cette main ?") })
	kept := b.LastGame()
	for _, x := range []struct{ lang, prompt, log, move string }{
		{"pl", "Zostawić tę rękę?", "Moloch zostawia swoją rękę.|Moloch bierze nową rękę.", "Zostaw tę rękę"},
		{"hu", "Megtartod ezt a kezet?", "Moloch megtartja a kezét.|Moloch új kezet húz.", "Tartsd meg ezt a kezet"},
		{"en", "Keep this hand?", "Moloch keeps its hand.|Moloch takes a new hand.", "Keep this hand"},
		{"auto", "Garder cette main ?", "Moloch garde sa main.|Moloch prend une autre main.", "Garder cette main"},
	} {
		b.Press("button:menu", "button:settings", "button:set-language-"+x.lang, "button:close", "button:close")
		for _, want := range []string{x.prompt, x.log, x.move} {
			either, or, _ := strings.Cut(want, "|") // as it fell out
			if said := b.said(); !strings.Contains(said, either) && (or == "" || !strings.Contains(said, or)) {
				t.Errorf("%s: %q is not said: %s", x.lang, want, said)
			}
		}
	}
	if want := []string{"fr", "pl", "hu", "en", "fr"}; !slices.Equal(h.spoken, want) {
		t.Errorf("the page spoke %v, not %v", h.spoken, want)
	}
	if now := b.LastGame(); now != kept {
		t.Errorf("the game was changed: %s, before %s", now, kept)
	}
}

// TestWordsThatAreLateOrLost: until they have come everything is said as before; when they cannot come
// that is said once, and choosing the language again tries again.
func TestWordsThatAreLateOrLost(t *testing.T) {
	b, h := abroad(t, "en", "speed=0 tips=off")
	h.late = true
	b.Press("button:settings", "button:set-language-pl")
	if said := b.said(); !strings.Contains(said, "Settings") || b.Screen().Toast != "" {
		t.Errorf("while the words are on the way: %q, %s", b.Screen().Toast, said)
	}
	h.late = false
	b.Arrived()
	b.Run()
	if said := b.said(); !strings.Contains(said, "Ustawienia") {
		t.Errorf("the words have come: %s", said)
	}
	h.fault = errors.New("no network")
	b.Press("button:set-language-hu")
	if got := b.Screen().Toast; !strings.Contains(got, "no network") || !strings.Contains(b.said(), "Ustawienia") {
		t.Errorf("the words cannot come: %q", got)
	}
	h.fault = nil
	b.Press("button:set-language-hu")
	if said := b.said(); !strings.Contains(said, "Beállítások") {
		t.Errorf("chosen again: %s", said)
	}
}

// TestADamagedFileIsNotSpoken: what is no file of words leaves everything as it is.
func TestADamagedFileIsNotSpoken(t *testing.T) {
	if _, err := shelf.In("fr", words.Join([2]string{words.Table, "this is no entry"})); err == nil {
		t.Error("a line that is no entry is taken")
	}
	if _, err := shelf.In("xx", words.Join([2]string{words.Table, "a = b"})); err == nil {
		t.Error("a language without plurals is taken")
	}
}

// views are what is looked at in every language: presses that open it, and in the end those that leave it.
var views = []struct {
	name    string
	presses []string
}{
	{"table", nil}, {"menu", []string{"button:menu"}}, {"settings", []string{"button:menu", "button:settings"}},
	{"keys", []string{"button:menu", "button:settings", "button:keys"}},
	{"log", []string{"button:log"}}, {"give up", []string{"button:menu", "button:concede"}},
	{"robot", []string{"piece:hunter-1"}}, {"building", []string{"piece:emp-launcher"}},
	{"place", []string{"place:2"}}, {"deck", []string{"pile:moloch-deck"}}, {"own deck", []string{"pile:outpost-deck"}},
	{"discard", []string{"pile:moloch-discard"}},
	{"figure", []string{"figure:forecast-2-moloch"}}, {"games", []string{"button:menu", "button:games"}},
}

// TestEveryLanguageFits: whatever is looked at is drawn whole in every language, in every window and size of text. Only
// prompt and log may be cut, as a touch opens them.
func TestEveryLanguageFits(t *testing.T) {
	for _, lang := range words.Languages {
		for _, size := range []string{"100", "150", "200"} {
			watch := watcher(t, lang, size)
			for _, side := range []string{"outpost", "moloch"} {
				b, _ := abroadAt(t, lang, side, size)
				for _, view := range views {
					b.Press(view.presses...)
					watch(b, view.name+" of "+side)
					for range view.presses {
						b.Press("button:close")
					}
				}
			}
		}
	}
}

// TestEveryCardFits, read large, in every language.
func TestEveryCardFits(t *testing.T) {
	t.Parallel()
	for _, lang := range words.Languages {
		for _, size := range []string{"100", "200"} {
			watch, cards := watcher(t, lang, size), 0
			b, _ := abroad(t, lang, "speed=0 tips=off level=1 text="+size)
			watch(b, "title")
			b.Press("button:play-outpost")
			for _, pile := range []string{"pile:outpost-deck", "pile:moloch-deck"} {
				b.Press(pile)
				for _, x := range slices.Clone(b.Buttons) {
					if strings.HasPrefix(x.ID, "card:") {
						b.Press(x.ID)
						watch(b, x.ID)
						b.Press("button:close")
						cards++
					}
				}
				b.Press("button:close")
			}
			if cards < 50 {
				t.Errorf("only %d cards were read", cards)
			}
		}
	}
}

// watcher draws what is open in all windows and reports what is cut, each text once: but not the log, and not the
// prompt, which begins in bold on a phone, else has several lines.
func watcher(t *testing.T, lang, size string) func(b *bench, what string) {
	canvas, told := kit.NewCanvas(blind{uitest.NewDevice(1, 1)}), map[string]bool{}
	return func(b *bench, what string) {
		t.Helper()
		for _, window := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {1920, 1080}} {
			b.W, b.H = window[0], window[1]
			p, m := b.Run()
			canvas.Watch(func(text string) {
				prompt := strings.HasPrefix(text, "**") || strings.Contains(text, "\n")
				if !prompt && !told[text] && !b.logs(text) {
					told[text] = true
					t.Errorf("%s, %s, %gx%g at %s %%: %q is cut", lang, what, b.W, b.H, size, text)
				}
			})
			canvas.Begin(0.05)
			p.Draw(canvas, m)
			canvas.End()
		}
	}
}

// logs tells whether a text is a line of the log.
func (b *bench) logs(text string) bool {
	for n := range b.Document.All() {
		if n.Kind == mirror.Log &&
			slices.ContainsFunc(n.Nodes, func(line mirror.Node) bool { return line.Text == text }) {
			return true
		}
	}
	return false
}

// abroadAt opens a position in a language.
func abroadAt(t *testing.T, lang, side, size string) (*bench, *polyglot) {
	t.Helper()
	b := at(t, side, "", strings.Replace(standoff, "outpost-attack", side+"-attack", 1)) // nobody is waited for
	stored := b.Stored
	again, h := abroad(t, lang, "")
	h.Stored = stored
	h.Stored["settings"] = "speed=0 tips=off text=" + size
	app := ui.New(h, shelf.Offers()[:1]...)
	again.Window = &uitest.Window{App: app, W: 1280, H: 720}
	app.ResumeAtOnce()
	again.Run()
	return again, h
}
