package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// Model is everything that the table shows. The skin makes it anew for each moment.
type Model struct {
	furniture.Table
	Time    float64 // seconds, for what moves by itself
	Sides   []Side  // in the order of play; of two the one that looks on first
	Allies  []art.Army
	Foes    []art.Army
	Cells   [art.Cells]Cell
	Reader  *Reader // nil for none
	Hand    []HandTile
	Whose   art.Army
	Others  []FaceUp
	Outcome *Forecast  // of a battle now; nil where none can come
	Turning *Turning   // nil while nothing is turned
	Shots   []Shot     // lines of fire that are shown
	Hits    []Hit      // of the phase that is shown
	Lit     bool       // one of them is asked about: those that are lit stand out
	Phase   *Phase     // of the battle that is shown, nil for none
	Badge   float64    // the height that is kept free below the bar for a badge, 0 for none
	Camera  kit.Camera // what is seen of the field where it is zoomed
}

// Side is a seat as the top bar shows it.
type Side struct {
	Army          art.Army
	Name          string
	Pile, Discard int
	Points, Most  int
	After         int // points after a battle now; Points where nothing changes
	Active, Out   bool
	Counts        bool // points are won, not lost
	Spot          table.Spot
}

// Cell is one hex.
type Cell struct {
	Name   string
	ID     string // of the tile on it, "" for none
	Tile   art.TileState
	Free   bool // something can be put here
	Aimed  bool // and the pointer is over it
	Place  table.Spot
	Piece  table.Spot
	Falls  int    // the phase in which it would fall, −1 for none
	Chip   string // what an HQ would lose, "" for nothing
	Points int    // of an HQ
	HQ     bool
	Goes   bool // the tile on it can be put somewhere else
	Scars  int  // tiles that died here
}

// Reader tells of a tile in words.
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
	Away  bool // it lies on the field for the time being
	Goes  bool // one of these has to go
	Spot  table.Spot
	Bound bool // touching it leads to something
}

// FaceUp is what another seat keeps in hand.
type FaceUp struct {
	Tiles []art.TileState
	Spots []table.Spot
}

// Forecast is a battle in words, phase by phase.
type Forecast struct {
	Title  string
	Notes  []string // of what follows from choices in it
	Phases []PhaseWords
	Empty  string // where nothing would happen
}

// PhaseWords is what happens, or would, in one phase: in words, and as who hits whom.
type PhaseWords struct {
	Phase  int
	Lines  []string
	Damage []Damage
}

// Damage is all that one tile does to another in a phase.
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
	Way   int // the one that is tried
	From  int // the one it had, −1 for a new tile
	Main  int // the side of the unturned tile that does most: the handle is where that points
	Label string
	Sub   string // what follows from it, "" for nothing of note
}

// Shot is a line of fire.
type Shot struct {
	From, To art.Cell
	Mine     bool
	Ranged   bool // over the tiles between
	Gauss    bool
}

// HitKind is what became of a hit.
type HitKind int

// The kinds: a wound, one that armour stopped, one that a Medic took.
const (
	Wound HitKind = iota
	Stopped
	Absorbed
)

// Hit is one hit of the phase that is shown.
type Hit struct {
	From, To art.Cell // From is art.NoCell for an instant's
	Wounds   int
	Melee    bool
	Gauss    bool
	Army     art.Army // who hits
	Kind     HitKind
	Medic    art.Cell
	Blast    bool
	Lit      bool
}

// Phase is the phase of a battle that is shown.
type Phase struct {
	PhaseWords
	Word  string          // "Phase"
	Leave string          // the title of
	Falls []art.TileState // those who leave the field
}
