package input

import (
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
}

// lateTouch is how long after a button has gone a touch of where it stood may have been meant for it.
const lateTouch = 600 * time.Millisecond

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
	s.fronts[len(s.fronts)-1].last = now
	for now.Sub(s.fronts[0].last) > lateTouch {
		s.fronts = s.fronts[1:]
	}
}

// another tells whether a point is on a button where another one stood just now: a touch that comes so soon was meant
// for that, and nobody passes who only wanted to go on.
func (s *stood) another(at at, now time.Time) bool {
	if at.spot.Kind != table.KindButton || !s.desk.Bare() {
		return false
	}
	for _, f := range s.fronts {
		was, ok := f.At(at.x, at.y)
		if ok && was.Kind == table.KindButton && was != at.spot && now.Sub(f.last) <= lateTouch {
			return true
		}
	}
	return false
}
