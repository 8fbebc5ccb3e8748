// Package uitest runs the table without a window, for tests and screenshots.
package uitest

import (
	"maps"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/trace"
)

// Host is a page without a browser. It answers questions at once. Its zero value is ready to use.
type Host struct {
	Kinds    []game.Kind
	Stored   map[string]string // by slot
	Full     error             // the error for further writes, nil if there is none
	Asked    []string
	Heard    []sound.Cue // at a volume above 0
	Tune     Tune
	Buttons  []table.Button
	Document mirror.Node
	Said     []string          // all announcements
	Unheard  []string          // those since the last Hush
	Ignored  []string          // reasons of the trace
	Texts    map[string]string // by name, for Text; others are loading
	Lost     error             // the error of Text, nil for none
	// Contrasting is what Contrast returns.
	Contrasting bool
	Chance      string // seeds this host's random bytes; the same name gives the same bytes
	// Answer answers a question; nil means the real computer player.
	Answer func(question string) (string, error)
	// Unjudged turns off the analysis during the game, which takes longer than everything else.
	Unjudged bool
	stream   *game.Stream
}

// Tune is the music that plays.
type Tune struct {
	Bed            sound.Bed
	Danger, Volume float64
}

// Play implements ui.Host, like the methods below.
func (h *Host) Play(c sound.Cue, volume float64) {
	if volume > 0 {
		h.Heard = append(h.Heard, c)
	}
}

func (h *Host) Ambience(int, float64) {}

func (h *Host) Music(bed sound.Bed, danger, volume float64) {
	h.Tune = Tune{bed, danger, volume}
}

func (h *Host) Random(p []byte) {
	if h.stream == nil {
		s := game.NewStream(game.SeedOf("device " + h.Chance))
		h.stream = &s
	}
	for i := range p {
		p[i] = byte(h.stream.Below(256))
	}
}

func (h *Host) Calm() bool               { return false }
func (h *Host) Contrast() bool           { return h.Contrasting }
func (h *Host) Slots() map[string]string { return maps.Clone(h.Stored) }
func (h *Host) Cancel()                  {}
func (h *Host) Ready()                   {}
func (h *Host) Rest()                    {}

func (h *Host) Put(slot, text string, done func(error)) {
	if h.Stored == nil {
		h.Stored = map[string]string{}
	}
	switch {
	case h.Full != nil:
	case text == "":
		delete(h.Stored, slot)
	default:
		h.Stored[slot] = text
		if key, ok := strings.CutSuffix(strings.TrimSuffix(slot, ".b"), ".a"); ok || key != slot {
			h.Stored[key] = text // the copy that a browser keeps
		}
	}
	done(h.Full)
}

// Kept returns the text under a key, read through package store.
func (h *Host) Kept(key string) string { return store.Open(h, nil).Load(key) }

// LastGame returns the save of the game that was played last.
func (h *Host) LastGame() string { return h.Kept(h.Kept("last-game")) }

// KeptGames returns the saves of all games, by their keys.
func (h *Host) KeptGames() map[string]string {
	list, s := map[string]string{}, store.Open(h, nil)
	for _, key := range s.Keys("game-") {
		list[key] = s.Load(key)
	}
	return list
}

func (h *Host) Trace() trace.Trace {
	return func(line string) { h.Ignored = append(h.Ignored, line) }
}

func (h *Host) Text(name string) (string, error) { return h.Texts[name], h.Lost }

func (h *Host) Announce(text string, _ bool) {
	h.Said, h.Unheard = append(h.Said, text), append(h.Unheard, text)
}

func (h *Host) Hush() { h.Unheard = nil }

func (h *Host) Mirror(document mirror.Node) {
	h.Document, h.Buttons = document, nil
	for n := range document.All() {
		if n.Kind == mirror.Button {
			h.Buttons = append(h.Buttons, table.Button{ID: n.ID, Label: n.Text, X: n.X, Y: n.Y,
				Disabled: n.State == mirror.Off})
		}
	}
}

// Read returns the document as text, a line for each thing.
func (h *Host) Read() string {
	var lines []string
	for n := range h.Document.All() {
		lines = append(lines, strings.TrimSpace(n.Text+" "+n.More))
	}
	return strings.Join(lines, "\n")
}

func (h *Host) Think(question string, done func(string, error)) {
	h.Asked = append(h.Asked, question)
	if h.Unjudged && strings.HasPrefix(question, "review\t") {
		done("", bot.ErrQuestion)
		return
	}
	if h.Answer != nil {
		done(h.Answer(question))
		return
	}
	done(bot.Shelf{Kinds: h.Kinds, Levels: games.Levels}.Answer(question, nil))
}

// Moves lists the moves that have buttons.
func (h *Host) Moves() (ids []string) {
	for _, b := range h.Buttons {
		if _, err := table.ParseSpot(b.ID); err != nil {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// Window is the program in a window of a size in CSS pixels.
type Window struct {
	*ui.App
	W, H float64
}

// Can reports whether a command can be given on the table.
func (w *Window) Can(id string) bool {
	return slices.ContainsFunc(w.Screen().Bar, func(c scene.Command) bool { return c.ID == id })
}

// Press presses buttons outside the canvas, running a frame after each.
func (w *Window) Press(ids ...string) {
	for _, id := range ids {
		w.App.Press(id)
		w.Run()
	}
}

// Tap taps things on the canvas, named by the texts of their spots, each where it is visible; a thing out of view is
// first brought into view. It reports whether all were found.
func (w *Window) Tap(spots ...string) bool {
	for _, text := range spots {
		spot, err := table.ParseSpot(text)
		if err != nil {
			return false
		}
		p, _ := w.Run()
		x, y, ok := p.Where(spot)
		if !ok {
			return false
		}
		w.App.Tap(x, y)
		w.Run()
	}
	return true
}

// mostSteps is the most things that a move is made with.
const mostSteps = 4

// TapMove makes a move by tapping the things that its button outside the canvas points at. It reports whether the move
// was made; the same move may then be possible again.
func (w *Window) TapMove(h *Host, id string) bool {
	before := h.LastGame()
	for range mostSteps {
		if h.LastGame() != before {
			return true
		}
		i := slices.IndexFunc(h.Buttons, func(b table.Button) bool { return b.ID == id })
		if i < 0 {
			return true
		}
		w.App.Tap(h.Buttons[i].X, h.Buttons[i].Y)
		w.Run()
	}
	return false
}

// Drag drags a thing to another, both named by the texts of their spots. It reports whether that was possible.
func (w *Window) Drag(from, to string) bool {
	at := func(text string) (x, y float64, ok bool) {
		p, _ := w.Run()
		spot, err := table.ParseSpot(text)
		if err != nil {
			return 0, 0, false
		}
		return p.Where(spot)
	}
	x, y, ok := at(from)
	if !ok || !w.Lift(x, y) {
		return false
	}
	x, y, ok = at(to)
	w.Release(x, y)
	w.Run()
	return ok
}

// Run runs one frame.
func (w *Window) Run() (scene.Picture, scene.Moment) {
	// Update never fails: errors go to the host.
	_ = w.Update()
	return w.Still(w.W, w.H)
}
