package desk

// What a host may be able to do besides, as [Page] too: found by assertion, and done without where it is missing.

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

// Linguist is a host that has the words of other languages than English.
type Linguist interface {
	// Language returns what the system asks for, of words.Languages, "en" if it asks
	// for none of them.
	Language() string
	// Offers returns the games that were offered to the program, in their order, in another
	// language. While their words are still on the way there are none, and no
	// error; its Arrived is called when they have come, or cannot. After an error
	// the next call tries again.
	Offers(lang string) ([]Offer, error)
	// Speaks is told what language is spoken from now on.
	Speaks(lang string)
}
