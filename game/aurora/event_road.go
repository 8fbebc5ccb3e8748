package aurora

import "onelongnight/game"

// What happens on the road: spaces, enemies and the ship.
type (
	// Ignored is an enemy that spares the seat.
	Ignored onCard
	// Declined is loot that is left.
	Declined onCard
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
	// Sailed is the Aurora, by her number and perhaps for an event, to a space.
	Sailed struct {
		game.Nobody
		Number, Space int
		Course        Card
	}
)

// Name is the protocol's; so are the others.
func (Ignored) Name() string      { return "ignore" }
func (Declined) Name() string     { return "decline" }
func (Drove) Name() string        { return "drive" }
func (Boarded) Name() string      { return "aboard" }
func (EdgeClosed) Name() string   { return "close" }
func (MineLaid) Name() string     { return "mine" }
func (MineExploded) Name() string { return "blow" }
func (BeaconFound) Name() string  { return "beacon" }
func (Ambushed) Name() string     { return "ambush" }
func (Fired) Name() string        { return "shot" }
func (Marked) Name() string       { return "mark" }
func (Lifted) Name() string       { return "lift" }
func (Ousted) Name() string       { return "oust" }
func (Defeated) Name() string     { return "defeat" }
func (Looted) Name() string       { return "loot" }
func (EnemiesFired) Name() string { return "enemy-fire" }
func (Left) Name() string         { return "leave" }
func (Sailed) Name() string       { return "aurora" }

// Seen hides what the Automa takes.
func (e Looted) Seen(by game.Seat) game.Event {
	if by != game.NoSeat && e.Unseen {
		e.Card = NoCard
	}
	return e
}
