package board

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/state51/art"
)

// Model is everything on the table. The skin makes a new one for each moment.
type Model struct {
	furniture.Table
	Time     float64 // in seconds, for what moves by itself
	Words    Words
	Round    string
	Begins   string // who began the round
	Phases   furniture.Steps
	Goal     int // the points that end the race
	Deck     int
	Discard  int
	Seats    []Seat // the viewer first, then clockwise
	Shown    int    // index in Seats of the settlement that a phone shows
	Draft    *Draft // nil except in the draft
	Hand     []HandCard
	Scroll   float64 // how far the hand is scrolled
	Wants    bool    // the question is about cards of the hand only
	Carries  bool    // cards can be dragged to where they are played or taken
	Ticket   *Ticket
	Choices  []Choice
	Playing  *art.Print // the card that the choices are about, or that somebody else is using; nil for none
	Ledger   *Ledger    // the one being shown, nil for none
	Prices   []Price    // on buttons, by ID
	Recall   Recall
	Badge    float64 // the height that a badge needs below the bar, 0 for none
	Flights  []Flight
	Arrivals []Arrival
	Glows    []table.Spot // what gives something at the moment shown
}

// Price is the cost of a move with a button.
type Price struct {
	ID         string
	Pay        string // the kind of good
	Have, Need int    // of that good
	Gain       string // "" for any good
}

// Recall is what the others did last, for a phone, which has no room for it beside their names. Touching it shows it
// again.
type Recall struct {
	Actions []LastAction // in seat order after the viewer
	Spot    table.Spot   // NoSpot if there is nothing to show
}

// LastAction is a seat's last action.
type LastAction struct{ Faction, Sign, Card string }

// Words are the fixed words on the table.
type Words struct {
	Classes [3]string // production, ability, action
	When    [3]string // what is below them
	Slots   string    // the title of agreements and spoils
	Dawn    string    // the title of the next production
	Rob     string
	Visit   string
	Passed  string
	Used    string
	Cash    string // in front of what spoils would give
}

// Seat is a settlement with everything in it.
type Seat struct {
	Faction   string
	Name      string
	Note      string // below the name
	Points    int
	Then      int        // points after the proposed way; Points if there is none
	Spot      table.Spot // opens its details
	Place     table.Spot // its settlement on a phone
	Active    bool
	Passed    bool
	Hand      int
	Buildings int    // cards in play
	LastSign  string // of its last action, "" for none in this round
	Last      string // the card of that action

	Goods    []Token // workers, the four basic resources, the universal one
	Tokens   []Token // contact and redevelopment tokens
	Stores   []Token // tokens in stores and on the leader
	Room     int     // of the stores, 0 for none
	VP       int     // victory tokens on the base
	Contacts [3]Contact
	Rows     [3][]Plate // by class
	Leader   *Plate
	Slots    []Slot
	Taken    string // how many slots are used, out of how many
	Dawn     []art.Run
	Brings   string    // what the held card would add to the production, "" for nothing
	Cash     []art.Run // what the spoils would give in addition
	DawnSpot table.Spot
	Dawned   Dawned // in a production being shown
	Robs     []Token
	Visits   []Plate // open to others
	Built    []Plate // not open to others
}

// Dawned says how far a seat is in a production.
type Dawned uint8

// The stages of it.
const (
	DawnAhead Dawned = iota
	DawnNow
	DawnDone
)

// Token is a kind of tokens in a purse.
type Token struct {
	Good   string
	N      int
	Spot   table.Spot
	Label  string
	Lit    bool // can be touched
	Ringed bool // the proposed way would take it
	Leader bool // it is on the leader
}

// Contact is a contact of the faction.
type Contact struct {
	Print *art.Print
	Name  string
	Spot  table.Spot
	Used  bool
	Poor  bool // its price cannot be paid
	Lit   bool
}

// Plate is a card in play.
type Plate struct {
	Print *art.Print
	Spot  table.Spot
	State art.CardState
	Shut  bool // closed to visitors, since the owner has passed
	Been  bool // the viewer has visited it
	Holds []art.Run
}

// Slot is a slot below the base.
type Slot struct {
	Kind   SlotKind
	Spot   table.Spot
	Goods  []art.Run
	Lit    bool
	Picked bool
	Next   bool // the held card would go here
}

// SlotKind is the kind of a slot's content.
type SlotKind uint8

// The kinds.
const (
	Empty SlotKind = iota
	ForSpoils
	Agreement
	Spoil
)

// HandCard is a card of the hand or the row.
type HandCard struct {
	Print *art.Print
	Spot  table.Spot
	State art.CardState
	Ways  []WayMark // for a card of the row, the ways in which it could be played
}

// WayMark is a way, and whether it is possible.
type WayMark struct {
	Way  Way
	Open bool
}

// Draft is the row and the picks.
type Draft struct {
	Row   []HandCard
	Picks []Pick
	More  string     // says that cards will join the row, "" if none will
	Deck  table.Spot // touching it draws a card; usually NoSpot
}

// Has reports whether a card is in the row.
func (d *Draft) Has(spot table.Spot) bool {
	return slices.ContainsFunc(d.Row, func(x HandCard) bool { return x.Spot == spot })
}

// Pick is one pick of the round.
type Pick struct {
	Faction string
	Print   *art.Print // the card taken, nil for a pick to come
	Now     bool
	Joins   bool // a card joins the row after it
}

// Way is a way to use a card.
type Way uint8

// The ways. The first three have their own colours.
const (
	Pillage Way = iota
	Cooperate
	Annex
	Redevelop
	Lead
	Work
	Visit
	Store
	Drop
	Take
	Hire
)

// Ticket is a held card or card in play, with its ways.
type Ticket struct {
	Print *art.Print
	Spot  table.Spot
	Name  string
	Lanes []Lane
}

// Leads reports whether any of its ways is possible.
func (t *Ticket) Leads() bool {
	return slices.ContainsFunc(t.Lanes, func(l Lane) bool { return l.Open })
}

// Places is the lane of a way for which a location must be touched. Touching the lane says so.
var Places = table.KindButton.Spot("redevelop")

// Face is the picture of an open card on a phone: touching it reads the card.
var Face = table.KindFigure.Spot("face")

// Race is everybody's points, by what brings them: touching the scale of the bar or a base's own points opens it.
var Race = table.KindFigure.Spot("race")

// Lane is the line of one way.
type Lane struct {
	Way     Way
	Spot    table.Spot // NoSpot if a location must be touched instead, or the way is not possible
	Title   string
	Note    string // when the gain comes, or why the way is not possible
	Brings  []art.Run
	Range   string // shown instead of the number of the first good; "" for the number
	Strip   []art.Run
	Effect  *art.Effect // shown instead of a strip, nil for none
	Have    int
	Need    int // 0 if nothing is required
	Sources []Fare
	Gain    int // points gained at once
	Open    bool
	Best    bool // it is the proposed one
	Dawn    bool // what it brings comes at each dawn
}

// Fare is a thing that a way takes.
type Fare struct {
	Pay  []art.Run  // in front of an arrow; nil for none
	Good art.Run    // none if Pay is everything
	Dim  bool       // the viewer does not have it
	Spot table.Spot // touching it takes something else instead; NoSpot if there is nothing else
}

// Choice is one answer to a question, as a tile.
type Choice struct {
	Spot    table.Spot
	Good    art.Run
	Goods   []art.Run // instead of Good; nil for Good
	Pay     []art.Run
	Faction string // the owner's, "" for none
	Label   string
	Main    bool // what most people want
}

// Flight is a token flying from one thing to another.
type Flight struct {
	Good     string
	N        int
	From, To []table.Spot // the first visible one counts
}

// Spots returns the things in a settlement.
func (s *Seat) Spots() (list []table.Spot) {
	for _, t := range slices.Concat(s.Goods, s.Tokens, s.Stores, s.Robs) {
		list = append(list, t.Spot)
	}
	for _, c := range s.Contacts {
		list = append(list, c.Spot)
	}
	for row := range s.Rows {
		for _, p := range s.Rows[row] {
			list = append(list, p.Spot)
		}
	}
	if s.Leader != nil {
		list = append(list, s.Leader.Spot)
	}
	for _, x := range s.Slots {
		if x.Spot != table.NoSpot {
			list = append(list, x.Spot)
		}
	}
	return list
}

// Staged reports whether a production is being shown.
func (m *Model) Staged() bool { return m.Ledger != nil && m.Ledger.Staged }

// Ledger tells the results of a production or scoring, line by line.
type Ledger struct {
	Title  string
	Sign   string // in front of the title
	Lines  []LedgerLine
	Sum    LedgerLine // the sum so far; no name for none
	Staged bool       // it is a production: its sources are on a stage, with the base of the seat shown
}

// LedgerLine is what one source brings.
type LedgerLine struct {
	Name    string
	Print   *art.Print // the card whose picture is in front, nil for none
	Faction string     // the faction whose emblem is in front, "" for none
	Goods   []art.Run
	Counts  bool // the line is about points instead of goods: Is now, Was the last time
	Own     bool // the viewer's points
	Is, Was int
	More    string // the gain in points, "" for none
	Done    bool
	Now     bool
	Spot    table.Spot
	Strip   SlotKind // an agreement or a spoil, otherwise a location
}

// Arrival is a card moving to a new place.
type Arrival struct {
	Print    *art.Print
	From, To []table.Spot // the first visible one counts
}
