package aurora

// The words that data, positions and the protocol have for the values of a type, in their order.
var (
	tokenNames = [tokenCount]string{"", "survivor", "food", "fuel", "ammo", "object"}
	placeNames = [placeCount]string{"", "free", "cabin", "hold", "armour", "gun1", "gun2", "gun3", "gun4", "speed",
		"food", "fame1", "fame2", "eco", "recycle"}
	zoneNames = [zoneCount]string{"any", "top", "bottom", "front", "truck", "rear", "all"}
	kindNames = [kindCount]string{"survivor", "truck", "trailer", "equipment", "location", "encounter", "event",
		"enemy"}
	objectNames = [objectCount]string{"", "antifreeze", "decontamination", "hazmat", "incendiary", "mine",
		"nitromethane", "nitrous", "ration", "torch"}
	bonusNames   = [bonusCount]string{"", "ammo", "clean", "drive", "fire", "food", "fuel", "repair", "salvage"}
	edgeKinds    = [...]string{"road", "shortcut", "dangerous", "avalanche"}
	automaMoves  = [...]string{"", "fuel-or-ammo", "recruit-if-fewer", "shortcut"}
	beaconNames  = [...]string{"", "food", "fuel", "ammo", "object", "contamination"}
	stationNames = [...]string{"action", "rest", "fatigue"}
	phaseNames   = [...]string{"exploration", "rest", "movement", "attack", "over"}
	promptNames  = [promptCount]string{"", "explore", "crew", "part", "bonus", "after", "block", "choose", "drop",
		"give", "lose", "damage", "repair", "contaminate", "clean", "rally", "skill", "attach", "replace", "detach",
		"salvage", "hand", "rest", "drive", "pay", "mine", "stow", "renegade", "fire", "lift", "oust", "loot"}
	whyNames = [whyCount]string{"", "points", "road", "order", "tie", "last-convoy", "lost-crew", "conceded"}
)

// String returns the word for a value; so do the methods below.
func (t Token) String() string      { return tokenNames[t] }
func (p Place) String() string      { return placeNames[p] }
func (z Zone) String() string       { return zoneNames[z] }
func (k Kind) String() string       { return kindNames[k] }
func (o Object) String() string     { return objectNames[o] }
func (b Bonus) String() string      { return bonusNames[b] }
func (k EdgeKind) String() string   { return edgeKinds[k] }
func (m AutomaMove) String() string { return automaMoves[m] }
func (b Beacon) String() string     { return beaconNames[b] }
func (z Station) String() string    { return stationNames[z] }
func (p Phase) String() string      { return phaseNames[p] }
func (p Prompt) String() string     { return promptNames[p] }
func (w Why) String() string        { return whyNames[w] }
