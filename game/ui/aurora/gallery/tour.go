package main

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// windows are the windows that tables are drawn in.
var windows = []gallery.Window{gallery.Desktop, gallery.Phone, gallery.Embed, gallery.Large}

// tour is a game some of whose moments are drawn.
type tour struct{ name, setup, seed string }

var tours = []tour{
	{"solo", `{"seats":1}`, "gallery 1"},
	{"beta", `{"seats":1,"map":"beta"}`, "gallery 5"},
	{"four", `{"seats":4}`, "gallery 4"},
	{"many", `{"seats":1}`, "crowd 22"},
}

const mostMoves = 3000

// shot is a moment that is drawn the first time it comes.
type shot struct {
	name  string
	round int
	when  func(p *gallery.Player, v *aurora.View) bool
	touch func(p *gallery.Player) []table.Spot // what to touch first, nil for nothing
}

func asks(ask aurora.Prompt) func(*gallery.Player, *aurora.View) bool {
	return func(_ *gallery.Player, v *aurora.View) bool { return v.Ask == ask }
}

// crowded reports whether the person fires among many enemies.
func crowded(_ *gallery.Player, v *aurora.View) bool { return v.Ask == aurora.AskFire && v.FoeN > 2 }

var shots = []shot{
	{"begin", 1, asks(aurora.AskExplore), nil},
	{"explore", 3, asks(aurora.AskExplore), nil},
	{"passing", 2, asks(aurora.AskExplore), firstOf(table.KindPiece)},
	{"crew", 2, asks(aurora.AskCrew), nil},
	{"bonus", 2, asks(aurora.AskBonus), nil},
	{"part", 1, asks(aurora.AskPart), nil},
	{"block", 1, asks(aurora.AskBlock), nil},
	{"too-much", 1, tooMuch, leaving},
	{"drop", 1, asks(aurora.AskDrop), nil},
	{"drive", 1, asks(aurora.AskDrive), nil},
	{"drive-to", 1, asks(aurora.AskDrive), furthest},
	{"stay", 1, asks(aurora.AskDrive), func(*gallery.Player) []table.Spot {
		return []table.Spot{table.KindButton.Spot("stay")}
	}},
	{"damage", 1, asks(aurora.AskDamage), nil},
	{"swap", 1, asks(aurora.AskReplace), swapping},
	{"unhitch", 1, asks(aurora.AskDetach), swapping},
	{"hit", 1, func(_ *gallery.Player, v *aurora.View) bool {
		return v.Ask == aurora.AskDamage && v.Phase == aurora.PhaseExploration
	}, nil},
	{"trade", 1, func(_ *gallery.Player, v *aurora.View) bool {
		return v.Ask == aurora.AskDrop && len(v.Bought()) > 0
	}, nil},
	{"stow", 1, asks(aurora.AskStow), nil},
	{"fire", 1, asks(aurora.AskFire), nil},
	{"aim", 1, asks(aurora.AskFire), firstOf(table.KindPart)},
	{"crowd", 1, crowded, nil},
	{"crowd-aim", 1, crowded, firstOf(table.KindPart)},
	{"late", 5, asks(aurora.AskExplore), nil},
}

// firstOf touches a thing of a kind that most moves begin with.
func firstOf(kind table.SpotKind) func(p *gallery.Player) []table.Spot {
	return func(p *gallery.Player) []table.Spot {
		best, most := table.NoSpot, 0
		for _, spot := range p.Next() {
			if n := len(p.Leads([]table.Spot{spot})); spot.Kind == kind && n > most {
				best, most = spot, n
			}
		}
		if best == table.NoSpot || most < 2 {
			return nil
		}
		return []table.Spot{best}
	}
}

// swapping touches the last car that can be touched.
func swapping(p *gallery.Player) []table.Spot {
	list := p.Actions()
	return list[len(list)-1].Path[:1]
}

// leaves reports whether an answer brings something that has no room.
func leaves(v *aurora.View, m game.Move) bool {
	goods := foresee.Comes(v, aurora.ActOf(m))
	return foresee.Excess(v, &goods) > 0
}

// tooMuch reports whether there is such an answer.
func tooMuch(p *gallery.Player, v *aurora.View) bool {
	return slices.ContainsFunc(p.Actions(), func(a table.Action) bool { return leaves(v, a.Move) })
}

func leaving(p *gallery.Player) []table.Spot {
	for _, a := range p.Actions() {
		if leaves(p.View().(*aurora.View), a.Move) {
			return a.Path[:1]
		}
	}
	return nil
}

// furthest touches the furthest space that can be driven to.
func furthest(p *gallery.Player) (list []table.Spot) {
	for _, spot := range p.Next() {
		if spot.Kind == table.KindPlace {
			list = []table.Spot{spot}
		}
	}
	return list
}

// take plays the game and draws its moments.
func (t tour) take(g *gallery.Gallery) {
	p, words, err := begin(t.setup, t.seed, "2")
	if g.Fail(err); err != nil {
		return
	}
	drawn := map[string]bool{}
	g.Tour(p, mostMoves, func() {
		v := p.View().(*aurora.View)
		for _, s := range shots {
			if drawn[s.name] || int(v.Public.Round) < s.round || !s.when(p, v) {
				continue
			}
			drawn[s.name] = true
			if s.touch != nil {
				g.Touch(p, s.touch(p))
			}
			t.still(g, s.name, p, g.Screen())
			p.Drop()
		}
	}, func(from int) {
		t.beats(g, p, from, drawn)
	})
	screen := g.Screen()
	screen.Panel, screen.Words = scene.EndPanel, append(words.Chronicle(p.View(), p.Lines()),
		words.T("end.seed", "seed", t.seed))
	screen.Commands = gallery.LastCommands(words, words.Side(0), []string{"title"}, "analysis", "replay", "log", "seal",
		"link")
	t.still(g, "end", p, screen)
	for _, figure := range []string{"points", "rounds"} {
		screen = g.Screen()
		screen.Panel, screen.About, screen.Commands = scene.FigurePanel, table.KindFigure.Spot(figure),
			gallery.Close(words)
		t.still(g, figure, p, screen)
	}
}

// beats draws the first beat of each kind of event in shown, half way through.
func (t tour) beats(g *gallery.Gallery, p *gallery.Player, from int, drawn map[string]bool) {
	first, _ := p.Steps()
	for _, b := range p.Beats(from) {
		_, steps := p.Steps()
		e := steps[b.Last-first].Event.Name()
		name := "beat-" + e
		if steps[b.Last-first].View(0).(*aurora.View).FoeN > 2 {
			name += "-crowd"
		}
		if drawn[name] || !slices.Contains(shown, e) {
			continue
		}
		drawn[name] = true
		if err := p.Sit(0); err != nil {
			g.Fail(err)
			return
		}
		g.Each(windows[:3], func(w gallery.Window) {
			if name := t.name + "-" + name + "-" + w.Name; g.Wants(name) {
				g.Small(name, p.Frame(gallery.Load(w), g.Screen(), b, 0.4*b.Length))
			}
		})
	}
}

// shown are the kinds of events whose first beat is drawn.
var shown = []string{"gain", "action", "drive", "shot", "enemy-fire", "damage", "defeat", "reveal", "round", "aboard"}

// still draws the present position in all windows.
func (t tour) still(g *gallery.Gallery, what string, p *gallery.Player, screen *scene.Screen) {
	g.Each(windows, func(w gallery.Window) {
		if name := t.name + "-" + what + "-" + w.Name; g.Wants(name) {
			g.Small(name, p.Still(gallery.Load(w), screen))
		}
	})
}
