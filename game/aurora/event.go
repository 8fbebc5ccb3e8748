package aurora

import "onelongnight/game"

// OnCard is the card that an event is about: of exploration, a survivor, an enemy or loot. It is NoCard for whoever may
// not know it.
type OnCard struct{ Card Card }

func (c OnCard) on() Card { return c.Card }

// CardOf returns the card that an event is about, NoCard if none.
func CardOf(e game.Event) Card {
	if c, ok := e.(interface{ on() Card }); ok {
		return c.on()
	}
	return NoCard
}

// PlaceNumber is the Spot of a place of a convoy, or the number of a place of the Automa's board.
type PlaceNumber uint8

// Events about rounds, cards of exploration, seats and the Automa.
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
	// Revealed is a card turned over into a slot; an event card has slot 0.
	Revealed struct {
		game.Nobody
		game.Revealing
		OnCard
		Slot uint8
	}
	// Discarded is a card that goes to the exploration discard pile.
	Discarded struct {
		game.Nobody
		OnCard
	}
	// SlotsClosed is the cards in the slots sliding left to close gaps.
	SlotsClosed struct{ game.Nobody }
	// Explored is the choice of a slot to explore.
	Explored struct {
		game.Seat
		OnCard
		Slot uint8
	}
	// onCard is an event about a seat and a card, mostly one of its survivors.
	onCard struct {
		game.Seat
		OnCard
	}
	// Went is the choice of a survivor to take part in exploring.
	Went onCard
	// Ate is a food spent for 1 more skill of a survivor who explores.
	Ate onCard
	// Passed is a survivor who goes to Rest instead of exploring (7.10).
	Passed onCard
	// BonusTaken is the choice of a slot's bonus.
	BonusTaken struct {
		game.Seat
		Bonus Bonus
		Slot  uint8
	}
	// BlockTaken is the taking of all tokens on one side of a location: 0 is left, 1 right.
	BlockTaken struct {
		game.Seat
		OnCard
		Slot, Side uint8
	}
	// Reordered is the new order of the turn track; Sides says how many entries of Order count.
	Reordered struct {
		game.Nobody
		Order [game.MaxSeats]game.Seat
		Sides int
	}
	// ActionTurned is a card that the Automa turns over. It explores Slot, where it finds the card Found or nothing; if
	// Ate is set it was turned over for a food in the Rest phase.
	ActionTurned struct {
		game.Seat
		game.Revealing
		Action, Slot uint8
		Found        Card
		Ate          bool
	}
	// ActionEnded is the start of the end effects of an Automa card (15.8).
	ActionEnded struct {
		game.Seat
		Action uint8
	}
	// ResultDrawn is a result that says which row of the Automa's board is damaged.
	ResultDrawn struct {
		game.Seat
		game.Revealing
		Result uint8
	}
	// WentOut is a seat that is out, having lost its last survivor.
	WentOut struct{ game.Seat }
	// GaveUp is a seat that gives up.
	GaveUp struct{ game.Seat }
	// Scored is the points of a seat at the end.
	Scored struct {
		game.Seat
		Points
	}
	// Ended is the end of the game; the seat is the winner.
	Ended struct {
		game.Seat
		Why Why
	}
)

// Name returns the name of the event in the protocol; so do the methods below.
func (RoundBegan) Name() string    { return "round" }
func (PhaseBegan) Name() string    { return "phase" }
func (Revealed) Name() string      { return "reveal" }
func (Discarded) Name() string     { return "discard" }
func (SlotsClosed) Name() string   { return "slide" }
func (Explored) Name() string      { return "explore" }
func (Went) Name() string          { return "use" }
func (Ate) Name() string           { return "boost" }
func (Passed) Name() string        { return "pass" }
func (BonusTaken) Name() string    { return "bonus" }
func (BlockTaken) Name() string    { return "block" }
func (Reordered) Name() string     { return "order" }
func (ActionTurned) Name() string  { return "action" }
func (ActionEnded) Name() string   { return "last" }
func (ResultDrawn) Name() string   { return "result" }
func (WentOut) Name() string       { return "out" }
func (GaveUp) Name() string        { return "concede" }
func (Scored) Name() string        { return "score" }
func (Ended) Name() string         { return "over" }
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
func (Ignored) Name() string       { return "ignore" }
func (Declined) Name() string      { return "decline" }
func (Drove) Name() string         { return "drive" }
func (Boarded) Name() string       { return "aboard" }
func (EdgeClosed) Name() string    { return "close" }
func (MineLaid) Name() string      { return "mine" }
func (MineExploded) Name() string  { return "blow" }
func (BeaconFound) Name() string   { return "beacon" }
func (Ambushed) Name() string      { return "ambush" }
func (Fired) Name() string         { return "shot" }
func (Marked) Name() string        { return "mark" }
func (Lifted) Name() string        { return "lift" }
func (Ousted) Name() string        { return "oust" }
func (Defeated) Name() string      { return "defeat" }
func (Looted) Name() string        { return "loot" }
func (EnemiesFired) Name() string  { return "enemy-fire" }
func (Left) Name() string          { return "leave" }
func (Sailed) Name() string        { return "aurora" }
