package desk

import "onelongnight/game/ui/scene"

// Command is a button that is no move, and what it does.
type Command struct {
	scene.Command
	Do func()
}

// NewCommand returns a command that calls do.
func NewCommand(c scene.Command, do func()) Command { return Command{c, do} }

// Named returns a command with a text of the menu.
func (d *Desk) Named(id string, do func()) Command {
	return Command{scene.Command{ID: id, Label: d.T("menu." + id)}, do}
}

// IdleUnless disables the command unless can; it keeps its place either way.
func (c Command) IdleUnless(can bool) Command {
	c.Idle = !can
	return c
}

// Said returns a command with a text of the catalogue. main marks what most people want.
func (d *Desk) Said(id, key string, main bool, do func()) Command {
	return Command{scene.Command{ID: id, Label: d.T(key), Main: main}, do}
}

// Shut returns the command that closes the topmost panel.
func (d *Desk) Shut() Command { return d.Named("close", d.Close) }

// Opener returns a command that opens a panel over what is open.
func (d *Desk) Opener(id string, panel scene.Panel) Command {
	return d.Named(id, func() { d.OpenOver(panel) })
}

// Cornered places a command in the corner of the first screen.
func Cornered(c Command) Command {
	c.Place = scene.CornerCommand
	return c
}

// Shown returns the commands as data for a screen.
func Shown(list []Command) []scene.Command {
	var out []scene.Command
	for _, c := range list {
		out = append(out, c.Command)
	}
	return out
}
