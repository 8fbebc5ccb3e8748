package main

import (
	"fmt"
	"image"
	"slices"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// targets are the pictures of the design that stills are put beside, by name.
var targets = map[string]string{
	"title-desktop": "title", "choice-desktop": "table-landscape", "combat-desktop": "battle",
	"choice-phone": "table-portrait",
}

// whole are the names of the stills that are kept at full size too.
var whole = []string{"title-desktop", "choice-desktop"}

// roll takes stills in one window, and puts all of them on one sheet.
type roll struct {
	*gallery.Gallery
	film *gallery.Film
	all  []*image.RGBA
}

func (r *roll) keep(name string, img *image.RGBA) {
	r.all = append(r.all, img)
	if name += "-" + r.film.Name; slices.Contains(whole, name) {
		r.Save(name, img)
	}
	r.Compare(name, targets[name], img)
}

func (r *roll) take(name string, p *gallery.Player, c *scene.Screen) {
	c.TextScale, c.Bar = r.Text, nil
	for _, id := range []string{"undo", "hint", "recap"} {
		c.Bar = append(c.Bar, scene.Command{ID: id, Label: words.T("menu." + id)})
	}
	if p.Session != nil && len(p.Selected()) > 0 {
		c.Bar = append(c.Bar, scene.Command{ID: "cancel", Label: words.T("button.cancel")})
	}
	r.keep(name, p.Still(r.film, c))
}

// title returns the commands on the first screen.
func title() (list []scene.Command) {
	for i, id := range []string{"moloch", "outpost"} {
		label := words.T("menu.side.play", "side", words.Side([]game.Seat{convoy.Moloch, convoy.Outpost}[i]))
		list = append(list, scene.Command{ID: "play-" + id, Label: label, Sub: words.T("side." + id + ".pitch")})
	}
	for level := 1; level <= 6; level++ {
		n := fmt.Sprint(level)
		list = append(list, scene.Command{
			ID: "level-" + n, Label: n, Sub: words.T("set.level." + n), Place: scene.SmallCommand, Chosen: level == 3,
		})
	}
	for _, id := range []string{"settings", "credits"} {
		list = append(list, scene.Command{ID: id, Label: words.T("menu." + id), Place: scene.CornerCommand})
	}
	return list
}

// stills takes all stills in one window.
func stills(g *gallery.Gallery, w gallery.Window) {
	if !g.Wants("gallery-" + w.Name) {
		return
	}
	r := &roll{Gallery: g, film: gallery.Load(w)}
	shut := gallery.Close(words)
	r.take("title", &gallery.Player{Skin: looks}, &scene.Screen{Panel: scene.TitlePanel, Commands: title()})
	p := begin(convoy.Outpost)
	p.Until(func(table.Step) bool { return p.MyTurn() })
	r.take("opening", p, &scene.Screen{})
	view := func() *convoy.View { return p.View().(*convoy.View) }
	p.Until(func(table.Step) bool {
		v := view()
		return p.MyTurn() && v.Asked() == nil && v.Phase == convoy.OutpostAttack && v.Battle > 3 &&
			v.Total(v.Active, convoy.Moloch) > 4
	})
	r.take("middle", p, &scene.Screen{})
	for _, spot := range p.Next() {
		if spot.Kind == table.KindCard && len(p.Leads([]table.Spot{spot})) > 1 {
			_, err := p.Touch(spot)
			g.Fail(err)
			break
		}
	}
	r.take("choice", p, &scene.Screen{})
	why := table.KindFigure.Spot(fmt.Sprint("total-", int(view().Active), "-moloch"))
	r.take("why", p, &scene.Screen{Panel: scene.FigurePanel, About: why, Commands: shut})
	if units := view().UnitsIn(view().Active, convoy.Moloch); len(units) > 0 {
		r.take("inspect", p, &scene.Screen{Inspect: table.KindPiece.Spot(units[0].ID()), Commands: shut})
	}
	r.take("log", p, &scene.Screen{Panel: scene.LogPanel, Commands: shut})
	from, _ := p.Until(decides)
	r.keep("combat", p.Frame(r.film, g.Screen(), p.Beats(from)[0], board.BattleTime-10))
	for i, b := range p.Beats(from) {
		if i == 2 {
			r.keep("recap", p.Frame(r.film, g.Screen(), b, b.Length*0.4))
		}
	}
	for !p.Result().Over && p.Move() == nil {
	}
	on, back := []string{"match", "swap", "title"}, []string{"analysis", "replay", "log", "link"}
	end := gallery.LastCommands(words, words.Side(convoy.Moloch), on, back...)
	r.take("end", p, &scene.Screen{Panel: scene.EndPanel, Commands: end, Words: words.Chronicle(p.View(), p.Lines())})
	across := 4
	if w.Portrait() {
		across = 5
	}
	g.Small("gallery-"+w.Name, gallery.Sheet(r.all, across, g.Width(w, 1640/across)))
}
