package hex

// The words that data, positions and the protocol have for the values of a type, in their order.
var (
	classNames  = [...]string{"hq", "soldier", "module", "instant"}
	actionNames = [...]string{"", "battle", "move", "push-back", "sniper", "grenade", "air-strike"}
	effectNames = [...]string{"melee", "ranged", "initiative", "extra", "medic", "convert", "mobility", "stride",
		"takeover"}
	reachNames  = [...]string{"link", "adjacent", "board"}
	targetNames = [...]string{"friend", "enemy", "enemy-module"}
	goalNames   = [...]string{"", "destroy", "lead"}
	modeNames   = [...]string{"duel", "deathmatch", "score", "one-against-two", "teams", "puzzle"}
	startNames  = [...]string{"", "tile", "full", "final", "overtime", "puzzle"}
	phaseNames  = [...]string{"hq", "redraw", "discard", "act", "battle", "over"}
	promptNames = [...]string{"", "hq", "redraw", "discard", "act", "rotate", "move", "push", "destination", "target",
		"strike", "explode", "convert", "medic"}
	whyNames = [...]string{"", "hq-destroyed", "both-destroyed", "points", "level", "twenty", "last-standing",
		"all-destroyed", "puzzle-solved", "puzzle-failed", "conceded"}
)

// String returns the word for a value; so do the methods below.
func (c Class) String() string  { return classNames[c] }
func (a Action) String() string { return actionNames[a] }
func (e Effect) String() string { return effectNames[e] }
func (r Reach) String() string  { return reachNames[r] }
func (t Target) String() string { return targetNames[t] }
func (m Mode) String() string   { return modeNames[m] }
func (s Start) String() string  { return startNames[s] }
func (p Phase) String() string  { return phaseNames[p] }
func (p Prompt) String() string { return promptNames[p] }
func (w Why) String() string    { return whyNames[w] }
