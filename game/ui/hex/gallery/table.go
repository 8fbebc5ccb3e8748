package main

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	skin "onelongnight/game/ui/hex"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/game/ui/scene"
)

// size is a window that the table is drawn in.
type size struct {
	name  string
	w, h  float64
	scale float64 // device pixels for each CSS pixel
}

var sizes = []size{{"desktop", 1280, 720, 1}, {"phone", 360, 640, 1.5}, {"embed", 821, 462, 1}}

// tables are the positions of whole games that are drawn, with the parts of a battle's film.
var tables = []struct{ name, setup, seed string }{
	{"duel", `{"mode":"duel","seats":["outpost","hegemony"]}`, "gallery 1"},
	{"four", `{"mode":"deathmatch","seats":["borgo","moloch","outpost","hegemony"]}`, "gallery 2"},
}

// tour plays a game with the third level and draws the table while a tile is turned, while one has to go, and a
// strip of the first battle in which much happens.
func tour(dir, name, setup, seed string) error {
	kind := think.Rules{}
	g, err := kind.Open([]byte(setup))
	if err != nil {
		return err
	}
	v := voice.English()
	speak := func(g game.Game) table.Voice { return v.For(g) }
	s, err := table.Begin(g, speak, table.Together(g), seed)
	if err != nil {
		return err
	}
	dress := skin.New(v.For(s.Game))
	drawn := map[string]bool{}
	rng := rand.New(rand.NewPCG(1, 2))
	for n := 0; !s.Result().Over && n < 400; n++ {
		view := s.View().(*hex.View)
		for what, when := range map[string]bool{"turning": view.Ask == hex.AskRotate && view.Turn > 8 && view.From == hex.NoHex, "goes": view.Ask == hex.AskDiscard && view.Turn > 9} {
			if when && !drawn[what] {
				drawn[what] = true
				if err := each(func(z size) error {
					screen := &scene.Screen{TextScale: 1}
					if what == "turning" {
						acts := s.Actions()
						screen.Turn = acts[min(2, len(acts)-1)].Path[1]
					}
					p := dress.Paint(scene.Scene{Session: s}, screen, z.w, z.h)
					return still(filepath.Join(dir, name+"-"+what+"-"+z.name+".png"), z, p, scene.Moment{Clock: 2})
				}); err != nil {
					return err
				}
			}
		}
		first, steps := s.Steps()
		from := first + len(steps)
		move, err := decide(s, rng)
		if err != nil {
			return err
		}
		if err := s.Play(move); err != nil {
			return err
		}
		if first, steps = s.Steps(); !drawn["battle"] {
			hits := 0
			for _, step := range steps[from-first:] {
				if step.Event.Type == hex.EvHit {
					hits++
				}
			}
			if hits > 6 {
				drawn["battle"] = true
				if err := strip(dir, name, s, dress, from); err != nil {
					return err
				}
				if name == "duel" {
					if err := report(dir, name, s, dress, from); err != nil {
						return err
					}
				}
			}
		}
		if !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				return err
			}
		}
	}
	return last(dir, name, s, v.For(g), dress)
}

// last draws the last screen.
func last(dir, name string, s *table.Session, v *voice.Speaker, dress *skin.Skin) error {
	screen := &scene.Screen{TextScale: 1, Panel: scene.EndPanel, Words: v.Chronicle(s.View(), s.Lines())}
	screen.Commands = []scene.Command{{ID: "again", Label: v.T("menu.again"), Main: true}}
	screen.Commands = append(screen.Commands, scene.Command{ID: "swap", Label: v.T("menu.side.play", "side", v.Side(1))}, scene.Command{ID: "title", Label: v.T("menu.title")})
	for _, id := range []string{"analysis", "replay", "log"} { // these look back
		screen.Commands = append(screen.Commands, scene.Command{ID: id, Label: v.T("menu." + id), Short: v.T("short." + id), Quiet: true})
	}
	return each(func(z size) error {
		return still(filepath.Join(dir, name+"-end-"+z.name+".png"), z, dress.Paint(scene.Scene{Session: s}, screen, z.w, z.h), scene.Moment{Clock: 2})
	})
}

// decide is the move of the third level.
func decide(s *table.Session, rng *rand.Rand) (game.Move, error) {
	g := s.Game
	for _, l := range games.Levels(g.Kind().Name()) {
		if l.Name == "3" {
			p, err := l.New(g, nil)
			if err != nil {
				return 0, err
			}
			return p.Decide(s.View(), game.SeedOf(fmt.Sprint(rng.Uint64()))).Move, nil
		}
	}
	return 0, fmt.Errorf("there is no third level")
}

// film are the commands of a battle that is shown.
var film = []scene.Command{{ID: "menu", Label: "Menu"}, {ID: "log", Label: "Log"}, {ID: "pause", Label: "Pause"}, {ID: "step", Label: "Step"},
	{ID: "set-speed-1", Row: "Speed", Label: "1×"}, {ID: "set-speed-2", Row: "Speed", Label: "2×", Chosen: true}, {ID: "set-speed-4", Row: "Speed", Label: "4×"},
	{ID: "skip", Label: "Skip"}}

// strip draws a battle in moments: each phase as its strikes land.
func strip(dir, name string, s *table.Session, dress *skin.Skin, from int) error {
	first, steps := s.Steps()
	n := 0
	for _, b := range dress.Beats(from, steps[from-first:]) {
		if !strings.Contains("phase hit absorb removed hq points", steps[b.Last-first].Event.Type) || n == 4 {
			continue
		}
		n++
		if err := each(func(z size) error {
			if z.name == "embed" || n > 2 {
				return nil
			}
			screen := &scene.Screen{TextScale: 1, Bar: film}
			before := dress.Paint(scene.Scene{Session: s, Past: steps[:b.First-first], Until: b.First}, screen, z.w, z.h)
			after := dress.Paint(scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First, Until: b.Last + 1}, screen, z.w, z.h)
			at := scene.Moment{Before: before, T: 0.5 * b.Length, Length: b.Length, Clock: 2}
			return still(filepath.Join(dir, fmt.Sprintf("%s-battle-%d-%s.png", name, n, z.name)), z, after, at)
		}); err != nil {
			return err
		}
	}
	return nil
}

// report draws the list of who hit whom in the battle that began with or after a step.
func report(dir, name string, s *table.Session, dress *skin.Skin, from int) error {
	first, steps := s.Steps()
	for steps[from-first].Event.Type != hex.EvBattle {
		from++
	}
	return each(func(z size) error {
		screen := &scene.Screen{TextScale: 1, Panel: scene.FigurePanel, About: table.KindFigure.Spot(fmt.Sprint("battle-", from)), Commands: []scene.Command{{ID: "close", Label: "Close"}}}
		if z.name == "embed" {
			return nil
		}
		return still(filepath.Join(dir, name+"-report-"+z.name+".png"), z, dress.Paint(scene.Scene{Session: s}, screen, z.w, z.h), scene.Moment{Clock: 2})
	})
}

// each does something in every size.
func each(do func(size) error) error {
	for _, z := range sizes {
		if err := do(z); err != nil {
			return err
		}
	}
	return nil
}

// still writes a picture at a moment.
func still(path string, z size, p scene.Picture, m scene.Moment) error {
	dev := soft.New(int(z.w*z.scale), int(z.h*z.scale))
	c := kit.NewCanvas(dev)
	c.Begin(z.scale)
	p.Draw(c, m)
	c.End()
	return write(path, dev.Screen)
}
