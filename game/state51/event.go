package state51

import "onelongnight/game"

// What can happen.
type (
	// RoundBegan is the beginning of a round, of which the seat is the first player.
	RoundBegan struct {
		game.Seat
		Round int
	}
	// Revealed is a card that joins the row.
	Revealed struct {
		game.Nobody
		game.Revealing
		Card Card
	}
	// Took is a card taken from the row.
	Took struct {
		game.Seat
		Card Card
	}
	// Drew is a card drawn from the deck: NoCard for those who may not know which.
	Drew struct {
		game.Seat
		game.Revealing
		Card Card
		Left int // in the deck
	}
	// Shuffled is the discard pile that becomes the deck.
	Shuffled struct {
		game.Nobody
		game.Revealing
		Cards int
	}
	// Discarded is a card that goes to the discard pile: of a seat, or without one the rest of the row.
	Discarded struct {
		game.Seat
		Card  Card
		Drawn bool // just now, so that nobody knew it
	}
	// Produced is the beginning of a seat's production.
	Produced struct{ game.Seat }
	// ActionsBegan is the beginning of the phase of actions, with who is first.
	ActionsBegan struct{ game.Seat }
	// Gained are goods that somebody is given.
	Gained struct {
		game.Seat
		Good Good
		N    int
		On   Card // on which tokens of victory come to lie, NoCard for the base
		By   Giver
	}
	// Paid are goods paid.
	Paid struct {
		game.Seat
		Good Good
		N    int
		From Purse
	}
	// Played is a card played from the hand.
	Played struct {
		game.Seat
		Card, Old Card // Old is the one that it will replace, or NoCard
		As        Verb
	}
	// Used is a faction contact.
	Used struct {
		game.Seat
		Contact Giver
	}
	// Settled is a card that comes to lie at the table, as what the protocol says.
	Settled struct {
		game.Seat
		Card Card
		As   string
	}
	// Swapped is the exchange of cards.
	Swapped struct{ game.Seat }
	// Worked is a location whose action is used.
	Worked struct {
		game.Seat
		Card Card
	}
	// Visit is that of an open location of another seat.
	Visit struct {
		game.Seat
		Card  Card
		Owner game.Seat
	}
	// Hired are two workers sent for a resource.
	Hired struct{ game.Seat }
	// Stored are goods that come from the base to the store.
	Stored struct {
		game.Seat
		Good Good
		N    int
	}
	// Placed is a good put on a card.
	Placed struct {
		game.Seat
		Card Card
		Good Good
	}
	// Robbed is a good stolen from another seat, by the action of a card.
	Robbed struct {
		game.Seat
		Card Card
		Good Good
		Whom game.Seat
		From Purse
	}
	// Passed is the last action of a seat in a round.
	Passed struct{ game.Seat }
	// GaveUp is the end by one who concedes.
	GaveUp struct{ game.Seat }
	// Scored are the points of all at the end of a round.
	Scored struct {
		game.Nobody
		Round  int
		Points [game.MaxSeats]int
	}
	// Ended is the end of the game, with the first of the winners.
	Ended struct {
		game.Seat
		Winners uint8 // bit n for seat n
		Why     Why
	}
)

// As what a card comes to lie.
const (
	asSpoil     = "spoil"
	asAgreement = "agreement"
	asLocation  = "location"
	asLeader    = "leader"
)

// Giver is who gives: a card by its number, a base, a faction contact, or 0 for the rules.
type Giver uint16

const (
	byRule       Giver = 0
	firstBase    Giver = 100
	firstContact Giver = 110
)

// GiverID returns the id of a giver, "rule" for the rules.
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

// Card returns the card that gives, NoCard for any other.
func (n Giver) Card() Card {
	if n > CardCount {
		return NoCard
	}
	return Card(n)
}

// Name returns the protocol's; so are the others.
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

// Seen hides the card from all others.
func (e Drew) Seen(by game.Seat) game.Event {
	if by != e.Seat && by != game.NoSeat {
		e.Card = NoCard
	}
	return e
}

// Reveals reports whether a card was drawn that nobody knew.
func (e Discarded) Reveals() bool { return e.Drawn }

// WonBy reports whether a seat is among the winners.
func (e Ended) WonBy(seat game.Seat) bool { return e.Winners>>seat&1 != 0 }

// CardOf returns the card that an event is about or comes of, NoCard for none.
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
