package lab

import "onelongnight/game"

// Reach calls see with a position and with all that its game can come to by the moves that next follows, each once.
// Positions that aim has the same key for are one. next plays a move on a copy of the position, and reports whether the
// search goes on from there. Reach gives up after most positions, and reports whether it saw them all.
func Reach[S game.State](g game.Game, start S, aim game.Provable, most int, see func(s S),
	next func(s S, m game.Move) bool) bool {
	seen := map[string]bool{}
	var look func(s S)
	look = func(s S) {
		key := string(aim.Key(s, nil))
		if seen[key] || len(seen) > most {
			return
		}
		seen[key] = true
		see(s)
		for _, m := range s.Legal(nil) {
			after := g.Blank().(S)
			after.CopyFrom(s)
			if next(after, m) {
				look(after)
			}
		}
	}
	look(start)
	return len(seen) <= most
}
