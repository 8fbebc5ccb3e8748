// Package game is the contract that every game of this table fulfils.
//
// The split follows open_spiel. A [Kind] is a game as it lies in its box. It
// is opened with a setup (mode, seats in order of play, options) and is then a
// [Game]: seats, rules and the text of moves, none of which ever changes. A
// [State] is one position with everything in it, a [View] is the same position
// as one seat may know it. A computer player is given a View and nothing else;
// [View.Sample] deals what it cannot see anew, so that it may search without
// peeking.
//
// That is all a game needs. What else it has to offer, inputs for a learned
// player or words to explain itself by, are the optional interfaces of
// optional.go, found by assertion on the Kind or Game.
//
// There are one to four seats ([MaxSeats]). Several may form a side and win or
// lose together, and a seat may be scripted: rules play it, nobody decides for
// it. Seats are never renumbered; one that is out of the game is not asked any
// more and keeps its place in the [Result].
//
// A State is a flat value behind a pointer: copying it is one assignment, and
// Legal, Apply and CopyFrom allocate nothing. It is small, so that a search
// can copy it often; a game that needs more room than a kilobyte takes
// it. Tables that never change are shared between states. Moves are small
// integers; their text exists for the referee, for saves and for people.
// Whatever happens in Apply is told as a stream of [Event] values, which a
// presenter animates and puts into words without knowing the rules.
//
// The package and everything below it that holds rules use the standard
// library only and know neither clock, screen nor browser.
package game

// Move is one atomic decision, packed by its game into 32 bits. Moves of one
// position are sorted by this number.
type Move uint32

// Kind is a game before anybody sits down.
type Kind interface {
	// Name returns the kebab-case name that the referee, codes and saves use.
	Name() string
	// Version returns the number of rules and data together. It grows with any
	// change of Legal, of Apply, of the order of random events or of the data:
	// a record of another version would not play back, or not to the same end.
	Version() int
	// Open binds a setup, a JSON object of the game's own; nil is the default.
	// The error is a *LoadError that says what is wrong with the setup.
	Open(setup []byte) (Game, error)
	// Load reads a position as State.Position writes it, and what setup it is
	// of. The error says what is wrong in words; a *LoadError has a code too.
	Load(position []byte, seed Seed) (Game, State, error)
	// Sheet returns the referee's form of the game's data, such as cards, tiles or places; empty where there are none.
	Sheet() map[string]any
	// Unpack reads a view as View.Pack wrote it in this same program.
	Unpack(packed string) (Game, View, error)
}

// Game is a kind with a setup: what never changes while it is played.
type Game interface {
	// Kind returns the game it is.
	Kind() Kind
	// Setup returns what it was opened with, as Kind.Open reads it and written in
	// one way only; nil for the default. It must not be changed.
	Setup() []byte
	// Seats lists the seats in their order; a Seat is an index into it. The
	// list is the same one at every call and must not be changed.
	Seats() []SeatInfo
	// New deals a fresh game. Equal seeds give equal games on every platform.
	New(seed Seed) State
	// Blank returns an empty state to copy or sample into.
	Blank() State
	// MoveText returns the line of words for a move; ParseMove is its inverse
	// and fails with an *Illegal of reason "unknown-move".
	MoveText(m Move) string
	ParseMove(text string) (Move, error)
	// Tell returns the referee's form of an event: a value for encoding/json.
	Tell(e Event) any
}

// State is one position, hidden things included.
type State interface {
	// Turn returns the seat that decides now, NoSeat once the game is over. It is
	// never a scripted seat, nor one that is out.
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
	// Concede ends the game, in or out of turn, and ranks all seats as the
	// rules have it. A seat that cannot (scripted, out already) gets a
	// *LoadError of code "seat", everybody after the end an *Illegal.
	Concede(seat Seat, log *Log) error
	// Result tells whether the game is over and how each seat fared.
	Result() Result
	// View returns the position as a seat may know it, also one that is out.
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
	// unknown is dealt at random, every possible deal equally likely, and
	// random events to come get a seed of their own.
	Sample(rng *Stream, into State)
	// JSON returns the referee's form.
	JSON() []byte
	// Pack returns a short text form for the way to another process. It carries the
	// setup where the game has more than one.
	Pack() string
}
