package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// Model is everything on the table. The skin makes a new one for each moment.
type Model struct {
	furniture.Table
	Sides   []Side // in the order of play; if there are two, the viewer is first
	Allies  []art.Army
	Foes    []art.Army
	Cells   [art.Cells]Cell
	Reader  *Reader // nil for none
	Hand    []HandTile
	Whose   art.Army
	Others  []FaceUp
	Outcome *Forecast  // of a battle fought now; nil if there can be none
	Turning *Turning   // nil if no tile is being turned
	Shots   []Shot     // lines of fire that are shown
	Hits    []Hit      // of the phase shown
	Lit     bool       // the report is about some hits, and those with Lit stand out
	Phase   *Phase     // of the battle shown, nil for none
	Badge   float64    // the height that a badge needs below the bar, 0 for none
	Camera  kit.Camera // the visible part of a zoomed field
}

// Side is a seat, as shown in the top bar.
type Side struct {
	Army          art.Army
	Name          string
	Pile, Discard int
	Points, Most  int
	After         int // points after a battle fought now; Points if nothing changes
	Active, Out   bool
	Counts        bool // points are won, not lost
	Spot          table.Spot
}

// Cell is one hex.
type Cell struct {
	Name   string
	ID     string // of the tile on it, "" for none
	Tile   art.TileState
	Free   bool // a tile can be put here
	Aimed  bool // Free, and under the pointer
	Place  table.Spot
	Piece  table.Spot
	Falls  int    // the phase in which it would fall, −1 for none
	Chip   string // the points that an HQ would lose, "" for none
	Foe    bool   // it is an enemy's: that it falls or loses points is good
	Points int    // of an HQ
	HQ     bool
	Goes   bool // the tile on it can be moved
	Scars  int  // number of tiles that died here
}

// Reader is the description of a tile.
type Reader struct {
	Tile art.TileState
	Name string
	List []string
}

// HandTile is a tile in the hand.
type HandTile struct {
	ID    string
	Tile  art.TileState
	Name  string
	Note  string
	Away  bool // it is on the field for now
	Goes  bool // one of these must be discarded
	Spot  table.Spot
	Bound bool // touching it has an effect
}

// FaceUp is the tiles that another seat keeps face up.
type FaceUp struct {
	Name  string // says whose they are
	Tiles []art.TileState
	Spots []table.Spot
}

// Forecast is a battle in words, phase by phase.
type Forecast struct {
	Title  string
	Notes  []string // about the consequences of choices in it
	Phases []PhaseWords
	Empty  string // the text for when nothing would happen
}

// PhaseWords is what happens, or would happen, in one phase: in words, and as damage.
type PhaseWords struct {
	Phase  int
	Lines  []string
	Damage []Damage
}

// Damage is everything that one tile does to another in a phase.
type Damage struct {
	By, On art.TileState
	Wounds int
	Kind   HitKind
	Kills  bool
}

// Turning is a tile that is being turned.
type Turning struct {
	At    art.Cell
	Piece table.Spot
	Ways  []int // the rotations that can be chosen
	Spots []table.Spot
	Way   int  // the one being tried
	From  int  // the one before, −1 for a new tile
	Still bool // a hint shows how it could lie: there is no wheel, whose place the hint's buttons take
	Main  int  // the side of the unturned tile that does most: the handle points that way
	Label string
	Sub   string // the consequences, "" if nothing is worth mentioning
}

// Shot is a line of fire.
type Shot struct {
	From, To art.Cell
	Mine     bool
	Ranged   bool // it passes over tiles
	Gauss    bool
}

// HitKind is the result of a hit.
type HitKind int

// The kinds: a wound, one that armour stopped, one that a Medic took.
const (
	Wound HitKind = iota
	Stopped
	Absorbed
)

// Hit is one hit of the phase that is shown.
type Hit struct {
	From, To art.Cell // From is art.NoCell for an instant
	Wounds   int
	Melee    bool
	Gauss    bool
	Army     art.Army // of the tile that hits
	Kind     HitKind
	Medic    art.Cell
	Blast    bool
	Lit      bool
}

// Phase is the phase of a battle being shown.
type Phase struct {
	PhaseWords
	Word  string          // "Phase"
	Leave string          // the title of Falls
	Falls []art.TileState // tiles that leave the field
}
