package ui

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
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

// The names of a host's texts, see [host.Library].
const (
	BookPrefix    = host.BookPrefix
	MissionFile   = host.MissionFile
	MissionPrefix = host.MissionPrefix
)
