package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// gestures are what a pointer does at points of the picture, in CSS pixels.
type gestures struct {
	*desk
	film     *film
	intent   *intent
	carrying *carrying
	turning  *turning
	focus    *focus

	hoverX, hoverY float64 // what the mouse points at
}

// tap is a click or a touch at a point.
func (g *gestures) tap(x, y float64) {
	if spot, ok := g.film.front().At(x, y); ok {
		g.intent.touch(spot)
		return
	}
	g.intent.beside()
}

// hold is a long press, or a click of the second button, at a point: it shows
// what there is to be told of the thing there.
func (g *gestures) hold(x, y float64) {
	if spot, ok := g.film.front().At(x, y); ok {
		g.intent.hold(spot)
	}
}

// hover notes what the mouse is over at a point, if that can be touched now.
func (g *gestures) hover(x, y float64) {
	g.hoverX, g.hoverY = x, y
	over := table.NoSpot
	if spot, ok := g.film.front().At(x, y); ok && g.offered(spot) {
		over = spot
	}
	if over != g.screen.Hover {
		g.screen.Hover, g.stale = over, true
	}
}

// explain shows what there is to be told of what has the focus, or of what the
// mouse is over.
func (g *gestures) explain() {
	if g.screen.Focus == table.NoSpot {
		g.hold(g.hoverX, g.hoverY)
		return
	}
	g.intent.tell(g.screen.Focus)
}

// scroll moves what lies on top, from where it was, within its limits.
func (g *gestures) scroll(from scene.Scroll, dx, dy float64) {
	most, at := g.film.front().Scroll(), g.screen.Scroll
	switch {
	case g.screen.Inspect != table.NoSpot:
		at.Card = min(max(from.Card+dy, 0), most.Card)
	case g.screen.Panel != scene.NoPanel:
		at.Panel = min(max(from.Panel+dy, 0), most.Panel)
	default:
		at.Hand = min(max(from.Hand+dx, 0), most.Hand)
		at.Panel = min(max(from.Panel+dy, 0), most.Panel) // of a choice on the table
	}
	if at != g.screen.Scroll {
		g.screen.Scroll, g.stale = at, true
	}
}

// wheel turns a piece, or scrolls.
func (g *gestures) wheel(by float64) {
	step := 1
	if by < 0 {
		step = -1
	}
	if !g.turning.by(step) {
		g.scroll(g.screen.Scroll, -by*40, -by*40)
	}
}
