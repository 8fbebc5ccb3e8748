package scene

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Look is how a game looks and speaks. Each game/ui/NAME exports one, and game/ui/games lists them.
type Look struct {
	Game string // name of its kind
	// Signs has the drawings of the game's own icons, which its book may show, in the form of sprites.Icons; "" if it
	// shows the table's only.
	Signs string
	// In returns the look in a language. shared and own are the files of words of the table and the game; English needs
	// none. It fails if a file cannot be read.
	In func(lang, shared, own string) (LocalizedLook, error)
}

// LocalizedLook is a look in one language. Words and skin depend on the game's setup.
type LocalizedLook struct {
	Speak table.Speaker
	Skin  func(game.Game) Skin
}

// NewLook makes the look of a kind of game from its voice in a language, and from a constructor of skins.
func NewLook[V interface{ For(game.Game) S }, S table.Voice, K Skin](kind string,
	in func(lang, shared, own string) (V, error), skin func(game.Game, S) K) Look {
	return Look{Game: kind, In: func(lang, shared, own string) (LocalizedLook, error) {
		v, err := in(lang, shared, own)
		if err != nil {
			return LocalizedLook{}, err
		}
		return LocalizedLook{Speak: table.SpeakerOf(v), Skin: func(g game.Game) Skin { return skin(g, v.For(g)) }}, nil
	}}
}

// WithSigns returns the look with the drawings of icons.
func (l Look) WithSigns(signs string) Look {
	l.Signs = signs
	return l
}
