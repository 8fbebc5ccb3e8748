// Package missions holds The Convoy's lessons, its puzzles and its campaign, and what is said about them in
// all languages. They are files: tools and tests have them by this package, the
// page fetches them when they are wanted, and takes them apart itself
// (mission.Parse, words.New). So nothing that the page's program is made of may import it.
//
// The puzzles are made by cmd/puzzles; lessons and campaign are written by hand. How hard
// both are is in docs/missions.md.
package missions

import (
	_ "embed"

	"onelongnight/game/mission"
)

// The files as they are.
var (
	//go:embed puzzles.txt
	PuzzleFile string
	//go:embed campaign.txt
	CampaignFile string
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

// Campaign is the campaign in its order.
func Campaign() []mission.Mission { return parsed(CampaignFile) }

// Lessons are those of the Outpost in their order, then Moloch's.
func Lessons() []mission.Mission { return parsed(LessonFile) }

func parsed(text string) []mission.Mission {
	list, err := mission.Parse(text)
	if err != nil {
		panic(err) // the files are part of the program, and tested
	}
	return list
}
