package art

// Halo is the light round a tile.
type Halo uint8

// The lights: none, gold for what can act, brighter gold for what was picked up, red for what can be hit.
const (
	NoHalo Halo = iota
	CanAct
	Picked
	Target
)

// Change says how a number differs from the printed one.
type Change int8

// The changes: as printed, earlier or later than printed, and not printed at all.
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

// TileState is everything that a tile shows. It is comparable, since it is the key of what was painted for it.
type TileState struct {
	Print   *Print  // of its kind
	Owner   Army    // who commands it; another army while it is taken over (6.4)
	Turn    float32 // rotation in steps of 60 degrees clockwise, with fractions while it is turning
	Netted  bool
	Dark    bool // it is not involved now
	Goes    bool // in hand, marked to be discarded
	Wounds  int8
	Points  int8      // of an HQ; −1 for none
	Strikes [5]Strike // in the order of the badges
	Count   int8      // number of Strikes; an HQ and a module have none
	// Strength added to the printed one on printed sides, clockwise from the top of the unturned tile.
	Melee  [6]int8
	Ranged [6]int8
	Linked uint8 // bits of the unturned tile's sides whose connector reaches a friend
	Mobile bool  // made mobile by another tile; mobile tiles show it anyway
	Mine   uint8 // bits of the unturned tile's sides that hit somebody, for lines of fire: in gold for own tiles,
	Theirs uint8 // in coral for the enemy's
	Halo   Halo
}
