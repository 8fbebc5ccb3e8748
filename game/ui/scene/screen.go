package scene

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Panel is what lies open over the table.
type Panel int

// The panels.
const (
	NoPanel    Panel = iota
	TitlePanel       // the first screen of a game
	ShelfPanel       // the first screen of all games, where there are several
	MenuPanel        // pause
	SettingsPanel
	KeysPanel     // the keyboard's shortcuts
	CreditsPanel  // whose work this is
	PrimerPanel   // what the game is about, for who never saw it
	ConcedePanel  // really give up?
	LogPanel      // what happened
	PilePanel     // what lies in a pile
	PlacePanel    // a place in words
	FigurePanel   // how a number comes about
	CardPanel     // a card, large; it may lie over any other panel
	RevealPanel   // cards that came to light
	RecapPanel    // what happened, step by step, on the table itself
	EndPanel      // how the game ended
	WarningPanel  // really this move?
	HintPanel     // what a strong player would do, on the table itself
	AnalysisPanel // how well the person played

	GamesPanel        // all games that are kept
	GamePanel         // one of them
	DeletePanel       // really delete it?
	ScoresPanel       // how the person has fared
	AchievementsPanel // what the person has done that is worth doing
	SealPanel         // what was sealed before the first card
	PracticePanel     // really go back, and play for practice?
	CurtainPanel      // the device goes to the next person: nothing of the table is seen
	WaysPanel         // other ways to play
	SetupPanel        // what the next game is played with
	TasksPanel        // the missions of a chapter
	TaskPanel         // one of them, before it is played or when it is decided
	UnsavedPanel      // why games are not kept
	ElsewherePanel    // another window has the games

	BookPanel // the game's book
)

// Review is how a game went for the person.
type Review struct {
	Curve  []float64 // the chance to win at each decision, 0..1
	Rounds []int     // the decisions with which the rounds begin
	Points []ReviewPoint
}

// ReviewPoint is a decision, or a moment, that mattered.
type ReviewPoint struct {
	At   int        // the decision
	Text string     // what happened and what would have been better
	Card table.Spot // what the better move is made with first, NoSpot without one
	Line table.Spot // the sentence of the log from which it can be seen again, NoSpot if it cannot
	Good bool       // it went well

	Better []table.Spot // what the better move is made with, nil without one
}

// Achievement is something worth having done once.
type Achievement struct {
	Name, How string
	Done      bool
}

// Score is how the person has fared in some games.
type Score struct {
	Text        string
	N           int // that stands before it: games won, or the best score
	Won, Played int // games
}

// Secrets is whose hidden things are seen, such as hands, in a game that is shown again.
type Secrets uint8

// Those of the seat that is looked from, as in a game; everybody's; nobody's.
const (
	OwnSecrets Secrets = iota
	AllSecrets
	NoSecrets
)

// Timeline is where one is in a game that is shown again.
type Timeline struct {
	At, Pages int
	Curve     []float64 // the person's chance to win at each page, 0..1; nil while nobody knows
}

// Screen is what is shown beside the game itself.
type Screen struct {
	Panel        Panel
	Under        Panel         // what comes back when the panel is closed
	About        table.Spot    // the thing that the panel tells about
	Words        []string      // of a panel that the program itself writes
	Cards        []table.Spot  // that came to light
	Review       *Review       // of the analysis, nil until there is something to see
	Achievements []Achievement // of the list of them
	Scores       []Score       // of the results
	Timeline     *Timeline     // of a game that is shown again, nil for none
	Book         *OpenBook     // of the game's book, nil where nobody brings one
	Secrets      Secrets       // that are seen
	Task         *Task         // of TaskPanel
	Primer       Primer        // of PrimerPanel
	Coach        *Coach        // says something on the table, nil mostly
	Inspect      table.Spot    // the thing shown large, NoSpot for none

	Hover table.Spot   // the thing under the mouse, if it can be touched now
	Peek  table.Spot   // the thing that the mouse rests on
	Focus table.Spot   // the thing under the keyboard's focus
	Group []table.Spot // of one-switch scanning the things of which Focus is the first; nil for that alone
	Place table.Spot   // the place looked at on a narrow screen, NoSpot for the game's choice
	Turn  table.Spot   // of several ways to turn a piece the one that is tried, NoSpot without such a choice

	Lit  []table.Spot // of a hint what lights up,
	Plan []game.Move  // and what it advises, from the first move on
	Mind bool         // the person shows what they had in mind instead of a hint: nothing is done in earnest

	Toast   string     // a short message,
	ToastAt table.Spot // and the thing it is about, also when it has gone, until the next touch

	Since  int // lines of the log that were there before the person's last move
	Scroll Scroll

	TextScale float64   // 1 is normal
	Contrast  bool      // high
	Safe      bool      // colours that everybody tells apart
	Badge     *Command  // what is wrong for the time being, nil for nothing
	Left      bool      // on a phone what the thumb reaches for is at the left
	Commands  []Command // what can be given now
	First     []Command // those of the first screen while something lies over it: it stays as it was
	Bar       []Command // those of the table, though something may lie over it
}

// Command is a button that is no move.
type Command struct {
	ID    string // "menu": its spot is "button:menu"
	Label string
	Sub   string
	Short string // a word for below its icon, where there is little room; "" if it has none
	Main  bool   // the one that most people want
	Quiet bool   // it looks back at what is over: beside ways on it stands back

	Place CommandPlace // on the first screen

	Row    string // what several commands in a row are about; "" for none
	Choice bool   // it is one of several of which one is chosen
	Chosen bool   // and it is that one
	Off    bool   // what it switches on and off is off
	Rated  bool   // it stands for something with stars,
	Stars  int    // so many of which are earned
	Locked bool   // it cannot be begun yet
	Idle   bool   // it is of no use now, and only keeps its place
	Plain  bool   // a badge that tells of nothing wrong
}

// CommandPlace is where a command stands on the first screen.
type CommandPlace int

// The places: among the large buttons, in the row of small choices, in the
// corner, and above all of them.
const (
	LargeCommand CommandPlace = iota
	SmallCommand
	CornerCommand
	BadgeCommand // standing, wherever there is room for words
)

// Spot returns the command's thing on screen.
func (c Command) Spot() table.Spot { return table.KindButton.Spot(c.ID) }
