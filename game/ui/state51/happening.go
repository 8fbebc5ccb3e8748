package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/board"
)

// happening builds the movements at the moment shown: tokens that are gained, paid or stolen.
func (b *builder) happening() {
	if b.Stands {
		return
	}
	for _, s := range b.Happening() {
		b.shows(&s)
		switch e := s.Event.(type) {
		case rules.Gained:
			from := b.giver(e)
			b.model.Glows = append(b.model.Glows, from...)
			to := []table.Spot{b.baseToken(e.Seat, e.Good), b.seatSpot(e.Seat), b.placeOf(e.Seat)}
			if e.On != rules.NoCard {
				to = append([]table.Spot{b.pieceSpot(e.On)}, to...)
			}
			b.fly(e.Good, e.N, from, to)
		case rules.Drew:
			if l := b.model.Ledger; l != nil && l.Staged {
				for _, line := range l.Lines {
					if line.Now {
						b.model.Glows = append(b.model.Glows, line.Spot)
						b.fly(rules.GoodCard, 1, []table.Spot{line.Spot},
							[]table.Spot{b.cardSpot(e.Card), b.seatSpot(e.Seat)})
					}
				}
			}
		case rules.Robbed:
			b.fly(e.Good, 1, []table.Spot{b.seatSpot(e.Whom), b.placeOf(e.Whom)},
				[]table.Spot{b.baseToken(e.Seat, e.Good), b.seatSpot(e.Seat)})
			b.model.Glows = append(b.model.Glows, b.pieceSpot(e.Card))
		case rules.Visit:
			b.fly(rules.Worker, 1, []table.Spot{b.baseToken(e.Seat, rules.Worker), b.seatSpot(e.Seat)},
				[]table.Spot{b.pieceSpot(e.Card), b.seatSpot(e.Owner)})
			b.model.Glows = append(b.model.Glows, b.pieceSpot(e.Card))
		case rules.Worked, rules.Settled, rules.Placed:
			b.model.Glows = append(b.model.Glows, b.pieceSpot(rules.CardOf(e)))
		}
	}
}

// shows shows large the card that somebody else is using, and moves it to its new place.
func (b *builder) shows(s *table.Step) {
	c := rules.CardOf(s.Event)
	switch e := s.Event.(type) {
	case rules.Played, rules.Settled, rules.Worked, rules.Visit, rules.Robbed:
		if e.Who() != b.View.Who && !s.Mine && c != rules.NoCard {
			b.model.Playing = b.printOf(c)
		}
	}
	switch e := s.Event.(type) {
	case rules.Settled:
		b.model.Arrivals = append(b.model.Arrivals, board.Arrival{Print: b.printOf(c),
			From: []table.Spot{b.cardSpot(c), b.seatSpot(e.Seat), b.placeOf(e.Seat)},
			To:   []table.Spot{b.pieceSpot(c), b.seatSpot(e.Seat), b.placeOf(e.Seat)}})
	case rules.Took:
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

func (b *builder) baseToken(seat game.Seat, k rules.Good) table.Spot {
	return voice.TokenSpot(b.game, seat, rules.FromBase, k)
}

// giver returns the spots that gained goods come from.
func (b *builder) giver(e rules.Gained) []table.Spot {
	if c := e.By.Card(); c != rules.NoCard {
		return []table.Spot{b.pieceSpot(c), b.seatSpot(e.Seat)}
	}
	return []table.Spot{b.seatSpot(e.Seat), b.placeOf(e.Seat)}
}

// fly adds a flight of tokens.
func (b *builder) fly(good rules.Good, n int, from, to []table.Spot) {
	b.model.Flights = append(b.model.Flights, board.Flight{Good: good.String(), N: n, From: from, To: to})
}
