package library

import (
	"slices"
	"strings"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
)

// told has the hints that a beginner was shown: words such as "chess/castling".
type told struct {
	store *store.Store
	saves *play.Saves
}

// has reports whether a hint was shown.
func (t told) has(word string) bool {
	return slices.Contains(strings.Fields(t.store.Load(desk.ToldKey)), word)
}

// add stores a hint, unless another window has the games.
func (t told) add(word string) {
	if t.saves.Shut() {
		return
	}
	list := append(strings.Fields(t.store.Load(desk.ToldKey)), word)
	slices.Sort(list)
	t.store.Store(desk.ToldKey, strings.Join(slices.Compact(list), " "))
}
