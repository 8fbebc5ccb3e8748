package ui

import "strings"

// seek scrolls the hand to the first card that can be played, once for each
// decision, if none of those is wholly in sight. It tells whether it did.
func (a *App) seek() bool {
	if !a.seeking || a.session == nil || a.playing() || a.covered() {
		return false
	}
	a.seeking = false
	var there Scrolled
	some := false
	for _, spot := range a.session.Next() {
		if !strings.HasPrefix(spot, "card:") {
			continue
		}
		at, ok := a.picture.Reveal(spot)
		if at == a.chrome.At {
			return false
		}
		if ok && !some {
			there, some = at, true
		}
	}
	if some {
		a.chrome.At = there
	}
	return some
}
