// Package missions holds The Convoy's lessons, its puzzles and its campaign, and what is said about them in
// all languages. They are files: tools and tests have them by this package, the
// page fetches them when they are wanted, and takes them apart itself
// (mission.Parse, words.New). So nothing that the page's program is made of may import it.
//
// The puzzles are made by cmd/puzzles; lessons and campaign are written by hand. How hard
// both are is in docs/missions.md.
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
	//go:embed campaign.txt
	CampaignFile string
	//go:embed lessons.txt
	LessonFile string
	//go:embed en.txt fr.txt hu.txt pl.txt
	texts embed.FS
)

// Texts returns the catalogues, by language.
func Texts() map[string]string { return words.Files(texts) }

// Puzzles returns the puzzles, the easiest first.
func Puzzles() []mission.Mission { return mission.MustParse(PuzzleFile) }

// Campaign returns the campaign in its order.
func Campaign() []mission.Mission { return mission.MustParse(CampaignFile) }

// Lessons returns those of the Outpost in their order, then Moloch's.
func Lessons() []mission.Mission { return mission.MustParse(LessonFile) }
