package art

// Kind is what sort of card it is.
type Kind uint8

// The kinds.
const (
	Location Kind = iota
	Leader
	Contact // a single-use one, or one of a faction
)

// Class is which of the three sorts of places a location is. Each has its sky and its sign.
type Class uint8

// The classes. None is of cards that are no location.
const (
	None Class = iota
	Production
	Ability
	Action
)

// Run is a number of the same good, named by a word of the rules' data.
type Run struct {
	Good string
	N    int
}

// Effect is what a card does besides its strips, in the words of the rules' data. Which fields count depends on Do.
type Effect struct {
	Do                 string // produce, each, slots, store, draft, act, combine, when, reach
	Workers            int
	Pay, Gain          []Run
	Type               string // counted, or of the card played
	N                  int    // slots, tokens stored, or the reach
	Open, Spoils, Free bool
	Colour             string // red, blue, grey
	On                 string // pillage, cooperate, redevelop, play
	How                string // last, deck, two, strike
}

// Print is what is printed on all cards of a design. It is not changed once it is made, and there is one for each
// design in a language.
type Print struct {
	ID, Name                string
	Kind                    Kind
	Class                   Class
	Distance                int
	Types                   []string // of goods, and "contact"
	Spoil, Agreement, Goods []Run    // goods lie on a leader
	Effect                  Effect
	Tag                     string // in a leader's corner, that he is one; at a contact's foot, that it works once
	Brings                  string // the word before a leader's goods
	Words                   string // a line that says in words what the effect is, on the full face only
}

// CardState is how a card lies there.
type CardState struct {
	Lit       bool      // it can be played or worked: a gold rim
	Picked    bool      // it is held: the rim is brighter
	Dim       bool      // it cannot be used now
	Full      bool      // it holds no more tokens: a lock
	Redevelop bool      // the held card may be built over it: an orange tab
	Used      int       // how often it was worked: so many workers lie on it
	Tokens    int       // victory tokens on it
	MaxTokens int       // places for them; 0 where it takes none
	Holds     int       // resource tokens stored on it
	Shut      Ways      // ways that cannot be paid now: their tabs are dark
	Visitors  [3]string // factions that used it, "" for none
	Gain      string    // what the held card would have it gain, such as "+1"
	Seen      float64   // of a card in hand, how much of its width is in sight from the left, 0 for all
}

// Ways is a set of ways to play a card.
type Ways uint8

// The ways that are strips of a card, and the one that is none.
const (
	Pillage Ways = 1 << iota
	Cooperate
	Annex
	Redevelop
)
