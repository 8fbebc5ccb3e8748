package ui

import (
	"slices"
	"strings"

	"convoy/game/ui/sound"
)

// onTable is a tap on a card, a unit, a place.
func (a *App) onTable(spot string) {
	if _, place, _ := strings.Cut(spot, ":"); isPlace(spot) && a.picture.Hides(place) {
		a.see("city:" + place)
		return
	}
	if place, ok := strings.CutPrefix(spot, "strip:"); ok {
		// The strip of places: where the place itself can be chosen now it
		// stands for it, else it is looked at.
		if !slices.Contains(a.session.Next(), "city:"+place) {
			a.look(place)
			return
		}
		spot = "city:" + place
	}
	touchable := slices.Contains(a.session.Next(), spot) || slices.Contains(a.session.Selected(), spot)
	tells := a.offer.Skin.Opens(spot)
	free := !touchable && len(a.session.Selected()) == 0
	if tells == WhyPanel || tells == PilePanel || free && tells == CardPanel && a.readable(spot) {
		a.see(spot)
		return
	}
	if place := placeOf(spot); place != "" && free && !a.asks(spot) {
		a.visit(place)
		return
	}
	if !a.session.MyTurn() {
		return
	}
	if leads := a.session.Leads(append(slices.Clone(a.session.Selected()), spot)); len(leads) == 1 && a.doubt(&leads[0]) {
		return
	}
	done, err := a.session.Touch(spot)
	switch {
	case err != nil:
		a.refuse(err, spot)
	case done.Played:
		a.moved()
	case done.Refused != "":
		a.cue(sound.Refusal)
		a.toast(done.Refused, spot)
	}
}

// isPlace tells whether a spot is a place or its tab in the strip.
func isPlace(spot string) bool {
	return strings.HasPrefix(spot, "city:") || strings.HasPrefix(spot, "strip:")
}

// readable tells whether touching a card that cannot be played shows it: on
// one's own turn a card of the hand is shown only where no other can be
// played, else the reason why not is told.
func (a *App) readable(spot string) bool {
	return !a.session.MyTurn() || !strings.HasPrefix(spot, "card:") || !a.asks(spot)
}

// placeOf is the place that a place's or a district's spot is about, "" for
// other things.
func placeOf(spot string) string {
	kind, name, _ := strings.Cut(spot, ":")
	if kind != "city" && kind != "district" {
		return ""
	}
	place, _, _ := strings.Cut(name, "-")
	return place
}

// asks tells whether one of several things of this kind has to be chosen now,
// so that touching another of them is an attempt.
func (a *App) asks(spot string) bool {
	kind, _, _ := strings.Cut(spot, ":")
	return slices.ContainsFunc(a.session.Next(), func(s string) bool { return strings.HasPrefix(s, kind+":") })
}

// visit looks at a place, or opens its description if it is in full sight.
func (a *App) visit(place string) {
	if !a.picture.Shows(place) {
		a.look(place)
		return
	}
	a.see("city:" + place)
}

// look shows a place large on a narrow screen.
func (a *App) look(place string) {
	if len(place) == 1 && place[0] >= '1' && place[0] <= '9' {
		a.chrome.Look = int(place[0] - '0')
	}
}
