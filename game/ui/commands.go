package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// commander offers the commands of a panel. NoPanel stands for the table itself, CardPanel for a thing shown large,
// whatever lies below it.
type commander interface {
	Commands(at scene.Panel) []desk.Command
}

// badgeSource offers commands that mark what is special about the game at present.
type badgeSource interface{ Badge() []desk.Command }

// commands collects commands from everybody who offers them.
type commands struct {
	desk  *desk.Desk
	from  []commander
	marks []badgeSource // the first with something to say is shown
	coach *library.Coach
	film  *play.Film
	recap *play.Recap
	hints *help.Hints
}

// now lists the commands available now: those of the topmost panel, or of the table.
func (c *commands) now() []desk.Command {
	at := c.desk.Panel()
	switch {
	case c.desk.Inspected() != table.NoSpot:
		at = scene.CardPanel
	case at == scene.NoPanel:
		return slices.Concat(c.coach.Answers(), c.at(scene.NoPanel), c.badge())
	}
	if list := c.at(at); len(list) > 0 {
		return list
	}
	return []desk.Command{c.desk.Shut()}
}

// at lists the available commands of a panel in their order.
func (c *commands) at(panel scene.Panel) []desk.Command {
	return slices.DeleteFunc(c.all(panel), func(one desk.Command) bool { return one.Idle })
}

// all lists the commands of a panel, including disabled ones that keep their places.
func (c *commands) all(panel scene.Panel) []desk.Command {
	var list []desk.Command
	for _, from := range c.from {
		list = append(list, from.Commands(panel)...)
	}
	list = slices.DeleteFunc(list, func(one desk.Command) bool {
		return c.waits(panel, one) && !slices.Contains(standing, one.ID) || replaced(one, list)
	})
	for i := range list {
		list[i].Idle = list[i].Idle || c.waits(panel, list[i])
	}
	for i := range list {
		if panel == scene.EndPanel && slices.Contains(looksBack, list[i].ID) {
			list[i].Quiet, list[i].Short = true, c.desk.T("short."+list[i].ID)
		}
	}
	slices.SortStableFunc(list, func(a, b desk.Command) int { return rank(panel, a.ID) - rank(panel, b.ID) })
	return list
}

// waits reports whether a command of the table must wait until what happened has been shown.
func (c *commands) waits(panel scene.Panel, one desk.Command) bool {
	return panel == scene.NoPanel && slices.Contains(asking, one.ID) && (!c.film.Asks() || c.film.Playback().Steady())
}

// replaced reports whether a command of the list takes this one's place.
func replaced(one desk.Command, list []desk.Command) bool {
	return slices.Contains(ordinary, one.ID) && slices.ContainsFunc(list,
		func(c desk.Command) bool { return c.ID == "task-again" })
}

// badge returns the command that marks what is special about the game at present.
func (c *commands) badge() []desk.Command {
	for _, mark := range c.marks {
		if list := mark.Badge(); len(list) > 0 {
			return list
		}
	}
	return nil
}

// shown lists what the topmost panel shows: its commands, and in the menu also the disabled ones, whose rows stay.
func (c *commands) shown() []desk.Command {
	if c.desk.Panel() == scene.MenuPanel && c.desk.Inspected() == table.NoSpot {
		return c.all(scene.MenuPanel)
	}
	return c.now()
}

// bar lists the commands at the table, including disabled ones that keep their places. During a recap or a hint, it
// lists that one's commands; before the first game, none.
func (c *commands) bar() []desk.Command {
	switch {
	case c.desk.Session() == nil:
		return nil
	case c.recap.On():
		return c.at(scene.RecapPanel)
	case c.hints.Open():
		return c.all(scene.HintPanel)
	}
	return c.all(scene.NoPanel)
}

// why says why one of the standing commands, or of those of a hint or the menu, is disabled, "" if a spot is none of
// those.
func (c *commands) why(spot table.Spot) string {
	for _, one := range slices.Concat(c.shown(), c.bar()) {
		switch {
		case !one.Idle || one.Spot() != spot:
		case slices.Contains(advising, one.ID) && c.hints.Thinking():
			return c.desk.T("hint.thinking")
		case !slices.Contains(standing, one.ID) && !slices.Contains(advising, one.ID):
		case c.desk.Panel() != scene.MenuPanel && c.waits(scene.NoPanel, one):
			return c.desk.T("idle.wait")
		case one.ID == "undo" && c.desk.Session().CanRewind():
			return c.desk.T("idle.undo.answered")
		default:
			return c.desk.T("idle." + one.ID)
		}
	}
	return ""
}

// rests reports whether a spot is that of a disabled command.
func (c *commands) rests(spot table.Spot) bool {
	return slices.ContainsFunc(slices.Concat(c.shown(), c.bar()),
		func(one desk.Command) bool { return one.Idle && one.Spot() == spot })
}

func (c *commands) rows() commandRows {
	out := commandRows{now: desk.Shown(c.shown()), bar: desk.Shown(c.bar())}
	if !c.desk.First() && c.desk.Holds(scene.TitlePanel) {
		out.first = desk.Shown(c.at(scene.TitlePanel))
	}
	for _, b := range c.badge() {
		out.badge = &b.Command
	}
	return out
}

// find returns the command of a spot, nil if there is none that is available now.
func (c *commands) find(spot table.Spot) *desk.Command {
	if spot.Kind != table.KindButton {
		return nil
	}
	list := c.now()
	if i := slices.IndexFunc(list, func(one desk.Command) bool { return one.Spot() == spot }); i >= 0 {
		return &list[i]
	}
	return nil
}
