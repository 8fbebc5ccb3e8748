package ui

import (
	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// ofTitle are those of the first screen of the game that is offered.
func (c *commandList) ofTitle() []desk.Command {
	var list []desk.Command
	saved, going := c.saves.latest(c.Offer().Kind.Name())
	if going {
		list = append(list, c.resume("continue", saved))
	}
	list = append(list, c.arranged()...)
	for seat, info := range c.Seats() {
		if len(list) > 0 && c.prefs.seated() {
			break // the setup says where one sits
		}
		if !info.Scripted {
			list = append(list, desk.NewCommand(scene.Command{ID: "play-" + info.Name, Label: c.T("menu.side.play", "side", c.Offer().Voice.Side(game.Seat(seat))),
				Sub: c.Optional("side." + info.Name + ".pitch")}, func() { c.matches.Start(game.Seat(seat)) }))
		}
	}
	if !going && c.tasks.untaught() { // a newcomer
		learn := c.tasks.open(mission.Lesson)
		learn.Main = true
		list = append([]desk.Command{learn}, list...)
	}
	list = append(list, c.ways.open())
	for _, level := range c.levels() {
		list = append(list, desk.NewCommand(scene.Command{ID: "level-" + level, Label: level, Sub: c.T("set.level." + level), Place: scene.SmallCommand, Choice: true,
			Chosen: level == c.prefs.Value("level")}, func() { c.prefs.set("level", level) }))
	}
	if len(c.saves.Offers()) > 1 {
		list = append(list, desk.Cornered(c.Named("shelf", c.matches.shelve)))
	}
	for _, rules := range c.almanac.rules() {
		list = append(list, desk.Cornered(rules))
	}
	return append(list, c.corner()...)
}

// levels are those that there is a choice of, nil where there is nobody to have one.
func (c *commandList) levels() []string {
	if list := c.Offer().Players(); len(list) > 1 && c.Chairs() > 1 {
		return list
	}
	return nil
}

// corner are the commands in the corner of every first screen.
func (c *commandList) corner() []desk.Command {
	list := append(c.trouble.badge(), desk.Cornered(c.Named("games", c.library.open)), desk.Cornered(c.Opener("settings", scene.SettingsPanel)), desk.Cornered(c.mute()),
		desk.Cornered(c.Opener("credits", scene.CreditsPanel)))
	for _, more := range append(c.window.screen(), c.window.update()...) {
		list = append(list, desk.Cornered(more))
	}
	return list
}

// resume continues a game that is kept.
func (c *commandList) resume(id string, s saved) desk.Command {
	out := c.Said(id, "menu.continue", true, func() { c.matches.Resume(s.key) })
	out.Sub = c.library.side(s)
	if where := c.whereabouts.of(s); where != "" {
		out.Sub = c.T("menu.continue.sub", "side", out.Sub, "where", where)
	}
	return out
}

// of names the game that a command on the shelf belongs to, for those who do
// not see where it stands.
func (c *commandList) of(name string, one desk.Command) desk.Command {
	one.Row = c.shelf.title(name)
	return one
}

// ofShelf are those of the first screen of all games.
func (c *commandList) ofShelf() []desk.Command {
	var list []desk.Command
	for _, o := range c.saves.Offers() {
		name, begin := o.Kind.Name(), "menu.play"
		if saved, ok := c.saves.latest(name); ok {
			list = append(list, c.of(name, c.resume(continueOf+name, saved)))
			begin = "menu.new"
		}
		list = append(list, c.of(name, c.Said(newOf+name, begin, false, func() { c.matches.takeDown(o) })))
	}
	return append(list, c.corner()...)
}

// arranged are the quick starts of a game whose setup says where one sits, one for each option of its first choice, and the way
// to the others.
func (c *commandList) arranged() []desk.Command {
	choices := game.ChoicesOf(c.Offer().Kind)
	if !c.prefs.seated() {
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
