package desk

import (
	"onelongnight/game/store"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/trace"
)

// Host is the page or desktop window that the table runs in.
type Host interface {
	// Player plays sounds.
	sound.Player
	// Medium keeps games and settings.
	store.Medium
	// Think asks the computer player. done is called once, on any goroutine.
	Think(request string, done func(reply string, err error))
	// Cancel drops the pending question.
	Cancel()
	// Mirror shows a document of kind mirror.Main beside the canvas.
	Mirror(doc mirror.Node)
	// Calm reports whether the system asks for less motion.
	Calm() bool
	// Contrast reports whether the system asks for more contrast.
	Contrast() bool
	// Announce speaks a text to people who cannot see the canvas, after earlier texts; an urgent one is spoken at once.
	Announce(text string, urgent bool)
	// Hush drops announcements that have not been spoken yet.
	Hush()
	// Rest says that nothing moves: the next frame may come later, but must come with the next input.
	Rest()
	// Random fills p with unpredictable bytes.
	Random(p []byte)
	// Ready is called once, after the first drawing.
	Ready()
	// Text returns a text that is not part of the program, such as "book-en". While it is loading it is empty, with no
	// error; App.Arrived is called when it is there, or cannot be fetched. An error is in words for the player, and the
	// next call tries again.
	Text(name string) (string, error)
	// Trace returns a log, for developers, of why an input does nothing; nil if nobody wants it.
	Trace() trace.Trace
}

// Names for Host.Text: the game's book, its missions, the missions' texts, and the game's words. A name that ends with
// "-" is followed by a language.
const (
	BookPrefix    = "book-"
	MissionFile   = "missions"
	MissionPrefix = MissionFile + "-"
	WordsPrefix   = "words-"
)
