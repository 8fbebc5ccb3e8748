package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/board"
)

// happening is what moves in the moment that is shown: tokens that are gained, paid and stolen.
func (b *builder) happening() {
	if b.Stands {
		return
	}
	for _, s := range b.Happening() {
		e := s.Event
		b.shows(&s)
		switch e.Type {
		case rules.EvGain:
			from := b.giver(e)
			b.model.Glows = append(b.model.Glows, from...)
			to := []table.Spot{b.baseToken(e.Seat, rules.Good(e.Other-1)), b.seatSpot(e.Seat), b.placeOf(e.Seat)}
			if e.To > 0 {
				to = append([]table.Spot{b.pieceSpot(rules.Card(e.To))}, to...)
			}
			b.fly(rules.Good(e.Other-1), int(e.N), from, to)
		case rules.EvDraw:
			if l := b.model.Ledger; l != nil && l.Staged {
				for _, line := range l.Lines {
					if line.Now {
						b.model.Glows = append(b.model.Glows, line.Spot)
						b.fly(rules.GoodCard, 1, []table.Spot{line.Spot},
							[]table.Spot{b.cardSpot(rules.Card(e.Piece)), b.seatSpot(e.Seat)})
					}
				}
			}
		case rules.EvRob:
			whom := game.Seat(e.To - 1)
			b.fly(rules.Good(e.Other-1), 1, []table.Spot{b.seatSpot(whom), b.placeOf(whom)},
				[]table.Spot{b.baseToken(e.Seat, rules.Good(e.Other-1)), b.seatSpot(e.Seat)})
			b.model.Glows = append(b.model.Glows, b.pieceSpot(rules.Card(e.Piece)))
		case rules.EvVisit:
			b.fly(rules.Worker, 1, []table.Spot{b.baseToken(e.Seat, rules.Worker), b.seatSpot(e.Seat)},
				[]table.Spot{b.pieceSpot(rules.Card(e.Piece)), b.seatSpot(game.Seat(e.To - 1))})
			b.model.Glows = append(b.model.Glows, b.pieceSpot(rules.Card(e.Piece)))
		case rules.EvWork, rules.EvSettle, rules.EvPlace:
			b.model.Glows = append(b.model.Glows, b.pieceSpot(rules.Card(e.Piece)))
		}
	}
}

// shows has the card lie large that somebody else does something with, and lets it move to where it comes to lie.
func (b *builder) shows(s *table.Step) {
	e := s.Event
	c := rules.Card(e.Piece)
	switch e.Type {
	case rules.EvPlay, rules.EvSettle, rules.EvWork, rules.EvVisit, rules.EvRob:
		if e.Seat != b.View.Who && !s.Mine && c != rules.NoCard {
			b.model.Playing = b.printOf(c)
		}
	}
	switch e.Type {
	case rules.EvSettle:
		b.model.Arrivals = append(b.model.Arrivals, board.Arrival{Print: b.printOf(c),
			From: []table.Spot{b.cardSpot(c), b.seatSpot(e.Seat), b.placeOf(e.Seat)},
			To:   []table.Spot{b.pieceSpot(c), b.seatSpot(e.Seat), b.placeOf(e.Seat)}})
	case rules.EvTake:
		to := []table.Spot{b.cardSpot(c)}
		if e.Seat != b.View.Who {
			to = nil
			for i := range 2 * len(b.game.Seats()) {
				to = append(to, b.seatSpot(e.Seat).Tagged(i))
			}
		}
		b.model.Arrivals = append(b.model.Arrivals, board.Arrival{Print: b.printOf(c),
			From: []table.Spot{b.cardSpot(c)}, To: to})
	}
}

// baseToken is a kind of tokens on a base.
func (b *builder) baseToken(seat game.Seat, k rules.Good) table.Spot {
	return voice.TokenSpot(b.game, seat, rules.FromBase, k)
}

// giver is where what is gained comes from.
func (b *builder) giver(e game.Event) []table.Spot {
	if c := rules.Card(e.Cause); e.Cause > 0 && e.Cause <= rules.CardCount {
		return []table.Spot{b.pieceSpot(c), b.seatSpot(e.Seat)}
	}
	return []table.Spot{b.seatSpot(e.Seat), b.placeOf(e.Seat)}
}

// fly adds a flight of tokens.
func (b *builder) fly(good rules.Good, n int, from, to []table.Spot) {
	b.model.Flights = append(b.model.Flights, board.Flight{Good: good.String(), N: n, From: from, To: to})
}
