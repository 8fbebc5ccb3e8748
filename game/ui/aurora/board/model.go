// Package board lays Last Aurora out in a window and draws it: the road on the horizon, the slots, the crew, the convoy
// cut open, what is asked and forecast; the route from above; the enemies. It knows no rule: a [Model] says what is
// there, and every word.
package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/furniture"
)

// View is what fills most of the table.
type View uint8

// The views.
const (
	Overview View = iota // slots, crew and convoy
	Route                // the map
	Combat               // enemies, crew and convoy
	Cards                // some cards to choose from
)

// Model is all that lies on the table.
type Model struct {
	furniture.Table
	View         View
	Scroll       float64      // of crew and objects
	Badge        float64      // room that a badge needs
	Wind         float64      // how much snow drifts, from 0 to 1
	Storm        bool         // a round begins
	Choosy       bool         // places of the convoy are to be chosen
	PlaceChoice  *PlaceChoice // for which something is done
	Words        Words
	Seat         string // whose table it is
	Name         string
	Focus        int      // the car at hand, from the truck on
	Phases       []string // the words for the phases
	Phase        int
	Round        string
	Of           string
	Order        []Marker
	Periods      []Count
	Deck         table.Spot
	Road         Road
	Edges        []Edge // of the road that can be chosen
	Slots        []Slot
	Crew         []Member
	Objects      []Thing
	Stock        []Stock
	Room         string // how much room is left, in words
	Cars         []Column
	Excess       []string // the tokens for which there is no room
	Notes        []Note   // beside the convoy
	Foes         []Foe
	Result       *Result
	Salvage      []Thing
	Loud         string             // the sign of what it says where that is news for all, "" mostly
	Others       []furniture.Prompt // what it would say of something else that is pointed at: all have the same room
	Choices      []Choice
	Score        Score // of the seat
	Points       []Points
	Rivals       []Rival
	Automa       *Automa
	Flights      []Flight
	Held         *art.Print    // the card that is asked about
	Playing      *art.Print    // a card that somebody else does something with
	Action       *Action       // a card of the Automa that is turned
	RoundSummary *RoundSummary // of a round that is over
	Drives       []Drive
	Bursts       []Burst
	Tracers      []Tracer
}

// Source is where points come from.
type Source struct{ Sign, Name string }

// Words stand on the table.
type Words struct {
	Action, Rest, Tired, Objects, Aboard, Order, Points, Total, Aurora, Won string

	Sources [6]Source // of points
	Regions [3]string
	Legend  [3]string // of the route
}

// Marker is a seat on the turn track.
type Marker struct {
	Seat   string
	Active bool
}

// Count is how many cards of a period lie in the deck.
type Count struct{ Name, N string }

// Stock is how much of something is aboard.
type Stock struct {
	Token string
	N     int
}

// Note is a sign with a number and words.
type Note struct {
	Sign, N, Text string
	Bad           bool
}

// Road is the way to the Aurora.
type Road struct {
	Spaces []Space
	Ways   []Way
	Ship   int
	Course []Course // where she will lie
	Own    int      // where the seat stands
	Spot   table.Spot
	Back   table.Spot // leads from the route to the table, NoSpot where nothing does
	Tokens []Standing
	Trail  []Leg // the drive that is meant
	Drives bool  // one is to be chosen
}

// Leg is a part of a drive: along the road to the next space, or over a shortcut.
type Leg struct {
	From, To int
	Short    bool
}

// Space of the road.
type Space struct {
	Spot       table.Spot
	Region     int // from 1
	Beacon     string
	White, Red int    // the numbers of the Aurora, 0 for none
	Fuel       string // what it costs to drive there, "" where one cannot
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
	Spot               table.Spot // of an edge that can be chosen
	Legal              bool
	Picked             bool
}

// Edge is a part of the road, from a space to the next.
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

// Slot is a place that is explored.
type Slot struct {
	Spot  table.Spot
	Print *art.Print // nil for an empty one
	State art.CardState
	Cost  string
	Bonus [][]art.Effect // its options
	Food  int            // so much has to be eaten for it
	Grey  bool
	Open  bool         // it is being explored
	Sides []table.Spot // of it one of these is taken: what lies on its left and on its right
}

// Member is a survivor of the crew.
type Member struct {
	Spot    table.Spot
	Print   *art.Print
	State   art.CardState
	Station int
	Goes    bool // can be carried to a card
}

// Thing is an object, or a card to choose.
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
	Lost   bool // it goes if what is meant is done
	Places []Place
	Top    *Column
}

// Place of a convoy.
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
	Here        bool // in the region of the seat
	Legal       bool
	Picked      bool
	Hovered     bool
	Fresh       int  // how much of the damage was done in this moment
	Aimed       bool // it is fired at, or falls, in this moment
}

// Box is a target box.
type Box struct {
	Spot   table.Spot
	Letter string
	Seat   string // whose target lies in it, "" for nobody's
	Legal  bool
}

// Result is a card of the deck of results.
type Result struct {
	Hits    [4]int
	Jams    [4]bool
	Fire    [6]string // damage, "" for none, "!" for an ambush
	Letters string
	Level   int // the row that counts, 0 for none
	Zone    string
	Title   string
}

// Choice is an answer that is no thing on the table.
type Choice struct {
	Spot    table.Spot
	Label   string
	Effects []art.Effect
	Tokens  []string
	Main    bool
	Harm    string // in words, where nothing but harm comes of it
	Loss    string // in words, what of it has no room
	Picked  bool
}

// Score is how many points somebody has as things stand, with the word for points.
type Score struct {
	N    int
	Word string
}

// Points are those of a seat by where they come from.
type Points struct {
	Seat    string
	Sources [6]int
	Total   int
}

// Rival is another seat in a row.
type Rival struct {
	Seat   string
	Spot   table.Spot
	Score  Score
	Fame   int
	Crew   string
	Stock  []Stock
	Out    bool
	Active bool
	Cars   []int // how many damaged places each car has
}

// Automa is the other player of a solo game.
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

// Hull is a place of its board.
type Hull struct {
	Kind string // "" for plain hull
	Torn bool
}

// Action is a card of the Automa.
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

// Drive is a convoy that moves along the road.
type Drive struct {
	Seat     string
	From, To int
}

// Tracer is a shot.
type Tracer struct{ From, To []table.Spot }

// Burst is a light or a sign that shows for a moment on a thing.
type Burst struct {
	At   []table.Spot
	Sign string
	Text string
	Bad  bool
}
