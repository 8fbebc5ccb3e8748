package ui

import (
	"slices"
	"strings"

	"onelongnight/game/ui/sound"
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
	spot = a.stretch(spot)
	before := len(a.session.Selected())
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
	case before > 0 && before == len(a.session.Selected()) && !slices.Contains(a.session.Selected(), spot):
		a.cue(sound.Refusal)
		a.toast(a.lead(), spot)
	}
}

// stretch takes a thing for the place it is in while a place is to be chosen:
// whoever puts a card into a city may touch what stands there.
func (a *App) stretch(spot string) string {
	next := a.session.Next()
	if len(a.session.Selected()) == 0 || slices.Contains(next, spot) || len(a.session.Leads([]string{spot})) > 0 || !slices.ContainsFunc(next, isPlace) {
		return spot
	}
	if place := a.picture.Within(spot); place != "" {
		return place
	}
	return spot
}

// lead says what to touch instead of what leads nowhere.
func (a *App) lead() string {
	if next := a.session.Next(); len(next) == 1 {
		if button, ok := strings.CutPrefix(next[0], "button:"); ok {
			return a.t("refused.first", "button", a.offer.Skin.Button(a.session, button))
		}
	}
	return a.t("refused.lit")
}

// isPlace tells whether a spot is a place or its tab in the strip.
func isPlace(spot string) bool {
	return strings.HasPrefix(spot, "city:") || strings.HasPrefix(spot, "strip:")
}

// readable tells whether touching a card that cannot be used shows it: on one's
// own turn nothing is shown while a unit or a place has to be chosen, and a card
// of the hand only where no other can be played; else the reason why not is told.
func (a *App) readable(spot string) bool {
	switch {
	case !a.session.MyTurn():
		return true
	case a.demands("unit:") || a.demands("city:"):
		return false
	}
	return !strings.HasPrefix(spot, "card:") || !a.asks(spot)
}

// demands tells whether nothing but one of these things can be chosen now.
func (a *App) demands(kind string) bool {
	some := false
	for _, spot := range a.session.Next() {
		switch {
		case strings.HasPrefix(spot, kind):
			some = true
		case !strings.HasPrefix(spot, "button:"):
			return false
		}
	}
	return some
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
