package scene

// Primer introduces a game in pictures and few words: how to win, and what a turn consists of.
type Primer struct {
	Aim   string // may contain **bold**
	Parts []PrimerPart
}

// PrimerPart is a picture with its text.
type PrimerPart struct {
	Picture Image
	Ratio   float64 // width of the picture by its height
	Text    string  // below or beside the picture; may contain **bold**
	Says    string  // the words inside the picture, for people who cannot see it; "" for none
}
