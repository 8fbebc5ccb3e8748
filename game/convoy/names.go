package convoy

// The words that data, positions and the protocol have for the values of a type, in their order. Kinds have those of
// section 1 of docs/rules/convoy.md.
var (
	kindNames    = [...]string{"soldier", "building", "robot", "special module", "strength module", "instant"}
	benefitNames = [...]string{"none", "kill", "draw", "send", "bomb"}
	phaseNames   = [...]string{"mulligan-moloch", "mulligan-outpost", "district", "moloch-attack",
		"outpost-attack", "moloch-modules", "outpost-modules", "resolution", "over"}
	whyNames = [...]string{"", "robots-in-new-york", "cards-in-deck", "exhausted", "machines-spent", "conceded"}
)

// String returns the word for a value; so do the methods below.
func (k Kind) String() string    { return kindNames[k] }
func (b Benefit) String() string { return benefitNames[b] }
func (p Phase) String() string   { return phaseNames[p] }
func (w Why) String() string     { return whyNames[w] }
