package hex

import "slices"

// Tile is a tile, numbered from 1 in bytewise order of the ids, so that the tiles of an army and the copies of a kind
// are consecutive. 0 is none.
type Tile uint8

// Army is one of the four armies, in the order of their ids.
type Army uint8

const (
	Borgo Army = iota
	Hegemony
	Moloch
	Outpost
	ArmyCount
)

// An army has 35 tiles (1.5), including its HQ.
const (
	NoTile    Tile = 0
	ArmyTiles      = 35
	TileCount      = int(ArmyCount) * ArmyTiles
	lastTile       = Tile(TileCount)
)

func (t Tile) Valid() bool { return t >= 1 && t <= lastTile }

func (t Tile) Army() Army { return Army((t - 1) / ArmyTiles) }

func (t Tile) Kind() Kind { return kindOf[t] }

// ID returns the tile's id with its copy number (1.2), "" for none.
func (t Tile) ID() string { return tileIDs[t] }

// Is reports whether a tile is of a class; NoTile is of none.
func (t Tile) Is(c Class) bool { return t != NoTile && kinds[kindOf[t]].Class == c }

// IsUnit reports whether the tile goes on the board: an HQ, a soldier or a module (1.2).
func (t Tile) IsUnit() bool { return t != NoTile && kinds[kindOf[t]].Class != Instant }

// TileByID finds a tile, NoTile if there is none with that id.
func TileByID(id string) Tile { return tileByID[id] }

// String returns the army's id, which is also its seat's name (2.1).
func (a Army) String() string { return armyIDs[a] }

func (a Army) HQ() Tile { return headquarters[a] }

// ArmyByID finds an army; false if there is none.
func ArmyByID(id string) (Army, bool) {
	a := slices.Index(armyIDs[:], id)
	return Army(max(a, 0)), a >= 0
}

// Tiles is a set of tiles of one army: bit n is its n-th tile.
type Tiles uint64

func (t Tile) bit() Tiles { return 1 << ((t - 1) % ArmyTiles) }

func (a Army) first() Tile { return Tile(a)*ArmyTiles + 1 }

// Has reports whether a tile of the set's army is in it.
func (s Tiles) Has(t Tile) bool { return s&t.bit() != 0 }
