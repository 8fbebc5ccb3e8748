package convoy

import "onelongnight/game"

// About is what an event is about: the card that it happens to, the one whose text did it, the city it left, and the
// city it is in; NoCard and Nowhere for none.
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

// What can happen.
type (
	// Redealt is a hand dealt anew.
	Redealt struct {
		game.Seat
		game.Revealing
	}
	// Kept is a hand that stays.
	Kept struct{ game.Seat }
	// BattleBegan is the beginning of a battle.
	BattleBegan struct {
		game.Nobody
		About
		Battle int
	}
	// PhaseBegan is the beginning of a phase, with who acts in it.
	PhaseBegan struct {
		game.Seat
		About
		Phase Phase
	}
	// DistrictChosen is the district that is fought for.
	DistrictChosen struct {
		game.Seat
		About
		District int
	}
	// Drew is a card drawn: NoCard for who may not know which.
	Drew struct {
		game.Seat
		game.Revealing
		About
		Why   string // the rule, where no card has it drawn
		Known bool   // also to the other side
		Left  int    // in the deck
	}
	// done is what a seat does that there is no more to say about.
	done struct {
		game.Seat
		About
	}
	// Played is a unit that comes into play.
	Played done
	// InstantPlayed is an instant that begins to work.
	InstantPlayed done
	// Used is the ability of a unit, by a module's text where that is not its own.
	Used done
	// CitySupported is the support of a city.
	CitySupported done
	// Paid is a card discarded as a cost.
	Paid done
	// MovedTo is a unit that goes to another city: send, redeploy, support or "".
	MovedTo struct {
		game.Seat
		About
		How string
	}
	// Crushed is a unit forced into a full city.
	Crushed done
	// Marked is a marker put on a unit, with its strength before and after.
	Marked struct {
		game.Seat
		About
		Value, Before, After int
	}
	// struck is what the ability of a unit, Doer, or of another card does to a unit.
	struck struct {
		game.Seat
		About
		Doer Card
	}
	// GaveShield is a unit with a shield.
	GaveShield struck
	// SwitchedOff is a unit without its ability.
	SwitchedOff struck
	// CaughtInNet is a unit in a net.
	CaughtInNet struck
	// Killed is a unit that is killed.
	Killed struck
	// Copied is the ability of a unit, used by Doer too.
	Copied struck
	// ModuleSwitchedOff is the module of a unit, without effect now.
	ModuleSwitchedOff struct {
		game.Seat
		About
		Module Card
	}
	// Launched is the EMP Launcher, with how many robots it strikes.
	Launched struct {
		game.Seat
		About
		Robots int
	}
	// Blocked is a unit that stays, as Blocker goes in its stead.
	Blocked done
	// Discarded is a unit, by the ability of Doer or of another card; or a module that lay under a unit.
	Discarded struct {
		game.Seat
		About
		Doer, Under Card
	}
	// Returned is a card that goes back to the hand; a module lay under a unit.
	Returned struct {
		game.Seat
		About
		Under Card
	}
	// Attached is a module put under a robot, with its strength before and after.
	Attached struct {
		game.Seat
		About
		Robot         Card
		Before, After int
	}
	// Captured is a module that a soldier takes from a robot.
	Captured struct {
		game.Seat
		About
		Robot, Soldier Card
	}
	// Milled is a card that Moloch loses off its deck or, where its deck is empty, its hand: hand, iron-gate or "".
	Milled struct {
		game.Seat
		game.Revealing
		About
		How  string
		Left int // in the deck
	}
	// Revealed is a card of Moloch's deck turned over.
	Revealed struct {
		game.Seat
		game.Revealing
		About
	}
	// ShuffledBack is a card that was turned over and is not lost.
	ShuffledBack Revealed
	// Recovered is a card that goes from the discard pile onto the deck.
	Recovered struct {
		game.Seat
		game.Revealing
		About
		Left int // in the deck
	}
	// Spied is a card seen in the hand of the seat.
	Spied Revealed
	// Widened is a city with another position, of so many.
	Widened struct {
		game.Seat
		About
		Positions int
	}
	// DistrictAdded is a city with another district, of so many.
	DistrictAdded struct {
		game.Seat
		About
		Districts int
	}
	// BattleDecided is the end of a battle, won by the seat or by nobody.
	BattleDecided struct {
		game.Seat
		About
		District        int
		Moloch, Outpost int // their totals
	}
	// Triggered is the ability that a unit has after a victory.
	Triggered done
	// Benefited is the benefit of the district that was fought for, and how many units or cards it can be about.
	Benefited struct {
		game.Seat
		About
		Benefit Benefit
		N       int
	}
	// DistrictFell is a district that is lost.
	DistrictFell struct {
		game.Seat
		About
		District int
	}
	// CityFell is a city that is lost.
	CityFell done
	// GaveUp is the end by one who concedes.
	GaveUp struct{ game.Seat }
	// Ended is the end of the game, won by the seat.
	Ended struct {
		game.Seat
		Why Why
	}
)

// Name returns the protocol's; so are the others.
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

// Seen hides a card that only its owner knows.
func (e Drew) Seen(by game.Seat) game.Event {
	if !e.Known && by != e.Seat && by != game.NoSeat {
		e.Card = NoCard
	}
	return e
}

// OtherOf returns a second card that an event is about, NoCard for none: a module or what it lies under, the unit that
// does something.
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
