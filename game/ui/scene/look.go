package scene

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Look is how a game looks, and speaks, on a screen: what its look's package exports to the shelf.
type Look struct {
	Game string // the name of its kind
	// In makes the look in a language out of the table's own file of words and the game's; "en" needs none. A file
	// that is none is an error.
	In func(lang, shared, own string) (LocalizedLook, error)
}

// LocalizedLook is a look in one language. Words and skin are of a game as it was set up.
type LocalizedLook struct {
	Speak table.Speaker
	Skin  func(game.Game) Skin
}

// NewLook makes the look of a kind of game out of its voice in a language, and of its skin for a setup and a voice.
func NewLook[V interface{ For(game.Game) S }, S table.Voice](kind string,
	in func(lang, shared, own string) (V, error), skin func(game.Game, S) Skin) Look {
	return Look{Game: kind, In: func(lang, shared, own string) (LocalizedLook, error) {
		v, err := in(lang, shared, own)
		if err != nil {
			return LocalizedLook{}, err
		}
		return LocalizedLook{Speak: table.SpeakerOf(v), Skin: func(g game.Game) Skin { return skin(g, v.For(g)) }}, nil
	}}
}
