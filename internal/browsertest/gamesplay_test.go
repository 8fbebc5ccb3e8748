package browsertest

import (
	"fmt"
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/hex"
	"onelongnight/game/state51"
)

// played is a game that a test plays in the page.
type played struct {
	kind     string
	settings string // besides those of all such games
	side     string
	name     string // of its pictures, after that of the kind
}

// play plays a game from the shelf to its end, or only some of its decisions if there is no time for more; do makes a
// move, by whatever means.
func (g played) play(t *testing.T, view View, do func(h *hand) func(id string)) {
	t.Helper()
	page := rig.Open(t, rig.Serve(t, "game", Game).Of(g.kind), view,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1`+g.settings+`')`, memoryHook)
	h := &hand{t: t, page: page, at: page.ClickAt}
	if view.Touch {
		h.at = page.TapAt
	}
	h.use = do(h)
	h.start(g.side)
	t.Logf("%d decisions", h.playOut(g.kind+"-"+g.name, middle))
	checkMemory(t, page)
}

// handset is a phone with one device pixel for four of its own: others are in other tests.
var handset = View{Width: Phone.Width, Height: Phone.Height, Scale: 0.5, Touch: true}

// TestGamesInThePage plays games of all setups by clicks on the canvas, by touches of a phone's, and by the hidden
// buttons. They leave in the middle unless there is time, as there is in make soak: the browser has one whole game,
// that of The Convoy by touch, and whole ones of every setup outside it (TestEveryGameByHiddenButtons in game/ui).
func TestGamesInThePage(t *testing.T) {
	journey, hexagons, state := aurora.Rules{}.Name(), hex.Rules{}.Name(), state51.Rules{}.Name()
	mode := func(name string) string { return fmt.Sprintf(" mode@%s=%s", hexagons, name) }
	seats := func(n int) string { return fmt.Sprintf(" seats@%s=%d", state, n) }
	for _, x := range []struct {
		game played
		view View
		do   func(h *hand) func(id string)
	}{
		{played{journey, "", "solo", "alone"}, Coarse, byCanvas},
		{played{journey, "", "two", "phone"}, handset, byCanvas},
		{played{journey, "", "four", "four"}, Small, byButton},
		{played{hexagons, mode("duel"), "hegemony", "embed"}, Coarse, byCanvas},
		{played{hexagons, mode("duel"), "borgo", "phone"}, handset, byCanvas},
		{played{hexagons, mode("duel"), "outpost", "small"}, Small, byButton},
		{played{hexagons, mode("deathmatch-4"), "outpost", "four-embed"}, Coarse, byCanvas},
		{played{hexagons, mode("deathmatch-4"), "borgo", "four-phone"}, handset, byCanvas},
		{played{hexagons, mode("deathmatch-4"), "moloch", "four"}, Small, byButton},
		{played{state, seats(2), "appalachians", "two"}, Coarse, byCanvas},
		{played{state, seats(4), "mutants", "phone"}, handset, byCanvas},
		{played{state, seats(3), "merchants", "three"}, Small, byButton},
	} {
		t.Run(x.game.kind+"-"+x.game.name, func(t *testing.T) { x.game.play(t, x.view, x.do) })
	}
}
