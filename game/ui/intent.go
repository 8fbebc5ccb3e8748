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
	recap    *recap
	commands *commands
	warnings *warnings
	turning  *turning
	play     *play
	audio    *audio
	toasts   *toasts
}

// touch is a tap on a thing.
func (i *intent) touch(spot table.Spot) {
	i.screen.Toast = ""
	i.stale = true
	if !i.covered() && i.film.skip() && !i.meant(spot) {
		return // that tap skipped what was shown
	}
	switch {
	case spot.Kind == table.KindOverlay: // beside an open panel
		i.panels.close()
	case i.commands.give(spot) || i.session == nil:
	case i.screen.Inspect != table.NoSpot && spot.ID == i.screen.Inspect.ID:
		i.panels.close() // the face itself
	case i.screen.Panel == scene.PlacePanel && i.offered(spot):
		i.panels.open(scene.NoPanel) // chosen in an unfolded place
		i.onTable(spot)
	case i.covered() || i.screen.Panel == scene.RecapPanel:
		i.tell(spot)
	case spot.Kind == table.KindLog || spot.Kind == table.KindPrompt:
		i.panels.open(scene.LogPanel)
	default:
		i.onTable(spot)
	}
}

// act makes the action with that ID.
func (i *intent) act(id string) {
	if i.session == nil {
		return
	}
	i.film.skip()
	if !i.warnings.warn(i.session.Action(id)) {
		i.play.do(id)
	}
}

// insist makes the move that was warned of.
func (i *intent) insist() {
	i.panels.open(scene.NoPanel)
	i.act(i.warnings.action)
}

// meant tells whether touching a thing does something by itself: then it is
// done, even if it also skipped what was shown.
func (i *intent) meant(spot table.Spot) bool {
	return spot.Kind == table.KindButton || i.offered(spot)
}

// tell shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (i *intent) tell(spot table.Spot) bool {
	if i.session == nil {
		return false
	}
	if spot.Kind == table.KindLine {
		return i.recap.showFrom(spot)
	}
	return i.panels.tell(spot)
}

// onTable is a tap on a card, a piece, a place.
func (i *intent) onTable(spot table.Spot) {
	if turn := i.turning.chosen(spot); turn != table.NoSpot {
		spot = turn
	}
	if spot = i.place(spot); spot == table.NoSpot || i.reads(spot) {
		return
	}
	if i.session.MyTurn() {
		i.attempt(i.stretch(spot))
	}
}

// place is what a touch of a place, or of its tab, means: nothing more if that
// opens or shows it, else the place.
func (i *intent) place(spot table.Spot) table.Spot {
	place := spot
	switch spot.Kind {
	case table.KindTab:
		place = table.KindPlace.Spot(spot.ID)
	case table.KindPlace:
	default:
		return spot
	}
	if i.picture.Hides(place) {
		i.tell(place)
		return table.NoSpot
	}
	// Where the place itself can be chosen now its tab stands for it, else it is
	// looked at.
	if spot.Kind == table.KindTab && !i.offered(place) {
		i.show(place)
		return table.NoSpot
	}
	return place
}

// reads tells whether touching a thing only tells about it, or brings its place
// into sight, and does so.
func (i *intent) reads(spot table.Spot) bool {
	tells := i.offer.Skin.Opens(spot)
	free := !i.offered(spot) && len(i.session.Selected()) == 0
	if tells == scene.FigurePanel || tells == scene.PilePanel || free && tells == scene.CardPanel && i.readable(spot) {
		i.tell(spot)
		return true
	}
	place := i.placeOf(spot)
	if place == table.NoSpot || !free || i.asksFor(spot.Kind) {
		return false
	}
	if i.picture.Shows(place) {
		i.tell(place)
	} else {
		i.show(place)
	}
	return true
}

// show shows a place large on a narrow screen.
func (i *intent) show(place table.Spot) { i.screen.Place = place }

// attempt touches a thing on the way to a move, and says why if that leads
// nowhere.
func (i *intent) attempt(spot table.Spot) {
	before := len(i.session.Selected())
	if leads := i.session.Leads(append(slices.Clone(i.session.Selected()), spot)); len(leads) == 1 && i.warnings.warn(&leads[0]) {
		return
	}
	done, err := i.play.touch(spot)
	switch {
	case err != nil:
		i.toasts.refuse(err, spot)
	case done.Refused != "":
		i.toasts.deny(done.Refused, spot)
	case done.Played:
	case before > 0 && before == len(i.session.Selected()) && !i.selected(spot):
		i.toasts.deny(i.advise(), spot)
	}
}

// stretch takes a thing for the place it is in while a place is to be chosen:
// whoever puts a card into a city may touch what stands there.
func (i *intent) stretch(spot table.Spot) table.Spot {
	if len(i.session.Selected()) == 0 || i.offered(spot) || len(i.session.Leads([]table.Spot{spot})) > 0 || !i.asksFor(table.KindPlace) {
		return spot
	}
	if place := i.picture.Within(spot); place != table.NoSpot {
		return place
	}
	return spot
}

// advise says what to touch instead of what leads nowhere.
func (i *intent) advise() string {
	skin, ok := i.offer.Skin.(scene.Labeller)
	if next := i.next(); ok && len(next) == 1 && next[0].Kind == table.KindButton {
		return i.t("refused.first", "button", skin.ButtonLabel(i.session, next[0]))
	}
	return i.t("refused.lit")
}

// readable tells whether touching a card that cannot be used shows it: on one's
// own turn nothing is shown while a piece or a place has to be chosen, and a
// card of the hand only where no other can be played; else the reason why not is
// told.
func (i *intent) readable(spot table.Spot) bool {
	switch {
	case !i.session.MyTurn():
		return true
	case i.demands(table.KindPiece) || i.demands(table.KindPlace):
		return false
	}
	return spot.Kind != table.KindCard || !i.asksFor(spot.Kind)
}

// demands tells whether nothing but things of a kind, and buttons, can be
// chosen now.
func (i *intent) demands(kind table.SpotKind) bool {
	other := func(s table.Spot) bool { return s.Kind != kind && s.Kind != table.KindButton }
	return i.asksFor(kind) && !slices.ContainsFunc(i.next(), other)
}

// asksFor tells whether one of several things of a kind can be chosen now, so
// that touching another of them is an attempt.
func (i *intent) asksFor(kind table.SpotKind) bool {
	return slices.ContainsFunc(i.next(), func(s table.Spot) bool { return s.Kind == kind })
}

// hold is a long press on a thing.
func (i *intent) hold(spot table.Spot) {
	if i.tell(spot) {
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

// beside is a tap on nothing: it skips what is shown, or takes the selection
// back.
func (i *intent) beside() {
	if i.film.skip() {
		return
	}
	if i.session != nil && i.screen.Panel == scene.NoPanel {
		i.session.Drop()
		i.stale = true
	}
}
