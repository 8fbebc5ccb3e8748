package ui

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/ui/scene"
)

// seated tells whether the setup that is chosen says where the person sits.
func (c *commandList) seated() bool {
	_, seat := c.prefs.setup("")
	return seat != game.NoSeat
}

// arranged are the quick starts of a game whose setup says where one sits, one for each option of its first choice, and the way
// to the others.
func (c *commandList) arranged() []command {
	choices := game.ChoicesOf(c.offer.Kind)
	if !c.seated() {
		return nil
	}
	var list []command
	for _, option := range choices[0].Options {
		list = append(list, command{scene.Command{ID: "play-" + option, Label: c.t("menu.side.play", "side", c.prefs.valueName(choices[0].Name, option)),
			Sub: c.optional("side." + option + ".pitch")}, func() {
			c.prefs.set(choices[0].Name, option)
			c.matches.startArranged()
		}})
	}
	return append(list, c.openOver("setup", scene.SetupPanel))
}

// ofSetup are the choices of the setup, and the way to begin with them.
func (c *commandList) ofSetup() []command {
	var list []command
	mine := c.prefs.role()
	for _, choice := range c.prefs.chosen.choices {
		role, leader := strings.CutPrefix(choice.name, leads)
		if c.prefs.arranges(choice.name) || choice.name == "level" || leader && role != mine {
			list = append(list, c.row(choice)...)
		}
	}
	return append(list, c.said("begin", "menu.play", true, c.matches.startArranged), c.shut())
}

// row are the values of one thing to choose.
func (c *commandList) row(of choice) (list []command) {
	if len(of.values) < 2 || of.opponent() && c.chairs() < 2 {
		return nil // there is nothing to choose, or nobody that it is chosen for
	}
	for i, value := range of.values {
		one := command{scene.Command{ID: "set-" + of.name + "-" + value, Row: c.prefs.rowName(of.name), Label: c.prefs.valueName(of.name, value), Choice: true,
			Chosen: value == c.prefs.inForce(of.name)}, func() { c.prefs.set(of.name, value) }}
		if hard := c.hard(of.name); hard != nil {
			one.Rated, one.Stars, one.Sub = true, hard[i], c.optional("side."+value+".pitch")
		}
		list = append(list, one)
	}
	return list
}

// hard is how hard each option of a choice is, nil where none is harder.
func (c *commandList) hard(name string) []int {
	for _, choice := range game.ChoicesOf(c.offer.Kind) {
		if choice.Name == name {
			return choice.Hard
		}
	}
	return nil
}
