// Package missions holds the lessons, the puzzles and the campaign of 51st State and what is said about them, as files.
// The page fetches them when they are opened and reads them with [mission.Parse] and words.New; tools and tests have
// them by this package. So nothing that a page's program is made of may import it.
//
// The puzzles are made by cmd/puzzles; lessons and campaign are written by hand.
package missions

import (
	"embed"

	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// The files as they are.
var (
	//go:embed puzzles.txt
	PuzzleFile string
	//go:embed lessons.txt
	LessonFile string
	//go:embed campaign.txt
	CampaignFile string
	//go:embed en.txt fr.txt hu.txt pl.txt
	texts embed.FS
)

// Texts returns the catalogues, by language.
func Texts() map[string]string { return words.Files(texts) }

// Puzzles returns the puzzles, the easiest first.
func Puzzles() []mission.Mission { return mission.MustParse(PuzzleFile) }

// Lessons returns the lessons in their order.
func Lessons() []mission.Mission { return mission.MustParse(LessonFile) }

// Campaign returns the campaign in its order.
func Campaign() []mission.Mission { return mission.MustParse(CampaignFile) }
