package convoy

import "onelongnight/game"

// The types of events. Piece, Other and Cause are cards, From and To cities,
// where nothing else is said.
const (
	EvMulligan     = "mulligan"      // Seat dealt anew
	EvKeep         = "keep"          // Seat keeps its cards
	EvBattleBegins = "battle-begins" // battle N, in To
	EvPhase        = "phase"         // Rule names it
	EvDistrict     = "district"      // district N of To is fought for
	EvDraw         = "draw"          // Piece, After: cards left in the deck
	EvPlay         = "play"          // Piece comes into To
	EvInstant      = "instant"       // Piece is played
	EvUse          = "use"           // the ability of Piece; Other: its module
	EvSupport      = "support"       // of To
	EvPay          = "pay"           // Piece discarded as a cost
	EvMove         = "move"          // Piece; Rule: send, redeploy, support or ""
	EvCrushed      = "crushed"       // Piece was forced into a full city
	EvMarker       = "marker"        // N on Piece, its strength Before and After
	EvShield       = "shield"
	EvHack         = "hack"
	EvHackModule   = "hack-module" // Other, the module of Piece
	EvNet          = "net"
	EvCopy         = "copy"    // Other does as Piece does
	EvLaunch       = "launch"  // the EMP Launcher strikes N robots of To
	EvBlock        = "block"   // Other is discarded instead of Piece
	EvKill         = "kill"    // Piece
	EvDiscard      = "discard" // Piece; Other: the unit a module lay under
	EvReturn       = "return"  // Piece goes back to hand
	EvAttach       = "attach"  // module Piece to Other, its strength Before and After
	EvCapture      = "capture" // module Piece; From and To are units
	EvMill         = "mill"    // Piece; Rule: hand, iron-gate or ""; After: cards left
	EvReveal       = "reveal"  // Piece, from the deck
	EvShuffleBack  = "shuffle-back"
	EvRecover      = "recover" // Piece goes from the discard pile onto the deck
	EvSeen         = "seen"    // Piece, in Seat's hand
	EvWiden        = "widen"   // To has After positions
	EvAddDistrict  = "add-district"
	EvBattle       = "battle"  // Seat wins district N of To; Before: Moloch, After: Outpost
	EvTrigger      = "trigger" // the on-win ability of Piece
	EvBenefit      = "benefit" // Rule names it; N units or cards it can be about
	EvRavage       = "ravage"  // district N of To
	EvFall         = "fall"    // To is destroyed
	EvConcede      = "concede"
	EvOver         = "over" // Seat wins; Rule says why
)

// told is the JSON form of an event.
type told struct {
	Type   string `json:"type"`
	Seat   string `json:"seat,omitempty"`
	Card   string `json:"card,omitempty"`
	Other  string `json:"other,omitempty"`
	By     string `json:"by,omitempty"`
	Rule   string `json:"rule,omitempty"`
	From   any    `json:"from,omitempty"`
	City   any    `json:"city,omitempty"`
	N      int16  `json:"n,omitempty"`
	Before *int16 `json:"before,omitempty"`
	After  *int16 `json:"after,omitempty"`
	// HiddenFrom is the seat that may not be told of Card, "" if both may.
	HiddenFrom string `json:"hiddenFrom,omitempty"`
}

// toldBattle and toldOver have the form that the protocol fixes.
type toldBattle struct {
	Type     string `json:"type"`
	City     uint16 `json:"city"`
	District int16  `json:"district"`
	Moloch   int16  `json:"moloch"`
	Outpost  int16  `json:"outpost"`
	Winner   string `json:"winner"`
}

type toldOver struct {
	Type   string `json:"type"`
	Winner string `json:"winner"`
	Why    string `json:"why"`
}

// Tell is the referee's form of an event; hidden cards are in it.
func (Rules) Tell(e game.Event) any {
	switch e.Type {
	case EvBattle:
		return toldBattle{e.Type, e.To, e.N, e.Before, e.After, seatName(e.Seat)}
	case EvOver:
		return toldOver{e.Type, seatName(e.Seat), e.Rule}
	}
	t := told{Type: e.Type, Seat: seatName(e.Seat), Card: Card(e.Piece).ID(), Other: Card(e.Other).ID(),
		By: Card(e.Cause).ID(), Rule: e.Rule, N: e.N}
	if e.Type == EvCapture {
		t.From, t.City = Card(e.From).ID(), Card(e.To).ID()
	} else {
		t.From, t.City = orNil(e.From), orNil(e.To)
	}
	for seat := range seats {
		if e.Hidden.From(game.Seat(seat)) {
			t.HiddenFrom = seatName(game.Seat(seat))
		}
	}
	switch e.Type {
	case EvBattleBegins, EvPhase, EvDistrict, EvRavage, EvFall:
		t.Seat = ""
	case EvMarker, EvAttach:
		t.Before, t.After = &e.Before, &e.After
	case EvDraw, EvMill, EvRecover, EvWiden, EvAddDistrict:
		t.After = &e.After
	}
	return t
}

func orNil(city uint16) any {
	if city == 0 {
		return nil
	}
	return city
}

// seatName is the protocol's name of a side, "" for none.
func seatName(seat game.Seat) string { return game.SeatName(Rules{}, seat) }
