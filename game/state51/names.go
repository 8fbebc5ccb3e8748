package state51

// The words that data, positions and the protocol have for the values of a type, in their order.
var (
	goodNames = [GoodCount]string{"scrap", "fuel", "gun", "brick", "any", "worker", "red1", "red2", "red3", "blue1",
		"blue2", "blue3", "grey1", "grey2", "grey3", "wild1", "wild3", "rebuild", "rebuild-free", "vp", "vp2", "card",
		"agreement", "steal"}
	colourNames   = [...]string{"red", "blue", "grey"}
	typeNames     = [TypeCount]string{"scrap", "fuel", "gun", "brick", "any", "worker", "card", "contact", "vp"}
	kindNames     = [...]string{"location", "leader", "contact"}
	effectNames   = [...]string{"produce", "each", "slots", "store", "draft", "act", "combine", "when", "reach"}
	draftNames    = [draftCount]string{"last", "deck", "two", "strike"}
	occasionNames = [...]string{"pillage", "cooperate", "redevelop", "play"}
	purseNames    = [purseCount]string{"base", "store", "leader"}
	phaseNames    = [...]string{"draft", "production", "actions", "over"}
	promptNames   = [...]string{"", "trim", "draft", "strike", "last", "two", "spoils", "act", "reach", "means", "pay",
		"cost", "target", "room", "keep"}
	redevelopMeansNames = [...]string{"", "brick", "rebuild", "rebuild-free"}
	whyNames            = [...]string{"", "points", "rounds", "conceded"}
)

// String returns the word for a value; so do the methods below.
func (g Good) String() string           { return goodNames[g] }
func (c Colour) String() string         { return colourNames[c] }
func (t Type) String() string           { return typeNames[t] }
func (k CardKind) String() string       { return kindNames[k] }
func (d EffectKind) String() string     { return effectNames[d] }
func (d DraftAbility) String() string   { return draftNames[d] }
func (o Occasion) String() string       { return occasionNames[o] }
func (p Purse) String() string          { return purseNames[p] }
func (p Phase) String() string          { return phaseNames[p] }
func (p Prompt) String() string         { return promptNames[p] }
func (m RedevelopMeans) String() string { return redevelopMeansNames[m] }
func (w Why) String() string            { return whyNames[w] }
