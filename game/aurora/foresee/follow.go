package foresee

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// CanFollow reports whether the view's seat can make a move and then another one, whatever is hidden. It is false if
// the first one reveals something.
func CanFollow(v *aurora.View, first, then game.Move) bool {
	s := v.Game().Blank().(*aurora.State)
	rng := game.NewStream(game.SeedOf("follow"))
	v.Sample(&rng, s)
	var log game.Log
	return s.Apply(first, &log) == nil && !game.Reveals(log.Events...) && s.Turn() == v.Who &&
		slices.Contains(s.Legal(nil), then)
}
