package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Frame lays out and draws on a canvas in main memory what Draw shows in a window of w by h CSS pixels, and no more
// often. When the picture turns, it also draws the next beat, as betweenFrames does.
func (a *App) Frame(canvas *kit.Canvas, w, h float64) {
	a.desk.Resize(a.desk.Viewport(), w, h)
	whole, moving := a.desk.Pending()
	if !whole && !moving {
		return
	}
	fresh := whole || a.film.Turned()
	a.desk.Painted()
	if fresh {
		a.lay(whole)
	}
	scale := a.desk.Viewport().Fit / 20 // small pictures are baked fast
	draw := func(p scene.Picture, at scene.Moment) {
		canvas.Begin(scale)
		p.Draw(canvas, at)
		canvas.End()
	}
	draw(a.shown())
	if !fresh {
		return
	}
	a.buttons.show()
	beat, any := a.film.NextBeat()
	if !any {
		return
	}
	if next := a.film.Still(beat.Last+1, beat.First, false); next != nil {
		for k := range moments {
			draw(next, scene.Moment{Before: a.film.After(), T: beat.Length * float64(k) / moments, Length: beat.Length})
		}
	}
}

// Session returns the game on the table, nil for none.
func (a *App) Session() *table.Session { return a.desk.Session() }

// Reached returns the number of the first step of the session that the film has not come to.
func (a *App) Reached() int { return a.film.Reached() }

// Says and Unsaid are what keeps the document from telling something twice.
var Says, Unsaid = says, unsaid
