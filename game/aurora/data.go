package aurora

import (
	"math"
	"strings"
)

// Design is everything printed on a card.
type Design struct {
	ID     string
	Kind   Kind
	Owner  int8 // whose start card it is, -1 if nobody's
	Start  bool
	Loot   bool
	Extra  bool  // has the icon of the extra cards (5.2)
	Period uint8 // 1 to 3 for cards of the exploration deck, else 0
	Tier   uint8 // 1 to 3 for loot, else 0
	Number uint8 // 1 to 6 for enemies, else 0

	Printed int8 // the skill of a survivor
	Skill   Skill

	Speed  int8 // of a truck
	Tow    int8
	Tracks bool
	Places []Place

	Do     list       // of a location or an event
	Blocks [2][]Token // of a location, left and right
	Tokens []Token    // of an encounter
	Stays  bool
	Choose []list // of an encounter, or the ambush of an enemy

	masks [placeCount]uint8 // the places of each kind, bit n for Places[n]
	all   uint8
}

// shared lists the names of cards that several seats start with, and of those of which there are two.
var shared = [...]string{"leader", "copilot", "truck", "container", "rusty"}

// Name returns the id under which the texts and pictures of a card are found; cards of one name share them.
func (x *Design) Name() string {
	for _, name := range shared {
		if x.Start && strings.HasPrefix(x.ID, name+"-") {
			return name
		}
	}
	return x.ID
}

// Phases returns the phases in which an object can be played, in the words of the data (4).
func (d *Data) Phases(o Object) []string { return d.objects[o] }

// list is the number of a list of effects in Data.lists; 0 is the empty list.
type list uint8

// Result is a card of the deck of results.
type Result struct {
	ID      string
	Hit     [5]int8 // damage, by level of weapon
	Jam     [5]bool
	Fire    [7]int8 // damage, by number of enemy; ambushLine for an ambush
	Letters [4]uint8
	Grid    Zone
}

// ambushLine is the value in Result.Fire that makes the enemy's ambush strike.
const ambushLine = -1

// Action is a card of the Automa.
type Action struct {
	ID       string
	Skill    int8
	Right    bool // where its arrow points
	Enemy    list
	Move     AutomaMove
	End      list
	Priority []uint8 // what it looks for in slots 2 to 4, see sortOf
}

// AutomaMove is what an action card does in Movement (15.6).
type AutomaMove uint8

// The moves.
const (
	NoMove AutomaMove = iota
	FuelOrAmmo
	RecruitIfFewer
	TakesShortcut
)

// Sorts returns what the card looks for, in order, in the words of the data.
func (a *Action) Sorts() (list []string) {
	for _, s := range a.Priority {
		list = append(list, sortNames[s])
	}
	return list
}

// What a priority of the Automa may name (15.4). Trucks, trailers and equipment are one sort.
const (
	sortLocation uint8 = iota
	sortSurvivor
	sortEncounter
	sortConvoy
)

var sortNames = [...]string{"location", "survivor", "encounter", "convoy"}

// sortOf returns the sort that cards of a kind belong to, 0xFF if the Automa never looks for them.
func sortOf(k Kind) uint8 {
	switch k {
	case Location:
		return sortLocation
	case Survivor:
		return sortSurvivor
	case Encounter:
		return sortEncounter
	case Truck, Trailer, Equipment:
		return sortConvoy
	}
	return 0xFF
}

const (
	// ResultCount is the number of results, ActionCount that of the Automa's cards.
	ResultCount = 12
	ActionCount = 6
	// Rows and Wide are the number of rows and columns of the Automa's board (15.2).
	Rows = 4
	Wide = 6
	// SlotCount is the number of slots.
	SlotCount = 5
)

// Data is the cards and boards of one version, all that is played with.
type Data struct {
	Version int
	of      [CardCount + 1]Design
	places  [placeCount][math.MaxUint8 + 1]uint8 // masks of all cards: by kind of place, then card
	ids     [CardCount + 1]string
	byID    map[string]Card
	lists   [][]Effect

	Copies  [objectCount]uint8
	objects [objectCount][]string // the phases in which each can be played
	Results [ResultCount + 1]Result
	Actions [ActionCount + 1]Action
	Routes  [2]Route

	Start    Tokens
	Extras   [5][4]uint8 // by seats and period
	Keep     [5]uint8    // by seats
	Costs    [SlotCount + 1]uint8
	Low, Top int8 // the ends of the fame track (7.11)
	Beacons  []Beacon
	Bonuses  [2][SlotCount + 1][bonusCount]list // by route
	Defences [4][5]uint8                        // by tier and seats

	Board       [Rows][Wide]Place
	AutomaSpeed uint8
	AutomaCrew  uint8
	AutomaRoom  uint8
	AutomaStart Tokens

	enemies  Cards
	vehicles Cards // trucks, trailers and equipment
	extra    Cards
	periods  [4]Cards
	loot     Cards
	byNumber [7]Card // enemies
	can      [HitsMore + 2]Cards
	leaders  [5][4]Card // start cards by seat: leader, co-pilot, truck, container
}

// Of returns what is printed on a card. It must not be changed.
func (d *Data) Of(c Card) *Design { return &d.of[c] }

// ID returns a card's id, "" for NoCard.
func (d *Data) ID(c Card) string { return d.ids[c] }

// Card returns the card with an id, NoCard if there is none.
func (d *Data) Card(id string) Card { return d.byID[id] }

// EffectsOf returns the effects of a location or an event. They must not be changed.
func (d *Data) EffectsOf(c Card) []Effect { return d.lists[d.of[c].Do] }

// Effects returns the effects of a list. They must not be changed.
func (d *Data) Effects(l list) []Effect { return d.lists[l] }

// Beacon is what a beacon marker shows (9.6).
type Beacon uint8

// The beacons.
const (
	NoBeacon Beacon = iota
	BeaconFood
	BeaconFuel
	BeaconAmmo
	BeaconObject
	BeaconContamination
)
