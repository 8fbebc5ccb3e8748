package state51_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/voice"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/uitest"
)

// frame lets a sixtieth of a second pass, and returns the moment at which what is shown then is drawn.
func frame(w *uitest.Window) scene.Moment {
	time.Sleep(time.Second / 60)
	_, m := w.Run()
	return m
}

// against begins a new game against the computer.
func against(t *testing.T, settings string, size [2]float64) (*uitest.Window, *uitest.Host) {
	t.Helper()
	return uitest.Against(t, uitest.OfferIn(t, edition.Full(), look.Look, ""), settings, "play-appalachians", size)
}

// TestAProductionIsCommanded checks that a production can be stopped, which draws nothing more; stepped through, each
// step ending when everything has arrived; shown at any speed; and skipped.
func TestAProductionIsCommanded(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}, "embed": {821, 462}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w, h := against(t, "speed=1 tips=off level=1 background=off", size)
				for end := time.Now().Add(time.Hour); !w.Can("step"); frame(w) {
					if time.Now().After(end) {
						t.Fatal("no production is ever shown")
					}
					if list := h.Moves(); len(list) > 0 && !w.Can("skip") {
						w.Press(list[0])
					}
				}
				p, _ := w.Run()
				_, f := look.LaidOut(p)
				for i, at := range f.Buttons.Place {
					if b := f.Buttons.List[i]; b.Slot == furniture.SlotFilm && (at.Rect.W < 44 || at.Rect.H < 44) {
						t.Errorf("the button %s is %g by %g", b.ID, at.Rect.W, at.Rect.H)
					}
				}
				if !w.Tap("button:pause") {
					t.Fatal("there is no button that stops the production")
				}
				at := frame(w)
				for range 300 {
					frame(w)
				}
				if now := frame(w); now.T != at.T || !w.Can("run") {
					t.Errorf("stopped at %g ms, the production is at %g ms five seconds later", at.T, now.T)
				}
				for range 2 {
					w.App.Key(".")
					for range 180 {
						at = frame(w)
					}
					if at.T != at.Length-1 || !w.Can("run") {
						t.Fatalf("a step ends at %g of %g ms", at.T, at.Length)
					}
				}
				w.Press("button:set-speed-4")
				if !strings.Contains(h.Kept("settings"), "speed=4") {
					t.Errorf("the speed that is kept is %q", h.Kept("settings"))
				}
				w.App.Key(" ")
				if frame(w); !w.Can("pause") {
					t.Error("Space does not let it run on")
				}
				w.Press("button:skip")
				if w.Can("step") {
					t.Error("after Skip there is something left of the production")
				}
			})
		})
	}
}

// TestProductionAndScoresAreSteady checks in a whole game that every gain of a production can be stopped, and the
// scores too. The scores are parts of their own, wait until they have been read, and are not given away before; actions
// cannot be stopped.
func TestProductionAndScoresAreSteady(t *testing.T) {
	s := played(t, "steady")
	first, steps := s.Steps()
	bare, _ := rules.Of(s.Game)
	skin := look.New(bare, voice.English().For(s.Game))
	seen, chapters := map[string]int{}, map[int]bool{}
	for _, b := range skin.Beats(first, steps) {
		begins := &steps[b.First-first]
		e, phase := begins.Event.Name(), begins.View(0).(*rules.View).Phase
		want := e == "score" ||
			phase == rules.PhaseProduction && slices.Contains([]string{"produce", "gain", "draw"}, e)
		if b.Steady != want || b.Steady != (b.Still > 0) {
			t.Fatalf("the beat of %s in phase %d is steady: %v, and stands still at %g of %g ms", e, phase, b.Steady,
				b.Still, b.Length)
		}
		if b.Steady {
			seen[e]++
		}
		if b.Waits != (e == "score") {
			t.Fatalf("the beat of %s waits: %v", e, b.Waits)
		}
		if e == "score" {
			p := skin.Paint(scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First,
				Until: b.Last + 1},
				&scene.Screen{TextScale: 1}, 1280, 720)
			m, _ := look.LaidOut(p)
			if said := strings.Join(m.Prompt.Lines, " "); m.Ledger == nil || strings.ContainsAny(said, "0123456789") {
				t.Errorf("while the points are counted it is said: %q", said)
			}
			if chapters[b.Chapter] {
				t.Errorf("the scores are cut together with what came before")
			}
		}
		chapters[b.Chapter] = true
	}
	if seen["score"] == 0 || seen["produce"] == 0 || seen["gain"] == 0 {
		t.Errorf("steady were %v", seen)
	}
}
