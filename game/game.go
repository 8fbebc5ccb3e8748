// Package game is the contract that every game of this table fulfils.
//
// The split follows open_spiel: a [Game] holds what never changes (names,
// rules version, text of moves), a [State] is one position with everything
// in it, a [View] is the same position as one seat may know it. A computer
// player is given a View and nothing else; [View.Sample] deals the cards it
// cannot see anew, so that it may search without peeking.
//
// A State is a flat value behind a pointer: copying it is one assignment and
// Legal, Apply and CopyFrom allocate nothing. Moves are small integers; their
// text exists for the referee, for saves and for people. Whatever happens in
// Apply is told as a stream of [Event] values, which a presenter animates and
// puts into words without knowing the rules.
//
// The package and everything below it that holds rules use the standard
// library only and know neither clock, screen nor browser.
package game

// Seat is one side of the table, counted from 0 in the order of Game.Seats.
type Seat uint8

// NoSeat stands where no side is meant: nobody is to move, nobody has won.
const NoSeat Seat = 0xFF

// Move is one atomic decision, packed by its game into 32 bits. Moves of one
// position are sorted by this number.
type Move uint32

// Result is how a game stands: whether it is over, who won (NoSeat: nobody)
// and the key of the reason, from a closed list of the game's.
type Result struct {
	Over   bool
	Winner Seat
	Why    string
}

// Game is the unchanging part of one game.
type Game interface {
	// Name is the game's kebab-case name, as the referee and saves use it.
	Name() string
	// Version is the number of the rules data; a replay of another version
	// would not play back and is refused.
	Version() int
	// Seats lists the names of the sides; a Seat is an index into it.
	Seats() []string
	// New deals a fresh game. Equal seeds give equal games on every platform.
	New(seed Seed) State
	// Load reads a position as Position writes it. The error says what is
	// wrong with it in words; a *LoadError carries a code too.
	Load(position []byte, seed Seed) (State, error)
	// Blank is an empty state to copy or sample into.
	Blank() State
	// Unpack reads a view as View.Pack wrote it.
	Unpack(packed string) (View, error)
	// MoveText is the line of words for a move; ParseMove is its inverse
	// and fails with an *Illegal of reason "unknown-move".
	MoveText(m Move) string
	ParseMove(text string) (Move, error)
	// Tell is the referee's form of an event: a value for encoding/json.
	Tell(e Event) any
	// Judge estimates the chance of a seat to win, from 0 to 1, by a quick
	// look at a position. It is what the greedy player maximises.
	Judge(s State, seat Seat) float64
	// Inputs and Look are what a learned player sees: Look appends the numbers,
	// below Inputs and without repetition, of the inputs that hold in a
	// position as a seat knows it. At most 257 hold at once.
	Inputs() int
	Look(s State, seat Seat, buf []uint16) []uint16
	// Weights are those of the player learned for the game, nil if there is none.
	Weights() []byte
	// Terms names what a player would explain a judgement by. Weigh measures
	// them for a seat, more being better, over a stretch of play: from the last
	// decision of a round to the position after it.
	Terms() []string
	Weigh(before, after State, seat Seat, terms []float64)
	// Styles are manners of play for the computer player to choose from.
	Styles() []Style
	// Sheet is the referee's form of the game's data: cards and places.
	Sheet() map[string]any
}

// Style is a manner of play: how much winning chance a player sees in one unit
// of each term, beside what it knows. Small tilts change the style, not the
// strength.
type Style struct {
	Name string
	Tilt []float64 // by term; missing ones are 0
}

// State is one position, hidden things included.
type State interface {
	// Turn is the seat that decides now, NoSeat once the game is over.
	Turn() Seat
	// Prompt names the kind of decision, "" once the game is over.
	Prompt() string
	// Quiet tells whether the last action is complete: no choice that belongs
	// to it is still open. Search judges quiet positions.
	Quiet() bool
	// Round counts the rounds of the game, whatever the game calls them. Search
	// plays to the end of one: a natural place to judge.
	Round() int
	// Legal appends the legal moves, sorted and without repetition. It is
	// empty only when the game is over.
	Legal(buf []Move) []Move
	// Apply plays a move and everything that follows of itself, up to the
	// next decision. A refused move returns an *Illegal and changes nothing.
	// The log may be nil; then nothing is recorded.
	Apply(m Move, log *Log) error
	// Concede ends the game in favour of the other side.
	Concede(seat Seat, log *Log) error
	// Result tells whether the game is over and who won.
	Result() Result
	// View is the position as a seat may know it.
	View(seat Seat) View
	// CopyFrom makes this state equal to src, a state of the same game.
	CopyFrom(src State)
	// Position writes everything, hidden things included, as JSON.
	Position() []byte
}

// View is a position as one seat may know it. It has no field that the seat
// could not know: fairness is a property of the type.
type View interface {
	// Seat is whose view this is.
	Seat() Seat
	// Sample makes into a full position that this view could be of: what is
	// unknown is dealt at random, every possible deal equally likely.
	Sample(rng *Stream, into State)
	// JSON is the referee's form.
	JSON() []byte
	// Pack is a short text form for the way to another process.
	Pack() string
}
