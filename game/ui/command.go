package ui

import "onelongnight/game"

// Command is a button of the table that is no move.
type Command struct {
	ID    string // "menu": its spot is "button:menu"
	Label string
	Sub   string
	Main  bool // the one that most people want

	Row    string // commands of the same row are one choice; "" for none
	Chosen bool   // of several of which one is
}

// Spot is the command's thing on screen.
func (c Command) Spot() string { return "button:" + c.ID }

// commands lists the commands that can be given now: those of what lies on
// top, else those of the table.
func (a *App) commands() []Command {
	t := a.t
	if a.chrome.Inspect != "" {
		return []Command{{ID: "close", Label: t("menu.close")}}
	}
	switch a.chrome.Panel {
	case NoPanel:
		return a.tableCommands()
	case TitlePanel:
		return a.titleCommands()
	case MenuPanel:
		return a.menuCommands()
	case SurePanel:
		return []Command{{ID: "close", Label: t("menu.resume"), Main: true}, {ID: "concede-yes", Label: t("menu.concede.yes")}}
	case DoubtPanel:
		return []Command{{ID: "close", Label: t("doubt.back"), Main: true}, {ID: "insist", Label: t("doubt.insist")}}
	case RecapPanel:
		return a.recapCommands()
	case SettingsPanel:
		return a.settingCommands()
	case EndPanel:
		return []Command{{ID: "again", Label: t("menu.again"), Main: true}, {ID: "swap", Label: t("menu.swap")},
			{ID: "analysis", Label: t("menu.analysis")}, {ID: "log", Label: t("menu.log")}, {ID: "title", Label: t("menu.title")}}
	}
	return []Command{{ID: "close", Label: t("menu.close")}}
}

// bar lists the commands of the table itself: those of the recap while it is
// on, nothing before the first game.
func (a *App) bar() []Command {
	switch {
	case a.session == nil:
		return nil
	case a.recap.on:
		return a.recapCommands()
	}
	return a.tableCommands()
}

// tableCommands are those of the table itself, in the order of their worth: a
// small screen leaves out the last, and the menu has them all.
func (a *App) tableCommands() []Command {
	list := []Command{{ID: "menu", Label: a.t("menu.menu")}, {ID: "log", Label: a.t("menu.log")}}
	if len(a.session.Selected()) > 0 {
		list = append(list, Command{ID: "cancel", Label: a.t("button.cancel")})
	}
	if a.playing() {
		list = append(list, Command{ID: "skip", Label: a.t("menu.skip")})
	}
	return append(list, a.helpCommands()...)
}

// helpCommands are those that are in the menu too.
func (a *App) helpCommands() []Command {
	var list []Command
	add := func(id string, can bool) {
		if can {
			list = append(list, Command{ID: id, Label: a.t("menu." + id)})
		}
	}
	add("undo", a.session.CanUndo())
	add("hint", a.advisable())
	add("redo", a.session.CanRedo())
	add("recap", a.canRecap())
	add("locked", a.session.Locked() != "")
	return list
}

// menuCommands are those of the pause.
func (a *App) menuCommands() []Command {
	list := append([]Command{{ID: "close", Label: a.t("menu.resume"), Main: true}}, a.helpCommands()...)
	for _, id := range []string{"log", "settings", "keys"} {
		list = append(list, Command{ID: id, Label: a.t("menu." + id)})
	}
	if !a.session.Result().Over {
		list = append(list, Command{ID: "concede", Label: a.t("menu.concede")})
	}
	return append(list, Command{ID: "title", Label: a.t("menu.new")})
}

func (a *App) titleCommands() []Command {
	var list []Command
	if a.chrome.Saved {
		list = append(list, Command{ID: "continue", Label: a.t("menu.continue"), Sub: a.chrome.SavedLine, Main: true})
	}
	for seat, name := range a.offer.Game.Seats() {
		list = append(list, Command{ID: "play-" + name, Label: a.t("menu.side.play", "side", a.offer.Voice.Side(game.Seat(seat))),
			Sub: a.t("side." + name + ".pitch")})
	}
	for _, level := range levels {
		list = append(list, Command{ID: "level-" + level, Label: level, Sub: a.t("set.level." + level), Chosen: level == a.chosen.value("level")})
	}
	return append(list, Command{ID: "settings", Label: a.t("menu.settings")}, Command{ID: "credits", Label: a.t("menu.credits")})
}
