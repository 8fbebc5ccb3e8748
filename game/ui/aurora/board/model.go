// Package board lays Last Aurora out in a window and draws it: the strip at the horizon, the slots, the crew, the
// convoy in section, the prompt and the forecast; the map; the enemies. It knows no rules: a [Model] says what is
// there, and gives every word.
package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/furniture"
)

// View says what fills most of the table.
type View uint8

// The views.
const (
	Overview View = iota // slots, crew and convoy
	Route                // the map
	Combat               // enemies, crew and convoy
	Cards                // some cards to choose from
)

// Model is everything on the table.
type Model struct {
	furniture.Table
	View         View
	Scroll       float64      // how far crew and objects are scrolled
	Badge        float64      // the height that a badge needs
	Wind         float64      // how much snow drifts, 0..1
	Storm        bool         // a round is beginning
	Choosy       bool         // places of the convoy can be chosen
	PlaceChoice  *PlaceChoice // for what, and by which card
	Words        Words
	Seat         string // whose table it is; the viewer's name
	Name         string
	Focus        int      // the car to look at first, counted from the truck
	Phases       []string // names of the phases
	Phase        int
	Round        string
	Of           string
	Order        []Marker
	Periods      []Count
	Deck         table.Spot
	Road         Road
	Edges        []Edge // parts of the road that can be chosen
	Slots        []Slot
	Crew         []Member
	Objects      []Thing
	Stock        []Stock
	Room         string // how much room is left, in words
	Cars         []Column
	Roofs        bool     // equipment that would come could stand on any free roof
	Excess       []string // tokens that have no room
	Notes        []Note   // beside the convoy
	Foes         []Foe
	Result       *Result
	Salvage      []Thing
	Loud         string             // sign of news that everybody must notice, usually ""
	Others       []furniture.Prompt // what it would say about other things; its room fits all of them
	Choices      []Choice
	Score        Score // the viewer's points
	Points       []Points
	Rivals       []Rival
	Automa       *Automa
	Flights      []Flight
	Held         *art.Print    // the card that the question is about
	Playing      *art.Print    // the card that somebody else is using
	Action       *Action       // a card that the Automa is turning
	RoundSummary *RoundSummary // of the round before
	Drives       []Drive
	Bursts       []Burst
	Tracers      []Tracer
}

// Source is a source of points.
type Source struct{ Sign, Name string }

// Words are the fixed words on the table.
type Words struct {
	Action, Rest, Tired, Objects, Aboard, Order, Points, Total, Aurora, Won string

	Sources [6]Source // of points
	Regions [3]string
	Legend  [3]string // of the map
}

// Marker is a seat on the turn track.
type Marker struct {
	Seat   string
	Active bool
}

// Count is the number of cards of a period in the deck.
type Count struct{ Name, N string }

// Stock is the amount of something aboard.
type Stock struct {
	Token string
	N     int
}

// Note is a sign with a number and words.
type Note struct {
	Sign, N, Text string
	Bad           bool
}

// Road is the road to the Aurora.
type Road struct {
	Spaces []Space
	Ways   []Way
	Ship   int
	Course []Course // the ship's later places
	Own    int      // the viewer's space
	Spot   table.Spot
	Back   table.Spot // goes from the map back to the table, NoSpot if nothing does
	Tokens []Standing
	Trail  []Leg // the drive being considered
	Drives bool  // a drive can be chosen
}

// Leg is a part of a drive: along the road to the next space, or over a shortcut.
type Leg struct {
	From, To int
	Short    bool
}

// Space is a space of the road.
type Space struct {
	Spot       table.Spot
	Region     int // from 1
	Beacon     string
	White, Red int    // the number with which the Aurora is here on each course, 0 for none
	Fuel       string // the cost of driving there, "" if that is impossible
	Legal      bool
	Picked     bool
	Hovered    bool
}

// Way is a shortcut.
type Way struct {
	From, To           int
	Name               string
	Tracks, Open, Shut bool
	Danger             []art.Effect
	Spot               table.Spot // of a shortcut that can be chosen
	Legal              bool
	Picked             bool
}

// Edge is the part of the road between a space and the next.
type Edge struct {
	Spot   table.Spot
	From   int
	Legal  bool
	Picked bool
}

// Course is a place of the ship in a later round.
type Course struct {
	Space int
	Text  string
}

// Standing is a convoy on the road.
type Standing struct {
	Seat  string
	Space int
	Own   bool
}

// Slot is a slot that can be explored.
type Slot struct {
	Spot  table.Spot
	Print *art.Print // nil for an empty slot
	State art.CardState
	Cost  string
	Bonus [][]art.Effect // the options, each a list of effects
	Food  int            // food that must be eaten for it
	Grey  bool
	Open  bool         // it is being explored
	Sides []table.Spot // the answers that take its left and right block
}

// Member is a survivor of the crew.
type Member struct {
	Spot    table.Spot
	Print   *art.Print
	State   art.CardState
	Station int
	Goes    bool // can be carried to a card
}

// Thing is an object, or a card that can be chosen.
type Thing struct {
	Spot  table.Spot
	Print *art.Print
	State art.CardState
}

// Column is a truck or trailer with what is on it.
type Column struct {
	Car    art.Car
	Name   string
	Spot   table.Spot
	Legal  bool
	Lost   bool // it would be lost
	Ghost  bool // it would come
	Places []Place
	Top    *Column
}

// Place is a place of a convoy.
type Place struct {
	art.Place
	Spot table.Spot
}

// Foe is an enemy on the map.
type Foe struct {
	Spot        table.Spot
	Print       *art.Print
	Name        string
	Region      string
	Tier        string
	Damage, All int
	Boxes       []Box
	Here        bool // in the viewer's region
	Legal       bool
	Picked      bool
	Hovered     bool
	Fresh       int  // damage done at this moment
	Aimed       bool // it is being fired at, or is falling, at this moment
}

// Box is a target box.
type Box struct {
	Spot   table.Spot
	Letter string
	Seat   string // the seat that has a target in it, "" for none
	Legal  bool
}

// Choice is an answer that is not a thing on the table.
type Choice struct {
	Spot    table.Spot
	Label   string
	Effects []art.Effect
	Tokens  []string
	Main    bool
	Harm    string // in words, if it does nothing but harm
	Loss    string // in words, the part that has no room
	Picked  bool
	Lands   table.Spot // the place that the token would lie on, if that is what is chosen
}

// Score is a number of points as things stand, with the word for points.
type Score struct {
	N    int
	Word string
	By   int // how it changes at the moment shown
}

// Points are a seat's points by source.
type Points struct {
	Seat    string
	Sources [6]int
	Total   int
}

// Rival is another seat, shown as a row.
type Rival struct {
	Seat   string
	Spot   table.Spot
	Score  Score
	Fame   int
	Crew   string
	Stock  []Stock
	Out    bool
	Active bool
	Cars   []int // number of damaged places of each car
}

// Automa is the Automa of a solo game.
type Automa struct {
	Name   string
	Spot   table.Spot
	Score  Score
	Stock  []Stock
	Rows   [4][6]Hull
	Marker int // column, from 0
	Note   string
	Active bool
}

// Hull is a cell of the Automa's board.
type Hull struct {
	Kind string // "" for plain hull
	Torn bool
}

// Action is an action card of the Automa.
type Action struct {
	Name  string
	Skill string
	Kinds []string // signs, in the order of search
	Right bool
	Words string
}

// Flight is a token that flies from one thing to another.
type Flight struct {
	Token    string
	N        int
	From, To []table.Spot
}

// Drive is a convoy moving along the road.
type Drive struct {
	Seat     string
	From, To int
}

// Tracer is a shot.
type Tracer struct{ From, To []table.Spot }

// Burst is a light or sign that appears on a thing for a moment.
type Burst struct {
	At   []table.Spot
	Sign string
	Text string
	Bad  bool
}
