package ui

import "time"

// The life of the world while nobody does anything: lights, smoke and fires go on in steps. After a while without a change they come to rest, so that a table left alone costs nothing.
const (
	lifeStep  = 250 * time.Millisecond
	lifeAfter = 10 * time.Second
)

// live lets the world go on. It stands still for those who want no motion, and under panels that cover it.
func (a *App) live(now time.Time) {
	if a.stale || a.playing() {
		a.touched = now
	}
	passed := now.Sub(a.stepped)
	seen := !a.covered() || a.chrome.Panel == TitlePanel || a.chrome.Panel == EndPanel
	switch {
	case a.calm() || a.speed() == 0 || !seen || now.Sub(a.touched) > lifeAfter:
		a.stepped = now
	case a.playing(), passed >= lifeStep:
		a.stepped, a.moving = now, true
		a.clock += min(passed, lifeStep).Seconds()
	}
}
