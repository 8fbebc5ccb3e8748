package solo

import (
	"encoding/json"
	"errors"

	"onelongnight/game"
)

// Public is the whole position except what chance will bring; everybody sees it.
type Public struct {
	game   *Game
	Worth  [places]uint8 `json:"worth"`  // points that lie at a place
	Walker uint8         `json:"walker"` // where the walker is
	Hunter uint8         `json:"hunter"` // where the hunter is
	Left   uint8         `json:"left"`   // steps that the walker has left
	Points int16         `json:"points"` // points gathered
	Quit   bool          `json:"quit,omitempty"`
}

// State is a position.
type State struct {
	Public
	rand game.Rand
}

func (p *Public) caught() bool { return p.Walker == p.Hunter }
func (p *Public) over() bool   { return p.Left == 0 || p.Quit || p.caught() }

// Turn implements game.State, as do the other methods.
func (p *Public) Turn() game.Seat {
	if p.over() {
		return game.NoSeat
	}
	return Walker
}

// Prompt returns the same prompt for every decision.
func (p *Public) Prompt() string {
	if p.over() {
		return ""
	}
	return "step"
}

// Quiet returns true, since no move opens a further choice.
func (*State) Quiet() bool { return true }

// Round counts fours of steps, since the hunter's steps repeat after four.
func (s *State) Round() int { return (steps - int(s.Left)) / 4 }

// refuse returns the reason why a move is not legal, "" if it is legal.
func (p *Public) refuse(m game.Move) string {
	switch {
	case p.over():
		return game.ReasonOver
	case m < 1 || m > places:
		return game.ReasonUnknownMove
	case distance(uint8(Place(m)), p.Walker) != 1:
		return "too-far"
	}
	return ""
}

// distance returns the number of steps between two places.
func distance(a, b uint8) int {
	x, y := int(a)%Columns-int(b)%Columns, int(a)/Columns-int(b)/Columns
	return max(x, -x) + max(y, -y)
}

// Legal appends the places that the walker can go to.
func (s *State) Legal(buf []game.Move) []game.Move {
	for _, by := range [...]int{-Columns, -1, 1, Columns} {
		if m := game.Move(int(s.Walker) + by + 1); s.refuse(m) == "" {
			buf = append(buf, m)
		}
	}
	return buf
}

// Apply takes the walker's step, and then the hunter's.
func (s *State) Apply(m game.Move, log *game.Log) error {
	if r := s.refuse(m); r != "" {
		return &game.Illegal{Reason: r, Move: m}
	}
	s.Walker = uint8(Place(m))
	s.Left--
	game.Add(log, Stepped{Walker, Place(m)})
	if worth := &s.Worth[s.Walker]; *worth > 0 && !s.caught() {
		s.Points += int16(*worth)
		game.Add(log, Gathered{Walker, Place(m), int(*worth)})
		*worth = 0
	}
	if made := (steps - s.Left) % 4; made < s.game.pace && !s.caught() {
		s.hunt(log)
	}
	if s.over() {
		game.Add(log, Ended{})
	}
	return nil
}

// hunt moves the hunter a step nearer, by lot if it can come nearer in two ways.
func (s *State) hunt(log *game.Log) {
	from := s.Hunter
	x, y := int(s.Walker)%Columns-int(from)%Columns, int(s.Walker)/Columns-int(from)/Columns
	lot := x != 0 && y != 0
	if lot && s.rand.Below(2) == 0 {
		x = 0
	}
	switch {
	case x < 0:
		s.Hunter--
	case x > 0:
		s.Hunter++
	case y < 0:
		s.Hunter -= Columns
	default:
		s.Hunter += Columns
	}
	game.Add(log, Hunted{Hunter, int(s.Hunter), lot})
}

// Concede ends the game with nothing gathered.
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	switch {
	case s.over():
		return &game.Illegal{Reason: game.ReasonOver}
	case seat != Walker:
		return &game.LoadError{Code: "seat", Text: "nobody decides for that seat"}
	}
	s.Quit, s.Points = true, 0
	game.Add(log, Ended{})
	return nil
}

// Result implements game.State.
func (p *Public) Result() game.Result {
	r := game.Result{Score: [game.MaxSeats]int16{Walker: p.Points}}
	if !p.over() {
		return r
	}
	winner, why := Hunter, "hungry"
	switch {
	case p.Quit:
		why = "conceded"
	case p.caught():
		why = "caught"
	case p.Points >= goal:
		winner, why = Walker, "supplied"
	}
	score := r.Score
	r = game.DecidedBy(seats, winner, why)
	r.Score = score
	return r
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// document is a position as JSON, or a view, which also has a seat.
type document struct {
	Game       string `json:"game"`
	Difficulty string `json:"difficulty"`
	View       string `json:"view,omitempty"`
	Public
}

// json writes a view by a seat, or the position if view is "".
func (p *Public) json(view string) []byte {
	b, _ := json.Marshal(document{Kind{}.Name(), p.game.difficulty, view, *p}) // cannot fail: only numbers and names
	return b
}

// Position returns the whole position.
func (s *State) Position() []byte { return s.json("") }

func read(text []byte) (doc document, ok bool) {
	if json.Unmarshal(text, &doc) != nil {
		return doc, false
	}
	doc.game = at(doc.Difficulty)
	for _, n := range doc.Worth {
		if n > mostWorth {
			return doc, false
		}
	}
	return doc, doc.game != nil && doc.Walker < places && doc.Hunter < places && doc.Left <= steps && doc.Points >= 0
}

// Load reads a position.
func (Kind) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	doc, ok := read(position)
	switch {
	case !ok:
		return nil, nil, &game.LoadError{Code: "position", Text: "this is no position of tiny solo"}
	case doc.over():
		return nil, nil, &game.LoadError{Code: "pending", Text: "a finished game cannot be loaded"}
	}
	return doc.game, &State{doc.Public, game.Rand{Seed: seed}}, nil
}

// View is a position as a seat sees it, which is all of it.
type View struct {
	Public
	seat game.Seat
}

// View returns the position for a seat.
func (s *State) View(seat game.Seat) game.View { return &View{s.Public, seat} }

// Seat returns the seat whose view this is.
func (v *View) Seat() game.Seat { return v.seat }

// Sample copies the position and draws a new seed for what chance brings.
func (v *View) Sample(rng *game.Stream, into game.State) {
	*into.(*State) = State{v.Public, game.Rand{Seed: rng.Seed()}}
}

// JSON returns the view in the referee's form.
func (v *View) JSON() []byte { return v.json(seats[v.seat].Name) }

// Pack returns the same as JSON, which is short enough.
func (v *View) Pack() string { return string(v.JSON()) }

// Unpack reads what Pack wrote.
func (Kind) Unpack(packed string) (game.Game, game.View, error) {
	doc, ok := read([]byte(packed))
	seat := game.NoSeat
	if ok {
		seat = game.SeatNamed(doc.game, doc.View)
	}
	if seat == game.NoSeat {
		return nil, nil, errors.New("this is no view of tiny solo")
	}
	return doc.game, &View{doc.Public, seat}, nil
}
