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

// tableTouch finds out what a touch of a thing on the bare table means: to read
// about it, to bring its place into sight, or a step towards a move.
type tableTouch struct {
	desk     *desk.Desk
	details  *details
	warnings *play.Warnings
	turning  *input.Turning
	play     *play.Play
	toasts   *play.Toasts
	hints    *help.Hints
}

// tapEffect is how much comes of a touch that completes a move.
type tapEffect int

// The move is made; it is only said what speaks against it; nothing.
const (
	plays tapEffect = iota
	shows
	begins
)

// touch is a tap on a card, a piece, a place.
func (t *tableTouch) touch(spot table.Spot) { t.tap(spot, plays) }

// show is a tap by which the person shows what they had in mind instead of a hint.
func (t *tableTouch) show(spot table.Spot) { t.tap(spot, shows) }

// begin is a tap on the table beside a hint that stands: it may begin a move, and makes none.
func (t *tableTouch) begin(spot table.Spot) { t.tap(spot, begins) }

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

// place returns what a touch of a place, or of its tab, means: nothing more if that
// opens or shows it, else the place.
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
	// Where the place itself can be chosen now its tab stands for it, else it is
	// looked at.
	if spot.Kind == table.KindTab && !t.desk.Offered(place) {
		if t.desk.Picture().Shows(place) {
			t.desk.Ignored(trace.ShownAlready, spot)
		}
		t.desk.ShowPlace(place)
		return table.NoSpot
	}
	return place
}

// reads reports whether touching a thing only tells about it, or brings its place
// into sight, and does so.
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

// attempt touches a thing on the way to a move, and says why if that leads
// nowhere.
func (t *tableTouch) attempt(spot table.Spot, how tapEffect) {
	before, gathered := len(t.desk.Session().Selected()), len(t.desk.Session().Gathered())
	way := slices.Clone(t.desk.Session().Selected())
	if !t.desk.Session().Aimed(spot) {
		way = append(way, spot)
	}
	if leads := t.desk.Session().Leads(way); how == plays && len(leads) == 1 && t.warnings.Warn(&leads[0]) {
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

// step returns a touch of a thing that leads on.
func (t *tableTouch) step(spot table.Spot, how tapEffect) (table.Touched, error) {
	if how == plays {
		return t.play.Touch(spot)
	}
	t.desk.Invalidate()
	list, done := t.desk.Session().Try(spot)
	if list == nil {
		return done, nil
	}
	if how == shows {
		t.hints.Weigh(list[0])
	} else {
		t.desk.Session().Drop()
	}
	return table.Touched{Played: true}, nil
}

// stretch takes a thing for the place it is in while a place is to be chosen:
// whoever puts something there may touch what stands in it.
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

// advise says what to touch instead of what leads nowhere.
func (t *tableTouch) advise() string {
	if next := t.desk.Next(); len(next) == 1 && next[0].Kind == table.KindButton {
		if label := t.desk.Offer().Skin.ButtonLabel(t.desk.Session(), next[0]); label != "" {
			return t.desk.T("refused.first", "button", label)
		}
	}
	return t.desk.T("refused.lit")
}

// readable reports whether touching a card that cannot be used shows it: on one's
// own turn nothing is shown while a piece or a place has to be chosen, and a
// card of the hand only where no other can be played; else the reason why not is
// told.
func (t *tableTouch) readable(spot table.Spot) bool {
	switch {
	case !t.desk.Session().MyTurn():
		return true
	case t.demands(table.KindPiece) || t.demands(table.KindPlace):
		return false
	}
	return spot.Kind != table.KindCard || !t.asksFor(spot.Kind)
}

// demands reports whether nothing but things of a kind, and buttons, can be
// chosen now.
func (t *tableTouch) demands(kind table.SpotKind) bool {
	other := func(s table.Spot) bool { return s.Kind != kind && s.Kind != table.KindButton }
	return t.asksFor(kind) && !slices.ContainsFunc(t.desk.Next(), other)
}

// asksFor reports whether one of several things of a kind can be chosen now, so
// that touching another of them is an attempt.
func (t *tableTouch) asksFor(kind table.SpotKind) bool {
	return slices.ContainsFunc(t.desk.Next(), func(s table.Spot) bool { return s.Kind == kind })
}

// elsewhere puts a piece that is being turned somewhere else instead, or back to where it came from if that is touched.
// It reports whether it did.
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
		t.play.Rewound() // it lies where it was before, which is no worse
		return true
	}
	return false
}
