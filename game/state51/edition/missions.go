package edition

import (
	"embed"

	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// The missions as files, with what is said about them. The page fetches them when they are opened; tools and tests have
// them from here. So nothing that [Game] returns may refer to them: the page's program and the worker's would grow by
// all of them.
//
// The puzzles are made by cmd/lab; lessons and campaign are written by hand.
var (
	//go:embed lessons.txt
	lessons string
	//go:embed campaign.txt
	campaign string
	//go:embed puzzles.txt
	puzzles string
	//go:embed missions-en.txt missions-fr.txt missions-hu.txt missions-pl.txt
	missionTexts embed.FS
)

// Lessons returns the lessons in their order.
func Lessons() []mission.Mission { return mission.MustParse(lessons) }

// Campaign returns the campaign in its order.
func Campaign() []mission.Mission { return mission.MustParse(campaign) }

// Puzzles returns the puzzles, the easiest first.
func Puzzles() []mission.Mission { return mission.MustParse(puzzles) }

// MissionTexts returns the catalogues of what is said about the missions, by language.
func MissionTexts() map[string]string { return words.Files(missionTexts) }
