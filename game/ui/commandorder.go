package ui

import (
	"strings"

	"onelongnight/game/ui/scene"
)

// order has the order of a panel's commands, by their IDs or the beginnings of those. Commands not listed come first.
// At the table the order is by importance: a small screen leaves out the last ones, and the menu has them all. Commands
// that come and go with every move are placed after those that stay, so that these keep their places.
var order = map[scene.Panel][]string{
	scene.NoPanel: {"menu", "log", "mute", "ask", "pause", "run", "step", "set-speed-", "skip",
		"cancel", "undo", "hint", "lesson-skip", "recap", "locked", "redo", "zoom-"},
	scene.MenuPanel: {"close", "hint", "lesson-skip", "recap", "unsaved", "log", "primer", "rules", "games",
		"settings", "mute", "undo", "locked", "rewind", "redo", "concede", "fullscreen", "window", "title",
		"seal", "shelf"},
	scene.TitlePanel: {"continue", "lessons", "play-", "setup", "ways", "level-", "shelf", "primer", "rules", "unsaved",
		"games", "settings", "mute", "credits", "fullscreen", "window", "update"},
	scene.ShelfPanel: {"unsaved", "games", "settings", "mute", "credits", "fullscreen", "window", "update"},
	scene.EndPanel: {"task-next", "task-again", "again", "next-level", "match", "swap", "puzzles", "campaign",
		"lessons", "rewind", "title", "unsaved", "as-next", "analysis", "replay", "log", "seal", "card", "link"},
	scene.CurtainPanel: {"sit", "title"},
}

// asking are the table's commands that are there while somebody is asked something.
var asking = []string{"cancel", "undo", "hint", "redo", "lesson-skip", "recap", "locked"}

// standing are those of them that keep their places even while they are disabled.
var standing = []string{"undo", "hint", "recap", "locked", "redo", "rewind"}

// advising are the commands of a hint that keep their places while they are disabled.
var advising = []string{"do-it", "why-not", "instead"}

// ordinary are the ways on after a game. A mission has its own instead.
var ordinary = []string{"again", "next-level", "match", "swap"}

// looksBack are the commands that look back at a finished game.
var looksBack = []string{"analysis", "replay", "log", "seal", "card", "link"}

// rank returns the place of a command in a panel's order.
func rank(panel scene.Panel, id string) int {
	for i, name := range order[panel] {
		if id == name || strings.HasSuffix(name, "-") && strings.HasPrefix(id, name) {
			return i
		}
	}
	return -1
}
