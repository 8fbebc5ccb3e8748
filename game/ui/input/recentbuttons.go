package input

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// recentButtons remembers for a moment which buttons were where on the table. It ignores panels, whose buttons all
// change at once, so that people look for them anew.
type recentButtons struct {
	desk   *desk.Desk
	view   Shown
	fronts []front // recently visible; the last one is visible now
}

// front is a picture that was visible.
type front struct {
	scene.Picture
	last time.Time
	late time.Duration // how long after that a touch may have been meant for it
	film bool          // a film played
}

// missed reports whether a touch of a button may have been meant for another one that was there some time ago.
func (f *front) missed(was, is table.Spot, ago time.Duration) bool {
	return ago <= f.late || f.film && was == skip && is == recap && ago <= desk.LateSkip
}

// The recap's button stands where the film's Skip does.
var skip, recap = table.KindButton.Spot("skip"), table.KindButton.Spot("recap")

// look records what is visible.
func (r *recentButtons) look(now time.Time) {
	is := r.view.Front()
	if is == nil || !r.desk.Bare() {
		r.fronts = nil
		return
	}
	if n := len(r.fronts); n == 0 || r.fronts[n-1].Picture != is {
		r.fronts = append(r.fronts, front{Picture: is})
	}
	seen := &r.fronts[len(r.fronts)-1]
	seen.last, seen.late = now, desk.LateTouch
	if seen.film = r.view.Playing(); seen.film {
		seen.late = desk.LateTouchAfterFilm
	} else if r.view.Passes() {
		seen.late = desk.LateTouchAfterPass
	}
	r.fronts = slices.DeleteFunc(r.fronts, func(f front) bool {
		return now.Sub(f.last) > f.late && (!f.film || now.Sub(f.last) > desk.LateSkip)
	})
}

// late is the button that a late touch was meant for.
type late struct {
	was table.Spot // NoSpot if it was meant for what is there
	ago time.Duration
}

// instead returns the button that was at the touched place a moment ago. A touch so soon was meant for that one, so
// that nobody passes who only wanted to go on.
func (r *recentButtons) instead(at at, now time.Time) late {
	if !r.desk.Bare() {
		return late{}
	}
	for _, f := range r.fronts {
		was, ok := f.At(at.x, at.y)
		if ago := now.Sub(f.last); ok && at.spot.Kind == table.KindButton && was.Kind == table.KindButton &&
			was != at.spot && f.missed(was, at.spot, ago) {
			return late{was, ago}
		}
	}
	if r.view.Playing() || r.view.Passes() { // this touch ends what is shown, so it cannot have come too late
		for i := range r.fronts {
			r.fronts[i].late = desk.LateTouch
		}
	}
	return late{}
}
