package aurora

import "onelongnight/game"

// Events about a convoy: its survivors, goods, objects and vehicles.
type (
	// Recruited is a survivor who joins the seat.
	Recruited onCard
	// Lost is a survivor who is lost.
	Lost onCard
	// Skilled is a survivor who gets antifreeze.
	Skilled onCard
	// Stationed is a survivor who moves to another station.
	Stationed struct {
		game.Seat
		OnCard
		From, To Station
	}
	// Contaminated is a survivor who gets a contamination token, and has Tokens of them now. For the Automa neither the
	// card nor the number is given.
	Contaminated struct {
		game.Seat
		OnCard
		Tokens int
	}
	// Cleaned is a survivor who loses a contamination token.
	Cleaned onCard
	// Spent is tokens that are paid.
	Spent struct {
		game.Seat
		Token Token
		N     int
	}
	// Dropped is tokens that are dropped because they do not fit.
	Dropped Spent
	// Gained is tokens that come from the card By, or with NoCard from elsewhere.
	Gained struct {
		game.Seat
		Token Token
		N     int
		By    Card
	}
	// FameChanged is fame that changes by By and is Fame now.
	FameChanged struct {
		game.Seat
		By, Fame int
	}
	// ObjectDrawn is an object that a seat draws, NoObject for whoever may not know which. Unseen is one of the
	// Automa's, which nobody may know.
	ObjectDrawn struct {
		game.Seat
		game.Revealing
		Object Object
		Unseen bool
	}
	// ObjectShelved is an object that is discarded.
	ObjectShelved struct {
		game.Seat
		Object Object
	}
	// ObjectPlayed is an object that is played for its effect.
	ObjectPlayed ObjectShelved
	// Coupled is a truck, trailer or equipment installed, in the place of Old unless that is NoCard.
	Coupled struct {
		game.Seat
		OnCard
		Old Card
	}
	// LetGo is a trailer that is let go, with Top, the equipment on it, unless that is NoCard.
	LetGo struct {
		game.Seat
		OnCard
		Top Card
	}
	// Damaged is a place that is damaged, on Car, and the token lost there. Car is NoCard for the Automa, whose board
	// has no cars.
	Damaged struct {
		game.Seat
		Place PlaceNumber
		Car   Card
		Lost  Token
	}
	// Repaired is a place that is repaired.
	Repaired struct {
		game.Seat
		Place PlaceNumber
		Car   Card
	}
	// Stowed is a convoy whose cargo has been put on its places for the attack (10.2).
	Stowed struct{ game.Seat }
)

// ObjectOf returns the object that an event is about, NoObject for none.
func ObjectOf(e game.Event) Object {
	switch e := e.(type) {
	case ObjectDrawn:
		return e.Object
	case ObjectShelved:
		return e.Object
	case ObjectPlayed:
		return e.Object
	}
	return NoObject
}

// Seen hides an object from all but its owner, and the Automa's from everybody.
func (e ObjectDrawn) Seen(by game.Seat) game.Event {
	if by != game.NoSeat && (e.Unseen || by != e.Seat) {
		e.Object = NoObject
	}
	return e
}
