package ui

import (
	"slices"
	"strings"
	"time"

	"convoy/game"
	"convoy/game/table"
	"convoy/game/ui/sound"
)

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

// Commands lists the commands that can be given now: those of the open panel,
// else those of the table.
func (a *App) commands() []Command {
	t := a.t
	switch a.chrome.Panel {
	case TitlePanel:
		return a.titleCommands()
	case MenuPanel:
		list := []Command{{ID: "close", Label: t("menu.resume"), Main: true}, {ID: "log", Label: t("menu.log")}, {ID: "settings", Label: t("menu.settings")}, {ID: "keys", Label: t("menu.keys")}}
		if a.advisable() {
			list = append(list, Command{ID: "hint", Label: t("menu.hint")})
		}
		if !a.session.Result().Over {
			list = append(list, Command{ID: "concede", Label: t("menu.concede")})
		}
		return append(list, Command{ID: "title", Label: t("menu.new")})
	case SurePanel:
		return []Command{{ID: "close", Label: t("menu.resume"), Main: true}, {ID: "concede-yes", Label: t("menu.concede.yes")}}
	case DoubtPanel:
		return []Command{{ID: "close", Label: t("doubt.back"), Main: true}, {ID: "insist", Label: t("doubt.insist")}}
	case RecapPanel:
		return a.recapCommands()
	case SettingsPanel:
		return a.settingCommands()
	case LogPanel, PilePanel, PlacePanel, WhyPanel, KeysPanel, CreditsPanel, HintPanel, AnalysisPanel:
		return []Command{{ID: "close", Label: t("menu.close")}}
	case EndPanel:
		return []Command{{ID: "again", Label: t("menu.again"), Main: true}, {ID: "swap", Label: t("menu.swap")},
			{ID: "analysis", Label: t("menu.analysis")}, {ID: "log", Label: t("menu.log")}, {ID: "title", Label: t("menu.title")}}
	}
	if a.chrome.Inspect != "" {
		return []Command{{ID: "close", Label: t("menu.close")}}
	}
	list := []Command{{ID: "menu", Label: t("menu.menu")}, {ID: "log", Label: t("menu.log")}}
	if a.canRecap() && !a.session.CanUndo() {
		list = append(list, Command{ID: "recap", Label: t("menu.recap")})
	}
	if a.playing() {
		list = append(list, Command{ID: "skip", Label: t("menu.skip")})
	}
	if a.session.CanUndo() {
		list = append(list, Command{ID: "undo", Label: t("menu.undo")})
	}
	if a.session.CanRedo() {
		list = append(list, Command{ID: "redo", Label: t("menu.redo")})
	}
	if a.advisable() {
		list = append(list, Command{ID: "hint", Label: t("menu.hint")})
	}
	if len(a.session.Selected()) > 0 {
		list = append(list, Command{ID: "cancel", Label: t("button.cancel")})
	}
	return list
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

// press does what a button outside the canvas says.
func (a *App) press(id string) {
	if strings.HasPrefix(id, "button:") {
		a.touch(id)
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
	if a.cut() && !a.meant(spot) {
		return // that tap skipped what was shown
	}
	if spot == "overlay" { // beside an open panel
		a.close()
		return
	}
	if a.command(spot) || a.session == nil {
		return
	}
	if a.chrome.Panel == PlacePanel && slices.Contains(a.session.Next(), spot) {
		a.open(NoPanel) // chosen in an unfolded place
		a.onTable(spot)
		return
	}
	if a.chrome.Panel == LogPanel && strings.HasPrefix(spot, "line:") {
		a.line(spot)
	}
	if a.chrome.Panel != NoPanel {
		return
	}
	if a.chrome.Inspect != "" {
		a.chrome.Inspect = ""
		return
	}
	switch {
	case spot == "log" || spot == "prompt":
		a.open(LogPanel)
	case strings.HasPrefix(spot, "total:"):
		a.open(WhyPanel)
		a.chrome.Place = strings.TrimPrefix(spot, "total:")
	case strings.HasPrefix(spot, "pile:"):
		a.open(PilePanel)
		a.chrome.Pile = strings.TrimPrefix(spot, "pile:")
	default:
		a.onTable(spot)
	}
}

// meant tells whether touching a spot does something by itself: then it is
// done, even if it also cut short what was shown.
func (a *App) meant(spot string) bool {
	return strings.HasPrefix(spot, "button:") || a.session != nil && slices.Contains(a.session.Next(), spot)
}

func (a *App) open(p Panel) {
	a.chrome.Panel, a.chrome.PanelAt, a.chrome.Inspect, a.chrome.Under = p, 0, "", NoPanel
	a.stale = true
}

// over opens a panel that the one now open comes back from.
func (a *App) over(p Panel) {
	under := a.chrome.Panel
	a.open(p)
	a.chrome.Under = under
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
		a.again(a.lastTurn())
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

// close closes what lies on top.
func (a *App) close() {
	a.unask()
	if a.chrome.Panel == RecapPanel {
		a.film.reel.Clear()
	}
	switch {
	case a.chrome.Inspect != "":
		a.chrome.Inspect = ""
	case a.chrome.Under != NoPanel:
		a.open(a.chrome.Under)
	case a.session != nil && a.session.Result().Over && a.chrome.Panel != EndPanel:
		a.open(EndPanel)
	case a.chrome.Panel != TitlePanel && a.chrome.Panel != EndPanel:
		a.open(NoPanel)
	}
	a.stale = true
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

// spotOf is the thing on screen that a button outside the canvas stands for.
func (a *App) spotOf(id string) string {
	if strings.HasPrefix(id, "button:") || a.session == nil {
		return id
	}
	return a.session.SpotOf(id)
}

// mirror shows the same list of things outside the canvas.
func (a *App) mirror() {
	where := a.picture.Where
	var sections []table.Section
	heading := a.t("game.title")
	unfolded := a.chrome.Panel == PlacePanel && a.picture.Hides(a.chrome.Place)
	if a.session != nil && (a.chrome.Panel == NoPanel || unfolded) && a.chrome.Inspect == "" {
		heading, _ = a.offer.Voice.Prompt(a.session.View())
		sections = a.session.Sections(where)
	}
	more := table.Section{ID: "more", Title: a.t("section.more")}
	for _, c := range a.commands() {
		b := table.Button{ID: c.Spot(), Label: c.Label}
		if c.Sub != "" {
			b.Label += ". " + c.Sub
		}
		switch {
		case c.Row != "" && c.Chosen:
			b.Label = a.t("say.chosen", "row", c.Row, "choice", b.Label)
		case c.Row != "":
			b.Label = a.t("say.choice", "row", c.Row, "choice", b.Label)
		}
		b.X, b.Y, _ = where(c.Spot())
		more.Buttons = append(more.Buttons, b)
	}
	a.host.Mirror(heading, append(sections, more))
}

// opponentPause lets the person follow one enemy move before the next.
const opponentPause = 350 * time.Millisecond
