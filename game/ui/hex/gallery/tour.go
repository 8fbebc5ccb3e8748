package main

import (
	"fmt"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// windows are the windows that tables are drawn in.
var windows = []gallery.Window{gallery.Desktop, gallery.Phone, gallery.Embed}

// tour is a game some of whose moments are drawn.
type tour struct{ name, setup, seed string }

var tours = []tour{
	{"duel", `{"mode":"duel","seats":["outpost","hegemony"]}`, "gallery 1"},
	{"four", `{"mode":"deathmatch","seats":["borgo","moloch","outpost","hegemony"]}`, "gallery 2"},
}

const mostMoves = 400

// take plays the game and draws the table when an HQ is placed, a tile is turned, a tile must be discarded, in the
// first battle in which much happens, and at the end.
func (t tour) take(g *gallery.Gallery) {
	p, words, err := begin(t.setup, t.seed)
	if g.Fail(err); err != nil {
		return
	}
	drawn := map[string]bool{}
	first := func(what string, now bool) bool {
		now = now && !drawn[what]
		drawn[what] = drawn[what] || now
		return now
	}
	g.Tour(p, mostMoves, func() {
		v := p.View().(*hex.View)
		if first("hq", v.Ask == hex.AskHQ) {
			t.still(g, "hq", p, g.Screen(), windows)
		}
		if first("turning", v.Ask == hex.AskRotate && v.Turn > 8 && v.From == hex.NoHex) {
			acts, screen := p.Actions(), g.Screen()
			screen.Turn = acts[min(2, len(acts)-1)].Path[1]
			t.still(g, "turning", p, screen, windows)
		}
		if first("goes", v.Ask == hex.AskDiscard && v.Turn > 9) {
			t.still(g, "goes", p, g.Screen(), windows)
		}
	}, func(from int) {
		hits := 0
		begun, steps := p.Steps()
		for _, step := range steps[from-begun:] {
			if game.Is[hex.Hit](step.Event) {
				hits++
			}
		}
		if first("battle", hits > 6) {
			t.battle(g, p, from)
			if t.name == "duel" {
				t.report(g, p, words, from)
			}
		}
	})
	end := gallery.LastCommands(words, words.Side(1), []string{"swap", "title"}, "analysis", "replay", "log")
	screen := g.Screen()
	screen.Panel, screen.Words, screen.Commands = scene.EndPanel, words.Chronicle(p.View(), p.Lines()), end
	t.still(g, "end", p, screen, windows)
}

// still draws the present position in some windows.
func (t tour) still(g *gallery.Gallery, what string, p *gallery.Player, screen *scene.Screen, in []gallery.Window) {
	g.Each(in, func(w gallery.Window) { g.Small(t.name+"-"+what+"-"+w.Name, p.Still(gallery.Load(w), screen)) })
}

// film are the commands while a battle is shown.
var film = []scene.Command{
	{ID: "menu", Label: "Menu"}, {ID: "log", Label: "Log"}, {ID: "pause", Label: "Pause"}, {ID: "step", Label: "Step"},
	{ID: "set-speed-1", Row: "Speed", Label: "1×"}, {ID: "set-speed-2", Row: "Speed", Label: "2×", Chosen: true},
	{ID: "set-speed-4", Row: "Speed", Label: "4×"}, {ID: "skip", Label: "Skip"},
}

// battle draws two phases of a battle as their hits land.
func (t tour) battle(g *gallery.Gallery, p *gallery.Player, from int) {
	first, steps := p.Steps()
	n := 0
	for _, b := range p.Beats(from) {
		if !strings.Contains("phase hit absorb removed hq points", steps[b.Last-first].Event.Name()) || n == 2 {
			continue
		}
		n++
		screen := g.Screen()
		screen.Bar = film
		g.Each(windows[:2], func(w gallery.Window) {
			img := p.Frame(gallery.Load(w), screen, b, 0.5*b.Length)
			g.Small(fmt.Sprintf("%s-battle-%d-%s", t.name, n, w.Name), img)
		})
	}
}

// report draws the list of who hit whom in the battle that began with or after a step.
func (t tour) report(g *gallery.Gallery, p *gallery.Player, words *voice.Speaker, from int) {
	first, steps := p.Steps()
	for !game.Is[hex.BattleBegan](steps[from-first].Event) {
		from++
	}
	screen := g.Screen()
	screen.Panel, screen.Commands = scene.FigurePanel, gallery.Close(words)
	screen.About = table.KindFigure.Spot(fmt.Sprint("battle-", from))
	t.still(g, "report", p, screen, windows[:2])
}
