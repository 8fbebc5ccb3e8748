package ui

// The keys under which the program stores what has to outlive it. Each game that was ever begun has one of its own,
// whether it is under way or finished.
const (
	gamePrefix   = "game-"     // and a word that no other game has
	lastKey      = "last-game" // the key of the game played last
	brokenPrefix = "broken-"   // what could not be read, kept as it was
	// What was done in games: lines "chess/black/4 5 3", namely what was played, how often, and how often it was won. They
	// outlive the games.
	scoresKey = "scores"
	// What was reached in games for one side: lines "solitaire/player/hard 5 3 41", namely what was played at which
	// grade, "-" for none, how often, how often it was won, and the best score.
	bestsKey = "bests"
	// What missions were done, and how well: lines "chess/puzzle/the-last-arrow 3". A puzzle of a day is there by its date
	// too, "chess/daily/2026-11-22 3".
	starsKey = "stars"
	// What the person has done: words "chess/mate", one a line, "/" and the name for the table's own.
	deedsKey    = "deeds"
	toldKey     = "told"  // what somebody was told in their first games: words "chess/castling"
	guardKey    = "guard" // how often a game was desk.Opened and not shown for long: "game-3f2a 2"
	settingsKey = "settings"
	keysKey     = "keys" // which keys do what
	// How earlier versions called the games: one save a game of the shelf, and before there were several games on it, one in
	// all.
	formerPrefix = "save-"
	formerBroken = "save-broken-"
	formerKey    = "save"
)
