package game

import (
	"encoding/json"
	"fmt"
	"slices"
)

// BadPosition returns the error for a position that cannot be loaded. The format says why.
func BadPosition(format string, args ...any) error {
	return &LoadError{Code: "position", Text: fmt.Sprintf(format, args...)}
}

// PositionHead is what every game's positions begin with, as Load finds it.
type PositionHead struct {
	Game    string // "" if the position does not name its game
	Version int
	Known   bool // Load can read this version
	Pending bool // somebody is in the middle of a choice
	Phase   string
	Phases  []string // that the game has, the last of which is its end
}

// Check returns the number of the phase if Load can go on from a head, to a game of that name, and otherwise an error.
func (h PositionHead) Check(name string) (phase int, err error) {
	phase = slices.Index(h.Phases, h.Phase)
	switch {
	case h.Game != "" && h.Game != name:
		return 0, BadPosition("the position is of another game, %q", h.Game)
	case !h.Known:
		text := fmt.Sprintf("positions of version %d are not known here", h.Version)
		return 0, &LoadError{Code: "version", Text: text}
	case h.Pending:
		return 0, &LoadError{Code: "pending", Text: "a position in the middle of a choice cannot be loaded"}
	case phase == len(h.Phases)-1:
		return 0, &LoadError{Code: "pending", Text: "a finished game cannot be loaded"}
	case phase < 0:
		return 0, BadPosition("there is no phase %q", h.Phase)
	}
	return phase, nil
}

// MustJSON returns a position, a view or a setup as JSON. It panics if that fails, which it never does for words and
// numbers.
func MustJSON(document any) []byte {
	b, err := json.Marshal(document)
	if err != nil {
		panic(err)
	}
	return b
}

// IDList is a list of ids in a position. A view in which they are hidden has their number instead.
type IDList struct {
	IDs    []string
	Hidden any // what is written in place of the ids, such as their number; nil for the ids
}

// HiddenIDs returns a list of n ids that are hidden. If n is 0, it is an empty list.
func HiddenIDs(n uint8) (l IDList) {
	if n > 0 {
		l.Hidden = n
	}
	return l
}

// IsZero reports whether there is nothing to write.
func (l IDList) IsZero() bool { return len(l.IDs) == 0 && l.Hidden == nil }

// MarshalJSON writes the ids, or what stands in their place.
func (l IDList) MarshalJSON() ([]byte, error) {
	if l.Hidden != nil {
		return json.Marshal(l.Hidden)
	}
	return json.Marshal(l.IDs)
}

// UnmarshalJSON reads a list of ids, as a position has them all.
func (l *IDList) UnmarshalJSON(b []byte) error { return json.Unmarshal(b, &l.IDs) }

// Bare returns the bare rules that g is or wraps, without what package think adds; g has a method Bare for this. It
// returns false if g does not belong to the rules of G.
func Bare[G Game](g Game) (G, bool) {
	b, ok := g.(interface{ Bare() G })
	if !ok {
		var none G
		return none, false
	}
	return b.Bare(), true
}
