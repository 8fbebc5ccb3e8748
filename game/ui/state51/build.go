package state51

import (
	"slices"
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// builder makes one model.
type builder struct {
	*Skin
	*skin.Base[*rules.View]
	model *board.Model
	held  rules.Card // the card of the hand that was touched first;
	piece rules.Card // or the card in play; NoCard for none
	best  rules.Act  // the proposed way to use it
	takes []foresee.Part
}

// Build makes everything but the panels.
func (b *builder) Build() {
	m := b.model
	m.Left, m.Scroll = b.Screen.Left, b.Screen.Scroll.Hand
	m.Words = b.wordsOf()
	b.hold()
	b.ticket()
	b.bar()
	for i := range b.game.Seats() {
		m.Seats = append(m.Seats, b.seat(b.from(i)))
	}
	for i := range m.Seats {
		if m.Seats[i].Place == b.Screen.Place && b.held == rules.NoCard && b.Window.Portrait {
			m.Shown = i
		}
	}
	b.draft()
	b.recall()
	b.hand()
	b.choices()
	b.prompt()
	b.ledger()
	b.happening()
	m.Buttons = b.buttons()
	m.Log.Lines = b.Latest(mostLines)
	m.Log.Recent = max(0, len(m.Log.Lines)-b.Screen.Since)
}

// mostLines is the most sentences shown on the table.
const mostLines = 8

// from returns the i-th seat, clockwise from the viewer.
func (b *builder) from(i int) game.Seat {
	return game.Seat((int(b.View.Who) + i) % len(b.game.Seats()))
}

// wordsOf returns the fixed words on the table.
func (b *builder) wordsOf() board.Words {
	w := board.Words{Slots: b.T("board.slots"), Dawn: b.T("board.dawn"), Rob: b.T("board.rob"),
		Visit:  b.T("board.visit"),
		Passed: b.T("board.passed"), Used: b.T("board.used"), Cash: b.T("dawn.cash")}
	if b.View.Reached() {
		w.Dawn = b.T("board.dawn.none")
	}
	for i, class := range [...]string{"production", "ability", "action"} {
		w.Classes[i], w.When[i] = b.T("class."+class), b.T("class."+class+".when")
	}
	return w
}

// hold finds what was touched first.
func (b *builder) hold() {
	if !b.Asks || b.View.Asked != b.View.Who {
		return
	}
	if sel := b.Session.Selected(); len(sel) > 0 {
		c := b.game.Data().Card(sel[0].ID)
		switch sel[0].Kind {
		case table.KindCard:
			b.held = c
		case table.KindPiece:
			b.piece = c
		}
	}
}

// bar builds the round, its phases, and the piles.
func (b *builder) bar() {
	v, m := b.View, b.model
	m.Round = b.T("board.round", "n", int(v.Public.Round))
	m.Begins = b.T("board.begins", "side", b.short(v.First))
	m.Phases = furniture.Steps{Index: int(v.Phase)}
	for _, phase := range [...]string{"draft", "production", "actions", "over"} {
		name := b.T("phase." + phase)
		m.Phases.Labels, m.Phases.Names = append(m.Phases.Labels, name), append(m.Phases.Names, name)
	}
	m.Phases.Now = m.Phases.Labels[m.Phases.Index]
	m.Deck, m.Discard = int(v.DeckN), int(v.Discard.N)
}

// short returns the name of a seat's faction in one word.
func (b *builder) short(seat game.Seat) string {
	return b.T("faction." + b.game.Base(seat).ID + ".short")
}

// kinds are the kinds of goods on a base, in order.
var kinds = [...]rules.Good{rules.Worker, rules.Scrap, rules.Fuel, rules.Gun, rules.Brick, rules.Any}

func (b *builder) seat(seat game.Seat) board.Seat {
	v, h := b.View, &b.View.Seats[seat]
	own := seat == v.Who
	s := board.Seat{Faction: b.game.Base(seat).ID, Name: b.short(seat), Points: v.Points(seat), Then: v.Points(seat),
		Spot: b.seatSpot(seat), Place: b.placeOf(seat), Active: v.Phase != rules.PhaseOver && v.Asked == seat,
		Passed: h.Passed, Hand: int(v.Hand[seat].N), Buildings: h.Locations.Len(), VP: int(h.VP),
		Room:     b.game.StoreRoom(h),
		DawnSpot: table.KindFigure.Spot(dawnID)}
	if h.Leader != rules.NoCard {
		s.Buildings++
	}
	s.LastSign, s.Last = b.last(seat)
	switch {
	case h.Passed:
		s.Note = b.T("board.passed")
	case v.Phase == rules.PhaseActions:
		s.Note = b.visits(seat)
	}
	if own && b.model.Ticket != nil {
		for _, l := range b.model.Ticket.Lanes {
			if l.Best {
				s.Then += l.Gain
			}
		}
	}
	b.goods(&s, seat)
	for c := range rules.Colour(3) {
		p := b.contactOf(seat, c)
		spot := table.KindPiece.Spot(p.ID)
		s.Contacts[c] = board.Contact{Print: p, Name: p.Name, Spot: spot, Used: h.Used>>c&1 != 0,
			Lit: b.lights(spot, own && b.best.Verb == plays[c] && b.uses()), Poor: !v.ContactReady(seat, c)}
	}
	b.engine(&s, seat)
	b.slots(&s, seat)
	if !own {
		b.abroad(&s, seat)
	}
	if v.Reached() {
		return s // no dawn comes after the last round
	}
	s.Dawn = ordered(foresee.Sum(foresee.Dawn(v, seat)))
	if l := b.best.Verb; own && (l == rules.DoCooperate || l == rules.DoAnnex) {
		s.Brings = b.dawnOf(b.best)
	}
	var cash []foresee.Yield
	for rest := h.Spoils; !rest.Empty(); {
		c := rest.Pop()
		cash = append(cash, foresee.Yield{Card: c, Goods: b.game.Data().Of(c).Spoil})
	}
	s.Cash = ordered(foresee.Sum(cash))
	return s
}

// ordered returns goods in the order of the base, workers first.
func ordered(goods []rules.Good) []art.Run {
	list := runs(goods)
	if i := slices.IndexFunc(list, func(r art.Run) bool { return r.Good == rules.Worker.String() }); i > 0 {
		worker := list[i]
		list = slices.Insert(slices.Delete(list, i, i+1), 0, worker)
	}
	return list
}

// goods builds a seat's tokens: on its base and, if there are any, on its leader and in its stores.
func (b *builder) goods(s *board.Seat, seat game.Seat) {
	h := &b.View.Seats[seat]
	token := func(p rules.Purse, k rules.Good, n int) board.Token {
		spot := voice.TokenSpot(b.game, seat, p, k)
		return board.Token{Good: k.String(), N: n, Spot: spot, Lit: b.Touchable(spot),
			Label: b.voice.Good(k, n), Ringed: seat == b.View.Who && b.taken(k)}
	}
	for _, k := range kinds {
		s.Goods = append(s.Goods, token(rules.FromBase, k, int(h.Base[k])))
	}
	for k := rules.Red1; int(k) < rules.TokenCount; k++ {
		if n := int(h.Base[k]); n > 0 {
			s.Tokens = append(s.Tokens, token(rules.FromBase, k, n))
		}
	}
	for k := range rules.Good(rules.ResourceCount) {
		if n := int(h.Store[k]); n > 0 {
			s.Stores = append(s.Stores, token(rules.FromStore, k, n))
		}
	}
	if k, n := b.game.LeaderGood(h); n > 0 {
		held := token(rules.FromLeader, k, n)
		held.Leader = true
		s.Stores = append(s.Stores, held)
	}
}

// taken reports whether the proposed way would take a token of a kind.
func (b *builder) taken(k rules.Good) bool {
	return slices.ContainsFunc(b.takes, func(p foresee.Part) bool {
		return p.Reach > 0 && !p.Contact && p.Card == rules.NoCard && p.Token == k || slices.Contains(p.Pay, k)
	})
}

// uses reports whether the proposed way would use a contact of its colour.
func (b *builder) uses() bool {
	return slices.ContainsFunc(b.takes, func(p foresee.Part) bool { return p.Contact })
}

// lights reports whether a means of payment is highlighted. If there is a proposed way, that is what it would take,
// otherwise what can be touched.
func (b *builder) lights(spot table.Spot, taken bool) bool {
	if len(b.takes) > 0 {
		return taken
	}
	return b.Touchable(spot)
}

// engine builds the cards in play, by class, and the leader.
func (b *builder) engine(s *board.Seat, seat game.Seat) {
	h := &b.View.Seats[seat]
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		row := rowOf(classOf(b.game.Data().Of(c)))
		s.Rows[row] = append(s.Rows[row], b.plate(c, seat))
	}
	if h.Leader != rules.NoCard {
		p := b.plate(h.Leader, seat)
		if k, n := b.game.LeaderGood(h); n > 0 {
			p.Holds = []art.Run{{Good: k.String(), N: n}}
		}
		s.Leader = &p
	}
}

func (b *builder) plate(c rules.Card, seat game.Seat) board.Plate {
	v, x, mark := b.View, b.game.Data().Of(c), &b.View.Marks[c]
	spot := b.pieceSpot(c)
	p := board.Plate{Print: b.printOf(c), Spot: spot}
	l := &p.State
	l.Redevelop = b.held != rules.NoCard && b.Touchable(spot)
	l.Lit = b.Touchable(spot) && (!l.Redevelop || b.places())
	l.Picked = b.Picked(spot) || l.Redevelop && b.sought()
	l.Used, l.Tokens = int(mark.Used), int(mark.Tokens)
	if x.Kind == rules.Leader {
		l.Tokens = int(v.Seats[seat].LeaderTokens)
	}
	if x.Effect.Token() > 0 {
		l.MaxTokens = x.Kind.MaxTokens()
		l.Full = l.Tokens >= l.MaxTokens && x.Effect.Do != rules.Each && x.Effect.Do != rules.When
	}
	for i := range b.game.Seats() {
		if mark.Visitors>>i&1 != 0 && seat != game.Seat(i) {
			n := slices.Index(l.Visitors[:], "")
			l.Visitors[max(n, 0)] = b.game.Base(game.Seat(i)).ID
		}
	}
	for i, k := range x.Effect.Pay {
		if x.Effect.Do == rules.Combine && mark.Holds>>i&1 != 0 {
			l.Holds++
			p.Holds = append(p.Holds, art.Run{Good: k.String(), N: 1})
		}
	}
	p.Shut, p.Been = v.Seats[seat].Passed, mark.Visitors>>v.Who&1 != 0
	l.Gain = b.gains(c, seat)
	return p
}

// gains returns the victory tokens that an ability in play would gain from the proposed way, such as "+1"; "" for none.
func (b *builder) gains(c rules.Card, seat game.Seat) string {
	e, h := &b.game.Data().Of(c).Effect, &b.View.Seats[seat]
	if seat != b.View.Who || b.held == rules.NoCard || e.Token() == 0 {
		return ""
	}
	played := b.game.Data().Of(b.held).Types
	switch {
	case b.best.Verb == rules.DoAnnex && e.Do == rules.Each && played.Has(e.Type) && b.View.Marks[c].Tokens < 3,
		h.Leader == c && h.LeaderTokens < 5 && b.rewards(e, played):
		return "+" + strconv.Itoa(e.Token())
	}
	return ""
}

// rewards reports whether a leader would gain from the proposed way.
func (b *builder) rewards(e *rules.Effect, played rules.Types) bool {
	if e.Do != rules.When {
		return false
	}
	switch b.best.Verb {
	case rules.DoPillage:
		return e.On == rules.OnPillage || e.On == rules.OnPlay && played.Has(e.Type)
	case rules.DoCooperate:
		return e.On == rules.OnCooperate || e.On == rules.OnPlay && played.Has(e.Type)
	case rules.DoAnnex:
		return e.On == rules.OnPlay && played.Has(e.Type)
	}
	return false
}

// ofSeat returns the seat that a place, tab or pile belongs to; false for other spots.
func (k *Skin) ofSeat(spot table.Spot) (game.Seat, bool) {
	for i, info := range k.game.Seats() {
		if spot.ID == info.Name && (spot.Kind == table.KindPile || spot.Kind == table.KindPlace ||
			spot.Kind == table.KindTab) {
			return game.Seat(i), true
		}
	}
	return game.NoSeat, false
}

// hinting reports whether a hint is shown.
func (b *builder) hinting() bool { return b.Screen.Panel == scene.HintPanel }
