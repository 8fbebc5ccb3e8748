package convoy

import "onelongnight/game"

// told is an event in JSON.
type told struct {
	Type   string `json:"type"`
	Seat   string `json:"seat,omitempty"`
	Card   string `json:"card,omitempty"`
	Other  string `json:"other,omitempty"`
	By     string `json:"by,omitempty"`
	Rule   string `json:"rule,omitempty"`
	From   any    `json:"from,omitempty"`
	City   any    `json:"city,omitempty"`
	N      int    `json:"n,omitempty"`
	Before *int   `json:"before,omitempty"`
	After  *int   `json:"after,omitempty"`
	// HiddenFrom is the seat that may not know Card, or "" if both may.
	HiddenFrom string `json:"hiddenFrom,omitempty"`
}

// toldBattle is in JSON as the protocol fixes it, and so is toldOver.
type toldBattle struct {
	Type     string `json:"type"`
	City     City   `json:"city"`
	District int    `json:"district"`
	Moloch   int    `json:"moloch"`
	Outpost  int    `json:"outpost"`
	Winner   string `json:"winner"`
}

type toldOver struct {
	Type   string `json:"type"`
	Winner string `json:"winner"`
	Why    string `json:"why"`
}

// Tell returns an event as the referee writes it, with hidden cards.
func (Rules) Tell(event game.Event) any {
	a := AboutOf(event)
	t := told{Type: event.Name(), Seat: seatName(event.Who()), Card: a.Card.ID(),
		Other: OtherOf(event).ID(), By: a.By.ID(), From: orNil(a.From), City: orNil(a.City)}
	switch e := event.(type) {
	case BattleDecided:
		return toldBattle{t.Type, e.City, e.District, e.Moloch, e.Outpost, t.Seat}
	case Ended:
		return toldOver{t.Type, t.Seat, e.Why.String()}
	case BattleBegan:
		t.N = e.Battle
	case PhaseBegan:
		t.Seat, t.Rule = "", e.Phase.String()
	case DistrictChosen:
		t.Seat, t.N = "", e.District
	case Drew:
		t.Rule, t.After = e.Why, &e.Left
		for _, name := range game.HiddenFrom(Rules{}, e) {
			t.HiddenFrom = name
		}
	case MovedTo:
		t.Rule = e.How
	case Marked:
		t.N, t.Before, t.After = e.Value, &e.Before, &e.After
	case Launched:
		t.N = e.Robots
	case Attached:
		t.Before, t.After = &e.Before, &e.After
	case Captured:
		t.From, t.City = e.Robot.ID(), e.Soldier.ID()
	case Milled:
		t.Rule, t.After = e.How, &e.Left
	case Recovered:
		t.After = &e.Left
	case Widened:
		t.After = &e.Positions
	case DistrictAdded:
		t.After = &e.Districts
	case Benefited:
		t.Rule, t.N = e.Benefit.String(), e.N
	case DistrictFell:
		t.Seat, t.N = "", e.District
	case CityFell:
		t.Seat = ""
	}
	return t
}

func orNil(city City) any {
	if city == 0 {
		return nil
	}
	return city
}

// seatName returns the protocol's name of a side, or "" for none.
func seatName(seat game.Seat) string { return game.SeatName(Rules{}, seat) }
