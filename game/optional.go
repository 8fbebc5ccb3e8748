package game

// What a game may offer beside the contract. A caller asserts these on the
// Kind or Game that the shelf has, or that such a Kind opened, never on
// something that wraps it: a game's package think may add some to its rules.

// Versioned is a Kind that still knows the data of earlier versions.
type Versioned interface {
	// At returns the kind as it was at a version; false if that cannot be had.
	At(version int) (Kind, bool)
}

// Drawer is a Kind that settles by lot what a setup leaves open, such as who
// leads which faction. What was drawn is the setup from then on, in records too.
type Drawer interface {
	// Draw completes a setup, nil for the default; one that leaves nothing open
	// comes back as it is. Equal seeds draw alike on every platform.
	Draw(setup []byte, seed Seed) ([]byte, error)
}

// Arranged is a Kind whose setup people put together from choices.
type Arranged interface {
	// Choices returns what there is to choose, the usual option first.
	Choices() []SetupChoice
	// Arrange makes the setup of what is picked, an option by the name of its
	// choice, and the seat that the person then has; NoSeat leaves that to them.
	// What the picks leave open follows from the seed.
	Arrange(pick func(choice string) string, seed Seed) (setup []byte, seat Seat)
}

// SetupChoice is one thing to choose; names are kebab-case.
type SetupChoice struct {
	Name    string
	Options []string
	Hard    []int // how hard each option is for somebody new, 1 to 3; nil where none is harder

	// When is another choice, and With the option of it, without which this one has no meaning and is not asked for;
	// "" for one that always counts.
	When, With string
}

// ChoicesOf lists what there is to choose for the setups of a kind, nil if it
// has but one.
func ChoicesOf(k Kind) []SetupChoice {
	if a, ok := k.(Arranged); ok {
		return a.Choices()
	}
	return nil
}

// Graded is a Game that its setup makes harder or easier. Where people play for points (see Solo) those of one grade
// are compared with each other alone.
type Graded interface {
	// Grade returns a kebab-case name; the catalogue has what it is called as "grade.NAME".
	Grade() string
}

// GradeOf returns the grade of a game, "" if it has but one.
func GradeOf(g Game) string {
	if graded, ok := g.(Graded); ok {
		return graded.Grade()
	}
	return ""
}

// ResultTeller is a Game whose result has more to it than over, winner and
// reason.
type ResultTeller interface {
	// TellResult lists what the referee adds, and what it says instead.
	TellResult(s State) map[string]any
}

// Judge is a Game that can be judged at a glance.
type Judge interface {
	// Judge estimates the chance of a seat to win, from 0 to 1, by a quick
	// look at a position. It is what the greedy player maximises.
	Judge(s State, seat Seat) float64
}

// QuickJudge is a Judge with a second judgement for players who look no further: the moves that it likes best make a
// better game, while Judge sees better who will win. Those who search let all seats play on by the one and ask the
// other where that led.
type QuickJudge interface {
	Judge
	JudgeQuickly(s State, seat Seat) float64
}

// Knockout is a Game in which a seat can be out before the game is over: it has
// nothing left to win with.
type Knockout interface {
	// Out tells whether a seat is out for good. Its side plays on while another
	// of its seats does.
	Out(s State, seat Seat) bool
}

// Roled is a Game whose seats may play different things.
type Roled interface {
	// Roles names what a seat may play, a side, a faction, and
	// SeatInfo.Role is an index into them. They are the same for every setup of
	// a kind, and what the seats are called.
	Roles() []string
}

// Learner is a Game that can be learned from self-play.
type Learner interface {
	Roled
	// Nets is how many nets there are to learn: one for each role, or 1 that plays them all.
	Nets() int
	// Inputs and ActiveInputs are what a learned player sees: ActiveInputs appends the numbers, below Inputs, of the
	// inputs that hold in a position as a seat knows it. One that is there twice counts twice. Other seats are told
	// relative to that seat.
	Inputs() int
	ActiveInputs(s State, seat Seat, buf []uint16) []uint16
}

// Explainer is a Game with terms for what speaks for a move.
type Explainer interface {
	// Terms names what a player would explain a judgement by. Weigh measures
	// them for a seat, more being better, over a stretch of play: from the last
	// decision of a round to the position after it.
	Terms() []string
	Weigh(before, after State, seat Seat, terms []float64)
}

// Styled is an Explainer with manners of play for the computer player to
// choose from.
type Styled interface {
	Explainer
	Styles() []Style
}

// Style is a manner of play: how much winning chance a player sees in one unit
// of each term, beside what it knows. Small tilts change the style, not the
// strength.
type Style struct {
	Name string
	Tilt []float64 // by term; missing ones are 0
}

// StylesOf lists the manners of play of a game, none if it has none.
func StylesOf(g Game) []Style {
	if s, ok := g.(Styled); ok {
		return s.Styles()
	}
	return nil
}

// TermsOf lists the terms of a game, none if it has none.
func TermsOf(g Game) []string {
	if e, ok := g.(Explainer); ok {
		return e.Terms()
	}
	return nil
}

// Aimer is a Game with aims for missions: puzzles, a campaign, lessons.
type Aimer interface {
	// Aim reads what a mission asks of a seat that begins at a position, in
	// the words of the game's own. The error is a *LoadError that says what is
	// wrong with them.
	Aim(text string, seat Seat, start State) (Aim, error)
}

// Aim is what a mission asks of a seat. It judges by positions and events alone,
// so that whoever has the record of a game comes to the same verdict.
type Aim interface {
	// Count goes on counting after a move: t is what was counted before it,
	// nothing at the beginning, events are those of the move, after is the position
	// it led to. It must not be asked after the verdict.
	Count(t Tally, events []Event, after State) Tally
}

// Provable is an Aim that can be searched to its end: see package mission.
type Provable interface {
	Aim
	// WorstCase makes into a full position in which every other seat can do
	// whatever it could do in any position that the view could be of, until the
	// aim is decided: whoever reaches the aim there against every answer reaches
	// it whatever is hidden. False: there is no such position.
	WorstCase(v View, into State) bool
	// Key appends what of a position can still matter until the aim is
	// decided: positions of equal keys and tallies have the same future.
	Key(s State, buf []byte) []byte
}

// Tally is what an aim has counted so far. It is comparable; no count is the zero value.
type Tally struct {
	Verdict Verdict
	// Luck tells that something was drawn or decided by lot that can matter
	// to the aim, and that a position made by Provable.WorstCase does not stand for.
	Luck bool
	N    [6]int16 // numbers of the game's own
}

// Verdict is how an aim stands.
type Verdict uint8

// The verdicts.
const (
	Undecided Verdict = iota
	Reached
	Failed
)

// Hinter is a Game that knows what somebody who plays it for the first time
// should be told once, and when it matters. What is said is the voice's.
type Hinter interface {
	// Hints names everything there is to tell, the most important first. The list
	// is the same one at every call and must not be changed.
	Hints() []string
	// Fitting appends those that fit a decision, in that order: v is the view of the seat
	// that is asked, legal what it may do, since what happened since its last decision.
	Fitting(v View, legal []Move, since []Event, buf []string) []string
}

// UrgentHinter is a Hinter some of whose hints come too late after the first decision that they fit.
type UrgentHinter interface {
	// Urgent tells whether a hint is one of those.
	Urgent(hint string) bool
}
