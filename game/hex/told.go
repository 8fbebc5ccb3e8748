package hex

import "onelongnight/game"

// The JSON forms of the events.
type (
	toldTurn struct {
		Type string `json:"type"`
		Seat string `json:"seat"`
		Turn int    `json:"turn"`
	}
	toldTile struct {
		Type string `json:"type"`
		Seat string `json:"seat,omitempty"`
		Tile string `json:"tile"`
		Left *int   `json:"left,omitempty"`
		By   string `json:"by,omitempty"`
		From string `json:"from,omitempty"`
		Hex  string `json:"hex,omitempty"`
		Rot  *int   `json:"rot,omitempty"`
		Dir  *Dir   `json:"dir,omitempty"`
		To   string `json:"to,omitempty"`
		Why  Gone   `json:"why,omitempty"`
	}
	toldBattle struct {
		Type       string `json:"type"`
		Why        string `json:"why,omitempty"`
		Initiative *int   `json:"initiative,omitempty"`
	}
	toldHit struct {
		Type   string `json:"type"`
		Medic  string `json:"medic,omitempty"`
		From   string `json:"from"`
		Unit   string `json:"unit"`
		Wounds int    `json:"wounds"`
		Dir    *Dir   `json:"dir,omitempty"`
	}
	toldPoints struct {
		Type   string `json:"type"`
		Seat   string `json:"seat"`
		Before int    `json:"before"`
		After  int    `json:"after"`
	}
)

func (g *Game) Tell(event game.Event) any {
	name, seat := event.Name(), game.SeatName(g, event.Who())
	switch e := event.(type) {
	case TurnBegan:
		return toldTurn{name, seat, e.Turn}
	case Drew:
		return toldTile{Type: name, Seat: seat, Tile: e.Tile.ID(), Left: &e.Left}
	case Placed:
		return toldTile{Type: name, Seat: seat, Tile: e.Tile.ID(), Hex: e.To.String(), Rot: &e.Rot}
	case Stepped:
		return toldTile{Type: name, Seat: seat, Tile: e.Tile.ID(), From: e.From.String(), Hex: e.To.String(),
			Rot: &e.Rot}
	case Played:
		return toldTile{Type: name, Seat: seat, Tile: e.Tile.ID()}
	case Discarded:
		return toldTile{Type: name, Seat: seat, Tile: e.Tile.ID()}
	case Pushed:
		return toldTile{Type: name, Tile: e.Tile.ID(), By: e.By.ID(), From: e.From.String(), Hex: e.To.String()}
	case BattleBegan:
		return toldBattle{Type: name, Why: e.Why.String()}
	case PhaseBegan:
		return toldBattle{Type: name, Initiative: &e.Initiative}
	case Exploded:
		return toldTile{Type: name, Tile: e.Tile.ID()}
	case Converted:
		return toldTile{Type: name, Tile: e.Tile.ID(), Dir: &e.Dir, To: e.To}
	case Absorbed:
		return toldHit{Type: name, Medic: e.Medic.ID(), Unit: e.Unit.ID(), From: e.By.ID(), Wounds: e.Wounds}
	case Hit:
		h := toldHit{Type: name, Unit: e.Unit.ID(), From: e.By.ID(), Wounds: e.Wounds}
		if e.Aimed {
			h.Dir = &e.Dir
		}
		return h
	case PointsChanged:
		return toldPoints{name, seat, e.Before, e.After}
	case Removed:
		return toldTile{Type: name, Tile: e.Tile.ID(), Hex: e.From.String(), Why: e.Why}
	case Ended:
		return game.ToldOver{Type: name, Winner: seat, Winners: g.names(e.Winners), Why: e.Why.String()}
	}
	return toldBattle{Type: name}
}

func (g *Game) names(set seatSet) []string {
	list := []string{}
	for i, info := range g.seats {
		if set.has(game.Seat(i)) {
			list = append(list, info.Name)
		}
	}
	return list
}

var _ game.ResultTeller = (*Game)(nil)

// TellResult adds the winners, since there may be several (2.2).
func (g *Game) TellResult(s game.State) map[string]any {
	r, set := s.Result(), seatSet(0)
	for i := range g.seats {
		if r.Won(game.Seat(i)) {
			set |= 1 << i
		}
	}
	return map[string]any{"winners": g.names(set)}
}
