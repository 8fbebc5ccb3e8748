package aurora

import "onelongnight/game"

// The types of events. Unless it is said otherwise Piece is a card, To a place, Other a token.
const (
	EvRound        = "round"       // N
	EvPhase        = "phase"       // N: which
	EvReveal       = "reveal"      // Piece into slot To, 0 for an event
	EvDiscard      = "discard"     // Piece to the discard pile of exploration
	EvSlide        = "slide"       // the slots close up
	EvExplore      = "explore"     // Piece in slot To
	EvUse          = "use"         // Piece goes too
	EvBoost        = "boost"       // Piece eats
	EvBonus        = "bonus"       // N: which, of slot To
	EvBlock        = "block"       // N: 0 left, 1 right, of Piece in slot To
	EvPass         = "pass"        // Piece
	EvStation      = "station"     // Piece, From and To stations
	EvRecruit      = "recruit"     // Piece; After: how many there are
	EvLose         = "lose"        // Piece; After: how many are left
	EvContaminate  = "contaminate" // Piece; After: how much lies on it
	EvClean        = "clean"       // Piece; After: how much lies on it
	EvSkill        = "skill"       // Piece; After: his skill
	EvGain         = "gain"        // N of Other, because of Cause; After: how many there are
	EvSpend        = "spend"       // N of Other; After
	EvDrop         = "drop"        // N of Other, which do not fit; After
	EvFame         = "fame"        // N; After
	EvDraw         = "draw"        // Piece, an object; After: how many are held
	EvShelve       = "shelve"      // Piece, an object that is discarded
	EvObject       = "object"      // Piece, an object that is played
	EvInstall      = "install"     // Piece in the stead of Other, as car To
	EvDetach       = "detach"      // Piece with Other on it, from column From
	EvDamage       = "damage"      // place To, on Piece; N: the token lost
	EvRepair       = "repair"      // place To, on Piece
	EvDrive        = "drive"       // From space To space over the shortcuts Cause
	EvAboard       = "aboard"      // the first convoy reaches the Aurora; N: 1 where she may yet turn away
	EvClose        = "close"       // an avalanche closes edge To
	EvMineExplodes = "blow"        // a mine on edge To
	EvMine         = "mine"        // one is laid on edge To
	EvBeacon       = "beacon"      // N: what it shows, on space To
	EvOrder        = "order"       // N: the turn track, four bits a seat; Before: how many there are
	EvStow         = "stow"        // the convoy is stowed
	EvIgnore       = "ignore"      // Piece spares the seat
	EvAmbush       = "ambush"      // Piece, in region N
	EvShot         = "shot"        // N damage to Piece, weapon From of level Other; Cause: result; Before: jam; After
	EvMark         = "mark"        // a target on Piece, box N
	EvLift         = "lift"        // one is taken off Piece, box N
	EvOust         = "oust"        // that of seat Other-1 on Piece, box N
	EvDefeat       = "defeat"      // Piece falls to Seat; Other: loot; Cause: result
	EvLoot         = "loot"        // Piece is taken
	EvDecline      = "decline"     // Piece is not
	EvEnemyFire    = "enemy-fire"  // in region N; Cause: result; To: grid
	EvLeave        = "leave"       // Piece leaves
	EvAction       = "action"      // Piece, a card of the Automa; To: slot, with Cause in it; Other: food that it ate
	EvLast         = "last"        // Piece, a card of the Automa, at the end of the round
	EvResult       = "result"      // Cause: a result, which says the row of the Automa that is damaged
	EvAurora       = "aurora"      // number N, space To; Piece: the event that sends her there
	EvOut          = "out"
	EvConcede      = "concede"
	EvScore        = "score" // see PointsIn; N: total
	EvOver         = "over"  // Rule: why
)

// told is the JSON form of an event.
type told struct {
	Type       string   `json:"type"`
	Seat       string   `json:"seat,omitempty"`
	N          int16    `json:"n,omitempty"`
	Red        bool     `json:"red,omitempty"`
	Phase      string   `json:"phase,omitempty"`
	Card       string   `json:"card,omitempty"`
	Slot       uint16   `json:"slot,omitempty"`
	From       any      `json:"from,omitempty"`
	To         any      `json:"to,omitempty"`
	Via        []string `json:"via,omitempty"`
	Edge       string   `json:"edge,omitempty"`
	Enemy      string   `json:"enemy,omitempty"`
	Region     int16    `json:"region,omitempty"`
	Level      uint16   `json:"level,omitempty"`
	Damage     *int16   `json:"damage,omitempty"`
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

// toldScore and toldOver have no field without a value.
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

type toldOver struct {
	Type    string   `json:"type"`
	Winner  string   `json:"winner"`
	Winners []string `json:"winners"`
	Why     string   `json:"why"`
}

// Tell is the referee's form of an event.
func (g *Game) Tell(e game.Event) any {
	seat, card := game.SeatName(g, e.Seat), &g.data.ids
	t := told{Type: e.Type, Seat: seat}
	switch e.Type {
	case EvScore:
		p := PointsIn(&e)
		return toldScore{e.Type, seat, p.Lead, p.Track, p.Objects, p.Places, p.Crew, p.Goal, p.Total()}
	case EvOver:
		return toldOver{e.Type, seat, []string{seat}, e.Rule}
	case EvRound, EvLeave, EvReveal, EvExplore, EvUse, EvBoost, EvPass, EvRecruit, EvLose, EvContaminate, EvClean,
		EvSkill, EvDecline, EvDiscard:
		t.N, t.Card, t.Slot = e.N, card[e.Piece], e.To
	case EvPhase:
		t.Phase = Phase(e.N).String()
	case EvStation:
		t.Card, t.From, t.To = card[e.Piece], Station(e.From).String(), Station(e.To).String()
	case EvBonus:
		t.Bonus, t.Slot = Bonus(e.N).String(), e.To
	case EvBlock:
		t.Card, t.Slot, t.Block = card[e.Piece], e.To, sideNames[e.N]
	case EvGain, EvSpend, EvDrop:
		t.Kind, t.N = Token(e.Other).String(), e.N
	case EvFame:
		t.N = e.N
	case EvDraw, EvShelve, EvObject:
		t.Object = Object(e.Piece).String()
	case EvInstall, EvDetach:
		t.Card, t.Old = card[e.Piece], card[e.Other]
	case EvDamage, EvRepair:
		t.Place = g.placeName(e.Seat, e.To)
		if e.Type == EvDamage && e.Seat != g.automa {
			lost := Token(e.N).String()
			t.Lost = &lost
		}
	case EvDrive, EvClose, EvMineExplodes, EvMine, EvBeacon, EvOrder, EvAurora:
		t.road(g, &e)
	case EvIgnore, EvMark, EvLift, EvOust, EvAmbush, EvShot, EvDefeat, EvLoot, EvEnemyFire, EvResult:
		t.attack(g, &e)
	case EvAction, EvLast:
		t.Card, t.Slot = g.data.Actions[e.Piece].ID, e.To
	}
	for i, info := range g.seats {
		if e.Hidden.From(game.Seat(i)) {
			t.HiddenFrom = append(t.HiddenFrom, info.Name)
		}
	}
	return t
}

// road fills in an event of the map.
func (t *told) road(g *Game, e *game.Event) {
	switch e.Type {
	case EvDrive:
		t.From, t.To = e.From, e.To
		for set := uint8(e.Cause); set != 0; set &= set - 1 {
			t.Via = append(t.Via, g.route.Ways[first8(set)].ID)
		}
	case EvClose, EvMineExplodes, EvMine:
		t.Edge = g.route.EdgeID(Edge(e.To))
	case EvBeacon:
		t.Beacon, t.To = Beacon(e.N).String(), e.To
	case EvOrder:
		for i := range int(e.Before) {
			t.Order = append(t.Order, game.SeatName(g, game.Seat(e.N>>(4*i)&15)))
		}
	case EvAurora:
		t.N, t.Red = e.N, g.route.Red[e.N] == uint8(e.To)
	}
}

// attack fills in an event of the attack phase.
func (t *told) attack(g *Game, e *game.Event) {
	card, result := &g.data.ids, &g.data.Results[e.Cause]
	switch e.Type {
	case EvIgnore, EvMark, EvLift, EvOust:
		t.Enemy, t.N = card[e.Piece], e.N
	case EvAmbush:
		t.Enemy, t.Region = card[e.Piece], e.N
	case EvShot:
		t.Enemy, t.Level, t.Card, t.Damage, t.Jam = card[e.Piece], e.Other, result.ID, &e.N, e.Before != 0
		t.Place = g.placeName(e.Seat, e.From)
	case EvDefeat:
		loot, winner := card[e.Other], t.Seat
		t.Seat, t.Enemy, t.Winner, t.Loot, t.Letters = "", card[e.Piece], &winner, &loot, result.letters()
	case EvLoot:
		t.Card = card[e.Piece]
	case EvEnemyFire:
		t.Region, t.Card, t.Grid = e.N, result.ID, Zone(e.To).String()
	case EvResult:
		t.Card, t.Letters = result.ID, result.letters()
	}
}

// placeName is a place of a side in the words of the protocol.
func (g *Game) placeName(seat game.Seat, place uint16) string {
	if seat == g.automa {
		return AutomaPlaceName(place)
	}
	return Spot(place).String()
}

// letters are the letters of a result in their order.
func (r *Result) letters() (text string) {
	for _, l := range r.Letters {
		text += boxNames[l]
	}
	return text
}
