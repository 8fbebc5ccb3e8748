package desk

import (
	"onelongnight/game/store"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/trace"
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
	// Calm reports whether the system asks for less motion.
	Calm() bool
	// Contrast reports whether the system asks for more contrast.
	Contrast() bool
	// Announce speaks to those who do not see the canvas, after what was said
	// before; an urgent text comes at once.
	Announce(text string, urgent bool)
	// Hush takes back what was announced, as far as nobody has heard it yet.
	Hush()
	// Rest says that nothing moves: the next frame may come a little later, as
	// long as it comes with the next input.
	Rest()
	// Random fills p with chance that nobody can foretell.
	Random(p []byte)
	// Ready is told once, after the first drawing.
	Ready()
	// Text returns a text that is no part of the program, of a name such as "book-en". While it is still on the way it
	// is empty, and there is no error; the program's Arrived is called when it has come, or cannot. After an error,
	// which says why in the player's words, the next call tries again.
	Text(name string) (string, error)
	// Trace writes down for developers why an input does nothing; nil if nobody wants that.
	Trace() trace.Trace
}

// The names of a host's texts: the game's book, its missions, what is said about those, and its words. Behind a
// prefix stands the language.
const (
	BookPrefix    = "book-"
	MissionFile   = "missions"
	MissionPrefix = MissionFile + "-"
	WordsPrefix   = "words-"
)
