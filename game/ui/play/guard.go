package play

import (
	"strconv"
	"strings"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
)

// guard keeps the program from going back, at every start, into a game that
// ends it. It counts the starts that went into a game and from which nothing
// came: neither a move, nor a while of being shown, nor an orderly end.
type guard struct {
	store *store.Store
	until time.Time // when the game has been shown for a while
}

func newGuard(store *store.Store) *guard {
	return &guard{store: store}
}

// calmTime is how long a game is shown before it is trusted.
const calmTime = 10 * time.Second

// mostStarts is after how many such starts a game is no longer gone into at
// once.
const mostStarts = 3

// starts counts those of a game.
func (g *guard) starts(key string) int {
	of, count, _ := strings.Cut(g.store.Load(desk.GuardKey), " ")
	n, err := strconv.Atoi(count)
	if of != key || err != nil {
		return 0
	}
	return n
}

// trusts reports whether a game may be gone into without being asked for.
func (g *guard) trusts(key string) bool { return g.starts(key) < mostStarts }

// enter is called before a game is gone into.
func (g *guard) enter(key string) {
	g.store.Store(desk.GuardKey, key+" "+strconv.Itoa(g.starts(key)+1))
}

// passed is called when a move was made or the program ends as it should.
func (g *guard) passed() { g.store.Delete(desk.GuardKey) }

// look is called with every frame that is shown.
func (g *guard) look(now time.Time) {
	if !g.until.IsZero() && now.After(g.until) {
		g.until = time.Time{}
		g.passed()
	}
}
