package browsertest

import (
	"testing"

	"onelongnight/game/aurora"
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
