package desk

import "time"

// A Page is a host that is a page in a browser, with all that only such a one can do.
type Page interface {
	// Events adds to a list every touch and key since the last call, in its order, so that none is lost that is
	// shorter than a frame. It tells whether the page notes that: it may have come without what it takes.
	Events(list []Event) (all []Event, notes bool)
	// Viewport returns how many times more device pixels a CSS pixel has than when the program started, as a page can
	// be zoomed, and how far from the window's left and top the canvas begins, in CSS pixels.
	Viewport() (zoom, left, top float64)
	// LargestPicture returns the width and height of the largest picture that the graphics can hold, in device pixels;
	// 0 if it is not known yet.
	LargestPicture() int
	// Screen reports whether the table can be shown on the whole screen, and whether it is so now.
	Screen() (can, full bool)
	// SetFullscreen changes it as soon as the page may.
	SetFullscreen(full bool)
	// WhenIdle has do called once, when there is time to spare between two frames, with how long it may take.
	WhenIdle(do func(left time.Duration))
	// Saves reports whether the device's battery is low, or its person wants to save data.
	Saves() bool
	// Local returns a moment as clocks show it where the person is, at any time of the year: the program itself may
	// only know what they showed when it began.
	Local(at time.Time) time.Time

	// ExportCard offers a text to be copied, as it is or as a picture whose title is its first line, with a line
	// about it. File is what it may be saved as.
	ExportCard(title, about, file, text string) error
	// Ask asks for a line of text, with a title, a line that says what for, and what stands there at first. Done is
	// called once, on any goroutine, with "" if nothing is given.
	Ask(title, says, text string, done func(text string)) (asked bool)
	// Address returns that of the program, without what a game adds, see the program's Link.
	Address() string
	// ReadBook shows a game's book over the table.
	ReadBook(Reading)

	// Persist asks the browser not to take away what it keeps when it needs room.
	Persist()
	// Asks reports whether it would then ask the person, who should know beforehand what that is about.
	Asks() bool
	// Promised reports whether it has promised that, and whether it was asked already.
	Promised() (safe, known bool)
	// Owned reports whether this window has the games: of several one at a time has them for its own and writes; the
	// others say so, and may take them over.
	Owned() bool
	// TakeOver takes them from the window that has them; its Owns is called once the medium has been read again.
	TakeOver()

	// Shelf is the way back to the page's shelf, where each game is a program; there is false where no other game
	// lies on it.
	Shelf() (there bool, back func())
	// Newer reports whether there is a newer version of the program, ready to be used.
	Newer() bool
	// Update goes over to it. The program is then started anew.
	Update()
	// RejectAnswer is told that an answer to Think was no move that can be made.
	RejectAnswer()
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
