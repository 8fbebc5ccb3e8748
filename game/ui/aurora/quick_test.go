package aurora_test

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	shelf "onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	look "onelongnight/game/ui/aurora"
	looks "onelongnight/game/ui/games"
	"onelongnight/game/ui/uitest"
)

// TestGoIsHeardAtOnce checks that, when somebody goes to a card, fed or not, the first click on GO counts, however soon
// it follows.
func TestGoIsHeardAtOnce(t *testing.T) {
	for _, size := range look.Windows[:3] {
		for _, acts := range [][]string{{"piece:leader-red"}, {"piece:copilot-red", "piece:driver"},
			{"piece:copilot-red", "button:boost", "piece:driver"}} {
			for after := 50 * time.Millisecond; after < 2*time.Second; after += 300 * time.Millisecond {
				synctest.Test(t, func(t *testing.T) { goesAfter(t, look.Crewed, "explore 4", size, acts, after) })
			}
		}
	}
}

// lonely is a position in which only the Co-pilot is in Action.
var lonely = strings.NewReplacer(`,{"id":"driver","zone":"action"}`, "", `red","zone":"action"},{`, `red","zone":"rest"},{`,
	`"slots":[{}`, `"slots":[{"card":"abandoned-shop","left":["food"],"right":["fuel"]}`).Replace(look.Crewed)

// TestWhoGoesAloneIsTouchedInVain: the only survivor in Action goes by himself as soon as a card is chosen; a touch of
// him all the same says so, and the next click on GO counts.
func TestWhoGoesAloneIsTouchedInVain(t *testing.T) {
	for _, size := range look.Windows[:3] {
		synctest.Test(t, func(t *testing.T) {
			goesAfter(t, lonely, "explore 1", size, []string{"piece:copilot-red"}, 300*time.Millisecond)
		})
	}
}

// goesAfter clicks on what sends somebody to a card, and some time later on GO.
func goesAfter(t *testing.T, deal, explores string, size [2]float64, acts []string, after time.Duration) {
	s := look.From(t, deal, explores)
	s, err := s.Branch(len(s.Record().Moves), table.Against(s.Game, 0, "1"))
	if err != nil {
		t.Fatal(err)
	}
	save, err := s.Save(time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	h := &uitest.Host{Kinds: shelf.Kinds(), Stored: map[string]string{"settings": "speed=1 tips=off", "save": save},
		Answer: func(string) (string, error) { return "", errors.New("nobody thinks here") }}
	w := &uitest.Window{App: ui.New(h, looks.Offers()[3:]...), W: size[0], H: size[1]}
	w.ResumeAtOnce()
	pass := func(d time.Duration) {
		for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(16 * time.Millisecond) {
			w.Run()
		}
	}
	click := func(text string) bool {
		p, _ := w.Run()
		spot, err := table.ParseSpot(text)
		if err != nil {
			t.Fatal(err)
		}
		x, y, ok := p.Where(spot)
		if ok {
			w.Click(x, y)
			w.Run()
		}
		return ok
	}
	pass(2 * time.Second)
	for i, act := range acts {
		if i > 0 {
			pass(2 * time.Second)
		}
		if !click(act) {
			t.Fatalf("%v: %s is not in sight", size, act)
		}
	}
	pass(after)
	h.Ignored = nil
	if before := h.LastGame(); !click("button:go") || h.LastGame() == before {
		t.Errorf("%v: %v after %v it does nothing: %v", size, after, acts, h.Ignored)
	}
}
