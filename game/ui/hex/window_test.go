package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// frame lets a sixtieth of a second pass, and returns what is shown then.
func frame(w *uitest.Window) (*board.Model, scene.Moment) {
	time.Sleep(time.Second / 60)
	p, m := w.Run()
	model, _, _ := hex.LaidOut(p)
	return model, m
}

// long lets enough time pass for a phase to end, and returns what is shown then.
func long(w *uitest.Window) (m *board.Model, at scene.Moment) {
	for range 180 {
		m, at = frame(w)
	}
	return m, at
}

// battle plays until a battle is shown in which somebody is hit.
func battle(t *testing.T, w *uitest.Window, host *uitest.Host, seed string) {
	t.Helper()
	rng := game.NewStream(game.SeedOf(seed))
	for end := time.Now().Add(10 * time.Hour); time.Now().Before(end) && w.Screen().Panel != scene.EndPanel; {
		m, _ := frame(w)
		if w.Can("step") && len(m.Hits) > 0 {
			return
		}
		if w.Screen().Panel == scene.RevealPanel {
			w.Press("button:seen")
		}
		if list := host.Moves(); len(list) > 0 && !w.Can("skip") {
			id := list[rng.Below(len(list))]
			if i := slices.IndexFunc(list, func(id string) bool {
				return strings.HasPrefix(id, "play ") &&
					strings.Contains(id, "-battle")
			}); i >= 0 {
				id = list[i]
			} else if i := slices.IndexFunc(list,
				func(id string) bool { return strings.HasPrefix(id, "place ") }); i >= 0 && rng.Below(4) > 0 {
				id = list[i]
			}
			w.Press(id)
		}
	}
	t.Fatal("nobody was ever hit in a battle")
}

// TestABattleIsCommanded checks that a battle can be stopped, which draws nothing more; stepped through, stopping in
// each phase when all hits have landed but no tile is gone yet; shown at any speed; and skipped.
func TestABattleIsCommanded(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w, host := open(t, "", "speed=1 tips=off level=1 background=off", "outpost", size[0], size[1])
				battle(t, w, host, "a battle")
				for range 30 { // waits, since a tap that comes at once is taken for one at what was there before
					frame(w)
				}
				if !w.Tap("button:pause") {
					t.Fatal("there is no button that stops the battle")
				}
				_, at := frame(w)
				for range 300 {
					frame(w)
				}
				if _, now := frame(w); now.T != at.T || now.Clock != at.Clock || !w.Can("run") {
					t.Errorf("stopped at %g ms, the battle is at %g ms five seconds later, and the clock has gone on "+
						"by %g s", at.T, now.T, now.Clock-at.Clock)
				}
				w.Press("button:step")
				m, at := long(w)
				if _, gone := board.PhaseTime(len(m.Hits)); at.T != gone-1 || !w.Can("run") {
					t.Fatalf("a step with %d hits ends at %g of %g ms, not at %g; panel %d", len(m.Hits), at.T,
						at.Length, gone-1, w.Screen().Panel)
				}
				i := slices.IndexFunc(m.Cells[:], func(c board.Cell) bool { return c.ID != "" })
				w.Tap(m.Cells[i].Piece.String())
				if got := w.Screen().Inspect.ID; got != m.Cells[i].ID {
					t.Errorf("a touch of %s in a battle that stands shows %q", m.Cells[i].ID, got)
				}
				w.Press("button:close")
				if !w.Can("run") {
					t.Error("reading a tile ended the battle")
				}
				w.Press("button:set-speed-4")
				if !strings.Contains(host.Kept("settings"), "speed=4") {
					t.Errorf("the speed that is kept is %q", host.Kept("settings"))
				}
				w.App.Key(",")
				if frame(w); !strings.Contains(host.Kept("settings"), "speed=1") {
					t.Errorf("after the fastest comes %q", host.Kept("settings"))
				}
				w.App.Key(" ")
				if frame(w); !w.Can("pause") {
					t.Error("Space does not let it run on")
				}
				w.App.Key(".")
				if frame(w); !w.Can("run") {
					t.Error("the key of a step makes none")
				}
				w.Press("button:skip")
				if w.Can("step") {
					t.Error("after Skip there is something left of the battle")
				}
			})
		})
	}
}

// TestAnAnswerIsAStep checks that a person who steps through a battle is shown the consequences of an answer up to the
// end of the next step.
func TestAnAnswerIsAStep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for n := range 20 {
			w, host := open(t, "", "speed=4 tips=off level=1", "moloch", 1280, 720)
			rng := game.NewStream(game.SeedOf(fmt.Sprint("answers ", n)))
			for w.Screen().Panel != scene.EndPanel {
				frame(w)
				if w.Screen().Panel == scene.RevealPanel {
					w.Press("button:seen")
				}
				list := host.Moves()
				if w.Can("pause") {
					w.App.Key(".")
				} else if w.Can("run") { // it may have come to the end of a step
					w.App.Key(".")
					continue
				}
				if len(list) == 0 || w.Can("skip") {
					continue
				}
				asked := kept(t, host).View().(*rules.View)
				id := list[rng.Below(len(list))]
				if i := slices.IndexFunc(list,
					func(id string) bool { return strings.HasPrefix(id, "place ") }); i >= 0 && rng.Below(4) > 0 {
					id = list[i]
				}
				w.Press(id)
				if asked.Phase != rules.PhaseBattle {
					continue
				}
				m, at := long(w)
				if !w.Can("run") {
					continue // nothing was left to be shown
				}
				if _, gone := board.PhaseTime(len(m.Hits)); at.T != gone-1 {
					t.Fatalf("after %s with %d hits the battle stands at %g ms, not at %g", id, len(m.Hits), at.T,
						gone-1)
				}
				return
			}
		}
		t.Fatal("nobody was ever asked anything in a battle")
	})
}

// TestABattleHasItsPlace checks that a stopped battle is laid out properly in all windows, languages and text sizes.
func TestABattleHasItsPlace(t *testing.T) {
	for _, lang := range tongues {
		for _, scale := range scales {
			t.Run(fmt.Sprintf("%s at %d %%", lang, scale), func(t *testing.T) {
				t.Parallel()
				synctest.Test(t, func(t *testing.T) {
					w, host := open(t, lang, fmt.Sprintf("speed=1 tips=off level=1 text=%d", scale), "hegemony", 1280,
						720)
					battle(t, w, host, lang)
					w.Press("button:step")
					for range 100 {
						frame(w)
					}
					checkAll(t, w, kit.NewCanvas(blind{uitest.NewDevice(1, 1)}), "in a battle")
				})
			})
		}
	}
}

// TestABattleDoesNotHurry checks that a phase takes its time, however much is still to be shown.
func TestABattleDoesNotHurry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=1 tips=off level=1", "moloch", 1280, 720)
		battle(t, w, host, "a long one")
		_, before := frame(w)
		for range 6 {
			frame(w)
		}
		if _, after := frame(w); after.T < before.T || after.T-before.T > 130 {
			t.Errorf("in 117 ms the battle went from %g to %g ms", before.T, after.T)
		}
	})
}

// TestTheRulerForetells checks that the plate of the next phase shows the hits that are then dealt, and that a tile
// that it says will fall leaves the field.
func TestTheRulerForetells(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		phases, kills := 0, 0
		for n := range 6 {
			w, host := open(t, "", "speed=1 tips=off level=1", "outpost", 1280, 720)
			battle(t, w, host, fmt.Sprint("ruler ", n))
			w.Press("button:pause")
			var next *board.PhaseWords
			for w.Can("run") {
				m, _ := long(w)
				if m.Phase == nil {
					break
				}
				if next != nil && next.Phase == m.Phase.Phase {
					if phases++; !slices.Equal(next.Damage, m.Phase.Damage) {
						t.Errorf("battle %d: for phase %d\n%v were foretold, and struck were\n%v", n, next.Phase,
							next.Damage, m.Phase.Damage)
					}
				}
				for _, x := range m.Phase.Damage {
					if x.Kills {
						if kills++; !slices.Contains(m.Phase.Falls, x.On) {
							t.Errorf("battle %d: %v is killed in phase %d, and %v leave the field", n, x.On,
								m.Phase.Phase, m.Phase.Falls)
						}
					}
				}
				next = nil
				if len(m.Outcome.Phases) > 0 {
					next = &m.Outcome.Phases[0]
				}
				w.Press("button:step")
			}
		}
		if phases == 0 || kills == 0 {
			t.Errorf("%d phases were foretold, %d tiles killed", phases, kills)
		}
	})
}

// TestEqualTilesAreEqual checks that of equal tiles in hand only the lowest copy is offered (11.3), that the others are
// highlighted like it, and that touching one of them picks up the lowest.
func TestEqualTilesAreEqual(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var w *uitest.Window
		var host *uitest.Host
		rng := game.NewStream(game.SeedOf("equal"))
		for n := range 20000 {
			if n%2000 == 0 { // another game
				w, host = open(t, "", "speed=0 tips=off level=1", "outpost", 360, 640)
			}
			p, _ := w.Run()
			can := host.Moves()
			if len(can) == 0 {
				time.Sleep(50 * time.Millisecond)
				continue
			}
			v := kept(t, host).View().(*rules.View)
			hand := v.Hand[v.Who].Tiles()
			offered := func(of rules.Tile) bool {
				return slices.ContainsFunc(can, func(id string) bool { return strings.Contains(id, of.ID()) })
			}
			lower, at := -1, slices.IndexFunc(hand, func(of rules.Tile) bool { return !offered(of) })
			if at >= 0 && v.Ask == rules.AskAct {
				lower = slices.IndexFunc(hand, func(of rules.Tile) bool {
					return offered(of) &&
						of.Kind() == hand[at].Kind()
				})
			}
			if lower < 0 {
				w.Press(can[rng.Below(len(can))])
				continue
			}
			m, f, _ := hex.LaidOut(p)
			if m.Hand[at].Tile.Dark || m.Hand[at].Tile.Halo != m.Hand[lower].Tile.Halo || !m.Hand[at].Bound {
				t.Errorf("%s is not shown as %s is", hand[at].ID(), hand[lower].ID())
			}
			w.App.Tap(f.Tiles[at].MidX(), f.Tiles[at].MidY())
			p, _ = w.Run()
			m, _, _ = hex.LaidOut(p)
			if m.Hand[lower].Tile.Halo != art.Picked || m.Hand[lower].Spot != table.KindCard.Spot(hand[lower].ID()) {
				t.Errorf("a touch of %s does not take %s up", hand[at].ID(), hand[lower].ID())
			}
			return
		}
		t.Fatal("no two equal tiles that can be played came into the hand")
	})
}

// TestTheOnlyTileNeedNotBeTouched checks that, if the HQ must be placed (2.3), the free hexes are highlighted at once,
// and that touching one places it.
func TestTheOnlyTileNeedNotBeTouched(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=0 tips=off level=1", "outpost", 360, 640)
		for range 200 {
			w.Run()
			if len(host.Moves()) > 0 {
				break
			}
			time.Sleep(50 * time.Millisecond)
		}
		can := host.Moves()
		if len(can) < 18 || !strings.HasPrefix(can[0], "place outpost-hq") {
			t.Fatalf("at first one can %v", can)
		}
		place := strings.Fields(can[0])[2]
		if !w.Tap("place:" + place) {
			t.Fatalf("%s cannot be touched", place)
		}
		w.Run()
		if len(host.Moves()) > 0 && strings.HasPrefix(host.Moves()[0], "place outpost-hq") {
			t.Errorf("after a touch of %s one can still %v", place, host.Moves()[:1])
		}
	})
}
