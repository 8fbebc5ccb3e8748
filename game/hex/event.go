package hex

import "onelongnight/game"

// The types of events. Piece, Other and Cause are tiles, From and To hexes
// counted from 1.
const (
	EvTurn      = "turn"    // turn N of Seat
	EvDraw      = "draw"    // Piece; After: left in the pile
	EvPlace     = "place"   // Piece comes to To, turned by N
	EvStep      = "step"    // Piece goes from From to To, turned to N
	EvPlay      = "play"    // the instant Piece
	EvDiscard   = "discard" // Piece
	EvPushed    = "pushed"  // Piece by Cause, from From to To
	EvBattle    = "battle"  // Rule: why
	EvPhase     = "phase"   // of initiative N
	EvExplode   = "explode" // Piece
	EvConvert   = "convert" // Piece, direction After-1, to the kind Rule
	EvAbsorb    = "absorb"  // Piece, a Medic, takes the hit of Cause on Other, of N wounds
	EvHit       = "hit"     // Piece, by Cause, N wounds; in a battle direction After-1
	EvHQ        = "hq"      // the points of Seat's HQ
	EvPoints    = "points"  // the points that Seat has won
	EvRemoved   = "removed" // Piece from To; Rule: why
	EvBattleEnd = "battle-end"
	EvOver      = "over" // Seat wins; Rule: why; N: the winners, bit n for seat n
)

// Why a unit was removed.
const (
	GoneWounds    = "wounds"
	GoneMedic     = "medic"
	GoneExplosion = "explosion"
	GoneHQ        = "hq"
	GoneOut       = "out"
)

// told are the JSON forms of events.
type (
	toldTurn struct {
		Type string `json:"type"`
		Seat string `json:"seat"`
		Turn int16  `json:"turn"`
	}
	toldTile struct {
		Type string `json:"type"`
		Seat string `json:"seat,omitempty"`
		Tile string `json:"tile"`
		Left *int16 `json:"left,omitempty"`
		By   string `json:"by,omitempty"`
		From string `json:"from,omitempty"`
		Hex  string `json:"hex,omitempty"`
		Rot  *int16 `json:"rot,omitempty"`
		Dir  *int16 `json:"dir,omitempty"`
		To   string `json:"to,omitempty"`
		Why  string `json:"why,omitempty"`
	}
	toldBattle struct {
		Type       string `json:"type"`
		Why        string `json:"why,omitempty"`
		Initiative *int16 `json:"initiative,omitempty"`
	}
	toldHit struct {
		Type   string `json:"type"`
		Medic  string `json:"medic,omitempty"`
		From   string `json:"from"`
		Unit   string `json:"unit"`
		Wounds int16  `json:"wounds"`
		Dir    *int16 `json:"dir,omitempty"`
	}
	toldPoints struct {
		Type   string `json:"type"`
		Seat   string `json:"seat"`
		Before int16  `json:"before"`
		After  int16  `json:"after"`
	}
	toldOver struct {
		Type    string   `json:"type"`
		Winner  string   `json:"winner"`
		Winners []string `json:"winners"`
		Why     string   `json:"why"`
	}
)

func place(n uint16) string {
	if n == 0 {
		return ""
	}
	return Hex(n - 1).String()
}

// Tell is the referee's form of an event.
func (g *Game) Tell(e game.Event) any {
	seat, tile := game.SeatName(g, e.Seat), Tile(e.Piece).ID()
	dir := e.After - 1
	switch e.Type {
	case EvTurn:
		return toldTurn{e.Type, seat, e.N}
	case EvDraw:
		return toldTile{Type: e.Type, Seat: seat, Tile: tile, Left: &e.After}
	case EvPlace, EvStep:
		return toldTile{Type: e.Type, Seat: seat, Tile: tile, From: place(e.From), Hex: place(e.To), Rot: &e.N}
	case EvPlay, EvDiscard:
		return toldTile{Type: e.Type, Seat: seat, Tile: tile}
	case EvPushed:
		return toldTile{Type: e.Type, Tile: tile, By: Tile(e.Cause).ID(), From: place(e.From), Hex: place(e.To)}
	case EvBattle:
		return toldBattle{Type: e.Type, Why: e.Rule}
	case EvPhase:
		return toldBattle{Type: e.Type, Initiative: &e.N}
	case EvExplode:
		return toldTile{Type: e.Type, Tile: tile}
	case EvConvert:
		return toldTile{Type: e.Type, Tile: tile, Dir: &dir, To: e.Rule}
	case EvAbsorb:
		return toldHit{Type: e.Type, Medic: tile, Unit: Tile(e.Other).ID(), From: Tile(e.Cause).ID(), Wounds: e.N}
	case EvHit:
		h := toldHit{Type: e.Type, Unit: tile, From: Tile(e.Cause).ID(), Wounds: e.N}
		if e.After > 0 {
			h.Dir = &dir
		}
		return h
	case EvHQ, EvPoints:
		return toldPoints{e.Type, seat, e.Before, e.After}
	case EvRemoved:
		return toldTile{Type: e.Type, Tile: tile, Hex: place(e.To), Why: e.Rule}
	case EvOver:
		return toldOver{e.Type, seat, g.names(uint8(e.N)), e.Rule}
	}
	return toldBattle{Type: e.Type}
}

// names lists the seats of a set.
func (g *Game) names(set uint8) []string {
	list := []string{}
	for i, info := range g.seats {
		if set>>i&1 != 0 {
			list = append(list, info.Name)
		}
	}
	return list
}

var _ game.ResultTeller = (*Game)(nil)

// TellResult adds who has won, as several may (2.2).
func (g *Game) TellResult(s game.State) map[string]any {
	r, set := s.Result(), uint8(0)
	for i := range g.seats {
		if r.Won(game.Seat(i)) {
			set |= 1 << i
		}
	}
	return map[string]any{"winners": g.names(set)}
}
