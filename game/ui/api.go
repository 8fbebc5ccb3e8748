package ui

import (
	"onelongnight/game/edition"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Names from other packages that a program which runs the table needs.
type (
	// Offer is a game that can be played here.
	Offer = desk.Offer
	// Host is the page or desktop window that the table runs in.
	Host = desk.Host
	// Reading is a book that a host opens.
	Reading = desk.Reading
)

// NewOffer offers a game in a language, see [desk.NewOffer].
func NewOffer(g edition.Game, look scene.Look, lang, file string) (Offer, error) {
	return desk.NewOffer(g, look, lang, file)
}

// The names of a host's texts, see [desk.Library].
const (
	BookPrefix    = desk.BookPrefix
	MissionFile   = desk.MissionFile
	MissionPrefix = desk.MissionPrefix
	WordsPrefix   = desk.WordsPrefix
)
