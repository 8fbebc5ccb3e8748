package desk

// The keys under which the program stores what has to outlive it. Each game that was ever begun has one of its own,
// whether it is under way or finished.
const (
	GamePrefix   = "game-"        // and a word that no other game has
	SharedPrefix = "game-shared-" // and a checksum of the code: a game that was opened by somebody else's link
	LastKey      = "last-game"    // the key of the game played last
	BrokenPrefix = "broken-"      // what could not be read, kept as it was
	// What was done in games: lines "chess/black/4 5 3", namely what was played, how often, and how often it was
	// won. They outlive the games.
	ScoresKey = "scores"
	// What was reached in games for one side: lines "solitaire/player/hard 5 3 41", namely what was played at which
	// grade, "-" for none, how often, how often it was won, and the best score.
	BestsKey = "bests"
	// The best results in games for one side: lines "solitaire/player/hard 41 won 2026-11-25", the best first.
	RecordsKey = "records"
	// What missions were done, and how well: lines "chess/puzzle/the-last-arrow 3". A puzzle of a day is there by
	// its date too, "chess/daily/2026-11-22 3".
	StarsKey = "stars"
	// What the person has done: words "chess/mate", one a line, "/" and the name for the table's own.
	AchievementsKey = "deeds"
	ToldKey         = "told"  // what somebody was told in their first games: words "chess/castling"
	GuardKey        = "guard" // how often a game was opened and not shown for long: "game-3f2a 2"
	SettingsKey     = "settings"
	KeysKey         = "keys" // which keys do what
	// How far the game of a kind is that was left last, for a shelf that plays none: its key and a language, and
	// below them the words. It follows from the game, so it is handed to nobody.
	WherePrefix = "where-"
	// How earlier versions called the games: one save a game of the shelf, and before there were several games on
	// it, one in all.
	FormerPrefix = "save-"
	FormerBroken = "save-broken-"
	FormerKey    = "save"
)
