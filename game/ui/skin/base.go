// Package skin is what every game's look does around its own table. It turns a scene into a session with the view of
// the seat that looks on, opens the panels that all games have, finds room for what passes over a table, and answers
// the program as a [scene.Picture]. A game's look brings the table: what builds its model embeds a [Base], and what
// comes of the model in a window is a [Table].
package skin

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Base is the moment that a look shows, as one seat sees it: what a builder of a model begins with. V is the game's
// view. On the first screen there is no session.
type Base[V game.View] struct {
	Screen  *scene.Screen
	Window  kit.Window
	Voice   table.Voice
	Session *table.Session
	View    V
	Next    []table.Spot // what can be touched now
	Past    []table.Step // the steps up to the moment that is shown, nil for the present
	Fresh   int          // so many of them happen in that moment
	Until   int          // the number of the step after them
	Asks    bool         // what is shown asks what is asked now
	Stands  bool         // what happens in it has happened
	Open    panel.Open   // what lies over the table
}

// begin takes the moment over from a scene with a session.
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

// T returns the catalogue's text of a key, with places filled.
func (b *Base[V]) T(key string, args ...any) string { return b.Voice.T(key, args...) }

// Weighs reports whether what is touched is only weighed against a hint, and no move is made.
func (b *Base[V]) Weighs() bool { return b.Screen != nil && b.Screen.Mind }

// Recapping reports whether the past is shown again.
func (b *Base[V]) Recapping() bool {
	return b.Screen.Panel == scene.RecapPanel || b.Screen.Under == scene.RecapPanel
}

// Watching reports whether what is shown was done by somebody else, and is not the present.
func (b *Base[V]) Watching() bool { return len(b.Past) > 0 && !b.Past[len(b.Past)-1].Mine }

// Happening returns the steps that happen in the moment that is shown, none at rest.
func (b *Base[V]) Happening() []table.Step {
	if b.Fresh == 0 || len(b.Past) < b.Fresh {
		return nil
	}
	return b.Past[len(b.Past)-b.Fresh:]
}

// Before returns the view before what happens in the moment that is shown.
func (b *Base[V]) Before() V {
	if n := len(b.Past) - b.Fresh; n > 0 {
		return b.Past[n-1].View(b.Session.Viewer()).(V)
	}
	return b.View
}

// Told returns the sentences up to the moment that is shown.
func (b *Base[V]) Told() []table.Line {
	lines := b.Session.Lines()
	for b.Past != nil && len(lines) > 0 && lines[len(lines)-1].Step >= b.Until {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// Said returns the newest sentence of what is shown of the past, "" for none.
func (b *Base[V]) Said() string {
	for _, step := range slices.Backward(b.Past) {
		if step.Text != "" {
			return step.Text
		}
	}
	return ""
}

// Touchable reports whether a thing can be touched now.
func (b *Base[V]) Touchable(spot table.Spot) bool { return slices.Contains(b.Next, spot) }

// Aimed reports whether the pointer, or what is carried with it, is over a thing that can be touched.
func (b *Base[V]) Aimed(spot table.Spot) bool { return spot == b.Screen.Hover && b.Touchable(spot) }

// Picked reports whether a thing was picked up, or a hint lights it up.
func (b *Base[V]) Picked(spot table.Spot) bool {
	return slices.Contains(b.Screen.Lit, spot) || b.Asks &&
		(slices.Contains(b.Session.Selected(), spot) || slices.Contains(b.Session.Gathered(), spot))
}

// Bare reports whether nothing lies over the table.
func (b *Base[V]) Bare() bool {
	return b.Session != nil && b.Open.Panel == nil && b.Open.Inspect == nil && b.Open.Title == nil
}
