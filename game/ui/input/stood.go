package input

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// stood remembers for a moment which buttons stood where on the bare table. In panels, whose buttons go all at once and
// are looked for anew, nothing is remembered.
type stood struct {
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

// lateTouch is how long after a button has gone a touch of where it stood may have been meant for it, afterFilm where
// what was shown ended by itself: nobody knows when it does.
const lateTouch, afterFilm = 600 * time.Millisecond, time.Second

// look notes what is seen.
func (s *stood) look(now time.Time) {
	is := s.view.Front()
	if is == nil || !s.desk.Bare() {
		s.fronts = nil
		return
	}
	if n := len(s.fronts); n == 0 || s.fronts[n-1].Picture != is {
		s.fronts = append(s.fronts, front{Picture: is})
	}
	seen := &s.fronts[len(s.fronts)-1]
	seen.last, seen.late = now, lateTouch
	if s.view.Playing() {
		seen.late = afterFilm
	}
	s.fronts = slices.DeleteFunc(s.fronts, func(f front) bool { return now.Sub(f.last) > f.late })
}

// another tells whether a point is on a button where another one stood just now: a touch that comes so soon was meant
// for that, and nobody passes who only wanted to go on.
func (s *stood) another(at at, now time.Time) bool {
	if !s.desk.Bare() {
		return false
	}
	for _, f := range s.fronts {
		was, ok := f.At(at.x, at.y)
		if ok && at.spot.Kind == table.KindButton && was.Kind == table.KindButton && was != at.spot &&
			now.Sub(f.last) <= f.late {
			return true
		}
	}
	if s.view.Playing() { // what is shown ends by this touch, not by itself
		for i := range s.fronts {
			s.fronts[i].late = lateTouch
		}
	}
	return false
}
