package desk

// Optional abilities of a host, like [Page]: found by assertion, and done without if missing.

// Exchanger is a host that can export and import texts.
type Exchanger interface {
	// Export offers a text for copying, or to be saved as a file. about is a line about it, "" for the usual one about
	// games. If the text was saved at once, where is the file's place.
	Export(title, about, file, text string) (where string, err error)
	// Import asks for a text, as a file or typed. done is called with it, on any goroutine, or never. It returns false
	// if the host cannot ask: a window, for example, may only accept dropped files, which the program sees by itself.
	Import(title string, done func(text string)) (asked bool)
}

// Linguist is a host that has the texts of other languages.
type Linguist interface {
	// Language returns the system's language if it is one of words.Languages, otherwise "en".
	Language() string
	// Offers returns the program's games in another language, in the same order. While the texts are loading it returns
	// none and no error; App.Arrived is called when they are there, or cannot be fetched. After an error, the next call
	// tries again.
	Offers(lang string) ([]Offer, error)
	// Speaks tells the host the language used from now on.
	Speaks(lang string)
}
