package ui

import (
	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/saves"
	"onelongnight/game/ui/scene"
)

// ofTitle are those of the first screen of the game that is offered.
func (c *commandList) ofTitle() []desk.Command {
	var list []desk.Command
	saved, going := c.saves.Latest(c.desk.Offer().Kind.Name())
	if going {
		list = append(list, c.resume("continue", saved))
	}
	list = append(list, c.arranged()...)
	for seat, info := range c.desk.Seats() {
		if len(list) > 0 && c.prefs.Seated() {
			break // the setup says where one sits
		}
		if !info.Scripted {
			list = append(list, desk.NewCommand(scene.Command{ID: "play-" + info.Name, Label: c.desk.T("menu.side.play", "side", c.desk.Offer().Voice.Side(game.Seat(seat))),
				Sub: c.desk.Optional("side." + info.Name + ".pitch")}, func() { c.matches.Start(game.Seat(seat)) }))
		}
	}
	if !going && c.tasks.Untaught() { // a newcomer
		learn := c.tasks.Open(mission.Lesson)
		learn.Main = true
		list = append([]desk.Command{learn}, list...)
	}
	list = append(list, c.ways.open())
	for _, level := range c.levels() {
		list = append(list, desk.NewCommand(scene.Command{ID: "level-" + level, Label: level, Sub: c.desk.T("set.level." + level), Place: scene.SmallCommand, Choice: true,
			Chosen: level == c.prefs.Value("level")}, func() { c.prefs.Set("level", level) }))
	}
	if len(c.saves.Offers()) > 1 {
		list = append(list, desk.Cornered(c.desk.Named("shelf", c.matches.Shelve)))
	}
	for _, rules := range c.almanac.Rules() {
		list = append(list, desk.Cornered(rules))
	}
	return append(list, c.corner()...)
}

// levels are those that there is a choice of, nil where there is nobody to have one.
func (c *commandList) levels() []string {
	if list := c.desk.Offer().Players(); len(list) > 1 && c.desk.Chairs() > 1 {
		return list
	}
	return nil
}

// corner are the commands in the corner of every first screen.
func (c *commandList) corner() []desk.Command {
	list := append(c.trouble.Badge(), desk.Cornered(c.desk.Named("games", c.library.Open)), desk.Cornered(c.desk.Opener("settings", scene.SettingsPanel)), desk.Cornered(c.mute()),
		desk.Cornered(c.desk.Opener("credits", scene.CreditsPanel)))
	for _, more := range append(c.window.screen(), c.window.update()...) {
		list = append(list, desk.Cornered(more))
	}
	return list
}

// resume continues a game that is kept.
func (c *commandList) resume(id string, s saves.Game) desk.Command {
	out := c.desk.Said(id, "menu.continue", true, func() { c.matches.Resume(s.Key) })
	out.Sub = c.library.Side(s)
	if where := c.whereabouts.Of(s); where != "" {
		out.Sub = c.desk.T("menu.continue.sub", "side", out.Sub, "where", where)
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
		if saved, ok := c.saves.Latest(name); ok {
			list = append(list, c.of(name, c.resume(continueOf+name, saved)))
			begin = "menu.new"
		}
		list = append(list, c.of(name, c.desk.Said(newOf+name, begin, false, func() { c.matches.TakeDown(o) })))
	}
	return append(list, c.corner()...)
}

// arranged are the quick starts of a game whose setup says where one sits, one for each option of its first choice, and the way
// to the others.
func (c *commandList) arranged() []desk.Command {
	choices := game.ChoicesOf(c.desk.Offer().Kind)
	if !c.prefs.Seated() {
		return nil
	}
	var list []desk.Command
	for _, option := range choices[0].Options {
		list = append(list, desk.NewCommand(scene.Command{ID: "play-" + option, Label: c.desk.T("menu.side.play", "side", c.prefs.ValueName(choices[0].Name, option)),
			Sub: c.desk.Optional("side." + option + ".pitch")}, func() {
			c.prefs.Set(choices[0].Name, option)
			c.matches.StartArranged()
		}))
	}
	return append(list, c.desk.Opener("setup", scene.SetupPanel))
}
