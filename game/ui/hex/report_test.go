package hex_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// buttonsOf returns the hidden buttons whose IDs begin with a prefix.
func buttonsOf(host *uitest.Host, prefix string) (list []string) {
	for _, b := range host.Buttons {
		if strings.HasPrefix(b.ID, prefix) {
			list = append(list, b.ID)
		}
	}
	return list
}

// fought plays until a battle with hits is over and its report is offered. It returns the report's button and the
// battle's events.
func fought(t *testing.T, w *uitest.Window, host *uitest.Host, seed string) (report string, events []game.Event) {
	t.Helper()
	rng := game.NewStream(game.SeedOf(seed))
	for w.Screen().Panel != scene.EndPanel {
		frame(w)
		if list := buttonsOf(host, "figure:battle-"); len(list) > 0 {
			events = nil
			for _, l := range kept(t, host).Lines() {
				if game.Is[rules.BattleBegan](l.Event) {
					events = nil
				}
				events = append(events, l.Event)
			}
			if slices.ContainsFunc(events, func(e game.Event) bool { return game.Is[rules.Hit](e) }) {
				return list[0], events
			}
		}
		if list := host.Moves(); len(list) > 0 {
			id := list[rng.Below(len(list))]
			if i := slices.IndexFunc(list, func(id string) bool { return strings.HasPrefix(id, "place ") }); i >= 0 &&
				rng.Below(4) > 0 {
				id = list[i]
			}
			w.Press(id)
		}
	}
	t.Fatal("nobody was ever hit in a battle")
	return "", nil
}

// TestABattleIsReported checks that each hit has its line. Touching a line shows the phase on the field with that hit
// alone, and closing that leads back to the list. The small pictures describe the tiles. The log leads to the list too.
func TestABattleIsReported(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w, host := open(t, "", "speed=0 tips=off level=1", "borgo", size[0], size[1])
				report, events := fought(t, w, host, name)
				if !w.Tap(report) || w.Screen().Panel != scene.FigurePanel {
					t.Fatalf("a touch of the button of the report opens panel %d", w.Screen().Panel)
				}
				hits := 0
				for _, e := range events {
					if game.Is[rules.Hit](e) || game.Is[rules.Absorbed](e) {
						hits++
					}
				}
				lines := slices.DeleteFunc(buttonsOf(host, "line:"),
					func(id string) bool { return !strings.Contains(id, "+") })
				if len(lines) < hits {
					t.Fatalf("%d hits have %d lines: %v", hits, len(lines), lines)
				}
				for _, line := range lines[:hits] {
					w.Press(line)
					p, _ := w.Run()
					m, _, _ := hex.LaidOut(p)
					spot, err := table.ParseSpot(line)
					if err != nil || w.Screen().Panel != scene.RecapPanel || !m.Lit {
						t.Fatalf("%s opens panel %d, with a hit that stands out: %v", line, w.Screen().Panel, m.Lit)
					}
					by, on, _ := strings.Cut(spot.Tag, "+")
					for _, h := range m.Hits {
						if !h.Lit {
							continue
						}
						if step, err := strconv.Atoi(spot.ID); err != nil || !shows(t, host, step, by, on) {
							t.Errorf("%s lights %d and %d, which is not what happened", line, h.From, h.To)
						}
					}
					w.Press("button:close")
					if w.Screen().Panel != scene.FigurePanel {
						t.Fatalf("back from %s panel %d is open", line, w.Screen().Panel)
					}
				}
				tile := buttonsOf(host, "piece:")[0]
				w.Press(tile)
				if got := w.Screen().Inspect.String(); got != tile {
					t.Errorf("the picture %s shows %q", tile, got)
				}
				w.Press("button:close", "button:close", "button:log", report)
				if w.Screen().Panel != scene.FigurePanel {
					t.Errorf("from the log the report opens panel %d", w.Screen().Panel)
				}
			})
		})
	}
}

// TestDangerIsTold checks that the forecast leads to a list with a line for each enemy tile that could make a battle
// worse, and that touching a line describes the tile.
func TestDangerIsTold(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w, host := open(t, "", "speed=0 tips=off level=1", "outpost", size[0], size[1])
				fought(t, w, host, "danger "+name)
				for len(host.Moves()) == 0 || kept(t, host).View().(*rules.View).Ask == rules.AskRotate {
					if list := host.Moves(); len(list) > 0 {
						w.Press(list[0])
					}
					frame(w)
				}
				if !w.Tap("figure:forecast") {
					t.Fatal("the forecast cannot be touched")
				}
				w.Press("figure:danger")
				dangers := foresee.Dangers(kept(t, host).View().(*rules.View))
				lines := buttonsOf(host, "card:")
				if len(lines) != len(dangers) || len(lines) == 0 {
					t.Fatalf("%d dangers have the lines %v", len(dangers), lines)
				}
				w.Press(lines[0])
				if got := w.Screen().Inspect.ID; got != dangers[0].Tile.ID() {
					t.Errorf("the first line tells of %q, the worst danger is %s", got, dangers[0].Tile.ID())
				}
			})
		})
	}
}

// shows reports whether a step is a hit of one tile on another.
func shows(t *testing.T, host *uitest.Host, step int, by, on string) bool {
	for _, l := range kept(t, host).Lines() {
		if l.Step != step {
			continue
		}
		switch e := l.Event.(type) {
		case rules.Hit:
			return e.By.ID() == by && e.Unit.ID() == on
		case rules.Absorbed:
			return e.By.ID() == by && e.Unit.ID() == on
		}
	}
	return false
}
