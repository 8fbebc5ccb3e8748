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
	if c.Inspected() != table.NoSpot {
		return append(c.almanac.rulesFor(), c.Shut())
	}
	switch c.Panel() {
	case scene.NoPanel:
		return append(append(c.coach.commands(), c.ofTable()...), c.badges()...)
	case scene.TitlePanel:
		return c.ofTitle()
	case scene.ShelfPanel:
		return c.ofShelf()
	case scene.MenuPanel:
		return c.ofMenu()
	case scene.ConcedePanel:
		return []desk.Command{c.Said("close", "menu.resume", true, c.Close), c.Said("concede-yes", "menu.concede.yes", false, c.matches.concede)}
	case scene.WarningPanel:
		_, button := c.warnings.Warned()
		return []desk.Command{c.Said("close", "warning.back", true, c.Close), desk.NewCommand(scene.Command{ID: "insist", Label: button}, c.insist)}
	case scene.RevealPanel:
		return []desk.Command{c.Said("seen", "menu.resume", true, c.Close)}
	case scene.RecapPanel:
		return c.ofRecap()
	case scene.HintPanel:
		return c.ofHint()
	case scene.SettingsPanel:
		return c.prefs.ofSettings()
	case scene.KeysPanel:
		return append(c.bindings.ofKeys(), c.Shut())
	case scene.EndPanel:
		return c.ofEnd()
	case scene.GamesPanel:
		return c.library.ofGames()
	case scene.GamePanel:
		return c.library.ofGame()
	case scene.DeletePanel:
		return c.library.ofDelete()
	case scene.SealPanel:
		return c.fairness.ofSeal()
	case scene.PracticePanel:
		return c.practice.ofPractice()
	case scene.CurtainPanel:
		return c.curtain.ofCurtain(c.Named("title", c.matches.Leave))
	case scene.SetupPanel:
		return append(c.prefs.ofSetup(), c.Said("begin", "menu.play", true, c.matches.startArranged), c.Shut())
	case scene.WaysPanel:
		return c.ways.ofWays()
	case scene.TasksPanel:
		return c.tasks.ofTasks()
	case scene.TaskPanel:
		return c.tasks.ofTask()
	case scene.UnsavedPanel:
		return c.trouble.ofUnsaved()
	case scene.ElsewherePanel:
		return c.trouble.ofElsewhere()
	case scene.AlmanacPanel:
		return c.almanac.Field().commands()
	case scene.PlacePanel, scene.FigurePanel:
		return append(c.almanac.rulesFor(), c.Shut())
	}
	return []desk.Command{c.Shut()}
}

// badges mark what is special about the game for the time being.
func (c *commandList) badges() []desk.Command {
	if list := c.trouble.badge(); len(list) > 0 {
		return list
	}
	if list := c.tasks.badge(); len(list) > 0 {
		return list
	}
	return c.practice.badge()
}

// ofEnd are those of the last screen.
func (c *commandList) ofEnd() []desk.Command {
	list := c.tasks.ofEnd()
	if list == nil {
		list = append([]desk.Command{c.Said("again", "menu.again", true, c.matches.again)}, c.epilogue.ofResult()...)
		if !c.Shared() && c.Chairs() > 1 {
			list = append(list, c.matches.from("swap", "menu.side.play", c.matches.swap))
		}
	}
	if c.Session().Practice() && c.practice.can() {
		list = append(list, c.Named("rewind", c.practice.ask))
	}
	list = append(append(list, c.Named("title", c.matches.Leave)), c.trouble.badge()...)
	on := len(list) // what follows looks back
	if c.Offer().Advised() {
		list = append(list, c.Named("analysis", c.analysis.begin))
	}
	if c.replay.can() {
		list = append(list, c.Named("replay", c.replay.begin))
	}
	list = append(append(append(append(list, c.log()), c.fairness.ofEnd()...), c.daily.ofEnd()...), c.epilogue.ofShare()...)
	for i := range list[on:] {
		list[on+i].Quiet, list[on+i].Short = true, c.T("short."+list[on+i].ID)
	}
	return list
}

// bar lists the commands of the table itself: those of the recap while it is
// on, nothing before the first game.
func (c *commandList) bar() []desk.Command {
	switch {
	case c.Session() == nil:
		return nil
	case c.recap.On():
		return c.ofRecap()
	case c.hints.open():
		return c.ofHint()
	}
	return c.ofTable()
}

// ofTable are those of the table itself, in the order of their worth: a small
// screen leaves out the last, and the menu has them all.
func (c *commandList) ofTable() []desk.Command {
	list := []desk.Command{c.Named("menu", func() { c.Open(scene.MenuPanel) }), c.log(), c.mute()}
	if c.opponent.stuck() {
		list = append(list, c.Said("ask", "menu.ask", true, c.opponent.again))
	}
	list = append(list, c.ofFilm()...)
	if !c.film.Asks() || c.conduct.steady() {
		return list // nobody is asked anything
	}
	if len(c.Session().Selected()) > 0 {
		list = append(list, c.Said("cancel", "button.cancel", false, c.Session().Drop))
	}
	return append(list, c.help()...)
}

// help are those that are in the menu too.
func (c *commandList) help() []desk.Command {
	var list []desk.Command
	add := func(id string, can bool, do func()) {
		if can {
			list = append(list, c.Named(id, do))
		}
	}
	add("undo", c.Session().CanUndo(), c.play.undo)
	if add("hint", c.missions.canHint(), c.missions.hint); !c.missions.hinting() {
		add("hint", c.hints.can(), c.hints.ask)
	}
	add("redo", c.Session().CanRedo(), c.play.redo)
	add("lesson-skip", c.lessons.on(), c.matches.Leave)
	add("recap", c.recap.can(), c.recap.showLast)
	add("locked", c.Session().Locked() != "", c.locked)
	return list
}

// locked says why the last move cannot be taken back.
func (c *commandList) locked() {
	c.Open(scene.NoPanel)
	c.toasts.Say(c.T("undo.locked", "what", c.Session().Locked()), table.KindButton.Spot("locked"))
}

// ofMenu are those of the pause.
func (c *commandList) ofMenu() []desk.Command {
	list := append([]desk.Command{c.Said("close", "menu.resume", true, c.Close)}, c.help()...)
	list = append(append(append(list, c.trouble.badge()...), c.log()), append(c.almanac.rules(), c.Named("games", c.library.open), c.Opener("settings", scene.SettingsPanel), c.mute(), c.Opener("keys", scene.KeysPanel))...)
	if c.practice.can() {
		list = append(list, c.Named("rewind", c.practice.ask))
	}
	if !c.Finished() {
		list = append(list, c.Named("concede", func() { c.Open(scene.ConcedePanel) }))
	}
	list = append(list, c.window.screen()...)
	return append(list, c.Said("title", "menu.new", false, c.matches.Leave))
}

// ofRecap go through the pages.
func (c *commandList) ofRecap() []desk.Command {
	if c.replay.on() {
		return c.replay.ofReplay()
	}
	page, pages := c.recap.Page(), len(c.recap.Pages())
	on := c.Said("recap-on", "recap.on", true, func() { c.recap.turn(page + 1) })
	on.Sub = c.T("recap.page", "page", page+1, "pages", pages)
	back := c.Said("recap-back", "recap.back", false, func() { c.recap.turn(page - 1) })
	back.Locked = page == 0 // it stays, so that what stands beside it does not move
	return []desk.Command{on, back, c.Said("close", "menu.resume", false, c.Close), c.mute()}
}

// ofHint are those of advice, and what stays on the table beside it, so that nothing there moves.
func (c *commandList) ofHint() []desk.Command { return append(c.hints.ofHint(), c.mute()) }

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
