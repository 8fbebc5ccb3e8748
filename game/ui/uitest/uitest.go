// Package uitest opens the table without a window: for tests, and for whoever
// takes pictures of it.
package uitest

import (
	"maps"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/trace"
)

// Host is a page without a browser. It answers questions at once. Its zero
// value is ready.
type Host struct {
	Kinds    []game.Kind
	Stored   map[string]string // by slot
	Full     error             // why nothing more can be stored, nil if it can
	Asked    []string
	Heard    []sound.Cue // at a volume above 0
	Tune     Tune
	Buttons  []table.Button
	Document mirror.Node
	Said     []string          // what was announced
	Unheard  []string          // of that, since it was last to be quiet
	Ignored  []string          // why inputs did nothing
	Texts    map[string]string // that are no part of the program, by name; what is not here is on its way
	Lost     error             // why no text comes, nil if they do
	// Contrasting tells that the system asks for more contrast.
	Contrasting bool
	Chance      string // names the chance of this device; that of one name is always the same
	// Answer answers a question; the real computer player does if it is nil.
	Answer func(question string) (string, error)
	// Unjudged has nobody judge decisions while the game goes on, which takes longer than all else.
	Unjudged bool
	stream   *game.Stream
}

// Tune is the music that sounds.
type Tune struct {
	Bed            sound.Bed
	Danger, Volume float64
}

// Play implements ui.Host, as do the others.
func (h *Host) Play(c sound.Cue, volume float64) {
	if volume > 0 {
		h.Heard = append(h.Heard, c)
	}
}

func (h *Host) Ambience(int, float64) {}

// Music takes note of what music there is.
func (h *Host) Music(bed sound.Bed, danger, volume float64) {
	h.Tune = Tune{bed, danger, volume}
}

// Random implements ui.Host.
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
			h.Stored[key] = text // the copy that a browser has
		}
	}
	done(h.Full)
}

// Kept returns what is stored under a key, as the program itself reads it.
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

// Trace takes note of inputs that do nothing.
func (h *Host) Trace() trace.Trace {
	return func(line string) { h.Ignored = append(h.Ignored, line) }
}

// Text brings a text that is no part of the program.
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

// Read returns what stands in the document, a line for each thing.
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
	done(bot.Shelf{Kinds: h.Kinds}.Answer(question, nil))
}

// Moves lists the moves that there are buttons for.
func (h *Host) Moves() (ids []string) {
	for _, b := range h.Buttons {
		if _, err := table.ParseSpot(b.ID); err != nil {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// Window is the program at a size, in CSS pixels.
type Window struct {
	*ui.App
	W, H float64
}

// Press presses buttons outside the canvas, one after the other, and lets the
// program go on after each.
func (w *Window) Press(ids ...string) {
	for _, id := range ids {
		w.App.Press(id)
		w.Run()
	}
}

// Tap taps things, named by the texts of their spots, on the canvas, one after the other, each where it is seen; a
// thing that is out of sight is reached by way of what leads there. It reports whether all were found.
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

// mostSteps is how many things a move is made with at most.
const mostSteps = 4

// TapMove makes a move by tapping, one after the other, the things that its
// button outside the canvas points at. It reports whether that made it; a move
// that was made may be possible again.
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

// Drag carries a thing to another; both are named by the texts of their spots.
// It reports whether that is possible.
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

// Run lets one frame pass.
func (w *Window) Run() (scene.Picture, scene.Moment) {
	// Update fails never: it passes on what goes wrong to its host.
	_ = w.Update()
	return w.Still(w.W, w.H)
}
