package edition

import (
	"embed"

	"onelongnight/game/edition"
)

// missions are the files of the game's missions, with the lessons of the Outpost before Moloch's. The puzzles are made
// by cmd/lab; lessons and campaign are written by hand. How hard puzzles and campaign are is in docs/missions.md.
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS

// Missions returns the game's missions, for tools and tests. Game never calls it, see [edition.Missions].
func Missions() edition.Missions { return edition.Missions{Files: missions} }
