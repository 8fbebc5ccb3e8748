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

// What happens to rounds, cards of exploration, seats and the Automa.
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
	// Reordered is the turn track of so many sides.
	Reordered struct {
		game.Nobody
		Order [game.MaxSeats]game.Seat
		Sides int
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
func (RoundBegan) Name() string   { return "round" }
func (PhaseBegan) Name() string   { return "phase" }
func (Revealed) Name() string     { return "reveal" }
func (Discarded) Name() string    { return "discard" }
func (SlotsClosed) Name() string  { return "slide" }
func (Explored) Name() string     { return "explore" }
func (Went) Name() string         { return "use" }
func (Ate) Name() string          { return "boost" }
func (Passed) Name() string       { return "pass" }
func (BonusTaken) Name() string   { return "bonus" }
func (BlockTaken) Name() string   { return "block" }
func (Reordered) Name() string    { return "order" }
func (ActionTurned) Name() string { return "action" }
func (ActionEnded) Name() string  { return "last" }
func (ResultDrawn) Name() string  { return "result" }
func (WentOut) Name() string      { return "out" }
func (GaveUp) Name() string       { return "concede" }
func (Scored) Name() string       { return "score" }
func (Ended) Name() string        { return "over" }
