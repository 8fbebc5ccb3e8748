package convoy

import "onelongnight/game"

// The two sides, in the order of [Game.Seats].
const (
	Moloch  game.Seat = 0
	Outpost game.Seat = 1
)

// Other returns the other side.
func Other(side game.Seat) game.Seat { return 1 - side }

// Card is one of the 70 cards; 0 is no card. Units come first, so that a set of them fits into 64 bits. Each group is
// in id order.
type Card uint8

// Copies of a card have consecutive numbers.
const (
	NoCard Card = iota

	AssaultTeam
	Bunker
	Commando1
	Commando2
	Johnson
	Field
	EMPLauncher
	Hacker
	HeavyMachineGun
	Kid
	Calahan
	McPherson
	Nestugov
	Patriot
	Runner
	Saboteur
	Scorn
	Scout1
	Scout2
	TaskForce
	Trooper1
	Trooper2

	Annihilator
	Blocker
	Brain
	Brute
	Clown
	Defender
	Dreadnought
	GaussCannon
	Hornet
	Hunter1
	Hunter2
	Hunter3
	Hybrid
	Juggernaut
	Ripper
	Spiders1
	Spiders2
	Spiders3
	Steelhound
	Stormtrooper
	Transporter

	AnnihilationModule
	CombatModule1
	CombatModule2
	ContaminationModule
	DestructionModule
	KasparovModule
	NetModule

	MassiveAssault
	MatrixConnection
	PushBack1
	PushBack2
	Recycler
	Relocate
	RetreatOrder

	EMPAssault
	Intelligence
	Medic
	Move1
	Move2
	Move3
	Move4
	Recon
	Retreat
	Sniper
	SuddenAttack
	WarCouncil1
	WarCouncil2

	endOfCards
)

// CardCount is the number of cards.
const CardCount = int(endOfCards) - 1

const (
	// DeckSize is the number of cards each side owns.
	DeckSize     = 35
	firstUnit    = AssaultTeam
	lastUnit     = Transporter
	firstInstant = MassiveAssault
	unitCount    = int(lastUnit) // units are numbered from 1
)

// Kind is the kind of a card.
type Kind uint8

const (
	Soldier Kind = iota
	Building
	Robot
	SpecialModule
	StrengthModule
	Instant
)

// ID returns the card's name in the protocol, in kebab case, with a number for copies.
func (c Card) ID() string { return cards[c].ID }

// Side returns the card's owner.
func (c Card) Side() game.Seat { return cards[c].Side }

func (c Card) Kind() Kind { return cards[c].Kind }

// Strength returns the printed strength of a unit, or what a strength module adds.
func (c Card) Strength() int { return int(cards[c].Strength) }

func (c Card) Valid() bool { return c > NoCard && c < endOfCards }

// IsUnit reports whether the card can be in a city by itself.
func (c Card) IsUnit() bool { return c >= firstUnit && c <= lastUnit }

// IsModule reports whether the card goes under a unit.
func (c Card) IsModule() bool { return c >= AnnihilationModule && c <= NetModule }

// IsSpiders reports whether the card is one of the three Spiders.
func (c Card) IsSpiders() bool { return c >= Spiders1 && c <= Spiders3 }

// ByID returns the card with an id, or NoCard.
func ByID(id string) Card { return byID[id] }

// Cards returns all 70 cards in id order.
func Cards() []Card { return append([]Card(nil), inIDOrder...) }

// These are made from the data at start-up.
var (
	byID      = map[string]Card{}
	inIDOrder []Card
	rank      [endOfCards]uint8 // place in id order
	slot      [endOfCards]uint8 // place among the side's cards, 0 to 34
	ofSide    [2][DeckSize]Card // each side's cards in id order

	soldiers, buildings, robots Set
	outpostUnits, molochUnits   Set
	instantScopes               [endOfCards]Scope // where an instant needs a target
	spiders                     = Spiders1.Set() | Spiders2.Set() | Spiders3.Set()
)

// Soldiers returns the set of all soldiers.
func Soldiers() Set { return soldiers }

// Buildings returns the set of all buildings.
func Buildings() Set { return buildings }

// Robots returns the set of all robots.
func Robots() Set { return robots }

// UnitsOf returns the set of a side's units.
func UnitsOf(side game.Seat) Set {
	if side == Moloch {
		return molochUnits
	}
	return outpostUnits
}

func init() {
	for c := Card(1); c < endOfCards; c++ {
		byID[c.ID()] = c
		instantScopes[c] = cards[c].among()
		inIDOrder = append(inIDOrder, c)
		switch c.Kind() {
		case Soldier:
			soldiers |= c.Set()
		case Building:
			buildings |= c.Set()
		case Robot:
			robots |= c.Set()
		}
	}
	sortByID(inIDOrder)
	var next [2]uint8
	for i, c := range inIDOrder {
		side := c.Side()
		rank[c] = uint8(i)
		slot[c] = next[side]
		ofSide[side][next[side]] = c
		next[side]++
	}
	outpostUnits, molochUnits = soldiers|buildings, robots
}
