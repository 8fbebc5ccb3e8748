// Package game is the contract between a game and everything around it: table, computer players, referee, saves.
//
// A [Kind] is a game in its box. Opened with a setup (mode, seats in order of play, options) it becomes a [Game]:
// seats, rules and the text of moves, which never change during play. A [State] is one full position; a [View] is the
// same position as one seat may know it. (The split follows open_spiel.) A computer player gets a View and nothing
// else. To search, it calls [View.Sample], which deals the hidden cards at random: it cannot peek.
//
// Every game has these four. Anything else a game may have, such as inputs for a learned player or hints for beginners,
// is an optional interface in optional.go, found by a type assertion on the Kind or Game.
//
// There are one to four seats ([MaxSeats]). Seats of one side win or lose together. A scripted seat is played by the
// rules; nobody decides for it. Seats are never renumbered: one that is knocked out has no more turns, but keeps its
// place in the [Result].
//
// A State is a flat value behind a pointer: copying it is one assignment, and Legal, Apply and CopyFrom allocate
// nothing. Keep it near a kilobyte, since a search copies it often; tables that never change are shared between states.
// Moves are small integers; the referee, saves and people get them as text. Apply reports what happened as [Event]
// values, which the table animates and puts into words without knowing the rules.
//
// This package and the rules of all games import the standard library only. They know no clock, screen or browser.
package game

// Move is one decision, packed by its game into 32 bits. The moves of a position are sorted by this number.
type Move uint32

// Kind is a game in its box, before anybody sits down.
type Kind interface {
	// Name returns the name that the referee, codes and saves use, in kebab-case.
	Name() string
	// Version numbers the rules and data together. Raise it with any change of Legal, of Apply, of the order of random
	// events or of the data: records of the old version would no longer play back, or would end differently.
	Version() int
	// Open sets the game up. The setup is a JSON object of the game's own; nil is the default. The error is a
	// *LoadError that says what is wrong.
	Open(setup []byte) (Game, error)
	// Load reads a position written by State.Position and returns it with the game it belongs to. The error says in
	// words what is wrong; a *LoadError also has a code.
	Load(position []byte, seed Seed) (Game, State, error)
	// Sheet returns the game's data (cards, tiles, places) for the referee's "cards" and similar commands; empty if
	// there are none.
	Sheet() map[string]any
	// Unpack reads a view that View.Pack wrote in this same build.
	Unpack(packed string) (Game, View, error)
}

// Game is a kind with a setup. Nothing in it changes during play.
type Game interface {
	Kind() Kind
	// Setup returns the setup in its one canonical form, which Kind.Open reads; nil for the default. Do not modify it.
	Setup() []byte
	// Seats lists the seats in order; a Seat is an index into it. Every call returns the same list: do not modify it.
	Seats() []SeatInfo
	// New deals a fresh game. Equal seeds give equal games on every platform.
	New(seed Seed) State
	// Blank returns an empty state, to be filled by CopyFrom or View.Sample.
	Blank() State
	// MoveText returns a move as text; ParseMove reads it back and fails with an *Illegal of reason "unknown-move".
	MoveText(m Move) string
	ParseMove(text string) (Move, error)
	// Tell returns an event in the referee's form, a value for encoding/json.
	Tell(e Event) any
}

// State is one full position, hidden things included.
type State interface {
	// Turn returns the seat that decides now, NoSeat once the game is over. It is never a scripted seat or one that is
	// out.
	Turn() Seat
	// Prompt names the kind of decision that is asked for, "" once the game is over.
	Prompt() string
	// Quiet reports whether the last action is complete, with no choice of it still open. A search only judges quiet
	// positions.
	Quiet() bool
	// Round counts rounds, whatever the game calls them. A search plays on to the end of one and judges there.
	Round() int
	// Legal appends the legal moves, sorted and without repetition. It appends none only when the game is over.
	Legal(buf []Move) []Move
	// Apply plays a move and everything that follows from it, up to the next decision. If the move is refused, it
	// returns an *Illegal and changes nothing. The log may be nil.
	Apply(m Move, log *Log) error
	// Concede ends the game, in or out of turn, and ranks all seats by the rules. A seat that cannot concede (scripted,
	// or already out) gets a *LoadError of code "seat"; after the end everybody gets an *Illegal.
	Concede(seat Seat, log *Log) error
	// Result reports whether the game is over and how each seat fared.
	Result() Result
	// View returns the position as a seat may know it, even a seat that is out.
	View(seat Seat) View
	// CopyFrom overwrites this state with src, which must be of the same game.
	CopyFrom(src State)
	// Position returns everything as JSON, hidden things included.
	Position() []byte
}

// View is a position as one seat may know it. It has no field for what that seat cannot know, so the type itself keeps
// players fair.
type View interface {
	Seat() Seat
	// Sample fills into with a full position that this view could come from: unknown things are dealt at random, every
	// possible deal equally likely, and later random events get a new seed.
	Sample(rng *Stream, into State)
	// JSON returns the view in the referee's form.
	JSON() []byte
	// Pack returns the view as a short text to send to another process, with the setup if the game has more than one.
	Pack() string
}
