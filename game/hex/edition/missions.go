package edition

import (
	"embed"

	"onelongnight/game/edition"
)

// missions holds the files of the missions. The puzzles (10.3) are made by cmd/lab; lessons are written by hand.
//
//go:embed lessons.txt puzzles.txt missions-*.txt
var missions embed.FS

// Missions returns its missions, for tools and tests: never called by Game, see [edition.Missions].
func Missions() edition.Missions { return edition.Missions{Files: missions} }
