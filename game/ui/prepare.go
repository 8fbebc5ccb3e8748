package ui

import (
	"time"

	"onelongnight/game/ui/kit"
)

// spareTime is how much of an idle frame is spent on what comes next.
const spareTime = 8 * time.Millisecond

// prepare bakes pictures that may be needed soon, in frames that draw nothing.
func (a *App) prepare() {
	if a.playing() || a.picture == nil || a.ready {
		return
	}
	a.painter.Ahead(func(c *kit.Canvas) { a.ready = a.picture.Ahead(c, time.Now().Add(spareTime)) })
}
