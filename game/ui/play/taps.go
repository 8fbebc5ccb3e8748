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

// PassedAlone says that the only move that was left has been made by itself.
func (f *Film) PassedAlone(now time.Time) { f.idled = now }

// IgnoresTap reports whether a tap was meant for the film that has just ended, since it is on nothing that can be
// played; or for the button of a move that was then made by itself, since it is on a button.
func (f *Film) IgnoresTap(spot table.Spot, now time.Time) bool {
	if f.desk.Panel() != scene.NoPanel || slices.Contains(standing, spot) {
		return false
	}
	return now.Sub(f.ended) < desk.TapAfterEnd && !f.desk.Offered(spot) ||
		now.Sub(f.idled) < desk.TapAfterPass && spot.Kind == table.KindButton
}
