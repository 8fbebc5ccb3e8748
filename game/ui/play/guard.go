package play

import (
	"strconv"
	"strings"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
)

// guard keeps the program from crashing at every start because it reopens the same game. It counts starts that opened a
// game and after which nothing followed: no move, no ten seconds on screen, no normal end.
type guard struct {
	store *store.Store
	until time.Time // when the game will have been on screen for long enough
}

func newGuard(store *store.Store) *guard {
	return &guard{store: store}
}

// calmTime is how long a game must be on screen to be trusted.
const calmTime = 10 * time.Second

// mostStarts is the number of such starts after which a game is no longer opened automatically.
const mostStarts = 3

// starts returns the count for a game.
func (g *guard) starts(key string) int {
	of, count, _ := strings.Cut(g.store.Load(desk.GuardKey), " ")
	n, err := strconv.Atoi(count)
	if of != key || err != nil {
		return 0
	}
	return n
}

// trusts reports whether a game may be opened automatically.
func (g *guard) trusts(key string) bool { return g.starts(key) < mostStarts }

// enter is called before a game is opened.
func (g *guard) enter(key string) {
	g.store.Store(desk.GuardKey, key+" "+strconv.Itoa(g.starts(key)+1))
}

// passed is called when a move was made or the program ends normally.
func (g *guard) passed() { g.store.Delete(desk.GuardKey) }

// look is called with every frame.
func (g *guard) look(now time.Time) {
	if !g.until.IsZero() && now.After(g.until) {
		g.until = time.Time{}
		g.passed()
	}
}
