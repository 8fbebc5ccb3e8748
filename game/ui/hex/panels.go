package hex

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// panels opens what lies over the table.
func (b *builder) panels() {
	switch c := b.screen; c.Panel {
	case scene.LogPanel:
		b.logPanel()
	case scene.PilePanel:
		b.pilePanel()
	case scene.FigurePanel:
		switch {
		case strings.HasPrefix(c.About.ID, reportID):
			b.reportPanel(c.About.ID)
		case c.About.ID == dangerID:
			b.dangerPanel()
		default:
			b.forecastPanel()
		}
	case scene.EndPanel:
		b.open.Panel = b.end()
	case scene.AnalysisPanel:
		b.open.Panel = panel.ReviewOf(c, b.t, func(spot table.Spot) panel.Image {
			if t := rules.TileByID(spot.ID); t != rules.NoTile {
				return face{look: plain(t)}
			}
			return nil
		})
	case scene.NoPanel, scene.HintPanel, scene.RecapPanel: // these are the table itself
	default:
		b.open.Panel = panel.Common(c, b.t)
	}
	if t := rules.TileByID(b.screen.Inspect.ID); b.screen.Inspect != table.NoSpot && t != rules.NoTile {
		b.inspect(t)
	}
}

// list is a list as it lies open over the table.
func (b *builder) list(title string, list []panel.Record) *panel.Records {
	return &panel.Records{Title: title, List: list, Buttons: panel.CommandButtons(b.screen), Scroll: b.screen.Scroll.Panel}
}

// logPanel lists what happened, the newest turn first.
func (b *builder) logPanel() {
	var list []panel.Record
	first, _ := b.session.Steps()
	for _, l := range b.told() {
		r := panel.Record{Text: l.Text}
		if l.Step >= first {
			r.Spot = table.KindLine.Spot(strconv.Itoa(l.Step))
		}
		if e := l.Event.Type; e == rules.EvTurn || e == rules.EvBattle || e == rules.EvPhase {
			r.Text, r.Head = "**"+r.Text+"**", e == rules.EvTurn
		}
		if l.Event.Type == rules.EvBattle && l.Step >= first {
			r.Spot = reportSpot(l.Step)
		}
		list = append(list, r)
	}
	if len(list) == 0 {
		list = panel.Texts(b.t("log.empty"))
	}
	b.open.Panel = b.list(b.t("log.title"), panel.NewestFirst(list, true))
}

// forecastPanel is the forecast in full.
func (b *builder) forecastPanel() {
	o := b.model.Outcome
	if o == nil {
		b.open.Panel = b.list(b.t("forecast.title"), panel.Texts(b.t("forecast.none")))
		return
	}
	var list []panel.Record
	for _, a := range b.choices() {
		list = append(list, panel.Record{Text: b.voice.Option(b.view, a.Move)})
	}
	for i := range b.model.Sides {
		s := &b.model.Sides[i]
		list = append(list, panel.Record{Text: b.t("forecast.side", "side", s.Name, "before", s.Points, "after", s.After)})
	}
	list = append(list, panel.Texts(o.Notes...)...)
	for _, p := range o.Phases {
		list = append(list, panel.Record{N: strconv.Itoa(p.Phase), Text: strings.Join(p.Lines, "\n")})
	}
	if o.Empty != "" {
		list = append(list, panel.Record{Text: o.Empty})
	}
	if b.warns() {
		list = append(list, panel.Record{Text: "**" + b.t("danger.title") + "**", Spot: dangerSpot})
	}
	list = append(list, panel.Record{Text: b.t("forecast.how")})
	b.open.Panel = b.list(o.Title, list)
}

// pilePanel shows what a seat has: in hand, still to draw, discarded. Nobody knows the order of what is still to come.
func (b *builder) pilePanel() {
	army, ok := rules.ArmyByID(b.screen.About.ID)
	if !ok {
		return
	}
	seat := b.view.SeatOf(army)
	out := &panel.Pile{Title: b.voice.Army(army), Body: b.t("pile.body." + army.String()), Buttons: panel.CommandButtons(b.screen), Scroll: b.screen.Scroll.Panel}
	discard := slices.Clone(b.view.Discard[seat].Tiles())
	slices.Reverse(discard)
	for _, g := range []struct {
		key  string
		list []rules.Tile
	}{{"pile.hand", b.view.Hand[seat].Tiles()}, {"pile.draw", unseen(b.view, seat)}, {"pile.discard", discard}} {
		if len(g.list) == 0 {
			continue
		}
		group := panel.Group{Title: b.t(g.key, "n", len(g.list))}
		copies := map[rules.Kind]int{}
		for _, t := range g.list {
			copies[t.Kind()]++
		}
		for _, t := range g.list {
			n := copies[t.Kind()]
			if n == 0 {
				continue
			}
			copies[t.Kind()] = 0
			card := panel.Card{Spot: table.KindCard.Spot(t.ID()), Name: b.voice.Tile(t)}
			if n > 1 {
				card.Note = b.t("pile.copies", "n", n)
			}
			card.Image = face{plain(t), card.Name, card.Note}
			group.Cards = append(group.Cards, card)
		}
		out.Groups = append(out.Groups, group)
	}
	b.open.Panel = out
}

// inspect shows a tile large, with what it does and how it stands.
func (b *builder) inspect(t rules.Tile) {
	look := plain(t)
	list := panel.Texts(b.voice.Facts(t.Kind())...)
	if h := at(b.view, t); h != rules.NoHex {
		look = b.model.Cells[h].Look
		look.Halo = art.NoHalo
		list = append(panel.Texts(b.states(t, h)...), list...)
	}
	b.open.Inspect = &panel.Inspect{Card: panel.Card{Spot: table.KindCard.Spot(t.ID()), Image: face{look: look}, Name: b.voice.Tile(t)},
		List: append([]panel.Record{{Text: "**" + b.voice.Tile(t) + "**"}}, list...), Ratio: 1.12, Buttons: panel.CommandButtons(b.screen), Scroll: b.screen.Scroll.Card}
}

// states say how a tile stands now.
func (b *builder) states(t rules.Tile, h rules.Hex) (list []string) {
	v, w := b.view, b.works
	c := &v.Cells[h]
	if w.Netted.Has(h) {
		list = append(list, b.t("state.netted"))
	}
	if c.Wounds > 0 && !t.Is(rules.Headquarters) {
		list = append(list, b.t("state.wounded", "n", int(c.Wounds)))
	}
	if seat := w.Serves[h]; seat != game.NoSeat && !v.Friends(seat, v.Owner(h)) {
		list = append(list, b.t("state.taken", "side", b.voice.Side(seat)))
	}
	for _, x := range []struct {
		n   int8
		key string
	}{{w.Melee[h], "state.melee"}, {w.Ranged[h], "state.ranged"}, {w.Initiative[h], "state.initiative"}, {w.Extra[h], "state.extra"}} {
		if x.n != 0 {
			list = append(list, b.t(x.key, "n", signed(int(x.n))))
		}
	}
	if n, falls := b.falls[t]; falls {
		list = append(list, b.t("state.falls", "n", n))
	}
	for _, l := range v.Lines(w) {
		if l.From == h {
			list = append(list, b.t("state.hits", "tile", b.name(v.Cells[l.To].Tile), "hex", l.To.String(), "n", l.Wounds))
		}
	}
	return list
}

// tip tells of the thing that the mouse rests on.
func (b *builder) tip(spot table.Spot, f *board.Frame) *panel.Tip {
	t := rules.TileByID(spot.ID)
	if t == rules.NoTile || spot.Kind != table.KindPiece && spot.Kind != table.KindCard {
		return nil
	}
	if !f.Portrait && b.model.Reader != nil && f.Reader.H > 90*f.S {
		return nil // it is told beside the field
	}
	return &panel.Tip{Of: spot, Text: "**" + b.voice.Tile(t) + "**\n" + strings.Join(b.voice.Facts(t.Kind()), "\n")}
}

// face is a tile as a panel shows it.
type face struct {
	look       art.Look
	name, note string // below it, in a pile; "" for none
}

// DrawImage implements panel.Image.
func (f face) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	size := w.Fit(15, r.H*0.14)
	if f.name != "" {
		var line kit.Rect
		line, r = r.CutBottom(size * 1.5)
		c.Line(kit.Style{Face: kit.LabelBold, Size: size, Least: 9, Squeeze: 0.7, Color: kit.Text, H: kit.Middle, V: kit.Middle}, f.name, line)
	}
	radius := min(r.W/2, r.H/1.86) * 0.94
	art.Tile(c, f.look, r.MidX(), r.MidY(), radius)
	if f.note != "" {
		chip := kit.Rect{X: r.MidX() + radius*0.28, Y: r.MidY() - radius*0.95, W: size * 2.2, H: size * 1.5}
		c.Fill(kit.Round(size*0.75), chip, kit.Ink)
		c.Outline(kit.Round(size*0.75), chip, 1.5, kit.Brass)
		c.Line(kit.Style{Face: kit.DisplayBold, Size: size * 1.1, Color: kit.NameText, H: kit.Middle, V: kit.Middle}, f.note, chip)
	}
}

// last is the picture behind the last screen.
type last struct {
	won  bool
	army rules.Army
}

// DrawBackdrop implements panel.Backdrop.
func (l last) DrawBackdrop(c *kit.Canvas, w kit.Window, _ kit.Rect, clock float64) {
	art.Dusk(c, w, w.Rect(), l.won, l.army, clock)
}

// front is the picture of the first screen.
type front struct{}

// DrawBackdrop implements panel.Backdrop.
func (front) DrawBackdrop(c *kit.Canvas, w kit.Window, name kit.Rect, _ float64) {
	art.Front(c, w, name)
}

// title is the first screen.
func (b *builder) title() {
	t := panel.FirstScreen(b.screen, b.t)
	t.Backdrop = front{}
	t.Across = []kit.Stop{{At: 0, Color: kit.Hex(0xFFF1D0)}, {At: 0.55, Color: kit.Hex(0xFFC873)}, {At: 1, Color: kit.Hex(0xE9823C)}}
	b.open.Title = t
	b.open.Panel = panel.Common(b.screen, b.t)
}
