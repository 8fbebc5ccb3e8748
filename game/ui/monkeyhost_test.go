//go:build !js

package ui_test

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"strings"
	"sync"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// placed is a device that throws away what is drawn, once it has seen that all of it has a place.
type placed struct{ *uitest.Device }

func (placed) Draw(quads []kit.Vertex) {
	for _, v := range quads {
		sum := float64(v.X) + float64(v.Y) + float64(v.U) + float64(v.V) + float64(v.A)
		if math.IsNaN(sum) || math.IsInf(sum, 0) {
			panic(fmt.Sprintf("a corner is at %+v", v))
		}
	}
}

// monkeyHost is a page in which answers come late, and not always.
type monkeyHost struct {
	*uitest.Host
	uitest.Page
	rng   *game.Stream
	app   *ui.App
	touch []desk.Event
	late  []func() // what the page has still to do
	given []string // what was exported
	calm  bool
	zoom  float64
}

func (h *monkeyHost) below(n int) int            { return h.rng.Below(n) }
func (h *monkeyHost) of(list ...string) string   { return list[h.below(len(list))] }
func (h *monkeyHost) Calm() bool                 { return h.calm }
func (h *monkeyHost) Screen() (can, full bool)   { return true, h.below(2) == 0 }
func (h *monkeyHost) TakeOver()                  { h.app.Owns(true) }
func (h *monkeyHost) ReadBook(book desk.Reading) { h.late = append(h.late, book.Closed) }

func (h *monkeyHost) Viewport() (zoom, left, top float64) { return h.zoom, 0, 0 }

func (h *monkeyHost) Events(list []desk.Event) (all []desk.Event, notes bool) {
	all, h.touch = append(list, h.touch...), nil
	return all, true
}

func (h *monkeyHost) WhenIdle(do func(left time.Duration)) {
	h.late = append(h.late, func() { do(8 * time.Millisecond) })
}

func (h *monkeyHost) ExportCard(_, _, _, text string) error {
	h.given = append(h.given, text)
	return nil
}

func (h *monkeyHost) Ask(_, _, _ string, done func(string)) bool {
	text := h.of(append(h.given, "", "nonsense", h.damaged(strings.Join(h.given, "")))...)
	h.late = append(h.late, func() { done(text) })
	return true
}

// Think answers as the weakest player, sometimes with nonsense. Advice, which takes long, mostly fails.
func (h *monkeyHost) Think(question string, done func(string, error)) {
	reply, err := h.of("", "nonsense", "0 0 0", "-1", "\t\t", "99999"), error(nil)
	what, _, _ := strings.Cut(question, "\t")
	switch {
	case h.below(40) == 0:
	case what != "move" && h.below(12) > 0:
		reply, err = "", bot.ErrQuestion
	default:
		if end := strings.LastIndex(question, "\t"); what == "move" {
			question = question[:end] + "\t1"
		}
		reply, err = games.Shelf().Answer(question, nil)
	}
	if broken := new(bot.Broken); errors.As(err, &broken) {
		panic(fmt.Sprintf("%v, asked %q", broken, question))
	}
	h.late = append(h.late, func() { done(reply, err) })
}

// damaged changes a text somewhere, or cuts it; "" is what is left of most.
func (h *monkeyHost) damaged(text string) string {
	at := h.below(len(text) + 1)
	switch h.below(5) {
	case 0:
		return text[:at]
	case 1:
		return text[at:]
	case 2:
		return text[:at] + h.of("\x00", "9999999999", "-1", " ", "\n", "=", "{", "e9") + text[at:]
	case 3:
		return text[:at] + text[h.below(len(text)+1):]
	}
	return ""
}

// allTexts are all texts of all games as a host brings them.
var allTexts = sync.OnceValue(func() map[string]string {
	list := missionTexts()
	maps.Copy(list, texts())
	for lang, text := range games.Texts() {
		list["words-"+lang] = text
	}
	return list
})
