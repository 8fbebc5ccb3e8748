package hex

import "onelongnight/game"

// What can happen.
type (
	// TurnBegan is the beginning of a turn.
	TurnBegan struct {
		game.Seat
		Turn int
	}
	// Drew is a tile that comes to hand.
	Drew struct {
		game.Seat
		game.Revealing
		Tile Tile
		Left int // in the pile
	}
	// Placed is a tile that comes to the board.
	Placed struct {
		game.Seat
		Tile Tile
		To   Hex
		Rot  int
	}
	// Stepped is a unit that moves of itself or by a Move tile, or turns where it is.
	Stepped struct {
		game.Seat
		Tile     Tile
		From, To Hex
		Rot      int
	}
	// Played is an instant that begins to work.
	Played struct {
		game.Seat
		Tile Tile
	}
	// Discarded is a tile thrown away from the hand.
	Discarded struct {
		game.Seat
		Tile Tile
	}
	// Pushed is a unit pushed away, with the seat whose it is.
	Pushed struct {
		game.Seat
		Tile, By Tile
		From, To Hex
	}
	// BattleBegan is the beginning of a battle.
	BattleBegan struct {
		game.Nobody
		Why Start
	}
	// PhaseBegan is the beginning of a phase of a battle.
	PhaseBegan struct {
		game.Nobody
		Initiative int
	}
	// Exploded is a Clown that will explode in this phase.
	Exploded struct {
		game.Nobody
		Tile Tile
	}
	// Converted is a unit that attacks with one side in the other way.
	Converted struct {
		game.Nobody
		Tile Tile
		Dir  Dir
		To   string // kindMelee or kindRanged
	}
	// Absorbed is a hit that a Medic takes.
	Absorbed struct {
		game.Nobody
		Medic, Unit, By Tile
		Wounds          int
	}
	// Hit is what a unit suffers of another, or of an instant.
	Hit struct {
		game.Nobody
		Unit, By Tile
		Wounds   int
		Aimed    bool // in direction Dir; else by an explosion or an instant
		Dir      Dir
	}
	// PointsChanged are points that a seat's HQ has lost or, where Won, that the seat has won.
	PointsChanged struct {
		game.Seat
		Before, After int
		Won           bool
	}
	// Removed is a unit that leaves the board.
	Removed struct {
		game.Nobody
		Tile Tile
		From Hex
		Why  Gone
	}
	// BattleEnded is the end of a battle.
	BattleEnded struct{ game.Nobody }
	// Ended is the end of the game, with the winner if there is one.
	Ended struct {
		game.Seat
		Winners seatSet
		Why     Why
	}
)

// Gone is why a unit was removed.
type Gone string

// The reasons.
const (
	GoneWounds    Gone = "wounds"
	GoneMedic     Gone = "medic"
	GoneExplosion Gone = "explosion"
	GoneHQ        Gone = "hq"
	GoneOut       Gone = "out"
)

// Name returns the protocol's; so are the others.
func (TurnBegan) Name() string   { return "turn" }
func (Drew) Name() string        { return "draw" }
func (Placed) Name() string      { return "place" }
func (Stepped) Name() string     { return "step" }
func (Played) Name() string      { return "play" }
func (Discarded) Name() string   { return "discard" }
func (Pushed) Name() string      { return "pushed" }
func (BattleBegan) Name() string { return "battle" }
func (PhaseBegan) Name() string  { return "phase" }
func (Exploded) Name() string    { return "explode" }
func (Converted) Name() string   { return "convert" }
func (Absorbed) Name() string    { return "absorb" }
func (Hit) Name() string         { return "hit" }
func (Removed) Name() string     { return "removed" }
func (BattleEnded) Name() string { return "battle-end" }
func (Ended) Name() string       { return "over" }
func (e PointsChanged) Name() string {
	if e.Won {
		return "points"
	}
	return "hq"
}

// WonBy reports whether a seat is among the winners.
func (e Ended) WonBy(seat game.Seat) bool { return e.Winners.has(seat) }

// TilesOf returns the tile that an event happens to and the one that does it, NoTile for none.
func TilesOf(e game.Event) (tile, by Tile) {
	switch e := e.(type) {
	case Drew:
		return e.Tile, NoTile
	case Placed:
		return e.Tile, NoTile
	case Stepped:
		return e.Tile, NoTile
	case Played:
		return e.Tile, NoTile
	case Discarded:
		return e.Tile, NoTile
	case Pushed:
		return e.Tile, e.By
	case Exploded:
		return e.Tile, NoTile
	case Converted:
		return e.Tile, NoTile
	case Absorbed:
		return e.Medic, e.By
	case Hit:
		return e.Unit, e.By
	case Removed:
		return e.Tile, NoTile
	}
	return NoTile, NoTile
}
