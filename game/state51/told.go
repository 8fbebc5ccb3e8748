package state51

import "onelongnight/game"

// told is an event in JSON, except for the end and the scores.
type told struct {
	Type       string         `json:"type"`
	Seat       string         `json:"seat,omitempty"`
	Round      int            `json:"round,omitempty"`
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
	Left       *int           `json:"left,omitempty"`
	Count      int            `json:"count,omitempty"`
	HiddenFrom []string       `json:"hiddenFrom,omitempty"`
}

type toldScore struct {
	Type   string `json:"type"`
	Round  int    `json:"round"`
	Scores []int  `json:"scores"`
}

func (g *Game) Tell(event game.Event) any {
	seat := func(s game.Seat) string { return game.SeatName(g, s) }
	goods := func(k Good, n int) map[string]int { return map[string]int{k.String(): n} }
	ids := &g.data.ids
	t := told{Type: event.Name(), Seat: seat(event.Who()), Card: ids[CardOf(event)],
		HiddenFrom: game.HiddenFrom(g, event)}
	switch e := event.(type) {
	case Scored:
		return toldScore{t.Type, e.Round, e.Points[:len(g.seats)]}
	case Ended:
		return game.ToldOver{Type: t.Type, Winner: t.Seat, Winners: g.seatsIn(e.Winners), Why: e.Why.String()}
	case RoundBegan:
		t.Seat, t.Round, t.First = "", e.Round, t.Seat
	case Revealed:
		t.Card, t.Cards = "", []string{t.Card}
	case Drew:
		t.Left = &e.Left
	case Shuffled:
		t.Count = e.Cards
	case Gained:
		t.Card, t.Goods, t.On, t.By = "", goods(e.Good, e.N), "base", g.GiverID(e.By)
		if e.On != NoCard {
			t.On = ids[e.On]
		}
	case Paid:
		t.Goods, t.From = goods(e.Good, e.N), e.From.String()
	case Played:
		t.As, t.Old = e.As.String(), ids[e.Old]
	case Used:
		t.By = g.GiverID(e.Contact)
	case Settled:
		t.As = e.As
	case Visit:
		t.Whom = seat(e.Owner)
	case Stored:
		t.Goods = goods(e.Good, e.N)
	case Placed:
		t.Goods = goods(e.Good, 1)
	case Robbed:
		t.Goods, t.Whom, t.From = goods(e.Good, 1), seat(e.Whom), e.From.String()
	}
	return t
}

func (g *Game) seatsIn(set uint8) []string {
	list := []string{}
	for i, info := range g.seats {
		if set>>i&1 != 0 {
			list = append(list, info.Name)
		}
	}
	return list
}
