// Package trace tells developers why a touch, key or button did nothing. It is switched on by ?trace in the page's
// address, or by the flag -trace of the desktop window.
package trace

import (
	"fmt"
	"time"

	"onelongnight/game/table"
)

// Trace writes a line. A nil Trace is off: it writes and allocates nothing.
type Trace func(line string)

// Ignored says why an input did nothing, and what was touched; NoSpot for nothing.
func (t Trace) Ignored(why Guard, spot table.Spot) {
	switch {
	case t == nil:
	case spot == table.NoSpot:
		t("ignored: " + why.String())
	default:
		t("ignored: " + why.String() + " on " + spot.String())
	}
}

// IgnoredName is Ignored for a key, command or move, by name.
func (t Trace) IgnoredName(why Guard, name string) {
	if t != nil {
		t("ignored: " + why.String() + ": " + name)
	}
}

// IgnoredLate is Ignored for a touch that was meant for what was there some time ago.
func (t Trace) IgnoredLate(why Guard, spot, was table.Spot, ago time.Duration) {
	if t != nil {
		t(fmt.Sprintf("ignored: %v on %v (was %v %d ms ago)", why, spot, was, ago.Milliseconds()))
	}
}
