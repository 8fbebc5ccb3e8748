package aurora

import (
	"math/bits"

	"onelongnight/game"
)

const (
	// LastRound is the number of the last round (11).
	LastRound = 6
	// crewLimit is how many survivors one seat could have: all there are.
	crewLimit = 20
	// targets is how many target markers a seat has (1.2).
	targets = 2
	// boxes is how many of them an enemy's boxes hold (10.6).
	boxes = 4
	// mines is how many mine markers there are (1.2).
	mines = 2
)

// Station is the zone of a survivor card (3.1).
type Station uint8

// The stations.
const (
	InAction Station = iota
	InRest
	InFatigue
)

var stationNames = [...]string{"action", "rest", "fatigue"}

// String is the word of the protocol.
func (z Station) String() string { return stationNames[z] }

// Member is a survivor of a crew.
type Member struct {
	Card          Card
	Station       Station
	Contamination uint8
	Antifreeze    uint8
	Food          uint8 // that boosts him for this action (7.4)
	Used          bool  // in this action
}

// Car is one of the cards of a convoy: the truck is 0 with its equipment on 1, the first trailer 2, and so on.
type Car uint8

// Convoy is what one seat has in sight of all.
type Convoy struct {
	In    bool // false: the seat is out (3.6)
	Space uint8
	Fame  int8
	Held  uint8 // how many objects
	Goods Tokens

	CrewN uint8
	Crew  [crewLimit]Member // in order of arrival

	Cars   [2 * Columns]Card
	Damage uint64 // damaged places

	// Of a turn of Movement.
	Nitrous    uint8
	FreeStart  bool
	JackalUsed bool
	MedicUsed  bool

	// Of the Attack phase.
	Stowed  bool
	Load    [Spots]Token
	Fired   uint64
	Hit     bool // has done damage
	Ignores Card
}

// Slot is one of the five places that are explored.
type Slot struct {
	Card   Card
	Tokens [2][4]Token // the blocks of a location, left and right; those of an encounter lie left
}

// Foe is an enemy on the map.
type Foe struct {
	Card    Card
	Region  uint8
	Tier    uint8 // of the loot card beside it, 0 if there is none
	Damage  uint8
	Boxes   uint8            // how many are filled
	Targets [boxes]game.Seat // by box
}

// Spoil is a defeated enemy that is not settled yet (10.8).
type Spoil struct {
	Enemy  Card
	Loot   Card // what all can see; hidden if the Automa wins it
	Tier   uint8
	Winner game.Seat
	DrawN  uint8
	Draws  [boxes]game.Seat // who draws an object, once for each marker, in falling order
}

// MineMarker lies on an edge (14).
type MineMarker struct {
	Edge Edge
	Seat game.Seat
}

// Explore is the action that is being carried out (7.4).
type Explore struct {
	Slot    uint8 // 0: none
	Seat    game.Seat
	Went    bool // who goes is chosen
	Gone    bool // the card left its slot
	Lost    bool // a used survivor was lost
	Card    bool // the card action is done
	Bonus   bool // the bonus is done or left
	InPart  bool // one of them is under way
	ForCard bool // and it is the card action
	Hermit  bool // used in it
	Pastor  bool // used in it
}

// Automa is what all can see of the other player of a solo game (15).
type Automa struct {
	Space        uint8
	Fame         int8
	Goods        Tokens
	Survivors    uint8
	Contaminated uint8
	Marker       uint8       // column, from 1
	Damage       [Rows]uint8 // bit n: the place of column n+1
	Held         uint8       // objects and loot
	Shown        Stack       // action cards, in the order of turning
	Discard      Stack
	Fired        [Rows]uint8
}

// Public is everything that all seats see (16).
type Public struct {
	Phase Phase
	Ask   Prompt
	Asked game.Seat
	At    int8 // whose turn it is, as a place of Order
	Round uint8

	Number uint8 // of the Aurora
	OnRed  bool

	Sides  uint8 // how many markers are on the turn track
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
	Revealed      [2]uint8 // results that are being carried out
	Explore       Explore
	Prize         Card // the loot card that is being offered
	Rank          [game.MaxSeats]uint8
	Score         [game.MaxSeats]int16
	Why           Why
	Agenda
}

// State is a whole position.
type State struct {
	g *Game
	Public
	Hands      [game.MaxSeats]Hand
	Deck       Pile // of exploration
	Box        Cards
	Objects    Stack
	Loot       Pile
	FoeLoot    [6]Card // beside the enemies, as Foes has them
	SpoilLoot  [6]Card // that the Automa wins, as Spoils has them
	Lost       Pile    // loot that left unseen, the last on top
	Results    Stack
	Actions    Stack // the deck of the Automa
	Dealt      Stack // its cards of this round that are not turned yet
	HeldThings Hand
	HeldLoot   Cards
	rng        game.Rand
}

// Game is the setup that is played.
func (s *State) Game() *Game { return s.g }

// Turn is the seat that decides now, NoSeat once the game is over.
func (s *State) Turn() game.Seat {
	if s.Phase == PhaseOver {
		return game.NoSeat
	}
	return s.Asked
}

// Prompt names the kind of decision.
func (s *State) Prompt() string { return s.Ask.String() }

// Quiet tells whether nothing is half done: only then a position can be loaded.
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

// Round is the number of the round.
func (s *State) Round() int { return int(s.Public.Round) }

// CopyFrom makes this state equal to another of the same game.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// InTurn is the seat whose turn it is, which need not be the one that decides.
func (s *Public) InTurn() game.Seat {
	if s.At < 0 || s.At >= int8(s.Sides) {
		return game.NoSeat
	}
	return s.Order[s.At]
}

// first8 and first64 are the number of the lowest bit.
func first8(set uint8) int   { return bits.TrailingZeros8(set) }
func first64(set uint64) int { return bits.TrailingZeros64(set) }

// space is where a side stands.
func (s *State) space(seat game.Seat) uint8 {
	if s.g.automa == seat {
		return s.Automa.Space
	}
	return s.Convoys[seat].Space
}

// region is which part of the map a side stands in (10.1).
func (s *State) region(seat game.Seat) uint8 { return s.g.route.Region[s.space(seat)] }

// AuroraSpace is where the ship lies.
func (s *State) AuroraSpace() uint8 {
	if s.OnRed {
		return s.g.route.Red[s.Number]
	}
	return s.g.route.White[s.Number]
}

// Defence is how much damage an enemy withstands (10.7). One without loot, which a loaded position can have, is as hard
// as its period.
func (s *State) Defence(f *Foe) uint8 {
	tier := f.Tier
	if tier == 0 {
		tier = s.g.data.of[f.Card].Period
	}
	return s.g.data.Defences[tier][s.g.scale]
}

// foe is the place of an enemy among those on the map, -1 if it is not there.
func (s *State) foe(c Card) int {
	for i := range s.Foes[:s.FoeN] {
		if s.Foes[i].Card == c {
			return i
		}
	}
	return -1
}

// anyFoe tells whether an enemy is in a region.
func (s *State) anyFoe(region uint8) bool {
	for i := range s.Foes[:s.FoeN] {
		if s.Foes[i].Region == region {
			return true
		}
	}
	return false
}

// drawable tells whether an object can be drawn (1.3).
func (s *State) drawable() bool { return s.Objects.N > 0 || s.ObjectDiscard.N > 0 }

// last64 is the number of the highest bit.
func last64(set uint64) int { return bits.Len64(set) - 1 }
