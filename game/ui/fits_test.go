package ui_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/gametest/every"
	tiny "onelongnight/game/gametest/tiny/look"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// shapes are the windows in which everything must fit, in CSS pixels.
var shapes = [][2]float64{
	{320, 480}, {360, 640}, {640, 360}, {821, 462}, {768, 1024}, {1280, 720}, {2560, 1440},
}

// What a person can read and touch at the least, in CSS pixels. A window that is smaller than those that tables are
// laid out for has all of the table smaller (desk.Fit), and fingers find what is 44 high at that scale: 35.
const leastLetters, leastTouch, leastTouchSmall, rounding = 11, 44, 35, 0.25

// looks are how often each kind of decision is looked at, before and after something is picked up.
const looks = 1

// sizes are those of text, in percent, that are looked at in a language: together they are all, and each language has
// one. Each with each other takes two minutes.
var sizes = map[string][]int{"en": {100, 200}, "fr": {150}, "hu": {100}, "pl": {200}}

// TestEverythingFits: every kind of decision of all games that have a look of their own, in all windows, in all
// languages and sizes of text: nothing is cut but what a touch opens, no two things that are touched overlap, no
// letters are too small, fingers find what they touch, and the buttons of a row have letters of one size.
func TestEverythingFits(t *testing.T) {
	for _, lang := range words.Languages {
		offers, err := shelf.In(lang, games.Texts()[lang])
		if err != nil {
			t.Fatal(err)
		}
		offers = append(offers, tiny.Offers(lang)...)
		for _, text := range sizes[lang] {
			for _, g := range tables(t) {
				at := slices.IndexFunc(offers, func(o ui.Offer) bool { return o.Kind.Name() == g.Game.Kind().Name() })
				if at < 0 {
					continue // in the bare skin
				}
				t.Run(fmt.Sprintf("%s, %s at %d %%", g.Name, lang, text), func(t *testing.T) {
					t.Parallel()
					fits(t, g, offers[at], text)
				})
			}
		}
	}
}

// fits plays a game, and looks at its kinds of decisions.
func fits(t *testing.T, g every.Game, offer ui.Offer, text int) {
	g.Speak = offer.Speak
	save := uitest.Together(t, g.Game, g.Speak, g.Name)
	stored := map[string]string{"game-1": save, "last-game": "game-1",
		"settings": fmt.Sprintf("speed=0 tips=off text=%d", text)}
	b := reloaded(t, offer, stored)
	b.Answer = func(string) (string, error) { return "", errors.New("nobody thinks here") }
	e := &eye{bench: b, canvas: uitest.NewBlindCanvas(), told: map[string]bool{}}
	seen := map[string]int{}
	b.decide(g, func(_ int, held bool, moves []string) {
		verbs := []string{fmt.Sprint(held)}
		for _, id := range moves {
			verb, _, _ := strings.Cut(strings.TrimPrefix(id, table.StepPrefix), " ")
			verb, _, _ = strings.Cut(verb, ":")
			verbs = append(verbs, verb)
		}
		slices.Sort(verbs)
		kind := strings.Join(slices.Compact(verbs), " ")
		if seen[kind]++; seen[kind] > looks || b.Screen().Panel != scene.NoPanel {
			return
		}
		for _, size := range shapes {
			b.W, b.H = size[0], size[1]
			e.look()
		}
		b.W, b.H = 1280, 720
		b.Run()
	})
}

// eye looks at a table, and tells of each kind of fault once.
type eye struct {
	*bench
	canvas *kit.Canvas
	told   map[string]bool
}

// fault tells of a fault that has a name, once in each window.
func (e *eye) fault(name, format string, args ...any) {
	e.t.Helper()
	window := fmt.Sprintf("%gx%g", e.W, e.H)
	if name += window; !e.told[name] {
		e.told[name] = true
		e.t.Errorf("%s: %s", window, fmt.Sprintf(format, args...))
	}
}

// line is a line of text where it is drawn.
type line struct {
	text string
	size float64
	at   kit.Point
}

// look draws the table and looks at it.
func (e *eye) look() {
	p, m := e.Run()
	fit := desk.Fit(e.W, e.H)
	var lines []line
	e.canvas.Watch(func(text string) {
		if !e.prompts(strings.ReplaceAll(text, "**", "")) && !e.logs(text) {
			e.fault("cut "+text, "%q is cut", text)
		}
	})
	const scale = 0.05 // small pictures are baked fast
	e.canvas.Read(func(text string, size, x, y float64) {
		lines = append(lines, line{text, size / scale, kit.Point{X: x / scale, Y: y / scale}})
		if got := size / scale * fit; got < leastLetters-rounding {
			e.fault(fmt.Sprint("letters ", text), "%q has letters of %.1f", text, got)
		}
	})
	e.canvas.Begin(scale)
	p.Draw(e.canvas, m)
	e.canvas.End()
	of := p.(*skin.Picture)
	e.places(of.Table.Hits(), kit.NewWindow(math.Round(e.W/fit), math.Round(e.H/fit), 1), fit)
	e.rows(of.Table.Hits(), lines)
}

// prompts tells whether a text is a part of what is asked, which a touch opens: of more than one line, or so long.
func (e *eye) prompts(text string) bool { return strings.Contains(text, "\n") || len(text) > 32 }

// solid are the kinds of things that lie over nothing and below nothing.
func solid(spot table.Spot) bool {
	return spot.Kind == table.KindButton || spot.Kind == table.KindPrompt || spot.Kind == table.KindLog ||
		spot.Kind == table.KindTab
}

// places looks at where one can touch.
func (e *eye) places(hits scene.Hits, w kit.Window, fit float64) {
	const off = 0.6 // CSS pixels that nobody sees
	least := float64(leastTouch)
	if fit < 1 {
		least = leastTouchSmall
	}
	for i, h := range hits {
		r, kind := h.Rect, fmt.Sprint(h.Spot.Kind)
		if r.X < -off || r.Y < -off || r.Right() > w.W+off || r.Bottom() > w.H+off {
			if h.Spot.Kind != table.KindNote { // the wheel of a phone
				e.fault("leaves "+kind, "%s %v leaves the window", h.Spot, r)
			}
		}
		if w.Narrow && h.Spot.Kind == table.KindButton && math.Min(r.W, r.H)*fit < least-0.1 {
			e.fault("small "+h.Spot.ID, "%s is %.1f×%.1f, too small for a finger", h.Spot, r.W*fit, r.H*fit)
		}
		for _, o := range hits[:i] {
			both := r.Intersect(o.Rect)
			if (solid(h.Spot) || solid(o.Spot)) && both.W > off && both.H > off &&
				(both.W < r.W-off || both.H < r.H-off) {
				e.fault("overlap "+kind+fmt.Sprint(o.Spot.Kind), "%s %v overlaps %s %v", h.Spot, r, o.Spot, o.Rect)
			}
		}
	}
}

// rows looks at the letters of buttons that stand side by side.
func (e *eye) rows(hits scene.Hits, lines []line) {
	type row struct{ y, h float64 }
	sizes := map[row]line{}
	for _, h := range hits {
		if h.Spot.Kind != table.KindButton {
			continue
		}
		for _, l := range lines {
			if !h.Rect.Contains(l.at.X, l.at.Y) || l.text != strings.ToUpper(l.text) ||
				strings.ToLower(l.text) == l.text || len(l.text) < 2 {
				continue
			}
			key := row{math.Round(h.Rect.Y), math.Round(h.Rect.H)}
			if was, ok := sizes[key]; ok && math.Abs(was.size-l.size) > 0.6 {
				e.fault("row "+l.text, "%q has letters of %.1f, and %q beside of %.1f", l.text, l.size, was.text,
					was.size)
			}
			sizes[key] = l
		}
	}
}
