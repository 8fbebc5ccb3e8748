package aurora

import "onelongnight/game"

// OnCard is the card of exploration, a survivor or an enemy, that an event is about; NoCard for who may not know it.
type OnCard struct{ Card Card }

func (c OnCard) on() Card { return c.Card }

// CardOf is the card that an event is about, NoCard for none.
func CardOf(e game.Event) Card {
	if c, ok := e.(interface{ on() Card }); ok {
		return c.on()
	}
	return NoCard
}

// PlaceNumber is a Spot of a convoy, or of the Automa's board its number where that is concerned.
type PlaceNumber uint8

// What can happen.
type (
	// RoundBegan is the beginning of a round.
	RoundBegan struct {
		game.Nobody
		game.Revealing
		Round int
	}
	// PhaseBegan is the beginning of a phase.
	PhaseBegan struct {
		game.Nobody
		Phase Phase
	}
	// Revealed is a card turned into a slot, or into 0 an event.
	Revealed struct {
		game.Nobody
		game.Revealing
		OnCard
		Slot uint8
	}
	// Discarded is a card that goes to the discard pile of exploration.
	Discarded struct {
		game.Nobody
		OnCard
	}
	// SlotsClosed are the slots that close up.
	SlotsClosed struct{ game.Nobody }
	// Explored is a card in a slot.
	Explored struct {
		game.Seat
		OnCard
		Slot uint8
	}
	// onCard is what a seat does with a card, or what happens to one of its survivors.
	onCard struct {
		game.Seat
		OnCard
	}
	// Went is a survivor who explores too.
	Went onCard
	// Ate is a survivor who gets more skill by it.
	Ate onCard
	// Passed is a survivor who rests in the stead of exploring.
	Passed onCard
	// Recruited is a survivor who joins the seat.
	Recruited onCard
	// Lost is a survivor who is lost.
	Lost onCard
	// Skilled is a survivor with antifreeze.
	Skilled onCard
	// Ignored is an enemy that spares the seat.
	Ignored onCard
	// Declined is loot that is left.
	Declined onCard
	// BonusTaken is the bonus of a slot.
	BonusTaken struct {
		game.Seat
		Bonus Bonus
		Slot  uint8
	}
	// BlockTaken are the tokens on one side of a card, 0 for the left one.
	BlockTaken struct {
		game.Seat
		OnCard
		Slot, Side uint8
	}
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
	// Drove is a drive from space to space over shortcuts, a bit each.
	Drove struct {
		game.Seat
		From, To int
		Ways     uint8
	}
	// Boarded is the first convoy that reaches the Aurora, who may yet turn away.
	Boarded struct {
		game.Seat
		Yet bool
	}
	// EdgeClosed is an edge under an avalanche.
	EdgeClosed struct {
		game.Nobody
		Edge Edge
	}
	// MineLaid is a mine on an edge.
	MineLaid struct {
		game.Seat
		Edge Edge
	}
	// MineExploded is a mine that goes off under the seat.
	MineExploded MineLaid
	// BeaconFound is what lies on a space.
	BeaconFound struct {
		game.Seat
		Beacon Beacon
		Space  uint8
	}
	// Reordered is the turn track of so many sides.
	Reordered struct {
		game.Nobody
		Order [game.MaxSeats]game.Seat
		Sides int
	}
	// Stowed is a convoy made ready for the attack.
	Stowed struct{ game.Seat }
	// Ambushed is an enemy that comes to a region.
	Ambushed struct {
		game.Nobody
		game.Revealing
		OnCard
		Region uint8
	}
	// Fired is a shot at an enemy with a weapon of a level, by a result.
	Fired struct {
		game.Seat
		game.Revealing
		OnCard
		Weapon PlaceNumber
		Result uint8
		Level  int
		Damage int
		Jam    bool
	}
	// Marked is a target put into a box of an enemy, counted from 1.
	Marked struct {
		game.Seat
		OnCard
		Box int
	}
	// Lifted is a target taken out of its box.
	Lifted Marked
	// Ousted is the target of another seat, which gives way.
	Ousted struct {
		game.Seat
		OnCard
		Box  int
		Whom game.Seat
	}
	// Defeated is an enemy that falls to the seat, by a result, with its loot.
	Defeated struct {
		game.Seat
		game.Revealing
		OnCard
		Loot   Card
		Result uint8
	}
	// Looted is loot that is taken; what the Automa takes nobody knows.
	Looted struct {
		game.Seat
		OnCard
		Unseen bool
	}
	// EnemiesFired is the fire of the enemies of a region at a zone, by a result.
	EnemiesFired struct {
		game.Nobody
		game.Revealing
		Region, Result uint8
		Zone           Zone
	}
	// Left is an enemy that leaves.
	Left struct {
		game.Nobody
		OnCard
	}
	// ActionTurned is a card of the Automa: for a slot with a card in it, NoCard for none, or because it ate.
	ActionTurned struct {
		game.Seat
		game.Revealing
		Action, Slot uint8
		Found        Card
		Ate          bool
	}
	// ActionEnded is what a card of the Automa does at the end of the round.
	ActionEnded struct {
		game.Seat
		Action uint8
	}
	// ResultDrawn is a result that says the row of the Automa that is damaged.
	ResultDrawn struct {
		game.Seat
		game.Revealing
		Result uint8
	}
	// Sailed is the Aurora, by her number and perhaps for an event, to a space.
	Sailed struct {
		game.Nobody
		Number, Space int
		Course        Card
	}
	// WentOut is a seat without survivors.
	WentOut struct{ game.Seat }
	// GaveUp is a seat that concedes.
	GaveUp struct{ game.Seat }
	// Scored are the points of a seat at the end.
	Scored struct {
		game.Seat
		Points
	}
	// Ended is the end of the game, won by the seat.
	Ended struct {
		game.Seat
		Why Why
	}
)

// Name is the protocol's; so are the others.
func (RoundBegan) Name() string    { return "round" }
func (PhaseBegan) Name() string    { return "phase" }
func (Revealed) Name() string      { return "reveal" }
func (Discarded) Name() string     { return "discard" }
func (SlotsClosed) Name() string   { return "slide" }
func (Explored) Name() string      { return "explore" }
func (Went) Name() string          { return "use" }
func (Ate) Name() string           { return "boost" }
func (BonusTaken) Name() string    { return "bonus" }
func (BlockTaken) Name() string    { return "block" }
func (Passed) Name() string        { return "pass" }
func (Stationed) Name() string     { return "station" }
func (Recruited) Name() string     { return "recruit" }
func (Lost) Name() string          { return "lose" }
func (Contaminated) Name() string  { return "contaminate" }
func (Cleaned) Name() string       { return "clean" }
func (Skilled) Name() string       { return "skill" }
func (Gained) Name() string        { return "gain" }
func (Spent) Name() string         { return "spend" }
func (Dropped) Name() string       { return "drop" }
func (FameChanged) Name() string   { return "fame" }
func (ObjectDrawn) Name() string   { return "draw" }
func (ObjectShelved) Name() string { return "shelve" }
func (ObjectPlayed) Name() string  { return "object" }
func (Coupled) Name() string       { return "install" }
func (LetGo) Name() string         { return "detach" }
func (Damaged) Name() string       { return "damage" }
func (Repaired) Name() string      { return "repair" }
func (Drove) Name() string         { return "drive" }
func (Boarded) Name() string       { return "aboard" }
func (EdgeClosed) Name() string    { return "close" }
func (MineExploded) Name() string  { return "blow" }
func (MineLaid) Name() string      { return "mine" }
func (BeaconFound) Name() string   { return "beacon" }
func (Reordered) Name() string     { return "order" }
func (Stowed) Name() string        { return "stow" }
func (Ignored) Name() string       { return "ignore" }
func (Ambushed) Name() string      { return "ambush" }
func (Fired) Name() string         { return "shot" }
func (Marked) Name() string        { return "mark" }
func (Lifted) Name() string        { return "lift" }
func (Ousted) Name() string        { return "oust" }
func (Defeated) Name() string      { return "defeat" }
func (Looted) Name() string        { return "loot" }
func (Declined) Name() string      { return "decline" }
func (EnemiesFired) Name() string  { return "enemy-fire" }
func (Left) Name() string          { return "leave" }
func (ActionTurned) Name() string  { return "action" }
func (ActionEnded) Name() string   { return "last" }
func (ResultDrawn) Name() string   { return "result" }
func (Sailed) Name() string        { return "aurora" }
func (WentOut) Name() string       { return "out" }
func (GaveUp) Name() string        { return "concede" }
func (Scored) Name() string        { return "score" }
func (Ended) Name() string         { return "over" }

// Seen hides an object from all but its owner.
func (e ObjectDrawn) Seen(by game.Seat) game.Event {
	if by != game.NoSeat && (e.Unseen || by != e.Seat) {
		e.Object = NoObject
	}
	return e
}

// Seen hides what the Automa takes.
func (e Looted) Seen(by game.Seat) game.Event {
	if by != game.NoSeat && e.Unseen {
		e.Card = NoCard
	}
	return e
}
