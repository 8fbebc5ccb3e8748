package play

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// standing are the buttons of the bar that are there at any moment: a tap on them is never meant for something else.
var standing = []table.Spot{table.KindButton.Spot("menu"), table.KindButton.Spot("log"), table.KindButton.Spot("mute")}

// IgnoresTaps reports whether the film began or was cut so recently that a tap on a thing, or on nothing, was meant for
// what was there before.
func (f *Film) IgnoresTaps(spot table.Spot, now time.Time) bool {
	return now.Sub(f.begun) < desk.TapAfterStart && !slices.Contains(standing, spot)
}

// IgnoresTap reports whether a tap was meant for the film that has just ended: it is on nothing that can be played.
func (f *Film) IgnoresTap(spot table.Spot, now time.Time) bool {
	return now.Sub(f.ended) < desk.TapAfterEnd && f.desk.Panel() == scene.NoPanel && !f.desk.Offered(spot) &&
		!slices.Contains(standing, spot)
}

// Passes reports whether the moment shown passes by itself, as the person has nothing left to do in it.
func (f *Film) Passes() bool { return f.passes }
