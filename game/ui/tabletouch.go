package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// tableTouch finds out what a touch of a thing means when nothing lies over the table: reading about it, bringing its
// place into view, or a step of a move.
type tableTouch struct {
	desk     *desk.Desk
	details  *details
	warnings *play.Warnings
	turning  *input.Turning
	play     *play.Play
	toasts   *play.Toasts
	hints    *help.Hints
}

// tapEffect says what happens on a touch that completes a move.
type tapEffect int

// The move is made; the voice only says what speaks against it; what was begun is let go; nothing happens.
const (
	plays tapEffect = iota
	shows
	begins
	waits
)

// touch handles a tap on a card, a piece or a place.
func (t *tableTouch) touch(spot table.Spot) { t.tap(spot, plays) }

// show handles a tap by which the person shows what they had in mind instead of a hint.
func (t *tableTouch) show(spot table.Spot) { t.tap(spot, shows) }

// begin handles a tap on the table while a hint is shown: it may begin a move, but makes none.
func (t *tableTouch) begin(spot table.Spot) { t.tap(spot, begins) }

// inTheDark handles a tap on what a speech had dimmed: it may begin or continue a move, but makes none.
func (t *tableTouch) inTheDark(spot table.Spot) { t.tap(spot, waits) }

func (t *tableTouch) tap(spot table.Spot, how tapEffect) {
	if turn := t.turning.Chosen(spot); turn != table.NoSpot {
		spot = turn
	} else if t.turning.Tries(spot) {
		return
	} else if next := t.desk.Proposed(); next != table.NoSpot && t.desk.Selected(spot) {
		spot = next
	}
	if how == plays && t.desk.Session().MyTurn() && t.elsewhere(spot) {
		return
	}
	if spot = t.place(spot); spot == table.NoSpot || t.reads(spot) {
		return
	}
	if !t.desk.Session().MyTurn() {
		t.desk.Ignored(trace.NotYourTurn, spot)
		return
	}
	t.attempt(t.stretch(spot), how)
}

// place handles a touch of a place or its tab: it returns NoSpot if the touch opens the place or brings it into view,
// otherwise the place.
func (t *tableTouch) place(spot table.Spot) table.Spot {
	place := spot
	switch spot.Kind {
	case table.KindTab:
		place = table.KindPlace.Spot(spot.ID)
	case table.KindPlace:
	default:
		return spot
	}
	if t.desk.Picture().Hides(place) {
		t.details.tell(place)
		return table.NoSpot
	}
	// If the place itself can be chosen now, its tab stands for it; otherwise the place is brought into view.
	if spot.Kind == table.KindTab && !t.desk.Offered(place) {
		if t.desk.Picture().Shows(place) {
			t.desk.Ignored(trace.ShownAlready, spot)
		}
		t.desk.ShowPlace(place)
		return table.NoSpot
	}
	return place
}

// reads reports whether touching a thing only tells about it or brings its place into view, and does so.
func (t *tableTouch) reads(spot table.Spot) bool {
	tells := t.desk.Offer().Skin.Opens(spot)
	free := !t.desk.Offered(spot) && len(t.desk.Session().Selected()) == 0 && !t.desk.Session().Opens(spot)
	if tells == scene.FigurePanel || tells == scene.PilePanel || free && tells == scene.CardPanel && t.readable(spot) {
		t.details.tell(spot)
		return true
	}
	place := t.desk.PlaceOf(spot)
	if place == table.NoSpot || !free || t.asksFor(spot.Kind) {
		return false
	}
	if t.desk.Picture().Shows(place) {
		t.details.tell(place)
	} else {
		t.desk.ShowPlace(place)
	}
	return true
}

// attempt touches a thing as a step of a move, and says why if that is impossible.
func (t *tableTouch) attempt(spot table.Spot, how tapEffect) {
	before, gathered := len(t.desk.Session().Selected()), len(t.desk.Session().Gathered())
	way := slices.Clone(t.desk.Session().Selected())
	if !t.desk.Session().Aimed(spot) {
		way = append(way, spot)
	}
	leads := t.desk.Session().Leads(way)
	if len(leads) == 0 { // what was touched before is let go, or goes with it
		leads = t.desk.Session().Leads([]table.Spot{spot})
	}
	if how == plays && len(leads) == 1 && t.warnings.Warn(&leads[0]) {
		return
	}
	done, err := t.step(spot, how)
	switch {
	case err != nil:
		t.toasts.Refuse(err, spot)
	case done.Refused != "":
		t.toasts.Deny(done.Refused, spot)
	case done.Played, done.Back, done.Changed:
	case before > 0 && before == len(t.desk.Session().Selected()) && !t.desk.Selected(spot):
		t.toasts.Deny(t.advise(), spot)
	case before == 0 && len(t.desk.Session().Selected()) == 0 && gathered == len(t.desk.Session().Gathered()):
		t.desk.Ignored(trace.LeadsNowhere, spot)
	}
}

// step touches a thing, if that leads on.
func (t *tableTouch) step(spot table.Spot, how tapEffect) (table.Touched, error) {
	if how == plays {
		return t.play.Touch(spot)
	}
	t.desk.Invalidate()
	list, done := t.desk.Session().Try(spot)
	if list == nil {
		return done, nil
	}
	switch how {
	case shows:
		t.hints.Weigh(list[0])
	case begins:
		t.desk.Session().Drop()
	case waits:
		t.desk.Ignored(trace.InTheDark, spot)
	}
	return table.Touched{Played: true}, nil
}

// stretch returns the place that a thing is in if a place is to be chosen: to put something there, one may touch what
// stands in it.
func (t *tableTouch) stretch(spot table.Spot) table.Spot {
	if len(t.desk.Session().Selected()) == 0 || t.desk.Offered(spot) ||
		len(t.desk.Session().Leads([]table.Spot{spot})) > 0 || !t.asksFor(table.KindPlace) {
		return spot
	}
	if place := t.desk.Picture().Within(spot); place != table.NoSpot {
		return place
	}
	return spot
}

// advise says what to touch instead of something that leads nowhere.
func (t *tableTouch) advise() string {
	if next := t.desk.Next(); len(next) == 1 && next[0].Kind == table.KindButton {
		if label := t.desk.Offer().Skin.ButtonLabel(t.desk.Session(), next[0]); label != "" {
			return t.desk.T("refused.first", "button", label)
		}
	}
	return t.desk.T("refused.lit")
}

// readable reports whether touching a card that cannot be used shows it. On the viewer's own turn it does not while a
// piece or place has to be chosen, and a card of the hand is shown only if no other can be played, a part of a place
// only if no other can be chosen, or there is no reason to tell; in the middle of an action, a piece only if there is
// none, since it may have been chosen already. In those cases the player is told why the card cannot be used.
func (t *tableTouch) readable(spot table.Spot) bool {
	switch {
	case !t.desk.Session().MyTurn():
		return true
	case t.demands(table.KindPiece) || t.demands(table.KindPlace):
		return false
	case spot.Kind == table.KindPart && t.asksFor(spot.Kind):
		return t.desk.Session().Why([]table.Spot{spot}) == ""
	case spot.Kind == table.KindPiece && !t.desk.Session().Quiet():
		return t.desk.Session().Why([]table.Spot{spot}) == ""
	}
	return spot.Kind != table.KindCard || !t.asksFor(spot.Kind)
}

// demands reports whether only things of this kind, and buttons, can be chosen now.
func (t *tableTouch) demands(kind table.SpotKind) bool {
	other := func(s table.Spot) bool { return s.Kind != kind && s.Kind != table.KindButton }
	return t.asksFor(kind) && !slices.ContainsFunc(t.desk.Next(), other)
}

// asksFor reports whether one of several things of this kind can be chosen now, so that touching another of that kind
// is an attempt to choose.
func (t *tableTouch) asksFor(kind table.SpotKind) bool {
	return slices.ContainsFunc(t.desk.Next(), func(s table.Spot) bool { return s.Kind == kind })
}

// elsewhere moves a piece that is being turned to another place, or back if its origin is touched. It reports whether
// it did.
func (t *tableTouch) elsewhere(spot table.Spot) bool {
	selected := t.desk.Session().Selected()
	if !t.turning.Turns() || len(selected) == 0 || !t.desk.Session().CanUndo() {
		return false
	}
	id := selected[0].ID
	if spot == table.KindCard.Spot(id) {
		t.play.Undo()
		return true
	}
	if spot.Kind != table.KindPlace || t.desk.Session().Undo() != nil {
		return false
	}
	for _, kind := range []table.SpotKind{table.KindCard, table.KindPiece} {
		for _, a := range t.desk.Session().Leads([]table.Spot{kind.Spot(id), spot}) {
			t.play.Rewound()
			t.play.Do(a.ID)
			return true
		}
	}
	if err := t.desk.Session().Redo(); err != nil {
		t.play.Rewound() // it is back where it was, so nothing was lost
		return true
	}
	return false
}
