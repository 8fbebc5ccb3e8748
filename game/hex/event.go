package hex

import "onelongnight/game"

// The events.
type (
	// TurnBegan says that a turn begins.
	TurnBegan struct {
		game.Seat
		Turn int
	}
	// Drew says that a tile is drawn.
	Drew struct {
		game.Seat
		game.Revealing
		Tile Tile
		Left int // tiles left in the pile
	}
	// Placed says that a tile is placed on the board.
	Placed struct {
		game.Seat
		Tile Tile
		To   Hex
		Rot  int
	}
	// Stepped says that a unit moves by its mobility or a Move tile, or turns in place.
	Stepped struct {
		game.Seat
		Tile     Tile
		From, To Hex
		Rot      int
	}
	// Played says that an instant begins to work.
	Played struct {
		game.Seat
		Tile Tile
	}
	// Discarded says that a tile of the hand is discarded.
	Discarded struct {
		game.Seat
		Tile Tile
	}
	// Pushed says that a unit, which belongs to the seat, is pushed away.
	Pushed struct {
		game.Seat
		Tile, By Tile
		From, To Hex
	}
	// BattleBegan says that a battle begins.
	BattleBegan struct {
		game.Nobody
		Why Start
	}
	// PhaseBegan says that a phase of a battle begins.
	PhaseBegan struct {
		game.Nobody
		Initiative int
	}
	// Exploded says that a Clown will explode in this phase.
	Exploded struct {
		game.Nobody
		Tile Tile
	}
	// Converted says that a unit attacks with one side in the other way.
	Converted struct {
		game.Nobody
		Tile Tile
		Dir  Dir
		To   string // kindMelee or kindRanged
	}
	// Absorbed says that a Medic takes a hit.
	Absorbed struct {
		game.Nobody
		Medic, Unit, By Tile
		Wounds          int
	}
	// Hit says that a unit is wounded by another, or by an instant.
	Hit struct {
		game.Nobody
		Unit, By Tile
		Wounds   int
		Aimed    bool // from direction Dir; otherwise by an explosion or an instant
		Dir      Dir
	}
	// PointsChanged says that a seat's HQ loses points or, if Won, the seat wins them.
	PointsChanged struct {
		game.Seat
		Before, After int
		Won           bool
	}
	// Removed says that a unit leaves the board.
	Removed struct {
		game.Nobody
		Tile Tile
		From Hex
		Why  Gone
	}
	// BattleEnded says that a battle ends.
	BattleEnded struct{ game.Nobody }
	// Ended says that the game ends, won by the seat if there is a winner.
	Ended struct {
		game.Seat
		Winners seatSet
		Why     Why
	}
)

// Gone says why a unit was removed.
type Gone string

const (
	GoneWounds    Gone = "wounds"
	GoneMedic     Gone = "medic"
	GoneExplosion Gone = "explosion"
	GoneHQ        Gone = "hq"
	GoneOut       Gone = "out"
)

// Name returns the event's name in the protocol; so do the methods below.
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

// TilesOf returns the affected tile of an event and the tile that caused it, NoTile for none.
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
