package ui

import (
	"onelongnight/game/box"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// What whoever runs the program has to know of its packages.
type (
	// Offer is a game that can be played here.
	Offer = desk.Offer
	// Host is what the page or the desktop window lends the table.
	Host = host.Host
	// Reading is a book that a host opens.
	Reading = host.Reading
)

// NewOffer offers a game in a language, see [desk.NewOffer].
func NewOffer(g box.Game, look scene.Look, lang, file string) (Offer, error) {
	return desk.NewOffer(g, look, lang, file)
}

// The names of a host's texts, see [host.Library].
const (
	BookPrefix    = host.BookPrefix
	MissionFile   = host.MissionFile
	MissionPrefix = host.MissionPrefix
	WordsPrefix   = host.WordsPrefix
)
