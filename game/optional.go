package game

// The interfaces in this file are optional. Assert them on a Kind from the list of games, or on a Game that it opened,
// not on the bare rules: package think wraps these and may add some of the interfaces.

// Versioned is a Kind that still knows the data of earlier versions.
type Versioned interface {
	// At returns the kind as it was at a version, false if that version is not available.
	At(version int) (Kind, bool)
}

// Drawer is a Kind that draws by lot what a setup leaves open, such as who leads which faction. What was drawn is then
// part of the setup, in records too.
type Drawer interface {
	// Draw completes a setup (nil for the default); a complete one comes back unchanged. Equal seeds draw the same on
	// every platform.
	Draw(setup []byte, seed Seed) ([]byte, error)
}

// Arranged is a Kind with more than one setup, made of choices that people are offered.
type Arranged interface {
	// Choices lists the choices, each with its usual option first.
	Choices() []SetupChoice
	// Arrange makes a setup. pick returns the option picked for a choice; the seed decides what is left open. seat is
	// the one the person then has, NoSeat if they may choose.
	Arrange(pick func(choice string) string, seed Seed) (setup []byte, seat Seat)
}

// SetupChoice is one choice. Its names are kebab-case.
type SetupChoice struct {
	Name    string
	Options []string
	Hard    []int // how hard each option is for a beginner, 1 to 3; nil if they are all alike

	// The choice is only asked if the choice When has the option With; "" if it is always asked.
	When, With string
}

// ChoicesOf lists the choices of a kind's setup, nil if it has only one setup.
func ChoicesOf(k Kind) []SetupChoice {
	if a, ok := k.(Arranged); ok {
		return a.Choices()
	}
	return nil
}

// Graded is a Game whose setup makes it harder or easier. In games played for points (see Solo) results are only
// compared within one grade.
type Graded interface {
	// Grade returns a kebab-case name; the catalogue has its title as "grade.NAME".
	Grade() string
}

// GradeOf returns the grade of a game, "" if all its games are alike.
func GradeOf(g Game) string {
	if graded, ok := g.(Graded); ok {
		return graded.Grade()
	}
	return ""
}

// ResultTeller is a Game whose result has more to it than over, winner and reason.
type ResultTeller interface {
	// TellResult lists fields that the referee adds to the result, or puts in place of its own.
	TellResult(s State) map[string]any
}

// Judge is a Game that can estimate who will win without a search.
type Judge interface {
	// Judge estimates a seat's chance to win, from 0 to 1. The greedy player maximises it.
	Judge(s State, seat Seat) float64
}

// QuickJudge is a Judge with a second estimate, for players that do not search: picking the move it likes best makes a
// better game, but Judge predicts the winner better. Players that search use JudgeQuickly to choose moves in a playout
// and Judge to value where it ended.
type QuickJudge interface {
	Judge
	JudgeQuickly(s State, seat Seat) float64
}

// Knockout is a Game in which a seat can be out before the game is over.
type Knockout interface {
	// Out reports whether a seat is out for good. Its side plays on while another of its seats does.
	Out(s State, seat Seat) bool
}

// Roled is a Game whose seats play different roles.
type Roled interface {
	// Roles names the roles, such as sides or factions; SeatInfo.Role is an index into them. The list is the same for
	// every setup of a kind.
	Roles() []string
}

// Learner is a Game that can be learned from self-play.
type Learner interface {
	// Nets is how many nets there are to learn: one for each role of a Roled, or 1 that plays them all.
	Nets() int
	// Inputs and ActiveInputs are what a learned player sees of a position: yes-or-no inputs with numbers below Inputs.
	// ActiveInputs appends the numbers of those that hold, as far as the seat may know; a number listed twice counts
	// twice. Other seats are numbered relative to this one. A net may start from a judgement and learn how far it is
	// wrong: prior is then the log odds of the judged chance, to which the net's own are added. Without a judgement it
	// is 0.
	Inputs() int
	ActiveInputs(s State, seat Seat, buf []uint16) (active []uint16, prior float64)
}

// Explainer is a Game that can say what speaks for a move, in terms of its own.
type Explainer interface {
	// Terms names the terms. Weigh measures each of them for a seat (more is better) over a stretch of play, from the
	// position before it to the one after.
	Terms() []string
	Weigh(before, after State, seat Seat, terms []float64)
}

// Styled is an Explainer whose computer player has several styles.
type Styled interface {
	Explainer
	Styles() []Style
}

// Style is a manner of play: for each term, how much winning chance a player adds in its mind for one unit, on top of
// what it knows. Small tilts change the style, not the strength.
type Style struct {
	Name string
	Tilt []float64 // by term; missing ones are 0
}

// StylesOf lists the styles of a game, nil if it has none.
func StylesOf(g Game) []Style {
	if s, ok := g.(Styled); ok {
		return s.Styles()
	}
	return nil
}

// TermsOf lists the terms of a game, nil if it has none.
func TermsOf(g Game) []string {
	if e, ok := g.(Explainer); ok {
		return e.Terms()
	}
	return nil
}

// Aimer is a Game with aims for missions: puzzles, a campaign, lessons.
type Aimer interface {
	// Aim reads what a mission asks of a seat that begins at a position. Each game has its own syntax. The error is a
	// *LoadError that says what is wrong.
	Aim(text string, seat Seat, start State) (Aim, error)
}

// Aim is what a mission asks of a seat. It judges by positions and events alone, so everybody who has the record of a
// game comes to the same verdict.
type Aim interface {
	// Count returns the tally after a move. t is the tally before it (the zero value at the start), events are those of
	// the move, after is the position it led to. Do not call it once there is a verdict.
	Count(t Tally, events []Event, after State) Tally
}

// Provable is an Aim that can be searched to its end: see package mission.
type Provable interface {
	Aim
	// WorstCase fills into with a full position in which every other seat can do whatever it could do in any position
	// that fits the view, until the aim is decided. Whoever reaches the aim there against every answer reaches it
	// whatever is hidden. It returns false if there is no such position.
	WorstCase(v View, into State) bool
	// Key appends all of a position that can still matter until the aim is decided: positions with equal keys and
	// tallies have the same future.
	Key(s State, buf []byte) []byte
}

// Tally is what an aim has counted so far. It is comparable, and starts as the zero value.
type Tally struct {
	Verdict Verdict
	// Luck is set when something was drawn or decided by lot that can matter to the aim and that the position of
	// Provable.WorstCase does not cover.
	Luck bool
	N    [6]int16 // each game uses them as it likes
}

// Verdict says whether an aim is decided.
type Verdict uint8

const (
	Undecided Verdict = iota
	Reached
	Failed
)

// Hinter is a Game with hints for somebody who plays for the first time: each is shown once, when it matters. The voice
// has their words.
type Hinter interface {
	// Hints names all hints, the most important first. Every call returns the same list: do not modify it.
	Hints() []string
	// Fitting appends the hints that fit a decision, in the order of Hints. v is the view of the seat that decides,
	// legal are its moves, since are the events after its last decision.
	Fitting(v View, legal []Move, since []Event, buf []string) []string
}

// UrgentHinter is a Hinter with hints that would come too late if they were shown after the first decision they fit.
type UrgentHinter interface {
	Urgent(hint string) bool
}
