package aurora

import "onelongnight/game"

// What happens to a convoy: its survivors, goods, objects and vehicles.
type (
	// Recruited is a survivor who joins the seat.
	Recruited onCard
	// Lost is a survivor who is lost.
	Lost onCard
	// Skilled is a survivor with antifreeze.
	Skilled onCard
	// Stationed is a survivor who moves to another station.
	Stationed struct {
		game.Seat
		OnCard
		From, To Station
	}
	// Contaminated is a survivor with so many tokens of it now.
	Contaminated struct {
		game.Seat
		OnCard
		Tokens int
	}
	// Cleaned is a survivor with a token less.
	Cleaned onCard
	// Spent are tokens paid.
	Spent struct {
		game.Seat
		Token Token
		N     int
	}
	// Dropped are tokens that do not fit.
	Dropped Spent
	// Gained are tokens from a card, or with NoCard from elsewhere.
	Gained struct {
		game.Seat
		Token Token
		N     int
		By    Card
	}
	// FameChanged is fame that is more or less, and as much now.
	FameChanged struct {
		game.Seat
		By, Fame int
	}
	// ObjectDrawn is an object: NoObject for who may not know which. One of the Automa nobody knows.
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
	// ObjectPlayed is an object that does what it says.
	ObjectPlayed ObjectShelved
	// Coupled is a car in the stead of an old one.
	Coupled struct {
		game.Seat
		OnCard
		Old Card
	}
	// LetGo is a trailer with what lies on it.
	LetGo struct {
		game.Seat
		OnCard
		Top Card
	}
	// Damaged is a place on a car, with the token lost there. The Automa has no cars.
	Damaged struct {
		game.Seat
		Place PlaceNumber
		Car   Card
		Lost  Token
	}
	// Repaired is a place that is whole again.
	Repaired struct {
		game.Seat
		Place PlaceNumber
		Car   Card
	}
	// Stowed is a convoy made ready for the attack.
	Stowed struct{ game.Seat }
)

// Name is the protocol's; so are the others.
func (Recruited) Name() string     { return "recruit" }
func (Lost) Name() string          { return "lose" }
func (Skilled) Name() string       { return "skill" }
func (Stationed) Name() string     { return "station" }
func (Contaminated) Name() string  { return "contaminate" }
func (Cleaned) Name() string       { return "clean" }
func (Spent) Name() string         { return "spend" }
func (Dropped) Name() string       { return "drop" }
func (Gained) Name() string        { return "gain" }
func (FameChanged) Name() string   { return "fame" }
func (ObjectDrawn) Name() string   { return "draw" }
func (ObjectShelved) Name() string { return "shelve" }
func (ObjectPlayed) Name() string  { return "object" }
func (Coupled) Name() string       { return "install" }
func (LetGo) Name() string         { return "detach" }
func (Damaged) Name() string       { return "damage" }
func (Repaired) Name() string      { return "repair" }
func (Stowed) Name() string        { return "stow" }

// Seen hides an object from all but its owner.
func (e ObjectDrawn) Seen(by game.Seat) game.Event {
	if by != game.NoSeat && (e.Unseen || by != e.Seat) {
		e.Object = NoObject
	}
	return e
}
