package hex

import (
	"slices"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
)

// hand builds the viewer's tiles, and the tiles that the others keep.
func (b *builder) hand() {
	v, m := b.View, b.model
	m.Title = b.T("hand.title")
	goes := b.Asks && v.Ask == rules.AskDiscard && v.Asked == v.Who
	if goes {
		m.Title = b.T("hand.goes")
	}
	for _, t := range b.held() {
		spot := b.likeOffered(t)
		tile := board.HandTile{ID: t.ID(), Tile: plain(t), Name: b.voice.Tile(t), Goes: goes, Spot: spot,
			Bound: slices.Contains(b.Next, spot)}
		tile.Tile.Halo = b.halo(spot)
		if goes && slices.Contains(b.Session.Selected(), spot) {
			tile.Note = b.T("hand.gone")
		}
		if !tile.Bound && b.Asks && b.Session.MyTurn() && tile.Tile.Halo == art.NoHalo &&
			len(b.Session.Selected()) == 0 {
			tile.Tile.Dark = true
		}
		m.Hand = append(m.Hand, tile)
	}
	if t := m.Turning; t != nil && t.From < 0 { // it lies on the field until it is put down
		tile := v.Tile
		m.Hand = append(m.Hand, board.HandTile{ID: tile.ID(), Tile: plain(tile), Name: b.voice.Tile(tile),
			Note: b.T("hand.away"), Away: true, Spot: table.KindCard.Spot(tile.ID())})
	}
	for i := range v.Game().Seats() {
		if i == int(v.Who) || v.Hand[i].N == 0 {
			continue
		}
		o := board.FaceUp{Name: b.T("sight.kept", "side", b.voice.Side(game.Seat(i)))}
		for _, t := range v.Hand[i].Tiles() {
			o.Tiles, o.Spots = append(o.Tiles, plain(t)), append(o.Spots, table.KindCard.Spot(t.ID()))
		}
		m.Others = append(m.Others, o)
	}
}

// likeOffered returns the tile that a touch of t stands for: of several equal ones in hand, only the lowest copy is
// offered (11.3).
func (b *builder) likeOffered(t rules.Tile) table.Spot {
	spot := table.KindCard.Spot(t.ID())
	if slices.Contains(b.Next, spot) {
		return spot
	}
	for _, like := range b.held() {
		if as := table.KindCard.Spot(like.ID()); like.Kind() == t.Kind() && slices.Contains(b.Next, as) {
			return as
		}
	}
	return spot
}

// held returns the tiles in hand: before the first turn, the HQ until it is placed.
func (b *builder) held() []rules.Tile {
	v := b.now // a hint changes the field, but shows the present hand
	list := v.Hand[v.Who].Tiles()
	hq := v.ArmyOf(v.Who).HQ()
	stands := slices.ContainsFunc(v.Cells[:], func(c rules.Cell) bool { return c.Tile == hq })
	if v.Phase == rules.PhaseHQ && !stands {
		return append([]rules.Tile{hq}, list...)
	}
	return list
}

func (b *builder) prompt() {
	heading, lines := b.voice.Prompt(b.View)
	p := &b.model.Prompt
	p.Heading, p.Lines = heading, lines
	if b.Past != nil && !b.Asks {
		p.Heading, p.Lines, p.Read = b.model.Banner.Title, nil, len(b.Film()) > 0
		if !p.Read { // the phases of a battle are described elsewhere
			p.Lines = b.Heard()
			p.Read = b.Screen.Panel == scene.RecapPanel && len(p.Lines) > 2
		}
		if seat, ok := b.Doer(); ok && b.View.Fight.Start == rules.NoBattle {
			p.Heading = b.voice.Side(seat)
		}
		if slices.ContainsFunc(b.Happening(), ends) {
			p.Heading, p.Lines, p.Read = b.T("prompt.after"), b.outcome(), false
		}
	}
	defer func() {
		if p.Read && b.Window.Portrait && b.Screen.Panel != scene.HintPanel { // a hint is about the hand
			b.model.Hand = nil
		}
	}()
	if b.Screen.Panel == scene.HintPanel {
		p.Heading, p.Lines, p.Read = b.T("menu.hint"), b.Screen.Words, !b.Screen.Mind
		return
	}
	picks := b.View.Ask == rules.AskAct || b.View.Ask == rules.AskDiscard || b.View.Ask == rules.AskMove
	if sel := b.Session.Selected(); b.Asks && picks && len(sel) > 0 {
		if t := rules.TileByID(sel[0].ID); t != rules.NoTile {
			p.Heading, p.Lines = b.T("prompt.picked", "tile", b.voice.Tile(t)), []string{b.T(b.pickedKey(t, sel[0]))}
			if b.Window.Portrait { // there is no reader beside the field
				switch key := b.pickedKey(t, sel[0]); key {
				case "prompt.picked.last", "prompt.picked.useless", "prompt.picked.goes", "prompt.picked.unit":
				default:
					p.Lines = []string{strings.Join(b.voice.Facts(t.Kind()), " ")}
				}
			}
		}
	}
	b.options()
	if t := b.model.Turning; t != nil {
		heading, key := "prompt.place", "prompt.turning"
		if b.View.From != rules.NoHex { // a unit that moves
			heading = "prompt.turn"
		}
		if b.Window.Portrait {
			key = "prompt.turning.phone"
		}
		p.Heading, p.Lines = b.T(heading, "tile", b.voice.Tile(b.View.Tile)), []string{b.T(key)}
		if b.View.Fills() {
			p.Lines = append([]string{b.T("prompt.fills")}, p.Lines...)
		}
	}
}

// ends reports whether a step is the end of a battle.
func ends(s table.Step) bool { return game.Is[rules.BattleEnded](s.Event) }

// outcome says of each headquarters that was hit in the battle that has just ended how many points are there now, and
// by how much they changed.
func (b *builder) outcome() (list []string) {
	before := b.View
	for i := len(b.Past) - 1; i >= 0; i-- {
		if game.Is[rules.BattleBegan](b.Past[i].Event) {
			before = b.Past[i].View(b.View.Who).(*rules.View)
			break
		}
	}
	for i := range b.View.Game().Seats() {
		seat := game.Seat(i)
		now := int(b.View.Points[seat])
		if by := now - int(before.Points[seat]); by != 0 {
			army := b.voice.Army(b.View.ArmyOf(seat))
			list = append(list, b.T("prompt.after.side", "army", army, "n", now, "by", signed(by)))
		}
	}
	if list == nil {
		return []string{b.T("prompt.after.none")}
	}
	return list
}

// mostOptions is the most options described at a time.
const mostOptions = 4

// options describes the consequences of each option of a choice in a battle or about an instant. If there are too many,
// it describes only the one pointed at. On a phone the descriptions replace the usual prompt and the hand.
func (b *builder) options() {
	list := b.choices()
	at := func(a table.Action) bool {
		rest := a.Path[len(b.Session.Selected()):]
		return len(rest) == 0 || rest[0] == b.Screen.Hover || rest[0] == b.Screen.Focus
	}
	if len(list) > mostOptions {
		list = slices.DeleteFunc(list, func(a table.Action) bool { return !at(a) })
	}
	if len(list) == 0 || len(list) > mostOptions {
		return
	}
	if b.model.Prompt.Read = true; b.Window.Portrait {
		b.model.Prompt.Lines = nil
	}
	for _, a := range list {
		b.model.Prompt.Lines = append(b.model.Prompt.Lines, b.voice.Option(b.View, a.Move))
	}
}

// choices returns the answers whose consequences can be foretold, after what was touched so far.
func (b *builder) choices() (list []table.Action) {
	if !b.Asks || !b.Session.MyTurn() {
		return nil
	}
	for _, a := range b.Session.Leads(b.Session.Selected()) {
		if _, tells := foresee.ConsequenceOf(b.View, a.Move); tells {
			list = append(list, a)
		}
	}
	return list
}

// playable reports whether a tile in hand can do more than be discarded.
func (b *builder) playable(spot table.Spot) bool {
	return slices.ContainsFunc(b.Session.Leads([]table.Spot{spot}), func(a table.Action) bool {
		return rules.ActOf(a.Move).Verb != rules.DoDiscard
	})
}

// pickedKey returns the key of the text about what can be done with the tile that was picked up.
func (b *builder) pickedKey(t rules.Tile, spot table.Spot) string {
	switch {
	case b.View.Ask == rules.AskDiscard:
		return "prompt.picked.goes"
	case spot.Kind == table.KindPiece:
		return "prompt.picked.unit"
	case t.Is(rules.Instant) && !b.playable(spot):
		return "prompt.picked.useless"
	case t.Is(rules.Instant):
		return "prompt.picked.instant"
	}
	if b.View.Free().Len() == 1 {
		return "prompt.picked.last"
	}
	return "prompt.picked.tile"
}

// reader describes the tile being put down, looked at or picked up.
func (b *builder) reader() {
	t, look := rules.NoTile, art.TileState{}
	at := func(spot table.Spot) {
		if spot.Kind != table.KindCard && spot.Kind != table.KindPiece || t != rules.NoTile {
			return
		}
		t = rules.TileByID(spot.ID)
		look = plain(t)
	}
	at(b.Screen.Peek)
	at(b.Screen.Focus)
	at(b.moved)
	for _, spot := range b.Screen.Lit {
		at(spot)
	}
	if b.model.Turning != nil {
		at(table.KindPiece.Spot(b.View.Tile.ID()))
	}
	for _, spot := range b.Session.Selected() {
		at(spot)
	}
	if t == rules.NoTile && b.View.Ask != rules.AskAct && b.View.Tile != rules.NoTile && b.Asks {
		at(table.KindPiece.Spot(b.View.Tile.ID()))
	}
	if hand := b.model.Hand; len(hand) > 0 { // a headquarters to be placed lies there too
		at(hand[0].Spot)
	}
	if t == rules.NoTile {
		return
	}
	for h := range rules.Hex(rules.HexCount) {
		if b.View.Cells[h].Tile == t {
			look = b.model.Cells[h].Tile
		}
	}
	look.Halo = art.NoHalo
	b.model.Reader = &board.Reader{Tile: look, Name: b.voice.Tile(t), List: b.voice.Facts(t.Kind())}
}

// foretell builds the forecast of a battle fought now, in words and numbers.
func (b *builder) foretell() {
	v, m := b.View, b.model
	b.falls = map[rules.Tile]int{}
	for i := range b.after {
		b.after[i] = int(v.Points[i])
	}
	if v.Phase == rules.PhaseHQ || v.Phase == rules.PhaseOver {
		return
	}
	after, events := foresee.Forecast(v)
	for i := range b.after {
		b.after[i] = int(after.Points[i])
	}
	o := &board.Forecast{Title: b.T("forecast.title")}
	if v.Phase == rules.PhaseBattle {
		o.Title = b.T("forecast.rest")
	}
	o.Phases = b.phases(v, events)
	phase := 0
	for _, e := range events {
		switch e := e.(type) {
		case rules.PhaseBegan:
			phase = e.Initiative
		case rules.Removed:
			b.falls[e.Tile] = phase
		}
	}
	open := foresee.RangeOf(v)
	for i := range v.Game().Seats() {
		if open.Least[i] < open.Most[i] {
			o.Notes = append(o.Notes, b.T("forecast.range", "side", b.voice.Army(v.ArmyOf(game.Seat(i))), "low",
				open.Least[i], "high", open.Most[i]))
		}
	}
	if len(o.Phases) == 0 {
		o.Empty = b.T("forecast.none")
	}
	m.Outcome = o
}
