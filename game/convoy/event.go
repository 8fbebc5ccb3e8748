package convoy

import "onelongnight/game"

// About says what an event is about: the affected card, the card that caused it, the city that was left, and the
// present city; NoCard and Nowhere for none.
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

// The events.
type (
	// Redealt says that a hand is dealt again.
	Redealt struct {
		game.Seat
		game.Revealing
	}
	// Kept says that a hand is kept.
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
	// DistrictChosen says that the district to fight for is chosen.
	DistrictChosen struct {
		game.Seat
		About
		District int
	}
	// Drew says that a card is drawn; NoCard for a seat that may not know which.
	Drew struct {
		game.Seat
		game.Revealing
		About
		Why   string // the rule, if no card caused it
		Known bool   // by the other side too
		Left  int    // in the deck
	}
	// done is a seat's action with a card and nothing more to say.
	done struct {
		game.Seat
		About
	}
	// Played says that a unit comes into play.
	Played done
	// InstantPlayed says that an instant begins to work.
	InstantPlayed done
	// Used says that a unit's ability is used, or its module's.
	Used done
	// CitySupported says that the city's support is used.
	CitySupported done
	// Paid says that a card is discarded as a cost.
	Paid done
	// MovedTo says that a unit goes to another city. The reason is send, redeploy, support or "".
	MovedTo struct {
		game.Seat
		About
		How string
	}
	// Crushed says that a unit is forced into a full city.
	Crushed done
	// Marked says that a unit gets a marker; its strength before and after.
	Marked struct {
		game.Seat
		About
		Value, Before, After int
	}
	// struck is what an ability of Doer (a unit or another card) does to a unit.
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
	// Copied says that Doer uses the ability of a unit too.
	Copied struck
	// ModuleSwitchedOff says that the module of a unit stops working.
	ModuleSwitchedOff struct {
		game.Seat
		About
		Module Card
	}
	// Launched says that the EMP Launcher strikes so many robots.
	Launched struct {
		game.Seat
		About
		Robots int
	}
	// Blocked says that a unit stays, because the Blocker is discarded in its place.
	Blocked done
	// Discarded says that a unit is discarded, by Doer if there is one; or a module that lay under a unit.
	Discarded struct {
		game.Seat
		About
		Doer, Under Card
	}
	// Returned says that a card goes back to the hand; for a module, with the unit it lay under.
	Returned struct {
		game.Seat
		About
		Under Card
	}
	// Attached says that a module goes under a robot; the robot's strength before and after.
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
	// Milled says that Moloch loses a card of its deck or, if that is empty, of its hand. The reason is hand, iron-gate
	// or "".
	Milled struct {
		game.Seat
		game.Revealing
		About
		How  string
		Left int // in the deck
	}
	// Revealed says that a card of Moloch's deck is turned over.
	Revealed struct {
		game.Seat
		game.Revealing
		About
	}
	// ShuffledBack says that a card that was turned over is not lost.
	ShuffledBack Revealed
	// Recovered says that a card goes from the discard pile onto the deck.
	Recovered struct {
		game.Seat
		game.Revealing
		About
		Left int // in the deck
	}
	// Spied says that a card in the seat's hand is seen.
	Spied Revealed
	// Widened says that a city has one more position, and now so many.
	Widened struct {
		game.Seat
		About
		Positions int
	}
	// DistrictAdded says that a city has one more district, and now so many.
	DistrictAdded struct {
		game.Seat
		About
		Districts int
	}
	// BattleDecided says that a battle ends, won by the seat or nobody.
	BattleDecided struct {
		game.Seat
		About
		District        int
		Moloch, Outpost int // their totals
	}
	// Triggered says that a unit's on-win ability works.
	Triggered done
	// Benefited says that a district's benefit is applied, and how many units or cards it can affect.
	Benefited struct {
		game.Seat
		About
		Benefit Benefit
		N       int
	}
	// DistrictFell says that a district is lost.
	DistrictFell struct {
		game.Seat
		About
		District int
	}
	// CityFell says that a city is lost.
	CityFell done
	// GaveUp says that the seat concedes.
	GaveUp struct{ game.Seat }
	// Ended says that the game ends, won by the seat.
	Ended struct {
		game.Seat
		Why Why
	}
)

// Name returns the event's name in the protocol; so do the methods below.
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

// OtherOf returns a second card of an event, NoCard for none: a module or what it lies under, or the unit that acts.
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
