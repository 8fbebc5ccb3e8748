package desk

import "onelongnight/game/ui/scene"

// Command is a button that is no move, with what it does.
type Command struct {
	scene.Command
	Do func()
}

// NewCommand returns a command with what it does.
func NewCommand(c scene.Command, do func()) Command { return Command{c, do} }

// Named returns a command with that word of the menu.
func (d *Desk) Named(id string, do func()) Command {
	return Command{scene.Command{ID: id, Label: d.T("menu." + id)}, do}
}

// IdleUnless returns the same command, which only keeps its place unless it can be given now.
func (c Command) IdleUnless(can bool) Command {
	c.Idle = !can
	return c
}

// Said returns a command with a text of the catalogue; main is the one that most people want.
func (d *Desk) Said(id, key string, main bool, do func()) Command {
	return Command{scene.Command{ID: id, Label: d.T(key), Main: main}, do}
}

// Shut returns the command that closes what lies on top.
func (d *Desk) Shut() Command { return d.Named("close", d.Close) }

// Opener returns a command that opens a panel over what is open now.
func (d *Desk) Opener(id string, panel scene.Panel) Command {
	return d.Named(id, func() { d.OpenOver(panel) })
}

// Cornered puts a command into the corner of a first screen.
func Cornered(c Command) Command {
	c.Place = scene.CornerCommand
	return c
}

// Shown are commands as a screen shows them.
func Shown(list []Command) []scene.Command {
	var out []scene.Command
	for _, c := range list {
		out = append(out, c.Command)
	}
	return out
}
