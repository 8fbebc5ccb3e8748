package state51

// CardKind is the kind of a card (1.2).
type CardKind uint8

const (
	Location CardKind = iota
	Leader
	Contact // a single-use contact
)

// EffectKind is the kind of an effect (section 9).
type EffectKind uint8

const (
	Produce EffectKind = iota // 9.1
	Each                      // 9.2
	Slots                     // 9.3
	Store                     // 9.4
	Draft                     // 9.5
	DoAct                     // 9.6
	Combine                   // 9.7
	When                      // 9.8
	Reach                     // 9.9
)

// DraftAbility is what a draft effect lets its owner do (9.5).
type DraftAbility uint8

const (
	DraftLast DraftAbility = iota
	DraftDeck
	DraftTwo
	DraftStrike
	draftCount
)

// Occasion is what a leader rewards (9.8).
type Occasion uint8

const (
	OnPillage Occasion = iota
	OnCooperate
	OnRedevelop
	OnPlay // of a location of a type, in whatever way
)

// Effect is what a card does apart from its spoil and agreement. Do says which of the fields are used.
type Effect struct {
	Do      EffectKind
	Gain    []Good
	Pay     []Good // price of an action or a contact; the resources that a combination needs
	Workers int
	N       int // the number of slots, of resource tokens that can be stored, or the reach
	Type    Type
	On      Occasion
	How     DraftAbility
	Colour  Colour
	Open    bool // visitors may use it
	Spoils  bool // the slots are for spoils only
	Free    bool // usable any number of times and without workers; each use is still an action
}

// Token returns the value of the victory tokens that the effect puts on the card (8.4), or 0 if it puts none.
func (e *Effect) Token() int {
	if e.Do == Produce {
		return 0
	}
	for _, g := range e.Gain {
		if v := g.Value(); v > 0 {
			return v
		}
	}
	return 0
}

// MaxTokens returns how many victory tokens can lie on a card of the kind (8.4).
func (k CardKind) MaxTokens() int {
	if k == Leader {
		return 5
	}
	return 3
}

// Design is what all copies of a card have in common.
type Design struct {
	ID        string
	Kind      CardKind
	Copies    int
	Distance  int // 1 to 3, for locations
	Types     Types
	Printed   []Type // the types in the order in which they are printed
	Spoil     []Good
	Agreement []Good
	Goods     []Good // the goods that lie on a leader
	Effect    Effect
}

// Base is one of the four factions with its contacts (1.1).
type Base struct {
	ID       string
	Gain     []Good
	Slots    int
	Contacts [3]FactionContact // red, blue, grey
}

// FactionContact is a contact that can be used once a round, at a price (7.1).
type FactionContact struct {
	ID     string
	Colour Colour
	N      int
	Pay    []Good
}
