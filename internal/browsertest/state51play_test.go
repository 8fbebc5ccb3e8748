package browsertest

import (
	"fmt"
	"testing"

	"onelongnight/game/state51"
)

// stateGame plays a game of 51st State from the shelf to its end, or so many decisions if that is not 0 and there is no
// time for more, with a faction among so many; do makes a move, by whatever means.
func stateGame(
	t *testing.T, view View, seats int, faction, name string, enough int, do func(h *hand) func(id string),
) {
	kind := state51.Rules{}.Name()
	settings := fmt.Sprintf("speed=0 tips=off level=1 seats@%s=%d", kind, seats)
	page := rig.Open(t, rig.Serve(t, "game", Game).Of(kind), view, `localStorage.setItem('onelongnight:settings', '`+settings+
		`')`, memoryHook)
	h := &hand{t: t, page: page, at: page.ClickAt}
	if view.Touch {
		h.at = page.TapAt
	}
	h.use = do(h)
	h.start(faction)
	t.Logf("%d decisions", h.playOut("state51-"+name, enough))
	checkMemory(t, page)
}

// Games of two, three and four factions, by clicks on the canvas, by touches of a phone's, and by the hidden buttons.
// They leave in the middle unless there is time, as there is in make soak.
func TestTwoFactionsByMouse(t *testing.T) {
	stateGame(t, Coarse, 2, "appalachians", "two", middle, byCanvas)
}

func TestFourFactionsByTouch(t *testing.T) {
	stateGame(t, handset, 4, "mutants", "phone", middle, byCanvas)
}

func TestThreeFactionsByButtons(t *testing.T) {
	stateGame(t, Small, 3, "merchants", "three", middle, byButton)
}
