package aurora

import (
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
)

// happening is what moves in the moment that is shown.
func (b *builder) happening() {
	if b.Stands {
		return
	}
	for _, s := range b.Happening() {
		b.shows(&s)
		b.moves(s.Event)
	}
}

// shows has the card lie large that somebody else does something with.
func (b *builder) shows(s *table.Step) {
	e := s.Event
	automa := e.Seat == b.game.Automa()
	switch e.Type {
	case rules.EvExplore:
		if e.Seat != b.View.Who {
			b.model.Playing = b.prints[e.Piece]
		}
	case rules.EvObject, rules.EvShelve:
		if e.Seat != b.View.Who && int(e.Piece) <= rules.ObjectCount {
			b.model.Playing = b.objects[e.Piece]
		}
	case rules.EvReveal:
		if e.To == 0 {
			b.model.Playing = b.prints[e.Piece]
		}
	case rules.EvAurora:
		if e.Piece != 0 {
			b.model.Playing = b.prints[e.Piece]
		}
	case rules.EvLoot:
		if !automa && !e.Hidden.From(b.View.Who) {
			b.model.Playing = b.prints[e.Piece]
		}
	case rules.EvAction, rules.EvLast:
		b.action(e)
	case rules.EvRound:
		b.roundSummary(int(e.N) - 1)
	}
}

// sorts are the signs of what an action card of the Automa looks for.
var sorts = [...]string{"loc", "survivor", "encounter", "truck"}

// action is a card of the Automa, with why it does what it does.
func (b *builder) action(e game.Event) {
	x := &b.game.Data().Actions[e.Piece]
	a := &board.Action{Name: b.voice.Action(uint8(e.Piece)), Right: x.Right}
	switch {
	case e.Type == rules.EvLast:
		a.Words = b.T("automa.why.end", "what", b.voice.Effects(b.game.Data().Effects(x.End)))
	case e.Other != 0:
		a.Words = b.T("automa.why.rest")
	default:
		a.Skill = strconv.Itoa(int(x.Skill))
		key := "automa.why." + a.Skill
		if x.Skill == 2 {
			for _, sort := range x.Priority {
				a.Kinds = append(a.Kinds, sorts[sort])
			}
			key += map[bool]string{true: ".right", false: ".left"}[x.Right]
		}
		a.Words = b.T(key)
		a.Words += " " + b.explored(x, int(e.To), rules.Card(e.Cause))
	}
	b.model.Action = a
}

// explored says what the Automa explores with a card, and what that does at once.
func (b *builder) explored(x *rules.Action, slot int, c rules.Card) string {
	if c == rules.NoCard {
		return b.T("automa.why.nothing")
	}
	said := b.T("automa.why.slot", "n", slot, "card", b.voice.Card(c))
	does := x.Enemy
	if card := b.game.Data().Of(c); card.Kind != rules.Enemy {
		does = card.Do
	}
	if effects := b.game.Data().Effects(does); len(effects) > 0 {
		said += " " + b.T("automa.why.effect", "what", b.voice.Effects(effects))
	}
	return said
}

// place is where something that happens to a seat is shown: its convoy's parts, or its row.
func (b *builder) place(seat game.Seat, own ...table.Spot) []table.Spot {
	if seat == b.who() {
		return own
	}
	return []table.Spot{b.seatSpot(seat)}
}

// moves are flights, drives and bursts of an event.
func (b *builder) moves(e game.Event) {
	m := b.model
	burst := func(sign, text string, bad bool, at ...table.Spot) {
		m.Bursts = append(m.Bursts, board.Burst{At: at, Sign: sign, Text: text, Bad: bad})
	}
	piece := func() table.Spot { return b.pieceSpot(rules.Card(e.Piece)) }
	truck := b.pieceSpot(b.own().Cars[0])
	switch e.Type {
	case rules.EvGain:
		from := []table.Spot{table.KindTab.Spot(roadSpot.ID)}
		if c := rules.Card(e.Cause); c != rules.NoCard && c <= rules.CardCount {
			from = append([]table.Spot{b.cardSpot(c), b.pieceSpot(c)}, from...)
		}
		m.Flights = append(m.Flights, board.Flight{Token: rules.Token(e.Other).String(), N: int(e.N), From: from,
			To: b.place(e.Seat, truck)})
	case rules.EvDrive:
		m.Drives = append(m.Drives, board.Drive{Seat: b.name(e.Seat), From: int(e.From), To: int(e.To)})
	case rules.EvDamage:
		if e.Seat != b.game.Automa() {
			burst("damage", "", true, b.place(e.Seat, voice.PlaceSpot(b.game, e.Seat, rules.Spot(e.To)), truck)...)
		} else {
			burst("damage", "", true, b.seatSpot(e.Seat))
		}
	case rules.EvRepair:
		burst("repair", "", false, b.place(e.Seat, truck)...)
	case rules.EvContaminate:
		burst("contam", "", true, b.place(e.Seat, piece())...)
	case rules.EvClean:
		burst("clean", "", false, b.place(e.Seat, piece())...)
	case rules.EvLose:
		burst("skull", "", true, b.place(e.Seat, truck)...)
	case rules.EvShot:
		sign, text := "damage", "−"+strconv.Itoa(int(e.N))
		if e.N == 0 {
			sign, text = "cross", b.T("board.miss")
		}
		burst(sign, text, false, piece())
		m.Tracers = append(m.Tracers, board.Tracer{To: []table.Spot{piece()},
			From: b.place(e.Seat, voice.PlaceSpot(b.game, e.Seat, rules.Spot(e.From)), truck)})
		if e.Before != 0 {
			burst("jam", b.T("board.jam"), true, b.place(e.Seat, truck)...)
		}
	case rules.EvAmbush:
		burst("enemy", "", true, piece(), b.cardSpot(rules.Card(e.Piece)))
	case rules.EvDefeat:
		at := []table.Spot{piece()}
		if int(e.Seat) < len(b.game.Seats()) { // the enemy is gone, and others are where it was
			at = b.place(e.Seat, truck)
		}
		burst("loot", "", false, at...)
	case rules.EvFame:
		text := "+" + strconv.Itoa(int(e.N))
		if e.N < 0 {
			text = "−" + strconv.Itoa(int(-e.N))
		}
		burst("fame", text, e.N < 0, b.place(e.Seat, truck)...)
	}
}
