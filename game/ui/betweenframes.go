package ui

import (
	"time"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/gpu"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// betweenFrames does what no frame has to wait for, in the time between frames, most
// urgent first: it hands out the document of a beat that has begun, bakes the
// pictures that the next beat needs, and those that may come after that.
// Where the host does not tell when there is time, the document comes with the
// frame, and frames that draw nothing do the rest.
type betweenFrames struct {
	desk    *desk.Desk
	host    desk.Host
	film    *play.Film
	buttons *buttons
	painter *gpu.Painter

	busy   bool // in the middle of a frame
	asked  bool // the host is to give time
	untold bool // the document is older than the picture
	baked  bool // what may come after the picture is baked
	takes  []func(*kit.Canvas)
	until  int // the step that takes end with
}

func newBetweenFrames(d *desk.Desk, h desk.Host, film *play.Film, buttons *buttons,
	painter *gpu.Painter) *betweenFrames {
	return &betweenFrames{desk: d, host: h, film: film, buttons: buttons, painter: painter}
}

// frameShare is how much of a frame that draws nothing is spent on what comes next.
const frameShare = 8 * time.Millisecond

// frame tells that a frame begins or ends: what is done between frames must not
// be mixed with them.
func (s *betweenFrames) frame(on bool) {
	s.busy = on
	if on && s.untold { // there was no time
		s.tell()
	}
}

// turned is told when another picture is shown. What somebody did is told of at
// once, the next beat of a film a moment later.
func (s *betweenFrames) turned(whole bool) {
	s.untold, s.baked = true, false
	if _, idler := s.host.(desk.Page); whole || !idler {
		s.tell()
	}
}

// framed reports whether frames are needed for what is still to be done.
func (s *betweenFrames) framed() bool {
	_, idler := s.host.(desk.Page)
	return !idler && !s.baked
}

// ask asks the host for time if there is something to do.
func (s *betweenFrames) ask() {
	host, idler := s.host.(desk.Page)
	if !idler || s.asked || s.desk.Picture() == nil || !s.untold && s.prepared() && (s.baked || s.film.Playing()) {
		return
	}
	s.asked = true
	host.WhenIdle(func(left time.Duration) {
		s.asked = false
		if !s.busy {
			s.work(time.Now().Add(left))
		}
	})
}

// idle uses a frame that draws nothing.
func (s *betweenFrames) idle() {
	if _, idler := s.host.(desk.Page); !idler && s.desk.Picture() != nil {
		s.work(time.Now().Add(frameShare))
	}
}

// work does what there is to do, until a point of time.
func (s *betweenFrames) work(until time.Time) {
	if s.untold {
		s.tell()
		if !time.Now().Before(until) {
			return
		}
	}
	if !s.prepared() {
		s.prepare(until)
		return
	}
	if !s.baked && !s.film.Playing() {
		s.baked = s.painter.Ahead(func(c *kit.Canvas) bool { return s.desk.Picture().Ahead(c, until) })
	}
}

// tell hands out the document of what is shown.
func (s *betweenFrames) tell() {
	s.untold = false
	s.buttons.show()
}

// prepared reports whether the beat that comes next has all its pictures.
func (s *betweenFrames) prepared() bool {
	beat, any := s.film.NextBeat()
	return !any || s.until == beat.Last+1 && len(s.takes) == 0
}

// prepare draws the beat that comes next, unseen, at some moments of it.
func (s *betweenFrames) prepare(until time.Time) {
	beat, _ := s.film.NextBeat()
	if s.until != beat.Last+1 {
		s.until, s.takes = beat.Last+1, nil
		picture := s.film.Still(beat.Last+1, beat.First, false)
		if picture == nil {
			return
		}
		for k := range moments {
			at := scene.Moment{Before: s.film.After(), T: beat.Length * float64(k) / moments, Length: beat.Length,
				Clock: 1}
			s.takes = append(s.takes, func(c *kit.Canvas) { picture.Draw(c, at) })
		}
	}
	for len(s.takes) > 0 && time.Now().Before(until) {
		all := s.painter.Ahead(func(c *kit.Canvas) bool { return c.Ahead(until, func() { s.takes[0](c) }) })
		if !all {
			return
		}
		s.takes = s.takes[1:]
	}
}

// moments is at how many points of time a beat is drawn for its pictures.
const moments = 5
