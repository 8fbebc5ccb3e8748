package state51_test

import (
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// TestAPhoneRecallsWhatOthersDid: after the rivals have acted a line says what they did, and a touch of it shows that
// again.
func TestAPhoneRecallsWhatOthersDid(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, h := against(t, "speed=1 tips=off level=1 background=off", [2]float64{360, 640})
		for end := time.Now().Add(time.Hour); time.Now().Before(end); frame(w) {
			p, _ := w.Run()
			if m, f := look.LaidOut(p); m.Recall.Spot != table.NoSpot && !f.Recall.Empty() {
				for range 60 { // until what happened has been shown
					frame(w)
				}
				w.App.Tap(f.Recall.MidX(), f.Recall.MidY())
				for range 30 {
					frame(w)
				}
				if w.Screen().Panel != scene.RecapPanel {
					t.Errorf("the line opens panel %d", w.Screen().Panel)
				}
				return
			}
			switch list := h.Moves(); {
			case can(w, "skip"):
				w.Press("button:skip")
			case len(list) > 0:
				w.Press(list[0])
			}
		}
		t.Error("nothing that others did is ever recalled")
	})
}
