package edition

import (
	"embed"
	"strings"

	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// Missions are a game's missions as files: lessons.txt, campaign.txt and puzzles.txt, as far as a game has them, and
// the texts about them in each language, such as missions-en.txt.
//
// The page fetches them when they are opened; tools and tests have them from here. So nothing that a game's function
// Game returns may refer to them: the page's program and the worker's would grow by all of them.
type Missions struct{ Files embed.FS }

// Lessons returns the lessons in their order.
func (m Missions) Lessons() []mission.Mission { return mission.MustParse(m.text("lessons")) }

// Campaign returns the campaign in its order.
func (m Missions) Campaign() []mission.Mission { return mission.MustParse(m.text("campaign")) }

// Puzzles returns the puzzles, the easiest first.
func (m Missions) Puzzles() []mission.Mission { return mission.MustParse(m.text("puzzles")) }

// Text returns all missions as one file.
func (m Missions) Text() string {
	var files []string
	for _, name := range []string{"lessons", "campaign", "puzzles"} {
		if text := m.text(name); text != "" {
			files = append(files, text)
		}
	}
	return strings.Join(files, "\n")
}

// Texts returns the texts about the missions, by language, English included.
func (m Missions) Texts() map[string]string {
	texts := map[string]string{}
	for _, lang := range words.Languages {
		texts[lang] = m.text("missions-" + lang)
	}
	return texts
}

// text returns the contents of a file, "" if there is none.
func (m Missions) text(name string) string {
	text, err := m.Files.ReadFile(name + ".txt")
	if err != nil {
		return ""
	}
	return string(text)
}
