// Package trace says to developers why a touch, a key or a button does nothing. It is switched on by ?trace in the
// page's address, and by the flag -trace of the window.
package trace

import (
	"fmt"
	"time"

	"onelongnight/game/table"
)

// Trace writes a line. Nil is off: it writes nothing and allocates nothing.
type Trace func(line string)

// Ignored says that an input does nothing, and what was touched by it, NoSpot for no thing.
func (t Trace) Ignored(why Guard, spot table.Spot) {
	switch {
	case t == nil:
	case spot == table.NoSpot:
		t("ignored: " + why.String())
	default:
		t("ignored: " + why.String() + " on " + spot.String())
	}
}

// IgnoredName is the same for what is no spot: a key, a command or a move, by its name.
func (t Trace) IgnoredName(why Guard, name string) {
	if t != nil {
		t("ignored: " + why.String() + ": " + name)
	}
}

// IgnoredLate is the same for a touch of what was another thing some time ago.
func (t Trace) IgnoredLate(why Guard, spot, was table.Spot, ago time.Duration) {
	if t != nil {
		t(fmt.Sprintf("ignored: %v on %v (was %v %d ms ago)", why, spot, was, ago.Milliseconds()))
	}
}
