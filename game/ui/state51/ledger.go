package state51

import (
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// ledger tells the production, or the scoring, that is shown line by line.
func (b *builder) ledger() {
	if b.Past == nil || b.Asks {
		return
	}
	for _, s := range b.Happening() {
		switch e := s.Event; e.Type {
		case rules.EvScore:
			b.scored(e)
			return
		case rules.EvGain, rules.EvDraw, rules.EvProduce:
			if b.View.Phase == rules.PhaseProduction {
				b.produced(e.Seat)
				return
			}
		}
	}
}

// produced is the production of a seat as far as it has come.
func (b *builder) produced(seat game.Seat) {
	begin := len(b.Past)
	for i, s := range b.Past {
		if s.Event.Type == rules.EvProduce && s.Event.Seat == seat {
			begin = i
		}
	}
	l := &board.Ledger{Title: b.T("ledger.dawn", "side", b.short(seat))}
	come, now := map[rules.Card]bool{}, map[rules.Card]bool{}
	for i := begin; i < len(b.Past); i++ {
		e := b.Past[i].Event
		if e.Type != rules.EvGain || e.Seat != seat {
			continue
		}
		c := rules.NoCard
		if e.Cause <= rules.CardCount {
			c = rules.Card(e.Cause)
		}
		come[c] = true
		now[c] = i >= len(b.Past)-b.Fresh
	}
	var had []foresee.Yield
	for _, y := range foresee.Dawn(b.View, seat) {
		line := board.LedgerLine{Name: b.T("ledger.base"), Goods: runs(y.Goods), Done: come[y.Card], Now: now[y.Card],
			Faction: b.game.Base(seat).ID}
		if y.Card != rules.NoCard {
			line.Name, line.Print, line.Faction = b.voice.Card(y.Card), b.printOf(y.Card), ""
		}
		if come[y.Card] {
			had = append(had, y)
		}
		l.Lines = append(l.Lines, line)
	}
	l.Sum = board.LedgerLine{Name: b.T("ledger.sum"), Goods: ordered(foresee.Sum(had)), Done: true}
	b.model.Ledger = l
}

// scored are the points of all after a round.
func (b *builder) scored(e game.Event) {
	l := &board.Ledger{Title: b.T("ledger.score", "n", int(e.N))}
	points := [...]uint16{e.Piece, e.Other, e.From, e.To}
	for i := range b.game.Seats() {
		seat := game.Seat(i)
		l.Lines = append(l.Lines, board.LedgerLine{Name: b.short(seat), Faction: b.game.Base(seat).ID, Done: true,
			Goods: []art.Run{{Good: rules.VP.String(), N: 1}}, Count: strconv.Itoa(int(points[i]))})
	}
	b.model.Ledger = l
	b.model.Phases.Index = len(b.model.Phases.Labels) - 1
	b.model.Phases.Now = b.model.Phases.Labels[b.model.Phases.Index]
}
