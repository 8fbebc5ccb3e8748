package desk

import "time"

// Page is a host that is a page in a browser, with what only a browser offers.
type Page interface {
	// Events appends every touch and key since the last call, in order, so that none shorter than a frame is lost.
	// notes is false if the page does not record events: the script for that may be missing.
	Events(list []Event) (all []Event, notes bool)
	// Viewport returns by how much the page has been zoomed since the program started, and how far the canvas is from
	// the window's left and top, in CSS pixels.
	Viewport() (zoom, left, top float64)
	// LargestPicture returns the maximum width and height of a texture in device pixels; 0 if unknown yet.
	LargestPicture() int
	// Screen reports whether full screen is possible, and whether it is on.
	Screen() (can, full bool)
	// SetFullscreen switches full screen as soon as the browser allows it.
	SetFullscreen(full bool)
	// WhenIdle calls do once, when there is time between two frames, with the time that it may take.
	WhenIdle(do func(left time.Duration))
	// Saves reports whether the battery is low, or the person wants to save data.
	Saves() bool
	// Local returns a moment in the person's time zone, including summer time: Go's own local time may only know the
	// offset at start-up.
	Local(at time.Time) time.Time

	// ExportCard offers a text for copying, as text or as a picture with the first line as its title. about is a line
	// about it, file a name to save it under.
	ExportCard(title, about, file, text string) error
	// Ask asks for a line of text: says explains what for, text is there at first. done is called once, on any
	// goroutine, with "" if nothing was entered.
	Ask(title, says, text string, done func(text string)) (asked bool)
	// Address returns the program's address without the part that names a game, see App.Link.
	Address() string
	// ReadBook shows a game's book over the table.
	ReadBook(Reading)

	// Persist asks the browser to keep its data even when it needs room.
	Persist()
	// Asks reports whether Persist would make the browser ask the person, who should first be told why.
	Asks() bool
	// Promised reports whether the browser has agreed to Persist, and whether it has been asked.
	Promised() (safe, known bool)
	// Owned reports whether this window has the games. Only one window at a time has them and may write; the others say
	// so, and may take them over.
	Owned() bool
	// TakeOver takes the games from the window that has them. App.Owns is called once the medium has been read again.
	TakeOver()

	// Shelf returns the way back to the page's shelf, where each game is a program of its own; there is false if the
	// shelf has no other game.
	Shelf() (there bool, back func())
	// Newer reports whether a newer version of the program is ready.
	Newer() bool
	// Update switches to the newer version, which restarts the program.
	Update()
	// RejectAnswer tells the host that an answer to Think was not a legal move.
	RejectAnswer()
}

// Reading is a book to open.
type Reading struct {
	Game, Language string
	Topics         []string          // it opens at the first of these that it covers
	Text           float64           // text scale, 1 is normal
	Scan           string            // seconds per step of one-switch scanning; "off" without
	Words          map[string]string // the texts around the book
	Closed         func()            // called once, on any goroutine, when the book is closed
}
