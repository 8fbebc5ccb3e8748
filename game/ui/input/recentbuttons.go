package input

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// recentButtons remembers for a moment which buttons stood where on the bare table. In panels, whose buttons go all at
// once and are looked for anew, nothing is remembered.
type recentButtons struct {
	desk   *desk.Desk
	view   Shown
	fronts []front // that were seen not long ago, the last is seen now
}

// front is a picture that was seen.
type front struct {
	scene.Picture
	last time.Time
	late time.Duration // how long after that a touch may have been meant for it
}

// look notes what is seen.
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
	if r.view.Playing() {
		seen.late = desk.LateTouchAfterFilm
	}
	r.fronts = slices.DeleteFunc(r.fronts, func(f front) bool { return now.Sub(f.last) > f.late })
}

// late is what a touch was meant for that came too late.
type late struct {
	was table.Spot // NoSpot if it was meant for what is there
	ago time.Duration
}

// instead returns the button that stood just now where another one is touched: a touch that comes so soon was meant for
// that, and nobody passes who only wanted to go on.
func (r *recentButtons) instead(at at, now time.Time) late {
	if !r.desk.Bare() {
		return late{}
	}
	for _, f := range r.fronts {
		was, ok := f.At(at.x, at.y)
		if ago := now.Sub(f.last); ok && at.spot.Kind == table.KindButton && was.Kind == table.KindButton &&
			was != at.spot && ago <= f.late {
			return late{was, ago}
		}
	}
	if r.view.Playing() { // what is shown ends by this touch, not by itself
		for i := range r.fronts {
			r.fronts[i].late = desk.LateTouch
		}
	}
	return late{}
}
