package ui

import "onelongnight/game/ui/scene"

// command is a button that is no move, with what it does.
type command struct {
	scene.Command
	do func()
}

// named is a command with that word of the menu.
func (d *desk) named(id string, do func()) command {
	return command{scene.Command{ID: id, Label: d.t("menu." + id)}, do}
}

// said is a command with a text of the catalogue.
func (d *desk) said(id, key string, main bool, do func()) command {
	return command{scene.Command{ID: id, Label: d.t(key), Main: main}, do}
}

// cornered puts a command into the corner of a first screen.
func cornered(c command) command {
	c.Place = scene.CornerCommand
	return c
}

// sceneCommands are commands as a screen shows them.
func sceneCommands(list []command) []scene.Command {
	var out []scene.Command
	for _, c := range list {
		out = append(out, c.Command)
	}
	return out
}
