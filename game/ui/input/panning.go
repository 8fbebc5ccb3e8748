package input

import (
	"math"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// panning moves a field that is larger than the place it is drawn in, and zooms it: with the pointer, by keys and by
// commands. Where the table has no such field, it does nothing.
type panning struct {
	desk  *desk.Desk
	prefs Preferences
	glide field.Glide
	at    field.Camera // as it was set here last: if it is another now, something was brought into sight meanwhile
	last  time.Time    // when the glide went on last
	push
	tapped tapped
}

// tapped is a tap where nothing can be chosen, with which a double tap may have begun.
type tapped struct {
	x, y float64 // CSS pixels
	when time.Time
}

// push is how the hand moves the field.
type push struct {
	on     bool
	x, y   float64 // CSS pixels from where it began,
	when   time.Time
	vx, vy float64 // and how fast it goes on, CSS pixels a second
}

// newPanning is at rest.
func newPanning(d *desk.Desk, prefs Preferences) *panning {
	out := &panning{desk: d, prefs: prefs}
	d.OnBegin(out.stop)
	return out
}

const (
	zoomStep  = 1.4                    // a key or a button makes all so much larger
	notch     = 1.25                   // and a notch of the wheel
	mostNotch = 3                      // of one turn of a wheel, or of a touchpad
	panStep   = 0.3                    // a key moves by so much of what is seen
	longFrame = 100 * time.Millisecond // a glide goes on by no more at once
	closeUp   = 2                      // a double tap makes all so much larger than at first
	together  = 32                     // two taps are a double tap if they are no more CSS pixels apart
)

// field returns what can be moved now, false where nothing can.
func (p *panning) field() (field.Field, bool) {
	f, ok := p.desk.Field()
	return f, ok && !p.desk.Covered()
}

// over reports whether there is a field at a point.
func (p *panning) over(x, y float64) bool {
	f, ok := p.field()
	return ok && f.Room.Contains(x, y)
}

// camera returns what is seen now.
func (p *panning) camera() field.Camera { return p.desk.Scrolled().Field }

// set has another part of the field seen, and reports whether it is another.
func (p *panning) set(c field.Camera) bool {
	at := p.desk.Scrolled()
	at.Field, p.at = c, c
	moved := p.desk.ScrollTo(at)
	if moved {
		p.desk.Invalidate()
	}
	return moved
}

// calm reports whether the field is at once where it would glide to.
func (p *panning) calm() bool { return p.prefs.Calm() || p.prefs.Speed() == 0 }

// stop lets it stand where it is.
func (p *panning) stop() { p.glide, p.push = field.Glide{}, push{} }

// pan moves the field with the hand, by some CSS pixels from where it was. It reports whether that moved it.
func (p *panning) pan(from field.Camera, dx, dy float64, now time.Time) bool {
	f, ok := p.field()
	if !ok {
		return false
	}
	if passed := now.Sub(p.when).Seconds(); p.on && passed > 0 {
		const old = 0.4 // the speed follows the hand, but not each of its jerks
		p.vx, p.vy = p.vx*old+(dx-p.x)/passed*(1-old), p.vy*old+(dy-p.y)/passed*(1-old)
	}
	p.on, p.x, p.y, p.when = true, dx, dy, now
	return p.set(f.Pan(from, dx, dy))
}

// letGo lets a field glide on that the hand pushed.
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

// start begins a glide, and reports whether that moves anything.
func (p *panning) start(c field.Camera, glide field.Glide, now time.Time) bool {
	p.glide, p.last = glide, now
	return p.set(c) || glide.Moving()
}

// pinch zooms by a factor between two fingers, and moves the field with them, from where it was.
func (p *panning) pinch(from field.Camera, fromX, fromY, x, y, factor float64) {
	if f, ok := p.field(); ok {
		p.set(f.Pan(f.ZoomAt(from, factor, fromX, fromY), x-fromX, y-fromY))
	}
}

// wheel zooms about a point, if there is a field. It reports whether there is.
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

// glideTo goes to a camera from where the field comes to rest.
func (p *panning) glideTo(to func(f field.Field, c field.Camera) field.Camera) {
	f, ok := p.field()
	if !ok {
		p.desk.Ignored(trace.NoField, table.NoSpot)
		return
	}
	if c, glide := f.Go(p.camera(), to(f, p.glide.To(p.camera())), p.calm()); !p.start(c, glide, time.Now()) {
		p.desk.Ignored(trace.AtEnd, table.NoSpot)
	}
}

// step moves what is seen, to the right and down for positive numbers.
func (p *panning) step(dx, dy float64) {
	p.glideTo(func(f field.Field, c field.Camera) field.Camera {
		return f.Rest(f.Pan(c, -dx*panStep*f.Room.W, -dy*panStep*f.Room.H))
	})
}

// zoom makes all larger by some steps, smaller for a negative number.
func (p *panning) zoom(steps float64) {
	p.glideTo(func(f field.Field, c field.Camera) field.Camera {
		return f.ZoomAt(c, math.Pow(zoomStep, steps), f.Room.MidX(), f.Room.MidY())
	})
}

// again notes a tap; idle is that nothing can be chosen there. The second of two on the field shows what lies there
// close up, or all as it was at first. It reports whether it was one.
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
		p.glideTo(func(f field.Field, c field.Camera) field.Camera { return f.ZoomAt(c, closeUp, x, y) })
	}
	return true
}

// sameSize is how much two zooms may differ, as a part of one, and still be called the same.
const sameSize = 0.02

// home goes back to what was seen at first.
func (p *panning) home() {
	p.glideTo(func(f field.Field, _ field.Camera) field.Camera { return f.Home() })
}

// advance lets a glide go on.
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

// commands zoom the field of the table, if that has one.
func (p *panning) commands(at scene.Panel) []desk.Command {
	if f, ok := p.desk.Field(); at != scene.NoPanel || !ok || !zooms(f) {
		return nil
	}
	return []desk.Command{p.desk.Named("zoom-in", func() { p.zoom(1) }),
		p.desk.Named("zoom-out", func() { p.zoom(-1) }), p.desk.Named("zoom-home", p.home)}
}

// zooms reports whether a field can be seen larger or smaller than at first, or has more than is seen then.
func zooms(f field.Field) bool {
	larger, smaller := f.Zooms(f.Home())
	return larger || smaller || f.Moves(f.Home())
}
