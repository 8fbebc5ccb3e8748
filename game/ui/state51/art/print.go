package art

// Kind is the kind of a card.
type Kind uint8

// The kinds.
const (
	Location Kind = iota
	Leader
	Contact // a single-use contact, or one of a faction
)

// Class is the class of a location. Each class has its own sky and sign.
type Class uint8

// The classes. None is for cards that are not locations.
const (
	None Class = iota
	Production
	Ability
	Action
)

// Run is a number of equal goods, named as in the rules' data.
type Run struct {
	Good string
	N    int
}

// Effect is what a card does besides its strips, in the words of the rules' data. Do decides which fields matter.
type Effect struct {
	Do                 string // produce, each, slots, store, draft, act, combine, when, reach
	Workers            int
	Pay, Gain          []Run
	Type               string // the type that is counted, or that the played card must have
	N                  int    // number of slots or stored tokens, or the reach
	Open, Spoils, Free bool
	Colour             string // red, blue, grey
	On                 string // pillage, cooperate, redevelop, play
	How                string // last, deck, two, strike
}

// Print is what is printed on all cards of a design. There is one for each design in a language, and it is not changed
// once it is made.
type Print struct {
	ID, Name                string
	Kind                    Kind
	Class                   Class
	Distance                int
	Types                   []string // goods, and "contact"
	Spoil, Agreement, Goods []Run    // Goods are placed on a leader
	Effect                  Effect
	Tag                     string // says on a leader's corner that he is one, on a contact's foot that it works once
	Brings                  string // the word in front of a leader's goods
	Words                   string // the effect in words, for the full face only
}

// CardState is the present state of a card.
type CardState struct {
	Lit       bool      // can be played or used: a gold rim
	Picked    bool      // held: a brighter rim
	Dim       bool      // cannot be used now
	Full      bool      // cannot hold more tokens: a lock
	Redevelop bool      // the held card may replace it: an orange tab
	Used      int       // how often it was used, shown as workers on it
	Tokens    int       // victory tokens on it
	MaxTokens int       // places for them; 0 for none
	Holds     int       // resource tokens stored on it
	Shut      Ways      // ways that cannot be paid for now: their tabs are dark
	Visitors  [3]string // factions that used it, "" for none
	Gain      string    // what the held card would make it gain, such as "+1"
	Seen      float64   // for a card in hand, its visible width from the left; 0 for all
}

// Ways is a set of ways to play a card.
type Ways uint8

// The ways that are strips of a card, and redevelopment, which has no strip.
const (
	Pillage Ways = 1 << iota
	Cooperate
	Annex
	Redevelop
)
