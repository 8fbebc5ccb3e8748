package desk

// The keys of the store. Every game that was begun has a key of its own, whether in progress or finished.
const (
	GamePrefix   = "game-"        // followed by a word that no other game has
	SharedPrefix = "game-shared-" // followed by a checksum of the code: a game opened from somebody's link
	LastKey      = "last-game"    // holds the key of the game played last
	BrokenPrefix = "broken-"      // what could not be read, kept as it was
	// Lines such as "chess/black/4 5 3": the game, seat and level, how often it was played, and how often it was won.
	// They outlive the games.
	ScoresKey = "scores"
	// Results of games for one side, in lines such as "solitaire/player/hard 5 3 41": the game, seat and grade ("-" if
	// there is only one), how often it was played and won, and the best score.
	BestsKey = "bests"
	// The best results of games for one side, best first, in lines such as "solitaire/player/hard 41 won 2026-11-25".
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
	// For a shelf that cannot play a game: how far the last game of each kind is. The first line has its key and a
	// language, the rest is the text. It can be derived from the game, so it is not exported.
	WherePrefix = "where-"
	// The keys of earlier versions: one save for each kind and, even earlier, a single one.
	FormerPrefix = "save-"
	FormerBroken = "save-broken-"
	FormerKey    = "save"
)
