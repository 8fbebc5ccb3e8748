package ui

import (
	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/ui/scene"
)

// ofTitle are those of the first screen of the game that is offered.
func (c *commandList) ofTitle() []command {
	var list []command
	saved, going := c.saves.latest(c.offer.Kind.Name())
	if going {
		list = append(list, c.resume("continue", saved))
	}
	list = append(list, c.arranged()...)
	for seat, info := range c.seats() {
		if len(list) > 0 && c.seated() {
			break // the setup says where one sits
		}
		if !info.Scripted {
			list = append(list, command{scene.Command{ID: "play-" + info.Name, Label: c.t("menu.side.play", "side", c.offer.Voice.Side(game.Seat(seat))),
				Sub: c.optional("side." + info.Name + ".pitch")}, func() { c.matches.start(game.Seat(seat)) }})
		}
	}
	if !going && c.tasks.untaught() { // a newcomer
		learn := c.tasks.open(mission.Lesson)
		learn.Main = true
		list = append([]command{learn}, list...)
	}
	list = append(list, c.ways.open())
	for _, level := range c.levels() {
		list = append(list, command{scene.Command{ID: "level-" + level, Label: level, Sub: c.t("set.level." + level), Place: scene.SmallCommand, Choice: true,
			Chosen: level == c.prefs.chosen.value("level")}, func() { c.prefs.set("level", level) }})
	}
	if len(c.saves.offers) > 1 {
		list = append(list, cornered(c.named("shelf", c.matches.shelve)))
	}
	for _, rules := range c.almanac.rules() {
		list = append(list, cornered(rules))
	}
	return append(list, c.corner()...)
}

// levels are those that there is a choice of, nil where there is nobody to have one.
func (c *commandList) levels() []string {
	if list := c.offer.levels(); len(list) > 1 && c.chairs() > 1 {
		return list
	}
	return nil
}

// corner are the commands in the corner of every first screen.
func (c *commandList) corner() []command {
	list := append(c.trouble.badge(), cornered(c.named("games", c.library.open)), cornered(c.openOver("settings", scene.SettingsPanel)), cornered(c.mute()),
		cornered(c.openOver("credits", scene.CreditsPanel)))
	for _, more := range append(c.window.screen(), c.window.update()...) {
		list = append(list, cornered(more))
	}
	return list
}

// resume continues a game that is kept.
func (c *commandList) resume(id string, s saved) command {
	out := c.said(id, "menu.continue", true, func() { c.matches.resume(s.key) })
	out.Sub = c.library.side(s)
	if where := c.whereabouts.of(s); where != "" {
		out.Sub = c.t("menu.continue.sub", "side", out.Sub, "where", where)
	}
	return out
}

// of names the game that a command on the shelf belongs to, for those who do
// not see where it stands.
func (c *commandList) of(name string, command command) command {
	command.Row = c.shelf.title(name)
	return command
}

// ofShelf are those of the first screen of all games.
func (c *commandList) ofShelf() []command {
	var list []command
	for _, o := range c.saves.offers {
		name, begin := o.Kind.Name(), "menu.play"
		if saved, ok := c.saves.latest(name); ok {
			list = append(list, c.of(name, c.resume(continueOf+name, saved)))
			begin = "menu.new"
		}
		list = append(list, c.of(name, c.said(newOf+name, begin, false, func() { c.matches.takeDown(o) })))
	}
	return append(list, c.corner()...)
}
