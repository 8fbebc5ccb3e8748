package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// now lists the commands that can be given now: those of what lies on top, else
// those of the table.
func (c *commandList) now() []desk.Command {
	if c.desk.Inspected() != table.NoSpot {
		return append(c.almanac.RulesFor(), c.desk.Shut())
	}
	switch c.desk.Panel() {
	case scene.NoPanel:
		return append(append(c.coach.Commands(), c.ofTable()...), c.badges()...)
	case scene.TitlePanel:
		return c.ofTitle()
	case scene.ShelfPanel:
		return c.ofShelf()
	case scene.MenuPanel:
		return c.ofMenu()
	case scene.ConcedePanel:
		return []desk.Command{c.desk.Said("close", "menu.resume", true, c.desk.Close), c.desk.Said("concede-yes", "menu.concede.yes", false, c.matches.Concede)}
	case scene.WarningPanel:
		_, button := c.warnings.Warned()
		return []desk.Command{c.desk.Said("close", "warning.back", true, c.desk.Close), desk.NewCommand(scene.Command{ID: "insist", Label: button}, c.insist)}
	case scene.RevealPanel:
		return []desk.Command{c.desk.Said("seen", "menu.resume", true, c.desk.Close)}
	case scene.RecapPanel:
		return c.ofRecap()
	case scene.HintPanel:
		return c.ofHint()
	case scene.SettingsPanel:
		return c.prefs.OfSettings()
	case scene.KeysPanel:
		return append(c.bindings.OfKeys(), c.desk.Shut())
	case scene.EndPanel:
		return c.ofEnd()
	case scene.GamesPanel:
		return c.library.OfGames()
	case scene.GamePanel:
		return c.library.OfGame()
	case scene.DeletePanel:
		return c.library.OfDelete()
	case scene.SealPanel:
		return c.fairness.OfSeal()
	case scene.PracticePanel:
		return c.practice.OfPractice()
	case scene.CurtainPanel:
		return c.curtain.OfCurtain(c.desk.Named("title", c.matches.Leave))
	case scene.SetupPanel:
		return append(c.prefs.OfSetup(), c.desk.Said("begin", "menu.play", true, c.matches.StartArranged), c.desk.Shut())
	case scene.WaysPanel:
		return c.ways.ofWays()
	case scene.TasksPanel:
		return c.tasks.OfTasks()
	case scene.TaskPanel:
		return c.tasks.OfTask()
	case scene.UnsavedPanel:
		return c.trouble.OfUnsaved()
	case scene.ElsewherePanel:
		return c.trouble.OfElsewhere()
	case scene.AlmanacPanel:
		return c.almanac.Field().Commands()
	case scene.PlacePanel, scene.FigurePanel:
		return append(c.almanac.RulesFor(), c.desk.Shut())
	}
	return []desk.Command{c.desk.Shut()}
}

// badges mark what is special about the game for the time being.
func (c *commandList) badges() []desk.Command {
	if list := c.trouble.Badge(); len(list) > 0 {
		return list
	}
	if list := c.tasks.Badge(); len(list) > 0 {
		return list
	}
	return c.practice.Badge()
}

// ofEnd are those of the last screen.
func (c *commandList) ofEnd() []desk.Command {
	list := c.tasks.OfEnd()
	if list == nil {
		list = append([]desk.Command{c.desk.Said("again", "menu.again", true, c.matches.Again)}, c.epilogue.ofResult()...)
		if !c.desk.Shared() && c.desk.Chairs() > 1 {
			list = append(list, c.matches.From("swap", "menu.side.play", c.matches.Swap))
		}
	}
	if c.desk.Session().Practice() && c.practice.Can() {
		list = append(list, c.desk.Named("rewind", c.practice.Ask))
	}
	list = append(append(list, c.desk.Named("title", c.matches.Leave)), c.trouble.Badge()...)
	on := len(list) // what follows looks back
	if c.desk.Offer().Advised() {
		list = append(list, c.desk.Named("analysis", c.analysis.Begin))
	}
	if c.replay.Can() {
		list = append(list, c.desk.Named("replay", c.replay.Begin))
	}
	list = append(append(append(append(list, c.log()), c.fairness.OfEnd()...), c.daily.OfEnd()...), c.epilogue.ofShare()...)
	for i := range list[on:] {
		list[on+i].Quiet, list[on+i].Short = true, c.desk.T("short."+list[on+i].ID)
	}
	return list
}

// bar lists the commands of the table itself: those of the recap while it is
// on, nothing before the first game.
func (c *commandList) bar() []desk.Command {
	switch {
	case c.desk.Session() == nil:
		return nil
	case c.recap.On():
		return c.ofRecap()
	case c.hints.Open():
		return c.ofHint()
	}
	return c.ofTable()
}

// ofTable are those of the table itself, in the order of their worth: a small
// screen leaves out the last, and the menu has them all.
func (c *commandList) ofTable() []desk.Command {
	list := []desk.Command{c.desk.Named("menu", func() { c.desk.Open(scene.MenuPanel) }), c.log(), c.mute()}
	if c.opponent.Stuck() {
		list = append(list, c.desk.Said("ask", "menu.ask", true, c.opponent.Again))
	}
	list = append(list, c.ofFilm()...)
	if !c.film.Asks() || c.conduct.Steady() {
		return list // nobody is asked anything
	}
	if len(c.desk.Session().Selected()) > 0 {
		list = append(list, c.desk.Said("cancel", "button.cancel", false, c.desk.Session().Drop))
	}
	return append(list, c.help()...)
}

// help are those that are in the menu too.
func (c *commandList) help() []desk.Command {
	var list []desk.Command
	add := func(id string, can bool, do func()) {
		if can {
			list = append(list, c.desk.Named(id, do))
		}
	}
	add("undo", c.desk.Session().CanUndo(), c.play.Undo)
	if add("hint", c.missions.CanHint(), c.missions.Hint); !c.missions.Hinting() {
		add("hint", c.hints.Can(), c.hints.Ask)
	}
	add("redo", c.desk.Session().CanRedo(), c.play.Redo)
	add("lesson-skip", c.lessons.On(), c.matches.Leave)
	add("recap", c.recap.Can(), c.recap.ShowLast)
	add("locked", c.desk.Session().Locked() != "", c.locked)
	return list
}

// locked says why the last move cannot be taken back.
func (c *commandList) locked() {
	c.desk.Open(scene.NoPanel)
	c.toasts.Say(c.desk.T("undo.locked", "what", c.desk.Session().Locked()), table.KindButton.Spot("locked"))
}

// ofMenu are those of the pause.
func (c *commandList) ofMenu() []desk.Command {
	list := append([]desk.Command{c.desk.Said("close", "menu.resume", true, c.desk.Close)}, c.help()...)
	list = append(append(append(list, c.trouble.Badge()...), c.log()), append(c.almanac.Rules(), c.desk.Named("games", c.library.Open), c.desk.Opener("settings", scene.SettingsPanel), c.mute(), c.desk.Opener("keys", scene.KeysPanel))...)
	if c.practice.Can() {
		list = append(list, c.desk.Named("rewind", c.practice.Ask))
	}
	if !c.desk.Finished() {
		list = append(list, c.desk.Named("concede", func() { c.desk.Open(scene.ConcedePanel) }))
	}
	list = append(list, c.window.screen()...)
	return append(list, c.desk.Said("title", "menu.new", false, c.matches.Leave))
}

// ofRecap go through the pages.
func (c *commandList) ofRecap() []desk.Command {
	if c.replay.On() {
		return c.replay.OfReplay()
	}
	page, pages := c.recap.Page(), len(c.recap.Pages())
	on := c.desk.Said("recap-on", "recap.on", true, func() { c.recap.Turn(page + 1) })
	on.Sub = c.desk.T("recap.page", "page", page+1, "pages", pages)
	back := c.desk.Said("recap-back", "recap.back", false, func() { c.recap.Turn(page - 1) })
	back.Locked = page == 0 // it stays, so that what stands beside it does not move
	return []desk.Command{on, back, c.desk.Said("close", "menu.resume", false, c.desk.Close), c.mute()}
}

// ofHint are those of advice, and what stays on the table beside it, so that nothing there moves.
func (c *commandList) ofHint() []desk.Command { return append(c.hints.OfHint(), c.mute()) }

// find is the command of a spot, nil if that is none that can be given now.
func (c *commandList) find(spot table.Spot) *desk.Command {
	if spot.Kind != table.KindButton {
		return nil
	}
	list := c.now()
	if i := slices.IndexFunc(list, func(one desk.Command) bool { return one.Spot() == spot }); i >= 0 {
		return &list[i]
	}
	return nil
}

// carryOut carries a command out.
func (c *commandList) carryOut(one *desk.Command) {
	c.audio.Cue(sound.Button)
	one.Do()
}
