package art

// Halo is the light round a tile.
type Halo uint8

// The lights: none, gold of what can act, brighter gold of what was picked up, red of what can be hit.
const (
	NoHalo Halo = iota
	CanAct
	Picked
	Target
)

// Change is how a number differs from the printed one.
type Change int8

// The changes: a strike as it is printed, one that comes earlier or later, and one that is not printed.
const (
	Same Change = iota
	Up
	Down
	Extra
)

// Strike is one badge: the phase a tile strikes in.
type Strike struct {
	Phase  int8
	Change Change
}

// TileState is everything that a tile shows. It is comparable: what was painted for one is kept under it.
type TileState struct {
	Print   *Print  // of its kind
	Owner   Army    // who commands it; not the tile's own army while it is taken over (6.4)
	Turn    float32 // its rotation in steps of 60 degrees clockwise, between two of them while it is turned
	Netted  bool
	Dark    bool // it takes no part now
	Goes    bool // in hand: it is marked for the fire
	Wounds  int8
	Points  int8      // of an HQ; -1 shows none
	Strikes [5]Strike // in the order of the badges
	Count   int8      // so many of Strikes count; an HQ and a module show none
	// strength that its printed sides have beyond what is printed, 0 up in the unturned tile, clockwise
	Melee  [6]int8
	Ranged [6]int8
	Linked uint8 // bits of the unturned tile's sides whose connector reaches a friend
	Mobile bool  // made mobile; those that are by print show it anyway
	Mine   uint8 // bits of the unturned tile's sides that have somebody to hit, for the lines of fire: in gold,
	Theirs uint8 // in coral
	Halo   Halo
}
