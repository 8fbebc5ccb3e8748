package convoy

import "onelongnight/game"

// About says what an event is about: the card that it affects, the card that causes it, and the city that is left and
// the present one. NoCard and Nowhere stand for none.
type About struct {
	Card, By   Card
	From, City City
}

func (a About) about() About { return a }

// AboutOf returns what an event is about.
func AboutOf(e game.Event) About {
	if a, ok := e.(interface{ about() About }); ok {
		return a.about()
	}
	return About{}
}

// The events. Each is about a seat, or about nobody.
type (
	// Redealt says that a seat's hand is dealt again.
	Redealt struct {
		game.Seat
		game.Revealing
	}
	// Kept says that a seat keeps its hand.
	Kept struct{ game.Seat }
	// BattleBegan says that a battle begins.
	BattleBegan struct {
		game.Nobody
		About
		Battle int
	}
	// PhaseBegan says that a phase begins, in which the seat acts.
	PhaseBegan struct {
		game.Seat
		About
		Phase Phase
	}
	// DistrictChosen says that the district to fight for was chosen.
	DistrictChosen struct {
		game.Seat
		About
		District int
	}
	// Drew says that a card is drawn. It is NoCard for a seat that may not know it.
	Drew struct {
		game.Seat
		game.Revealing
		About
		Why   string // the rule that caused it, if no card did
		Known bool   // known to the other side too
		Left  int    // cards left in the deck
	}
	// done is an event that has nothing to say but a seat, a card and a city.
	done struct {
		game.Seat
		About
	}
	// Played says that a unit comes into play.
	Played done
	// InstantPlayed says that an instant is played.
	InstantPlayed done
	// Used says that the ability of a unit or of its module is used.
	Used done
	// CitySupported says that the city's support is used.
	CitySupported done
	// Paid says that a card is discarded as a cost.
	Paid done
	// MovedTo says that a unit goes to another city. How is "send", "redeploy", "support", or "" for anything else.
	MovedTo struct {
		game.Seat
		About
		How string
	}
	// Crushed says that a unit was forced into a full city, and is discarded.
	Crushed done
	// Marked says that a unit gets a marker. Before and After are its strength.
	Marked struct {
		game.Seat
		About
		Value, Before, After int
	}
	// struck is something that Doer, a unit or another card, does to a unit.
	struck struct {
		game.Seat
		About
		Doer Card
	}
	// GaveShield says that a unit gets a shield.
	GaveShield struck
	// SwitchedOff says that a unit loses its ability.
	SwitchedOff struck
	// CaughtInNet says that a unit is netted.
	CaughtInNet struck
	// Killed says that a unit is killed.
	Killed struck
	// Copied says that Doer uses the ability of a unit as well.
	Copied struck
	// ModuleSwitchedOff says that the module of a unit stops working.
	ModuleSwitchedOff struct {
		game.Seat
		About
		Module Card
	}
	// Launched says that the EMP Launcher strikes a number of robots.
	Launched struct {
		game.Seat
		About
		Robots int
	}
	// Blocked says that a unit stays, as the Blocker is discarded instead.
	Blocked done
	// Discarded says that a unit is discarded, by Doer if there is one, or a module that lay under a unit, or a card of
	// a hand.
	Discarded struct {
		game.Seat
		About
		Doer, Under Card
	}
	// Returned says that a card goes back to the hand. For a module, Under is the unit that it lay under.
	Returned struct {
		game.Seat
		About
		Under Card
	}
	// Attached says that a module goes under a robot. Before and After are the robot's strength.
	Attached struct {
		game.Seat
		About
		Robot         Card
		Before, After int
	}
	// Captured says that a soldier takes a robot's module.
	Captured struct {
		game.Seat
		About
		Robot, Soldier Card
	}
	// Milled says that Moloch loses a card of its deck or, if that is empty, of its hand. How is "hand", "iron-gate",
	// or "" for anything else.
	Milled struct {
		game.Seat
		game.Revealing
		About
		How  string
		Left int // cards left in the deck
	}
	// Revealed says that a card of Moloch's deck is turned over.
	Revealed struct {
		game.Seat
		game.Revealing
		About
	}
	// ShuffledBack says that a card that was turned over is not lost, but shuffled into the deck.
	ShuffledBack Revealed
	// Recovered says that a card of the discard pile goes onto the deck.
	Recovered struct {
		game.Seat
		game.Revealing
		About
		Left int // cards left in the deck
	}
	// Spied says that a card in the seat's hand is seen.
	Spied Revealed
	// Widened says that a city gets one more position. Positions is how many it has then.
	Widened struct {
		game.Seat
		About
		Positions int
	}
	// DistrictAdded says that a city gets one more district. Districts is how many it has then.
	DistrictAdded struct {
		game.Seat
		About
		Districts int
	}
	// BattleDecided says how a battle ends. The seat wins it, or nobody.
	BattleDecided struct {
		game.Seat
		About
		District        int
		Moloch, Outpost int // their totals
	}
	// Triggered says that a unit's on-win ability works.
	Triggered done
	// Benefited says that a district's benefit is given. N is how many units or cards it can affect.
	Benefited struct {
		game.Seat
		About
		Benefit Benefit
		N       int
	}
	// DistrictFell says that a district is ravaged.
	DistrictFell struct {
		game.Seat
		About
		District int
	}
	// CityFell says that a city is destroyed.
	CityFell done
	// GaveUp says that the seat concedes.
	GaveUp struct{ game.Seat }
	// Ended says that the game ends. The seat wins it.
	Ended struct {
		game.Seat
		Why Why
	}
)

// Name returns the event's name in the protocol; the methods below do the same.
func (Redealt) Name() string           { return "mulligan" }
func (Kept) Name() string              { return "keep" }
func (BattleBegan) Name() string       { return "battle-begins" }
func (PhaseBegan) Name() string        { return "phase" }
func (DistrictChosen) Name() string    { return "district" }
func (Drew) Name() string              { return "draw" }
func (Played) Name() string            { return "play" }
func (InstantPlayed) Name() string     { return "instant" }
func (Used) Name() string              { return "use" }
func (CitySupported) Name() string     { return "support" }
func (Paid) Name() string              { return "pay" }
func (MovedTo) Name() string           { return "move" }
func (Crushed) Name() string           { return "crushed" }
func (Marked) Name() string            { return "marker" }
func (GaveShield) Name() string        { return "shield" }
func (SwitchedOff) Name() string       { return "hack" }
func (ModuleSwitchedOff) Name() string { return "hack-module" }
func (CaughtInNet) Name() string       { return "net" }
func (Copied) Name() string            { return "copy" }
func (Launched) Name() string          { return "launch" }
func (Blocked) Name() string           { return "block" }
func (Killed) Name() string            { return "kill" }
func (Discarded) Name() string         { return "discard" }
func (Returned) Name() string          { return "return" }
func (Attached) Name() string          { return "attach" }
func (Captured) Name() string          { return "capture" }
func (Milled) Name() string            { return "mill" }
func (Revealed) Name() string          { return "reveal" }
func (ShuffledBack) Name() string      { return "shuffle-back" }
func (Recovered) Name() string         { return "recover" }
func (Spied) Name() string             { return "seen" }
func (Widened) Name() string           { return "widen" }
func (DistrictAdded) Name() string     { return "add-district" }
func (BattleDecided) Name() string     { return "battle" }
func (Triggered) Name() string         { return "trigger" }
func (Benefited) Name() string         { return "benefit" }
func (DistrictFell) Name() string      { return "ravage" }
func (CityFell) Name() string          { return "fall" }
func (GaveUp) Name() string            { return "concede" }
func (Ended) Name() string             { return "over" }

// Seen hides a card that only its owner may know.
func (e Drew) Seen(by game.Seat) game.Event {
	if !e.Known && by != e.Seat && by != game.NoSeat {
		e.Card = NoCard
	}
	return e
}

// OtherOf returns a second card of an event, or NoCard: a module, what it lies under, or the unit that acts.
func OtherOf(e game.Event) Card {
	switch e := e.(type) {
	case GaveShield:
		return e.Doer
	case SwitchedOff:
		return e.Doer
	case CaughtInNet:
		return e.Doer
	case Killed:
		return e.Doer
	case Copied:
		return e.Doer
	case ModuleSwitchedOff:
		return e.Module
	case Blocked:
		return Blocker
	case Discarded:
		return max(e.Doer, e.Under)
	case Returned:
		return e.Under
	case Attached:
		return e.Robot
	case Captured:
		return e.Robot
	}
	return NoCard
}
