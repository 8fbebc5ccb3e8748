package aurora

import (
	"math"
	"strings"
)

// Design is a card.
type Design struct {
	ID     string
	Kind   Kind
	Owner  int8 // whose start card it is, -1 if nobody's
	Start  bool
	Loot   bool
	Extra  bool  // has the icon of the additional cards (5.2)
	Period uint8 // 1 to 3, of what is explored
	Tier   uint8 // 1 to 3, of loot
	Number uint8 // 1 to 6, of enemies

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

	masks [placeCount]uint8 // which of its places are of a kind
	all   uint8
}

// shared are the names of the cards that several seats begin with, and of those of which there are two.
var shared = [...]string{"leader", "copilot", "truck", "container", "rusty"}

// Name is the id under which words and pictures have a card: cards of one name share it.
func (x *Design) Name() string {
	for _, name := range shared {
		if x.Start && strings.HasPrefix(x.ID, name+"-") {
			return name
		}
	}
	return x.ID
}

// Phases are the phases in which an object is played, by the words of the data (4).
func (d *Data) Phases(o Object) []string { return d.objects[o] }

// list is a list of effects, by its number in Data.lists; 0 is the empty one.
type list uint8

// Result is a card of the deck of results.
type Result struct {
	ID      string
	Hit     [5]int8 // by level of weapon
	Jam     [5]bool
	Fire    [7]int8 // by number of enemy, ambush for -1
	Letters [4]uint8
	Grid    Zone
}

// ambushLine stands in Result.Fire where the enemy's ambush strikes.
const ambushLine = -1

// Action is a card of the Automa.
type Action struct {
	ID       string
	Skill    int8
	Right    bool // where its arrow points
	Enemy    list
	Move     AutomaMove
	End      list
	Priority []uint8 // kinds of what is found in a slot, see sort
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

var automaMoves = [...]string{"", "fuel-or-ammo", "recruit-if-fewer", "shortcut"}

// String is the word of the data.
func (m AutomaMove) String() string { return automaMoves[m] }

// Sorts are what it looks for, in that order, by the words of the data.
func (a *Action) Sorts() (list []string) {
	for _, s := range a.Priority {
		list = append(list, sortNames[s])
	}
	return list
}

// What a priority of the Automa may name (15.4): vehicles and equipment are one.
const (
	sortLocation uint8 = iota
	sortSurvivor
	sortEncounter
	sortConvoy
)

var sortNames = [...]string{"location", "survivor", "encounter", "convoy"}

// sortOf is what a kind is for the Automa.
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
	// ResultCount is how many results there are, ActionCount how many cards the Automa has.
	ResultCount = 12
	ActionCount = 6
	// Rows and Wide are the board of the Automa (15.2).
	Rows = 4
	Wide = 6
	// SlotCount is how many slots there are.
	SlotCount = 5
)

// Data is the cards and boards of one version.
type Data struct {
	Version int
	of      [CardCount + 1]Design
	places  [placeCount][math.MaxUint8 + 1]uint8 // which places of a card are of a kind, by kind and card
	ids     [CardCount + 1]string
	byID    map[string]Card
	lists   [][]Effect

	Copies  [objectCount]uint8
	objects [objectCount][]string // the phases that each is played in
	Results [ResultCount + 1]Result
	Actions [ActionCount + 1]Action
	Routes  [2]Route

	Start    Tokens
	Extras   [5][4]uint8 // by seats and period
	Keep     [5]uint8    // by seats
	Costs    [SlotCount + 1]uint8
	Low, Top int8 // of fame
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

// Of is a card. It must not be changed.
func (d *Data) Of(c Card) *Design { return &d.of[c] }

// ID is a card's id, "" for NoCard.
func (d *Data) ID(c Card) string { return d.ids[c] }

// Card finds a card by its id, NoCard if there is none.
func (d *Data) Card(id string) Card { return d.byID[id] }

// EffectsOf are those of a location or an event. They must not be changed.
func (d *Data) EffectsOf(c Card) []Effect { return d.lists[d.of[c].Do] }

// Effects are those of a list. They must not be changed.
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

var beaconNames = [...]string{"", "food", "fuel", "ammo", "object", "contamination"}

// String is the word of the data.
func (b Beacon) String() string { return beaconNames[b] }
