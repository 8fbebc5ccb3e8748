package state51

import "onelongnight/game"

// The types of events. Piece and, unless it is said otherwise, Cause are cards; Other is a good counted from 1.
const (
	EvRound   = "round"   // N, with Seat as first player
	EvRow     = "row"     // Piece is revealed
	EvTake    = "take"    // Piece from the row
	EvDraw    = "draw"    // Piece; After: left in the deck
	EvShuffle = "shuffle" // the discard pile becomes a deck of N
	EvDiscard = "discard" // Piece; NoSeat for the rest of the row
	EvProduce = "produce" // Seat produces
	EvActions = "actions" // the phase of actions begins with Seat
	EvGain    = "gain"    // N of Other; To: the card with the tokens, 0 for the base; Cause: see cause
	EvPay     = "pay"     // N of Other, From: the purse counted from 1
	EvPlay    = "play"    // Piece in the way Rule; Other: the card to be replaced
	EvUse     = "use"     // Cause: the faction contact
	EvSettle  = "settle"  // Piece comes to lie as Rule
	EvSwap    = "swap"
	EvWork    = "work"  // Piece
	EvVisit   = "visit" // Piece of the seat To-1
	EvHire    = "hire"
	EvStore   = "store" // N of Other from the base
	EvPlace   = "place" // Other on Piece
	EvRob     = "rob"   // Other from the purse From-1 of the seat To-1, by Piece
	EvPass    = "pass"
	EvConcede = "concede"
	EvScore   = "score" // N: the round; Piece, Other, From, To: points of the seats in their order
	EvOver    = "over"  // Seat wins; Rule: why; N: the winners, bit n for seat n
)

// As what a card comes to lie.
const (
	ruleSpoil     = "spoil"
	ruleAgreement = "agreement"
	ruleLocation  = "location"
	ruleLeader    = "leader"
)

// Who gives, as the Cause of an event, if it is no card.
const (
	byRule       = 0
	firstBase    = 100
	firstContact = 110
)

func baseCause(f Faction) uint16  { return firstBase + uint16(f) }
func contactCause(n uint8) uint16 { return firstContact + uint16(n) }
func (d *Data) cause(n uint16) string {
	switch {
	case n >= firstContact:
		return d.contactIDs[n-firstContact]
	case n >= firstBase:
		return d.Bases[n-firstBase].ID
	case n > 0:
		return d.ids[n]
	}
	return "rule"
}

// Cause is the id of who gives, as the Cause of an event: a card, a base or a faction contact, or "rule".
func (g *Game) Cause(n uint16) string { return g.data.cause(n) }

// told is the JSON form of an event but the end and the scores.
type told struct {
	Type       string         `json:"type"`
	Seat       string         `json:"seat,omitempty"`
	Round      int16          `json:"round,omitempty"`
	First      string         `json:"first,omitempty"`
	Card       string         `json:"card,omitempty"`
	Cards      []string       `json:"cards,omitempty"`
	Old        string         `json:"old,omitempty"`
	As         string         `json:"as,omitempty"`
	Goods      map[string]int `json:"goods,omitempty"`
	On         string         `json:"on,omitempty"`
	By         string         `json:"by,omitempty"`
	From       string         `json:"from,omitempty"`
	Whom       string         `json:"whom,omitempty"`
	Left       *int16         `json:"left,omitempty"`
	Count      int16          `json:"count,omitempty"`
	HiddenFrom []string       `json:"hiddenFrom,omitempty"`
}

type toldScore struct {
	Type   string `json:"type"`
	Round  int16  `json:"round"`
	Scores []int  `json:"scores"`
}

type toldOver struct {
	Type    string   `json:"type"`
	Winner  string   `json:"winner"`
	Winners []string `json:"winners"`
	Why     string   `json:"why"`
}

// Tell is the referee's form of an event.
func (g *Game) Tell(e game.Event) any {
	d := g.data
	t := told{Type: e.Type, Seat: game.SeatName(g, e.Seat)}
	seat := func(n uint16) string { return game.SeatName(g, game.Seat(n-1)) }
	goods := func() map[string]int { return map[string]int{Good(e.Other - 1).String(): max(1, int(e.N))} }
	switch e.Type {
	case EvScore:
		scores := []int{int(e.Piece), int(e.Other), int(e.From), int(e.To)}
		return toldScore{e.Type, e.N, scores[:len(g.seats)]}
	case EvOver:
		return toldOver{e.Type, t.Seat, g.seatsIn(uint8(e.N)), e.Rule}
	case EvRound:
		return told{Type: e.Type, Round: e.N, First: t.Seat}
	case EvRow:
		t.Cards = []string{d.ids[e.Piece]}
	case EvDraw:
		t.Card, t.Left = d.ids[e.Piece], &e.After
		for i, info := range g.seats {
			if e.Hidden.From(game.Seat(i)) {
				t.HiddenFrom = append(t.HiddenFrom, info.Name)
			}
		}
	case EvShuffle:
		t.Count = e.N
	case EvGain:
		t.Goods, t.On, t.By = goods(), "base", d.cause(e.Cause)
		if e.To > 0 {
			t.On = d.ids[e.To]
		}
	case EvPay:
		t.Goods, t.From = goods(), purseNames[e.From-1]
	case EvPlay:
		t.Card, t.As, t.Old = d.ids[e.Piece], e.Rule, d.ids[e.Other]
	case EvUse:
		t.By = d.cause(e.Cause)
	case EvSettle:
		t.Card, t.As = d.ids[e.Piece], e.Rule
	case EvVisit:
		t.Card, t.Whom = d.ids[e.Piece], seat(e.To)
	case EvStore:
		t.Goods = goods()
	case EvPlace:
		t.Card, t.Goods = d.ids[e.Piece], goods()
	case EvRob:
		t.Card, t.Goods, t.Whom, t.From = d.ids[e.Piece], goods(), seat(e.To), purseNames[e.From-1]
	case EvTake, EvDiscard, EvWork:
		t.Card = d.ids[e.Piece]
	}
	return t
}

// seatsIn lists the seats of a set.
func (g *Game) seatsIn(set uint8) []string {
	list := []string{}
	for i, info := range g.seats {
		if set>>i&1 != 0 {
			list = append(list, info.Name)
		}
	}
	return list
}
