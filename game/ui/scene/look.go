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
