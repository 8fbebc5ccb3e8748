package aurora

import "onelongnight/game"

// told is the JSON form of most events.
type told struct {
	Type       string   `json:"type"`
	Seat       string   `json:"seat,omitempty"`
	N          int      `json:"n,omitempty"`
	Red        bool     `json:"red,omitempty"`
	Phase      string   `json:"phase,omitempty"`
	Card       string   `json:"card,omitempty"`
	Slot       uint8    `json:"slot,omitempty"`
	From       any      `json:"from,omitempty"`
	To         any      `json:"to,omitempty"`
	Via        []string `json:"via,omitempty"`
	Edge       string   `json:"edge,omitempty"`
	Enemy      string   `json:"enemy,omitempty"`
	Region     uint8    `json:"region,omitempty"`
	Level      int      `json:"level,omitempty"`
	Damage     *int     `json:"damage,omitempty"`
	Jam        bool     `json:"jam,omitempty"`
	Letters    string   `json:"letters,omitempty"`
	Winner     *string  `json:"winner,omitempty"`
	Loot       *string  `json:"loot,omitempty"`
	Grid       string   `json:"grid,omitempty"`
	Place      string   `json:"place,omitempty"`
	Lost       *string  `json:"lost,omitempty"`
	Object     string   `json:"object,omitempty"`
	Kind       string   `json:"kind,omitempty"`
	Bonus      string   `json:"bonus,omitempty"`
	Block      string   `json:"block,omitempty"`
	Beacon     string   `json:"beacon,omitempty"`
	Old        string   `json:"old,omitempty"`
	Order      []string `json:"order,omitempty"`
	HiddenFrom []string `json:"hiddenFrom,omitempty"`
}

// toldScore is the JSON form of Scored, which always has all its fields.
type toldScore struct {
	Type    string `json:"type"`
	Seat    string `json:"seat"`
	Lead    int    `json:"lead"`
	Track   int    `json:"track"`
	Objects int    `json:"objects"`
	Places  int    `json:"places"`
	Crew    int    `json:"crew"`
	Goal    int    `json:"goal"`
	Total   int    `json:"total"`
}

// Tell returns the referee's form of an event.
func (g *Game) Tell(event game.Event) any {
	seat, card := game.SeatName(g, event.Who()), &g.data.ids
	t := told{Type: event.Name(), Seat: seat, Card: card[CardOf(event)], Object: ObjectOf(event).String(),
		HiddenFrom: game.HiddenFrom(g, event)}
	switch e := event.(type) {
	case Scored:
		return toldScore{t.Type, seat, e.Lead, e.Track, e.Objects, e.Places, e.Crew, e.Goal, e.Total()}
	case Ended:
		return game.ToldOver{Type: t.Type, Winner: seat, Winners: []string{seat}, Why: e.Why.String()}
	case RoundBegan:
		t.N = e.Round
	case PhaseBegan:
		t.Phase = e.Phase.String()
	case Revealed:
		t.Slot = e.Slot
	case Explored:
		t.Slot = e.Slot
	case Stationed:
		t.From, t.To = e.From.String(), e.To.String()
	case BonusTaken:
		t.Bonus, t.Slot = e.Bonus.String(), e.Slot
	case BlockTaken:
		t.Slot, t.Block = e.Slot, sideNames[e.Side]
	case Gained:
		t.Kind, t.N = e.Token.String(), e.N
	case Spent:
		t.Kind, t.N = e.Token.String(), e.N
	case Dropped:
		t.Kind, t.N = e.Token.String(), e.N
	case FameChanged:
		t.N = e.By
	case Coupled:
		t.Old = card[e.Old]
	case LetGo:
		t.Old = card[e.Top]
	case Damaged:
		t.Place = g.placeName(e.Seat, e.Place)
		if e.Seat != g.automa {
			lost := e.Lost.String()
			t.Lost = &lost
		}
	case Repaired:
		t.Place = g.placeName(e.Seat, e.Place)
	case ActionTurned:
		t.Card, t.Slot = g.data.Actions[e.Action].ID, e.Slot
	case ActionEnded:
		t.Card = g.data.Actions[e.Action].ID
	default:
		if !t.road(g, e) {
			t.attack(g, e)
		}
	}
	return t
}

// road fills in an event of the map, and reports whether it is one.
func (t *told) road(g *Game, e game.Event) bool {
	switch e := e.(type) {
	case Drove:
		t.From, t.To = e.From, e.To
		for set := e.Ways; set != 0; set &= set - 1 {
			t.Via = append(t.Via, g.route.Ways[first8(set)].ID)
		}
	case EdgeClosed:
		t.Edge = g.route.EdgeID(e.Edge)
	case MineExploded:
		t.Edge = g.route.EdgeID(e.Edge)
	case MineLaid:
		t.Edge = g.route.EdgeID(e.Edge)
	case BeaconFound:
		t.Beacon, t.To = e.Beacon.String(), e.Space
	case Reordered:
		for _, seat := range e.Order[:e.Sides] {
			t.Order = append(t.Order, game.SeatName(g, seat))
		}
	case Sailed:
		t.N, t.Red = e.Number, int(g.route.Red[e.Number]) == e.Space
	default:
		return false
	}
	return true
}

// attack fills in an event of the Attack phase, or of a result drawn for the Automa.
func (t *told) attack(g *Game, e game.Event) {
	enemy := t.Card
	switch e := e.(type) {
	case Ignored:
		t.Card, t.Enemy = "", enemy
	case Marked:
		t.Card, t.Enemy, t.N = "", enemy, e.Box
	case Lifted:
		t.Card, t.Enemy, t.N = "", enemy, e.Box
	case Ousted:
		t.Card, t.Enemy, t.N = "", enemy, e.Box
	case Ambushed:
		t.Card, t.Enemy, t.Region = "", enemy, e.Region
	case Fired:
		t.Enemy, t.Level, t.Card, t.Damage, t.Jam = enemy, e.Level, g.data.Results[e.Result].ID, &e.Damage, e.Jam
		t.Place = g.placeName(e.Seat, e.Weapon)
	case Defeated:
		loot, winner := g.data.ids[e.Loot], t.Seat
		t.Seat, t.Card, t.Enemy, t.Winner, t.Loot = "", "", enemy, &winner, &loot
		t.Letters = g.data.Results[e.Result].letters()
	case EnemiesFired:
		t.Region, t.Card, t.Grid = e.Region, g.data.Results[e.Result].ID, e.Zone.String()
	case ResultDrawn:
		t.Card, t.Letters = g.data.Results[e.Result].ID, g.data.Results[e.Result].letters()
	}
}

// placeName returns a place of a side in the words of the protocol.
func (g *Game) placeName(seat game.Seat, place PlaceNumber) string {
	if seat == g.automa {
		return AutomaPlaceName(place)
	}
	return Spot(place).String()
}

// letters returns the letters of a result in their order, such as "BADC".
func (r *Result) letters() (text string) {
	for _, l := range r.Letters {
		text += boxNames[l]
	}
	return text
}
