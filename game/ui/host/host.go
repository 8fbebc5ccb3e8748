// Package host is what the page or the desktop window lends the table: what every host has ([Host]), and what some can
// do besides.
package host

import (
	"onelongnight/game/store"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/sound"
)

// Host is what the page or the desktop window lends the table.
type Host interface {
	// Player makes the game audible.
	sound.Player
	// Medium is where games and settings are kept.
	store.Medium
	// Think asks the computer player; done is called once, on any goroutine.
	Think(request string, done func(reply string, err error))
	// Cancel drops the open question.
	Cancel()
	// Mirror shows a document of kind mirror.Main beside the canvas.
	Mirror(doc mirror.Node)
	// Calm tells whether the system asks for less motion.
	Calm() bool
	// Announce speaks to those who do not see the canvas, after what was said
	// before; an urgent text comes at once.
	Announce(text string, urgent bool)
	// Rest says that nothing moves: the next frame may come a little later, as
	// long as it comes with the next input.
	Rest()
	// Random fills p with chance that nobody can foretell.
	Random(p []byte)
	// Ready is told once, after the first drawing.
	Ready()
}

// Saver is a host whose device may have to save.
type Saver interface {
	// Saves tells whether its battery is low, or its person wants to save data.
	Saves() bool
}
