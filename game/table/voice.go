package table

import "onelongnight/game"

// Speaker makes the voice of a game as it was set up: who is who at the seats may depend on that.
type Speaker func(game.Game) Voice

// Voice puts a game into words and says how its moves are made by hand. What a game has no use for below Ending comes
// with an embedded [Terse].
type Voice interface {
	// T returns the catalogue's text of a key, with places filled; Language is the one it is in, of words.Languages.
	T(key string, args ...any) string
	Language() string
	// Side returns the name of what a seat plays.
	Side(seat game.Seat) string
	// Label returns a move as a button says it.
	Label(v game.View, m game.Move) string
	// Path lists the things touched to make a move.
	Path(v game.View, m game.Move) []Spot
	// Groups returns the sections of the list of actions, in order: keys whose titles the catalogue has as
	// "section.KEY". Group is the one a move belongs to.
	Groups() []string
	Group(m game.Move) string
	// Attempt returns the move that touching these things seems to aim at, legal or not.
	Attempt(v game.View, path []Spot) (game.Move, bool)
	// Prompt says what is asked, or who is waited for.
	Prompt(v game.View) (heading string, body []string)
	// Sentence tells an event to a side, "" if there is nothing to say.
	Sentence(e game.Event, to game.Seat) string
	// Refusal says why a move is not legal.
	Refusal(s game.State, err *game.Illegal) string
	// Ending says how the game ended, to a seat.
	Ending(r game.Result, to game.Seat) (title, why string)

	Describer
	Adviser
	Chronicler
	Handler
}

// Describer tells what lies on the table, to those who do not see it too.
type Describer interface {
	// Aim says in one sentence what a seat plays for: the way to win, as somebody is told who has never played, ""
	// for nothing. **Bold** marks what matters.
	Aim(v game.View) string
	// Name returns what a thing is called, "" for none that has a name.
	Name(v game.View, spot Spot) string
	// Describe returns what one reads off a thing: of a card its face, of a piece also how it stands; "" where the name
	// tells everything.
	Describe(v game.View, spot Spot) string
	// Board tells the table as it stands, place by place; without rows for a game that is told by its moves alone.
	Board(v game.View) Board
	// Whereabouts is in a few words how far the game is, "" before it has begun.
	Whereabouts(v game.View) string
}

// Adviser gives advice, as a friend at the table would.
type Adviser interface {
	// Advise says in one sentence what speaks for moves made one after the other, from what the view's seat can see;
	// "" for nothing.
	Advise(v game.View, plan []game.Move) string
	// Briefly returns what they do, in the words by which Advise has it: a card and where it goes; "" where a move's
	// label is as short.
	Briefly(v game.View, plan []game.Move) string
	// FirstHint returns what a hint of a game that is a [game.Hinter] says, and the things it speaks of; legal is what
	// the side whose view it is may do.
	FirstHint(v game.View, legal []game.Move, name string) (said string, of []Spot)
	// Asks returns the sentences for an aim of a mission that begins at a position, for a seat; t has the texts that
	// are kept beside the missions. None if it is no aim.
	Asks(aim string, seat game.Seat, start game.State, t func(key string, args ...any) string) []string
}

// Chronicler sums games up.
type Chronicler interface {
	// Chronicle returns what the view's seat may want to know of a game that is over, a few words each.
	Chronicle(v game.View, lines []Line) []string
	// Achievements names what is worth having done once in the game. The catalogue has what an achievement is called
	// as "achievement.NAME", and what it takes as "achievement.NAME.how".
	Achievements() []string
	// Done lists those that a view's seat has done in a game that is over.
	Done(v game.View, r game.Result, lines []Line) []string
}

// Handler says how moves go on from each other when they are made by hand.
type Handler interface {
	// Holds returns the first steps that every path of a position has in common and that were taken by the move before,
	// such as to take hold of a piece that was put down and is still to be turned: they need not be taken again.
	Holds(v game.View) []Spot
	// Gathers tells whether the cards that are asked for in a position are chosen together, as their order means
	// nothing: one is put to the other until none is lacking, and all are confirmed at once.
	Gathers(v game.View) bool
	// Opens tells whether a thing is taken hold of although no move begins with it: why not is told by what opens.
	Opens(v game.View, spot Spot) bool
	// Payments returns the ways to pay for a move that can be made now, the best first: each the moves that follow it,
	// of a game in which a move is followed by choices of what it is paid with. Whoever touches the move on the table
	// sees before what it would take, and has it taken so by the same touch. None where nothing is to be chosen.
	Payments(v game.View, m game.Move) [][]game.Move
	// Retracts returns what is left of the last moves, oldest first, where touching a thing takes one of them back;
	// false if it takes none back.
	Retracts(v game.View, moves []game.Move, spot Spot) (rest []game.Move, ok bool)
	// Idle tells whether the only legal move is to pass: the prompt says so, and the table goes on by itself.
	Idle(v game.View, only game.Move) bool
}

// Guide is a voice whose game has a book (package game/book). It names the topics that the book tells of beside the
// things on the table; the best comes first.
type Guide interface {
	// Asked returns those of what is asked in a position.
	Asked(v game.View) []string
	// Told returns those of an event, as far as a seat may know of it.
	Told(e game.Event, to game.Seat) []string
}

// Terse is what voices embed: it describes, advises and sums up nothing, and knows of no moves that hang together.
type Terse struct{}

func (Terse) Aim(game.View) string            { return "" }
func (Terse) Name(game.View, Spot) string     { return "" }
func (Terse) Describe(game.View, Spot) string { return "" }
func (Terse) Board(game.View) Board           { return Board{} }
func (Terse) Whereabouts(game.View) string    { return "" }

func (Terse) Advise(game.View, []game.Move) string  { return "" }
func (Terse) Briefly(game.View, []game.Move) string { return "" }
func (Terse) FirstHint(game.View, []game.Move, string) (said string, of []Spot) {
	return "", nil
}
func (Terse) Asks(string, game.Seat, game.State, func(string, ...any) string) []string { return nil }

func (Terse) Chronicle(game.View, []Line) []string         { return nil }
func (Terse) Achievements() []string                       { return nil }
func (Terse) Done(game.View, game.Result, []Line) []string { return nil }

func (Terse) Holds(game.View) []Spot                      { return nil }
func (Terse) Gathers(game.View) bool                      { return false }
func (Terse) Opens(game.View, Spot) bool                  { return false }
func (Terse) Payments(game.View, game.Move) [][]game.Move { return nil }
func (Terse) Retracts(game.View, []game.Move, Spot) (rest []game.Move, ok bool) {
	return nil, false
}
func (Terse) Idle(game.View, game.Move) bool { return false }

// SpeakerOf makes the Speaker of a game's voice in one language, which knows its voice for each setup.
func SpeakerOf[V interface{ For(game.Game) S }, S Voice](in V) Speaker {
	return func(g game.Game) Voice { return in.For(g) }
}
