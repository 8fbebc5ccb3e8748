package play

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// IgnoresTaps reports whether the film began or was cut so recently that a tap was meant for what was there before.
func (f *Film) IgnoresTaps(now time.Time) bool { return now.Sub(f.begun) < desk.TapAfterStart }

// IgnoresTap reports whether a tap was meant for the film that has just ended: it is on nothing that can be played.
func (f *Film) IgnoresTap(spot table.Spot, now time.Time) bool {
	return now.Sub(f.ended) < desk.TapAfterEnd && f.desk.Panel() == scene.NoPanel && !f.desk.Offered(spot)
}
