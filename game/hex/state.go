package hex

import "onelongnight/game"

// Phase is a part of a turn, as positions write it.
type Phase uint8

const (
	PhaseHQ      Phase = iota // HQs are placed (2.3)
	PhaseRedraw               // 3.2
	PhaseDiscard              // 3.3, 10.3
	PhaseAct                  // 3.4
	PhaseBattle               // 7
	PhaseOver
)

// Prompt is the kind of decision that is open.
type Prompt uint8

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

// Cell is the content of a hex.
type Cell struct {
	Tile      Tile // NoTile if empty
	Rot       uint8
	Wounds    uint8
	Spent     uint8 // slots spent in this battle, bit i for slot i (7.2)
	Moved     bool  // its mobility is used up this turn (4.4)
	Converted bool  // it has converted an attack in this battle (7.6)
}

// maxPile is the number of an army's tiles without its HQ.
const maxPile = ArmyTiles - 1

// Pile is a list of tiles. In piles and discard piles the last is on top; in a hand the last came last.
type Pile struct {
	N uint8
	T [maxPile]Tile
}

// Tiles returns the list. Do not modify it.
func (p *Pile) Tiles() []Tile { return p.T[:p.N] }

func (p *Pile) push(t Tile) { game.Push(p.T[:], &p.N, t) }
func (p *Pile) pop() Tile   { return game.Pop(p.T[:], &p.N) }

// Set returns the tiles as a set.
func (p *Pile) Set() (s Tiles) {
	for _, t := range p.Tiles() {
		s |= t.bit()
	}
	return s
}

// remove removes a tile and keeps the order of the others; false if it is not there.
func (p *Pile) remove(t Tile) bool {
	for i, x := range p.Tiles() {
		if x == t {
			game.TakeAt(p.T[:], &p.N, i)
			return true
		}
	}
	return false
}

// Goal is what a puzzle asks for (10.3).
type Goal uint8

const (
	NoGoal Goal = iota
	Destroy
	Lead
)

// Public is everything that all seats see, which is all but the order of the piles (11.4).
type Public struct {
	Cells   [HexCount]Cell
	Of      [game.MaxSeats]Hexes // the hexes of each seat's units
	Hand    [game.MaxSeats]Pile
	Discard [game.MaxSeats]Pile
	Points  [game.MaxSeats]uint8 // points of the HQ; in mode score, points won
	Out     uint8                // seats that are dead (9.1), bit n for seat n

	Phase    Phase
	Ask      Prompt
	Asked    game.Seat
	Turn     uint16
	Last     uint16 // the turn in which the last tile was drawn (3.6), 0 before
	Overtime uint16 // the first turn of overtime (8.4), 0 before
	Played   uint8  // tiles played in this turn, if there is a limit

	Keep, By uint8 // how many tiles are kept, and the lead asked for, in a puzzle (10.3)
	Goal     Goal

	// What an open choice is about: the tile, its hex or what an instant hits, and the hex it came from, NoHex for the
	// hand.
	Tile     Tile
	At, From Hex
	Mobile   bool // the open step uses up its mobility (4.4)
	Fight    Fight

	Rank [game.MaxSeats]uint8 // set once the game is over
	Draw bool
	Why  Why
}

// State is a full position.
type State struct {
	g *Game
	Public
	Pile [game.MaxSeats]Pile
}

func (s *State) Game() *Game { return s.g }

// Turn returns the seat that is asked, NoSeat once the game is over.
func (s *State) Turn() game.Seat { return s.Asked }

// Quiet reports whether no tile is being placed, moved or asked about. Only such a position can be loaded again.
func (s *State) Quiet() bool { return s.Ask <= AskAct }

// Round returns the number of the turn, since a search looks ahead by turns.
func (s *State) Round() int { return int(s.Public.Turn) }

func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// Prompt returns the name of what is asked, "" once the game is over.
func (s *Public) Prompt() string { return s.Ask.String() }

// Taken returns the occupied hexes.
func (s *Public) Taken() Hexes { return s.Of[0] | s.Of[1] | s.Of[2] | s.Of[3] }

// Free returns the empty hexes.
func (s *Public) Free() Hexes { return Everywhere &^ s.Taken() }

func (s *Public) where(seats seatSet) (h Hexes) {
	for i := range s.Of {
		if seats>>i&1 != 0 {
			h |= s.Of[i]
		}
	}
	return h
}

// Find returns the hex of a tile, NoHex if it is not on the board.
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

// player returns the seat whose turn it is, NoSeat before the first turn.
func (s *State) player() game.Seat {
	if s.Public.Turn == 0 {
		return game.NoSeat
	}
	return s.g.TurnOf(int(s.Public.Turn))
}

// put puts a cell on an empty hex.
func (s *State) put(h Hex, c Cell) {
	s.Cells[h] = c
	s.Of[s.g.seat(c.Tile)] |= h.Set()
}

// lift takes the cell of a hex off the board and returns it.
func (s *State) lift(h Hex) Cell {
	c := s.Cells[h]
	s.Cells[h] = Cell{}
	s.Of[s.g.seat(c.Tile)] &^= h.Set()
	return c
}

// Why is how a game ended.
type Why uint8

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

// tie returns the key of what decided between level sides, or of nothing having decided. It is "" if Why says as much
// already, as it mostly does.
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

// bothLost reports whether two sides have each lost an HQ.
func (s *State) bothLost() bool {
	var lost [2]bool
	for i, info := range s.g.seats {
		lost[info.Side] = lost[info.Side] || s.hq(game.Seat(i)) == NoHex
	}
	return lost[0] && lost[1]
}

// Stands reports whether a tile is on the board.
func (s *State) Stands(t Tile) bool { return s.Find(t) != NoHex }

// Held reports whether a tile on the board is netted (6.3).
func (s *State) Held(t Tile) bool {
	h := s.Find(t)
	return h != NoHex && s.netted().Has(h)
}
