package game

// Illegal is why a move was refused. Reason is a key from the game's closed
// list; the words for players are in the catalogue under that key, and the
// move itself tells which card and place they speak of.
type Illegal struct {
	Reason string
	Move   Move
}

// Error returns the bare reason; a presenter says it better.
func (e *Illegal) Error() string { return "illegal move: " + e.Reason }

// The reasons that every game shares.
const (
	ReasonUnknownMove = "unknown-move" // the words are no move of this game
	ReasonOver        = "game-over"    // the game has ended
)

// LoadError is why a position or a code cannot be loaded.
type LoadError struct {
	Code string // short key: "position", "pending", "code", "version"
	Text string // what is wrong, for people
}

// Error returns the text.
func (e *LoadError) Error() string { return e.Text }
