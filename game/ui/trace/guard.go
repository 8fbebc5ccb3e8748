package trace

// Guard is the reason why an input did nothing.
type Guard int

// Reasons in package input.
const (
	LateTouch    Guard = iota // the button has just replaced another one
	ExtraPointer              // another one is already down
	TakenAway                 // the system took the pointer, or it was released outside the window
	EmptyDrag                 // nothing to drag, pan or scroll
	SecondFinger              // nothing to turn or zoom
	LetGoBeside               // the dragged thing goes back
	FilmStarts                // the tap was meant for what was there before
	FilmEnds                  // the tap was meant to cut the film
	Gone                      // what was there when the finger went down has gone
	NothingThere              // no details to show
	AtEnd                     // it cannot scroll or zoom further
	NoField                   // nothing to pan or zoom
	NoTurn                    // no piece to turn
	NoAction                  // the key has no action
	NoFocus                   // nothing to focus
	ScanAnew                  // scanning has just taken something, and starts again
)

// Reasons in package ui.
const (
	NotNow       Guard = ScanAnew + 1 + iota // no such command is available
	Disabled                                 // the button is disabled
	SecondTouch                              // the first touch already did the hint
	FilmPlays                                // the film is running: nobody ends a turn who only wants to go on
	SceneStands                              // the film is stopped
	TellsNoMore                              // a note has no more to tell
	NoGame                                   // no game on the table
	Untold                                   // no details about it
	ShownAlready                             // the place is visible already
	NotYourTurn                              // another seat is to move
	HintOpen                                 // the hint must be read before a move is made
	InTheDark                                // a speech had dimmed the table, and a move is not made there
	LeadsNowhere                             // and the rules give no reason
	StaysOpen                                // nothing is below it
	NoHelp                                   // the curtain is down, or there is no game
	Beside                                   // a tap on nothing, with nothing selected
	NoReplay                                 // no moment to show again
	NoSuchThing                              // a button of the document names nothing
	SecondPress                              // the moves have not been shown anew since the first press
	StaleMove                                // the button's move is gone
	Guards                                   // the number of reasons
)

var guards = [Guards]string{
	LateTouch:    "late touch",
	ExtraPointer: "another pointer is down already, touch",
	TakenAway:    "pointer taken away",
	EmptyDrag:    "drag that moves nothing",
	SecondFinger: "second finger with nothing to turn or zoom",
	LetGoBeside:  "carried to where it cannot be put",
	FilmStarts:   "a film has just begun or was cut, tap",
	FilmEnds:     "a film has just ended, tap",
	Gone:         "what was touched has gone, tap",
	NothingThere: "nothing is there to be told of",
	AtEnd:        "nothing scrolls or zooms further",
	NoField:      "there is no field to pan or zoom",
	NoTurn:       "there is no piece to be turned",
	NoAction:     "key without an action",
	NoFocus:      "there is nothing to point at",
	ScanAnew:     "scanning begins anew",
	NotNow:       "cannot be given now, command",
	Disabled:     "disabled, touch",
	SecondTouch:  "a hint was just done, second touch",
	FilmPlays:    "a film plays, touch",
	SceneStands:  "the scene is stopped, touch",
	TellsNoMore:  "it tells no more than it says, touch",
	NoGame:       "no game is on the table, touch",
	Untold:       "nothing is told, touch",
	ShownAlready: "it is shown already, touch",
	NotYourTurn:  "another seat is to move, touch",
	HintOpen:     "a hint is open, move",
	InTheDark:    "the table was dimmed, touch",
	LeadsNowhere: "no move leads there, touch",
	StaysOpen:    "it stays open",
	NoHelp:       "there is no help here",
	Beside:       "tap on nothing",
	NoReplay:     "no replay is on, touch",
	NoSuchThing:  "there is no such thing",
	SecondPress:  "the moves are not shown anew yet, second press",
	StaleMove:    "the move has gone",
}

// String returns the beginning of the trace's line for the reason.
func (g Guard) String() string { return guards[g] }
