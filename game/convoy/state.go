package convoy

import "onelongnight/game"

// Phase is a part of a battle.
type Phase uint8

// The phases, in order. Resolution lasts only while somebody has to choose.
const (
	MulliganMoloch Phase = iota
	MulliganOutpost
	DistrictPhase
	MolochAttack
	OutpostAttack
	MolochModules
	OutpostModules
	Resolution
	Over
)

// Flag is something that a unit in play is or is not.
type Flag uint8

const (
	Shielded     Flag = iota // has a shield marker
	Hacked                   // its ability is disabled by the Hacker
	ModuleHacked             // its module is disabled by the Hacker
	Netted                   // until the end of the battle (5.7)
	Moved                    // Runner, Hornet: has moved in this battle
	EMPProof                 // was immune when the EMP Launcher came (5.3)
	flagCount
)

// Unit is the state of a card in play. City is Nowhere if it is not in play.
type Unit struct {
	City                 City
	Plus1, Plus2, Minus2 uint8 // markers
	Module               Card  // under a robot, or captured by a soldier
}

// Town is the state of a city.
type Town struct {
	Ravaged       uint8 // bit d-1 for district d
	Destroyed     bool
	SupportUsed   bool
	ExtraDistrict bool
	ExtraPosition bool
	Closed        [2]uint8 // how many positions are closed, by side; only in missions
}

// Known is what the other side knows about one side's hidden cards (7).
type Known struct {
	Hand CardSet // known to be in the hand
	Deck CardSet // known to be somewhere in the deck
	Top  uint8   // how many cards on top of the deck are known, in their order
}

// maxPending is the size of the stack of tasks. Only entry abilities that move another unit can nest; three units have
// one, and each works once per action (4.14).
const maxPending = 24

// Public is everything that both sides see.
type Public struct {
	Units   [unitCount + 1]Unit // by card number
	Flagged [flagCount]Set      // units in play that have the flag
	In      [NewYork + 1]Set    // units in each city
	Loaded  Set                 // units that have a module
	Towns   [NewYork + 1]Town
	Discard [2]Pile
	Known   [2]Known

	Phase   Phase
	Battle  uint8 // counted from 1; 0 before the first
	Active  City  // the first city not destroyed
	Fight   uint8 // the district that is fought for; 0 before it is chosen
	Actions uint8 // made in this attack phase (4.14)

	NoInstants bool // Massive Assault
	NoModules  bool // Sudden Attack
	Winner     game.Seat
	Why        Why
	Revealed   [2]Card // the two cards shown at Iron Gate, during the choice
	Worked     Set     // units whose entry ability was used in this action (4.14)

	Depth   uint8 // tasks on the stack
	Pending [maxPending]Task
}

// Is reports whether a unit has a flag.
func (s *Public) Is(u Card, f Flag) bool { return s.Flagged[f].Has(u) }

func (s *Public) flag(u Card, f Flag)   { s.Flagged[f] |= u.Set() }
func (s *Public) unflag(u Card, f Flag) { s.Flagged[f] &^= u.Set() }

// State is a full position.
type State struct {
	Public
	Hand [2]Pile
	Deck [2]Pile
	Rand game.Rand
}

// Round returns the number of the battle.
func (s *State) Round() int { return int(s.Battle) }

// Why is how a game ended.
type Why uint8

const (
	NotOver       Why = iota
	RobotsInYork      // 2.2: a robot stands in New York
	CardsInDeck       // 2.2: Moloch has cards left in its deck
	Exhausted         // 2.2: neither
	MachinesSpent     // 2.3: no card in deck and hand, no robot in a standing city
	Conceded
)
