package tiles

import (
	"encoding/json"
	"errors"

	"onelongnight/game"
)

// State is a position. Everybody sees all of it.
type State struct {
	game  *Game
	owner [squares]game.Seat // NoSeat for a free square
	rot   [squares]uint8
	turn  game.Seat
	left  uint8 // tiles still to be placed
	fresh uint8 // the square of the tile that is to be turned, counted from 1; 0 for none
	quit  game.Seat
	over  bool
}

// Turn implements game.State, as do the other methods.
func (s *State) Turn() game.Seat {
	if s.over {
		return game.NoSeat
	}
	return s.turn
}

// Prompt asks for a tile or for its rotation.
func (s *State) Prompt() string {
	switch {
	case s.over:
		return ""
	case s.fresh > 0:
		return "rotate"
	}
	return "place"
}

// Quiet reports whether no tile is waiting to be turned.
func (s *State) Quiet() bool { return s.fresh == 0 }

// Round returns how often everybody has placed a tile.
func (s *State) Round() int { return (squares - int(s.left)) / len(s.game.seats) }

func (s *State) refuse(m game.Move) string {
	switch {
	case s.over:
		return game.ReasonOver
	case m < 1 || m >= turnFirst+turns:
		return game.ReasonUnknownMove
	case (m >= turnFirst) != (s.fresh > 0):
		return "wrong-moment"
	case m < turnFirst && s.owner[m-1] != game.NoSeat:
		return "occupied"
	}
	return ""
}

// Legal appends the free squares, or the rotations of the tile that was just placed.
func (s *State) Legal(buf []game.Move) []game.Move {
	for m := game.Move(1); m < turnFirst+turns; m++ {
		if s.refuse(m) == "" {
			buf = append(buf, m)
		}
	}
	return buf
}

// Apply plays a move.
func (s *State) Apply(m game.Move, log *game.Log) error {
	if r := s.refuse(m); r != "" {
		return &game.Illegal{Reason: r, Move: m}
	}
	if m < turnFirst {
		s.owner[m-1], s.rot[m-1], s.fresh = s.turn, 0, uint8(m)
		game.Add(log, Placed{s.turn, int(m)})
		return nil
	}
	at := int(s.fresh)
	s.rot[at-1], s.fresh = uint8(m-turnFirst), 0
	game.Add(log, Turned{s.turn, at, int(m - turnFirst)})
	if to := pointed(at-1, s.rot[at-1]); to >= 0 && s.owner[to] != game.NoSeat && s.owner[to] != s.turn {
		s.owner[to] = s.turn
		game.Add(log, Taken{s.turn, to + 1})
	}
	s.left--
	s.turn = (s.turn + 1) % game.Seat(len(s.game.seats))
	if s.left == 0 {
		s.over = true
		game.Add(log, Ended{})
	}
	return nil
}

// pointed returns the square that an arrow points to, −1 if that is off the board.
func pointed(at int, rot uint8) int {
	x, y := at%size, at/size
	switch rot {
	case 0:
		y--
	case 1:
		x++
	case 2:
		y++
	case 3:
		x--
	}
	if x < 0 || y < 0 || x >= size || y >= size {
		return -1
	}
	return y*size + x
}

// Concede ranks a seat last.
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	switch {
	case s.over:
		return &game.Illegal{Reason: game.ReasonOver}
	case int(seat) >= len(s.game.seats):
		return &game.LoadError{Code: "seat", Text: "there is no such seat"}
	}
	s.over, s.quit = true, seat+1
	game.Add(log, Ended{})
	return nil
}

// Result ranks the seats by their tiles; several may win together.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.over}
	for _, o := range s.owner {
		if o != game.NoSeat {
			r.Score[o]++
		}
	}
	if !s.over {
		return r
	}
	points := r.Score
	r.Why = "tiles"
	if s.quit > 0 {
		r.Why = "conceded"
		points[s.quit-1] = -1
	}
	for i := range s.game.seats {
		r.Rank[i] = 1
		for j := range s.game.seats {
			if points[j] > points[i] {
				r.Rank[i]++
			}
		}
	}
	return r
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// document is a position as JSON, or a view, which also has a seat.
type document struct {
	Game  string    `json:"game"`
	Seats int       `json:"seats"`
	Turn  game.Seat `json:"turn"`
	Owner []int     `json:"owner"` // by square: a seat counted from 1, 0 for a free one
	Rot   []int     `json:"rot"`
	Left  int       `json:"left"`
	Fresh int       `json:"fresh,omitempty"`
	Over  bool      `json:"over,omitempty"`
	Quit  int       `json:"quit,omitempty"`
	View  string    `json:"view,omitempty"`
}

func (s *State) document() document {
	doc := document{Game: Kind{}.Name(), Seats: len(s.game.seats), Turn: s.turn, Left: int(s.left), Fresh: int(s.fresh),
		Over: s.over, Quit: int(s.quit)}
	for i, o := range s.owner {
		owner := 0
		if o != game.NoSeat {
			owner = int(o) + 1
		}
		doc.Owner, doc.Rot = append(doc.Owner, owner), append(doc.Rot, int(s.rot[i]))
	}
	return doc
}

// Position returns the whole position.
func (s *State) Position() []byte {
	b, _ := json.Marshal(s.document()) // cannot fail: only numbers and names
	return b
}

var errPosition = &game.LoadError{Code: "position", Text: "this is no position of tiny tiles"}

// Load reads a position.
func (Kind) Load(position []byte, _ game.Seed) (game.Game, game.State, error) {
	var doc document
	if json.Unmarshal(position, &doc) != nil {
		return nil, nil, errPosition
	}
	if doc.Over || doc.Left < 1 {
		return nil, nil, &game.LoadError{Code: "pending", Text: "a finished game cannot be loaded"}
	}
	s, err := read(&doc)
	if err != nil {
		return nil, nil, err
	}
	return s.game, s, nil
}

func read(doc *document) (*State, error) {
	if doc.Seats < 2 || doc.Seats > mostSeat || len(doc.Owner) != squares || len(doc.Rot) != squares ||
		int(doc.Turn) >= doc.Seats ||
		doc.Left < 0 || doc.Left > squares || doc.Fresh < 0 || doc.Fresh > squares || doc.Quit < 0 ||
		doc.Quit > doc.Seats {
		return nil, errPosition
	}
	s := &State{game: opened[doc.Seats], turn: doc.Turn, left: uint8(doc.Left), fresh: uint8(doc.Fresh), over: doc.Over,
		quit: game.Seat(doc.Quit)}
	for i := range s.owner {
		if doc.Owner[i] < 0 || doc.Owner[i] > doc.Seats || doc.Rot[i] < 0 || doc.Rot[i] >= turns {
			return nil, errPosition
		}
		s.owner[i], s.rot[i] = game.Seat(doc.Owner[i]-1), uint8(doc.Rot[i]) // 0 becomes NoSeat
	}
	return s, nil
}

// View is a position as a seat sees it, which is all of it.
type View struct {
	state State
	seat  game.Seat
}

// View returns the position for a seat.
func (s *State) View(seat game.Seat) game.View { return &View{*s, seat} }

// Seat returns the seat whose view this is.
func (v *View) Seat() game.Seat { return v.seat }

// Turning returns the square of the tile that is to be turned, 0 for none.
func (v *View) Turning() int { return int(v.state.fresh) }

// Turn returns whose turn it is, NoSeat at the end.
func (v *View) Turn() game.Seat { return v.state.Turn() }

// Owner returns who owns the tile on a square, counted from 1; NoSeat without one.
func (v *View) Owner(square int) game.Seat { return v.state.owner[square-1] }

// Sample copies the position, since nothing is hidden.
func (v *View) Sample(_ *game.Stream, into game.State) { into.CopyFrom(&v.state) }

// JSON returns the view in the referee's form.
func (v *View) JSON() []byte {
	doc := v.state.document()
	doc.View = game.SeatName(v.state.game, v.seat)
	b, _ := json.Marshal(doc)
	return b
}

// Pack returns the same as JSON, which is short enough.
func (v *View) Pack() string { return string(v.JSON()) }

// Unpack reads what Pack wrote.
func (Kind) Unpack(packed string) (game.Game, game.View, error) {
	var doc document
	if json.Unmarshal([]byte(packed), &doc) != nil {
		return nil, nil, errors.New("this is no view of tiny tiles")
	}
	s, err := read(&doc)
	if err != nil {
		return nil, nil, err
	}
	seat := game.SeatNamed(s.game, doc.View)
	if seat == game.NoSeat {
		return nil, nil, errors.New("this is no view of tiny tiles")
	}
	return s.game, &View{*s, seat}, nil
}
