package hex

import "onelongnight/game"

// Phase is where in a turn the game stands, as positions write it.
type Phase uint8

// The phases.
const (
	PhaseHQ      Phase = iota // HQs are placed (2.3)
	PhaseRedraw               // 3.2
	PhaseDiscard              // 3.3, 10.3
	PhaseAct                  // 3.4
	PhaseBattle               // 7
	PhaseOver
)

var phaseNames = [...]string{"hq", "redraw", "discard", "act", "battle", "over"}

// String returns the phase as positions write it.
func (p Phase) String() string { return phaseNames[p] }

// Prompt is the kind of decision that is open.
type Prompt uint8

// The prompts.
const (
	NoPrompt Prompt = iota
	AskHQ
	AskRedraw
	AskDiscard
	AskAct
	AskRotate
	AskMove
	AskPush
	AskDestination
	AskTarget
	AskStrike
	AskExplode
	AskConvert
	AskMedic
)

var promptNames = [...]string{"", "hq", "redraw", "discard", "act", "rotate", "move", "push", "destination", "target",
	"strike", "explode", "convert", "medic"}

// String returns the prompt as the protocol writes it.
func (p Prompt) String() string { return promptNames[p] }

// Cell is what stands on a hex.
type Cell struct {
	Tile      Tile // NoTile: nothing
	Rot       uint8
	Wounds    uint8
	Spent     uint8 // slots spent in this battle, bit i for slot i (7.2)
	Moved     bool  // its mobility is used up this turn (4.4)
	Converted bool  // it has converted an attack in this battle (7.6)
}

// maxPile is the tiles of an army without its HQ.
const maxPile = ArmyTiles - 1

// Pile is a list of tiles: of a pile or a discard pile the last is on top, of
// a hand it came last.
type Pile struct {
	N uint8
	T [maxPile]Tile
}

// Tiles returns the list. It must not be changed.
func (p *Pile) Tiles() []Tile { return p.T[:p.N] }

func (p *Pile) push(t Tile) {
	p.T[p.N] = t
	p.N++
}

func (p *Pile) pop() Tile {
	p.N--
	t := p.T[p.N]
	p.T[p.N] = NoTile // equal piles are equal values
	return t
}

// Set returns which tiles are in a list.
func (p *Pile) Set() (s Tiles) {
	for _, t := range p.Tiles() {
		s |= t.bit()
	}
	return s
}

// remove takes one tile out and keeps the order of the others; false if it is not there.
func (p *Pile) remove(t Tile) bool {
	for i, x := range p.Tiles() {
		if x == t {
			copy(p.T[i:], p.T[i+1:p.N])
			p.pop()
			return true
		}
	}
	return false
}

// Goal is what a puzzle asks for (10.3).
type Goal uint8

// The goals.
const (
	NoGoal Goal = iota
	Destroy
	Lead
)

var goalNames = [...]string{"", "destroy", "lead"}

// Public is everything that all seats see, which is all but the order of the piles (11.4).
type Public struct {
	Cells   [HexCount]Cell
	Of      [game.MaxSeats]Hexes // where each seat's units stand
	Hand    [game.MaxSeats]Pile
	Discard [game.MaxSeats]Pile
	Points  [game.MaxSeats]uint8 // of the HQ, in mode score those won
	Out     uint8                // seats that are dead (9.1), bit n for seat n

	Phase    Phase
	Ask      Prompt
	Asked    game.Seat
	Turn     uint16
	Last     uint16 // the turn of the last tile (3.6), 0 before
	Overtime uint16 // the first turn of overtime (8.4), 0 before
	Played   uint8  // tiles played in this turn, where that is limited

	Keep, By uint8 // of a puzzle (10.3)
	Goal     Goal

	// What an open choice is about: the tile, where it stands or what an
	// instant hits, and where it came from, NoHex from the hand.
	Tile     Tile
	At, From Hex
	Mobile   bool // the open step uses up mobility (4.4)
	Fight    Fight

	Rank [game.MaxSeats]uint8 // once the game is over
	Draw bool
	Why  Why
}

// State is a whole position.
type State struct {
	g *Game
	Public
	Pile [game.MaxSeats]Pile
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

// Prompt names the kind of decision.
func (s *State) Prompt() string { return s.Ask.String() }

// Quiet reports whether no tile is in the air: only then a position can be loaded.
func (s *State) Quiet() bool { return s.Ask <= AskAct }

// Round returns the number of the turn: a search looks ahead by turns.
func (s *State) Round() int { return int(s.Public.Turn) }

// CopyFrom makes this state equal to another of the same game.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// Taken returns the set of hexes where something stands.
func (s *Public) Taken() Hexes { return s.Of[0] | s.Of[1] | s.Of[2] | s.Of[3] }

// Free returns the set of hexes where nothing stands.
func (s *Public) Free() Hexes { return Everywhere &^ s.Taken() }

func (s *Public) where(seats seatSet) (h Hexes) {
	for i := range s.Of {
		if seats>>i&1 != 0 {
			h |= s.Of[i]
		}
	}
	return h
}

// Find returns where a tile stands, NoHex if it stands nowhere.
func (s *Public) Find(t Tile) Hex {
	for h := range Hex(HexCount) {
		if s.Cells[h].Tile == t && t != NoTile {
			return h
		}
	}
	return NoHex
}

// Dead reports whether a seat is dead.
func (s *Public) Dead(seat game.Seat) bool { return seatSet(s.Out).has(seat) }

// player is whose turn it is; before the first turn nobody's.
func (s *State) player() game.Seat {
	if s.Public.Turn == 0 {
		return game.NoSeat
	}
	return s.g.TurnOf(int(s.Public.Turn))
}

// put sets a cell onto a free hex.
func (s *State) put(h Hex, c Cell) {
	s.Cells[h] = c
	s.Of[s.g.seat(c.Tile)] |= h.Set()
}

// lift takes what stands on a hex off the board.
func (s *State) lift(h Hex) Cell {
	c := s.Cells[h]
	s.Cells[h] = Cell{}
	s.Of[s.g.seat(c.Tile)] &^= h.Set()
	return c
}

// Why is how a game ended.
type Why uint8

// The endings.
const (
	NotOver       Why = iota
	HQDestroyed       // 8.1, 9.3, 9.4
	BothDestroyed     // a draw
	MostPoints        // 8.3
	Level             // a draw after overtime; 9.2 too
	Twenty            // 9.2
	LastStanding      // 9.1
	AllDestroyed      // 9.1, a draw
	PuzzleSolved      // 10.3
	PuzzleFailed
	Conceded
)

var whyNames = [...]string{"", "hq-destroyed", "both-destroyed", "points", "level", "twenty", "last-standing",
	"all-destroyed", "puzzle-solved", "puzzle-failed", "conceded"}

// String returns the key of the reason.
func (w Why) String() string { return whyNames[w] }

// Result tells how each seat fared.
func (s *State) Result() game.Result {
	if s.Phase != PhaseOver {
		return game.Result{}
	}
	r := game.Result{Over: true, Draw: s.Draw, Rank: s.Rank, Why: s.Why.String()}
	for i := range s.g.seats {
		r.Score[i] = int16(s.Points[i])
	}
	r.Tie = s.tie()
	return r
}

// tie returns what decided between sides that were level, or that they were, where the reason does not tell it; ""
// mostly.
func (s *State) tie() string {
	switch s.Why {
	case MostPoints: // 8.4
		if s.Overtime > 0 {
			return "overtime"
		}
	case Level: // 9.2
		if s.Overtime == 0 {
			return "points"
		}
	case HQDestroyed, BothDestroyed: // 9.3, 9.4
		if s.g.mode == Duel || !s.bothLost() {
			return ""
		}
		switch {
		case s.g.mode == OneAgainstTwo:
			return "pair"
		case s.Why == BothDestroyed:
			return "teams-level"
		}
		return "teams"
	}
	return ""
}

// bothLost reports whether an HQ of each of two sides has fallen.
func (s *State) bothLost() bool {
	var lost [2]bool
	for i, info := range s.g.seats {
		lost[info.Side] = lost[info.Side] || s.hq(game.Seat(i)) == NoHex
	}
	return lost[0] && lost[1]
}

// Stands reports whether a tile is on the board.
func (s *State) Stands(t Tile) bool { return s.Find(t) != NoHex }

// Held reports whether a net holds a tile that stands on the board (6.3).
func (s *State) Held(t Tile) bool {
	h := s.Find(t)
	return h != NoHex && s.netted().Has(h)
}
