package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// intent finds out what a touch of a thing means, by whatever means it was
// touched: a command, something to be told, a place to be shown, or a step
// towards a move.
type intent struct {
	*desk
	panels   *panels
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

// touch is a tap on a thing.
func (i *intent) touch(spot table.Spot) {
	i.screen.Toast = ""
	i.stale = true
	one := i.commands.find(spot)
	if !i.covered() && i.film.playing() && !i.film.paged && one == nil && !i.meanwhile(spot) {
		return
	}
	switch {
	case spot.Kind == table.KindOverlay: // beside an open panel
		i.panels.close()
	case one != nil:
		i.commands.carryOut(one)
	case spot.Kind == table.KindMoment:
		i.replay.touch(spot)
	case spot.Kind == table.KindNote: // it tells no more than it says
	case spot == scene.SearchField: // in a window; a page has a field of its own
		i.screen.Focus = spot
	case i.details.almanac.touch(spot):
	case i.session == nil:
	case i.screen.Inspect != table.NoSpot && spot.ID == i.screen.Inspect.ID:
		i.panels.close() // the face itself
	case i.screen.Panel == scene.PlacePanel && i.offered(spot):
		i.panels.open(scene.NoPanel) // chosen in an unfolded place
		i.table.touch(spot)
	case i.covered() || i.screen.Panel == scene.RecapPanel:
		i.details.show(spot)
	case i.hints.takes(spot):
	case i.hints.open() && !i.screen.Mind:
		i.panels.open(scene.NoPanel) // the hint was read
		i.table.touch(spot)
	case spot.Kind == table.KindLog || spot.Kind == table.KindPrompt:
		i.panels.open(scene.LogPanel)
	default:
		i.table.touch(spot)
	}
}

// act makes the action with that ID.
func (i *intent) act(id string) {
	if i.session == nil {
		return
	}
	i.film.skip()
	if a := i.session.Action(id); a != nil && i.screen.Mind {
		i.hints.weigh(*a)
		return
	}
	if !i.warnings.warn(i.session.Action(id)) {
		i.play.do(id)
	}
}

// insist makes the move that was warned of.
func (i *intent) insist() {
	i.panels.open(scene.NoPanel)
	i.act(i.warnings.action)
}

// meanwhile is a touch of what is no command while something is shown: it cuts
// that, or where that can be commanded shows what there is to be told of the thing.
// It tells whether it means more than that. The buttons of moves count for
// nothing, so that nobody ends a turn who only wanted to go on.
func (i *intent) meanwhile(spot table.Spot) bool {
	switch {
	case spot.Kind == table.KindButton:
		return false
	case slices.Contains(i.film.next(), spot):
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
		i.audio.cue(sound.Button)
	}
}

// back takes a selection back, closes what is open, or opens the menu.
func (i *intent) back() {
	switch {
	case !i.bare():
		i.panels.close()
	case i.session != nil && len(i.session.Selected()) > 0:
		i.session.Drop()
	case i.session != nil:
		i.panels.open(scene.MenuPanel)
	}
	i.stale = true
}

// beside is a tap on nothing: it skips what is shown, unless that was made to stand, or takes the selection
// back.
func (i *intent) beside() {
	if i.conduct.stands() || i.film.cut() {
		return
	}
	if i.session != nil && (i.screen.Panel == scene.NoPanel || i.screen.Mind) {
		i.session.Drop()
		i.stale = true
	}
}
