package aurora

import (
	"math/bits"

	"onelongnight/game"
)

const (
	// LastRound is the number of the last round (11).
	LastRound = 6
	// crewLimit is the most survivors that a seat could have: as many as there are.
	crewLimit = 20
	// targets is how many target markers a seat has (1.2).
	targets = 2
	// boxes is how many target boxes an enemy has (10.6).
	boxes = 4
	// mines is how many mine markers there are (1.2).
	mines = 2
)

// Station is the zone that a survivor card lies in (3.1).
type Station uint8

// The stations.
const (
	InAction Station = iota
	InRest
	InFatigue
)

// Member is a survivor of a crew.
type Member struct {
	Card          Card
	Station       Station
	Contamination uint8
	Antifreeze    uint8
	Food          uint8 // eaten for this action, each 1 more skill (7.4)
	Used          bool  // takes part in the action being carried out
}

// Car is the index of a card in Convoy.Cars: the truck is 0 and its equipment 1, the first trailer 2 and its equipment
// 3, and so on.
type Car uint8

// Convoy is what everyone can see of a seat.
type Convoy struct {
	In    bool // false: the seat is out (3.6)
	Space uint8
	Fame  int8
	Held  uint8 // how many objects the seat holds
	Goods Tokens

	CrewN uint8
	Crew  [crewLimit]Member // in order of arrival

	Cars   [2 * Columns]Card
	Damage uint64 // damaged places, bit n for Spot n

	// These last for a turn of Movement.
	Nitrous    uint8
	FreeStart  bool
	JackalUsed bool
	MedicUsed  bool

	// These last for the Attack phase.
	Stowed  bool
	Load    [Spots]Token
	Fired   uint64
	Hit     bool // has done damage, so the Sharpshooter is spent
	Ignores Card
}

// Slot is one of the five slots of cards to explore.
type Slot struct {
	Card   Card
	Tokens [2][4]Token // the blocks of a location, left and right; an encounter uses the left one
}

// Foe is an enemy on the map.
type Foe struct {
	Card    Card
	Region  uint8
	Tier    uint8 // the tier of the loot card beside it, 0 if there is none
	Damage  uint8
	Boxes   uint8            // how many boxes are filled
	Targets [boxes]game.Seat // who has a target there, by box
}

// Spoil is a defeated enemy whose loot and objects are not given out yet (10.8).
type Spoil struct {
	Enemy  Card
	Loot   Card // NoCard if the Automa wins it, as nobody may see it then
	Tier   uint8
	Winner game.Seat
	DrawN  uint8
	Draws  [boxes]game.Seat // who draws an object, once for each target, in falling order
}

// MineMarker is a mine on an edge, and whose it is (14).
type MineMarker struct {
	Edge Edge
	Seat game.Seat
}

// Explore is the explore action being carried out (7.4).
type Explore struct {
	Slot    uint8 // 0 if no slot is being explored
	Seat    game.Seat
	Went    bool // the party is complete
	Gone    bool // the card has left its slot
	Lost    bool // a used survivor was lost
	Card    bool // the card action is done
	Bonus   bool // the bonus is done or declined
	InPart  bool // the card action or the bonus is under way
	ForCard bool // InPart, and it is the card action
	Hermit  bool // a Hermit is used in the action
	Pastor  bool // a Pastor is used in the action
}

// Automa is what everyone can see of the Automa, the other side of a solo game (15).
type Automa struct {
	Space        uint8
	Fame         int8
	Goods        Tokens
	Survivors    uint8
	Contaminated uint8
	Marker       uint8       // column, 1 to 6
	Damage       [Rows]uint8 // by row, bit n for column n+1
	Held         uint8       // how many objects and loot cards
	Shown        Stack       // action cards of this round, the first turned first
	Discard      Stack
	Fired        [Rows]uint8
}

// Public is everything that all seats can see (16).
type Public struct {
	Phase Phase
	Ask   Prompt
	Asked game.Seat
	At    int8 // whose turn it is, an index into Order
	Round uint8

	Number uint8 // of the Aurora's space, 1 to 6
	OnRed  bool

	Sides  uint8 // how many markers are on the turn track; the rest of Order means nothing
	Order  [game.MaxSeats]game.Seat
	Slots  [SlotCount + 1]Slot
	Foes   [6]Foe // in order of arrival
	FoeN   uint8
	Spoils [6]Spoil
	SpoilN uint8

	Beacons [LastSpaceEver + 1]Beacon
	Closed  uint8 // avalanches, bit n for Route.Ways[n]
	Mines   [mines]MineMarker
	MineN   uint8

	Convoys [game.MaxSeats]Convoy
	Automa  Automa

	Discard       Pile // of exploration
	ObjectDiscard Stack
	ResultDiscard Stack
	Revealed      [2]uint8 // the results being carried out, 0 for none
	Explore       Explore
	Prize         Card // the loot card on offer, NoCard for none
	Rank          [game.MaxSeats]uint8
	Score         [game.MaxSeats]int16
	Why           Why
	Agenda
}

// State is a whole position, with all that is hidden.
type State struct {
	g *Game
	Public
	Hands      [game.MaxSeats]Hand
	Deck       Pile // of exploration
	Box        Cards
	Objects    Stack
	Loot       Pile
	FoeLoot    [6]Card // beside the enemies, in the order of Foes
	SpoilLoot  [6]Card // won by the Automa and not taken yet, in the order of Spoils
	Lost       Pile    // loot that left the game unseen (10.10), the last on top
	Results    Stack
	Actions    Stack // the deck of the Automa
	Dealt      Stack // its cards of this round that are not turned over yet, the next first
	HeldThings Hand
	HeldLoot   Cards
	rng        game.Rand
}

// Game returns the setup that is played.
func (s *State) Game() *Game { return s.g }

// Turn returns the seat that decides now, NoSeat once the game is over.
func (s *State) Turn() game.Seat {
	if s.Phase == PhaseOver {
		return game.NoSeat
	}
	return s.Asked
}

// Quiet reports whether nothing is half done. Only such a position can be loaded again.
func (s *State) Quiet() bool {
	if s.Phase == PhaseOver {
		return true
	}
	switch s.Ask {
	case AskExplore, AskRest, AskDrive, AskFire:
		return s.TaskN == 0
	}
	return false
}

// Round returns the number of the round, from 1.
func (s *State) Round() int { return int(s.Public.Round) }

// CopyFrom makes this state equal to another one of the same game.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// Prompt returns the name of what is asked, "" once the game is over.
func (s *Public) Prompt() string { return s.Ask.String() }

// InTurn returns the seat whose turn it is, NoSeat if it is nobody's. Another seat may have to decide first.
func (s *Public) InTurn() game.Seat {
	if s.At < 0 || s.At >= int8(s.Sides) {
		return game.NoSeat
	}
	return s.Order[s.At]
}

// first8 and first64 return the number of the lowest bit that is set.
func first8(set uint8) int   { return bits.TrailingZeros8(set) }
func first64(set uint64) int { return bits.TrailingZeros64(set) }

// space returns the space where a side stands.
func (s *State) space(seat game.Seat) uint8 {
	if s.g.automa == seat {
		return s.Automa.Space
	}
	return s.Convoys[seat].Space
}

// region returns the region of the map where a side stands, 1 to 3 (10.1).
func (s *State) region(seat game.Seat) uint8 { return s.g.route.Region[s.space(seat)] }

// AuroraSpace returns the space where the ship lies.
func (s *State) AuroraSpace() uint8 {
	if s.OnRed {
		return s.g.route.Red[s.Number]
	}
	return s.g.route.White[s.Number]
}

// Defence returns how much damage defeats an enemy (10.7). One without loot, as a loaded position may have it, goes by
// its period.
func (s *State) Defence(f *Foe) uint8 {
	tier := f.Tier
	if tier == 0 {
		tier = s.g.data.of[f.Card].Period
	}
	return s.g.data.Defences[tier][s.g.scale]
}

// foe returns the index of an enemy in Foes, -1 if it is not on the map.
func (s *State) foe(c Card) int {
	for i := range s.Foes[:s.FoeN] {
		if s.Foes[i].Card == c {
			return i
		}
	}
	return -1
}

// anyFoe reports whether an enemy stands in a region.
func (s *State) anyFoe(region uint8) bool {
	for i := range s.Foes[:s.FoeN] {
		if s.Foes[i].Region == region {
			return true
		}
	}
	return false
}

// drawable reports whether an object can be drawn (1.3).
func (s *State) drawable() bool { return s.Objects.N > 0 || s.ObjectDiscard.N > 0 }

// last64 returns the number of the highest bit that is set.
func last64(set uint64) int { return bits.Len64(set) - 1 }
