package ui

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/sound"
)

// press does what a button outside the canvas says.
func (a *App) press(id string) {
	if strings.HasPrefix(id, "button:") {
		a.touch(id)
		return
	}
	if spot, ok := strings.CutPrefix(id, sightID); ok {
		a.see(spot)
		return
	}
	if a.session == nil {
		return
	}
	a.cut()
	if a.doubt(a.session.Action(id)) {
		return
	}
	if err := a.session.Do(id); err != nil {
		a.refuse(err, "")
		return
	}
	a.moved()
}

// touch is a tap on a thing, by whatever means.
func (a *App) touch(spot string) {
	a.chrome.Toast = ""
	a.stale = true
	if !a.covered() && a.cut() && !a.meant(spot) {
		return // that tap skipped what was shown
	}
	switch {
	case spot == "overlay": // beside an open panel
		a.close()
	case a.command(spot) || a.session == nil:
	case a.chrome.Inspect != "" && cardOf(spot) == cardOf(a.chrome.Inspect):
		a.close() // the face itself
	case a.chrome.Panel == PlacePanel && slices.Contains(a.session.Next(), spot):
		a.open(NoPanel) // chosen in an unfolded place
		a.onTable(spot)
	case a.covered() || a.chrome.Panel == RecapPanel:
		a.see(spot)
	case spot == "log" || spot == "prompt":
		a.open(LogPanel)
	default:
		a.onTable(spot)
	}
}

// cardOf is the name of the card that a spot is about.
func cardOf(spot string) string {
	_, name, _ := strings.Cut(spot, ":")
	name, _, _ = strings.Cut(name, "@")
	return name
}

// meant tells whether touching a spot does something by itself: then it is
// done, even if it also cut short what was shown.
func (a *App) meant(spot string) bool {
	return strings.HasPrefix(spot, "button:") || a.session != nil && slices.Contains(a.session.Next(), spot)
}

// refuse says why something did not work.
func (a *App) refuse(err error, spot string) {
	a.cue(sound.Refusal)
	if illegal, ok := err.(*game.Illegal); ok {
		a.toast(a.t("illegal."+illegal.Reason), spot)
		return
	}
	a.toast(a.t("error.input", "reason", err.Error()), spot)
}

// command carries out a command if the spot is one that can be given now.
func (a *App) command(spot string) bool {
	for _, c := range a.commands() {
		if c.Spot() == spot {
			a.give(c.ID)
			return true
		}
	}
	return false
}

func (a *App) give(id string) {
	a.cue(sound.Button)
	switch id {
	case "menu":
		a.open(MenuPanel)
	case "log":
		a.open(LogPanel)
	case "settings":
		a.over(SettingsPanel)
	case "keys":
		a.over(KeysPanel)
	case "credits":
		a.over(CreditsPanel)
	case "insist":
		a.insist()
	case "hint":
		a.hint()
	case "analysis":
		a.analyse()
	case "skip":
		a.cut()
	case "recap":
		a.open(NoPanel)
		a.again(a.lastTurn())
	case "locked":
		a.open(NoPanel)
		a.toast(a.t("undo.locked", "what", a.session.Locked()), "button:locked")
	case "recap-on":
		a.turn(a.recap.page + 1)
	case "recap-back":
		a.turn(a.recap.page - 1)
	case "close":
		a.close()
	case "title":
		a.readSave()
		a.open(TitlePanel)
	case "concede":
		a.open(SurePanel)
	case "concede-yes":
		a.concede()
	case "continue":
		a.resume()
	case "again":
		a.start(a.session.Human)
	case "swap":
		a.start(otherSeat(a.session))
	case "undo":
		if err := a.session.Undo(); err != nil {
			a.refuse(err, "")
			return
		}
		a.told, a.film.shot = len(a.session.Lines()), a.session.StepCount()
		a.moved()
	case "redo":
		if err := a.session.Redo(); err != nil {
			a.refuse(err, "")
			return
		}
		a.moved()
	case "cancel":
		a.session.Drop()
	default:
		if choice, ok := strings.CutPrefix(id, "set-"); ok {
			name, value, _ := strings.Cut(choice, "-")
			a.set(name, value)
		}
		if level, ok := strings.CutPrefix(id, "level-"); ok {
			a.set("level", level)
		}
		if name, ok := strings.CutPrefix(id, "play-"); ok {
			a.start(game.Seat(slices.Index(a.offer.Game.Seats(), name)))
		}
	}
}

func (a *App) concede() {
	a.chrome.Panel = NoPanel
	a.opponent.stop(a.host)
	if err := a.session.Concede(); err != nil {
		a.refuse(err, "")
		return
	}
	a.moved()
}

func otherSeat(s *table.Session) game.Seat {
	return (s.Human + 1) % game.Seat(len(s.Game.Seats()))
}
