package scene

// Primer says in pictures and few words what a game is about, for who never saw it: what one plays for, and what a
// turn is made of.
type Primer struct {
	Aim   string // may hold **bold** runs
	Parts []PrimerPart
}

// PrimerPart is a picture with the words to it.
type PrimerPart struct {
	Picture Image
	Ratio   float64 // of the picture's width to its height
	Text    string  // below or beside it; may hold **bold** runs
	Says    string  // the words that the picture holds itself, for those who do not see it; "" for none
}
