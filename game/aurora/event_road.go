package aurora

import "onelongnight/game"

// Events on the road: spaces, enemies and the ship.
type (
	// Ignored is the choice of an enemy that spares the seat (10.3).
	Ignored onCard
	// Declined is loot that the winner does not take.
	Declined onCard
	// Drove is a drive from one space to another. Ways are the shortcuts taken, bit n for Route.Ways[n].
	Drove struct {
		game.Seat
		From, To int
		Ways     uint8
	}
	// Boarded is the first convoy to reach the Aurora. Yet says that an event may still take her further away.
	Boarded struct {
		game.Seat
		Yet bool
	}
	// EdgeClosed is a shortcut that an avalanche closes for good.
	EdgeClosed struct {
		game.Nobody
		Edge Edge
	}
	// MineLaid is a mine that the seat lays on an edge.
	MineLaid struct {
		game.Seat
		Edge Edge
	}
	// MineExploded is a mine that goes off under the seat.
	MineExploded MineLaid
	// BeaconFound is the beacon on the space where a drive ends.
	BeaconFound struct {
		game.Seat
		Beacon Beacon
		Space  uint8
	}
	// Ambushed is an enemy that comes from its slot to a region and strikes there.
	Ambushed struct {
		game.Nobody
		game.Revealing
		OnCard
		Region uint8
	}
	// Fired is a shot at an enemy: the level of the weapon, and what the result makes of it.
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
	// Marked is a target put into a box of an enemy; boxes count from 1.
	Marked struct {
		game.Seat
		OnCard
		Box int
	}
	// Lifted is a target taken out of its box.
	Lifted Marked
	// Ousted is a target that replaces that of the seat Whom in a full row of boxes.
	Ousted struct {
		game.Seat
		OnCard
		Box  int
		Whom game.Seat
	}
	// Defeated is an enemy that falls. The seat wins it by the result; Loot is NoCard if there is none or it is hidden.
	Defeated struct {
		game.Seat
		game.Revealing
		OnCard
		Loot   Card
		Result uint8
	}
	// Looted is loot that is taken. Unseen is the Automa's, which nobody may know.
	Looted struct {
		game.Seat
		OnCard
		Unseen bool
	}
	// EnemiesFired is the fire of the enemies of a region at a zone of every convoy there.
	EnemiesFired struct {
		game.Nobody
		game.Revealing
		Region, Result uint8
		Zone           Zone
	}
	// Left is an enemy that leaves a region without a convoy (10.10).
	Left struct {
		game.Nobody
		OnCard
	}
	// Sailed is the Aurora going to a space by her number. Course is the event that sends her, NoCard at the end of a
	// round.
	Sailed struct {
		game.Nobody
		Number, Space int
		Course        Card
	}
)

// Seen hides the loot that the Automa takes.
func (e Looted) Seen(by game.Seat) game.Event {
	if by != game.NoSeat && e.Unseen {
		e.Card = NoCard
	}
	return e
}
