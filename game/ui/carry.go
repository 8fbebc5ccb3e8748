package ui

import (
	"math"
	"slices"
	"strings"
	"time"

	"onelongnight/game/ui/motion"
)

// carry is a card that hangs under the pointer, or flies back from it.
type carry struct {
	spot   string // of the card, "" if none is carried
	x, y   float64
	tilt   float64 // degrees, by how fast it is moved
	target string  // what it would be played on now
	back   bool    // it was let go over nothing
	t      float64 // ms since then
	homeX  float64 // where it lies in the hand
	homeY  float64
}

const (
	magnet   = 64  // CSS pixels within which a target draws the card
	mostTilt = 6   // degrees
	snapBack = 180 // ms
)

// lift takes a card up if the pointer went down on one that can be played, and
// does not mean to scroll.
func (a *App) lift(dx, dy float64) bool {
	c := &a.carry
	if c.spot != "" || a.session == nil || a.chrome.Panel != NoPanel || a.chrome.Inspect != "" || a.pointer.held {
		return c.spot != "" && !c.back
	}
	spot, ok := a.picture.At(a.pointer.startX, a.pointer.startY)
	room := a.picture.Scroll().Hand
	if !ok || !strings.HasPrefix(spot, "card:") || room > 0 && math.Abs(dx) > math.Abs(dy) {
		return false
	}
	if !slices.Contains(a.session.Selected(), spot) {
		if !slices.Contains(a.session.Next(), spot) {
			return false
		}
		a.touch(spot)
	}
	homeX, homeY, _ := a.picture.Where(spot)
	*c = carry{spot: spot, homeX: homeX, homeY: homeY}
	a.stale = true
	return true
}

// bear moves the carried card with the pointer; a target close by draws it.
func (a *App) bear(x, y float64) {
	c := &a.carry
	c.tilt = min(max((x-c.x)*0.6, -mostTilt), mostTilt)
	c.x, c.y = x, y
	target := a.aim(x, y)
	if target != c.target {
		c.target, a.chrome.Hover, a.stale = target, target, true
	}
	a.moving = true
}

// aim is what a card let go at a point would be played on, "" for nothing.
func (a *App) aim(x, y float64) string {
	next := a.session.Next()
	if spot, ok := a.picture.At(x, y); ok && slices.Contains(next, spot) {
		return spot
	}
	best, far := "", float64(magnet)
	for _, spot := range next {
		if strings.HasPrefix(spot, "button:") {
			if len(next) == 1 && a.carry.homeY-y > magnet {
				return spot // away from the hand is enough for what needs no target
			}
			continue
		}
		if tx, ty, ok := a.picture.Where(spot); ok && math.Hypot(tx-x, ty-y) < far {
			best, far = spot, math.Hypot(tx-x, ty-y)
		}
	}
	return best
}

// put lets go of the carried card: it is played, or goes back to the hand and
// says why.
func (a *App) put() {
	c := &a.carry
	a.chrome.Hover = ""
	if c.target != "" {
		target := c.target
		*c = carry{}
		a.touch(target)
		return
	}
	if spot, ok := a.picture.At(c.x, c.y); ok && spot != c.spot {
		a.toast(a.session.Why(append(slices.Clone(a.session.Selected()), spot)), spot)
	}
	a.session.Drop()
	c.back, c.t, a.stale = true, 0, true
	if a.calm() || a.speed() == 0 {
		*c = carry{}
	}
}

// settle lets a card that was let go fly back.
func (a *App) settle(passed time.Duration) {
	c := &a.carry
	if !c.back {
		return
	}
	a.moving = true
	if c.t += float64(passed) / float64(time.Millisecond); c.t >= snapBack {
		*c = carry{}
		a.stale = true
	}
}

// carried is the carried card as it is drawn, nil for none.
func (a *App) carried() *Carried {
	c := &a.carry
	if c.spot == "" {
		return nil
	}
	out := &Carried{Spot: c.spot, X: c.x, Y: c.y, Tilt: c.tilt, Over: c.target != ""}
	if tx, ty, ok := a.picture.Where(c.target); ok && strings.HasPrefix(c.target, "unit:") {
		out.X, out.Y = motion.Mix(c.x, tx, 0.5), motion.Mix(c.y, ty, 0.5)
	}
	if c.back {
		t := motion.Tween{Length: snapBack, Ease: motion.OutBack}.At(c.t)
		out.X, out.Y, out.Tilt = motion.Mix(c.x, c.homeX, t), motion.Mix(c.y, c.homeY, t), 0
	}
	return out
}
