package state51

import "onelongnight/game"

// The events. Each is about a seat, or about nobody.
type (
	// RoundBegan says that a round begins. The seat is the first player.
	RoundBegan struct {
		game.Seat
		Round int
	}
	// Revealed says that a card of the deck joins the row.
	Revealed struct {
		game.Nobody
		game.Revealing
		Card Card
	}
	// Took says that a seat takes a card from the row.
	Took struct {
		game.Seat
		Card Card
	}
	// Drew says that a seat draws a card from the deck. It is NoCard for seats that may not know it.
	Drew struct {
		game.Seat
		game.Revealing
		Card Card
		Left int // cards left in the deck
	}
	// Shuffled says that the discard pile is shuffled and becomes the deck.
	Shuffled struct {
		game.Nobody
		game.Revealing
		Cards int
	}
	// Discarded says that a seat discards a card or, if there is no seat, that it is discarded from what is left of the
	// row.
	Discarded struct {
		game.Seat
		Card  Card
		Drawn bool // just drawn, so that nobody knew it
	}
	// Produced says that a seat's production begins.
	Produced struct{ game.Seat }
	// ActionsBegan says that the actions of a round begin. The seat acts first.
	ActionsBegan struct{ game.Seat }
	// Gained says that a seat gains goods.
	Gained struct {
		game.Seat
		Good Good
		N    int
		On   Card // the card that victory tokens are put on; NoCard for the base
		By   Giver
	}
	// Paid says that a seat pays goods.
	Paid struct {
		game.Seat
		Good Good
		N    int
		From Purse
	}
	// Played says that a seat plays a card of its hand.
	Played struct {
		game.Seat
		Card, Old Card // Old is the card that will be replaced, or NoCard
		As        Verb
	}
	// Used says that a seat uses its faction's contact.
	Used struct {
		game.Seat
		Contact Giver
	}
	// Settled says that a played card has found its place. As is what it is there, in the protocol's words.
	Settled struct {
		game.Seat
		Card Card
		As   string
	}
	// Swapped says that a seat swaps two cards for one.
	Swapped struct{ game.Seat }
	// Worked says that a seat uses the action of its location or leader.
	Worked struct {
		game.Seat
		Card Card
	}
	// Visit says that a seat visits an open location of another one.
	Visit struct {
		game.Seat
		Card  Card
		Owner game.Seat
	}
	// Hired says that a seat sends two workers to get a resource.
	Hired struct{ game.Seat }
	// Stored says that goods go from a seat's base to its store.
	Stored struct {
		game.Seat
		Good Good
		N    int
	}
	// Placed says that a seat puts a good on its card.
	Placed struct {
		game.Seat
		Card Card
		Good Good
	}
	// Robbed says that a seat steals a good from another one, by a card's action.
	Robbed struct {
		game.Seat
		Card Card
		Good Good
		Whom game.Seat
		From Purse
	}
	// Passed says that a seat passes for this round.
	Passed struct{ game.Seat }
	// GaveUp says that the seat concedes.
	GaveUp struct{ game.Seat }
	// Scored has the points of every seat at the end of a round.
	Scored struct {
		game.Nobody
		Round  int
		Points [game.MaxSeats]int
	}
	// Ended says that the game ends. The seat is the first of the winners.
	Ended struct {
		game.Seat
		Winners uint8 // bit n for seat n
		Why     Why
	}
)

// The values of Settled.As.
const (
	asSpoil     = "spoil"
	asAgreement = "agreement"
	asLocation  = "location"
	asLeader    = "leader"
)

// Giver is where goods come from: a card by its number, a base, a faction contact, or 0 for the rules.
type Giver uint16

const (
	byRule       Giver = 0
	firstBase    Giver = 100
	firstContact Giver = 110
)

// GiverID returns the id of a giver, or "rule" for the rules.
func (g *Game) GiverID(n Giver) string {
	switch d := g.data; {
	case n >= firstContact:
		return d.contactIDs[n-firstContact]
	case n >= firstBase:
		return d.Bases[n-firstBase].ID
	case n > 0:
		return d.ids[n]
	}
	return "rule"
}

// Card returns the card that gives, or NoCard for another giver.
func (n Giver) Card() Card {
	if n > CardCount {
		return NoCard
	}
	return Card(n)
}

// Name returns the event's name in the protocol; the methods below do the same.
func (RoundBegan) Name() string   { return "round" }
func (Revealed) Name() string     { return "row" }
func (Took) Name() string         { return "take" }
func (Drew) Name() string         { return "draw" }
func (Shuffled) Name() string     { return "shuffle" }
func (Discarded) Name() string    { return "discard" }
func (Produced) Name() string     { return "produce" }
func (ActionsBegan) Name() string { return "actions" }
func (Gained) Name() string       { return "gain" }
func (Paid) Name() string         { return "pay" }
func (Played) Name() string       { return "play" }
func (Used) Name() string         { return "use" }
func (Settled) Name() string      { return "settle" }
func (Swapped) Name() string      { return "swap" }
func (Worked) Name() string       { return "work" }
func (Visit) Name() string        { return "visit" }
func (Hired) Name() string        { return "hire" }
func (Stored) Name() string       { return "store" }
func (Placed) Name() string       { return "place" }
func (Robbed) Name() string       { return "rob" }
func (Passed) Name() string       { return "pass" }
func (GaveUp) Name() string       { return "concede" }
func (Scored) Name() string       { return "score" }
func (Ended) Name() string        { return "over" }

// Seen hides the card from other seats.
func (e Drew) Seen(by game.Seat) game.Event {
	if by != e.Seat && by != game.NoSeat {
		e.Card = NoCard
	}
	return e
}

// Reveals reports whether the card comes straight from the deck, where nobody knew it.
func (e Discarded) Reveals() bool { return e.Drawn }

// WonBy reports whether a seat is among the winners.
func (e Ended) WonBy(seat game.Seat) bool { return e.Winners>>seat&1 != 0 }

// CardOf returns the card that an event is about or that caused it, or NoCard.
func CardOf(e game.Event) Card {
	switch e := e.(type) {
	case Revealed:
		return e.Card
	case Took:
		return e.Card
	case Drew:
		return e.Card
	case Discarded:
		return e.Card
	case Gained:
		return e.By.Card()
	case Played:
		return e.Card
	case Settled:
		return e.Card
	case Worked:
		return e.Card
	case Visit:
		return e.Card
	case Placed:
		return e.Card
	case Robbed:
		return e.Card
	}
	return NoCard
}
