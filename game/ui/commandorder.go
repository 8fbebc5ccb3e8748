package ui

import (
	"strings"

	"onelongnight/game/ui/scene"
)

// order is in what order commands of a panel stand, by their IDs or what those begin with; what is not named comes
// first, in the order of those who have it. On the table it is the order of their worth: a small screen leaves out the
// last, and the menu has them all. There those that come and go with every move stand below those that stay, which keep
// their places by that.
var order = map[scene.Panel][]string{
	scene.NoPanel: {"menu", "log", "mute", "ask", "pause", "run", "step", "set-speed-", "skip",
		"cancel", "undo", "hint", "redo", "lesson-skip", "recap", "locked", "zoom-"},
	scene.MenuPanel: {"close", "hint", "lesson-skip", "recap", "unsaved", "log", "primer", "rules", "games",
		"settings", "mute", "undo", "locked", "rewind", "redo", "concede", "fullscreen", "window", "keys", "title",
		"seal", "shelf"},
	scene.TitlePanel: {"continue", "lessons", "play-", "setup", "ways", "level-", "shelf", "primer", "rules", "unsaved",
		"games", "settings", "mute", "credits", "fullscreen", "window", "update"},
	scene.ShelfPanel: {"unsaved", "games", "settings", "mute", "credits", "fullscreen", "window", "update"},
	scene.EndPanel: {"task-next", "task-again", "again", "next-level", "match", "swap", "puzzles", "campaign",
		"lessons", "rewind", "title", "unsaved", "analysis", "replay", "log", "seal", "card", "link"},
	scene.CurtainPanel: {"sit", "title"},
}

// asking are the commands of the table that are there while somebody is asked something.
var asking = []string{"cancel", "undo", "hint", "redo", "lesson-skip", "recap", "locked"}

// standing are those of them that keep their places when they are of no use.
var standing = []string{"undo", "hint", "recap", "locked"}

// ordinary are the ways on after a game; a mission has its own in their stead.
var ordinary = []string{"again", "next-level", "match", "swap"}

// looksBack are the commands after a game that look back at it.
var looksBack = []string{"analysis", "replay", "log", "seal", "card", "link"}

// rank returns where a command stands among those of a panel.
func rank(panel scene.Panel, id string) int {
	for i, name := range order[panel] {
		if id == name || strings.HasSuffix(name, "-") && strings.HasPrefix(id, name) {
			return i
		}
	}
	return -1
}
