package input

import (
	"math"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// panning moves and zooms a field larger than its place, with the pointer, keys or commands. It does nothing on a table
// without one.
type panning struct {
	desk  *desk.Desk
	prefs Preferences
	glide kit.Glide
	at    kit.Camera // as last set here; if it has changed, something was brought into view since
	last  time.Time  // when the glide last advanced
	push
	tapped tapped
}

// tapped is a tap where nothing can be chosen, which may begin a double tap.
type tapped struct {
	x, y float64 // in CSS pixels
	when time.Time
}

// push is the hand's movement of the field.
type push struct {
	on     bool
	x, y   float64 // from where it began, in CSS pixels,
	when   time.Time
	vx, vy float64 // and its speed, in CSS pixels per second
}

func newPanning(d *desk.Desk, prefs Preferences) *panning {
	out := &panning{desk: d, prefs: prefs}
	d.OnBegin(out.stop)
	return out
}

const (
	zoomStep  = 1.4                    // factor for a key or a button
	notch     = 1.25                   // factor for a notch of the wheel
	mostNotch = 3                      // limit for one turn of a wheel or touchpad, in notches
	panStep   = 0.3                    // step of a key, as a part of what is visible
	longFrame = 100 * time.Millisecond // longest step of a glide
	closeUp   = 2                      // factor for a double tap, over the first zoom
	together  = 32                     // greatest distance between two taps of a double tap, in CSS pixels
)

// field returns the field that can be moved now, false if there is none.
func (p *panning) field() (kit.Field, bool) {
	f, ok := p.desk.Field()
	return f, ok && !p.desk.Covered()
}

// over reports whether a point is on the field.
func (p *panning) over(x, y float64) bool {
	f, ok := p.field()
	return ok && f.Room.Contains(x, y)
}

// camera returns the present camera.
func (p *panning) camera() kit.Camera { return p.desk.Scrolled().Field }

// set moves the camera, and reports whether it changed.
func (p *panning) set(c kit.Camera) bool {
	at := p.desk.Scrolled()
	at.Field, p.at = c, c
	moved := p.desk.ScrollTo(at)
	if moved {
		p.desk.Invalidate()
	}
	return moved
}

// calm reports whether the field jumps to where it would glide.
func (p *panning) calm() bool { return p.prefs.Calm() || p.prefs.Speed() == 0 }

// stop ends a glide.
func (p *panning) stop() { p.glide, p.push = kit.Glide{}, push{} }

// pan moves the field with the hand, by CSS pixels from where it was. It reports whether anything moved.
func (p *panning) pan(from kit.Camera, dx, dy float64, now time.Time) bool {
	f, ok := p.field()
	if !ok {
		return false
	}
	if passed := now.Sub(p.when).Seconds(); p.on && passed > 0 {
		const old = 0.4 // smooths the speed of the hand
		p.vx, p.vy = p.vx*old+(dx-p.x)/passed*(1-old), p.vy*old+(dy-p.y)/passed*(1-old)
	}
	p.on, p.x, p.y, p.when = true, dx, dy, now
	return p.set(f.Pan(from, dx, dy))
}

// letGo lets a field that was pushed glide on.
func (p *panning) letGo(now time.Time) {
	f, ok := p.field()
	by := p.push
	if p.push = (push{}); !ok || !by.on {
		return
	}
	if now.Sub(by.when) > desk.FlingRest {
		by.vx, by.vy = 0, 0
	}
	c, glide := f.Push(p.camera(), by.vx, by.vy, p.calm())
	p.start(c, glide, now)
}

// start begins a glide, and reports whether anything moves.
func (p *panning) start(c kit.Camera, glide kit.Glide, now time.Time) bool {
	p.glide, p.last = glide, now
	return p.set(c) || glide.Moving()
}

// pinch zooms by a factor between two fingers, and moves the field with them, from where it was.
func (p *panning) pinch(from kit.Camera, fromX, fromY, x, y, factor float64) {
	if f, ok := p.field(); ok {
		p.set(f.Pan(f.ZoomAt(from, factor, fromX, fromY), x-fromX, y-fromY))
	}
}

// wheel zooms about a point, and reports whether there is a field.
func (p *panning) wheel(by, x, y float64) bool {
	f, ok := p.field()
	if !ok || !f.Room.Contains(x, y) {
		return false
	}
	p.stop()
	if !p.set(f.ZoomAt(p.camera(), math.Pow(notch, min(max(by, -mostNotch), mostNotch)), x, y)) {
		p.desk.Ignored(trace.AtEnd, table.NoSpot)
	}
	return true
}

// glideTo glides to a camera, computed from where the field comes to rest.
func (p *panning) glideTo(to func(f kit.Field, c kit.Camera) kit.Camera) {
	f, ok := p.field()
	if !ok {
		p.desk.Ignored(trace.NoField, table.NoSpot)
		return
	}
	if c, glide := f.Go(p.camera(), to(f, p.glide.To(p.camera())), p.calm()); !p.start(c, glide, time.Now()) {
		p.desk.Ignored(trace.AtEnd, table.NoSpot)
	}
}

// step moves the view right and down; left and up for negative numbers.
func (p *panning) step(dx, dy float64) {
	p.glideTo(func(f kit.Field, c kit.Camera) kit.Camera {
		return f.Rest(f.Pan(c, -dx*panStep*f.Room.W, -dy*panStep*f.Room.H))
	})
}

// zoom enlarges by some steps; a negative number makes smaller.
func (p *panning) zoom(steps float64) {
	p.glideTo(func(f kit.Field, c kit.Camera) kit.Camera {
		return f.ZoomAt(c, math.Pow(zoomStep, steps), f.Room.MidX(), f.Room.MidY())
	})
}

// again handles a tap; idle means that nothing there can be chosen. The second of two on the field zooms in on the
// point, or back to the start. It reports whether it was a second tap.
func (p *panning) again(idle bool, x, y float64, now time.Time) bool {
	before := p.tapped
	p.tapped = tapped{}
	f, ok := p.field()
	if !idle || !ok || !f.Room.Contains(x, y) {
		return false
	}
	if now.Sub(before.when) > desk.DoubleTap || math.Hypot(x-before.x, y-before.y) > together {
		p.tapped = tapped{x, y, now}
		return false
	}
	if home := f.Home(); f.Within(p.glide.To(p.camera())).Zoom > home.Zoom*(1+sameSize) {
		p.home()
	} else {
		p.glideTo(func(f kit.Field, c kit.Camera) kit.Camera { return f.ZoomAt(c, closeUp, x, y) })
	}
	return true
}

// sameSize is the relative difference between two zooms that is ignored.
const sameSize = 0.02

// home returns to the first view.
func (p *panning) home() {
	p.glideTo(func(f kit.Field, _ kit.Camera) kit.Camera { return f.Home() })
}

// advance continues a glide.
func (p *panning) advance(now time.Time) {
	f, ok := p.field()
	if !p.glide.Moving() || !ok {
		return
	}
	if p.camera() != p.at {
		p.stop()
		return
	}
	c, glide := p.glide.Step(f, p.camera(), min(now.Sub(p.last), longFrame).Seconds())
	p.start(c, glide, now)
}

// gliding reports whether the field moves by itself.
func (p *panning) gliding() bool { return p.glide.Moving() && !p.desk.Covered() }

// commands returns those that zoom the field, if there is one.
func (p *panning) commands(at scene.Panel) []desk.Command {
	if f, ok := p.desk.Field(); at != scene.NoPanel || !ok || !zooms(f) {
		return nil
	}
	return []desk.Command{p.desk.Named("zoom-in", func() { p.zoom(1) }),
		p.desk.Named("zoom-out", func() { p.zoom(-1) }), p.desk.Named("zoom-home", p.home)}
}

// zooms reports whether a field can be zoomed from its first view, or is not fully visible in it.
func zooms(f kit.Field) bool {
	larger, smaller := f.Zooms(f.Home())
	return larger || smaller || f.Moves(f.Home())
}
