package hex

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Panel returns the game's own panels, and adds the game's texts to the common ones.
func (b *builder) Panel() panel.Panel {
	switch c := b.Screen; c.Panel {
	case scene.LogPanel:
		return b.logPanel()
	case scene.PilePanel:
		return b.pilePanel()
	case scene.FigurePanel:
		switch {
		case strings.HasPrefix(c.About.ID, reportID):
			return b.reportPanel(c.About.ID)
		case c.About.ID == dangerID:
			return b.dangerPanel()
		}
		return b.forecastPanel()
	case scene.EndPanel:
		return b.end()
	}
	return nil
}

// Picture returns a tile as it is printed.
func (b *builder) Picture(spot table.Spot) panel.Image {
	if t := rules.TileByID(spot.ID); t != rules.NoTile {
		return face{look: plain(t)}
	}
	return nil
}

// logPanel lists what happened. A battle's line leads to the report of who hit whom.
func (b *builder) logPanel() panel.Panel {
	return b.Log(nil, true, func(_ int, l *table.Line, r *panel.Record) {
		switch l.Event.(type) {
		case rules.TurnBegan, rules.BattleBegan, rules.PhaseBegan:
			r.Text, r.Head = "**"+r.Text+"**", game.Is[rules.TurnBegan](l.Event)
		}
		if game.Is[rules.BattleBegan](l.Event) && r.Spot != table.NoSpot {
			r.Spot = reportSpot(l.Step)
		}
	})
}

func (b *builder) forecastPanel() panel.Panel {
	o := b.model.Outcome
	if o == nil {
		return b.List(b.T("forecast.title"), panel.Texts(b.T("forecast.none")))
	}
	var list []panel.Record
	for _, a := range b.choices() {
		list = append(list, panel.Record{Text: b.voice.Option(b.View, a.Move)})
	}
	for i := range b.model.Sides {
		s := &b.model.Sides[i]
		text := b.T("forecast.side", "side", s.Name, "before", s.Points, "after", s.After)
		list = append(list, panel.Record{Text: text})
	}
	list = append(list, panel.Texts(o.Notes...)...)
	for _, p := range o.Phases {
		list = append(list, panel.Record{N: strconv.Itoa(p.Phase), Text: strings.Join(p.Lines, "\n")})
	}
	if o.Empty != "" {
		list = append(list, panel.Record{Text: o.Empty})
	}
	if b.warns() {
		list = append(list, panel.Record{Text: "**" + b.T("danger.title") + "**", Spot: dangerSpot})
	}
	list = append(list, panel.Record{Text: b.T("forecast.how")})
	return b.List(o.Title, list)
}

// pilePanel shows a seat's tiles: in hand, still to be drawn, and discarded. The order of those to be drawn is not
// shown, since nobody knows it.
func (b *builder) pilePanel() panel.Panel {
	army, ok := rules.ArmyByID(b.Screen.About.ID)
	if !ok {
		return nil
	}
	seat := b.View.SeatOf(army)
	discard := slices.Clone(b.View.Discard[seat].Tiles())
	slices.Reverse(discard)
	var groups []panel.Group
	for _, g := range []struct {
		key  string
		list []rules.Tile
	}{{"pile.hand", b.View.Hand[seat].Tiles()}, {"pile.draw", unseen(b.View, seat)}, {"pile.discard", discard}} {
		if len(g.list) == 0 {
			continue
		}
		group := panel.Group{Title: b.T(g.key, "n", len(g.list))}
		tiles, copies := skin.Copies(g.list, rules.Tile.Kind)
		for i, t := range tiles {
			card := panel.Card{Spot: table.KindCard.Spot(t.ID()), Name: b.voice.Tile(t)}
			if copies[i] > 1 {
				card.Note = b.T("pile.copies", "n", copies[i])
			}
			card.Image = face{plain(t), card.Name, card.Note}
			group.Cards = append(group.Cards, card)
		}
		groups = append(groups, group)
	}
	return b.Pile(b.voice.Army(army), b.T("pile.body."+army.String()), groups)
}

// Card returns a tile as it is printed.
func (b *builder) Card(spot table.Spot) (panel.Card, bool) {
	t := rules.TileByID(spot.ID)
	return panel.Card{Spot: table.KindCard.Spot(t.ID()), Image: face{look: plain(t)}, Name: b.voice.Tile(t)},
		t != rules.NoTile
}

// Inspected returns a tile, with what it does and its present state.
func (b *builder) Inspected(spot table.Spot) *panel.Inspect {
	t := rules.TileByID(spot.ID)
	if t == rules.NoTile {
		return nil
	}
	name := b.voice.Tile(t)
	look := plain(t)
	list := panel.Texts(b.voice.Facts(t.Kind())...)
	if h := at(b.View, t); h != rules.NoHex {
		look = b.model.Cells[h].Tile
		look.Halo = art.NoHalo
		list = append(panel.Texts(b.states(t, h)...), list...)
	}
	return &panel.Inspect{
		Card: panel.Card{Spot: table.KindCard.Spot(t.ID()), Image: face{look: look}, Name: name},
		List: append([]panel.Record{{Text: "**" + name + "**"}}, list...), Ratio: 1.12,
	}
}

// states describe the present state of a tile.
func (b *builder) states(t rules.Tile, h rules.Hex) (list []string) {
	v, w := b.View, b.works
	c := &v.Cells[h]
	if w.Netted.Has(h) {
		list = append(list, b.T("state.netted"))
	}
	if c.Wounds > 0 && !t.Is(rules.Headquarters) {
		list = append(list, b.T("state.wounded", "n", int(c.Wounds)))
	}
	if seat := w.Serves[h]; seat != game.NoSeat && !v.Friends(seat, v.Owner(h)) {
		list = append(list, b.T("state.taken", "side", b.voice.Side(seat)))
	}
	d := t.Kind().Data()
	none := [rules.DirCount]uint8{}
	for _, x := range []struct {
		n     int8
		helps bool // the tile has what the modules beside it change
		key   string
	}{
		{w.Melee[h], d.Face.Melee != none, "state.melee"}, {w.Ranged[h], d.Face.Ranged != none, "state.ranged"},
	} {
		if x.n != 0 && x.helps {
			list = append(list, b.T(x.key, "n", signed(int(x.n))))
		}
	}
	if len(d.Initiative) > 0 && (w.Initiative[h] != 0 || w.Extra[h] != 0) {
		var phases []string
		for _, strike := range v.Strikes(h, w) {
			phases = append(phases, strconv.Itoa(strike.Phase))
		}
		if len(phases) > 0 { // in a battle those that are over are none
			list = append(list, b.T("state.phases", "list", strings.Join(phases, ", ")))
		}
	}
	if n, falls := b.falls[t]; falls {
		list = append(list, b.T("state.falls", "n", n))
	}
	for _, l := range v.Lines(w) {
		if l.From == h {
			on := b.name(v.Cells[l.To].Tile)
			list = append(list, b.T("state.hits", "tile", on, "hex", l.To.String(), "n", l.Wounds))
		}
	}
	return list
}

// Tip describes a tile, unless something beside the field already describes it.
func (b *builder) Tip(spot table.Spot, on skin.Table) *panel.Tip {
	t, f := rules.TileByID(spot.ID), on.(*tableLayout).Layout
	switch {
	case t == rules.NoTile || spot.Kind != table.KindPiece && spot.Kind != table.KindCard:
		return nil
	case b.Past != nil || b.Screen.Panel != scene.NoPanel:
		return nil
	case !f.Portrait && b.model.Reader != nil && f.Reader.H > 90*f.S:
		return nil
	}
	return &panel.Tip{Of: spot, Text: "**" + b.voice.Tile(t) + "**\n" + strings.Join(b.voice.Facts(t.Kind()), "\n")}
}

// face is a tile as a panel shows it.
type face struct {
	look       art.TileState
	name, note string // shown below the tile in a pile; "" for none
}

// DrawImage implements panel.Image.
func (f face) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	size := w.Fit(15, r.H*0.14)
	if f.name != "" {
		var line kit.Rect
		line, r = r.CutBottom(size * 1.5)
		c.Line(kit.Style{
			Face: kit.LabelBold, Size: size, Least: 9, Squeeze: 0.7, Color: kit.Text, H: kit.Middle, V: kit.Middle,
		}, f.name, line)
	}
	radius := min(r.W/2, r.H/1.86) * 0.94
	art.Tile(c, f.look, r.MidX(), r.MidY(), radius)
	if f.note != "" {
		chip := kit.Rect{X: r.MidX() + radius*0.28, Y: r.MidY() - radius*0.95, W: size * 2.2, H: size * 1.5}
		c.Fill(kit.Round(size*0.75), chip, kit.Ink)
		c.Outline(kit.Round(size*0.75), chip, 1.5, kit.Brass)
		c.Line(kit.Style{
			Face: kit.DisplayBold, Size: size * 1.1, Color: kit.NameText, H: kit.Middle, V: kit.Middle,
		}, f.note, chip)
	}
}

// last is the picture behind the last screen.
type last struct {
	won  bool
	army art.Army
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

// Title gives the first screen the game's picture, and its name in the colours of fire.
func (b *builder) Title(t *panel.Title) {
	t.Backdrop = front{}
	t.Across = []kit.Stop{
		{At: 0, Color: kit.Hex(0xFFF1D0)}, {At: 0.55, Color: kit.Hex(0xFFC873)}, {At: 1, Color: kit.Hex(0xE9823C)},
	}
}

// Emblem returns the emblem of the army that a choice stands for.
func (b *builder) Emblem(choice table.Spot) panel.Image {
	for _, army := range armies {
		if name := army.String(); choice.ID == "set-army-"+name || choice.ID == "set-enemy-"+name {
			return emblem{army}
		}
	}
	return nil
}

// Sign returns the emblem of a seat's army.
func (b *builder) Sign(seat game.Seat) panel.Sign {
	army := armies[b.View.ArmyOf(seat)]
	col := art.ColorsOf(army)
	return panel.Sign{Image: emblem{army}, Color: col.Word, Light: col.Light}
}

type emblem struct{ of art.Army }

// DrawImage implements panel.Image.
func (e emblem) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) { art.Emblem(c, e.of, r) }
