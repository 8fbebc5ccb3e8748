package main

import (
	"fmt"
	"image"
	"slices"

	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
	"onelongnight/internal/pictures"
)

// all takes every picture.
func (g *gallery) all() {
	g.shop()
	g.strips()
	for _, w := range windows {
		g.stills(w)
		if w.name == "desktop" || w.name == "phone" {
			g.running(w)
		}
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
		return s.Event.Type == kind && (kind != convoy.EvBattle || decides(s))
	})
	if !ok {
		return
	}
	f := load(w)
	c := &scene.Screen{TextScale: 1}
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
	g.write(name, pictures.Paletted(sheet(frames, across, width)))
}

// bar are the commands of the table.
var bar = []scene.Command{{ID: "undo", Label: words.T("menu.undo")}, {ID: "hint", Label: words.T("menu.hint")}, {ID: "recap", Label: words.T("menu.recap")}}

// shut is the command that closes a panel.
var shut = []scene.Command{{ID: "close", Label: words.T("menu.close")}}

// stills takes the gallery at one size.
func (g *gallery) stills(w window) {
	if !g.wants("gallery-" + w.name) {
		return
	}
	var all []*image.RGBA
	keep := func(name string, img *image.RGBA) {
		all = append(all, img)
		if whole := name + "-" + w.name; slices.Contains(large, whole) {
			g.save(whole, img)
		}
		g.compare(name+"-"+w.name, img)
	}
	film := load(w)
	take := func(name string, p *player, c *scene.Screen) {
		c.TextScale, c.Bar = 1, bar
		if p.Session != nil && len(p.Selected()) > 0 {
			c.Bar = append(slices.Clone(bar), scene.Command{ID: "cancel", Label: words.T("button.cancel")})
		}
		keep(name, p.still(film, c))
	}
	title := []scene.Command{
		{ID: "play-moloch", Label: words.T("menu.side.play", "side", words.Side(convoy.Moloch)), Sub: words.T("side.moloch.pitch")},
		{ID: "play-outpost", Label: words.T("menu.side.play", "side", words.Side(convoy.Outpost)), Sub: words.T("side.outpost.pitch")}}
	for level := 1; level <= 6; level++ {
		n := fmt.Sprint(level)
		title = append(title, scene.Command{ID: "level-" + n, Label: n, Sub: words.T("set.level." + n), Place: scene.SmallCommand, Chosen: level == 3})
	}
	title = append(title, scene.Command{ID: "settings", Label: words.T("menu.settings"), Place: scene.CornerCommand}, scene.Command{ID: "credits", Label: words.T("menu.credits"), Place: scene.CornerCommand})
	take("title", &player{}, &scene.Screen{Panel: scene.TitlePanel, Commands: title})
	p := begin(convoy.Outpost, seed)
	p.until(func(table.Step) bool { return p.MyTurn() })
	take("opening", p, &scene.Screen{})
	view := func() *convoy.View { return p.View().(*convoy.View) }
	p.until(func(table.Step) bool {
		v := view()
		return p.MyTurn() && v.Asked() == nil && v.Phase == convoy.OutpostAttack && v.Battle > 3 && v.Total(v.Active, convoy.Moloch) > 4
	})
	take("middle", p, &scene.Screen{})
	for _, spot := range p.Next() {
		if spot.Kind == table.KindCard && len(p.Leads([]table.Spot{spot})) > 1 {
			if _, err := p.Touch(spot); err != nil {
				g.err = err
			}
			break
		}
	}
	take("choice", p, &scene.Screen{})
	take("why", p, &scene.Screen{Panel: scene.FigurePanel, About: table.KindFigure.Spot(fmt.Sprint("total-", int(view().Active), "-moloch")), Commands: shut})
	if units := view().UnitsIn(view().Active, convoy.Moloch); len(units) > 0 {
		take("inspect", p, &scene.Screen{Inspect: table.KindPiece.Spot(units[0].ID()), Commands: shut})
	}
	take("log", p, &scene.Screen{Panel: scene.LogPanel, Commands: shut})
	from, _ := p.until(decides)
	keep("combat", p.frame(film, &scene.Screen{TextScale: 1}, p.beats(from)[0], board.BattleTime-10))
	for i, b := range p.beats(from) {
		if i == 2 {
			keep("recap", p.frame(film, &scene.Screen{TextScale: 1}, b, b.Length*0.4))
		}
	}
	for p.move() == nil && !p.Result().Over {
	}
	end := []scene.Command{{ID: "again", Label: words.T("menu.again"), Main: true}}
	for i, id := range []string{"match", "swap", "title", "analysis", "replay", "log", "link"} {
		c := scene.Command{ID: id, Label: words.T("menu."+id, "side", words.Side(convoy.Moloch))}
		if id == "swap" {
			c.Label = words.T("menu.side.play", "side", words.Side(convoy.Moloch))
		}
		if c.Quiet = i > 2; c.Quiet {
			c.Short = words.T("short." + id)
		}
		end = append(end, c)
	}
	take("end", p, &scene.Screen{Panel: scene.EndPanel, Commands: end, Words: words.Chronicle(p.View(), p.Lines())})
	across := 4
	if w.h > w.w {
		across = 5
	}
	g.write("gallery-"+w.name, pictures.Paletted(sheet(all, across, 1640/across)))
}

// large are the pictures that are kept at full size too.
var large = []string{"title-desktop", "choice-desktop"}

// decides tells whether a step decides a battle that both sides fought.
func decides(s table.Step) bool {
	return s.Event.Type == convoy.EvBattle && s.Event.Before > 3 && s.Event.After > 3
}
