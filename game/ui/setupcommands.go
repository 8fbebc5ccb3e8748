package ui

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// seated tells whether the setup that is chosen says where the person sits.
func (c *commandList) seated() bool {
	_, seat := c.prefs.setup("")
	return seat != game.NoSeat
}

// arranged are the quick starts of a game whose setup says where one sits, one for each option of its first choice, and the way
// to the others.
func (c *commandList) arranged() []desk.Command {
	choices := game.ChoicesOf(c.Offer().Kind)
	if !c.seated() {
		return nil
	}
	var list []desk.Command
	for _, option := range choices[0].Options {
		list = append(list, desk.NewCommand(scene.Command{ID: "play-" + option, Label: c.T("menu.side.play", "side", c.prefs.valueName(choices[0].Name, option)),
			Sub: c.Optional("side." + option + ".pitch")}, func() {
			c.prefs.set(choices[0].Name, option)
			c.matches.startArranged()
		}))
	}
	return append(list, c.Opener("setup", scene.SetupPanel))
}

// ofSetup are the choices of the setup, and the way to begin with them.
func (c *commandList) ofSetup() []desk.Command {
	var list []desk.Command
	mine := c.prefs.role()
	for _, choice := range c.prefs.chosen.choices {
		role, leader := strings.CutPrefix(choice.name, leads)
		if c.prefs.arranges(choice.name) || choice.name == "level" || leader && role != mine {
			list = append(list, c.row(choice)...)
		}
	}
	return append(list, c.Said("begin", "menu.play", true, c.matches.startArranged), c.Shut())
}

// row are the values of one thing to choose.
func (c *commandList) row(of choice) (list []desk.Command) {
	if len(of.values) < 2 || of.opponent() && c.Chairs() < 2 {
		return nil // there is nothing to choose, or nobody that it is chosen for
	}
	for i, value := range of.values {
		one := desk.NewCommand(scene.Command{ID: "set-" + of.name + "-" + value, Row: c.prefs.rowName(of.name), Label: c.prefs.valueName(of.name, value), Choice: true,
			Chosen: value == c.prefs.inForce(of.name)}, func() { c.prefs.set(of.name, value) })
		if hard := c.hard(of.name); hard != nil {
			one.Rated, one.Stars, one.Sub = true, hard[i], c.Optional("side."+value+".pitch")
		}
		list = append(list, one)
	}
	return list
}

// hard is how hard each option of a choice is, nil where none is harder.
func (c *commandList) hard(name string) []int {
	for _, choice := range game.ChoicesOf(c.Offer().Kind) {
		if choice.Name == name {
			return choice.Hard
		}
	}
	return nil
}
