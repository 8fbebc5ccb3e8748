package trace

// Guard is why an input does nothing.
type Guard int

// The guards of pointer and keys, in the package input.
const (
	LateTouch    Guard = iota // a button stands where another one stood just now
	ExtraPointer              // another one is down already
	TakenAway                 // by the system, or let go outside the window
	EmptyDrag                 // there is nothing to carry, pan or scroll
	SecondFinger              // that turns nothing and zooms nothing
	LetGoBeside               // what was carried goes back
	FilmStarts                // and the tap was meant for what was there before
	FilmEnds                  // and the tap was meant to cut it
	Gone                      // what was there when the finger went down
	NothingThere              // to be told of
	AtEnd                     // it scrolls or zooms no further
	NoField                   // to pan or to zoom
	NoTurn                    // there is no piece to be turned
	NoAction                  // of that key
	NoFocus                   // there is nothing to point at
	ScanAnew                  // scanning has just taken something, and begins anew
)

// The guards of those who do what is wanted, in the package ui.
const (
	NotNow       Guard = ScanAnew + 1 + iota // no such command can be given
	Disabled                                 // the button only keeps its place
	SecondTouch                              // after the first did all of a hint
	FilmPlays                                // and nobody ends a turn who only wants to go on
	SceneStands                              // it was stopped
	TellsNoMore                              // a note is what it says
	NoGame                                   // on the table
	Untold                                   // there is nothing to be told of it
	ShownAlready                             // the place is in sight
	NotYourTurn                              // another seat is to move
	HintOpen                                 // which is read before a move is made
	LeadsNowhere                             // and the rules have no reason to tell
	StaysOpen                                // there is nothing below it
	NoHelp                                   // between two people at one device, or without a game
	Beside                                   // everything, and nothing is selected
	NoReplay                                 // whose moment could be shown
	NoSuchThing                              // a button of the document names nothing
	SecondPress                              // the moves have not been shown anew since the first
	StaleMove                                // a button of the document is of a move that is gone
	Guards                                   // how many there are
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
	LeadsNowhere: "no move leads there, touch",
	StaysOpen:    "it stays open",
	NoHelp:       "there is no help here",
	Beside:       "tap on nothing",
	NoReplay:     "no replay is on, touch",
	NoSuchThing:  "there is no such thing",
	SecondPress:  "the moves are not shown anew yet, second press",
	StaleMove:    "the move has gone",
}

// String returns the guard as a line of the trace begins with it.
func (g Guard) String() string { return guards[g] }
