package game

import "errors"

// Illegal says why a move was refused. Reason is a key from the game's closed list; the catalogue has the words for
// players under that key, and the move tells which card and place they are about.
type Illegal struct {
	Reason string
	Move   Move
}

// Error returns the bare reason. Players are shown the voice's words instead.
func (e *Illegal) Error() string { return "illegal move: " + e.Reason }

// Reasons that every game uses.
const (
	ReasonUnknownMove = "unknown-move" // the text is no move of this game
	ReasonOver        = "game-over"
)

// LoadError says why a setup, position or code cannot be loaded.
type LoadError struct {
	Code string // short key: "position", "pending", "code", "version"
	Text string // what is wrong, for people
}

func (e *LoadError) Error() string { return e.Text }

// ErrPacked says that Kind.Unpack was given no view of its game.
var ErrPacked = errors.New("this is not a packed view of this game")
