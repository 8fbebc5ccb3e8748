package state51

// CardKind is what sort of card a design is (1.2).
type CardKind uint8

// The kinds of cards.
const (
	Location CardKind = iota
	Leader
	Contact // a single-use one
)

var kindNames = [...]string{"location", "leader", "contact"}

// String returns the word of the protocol.
func (k CardKind) String() string { return kindNames[k] }

// EffectKind is what an effect does (section 9).
type EffectKind uint8

// The kinds of effects.
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

var effectNames = [...]string{"produce", "each", "slots", "store", "draft", "act", "combine", "when", "reach"}

// String returns the word of the data.
func (d EffectKind) String() string { return effectNames[d] }

// DraftAbility is what a draft effect lets its owner do (9.5).
type DraftAbility uint8

// The abilities.
const (
	DraftLast DraftAbility = iota
	DraftDeck
	DraftTwo
	DraftStrike
	draftCount
)

var draftNames = [draftCount]string{"last", "deck", "two", "strike"}

// String returns the word of the data.
func (d DraftAbility) String() string { return draftNames[d] }

// Occasion is what a leader rewards (9.8).
type Occasion uint8

// The occasions.
const (
	OnPillage Occasion = iota
	OnCooperate
	OnRedevelop
	OnPlay // of a location with a type, in any way
)

var occasionNames = [...]string{"pillage", "cooperate", "redevelop", "play"}

// String returns the word of the data.
func (o Occasion) String() string { return occasionNames[o] }

// Effect is what a card does besides its strips. Which fields count depends on its kind.
type Effect struct {
	Do      EffectKind
	Gain    []Good
	Pay     []Good // of an action or a reach; of a combination the resources it needs
	Workers int
	N       int // slots, resource tokens stored, or the reach
	Type    Type
	On      Occasion
	How     DraftAbility
	Colour  Colour
	Open    bool // visitors may use it
	Spoils  bool // the slots are for spoils only
	Free    bool // any number of times, without workers: each time is an action
}

// Token returns what a token of victory on the card is worth (8.4), 0 if its effect makes none.
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

// MaxTokens returns how many tokens of victory lie on the card at most (8.4).
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
	Distance  int // 1 to 3, of locations
	Types     Types
	Printed   []Type // the types in their order on the card
	Spoil     []Good
	Agreement []Good
	Goods     []Good // that lie on a leader
	Effect    Effect
}

// Base is one of the four factions with its contacts (1.1).
type Base struct {
	ID       string
	Gain     []Good
	Slots    int
	Contacts [3]FactionContact // red, blue, grey
}

// FactionContact is usable once a round, at its price (7.1).
type FactionContact struct {
	ID     string
	Colour Colour
	N      int
	Pay    []Good
}
