package host

import (
	"time"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/trace"
)

// What a host may be able to do besides: found by assertion, and done without
// where it is missing.

// An EventSource is a host that notes every touch and key as it happens, so that none is lost that is shorter than a
// frame.
type EventSource interface {
	// Events adds to a list what has happened since the last call, in its order. It tells whether the host notes
	// that: a page may have come without what it takes.
	Events(list []Event) (all []Event, notes bool)
}

// A Tracer is a host that may write down why an input does nothing, for developers.
type Tracer interface {
	// Trace writes it, nil for one that does not want that.
	Trace() trace.Trace
}

// Exchanger is a host that hands texts to the player, and takes some.
type Exchanger interface {
	// Export offers a text to be copied or saved as a file of that name, with a line
	// about it, "" for the usual one of games. It returns where the file is if it was
	// saved at once, else "", or why it could not be.
	Export(title, about, file, text string) (where string, err error)
	// Import asks for a text, as a file or typed in; done is called with it, on any
	// goroutine, or never. It tells whether it asked: a window may only have files
	// dropped on it, which the program sees.
	Import(title string, done func(text string)) (asked bool)
}

// Carder is a host that hands out a text as a picture too.
type Carder interface {
	// ExportCard offers a text to be copied, as it is or as a picture whose title is
	// its first line, with a line about it. File is what it may be saved as.
	ExportCard(title, about, file, text string) error
}

// Asker is a host that can ask for a line of text.
type Asker interface {
	// Ask asks, with a title, a line that says what for, and what stands there at
	// first. Done is called once, on any goroutine, with "" if nothing is given.
	Ask(title, says, text string, done func(text string)) (asked bool)
}

// Linker is a host that has an address, see the program's Link.
type Linker interface {
	// Address is that of the program, without what a game adds.
	Address() string
}

// A Calendar is a host that knows what clocks show where the person is, at any time of the year: the program itself may
// only know what they showed when it began.
type Calendar interface {
	// Local is that moment, as clocks show it there.
	Local(at time.Time) time.Time
}

// Keeper is a host that may take away what it keeps, when it needs room.
type Keeper interface {
	// Persist asks it not to.
	Persist()
	// Asks tells whether it would then ask the person, who should know beforehand what that is about.
	Asks() bool
	// Kept tells whether it has promised that, and whether it was asked already.
	Kept() (safe, known bool)
}

// Owner is a host where several windows may have the same games. One at a time
// has them for its own and writes; the others say so, and may take them over.
type Owner interface {
	// Owned tells whether this window has the games.
	Owned() bool
	// TakeOver takes them from the window that has them; its Owns is called
	// once the medium has been read again.
	TakeOver()
}

// A Screener is a host that can show the table on the whole screen.
type Screener interface {
	// Screen tells whether that is possible, and whether it is so now.
	Screen() (can, full bool)
	// SetFullscreen changes it as soon as the host may.
	SetFullscreen(full bool)
}

// A Viewporter is a host whose page can be zoomed, or leaves a margin around the canvas, while the program
// runs.
type Viewporter interface {
	// Viewport is how many times more device pixels a CSS pixel has than when the program started, and how
	// far from the window's left and top the canvas begins, in CSS pixels.
	Viewport() (zoom, left, top float64)
}

// An Idler is a host that knows when there is time to spare between two frames.
type Idler interface {
	// WhenIdle has do called once, between two frames, with how long it may take.
	WhenIdle(do func(left time.Duration))
}

// A Shelver is a host with a shelf of its own, where each game is a program.
type Shelver interface {
	// Shelf is the way back to it; there is false where no other game lies on it.
	Shelf() (there bool, back func())
}

// An Updater is a host that can go over to a newer version of the program.
type Updater interface {
	// Newer tells whether there is one, ready to be used.
	Newer() bool
	// Update goes over to it. The program is then started anew.
	Update()
}

// Linguist is a host that has the words of other languages than English.
type Linguist interface {
	// Language is what the system asks for, of words.Languages, "en" if it asks
	// for none of them.
	Language() string
	// Offers are the games that were offered to the program, in their order, in another
	// language. While their words are still on the way there are none, and no
	// error; its Arrived is called when they have come, or cannot. After an error
	// the next call tries again.
	Offers(lang string) ([]desk.Offer, error)
	// Speaks is told what language is spoken from now on.
	Speaks(lang string)
}

// Library is a host that has texts which are no part of the program.
type Library interface {
	// Text is the text of that name, such as "book-en". While it is still on the way
	// it is empty, and there is no error; its Arrived is called when it has come,
	// or cannot. After an error, which says why in the player's words, the next call
	// tries again.
	Text(name string) (string, error)
}

// The names of a library's texts: the game's book, its missions, what is said about those, and its words. Behind a
// prefix stands the language.
const (
	BookPrefix    = "book-"
	MissionFile   = "missions"
	MissionPrefix = MissionFile + "-"
	WordsPrefix   = "words-"
)

// A Reader is a host that shows the games' books itself, over the table.
type Reader interface {
	// ReadBook opens one.
	ReadBook(Reading)
}

// Reading is a book that is opened.
type Reading struct {
	Game, Language string
	Topics         []string          // it is opened at the first of them that it tells of
	Text           float64           // the size of text, 1 is normal
	Scan           string            // the seconds of one-switch scanning; "off" without
	Words          map[string]string // the texts around the book
	Closed         func()            // is called once, on any goroutine, when it is closed again
}

// An AnswerRejecter is a host that wants to know when an answer to Think was no move that can be made.
type AnswerRejecter interface {
	RejectAnswer()
}
