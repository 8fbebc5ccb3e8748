// Package missions holds the lessons and puzzles of Neuroshima Hex and what is said about them, as files. The page
// fetches them when they are opened and reads them with [mission.Parse] and
// words.New; tools and tests have them by this package. So nothing that a page's program is
// made of may import it.
//
// The puzzles (10.3) are made by cmd/puzzles; lessons are written by hand.
package missions

import (
	_ "embed"

	"onelongnight/game/mission"
)

// The files as they are.
var (
	//go:embed puzzles.txt
	PuzzleFile string
	//go:embed lessons.txt
	LessonFile string
	//go:embed en.txt
	english string
	//go:embed fr.txt
	french string
	//go:embed hu.txt
	hungarian string
	//go:embed pl.txt
	polish string
)

// Texts are the catalogues, by language.
func Texts() map[string]string {
	return map[string]string{"en": english, "fr": french, "hu": hungarian, "pl": polish}
}

// Puzzles are the puzzles, the easiest first.
func Puzzles() []mission.Mission { return parsed(PuzzleFile) }

// Lessons are the lessons in their order.
func Lessons() []mission.Mission { return parsed(LessonFile) }

func parsed(text string) []mission.Mission {
	list, err := mission.Parse(text)
	if err != nil {
		panic(err) // the files are part of the program, and tested
	}
	return list
}
