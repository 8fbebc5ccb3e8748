package main

import (
	"fmt"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// tours are the games some of whose moments are drawn: name, setup, seed.
var tours = [][3]string{
	{"duel", `{"mode":"duel","seats":["outpost","hegemony"]}`, "gallery 1"},
	{"four", `{"mode":"deathmatch","seats":["borgo","moloch","outpost","hegemony"]}`, "gallery 2"},
}

const mostMoves = 400

var shots = []gallery.Shot[*hex.View]{
	{Name: "hq", When: func(_ *gallery.Player, v *hex.View) bool { return v.Ask == hex.AskHQ }},
	{Name: "turning", When: func(_ *gallery.Player, v *hex.View) bool {
		return v.Ask == hex.AskRotate && v.Turn > 8 && v.From == hex.NoHex
	}, Screen: func(p *gallery.Player, s *scene.Screen) {
		acts := p.Actions()
		s.Turn = acts[min(2, len(acts)-1)].Path[1]
	}},
	{Name: "goes", When: discards},
	{Name: "discard", When: discards, Touch: func(p *gallery.Player) []table.Spot { return p.Next()[:1] }},
}

func discards(_ *gallery.Player, v *hex.View) bool { return v.Ask == hex.AskDiscard && v.Turn > 9 }

// take plays a game and draws its shots, the first battle in which much happens, and the end.
func take(t *gallery.Tour) {
	gallery.Shoot(t, mostMoves, shots, nil, func(from int) {
		hits := 0
		begun, steps := t.Steps()
		for _, step := range steps[from-begun:] {
			if game.Is[hex.Hit](step.Event) {
				hits++
			}
		}
		if hits > 6 && t.First("battle") {
			battle(t, from)
			if t.Name == "duel" {
				report(t, from)
			}
		}
	})
	t.End(gallery.LastCommands(t.Voice, t.Voice.Side(1), []string{"swap", "title"}, "analysis", "replay", "log"))
}

// film returns the commands that a battle has while it is shown.
func film(v table.Voice) (list []scene.Command) {
	named := func(id string) scene.Command { return scene.Command{ID: id, Label: v.T("menu." + id)} }
	for _, id := range []string{"menu", "log", "pause", "step"} {
		list = append(list, named(id))
	}
	for _, n := range []string{"1", "2", "4"} {
		list = append(list, scene.Command{ID: "set-speed-" + n, Row: v.T("set.speed"),
			Label: v.T("set.speed.n", "n", n), Chosen: n == "2"})
	}
	return append(list, named("skip"))
}

// battle draws two phases of a battle as their hits land.
func battle(t *gallery.Tour, from int) {
	first, steps := t.Steps()
	n := 0
	for _, b := range t.Beats(from) {
		if !strings.Contains("phase hit absorb removed hq points", steps[b.Last-first].Event.Name()) || n == 2 {
			continue
		}
		n++
		screen := t.Screen()
		screen.Bar = film(t.Voice)
		t.Moment(fmt.Sprint("battle-", n), b, 0.72, screen, gallery.Tables[:2])
	}
}

// report draws the list of who hit whom in the battle that began with or after a step.
func report(t *gallery.Tour, from int) {
	first, steps := t.Steps()
	for !game.Is[hex.BattleBegan](steps[from-first].Event) {
		from++
	}
	t.Figure("report", scene.FigurePanel, table.KindFigure.Spot(fmt.Sprint("battle-", from)))
}
