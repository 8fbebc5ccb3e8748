package ui

import (
	"time"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/gpu"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// betweenFrames does in the time between frames what no frame needs to wait for, most urgent first: it sends the
// document of a beat that has begun, and bakes the pictures for the next beat and for what may come after it. If the
// host does not say when there is time, the document is sent with the frame, and frames that draw nothing do the rest.
type betweenFrames struct {
	desk    *desk.Desk
	host    desk.Host
	film    *play.Film
	buttons *buttons
	painter *gpu.Painter

	busy   bool // inside a frame
	asked  bool // the host was asked for time
	untold bool // the document is older than the picture
	baked  bool // what may come after the picture is baked
	takes  []func(*kit.Canvas)
	until  int // the number of the step after the beat that takes draw
}

func newBetweenFrames(d *desk.Desk, h desk.Host, film *play.Film, buttons *buttons,
	painter *gpu.Painter) *betweenFrames {
	return &betweenFrames{desk: d, host: h, film: film, buttons: buttons, painter: painter}
}

// frameShare is the part of a frame that draws nothing which may be used for what comes next.
const frameShare = 8 * time.Millisecond

// frame is called when a frame begins or ends. Nothing is done between frames while one is on.
func (s *betweenFrames) frame(on bool) {
	s.busy = on
	if on && s.untold { // there was no idle time
		s.tell()
	}
}

// turned is called when another picture is shown. What somebody did is sent at once, the next beat of a film a moment
// later.
func (s *betweenFrames) turned(whole bool) {
	s.untold, s.baked = true, false
	if _, idler := s.host.(desk.Page); whole || !idler {
		s.tell()
	}
}

// framed reports whether frames are needed to finish the work.
func (s *betweenFrames) framed() bool {
	_, idler := s.host.(desk.Page)
	return !idler && !s.baked
}

// ask asks the host for idle time if there is something to do.
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

// idle does some of the work in a frame that draws nothing.
func (s *betweenFrames) idle() {
	if _, idler := s.host.(desk.Page); !idler && s.desk.Picture() != nil {
		s.work(time.Now().Add(frameShare))
	}
}

// work works until a point of time.
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

// tell sends the document of what is shown.
func (s *betweenFrames) tell() {
	s.untold = false
	s.buttons.show()
}

// prepared reports whether all pictures of the next beat are baked.
func (s *betweenFrames) prepared() bool {
	beat, any := s.film.NextBeat()
	return !any || s.until == beat.Last+1 && len(s.takes) == 0
}

// prepare draws the next beat at some of its moments, without showing it.
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

// moments is how many moments of a beat are drawn for its pictures.
const moments = 5
