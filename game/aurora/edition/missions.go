package edition

import (
	"embed"

	"onelongnight/game/edition"
)

// missions holds the files of the missions. Puzzles are made by cmd/lab; lessons and campaign are written by hand.
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS

// Missions returns its missions, for tools and tests: never called by Game, see [edition.Missions].
func Missions() edition.Missions { return edition.Missions{Files: missions} }
