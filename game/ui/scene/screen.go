package scene

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Panel is what is open over the table.
type Panel int

// If returns the panel, or NoPanel if ok is false.
func (p Panel) If(ok bool) Panel {
	if ok {
		return p
	}
	return NoPanel
}

// PanelOf returns the panel that tells about a kind of thing in most games.
func PanelOf(kind table.SpotKind) Panel {
	switch kind {
	case table.KindCard, table.KindPiece:
		return CardPanel
	case table.KindPlace, table.KindPart, table.KindTab:
		return PlacePanel
	case table.KindFigure:
		return FigurePanel
	case table.KindPile:
		return PilePanel
	}
	return NoPanel
}

const (
	NoPanel    Panel = iota
	TitlePanel       // the first screen of a game
	ShelfPanel       // the first screen of all games, if there are several
	MenuPanel        // pause
	SettingsPanel
	KeysPanel     // the keyboard shortcuts
	CreditsPanel  // the credits
	PrimerPanel   // an introduction for people new to the game
	ConcedePanel  // asks whether to give up
	LogPanel      // the log
	PilePanel     // the cards in a pile
	PlacePanel    // a place in words
	FigurePanel   // how a number is made up
	CardPanel     // a card, large; it may lie over any other panel
	RevealPanel   // cards that were revealed
	RecapPanel    // what happened, step by step, on the table itself
	EndPanel      // how the game ended
	WarningPanel  // warns of a move
	HintPanel     // what a strong player would do, on the table itself
	AnalysisPanel // how well the person played

	GamesPanel        // all saved games
	GamePanel         // one of them
	DeletePanel       // asks whether to delete it
	ScoresPanel       // the person's results
	AchievementsPanel // the person's achievements
	SealPanel         // the seal, and after the game what was sealed
	PracticePanel     // asks whether to go back and play for practice
	CurtainPanel      // the device is passed to the next person: nothing of the table is shown
	WaysPanel         // other ways to play
	SetupPanel        // the setup of the next game
	TasksPanel        // the missions of a chapter
	TaskPanel         // one mission, before it is played or when it is decided
	UnsavedPanel      // why games are not being saved
	ElsewherePanel    // another window has the games

	BookPanel // the game's book
)

// Review is the analysis of the person's game.
type Review struct {
	Curve  []float64 // the chance to win at each decision, 0..1
	Even   float64   // the chance of each where all have the same
	Rounds []int     // the first decision of each round
	Points []ReviewPoint
}

// ReviewPoint is a decision or moment that mattered.
type ReviewPoint struct {
	At   int        // index of the decision
	Text string     // what happened, and what would have been better
	Card table.Spot // the thing that the better move begins with, NoSpot if there is none
	Line table.Spot // the sentence of the log to replay it from, NoSpot if impossible
	Good bool       // it was a good move

	Better  []table.Spot // the things that the better move is made with, nil if there is none
	Instead string       // says what the better move is, "" if there is none
}

// Achievement is something worth having done once.
type Achievement struct {
	Name, How string
	Done      bool
}

// Score is the person's results in some games.
type Score struct {
	Text        string
	N           int // the number before the words: games won, or the best score
	Won, Played int // number of games
}

// Secrets says whose hidden things, such as hands, are visible in a replay.
type Secrets uint8

// The viewer's, as in a game; everybody's; nobody's.
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
	Under        Panel         // the panel that comes back when this one is closed
	About        table.Spot    // the thing that the panel is about
	Words        []string      // of a panel written by the program itself
	Cards        []table.Spot  // that were revealed
	Review       *Review       // of the analysis, nil until there is something to show
	Achievements []Achievement // of AchievementsPanel
	Scores       []Score       // of ScoresPanel
	Timeline     *Timeline     // of a replay, otherwise nil
	Book         *OpenBook     // the game's book, nil if it is not open
	Secrets      Secrets       // whose hidden things are visible
	Task         *Task         // of TaskPanel
	Primer       Primer        // of PrimerPanel
	Coach        *Coach        // what the coach says on the table, usually nil
	Inspect      table.Spot    // the thing shown large, NoSpot for none

	Hover table.Spot   // the thing under the mouse, if it can be touched now
	Peek  table.Spot   // the thing that the mouse rests on
	Focus table.Spot   // the thing with the keyboard's focus
	Group []table.Spot // in one-switch scanning, the group that begins with Focus; nil for a single thing
	Place table.Spot   // the place shown large on a narrow screen, NoSpot for the game's choice
	Turn  table.Spot   // the direction being tried for a piece, NoSpot if none is being chosen

	Lit  []table.Spot // of a hint: the things that light up,
	Plan []game.Move  // and its moves, from the first on
	// Instead says what would have been better than what was done next, while such a moment is shown again.
	Instead string
	Mind    bool // the person shows what they had in mind instead of the hint; touches make no moves

	Toast   string     // a short message,
	ToastAt table.Spot // and the thing it is about, even if that has gone, until the next touch

	Since  int // number of log lines before the person's last move
	Scroll Scroll

	TextScale float64   // 1 is normal
	Contrast  bool      // high contrast
	Safe      bool      // colours that colour-blind people can tell apart
	Badge     *Command  // what is wrong at the moment, nil for nothing
	Pad       string    // the make of the gamepad in use, "" while the keyboard is
	Left      bool      // on a phone, place what the thumb reaches for on the left
	Commands  []Command // available now
	First     []Command // of the first screen while something lies over it, so that it looks the same
	Bar       []Command // of the table, even while something lies over it
}

// Command is a button that is no move.
type Command struct {
	ID    string // "menu" has the spot "button:menu"
	Label string
	Sub   string
	Short string // a short word to put below its icon; "" if it has none
	Main  bool   // what most people want
	Quiet bool   // it looks back, and stands back beside commands that go on

	Place CommandPlace // on the first screen

	Row    string // the heading of several commands in a row; "" for none
	Choice bool   // it is one of several values to choose from
	Chosen bool   // and it is the chosen one
	Off    bool   // it is a switch, and off
	Rated  bool   // it has stars,
	Stars  int    // of which this many are earned
	Locked bool   // it cannot be started yet
	Idle   bool   // it is disabled, and only keeps its place
	Plain  bool   // a badge that is no warning
}

// CommandPlace is a command's place on the first screen.
type CommandPlace int

// Among the large buttons, in the row of small choices, in the corner, and above all of them.
const (
	LargeCommand CommandPlace = iota
	SmallCommand
	CornerCommand
	BadgeCommand // shown wherever there is room for words
)

// Spot returns the command's spot, "button:ID".
func (c Command) Spot() table.Spot { return table.KindButton.Spot(c.ID) }
