package browsertest

import (
	"fmt"
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/hex"
	"onelongnight/game/state51"
)

// journey plays a game of Last Aurora from the shelf, so many decisions if that is not 0 and there is no time for more;
// do makes a move, by whatever means.
func journey(t *testing.T, view View, players, name string, enough int, do func(h *hand) func(id string)) {
	kind := aurora.Rules{}.Name()
	page := rig.Open(t, rig.Serve(t, "game", Game).Of(kind), view,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`, memoryHook)
	h := &hand{t: t, page: page, at: page.ClickAt}
	if view.Touch {
		h.at = page.TapAt
	}
	h.use = do(h)
	h.start(players)
	t.Logf("%d decisions", h.playOut("aurora-"+name, enough))
	checkMemory(t, page)
}

// Journeys alone, of two and of four convoys, by clicks on the canvas, by touches of a phone's, and by the hidden
// buttons; they leave in the middle unless there is time.
func TestAloneByMouse(t *testing.T)         { journey(t, Coarse, "solo", "alone", middle, byCanvas) }
func TestTwoConvoysByTouch(t *testing.T)    { journey(t, handset, "two", "phone", middle, byCanvas) }
func TestFourConvoysByButtons(t *testing.T) { journey(t, Small, "four", "four", middle, byButton) }

// hexGame plays a game of Neuroshima Hex from the shelf to its end, or so many decisions if that is not 0 and there is
// no time for more, with an army in a mode; do makes a move, by whatever means.
func hexGame(t *testing.T, view View, mode, army, name string, enough int, do func(h *hand) func(id string)) {
	settings := fmt.Sprintf("speed=0 tips=off level=1 mode@%s=%s", hex.Rules{}.Name(), mode)
	page := rig.Open(t, rig.Serve(t, "game", Game).Of(hex.Rules{}.Name()), view, `localStorage.setItem('onelongnight:settings', '`+settings+
		`')`, memoryHook)
	h := &hand{t: t, page: page, at: page.ClickAt}
	if view.Touch {
		h.at = page.TapAt
	}
	h.use = do(h)
	h.start(army)
	t.Logf("%d decisions", h.playOut("hex-"+name, enough))
	checkMemory(t, page)
}

// handset is a phone with one device pixel for four of its own: others are in other tests.
var handset = View{Width: Phone.Width, Height: Phone.Height, Scale: 0.5, Touch: true}

// A duel and a game of four armies, by clicks on the canvas, by touches of a phone's, and by the hidden buttons. They
// leave in the middle unless there is time, as there is in make soak: the browser has one whole game, that of The
// Convoy by touch, and whole ones of every setup outside it (TestEveryGameByHiddenButtons in game/ui).
func TestADuelOfHexagonsByMouse(t *testing.T) {
	hexGame(t, Coarse, "duel", "hegemony", "embed", middle, byCanvas)
}

func TestADuelOfHexagonsByTouch(t *testing.T) {
	hexGame(t, handset, "duel", "borgo", "phone", middle, byCanvas)
}

func TestADuelOfHexagonsByButtons(t *testing.T) {
	hexGame(t, Small, "duel", "outpost", "small", middle, byButton)
}

func TestFourArmiesByMouse(t *testing.T) {
	hexGame(t, Coarse, "deathmatch-4", "outpost", "four-embed", middle, byCanvas)
}

func TestFourArmiesByTouch(t *testing.T) {
	hexGame(t, handset, "deathmatch-4", "borgo", "four-phone", middle, byCanvas)
}

func TestFourArmiesByButtons(t *testing.T) {
	hexGame(t, Small, "deathmatch-4", "moloch", "four", middle, byButton)
}

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
