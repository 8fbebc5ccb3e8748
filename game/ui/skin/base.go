// Package skin is what all games' looks share around their own tables. It turns a scene into a session with the
// viewer's view, opens the panels common to all games, finds room for messages over a table, and implements
// [scene.Picture]. A game adds the table: its [Builder], which embeds a [Base], builds a model, and lays it out in a
// window as a [Table].
package skin

import (
	"fmt"
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Base is the moment that a look shows, from one seat: the starting point of a Builder. V is the game's view. There is
// no session on the first screen.
type Base[V game.View] struct {
	Screen  *scene.Screen
	Window  kit.Window
	Voice   table.Voice
	Session *table.Session
	View    V
	Next    []table.Spot // can be touched now
	Past    []table.Step // the steps up to the moment shown, nil for the present
	Fresh   int          // how many of them happen at that moment
	Until   int          // the number of the step after them
	Asks    bool         // the viewer was already asked at that moment what they are asked now
	Stands  bool         // the effects of its steps are over
	Open    panel.Open   // what is open over the table
}

// begin takes the moment from a scene with a session.
func (b *Base[V]) begin(s scene.Scene) {
	b.Session, b.View, b.Asks = s.Session, s.Session.View().(V), len(s.Past) == 0 || s.Asks
	if n := len(s.Past); n > 0 {
		b.Past, b.Fresh, b.Until, b.Stands = s.Past, s.Fresh, s.Until, s.Stands
		b.View = s.Past[n-1].View(s.Session.Viewer()).(V)
	}
	if b.Asks && (b.Screen.Panel != scene.HintPanel || b.Screen.Mind) {
		b.Next = s.Session.Next()
	}
}

func (b *Base[V]) T(key string, args ...any) string { return b.Voice.T(key, args...) }

// Weighs reports whether touches are only compared with a hint, and make no moves.
func (b *Base[V]) Weighs() bool { return b.Screen != nil && b.Screen.Mind }

// MainStyle returns the style of the move that most people want to make next. While moves are only being weighed it has
// its place, but not its gold.
func (b *Base[V]) MainStyle() panel.Style {
	if b.Weighs() {
		return panel.StylePlain
	}
	return panel.StyleMain
}

// Recapping reports whether the past is being shown again.
func (b *Base[V]) Recapping() bool {
	return b.Screen.Panel == scene.RecapPanel || b.Screen.Under == scene.RecapPanel
}

// Watching reports whether the moment shown is past and somebody else's doing.
func (b *Base[V]) Watching() bool { return len(b.Past) > 0 && !b.Past[len(b.Past)-1].Mine }

// Happening returns the steps that happen at the moment shown, none at rest.
func (b *Base[V]) Happening() []table.Step {
	if b.Fresh == 0 || len(b.Past) < b.Fresh {
		return nil
	}
	return b.Past[len(b.Past)-b.Fresh:]
}

// Before returns the view before those steps.
func (b *Base[V]) Before() V {
	if n := len(b.Past) - b.Fresh; n > 0 {
		return b.Past[n-1].View(b.Session.Viewer()).(V)
	}
	return b.View
}

// Told returns the log up to the moment shown.
func (b *Base[V]) Told() []table.Line {
	lines := b.Session.Lines()
	for b.Past != nil && len(lines) > 0 && lines[len(lines)-1].Step >= b.Until {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// Logged is Told for a log beside the prompt: it leaves out last sentences that the prompt says meanwhile.
func (b *Base[V]) Logged() []table.Line {
	told := b.Told()
	if b.Past == nil || b.Asks {
		return told
	}
	for _, said := range slices.Backward(b.Said()) {
		if n := len(told); n > 0 && told[n-1].Text == said {
			told = told[:n-1]
		}
	}
	return told
}

// Latest returns the texts of the last sentences of Logged, at most so many.
func (b *Base[V]) Latest(most int) []string {
	told := b.Logged()
	var list []string
	for _, line := range told[max(0, len(told)-most):] {
		list = append(list, line.Text)
	}
	return list
}

// MostSaid is the most sentences about one moment: a prompt has no room for more.
const MostSaid = 5

// Said returns what would have been better at the moment of the past being shown, or else the sentences about it, the
// last ones if there are many. A moment without any has the last one before it.
func (b *Base[V]) Said() (list []string) {
	if b.Screen.Instead != "" {
		return []string{b.Screen.Instead}
	}
	begun := len(b.Past) - b.Fresh
	for i, step := range slices.Backward(b.Past) {
		if len(list) == MostSaid || i < begun && len(list) > 0 {
			break
		}
		if step.Text != "" {
			list = append(list, step.Text)
		}
	}
	slices.Reverse(list)
	return list
}

// Heard is Said for a prompt: of the same sentence several times in a row, as when cards are drawn, there is one, with
// how often it was said.
func (b *Base[V]) Heard() (list []string) {
	said := b.Said()
	for i := 0; i < len(said); {
		times := 1
		for i+times < len(said) && said[i+times] == said[i] {
			times++
		}
		text := said[i]
		if times > 1 {
			text += fmt.Sprintf(" %d×", times)
		}
		list, i = append(list, text), i+times
	}
	return list
}

// Doer returns the seat that all sentences about the moment shown are of, false if they are of several or of nobody.
func (b *Base[V]) Doer() (seat game.Seat, ok bool) {
	for _, s := range b.Happening() {
		switch who := s.Event.Who(); {
		case s.Text == "":
		case int(who) >= len(b.Session.Game.Seats()), ok && who != seat:
			return game.NoSeat, false
		default:
			seat, ok = who, true
		}
	}
	return seat, ok
}

// Touchable reports whether a thing can be touched now.
func (b *Base[V]) Touchable(spot table.Spot) bool { return slices.Contains(b.Next, spot) }

// Aimed reports whether the pointer, or what is dragged, is over a thing that can be touched.
func (b *Base[V]) Aimed(spot table.Spot) bool { return spot == b.Screen.Hover && b.Touchable(spot) }

// Picked reports whether a thing was picked up or is lit by a hint.
func (b *Base[V]) Picked(spot table.Spot) bool {
	return slices.Contains(b.Screen.Lit, spot) || b.Asks &&
		(slices.Contains(b.Session.Selected(), spot) || slices.Contains(b.Session.Gathered(), spot))
}

// Bare reports whether nothing is open over the table.
func (b *Base[V]) Bare() bool {
	return b.Session != nil && b.Open.Panel == nil && b.Open.Inspect == nil && b.Open.Title == nil
}
