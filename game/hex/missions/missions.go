// Package missions holds the puzzles of Neuroshima Hex (10.3). They are a file
// that cmd/puzzles makes: tools and tests have it by this package, so nothing
// that a page's program is made of may import it.
package missions

import (
	_ "embed"

	"onelongnight/game/mission"
)

// PuzzleFile is the file as it is.
//
//go:embed puzzles.txt
var PuzzleFile string

// Puzzles are the puzzles, the easiest first.
func Puzzles() []mission.Mission {
	list, err := mission.Parse(PuzzleFile)
	if err != nil {
		panic(err) // the file is part of the program, and tested
	}
	return list
}
