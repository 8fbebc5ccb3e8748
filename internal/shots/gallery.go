package main

import (
	"image"

	"convoy/game/convoy"
	"convoy/game/table"
	"convoy/game/ui"
)

// all takes every picture.
func (g *gallery) all() {
	g.strips()
	for _, w := range windows {
		g.stills(w)
		g.live(w)
	}
}

// strips are film strips: a combat, and the fall of a city.
func (g *gallery) strips() {
	for _, w := range []window{windows[0], windows[4]} {
		g.strip("strip-combat-"+w.name, w, convoy.EvBattle)
		g.strip("strip-fall-"+w.name, w, convoy.EvFall)
	}
}

// strip plays to the second event of a kind and takes frames of its move.
func (g *gallery) strip(name string, w window, kind string) {
	if !g.wants(name) {
		return
	}
	p := begin(convoy.Outpost, seed)
	from, ok := p.until(func(s table.Step) bool {
		return s.Event.Type == kind && (kind != convoy.EvBattle || s.Event.Before > 3 && s.Event.After > 3)
	})
	if !ok {
		return
	}
	f := load(w)
	c := &ui.Chrome{TextScale: 1}
	var frames []*image.RGBA
	for _, b := range p.beats(from) {
		n := max(1, int(b.Length/160))
		for i := range n {
			frames = append(frames, p.frame(f, c, b, b.Length*(float64(i)+0.6)/float64(n)))
		}
	}
	across, width := 4, 400
	if w.h > w.w {
		across, width = 8, 200
	}
	g.save(name, sheet(frames, across, width))
}

// bar are the commands of the table.
var bar = []ui.Command{{ID: "menu", Label: words.T("menu.menu")}, {ID: "log", Label: words.T("menu.log")}}

// shut is the command that closes a panel.
var shut = []ui.Command{{ID: "close", Label: words.T("menu.close")}}

// stills takes the gallery at one size.
func (g *gallery) stills(w window) {
	take := func(name string, p *player, c *ui.Chrome) {
		if name += "-" + w.name; g.wants(name) {
			if c.TextScale == 0 {
				c.TextScale = 1
			}
			g.save(name, p.still(load(w), c))
		}
	}
	take("title", &player{}, &ui.Chrome{Panel: ui.TitlePanel, Commands: []ui.Command{
		{ID: "play-moloch", Label: words.T("menu.side.play", "side", words.Side(convoy.Moloch)), Sub: words.T("side.moloch.pitch")},
		{ID: "play-outpost", Label: words.T("menu.side.play", "side", words.Side(convoy.Outpost)), Sub: words.T("side.outpost.pitch")},
		{ID: "level-2", Label: "2"}, {ID: "level-3", Label: "3", Sub: words.T("set.level.3"), Chosen: true}, {ID: "level-4", Label: "4"},
		{ID: "settings", Label: words.T("menu.settings")}, {ID: "credits", Label: words.T("menu.credits")}}})
	p := begin(convoy.Outpost, seed)
	p.until(func(table.Step) bool { return p.MyTurn() })
	take("opening", p, &ui.Chrome{Commands: bar})
	p.until(func(s table.Step) bool {
		return s.Event.Type == convoy.EvPlay && p.MyTurn() && p.View().(*convoy.View).Battle > 4
	})
	take("middle", p, &ui.Chrome{Commands: bar})
	for _, spot := range p.Next() {
		if len(p.Leads([]string{spot})) > 1 {
			p.Touch(spot)
			break
		}
	}
	take("choice", p, &ui.Chrome{Commands: append(bar, ui.Command{ID: "cancel", Label: words.T("button.cancel")})})
	take("why", p, &ui.Chrome{Panel: ui.WhyPanel, Place: "2-moloch", Commands: shut})
	if units := p.View().(*convoy.View).UnitsIn(p.View().(*convoy.View).Active, convoy.Moloch); len(units) > 0 {
		take("inspect", p, &ui.Chrome{Inspect: "unit:" + units[0].ID(), Commands: shut})
	}
	take("log", p, &ui.Chrome{Panel: ui.LogPanel, Commands: shut})
	for p.move() == nil && !p.Result().Over {
	}
	take("end", p, &ui.Chrome{Panel: ui.EndPanel, Commands: []ui.Command{{ID: "again", Label: words.T("menu.again"), Main: true}, {ID: "swap", Label: words.T("menu.swap")}}})
}
