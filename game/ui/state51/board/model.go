package board

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/state51/art"
)

// Model is everything that the table shows. The skin makes it anew for each moment.
type Model struct {
	furniture.Table
	Time     float64 // seconds, for what moves by itself
	Words    Words
	Round    string
	Begins   string // who began it
	Phases   furniture.Steps
	Deck     int
	Discard  int
	Seats    []Seat // the one that looks on first, then clockwise
	Shown    int    // of them, whose settlement a phone shows
	Draft    *Draft // nil outside of it
	Hand     []HandCard
	Scroll   float64 // of the hand
	Wants    bool    // cards of the hand are to be chosen, and nothing else
	Carries  bool    // cards can be dragged to where they are played or taken
	Ticket   *Ticket
	Choices  []Choice
	Playing  *art.Print // the card that the choices are about, or that somebody else plays; nil for none
	Ledger   *Ledger    // of what is shown, nil for none
	Prices   []Price    // of buttons, by their ids
	Recall   Recall
	Badge    float64 // the height that is kept free below the bar for a badge, 0 for none
	Flights  []Flight
	Arrivals []Arrival
	Glows    []table.Spot // what gives something in the moment that is shown
}

// Price is what the move of a button costs.
type Price struct {
	ID         string
	Pay        string // a good,
	Have, Need int    // of it
	Gain       string // "" for what one likes
}

// Recall is what the others did last, which a phone has no room for beside their names: a touch shows it again.
type Recall struct {
	Actions []LastAction // by who comes after the one that looks on
	Spot    table.Spot   // NoSpot where there is nothing to show
}

// LastAction is what somebody did last.
type LastAction struct{ Faction, Sign, Card string }

// Words are those that stand on the table.
type Words struct {
	Classes [3]string // production, ability, action
	When    [3]string // what is below them
	Slots   string    // the title of agreements and spoils
	Dawn    string    // the title of what the next production brings
	Rob     string
	Visit   string
	Passed  string
	Used    string
	Cash    string // before what spoils would give
}

// Seat is one settlement with all that lies in it.
type Seat struct {
	Faction   string
	Name      string
	Note      string // below the name
	Points    int
	Then      int        // with what is held done as it is proposed; Points where nothing is
	Spot      table.Spot // tells more about it
	Place     table.Spot // its part of a phone's table
	Active    bool
	Passed    bool
	Hand      int
	Buildings int    // cards in play
	LastSign  string // of what it did last, "" for nothing in this round
	Last      string // and with which card

	Goods    []Token // workers, the four basic resources, the universal one
	Tokens   []Token // of contact and redevelopment
	Stores   []Token // what lies in stores, and on the leader
	Room     int     // of the stores, 0 for none
	VP       int     // the value of the tokens of victory on the base
	Contacts [3]Contact
	Rows     [3][]Plate // by class
	Leader   *Plate
	Slots    []Slot
	Taken    string // how many slots are taken of how many
	Dawn     []art.Run
	Brings   string    // what the held card would add to it, "" for nothing
	Cash     []art.Run // what the spoils would give besides
	DawnSpot table.Spot
	Dawned   Dawned // in a production that is shown
	Robs     []Token
	Visits   []Plate // what is open to others
	Built    []Plate // what is not
}

// Dawned is how far a seat is in a production.
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
	Lit    bool // it can be touched
	Ringed bool // the proposed way would take it
	Leader bool // it lies on the leader
}

// Contact is one of a faction's.
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
	Shut  bool // no visitor comes: the owner has passed
	Been  bool // the seat that looks on has been there
	Holds []art.Run
}

// Slot is a place below the base.
type Slot struct {
	Kind   SlotKind
	Spot   table.Spot
	Goods  []art.Run
	Lit    bool
	Picked bool
	Next   bool // what is held would lie here
}

// SlotKind is what lies in a slot.
type SlotKind uint8

// The kinds.
const (
	Empty SlotKind = iota
	ForSpoils
	Agreement
	Spoil
)

// HandCard is a card of the hand, or of the row.
type HandCard struct {
	Print *art.Print
	Spot  table.Spot
	State art.CardState
	Ways  []WayMark // of the row: in which ways it could be played as things stand
}

// WayMark is a way with whether it is open.
type WayMark struct {
	Way  Way
	Open bool
}

// Draft is the row with who picks when.
type Draft struct {
	Row   []HandCard
	Picks []Pick
	More  string     // that cards join it, "" if none will
	Deck  table.Spot // a card can be taken from it by touching this; NoSpot mostly
}

// Has reports whether a card lies in the row.
func (d *Draft) Has(spot table.Spot) bool {
	return slices.ContainsFunc(d.Row, func(x HandCard) bool { return x.Spot == spot })
}

// Pick is one pick of the round.
type Pick struct {
	Faction string
	Print   *art.Print // what was taken, nil for what is to come
	Now     bool
	Joins   bool // a card joins the row after it
}

// Way is what can be done with a thing.
type Way uint8

// The ways. The first three have colours of their own.
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

// Ticket is a thing that is held, with its ways.
type Ticket struct {
	Print *art.Print
	Spot  table.Spot
	Name  string
	Lanes []Lane
}

// Leads reports whether any of its ways can be gone.
func (t *Ticket) Leads() bool {
	return slices.ContainsFunc(t.Lanes, func(l Lane) bool { return l.Open })
}

// Places is the lane of a way for which a place in play has to be touched: touching it tells so.
var Places = table.KindButton.Spot("redevelop")

// Face is the picture of an open card on a phone: touching it reads the card.
var Face = table.KindFigure.Spot("face")

// Lane is one way.
type Lane struct {
	Way     Way
	Spot    table.Spot // NoSpot where one of several places has to be touched, and where the way is shut
	Title   string
	Note    string // when what it brings comes, or why it cannot be
	Brings  []art.Run
	Range   string // in the stead of the number of the first good that it brings, "" for that
	Strip   []art.Run
	Effect  *art.Effect // in the stead of a strip, nil for none
	Have    int
	Need    int // 0: nothing is counted
	Sources []Fare
	Gain    int // points at once
	Open    bool
	Best    bool // the one that is proposed
	Dawn    bool // what it brings comes each dawn
}

// Fare is something that a way takes.
type Fare struct {
	Pay  []art.Run  // before an arrow, nil for none
	Good art.Run    // no good: Pay is all
	Dim  bool       // it cannot be had
	Spot table.Spot // a touch takes something else, NoSpot where there is nothing else
}

// Choice is one answer to what is asked, as a tile.
type Choice struct {
	Spot    table.Spot
	Good    art.Run
	Goods   []art.Run // in the stead of Good, nil for that
	Pay     []art.Run
	Faction string // whose it is, "" for none
	Label   string
	Main    bool // what most people want
}

// Flight is a token on its way.
type Flight struct {
	Good     string
	N        int
	From, To []table.Spot // the first of them that is in sight
}

// Spots returns the things that lie in a settlement.
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

// Staged reports whether a production is shown.
func (m *Model) Staged() bool { return m.Ledger != nil && m.Ledger.Staged }

// Ledger says what comes of a production or a scoring, line by line.
type Ledger struct {
	Title  string
	Sign   string // before the title
	Lines  []LedgerLine
	Sum    LedgerLine // of what has come so far, no name for none
	Staged bool       // it is a production: its sources lie on a stage, with the base of the seat that is shown
}

// LedgerLine is what one source brings.
type LedgerLine struct {
	Name    string
	Print   *art.Print // whose picture stands before it, nil for none
	Faction string     // whose emblem stands before it, "" for none
	Goods   []art.Run
	Counts  bool // points are told in the stead of goods: Is, and Was the last time
	Own     bool // they are those of the one who looks on
	Is, Was int
	More    string // how many more they are, "" for none
	Done    bool
	Now     bool
	Spot    table.Spot
	Strip   SlotKind // an agreement or a spoil, else a location
}

// Arrival is a card that comes to lie somewhere else.
type Arrival struct {
	Print    *art.Print
	From, To []table.Spot // the first of them that is in sight
}
