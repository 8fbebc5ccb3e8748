package desk

// The keys of the store. Every game that was begun has a key of its own, whether in progress or finished.
const (
	GamePrefix   = "game-"        // followed by a word that no other game has
	SharedPrefix = "game-shared-" // followed by a checksum of the code: a game opened from somebody's link
	LastKey      = "last-game"    // holds the key of the game played last
	BrokenPrefix = "broken-"      // what could not be read, kept as it was
	// Lines like "chess/black/4 5 3": what was played, how often, and how often it was won. They outlive the games.
	ScoresKey = "scores"
	// Results of games for one side, in lines like "solitaire/player/hard 5 3 41": what was played at which grade ("-"
	// for none), how often, how often it was won, and the best score.
	BestsKey = "bests"
	// The best results of games for one side, best first, in lines like "solitaire/player/hard 41 won 2026-11-25".
	RecordsKey = "records"
	// Missions done and their stars, in lines like "chess/puzzle/the-last-arrow 3". A puzzle of the day is listed by
	// its date too: "chess/daily/2026-11-22 3".
	StarsKey = "stars"
	// The person's achievements, one a line: "chess/mate", or "/" and a name for the table's own.
	AchievementsKey = "deeds"
	ToldKey         = "told"  // hints that a beginner was shown: words like "chess/castling"
	GuardKey        = "guard" // how often a game was opened but not shown for long: "game-3f2a 2"
	SettingsKey     = "settings"
	KeysKey         = "keys" // which keys do what
	// How far the last game of each kind is, for a shelf that cannot play it: its key, a language, and below them the
	// words. It can be derived from the game, so it is not exported.
	WherePrefix = "where-"
	// What earlier versions called the games: one save for each kind and, even earlier, a single one.
	FormerPrefix = "save-"
	FormerBroken = "save-broken-"
	FormerKey    = "save"
)
