package foresee

import "onelongnight/game/aurora"

// Chances returns how many results hit and jam with a gun of a level, of those that may come next: the cards with the
// same visible back as the top of the deck, or all cards if the deck is about to be shuffled.
func Chances(v *aurora.View, level int) (hit, jam, of int) {
	for i := 1; i <= aurora.ResultCount; i++ {
		r := &v.Game().Data().Results[i]
		if v.ResultsN > 0 && (v.UnseenResults>>i&1 == 0 || r.Grid != v.Grid) {
			continue
		}
		of++
		if r.Hit[level] > 0 {
			hit++
		}
		if r.Jam[level] {
			jam++
		}
	}
	return hit, jam, of
}
