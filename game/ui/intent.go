package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// intent finds out what a touch of a thing means, by whatever means it was
// touched: a command, something to be told, a place to be shown, or a step
// towards a move.
type intent struct {
	*desk.Desk
	film     *film
	conduct  *conduct
	details  *details
	commands *commandList
	warnings *warnings
	play     *play
	table    *tableTouch
	audio    *audio
	hints    *hints
	replay   *replay
}

// do does what somebody wants.
func (i *intent) do(what Intent) {
	switch what.Kind {
	case Touch:
		i.touch(what.Spot)
	case Beside:
		i.beside()
	case Tell:
		i.details.show(what.Spot)
	case Hold:
		i.hold(what.Spot)
	case Enter:
		i.details.almanac.touch(what.Spot)
	case Act:
		i.act(what.IDs[0])
	case Give:
		i.give(what.IDs)
	case Back:
		i.back()
	case Faster:
		i.commands.faster()
	case Mute:
		i.commands.mute().Do()
	case Help:
		i.help()
	}
}

// give gives the first of some commands that can be given.
func (i *intent) give(ids []string) {
	for _, id := range ids {
		if one := i.commands.find(table.KindButton.Spot(id)); one != nil {
			i.commands.carryOut(one)
			return
		}
	}
}

// touch is a tap on a thing.
func (i *intent) touch(spot table.Spot) {
	i.table.toasts.hide()
	i.Invalidate()
	one := i.commands.find(spot)
	if !i.Covered() && i.film.Playing() && !i.film.Paged() && one == nil && !i.meanwhile(spot) {
		return
	}
	switch {
	case spot.Kind == table.KindOverlay: // beside an open panel
		i.Close()
	case one != nil:
		i.commands.carryOut(one)
	case spot.Kind == table.KindMoment:
		i.replay.touch(spot)
	case spot.Kind == table.KindNote: // it tells no more than it says
	case spot == scene.SearchField: // in a window; a page has a field of its own
		i.SetFocus(spot)
	case i.details.almanac.touch(spot):
	case i.Session() == nil:
	case i.Inspected() != table.NoSpot && spot.ID == i.Inspected().ID:
		i.Close() // the face itself
	case i.Panel() == scene.PlacePanel && i.Offered(spot):
		i.Open(scene.NoPanel) // chosen in an unfolded place
		i.table.touch(spot)
	case i.Covered() || i.Panel() == scene.RecapPanel:
		i.details.show(spot)
	case i.hints.takes(spot):
	case i.hints.open() && !i.hints.Minds():
		i.Open(scene.NoPanel) // the hint was read
		i.table.touch(spot)
	case spot.Kind == table.KindLog || spot.Kind == table.KindPrompt:
		i.Open(scene.LogPanel)
	default:
		i.table.touch(spot)
	}
}

// act makes the action with that ID.
func (i *intent) act(id string) {
	if i.Session() == nil {
		return
	}
	i.film.skip()
	if a := i.Session().Action(id); a != nil && i.hints.Minds() {
		i.hints.weigh(*a)
		return
	}
	if !i.warnings.warn(i.Session().Action(id)) {
		i.play.Do(id)
	}
}

// insist makes the move that was warned of.
func (i *intent) insist() {
	i.Open(scene.NoPanel)
	action, _ := i.warnings.Warned()
	i.act(action)
}

// meanwhile is a touch of what is no command while something is shown: it cuts
// that, or where that can be commanded shows what there is to be told of the thing.
// It tells whether it means more than that. The buttons of moves count for
// nothing, so that nobody ends a turn who only wanted to go on.
func (i *intent) meanwhile(spot table.Spot) bool {
	switch {
	case spot.Kind == table.KindButton:
		return false
	case slices.Contains(i.film.Next(), spot):
		return i.film.skip()
	case i.conduct.steady() && i.details.show(spot), i.conduct.stands():
		return false
	}
	i.film.cut()
	return false
}

// hold is a long press on a thing.
func (i *intent) hold(spot table.Spot) {
	if i.details.show(spot) {
		i.audio.Cue(sound.Button)
	}
}

// back takes a selection back, closes what is open, or opens the menu.
func (i *intent) back() {
	switch {
	case !i.Bare():
		i.Close()
	case i.Session() != nil && len(i.Session().Selected()) > 0:
		i.Session().Drop()
	case i.Session() != nil:
		i.Open(scene.MenuPanel)
	}
	i.Invalidate()
}

// beside is a tap on nothing: it skips what is shown, unless that was made to stand, or takes the selection
// back.
func (i *intent) beside() {
	if i.conduct.stands() || i.film.cut() {
		return
	}
	if i.Session() != nil && (i.Panel() == scene.NoPanel || i.hints.Minds()) {
		i.Session().Drop()
		i.Invalidate()
	}
}

// help opens the game's book at what is looked at. Without a book, or in it, it
// shows the keys.
func (i *intent) help() {
	switch {
	case i.Holds(scene.CurtainPanel): // nothing of the table is told now
	case i.Panel() == scene.AlmanacPanel:
		i.OpenOver(scene.KeysPanel)
	case i.details.almanac.guide() != nil:
		i.film.skip()
		i.details.almanac.open(i.details.almanac.about())
	case i.First():
		i.OpenOver(scene.KeysPanel)
	case i.Session() != nil:
		i.film.skip()
		i.Open(scene.KeysPanel)
	}
}
