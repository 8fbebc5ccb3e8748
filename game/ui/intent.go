package ui

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/trace"
)

// intent finds out what a touch means, however it was made: a command, details to show, a place to bring into view, or
// a step of a move.
type intent struct {
	desk     *desk.Desk
	film     *play.Film
	details  *details
	commands *commands
	speeds   *speeds
	mute     *play.Mute
	warnings *play.Warnings
	play     *play.Play
	table    *tableTouch
	audio    *play.Audio
	hints    *help.Hints
	replay   *library.Replay
	coach    *library.Coach
}

// do does what somebody wants.
func (i *intent) do(what input.Intent) {
	switch what.Kind {
	case input.Touch:
		i.touch(what.Spot)
	case input.Beside:
		i.beside()
	case input.Tell:
		i.details.tell(what.Spot)
	case input.Hold:
		i.hold(what.Spot)
	case input.Enter:
		if !i.details.reader.Touch(what.Spot) {
			i.details.untold(what.Spot)
		}
	case input.Act:
		i.act(what.IDs[0])
	case input.Give:
		i.give(what.IDs)
	case input.Back:
		i.back()
	case input.Faster:
		if !i.speeds.faster() {
			i.desk.IgnoredName(trace.NotNow, "faster")
		}
	case input.Mute:
		i.mute.Press()
	case input.Help:
		i.help()
	}
}

// give carries out the first of some commands that is available.
func (i *intent) give(ids []string) {
	for _, id := range ids {
		if one := i.commands.find(table.KindButton.Spot(id)); one != nil {
			i.carryOut(one)
			return
		}
	}
	i.desk.IgnoredName(trace.NotNow, ids[0])
}

// touch handles a tap on a thing.
func (i *intent) touch(spot table.Spot) {
	i.table.toasts.Hide()
	i.desk.Invalidate()
	one := i.commands.find(spot)
	_, dark := i.coach.Touched(spot)
	if !i.desk.Covered() && i.film.Playing() && !i.film.Paged() && one == nil && !i.meanwhile(spot) {
		return
	}
	switch {
	case spot.Kind == table.KindOverlay: // a touch outside the open panel
		i.close()
	case one != nil:
		i.carryOut(one)
	case spot.Kind == table.KindButton && i.commands.rests(spot):
		i.desk.Ignored(trace.Disabled, spot)
		why := i.commands.why(spot)
		i.table.toasts.SayWhile(func() bool { return i.commands.why(spot) == why }, why, spot)
	case spot.Kind == table.KindButton && i.hints.JustDid(time.Now()):
		i.desk.Ignored(trace.SecondTouch, spot)
	case spot.Kind == table.KindMoment && !i.replay.On():
		i.desk.Ignored(trace.NoReplay, spot)
	case spot.Kind == table.KindMoment:
		i.replay.Touch(spot)
	case spot.Kind == table.KindNote:
		i.desk.Ignored(trace.TellsNoMore, spot)
	case spot == scene.SearchField: // a page has its own search field; a window does not
		i.desk.SetFocus(spot)
	case i.details.reader.Touch(spot):
	case i.desk.Session() == nil:
		i.details.untold(spot)
	case i.desk.Inspected() != table.NoSpot && spot.ID == i.desk.Inspected().ID:
		i.desk.Close() // touching the card shown large closes it
	case i.desk.Panel() == scene.PlacePanel && i.desk.Offered(spot):
		i.desk.Open(scene.NoPanel) // chosen in an unfolded place
		i.table.touch(spot)
	case i.desk.Panel() == scene.RecapPanel && spot.Kind == table.KindLog:
		i.desk.OpenOver(scene.LogPanel)
	case i.desk.Covered() || i.desk.Panel() == scene.RecapPanel:
		i.details.tell(spot)
	case i.hints.Minds() && spot.Kind != table.KindLog && spot.Kind != table.KindPrompt:
		i.table.show(spot)
	case i.hints.Open() && !i.hints.Minds() && spot.Kind != table.KindLog:
		i.desk.Open(scene.NoPanel) // the hint has been read
		i.table.begin(spot)
	case spot.Kind == table.KindLog || spot.Kind == table.KindPrompt:
		i.desk.Open(scene.LogPanel)
	case i.coach.HintsElsewhere(spot):
		i.coach.Hush() // the hint has been read
		i.table.begin(spot)
	case dark:
		i.table.inTheDark(spot)
	default:
		i.table.touch(spot)
	}
}

// act performs the action with that ID.
func (i *intent) act(id string) {
	if i.desk.Session() == nil {
		return
	}
	i.film.Skip()
	if a := i.desk.Session().Action(id); a != nil && i.hints.Open() {
		if i.hints.Minds() {
			i.hints.Weigh(*a)
		} else {
			i.desk.IgnoredName(trace.HintOpen, id)
		}
		return
	}
	if !i.warnings.Warn(i.desk.Session().Action(id)) {
		i.play.Do(id)
	}
}

// insist makes the move despite the warning.
func (i *intent) insist() {
	i.desk.Open(scene.NoPanel)
	action, _ := i.warnings.Warned()
	i.film.Skip()
	i.play.Do(action)
}

// meanwhile handles a touch of something that is no command while a film is shown. It cuts the film; if playback can be
// controlled, it shows details of the thing instead. It reports whether the touch still means something else. Touching
// the button of a move only cuts, so that nobody ends a turn who only wanted to go on.
func (i *intent) meanwhile(spot table.Spot) bool {
	switch {
	case spot.Kind == table.KindButton:
		i.desk.Ignored(trace.FilmPlays, spot)
		return false
	case slices.Contains(i.film.Next(), spot):
		return i.film.Skip() && !i.desk.Covered() // something that must be seen first lies over it
	case i.film.Playback().Steady() && i.details.show(spot), i.film.Playback().GoOn():
		return false
	case i.film.Playback().Stands():
		i.desk.Ignored(trace.SceneStands, spot)
		return false
	}
	i.film.Cut()
	return false
}

// hold handles a long press on a thing.
func (i *intent) hold(spot table.Spot) {
	if !i.details.show(spot) {
		i.details.untold(spot)
		return
	}
	i.audio.Cue(sound.Button)
}

// close closes the topmost panel.
func (i *intent) close() {
	if !i.desk.Closes() {
		i.desk.Ignored(trace.StaysOpen, table.NoSpot)
	}
	i.desk.Close()
}

// back closes what is open, takes away what is said in a box, cancels a selection, or opens the menu.
func (i *intent) back() {
	switch {
	case !i.desk.Bare():
		i.close()
	case i.table.toasts.Text() != "":
		i.table.toasts.Hide()
	case i.coach.Dismiss():
	case i.desk.Session() != nil && len(i.desk.Session().Selected()) > 0:
		i.desk.Session().Drop()
	case i.desk.Session() != nil:
		i.desk.Open(scene.MenuPanel)
	}
	i.desk.Invalidate()
}

// beside handles a tap on nothing: it skips what is being shown, unless playback was stopped there, or cancels the
// selection.
func (i *intent) beside() {
	hushed, _ := i.coach.Touched(table.NoSpot)
	switch {
	case i.film.Playback().GoOn():
	case i.film.Playback().Stands():
		i.desk.Ignored(trace.SceneStands, table.NoSpot)
	case i.film.Cut():
	case i.desk.Session() != nil && (i.desk.Panel() == scene.NoPanel || i.hints.Minds()):
		if !i.desk.Session().CanDrop() && !hushed {
			i.desk.Ignored(trace.Beside, table.NoSpot)
		}
		i.desk.Session().Drop()
		i.desk.Invalidate()
	case !hushed:
		i.desk.Ignored(trace.Beside, table.NoSpot)
	}
}

// help opens the game's book at what is being looked at. If there is no book, or it is open, it shows the keys.
func (i *intent) help() {
	switch {
	case i.desk.Holds(scene.CurtainPanel): // behind the curtain nothing of the table is told
		i.desk.Ignored(trace.NoHelp, table.NoSpot)
	case i.desk.Panel() == scene.BookPanel:
		i.desk.OpenOver(scene.KeysPanel)
	case i.details.reader.Guide() != nil:
		i.film.Skip()
		i.details.reader.Open(i.details.reader.About())
	case i.desk.First():
		i.desk.OpenOver(scene.KeysPanel)
	case i.desk.Session() != nil:
		i.film.Skip()
		i.desk.Open(scene.KeysPanel)
	default:
		i.desk.Ignored(trace.NoHelp, table.NoSpot)
	}
}

func (i *intent) carryOut(one *desk.Command) {
	i.audio.Cue(sound.Button)
	one.Do()
}

// Commands returns the answers to a warning.
func (i *intent) Commands(at scene.Panel) []desk.Command {
	if at != scene.WarningPanel {
		return nil
	}
	_, button := i.warnings.Warned()
	return []desk.Command{i.desk.Said("close", "warning.back", true, i.desk.Close),
		desk.NewCommand(scene.Command{ID: "insist", Label: button}, i.insist)}
}
