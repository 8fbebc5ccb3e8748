package table

import "onelongnight/game"

// Speaker returns the voice for a game as it was set up, since the voice may depend on who has which seat.
type Speaker func(game.Game) Voice

// Voice puts a game into words, and says how its moves are made by touch. Embed [Terse] for default versions of
// everything from Describer on.
type Voice interface {
	// T returns the catalogue's text for a key with its places filled in. Language returns its language, one of
	// words.Languages.
	T(key string, args ...any) string
	Language() string
	// Side returns the name of what a seat plays.
	Side(seat game.Seat) string
	// Label returns a move as a button shows it.
	Label(v game.View, m game.Move) string
	// Path lists the things to touch for a move, in order.
	Path(v game.View, m game.Move) []Spot
	// Groups lists the sections of the list of actions, in order; the catalogue has their titles as "section.KEY".
	// Group returns the section of a move.
	Groups() []string
	Group(m game.Move) string
	// Attempt returns the move that somebody who touches these things seems to want, legal or not.
	Attempt(v game.View, path []Spot) (game.Move, bool)
	// Prompt returns what the viewer is asked, or whom they wait for.
	Prompt(v game.View) (heading string, body []string)
	// Sentence returns what the log tells a seat about an event, "" for nothing.
	Sentence(e game.Event, to game.Seat) string
	// Refusal says why a move is not legal.
	Refusal(s game.State, err *game.Illegal) string
	// Ending tells a seat how the game ended.
	Ending(r game.Result, to game.Seat) (title, why string)

	Describer
	Adviser
	Chronicler
	Handler
}

// Describer says what lies on the table, also for people who cannot see it.
type Describer interface {
	// Aim says in one sentence how a seat wins, for somebody who has never played; "" for nothing. **Bold** marks what
	// matters.
	Aim(v game.View) string
	// Name returns the name of a thing, "" if it has none.
	Name(v game.View, spot Spot) string
	// Describe returns what one can read off a thing: the face of a card, the state of a piece; "" if the name says it
	// all.
	Describe(v game.View, spot Spot) string
	// Terms says in a sentence what a legal move takes and brings, for somebody who cannot see that on the table; "" if
	// its label says it.
	Terms(v game.View, m game.Move) string
	// Board returns the table place by place; it has no rows if the moves alone tell a game.
	Board(v game.View) Board
	// Whereabouts says in a few words how far the game is, "" before it has begun.
	Whereabouts(v game.View) string
}

// Adviser gives advice, as a friend at the table would.
type Adviser interface {
	// Advise says in one sentence what speaks for a sequence of moves, as far as the view's seat can know; "" for
	// nothing.
	Advise(v game.View, plan []game.Move) string
	// AdviseOver says what speaks for a sequence of moves rather than for another, and in a sentence about the other
	// what that brings instead; "" for what it does not compare.
	AdviseOver(v game.View, plan, other []game.Move) (why, instead string)
	// Briefly says what the moves do, in Advise's words: a card and where it goes. It is "" if a move's label is as
	// short.
	Briefly(v game.View, plan []game.Move) string
	// FirstHint returns the words of a hint of a [game.Hinter] and the things they are about. legal are the moves of
	// the view's seat.
	FirstHint(v game.View, legal []game.Move, name string) (said string, of []Spot)
	// Asks returns the sentences that explain a mission's aim to a seat; t has the texts kept with the missions. It
	// returns none if the aim is not valid.
	Asks(aim string, seat game.Seat, start game.State, t func(key string, args ...any) string) []string
}

// Chronicler sums up finished games.
type Chronicler interface {
	// Chronicle returns a few short sentences of what the view's seat may want to know of a finished game.
	Chronicle(v game.View, lines []Line) []string
	// Achievements names the achievements of the game. The catalogue has their titles as "achievement.NAME" and what
	// they take as "achievement.NAME.how".
	Achievements() []string
	// Done lists the achievements that the view's seat earned in a finished game.
	Done(v game.View, r game.Result, lines []Line) []string
}

// Handler says how the touches for one move relate to those for the next.
type Handler interface {
	// Holds returns the first things of every path in a position that the last move has already taken hold of, so that
	// they need not be touched again: such as a piece that was put down and is still to be turned.
	Holds(v game.View) []Spot
	// Gathers reports whether the cards asked for in a position are chosen one after the other in any order and then
	// confirmed together.
	Gathers(v game.View) bool
	// Opens reports whether a thing can be held although no move begins with it: what then opens says why.
	Opens(v game.View, spot Spot) bool
	// Payments returns the ways to pay for a legal move, best first: the moves that make the choices which follow it.
	// The player sees before the touch what the move would take, and the same touch takes it. It is empty if there is
	// nothing to choose.
	Payments(v game.View, m game.Move) [][]game.Move
	// Retracts returns what remains of the last moves (oldest first) if touching spot takes some of them back; false if
	// it does not.
	Retracts(v game.View, moves []game.Move, spot Spot) (rest []game.Move, ok bool)
	// Idle reports whether passing is the only legal move: the prompt then says so, and the table goes on by itself.
	Idle(v game.View, only game.Move) bool
}

// Joiner is a voice of a game in which two things can be touched in either order, although no move begins with the one
// that is touched first.
type Joiner interface {
	// Joins returns the moves that are meant by touching one thing and then another, which alone is a move: that one,
	// and what it then asks for. It is empty if the first thing adds nothing.
	Joins(v game.View, first, then Spot) []game.Move
}

// Guide is a voice of a game that has a book (package game/book). A thing on the table is a topic by its name; these
// methods name further topics to show in the book, the best first.
type Guide interface {
	// Asked returns the topics of what is asked in a position.
	Asked(v game.View) []string
	// Told returns the topics of an event, as far as a seat may know it.
	Told(e game.Event, to game.Seat) []string
}

// Terse has default methods for a voice to embed: no descriptions, no advice, no summary, and no moves that belong
// together.
type Terse struct{}

func (Terse) Aim(game.View) string              { return "" }
func (Terse) Name(game.View, Spot) string       { return "" }
func (Terse) Describe(game.View, Spot) string   { return "" }
func (Terse) Terms(game.View, game.Move) string { return "" }
func (Terse) Board(game.View) Board             { return Board{} }
func (Terse) Whereabouts(game.View) string      { return "" }

func (Terse) Advise(game.View, []game.Move) string                           { return "" }
func (Terse) AdviseOver(_ game.View, _, _ []game.Move) (why, instead string) { return "", "" }
func (Terse) Briefly(game.View, []game.Move) string                          { return "" }
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

// Asked returns "asks:" with the name of what is asked, for a [Guide] of a game whose views have it, or "asks:over".
func (Terse) Asked(v game.View) []string {
	asked := v.(interface{ Prompt() string }).Prompt()
	if asked == "" {
		asked = "over"
	}
	return []string{"asks:" + asked}
}

// SpeakerOf returns the Speaker of a game's voice in one language; In.For returns the voice for a setup.
func SpeakerOf[V interface{ For(game.Game) S }, S Voice](in V) Speaker {
	return func(g game.Game) Voice { return in.For(g) }
}
