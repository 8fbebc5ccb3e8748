package aurora

import (
	"encoding/json"
	"slices"
	"strconv"

	"onelongnight/game"
)

// positionJSON is a position as the referee writes it.
type positionJSON struct {
	Game    string       `json:"game"`
	Version int          `json:"version"`
	You     string       `json:"you,omitempty"` // of views
	Seats   int          `json:"seats"`
	Map     string       `json:"map"`
	Mine    bool         `json:"mine,omitempty"`
	Phase   string       `json:"phase"`
	Round   int          `json:"round"`
	Turn    string       `json:"turn,omitempty"`
	Pending string       `json:"pending,omitempty"`
	Explore *exploreJSON `json:"explore,omitempty"`
	Prize   string       `json:"prize,omitempty"`
	Aurora  int          `json:"aurora"`
	Red     bool         `json:"red,omitempty"`
	Order   []string     `json:"order,omitempty"`
	Slots   []slotJSON   `json:"slots"`
	Deck    listJSON     `json:"deck,omitzero"`
	Box     listJSON     `json:"box,omitzero"`
	Discard []string     `json:"discard,omitempty"`
	Objects pilesJSON    `json:"objects,omitzero"`
	Loot    lootJSON     `json:"loot,omitzero"`
	Results pilesJSON    `json:"results,omitzero"`
	Grid    string       `json:"grid,omitempty"` // of views
	Beacons beaconsJSON  `json:"beacons,omitzero"`
	Closed  []string     `json:"closed,omitempty"`
	Mines   []mineJSON   `json:"mines,omitempty"`
	Enemies []enemyJSON  `json:"enemies,omitempty"`
	Spoils  []spoilJSON  `json:"spoils,omitempty"`
	Convoys convoysJSON  `json:"convoys"`
	Automa  *automaJSON  `json:"automa,omitempty"`
	Unseen  *unseenJSON  `json:"unseen,omitempty"` // of views
}

type exploreJSON struct {
	Slot int      `json:"slot"`
	Used []string `json:"used,omitempty"`
}

type slotJSON struct {
	Card   string   `json:"card,omitempty"`
	Left   []string `json:"left,omitempty"`
	Right  []string `json:"right,omitempty"`
	Tokens []string `json:"tokens,omitempty"`
}

type pilesJSON struct {
	Deck    listJSON `json:"deck,omitzero"`
	Discard []string `json:"discard,omitempty"`
}

// IsZero tells that there is nothing to write.
func (p pilesJSON) IsZero() bool { return p.Deck.IsZero() && len(p.Discard) == 0 }

type lootJSON struct {
	Deck listJSON `json:"deck,omitzero"`
	Lost listJSON `json:"lost,omitzero"`
}

// IsZero tells that there is nothing to write.
func (l lootJSON) IsZero() bool { return l.Deck.IsZero() && l.Lost.IsZero() }

type mineJSON struct {
	Edge string `json:"edge"`
	Seat string `json:"seat"`
}

type enemyJSON struct {
	ID      string   `json:"id"`
	Region  int      `json:"region"`
	Loot    string   `json:"loot,omitempty"`
	Tier    int      `json:"tier,omitempty"` // of views
	Damage  int      `json:"damage,omitempty"`
	Targets []string `json:"targets,omitempty"`
}

type spoilJSON struct {
	Enemy  string   `json:"enemy"`
	Loot   string   `json:"loot,omitempty"`
	Tier   int      `json:"tier,omitempty"` // of views
	Winner string   `json:"winner,omitempty"`
	Draws  []string `json:"draws,omitempty"`
}

type convoyJSON struct {
	Space     int          `json:"space,omitempty"`
	Fame      int          `json:"fame,omitempty"`
	Food      int          `json:"food,omitempty"`
	Fuel      int          `json:"fuel,omitempty"`
	Ammo      int          `json:"ammo,omitempty"`
	Objects   listJSON     `json:"objects,omitzero"`
	Crew      []memberJSON `json:"crew,omitempty"`
	Cars      []carJSON    `json:"cars,omitempty"`
	Points    int          `json:"points,omitempty"`
	FreeStart bool         `json:"freeStart,omitempty"`
	Used      []string     `json:"used,omitempty"`
	Stowed    bool         `json:"stowed,omitempty"`
	Fired     []string     `json:"fired,omitempty"`
	Sharp     bool         `json:"sharp,omitempty"`
	Ignores   string       `json:"ignores,omitempty"`
}

type memberJSON struct {
	ID            string `json:"id"`
	Zone          string `json:"zone"`
	Contamination int    `json:"contamination,omitempty"`
	Antifreeze    int    `json:"antifreeze,omitempty"`
	Food          int    `json:"food,omitempty"`
}

type carJSON struct {
	Card   string            `json:"card"`
	Damage []int             `json:"damage,omitempty"`
	Load   map[string]string `json:"load,omitempty"`
	Top    *carJSON          `json:"top,omitempty"`
}

type automaJSON struct {
	Space        int      `json:"space,omitempty"`
	Fame         int      `json:"fame,omitempty"`
	Food         int      `json:"food,omitempty"`
	Fuel         int      `json:"fuel,omitempty"`
	Ammo         int      `json:"ammo,omitempty"`
	Survivors    int      `json:"survivors,omitempty"`
	Contaminated int      `json:"contaminated,omitempty"`
	Marker       int      `json:"marker,omitempty"`
	Damage       []string `json:"damage,omitempty"`
	Held         listJSON `json:"held,omitzero"`
	Deck         listJSON `json:"deck,omitzero"`
	Pile         listJSON `json:"pile,omitzero"`
	Shown        []string `json:"shown,omitempty"`
	Discard      []string `json:"discard,omitempty"`
}

type unseenJSON struct {
	Exploration []string `json:"exploration,omitempty"`
	Objects     []string `json:"objects,omitempty"`
	Loot        []string `json:"loot,omitempty"`
	Actions     []string `json:"actions,omitempty"`
}

// listJSON is a list of ids, or in views how many there are, or how many of each period or tier.
type listJSON struct {
	ids    []string
	count  int
	counts []int
}

// IsZero tells that there is nothing to write.
func (l listJSON) IsZero() bool {
	return len(l.ids) == 0 && l.count == 0 && !slices.ContainsFunc(l.counts, func(n int) bool { return n > 0 })
}

// MarshalJSON writes a list or numbers.
func (l listJSON) MarshalJSON() ([]byte, error) {
	switch {
	case l.counts != nil:
		return json.Marshal(l.counts)
	case l.count > 0:
		return json.Marshal(l.count)
	}
	return json.Marshal(l.ids)
}

// UnmarshalJSON reads a list.
func (l *listJSON) UnmarshalJSON(b []byte) error { return json.Unmarshal(b, &l.ids) }

// beaconsJSON are the beacon markers by space; they are written along the road.
type beaconsJSON map[int]string

// IsZero tells that there is nothing to write.
func (b beaconsJSON) IsZero() bool { return len(b) == 0 }

// MarshalJSON writes an object.
func (b beaconsJSON) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for space := range LastSpaceEver + 1 {
		if kind := b[space]; kind != "" {
			text = entry(text, strconv.Itoa(space), strconv.AppendQuote(nil, kind))
		}
	}
	return append(text, '}'), nil
}

// entry appends an entry to a JSON object that is being written.
func entry(text []byte, key string, value []byte) []byte {
	if len(text) > 1 {
		text = append(text, ',')
	}
	text = append(strconv.AppendQuote(text, key), ':')
	return append(text, value...)
}

// convoysJSON are the convoys by seat; they are written in the order of the seats.
type convoysJSON map[string]*convoyJSON

// MarshalJSON writes an object.
func (c convoysJSON) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for _, seat := range colours {
		if c[seat] == nil {
			continue
		}
		b, err := json.Marshal(c[seat])
		if err != nil {
			return nil, err
		}
		text = entry(text, seat, b)
	}
	return append(text, '}'), nil
}

// Position writes everything as JSON.
func (s *State) Position() []byte { return written(s.document()) }

func written(doc *positionJSON) []byte {
	b, err := json.Marshal(doc)
	if err != nil {
		panic(err) // it holds words and numbers
	}
	return b
}

// document is the position with everything in it.
func (s *State) document() *positionJSON {
	d := s.g.data
	doc := &positionJSON{Game: Rules{}.Name(), Version: d.Version, Seats: s.g.people(), Map: mapNames[flag(s.g.beta)],
		Mine: s.g.mine, Phase: s.Phase.String(), Round: int(s.Public.Round), Aurora: int(s.Number), Red: s.OnRed,
		Prize: d.ids[s.Prize], Convoys: convoysJSON{}, Beacons: beaconsJSON{}}
	doc.Turn = game.SeatName(s.g, s.Turn())
	if !s.Quiet() {
		doc.Pending = s.Ask.String()
	}
	for _, seat := range s.Order[:s.Sides] {
		doc.Order = append(doc.Order, game.SeatName(s.g, seat))
	}
	for i := 1; i <= SlotCount; i++ {
		doc.Slots = append(doc.Slots, s.slotDocument(&s.Slots[i]))
	}
	doc.Deck.ids, doc.Discard = s.topFirst(&s.Deck), s.topFirst(&s.Discard)
	doc.Box.ids = s.inOrder(s.Box)
	doc.Objects = pilesJSON{listJSON{ids: topDown(&s.Objects, objectName)}, topDown(&s.ObjectDiscard, objectName)}
	doc.Loot = lootJSON{listJSON{ids: s.topFirst(&s.Loot)}, listJSON{ids: s.topFirst(&s.Lost)}}
	doc.Results = pilesJSON{listJSON{ids: topDown(&s.Results, s.resultName)}, topDown(&s.ResultDiscard, s.resultName)}
	for space, b := range s.Beacons {
		if b != NoBeacon {
			doc.Beacons[space] = b.String()
		}
	}
	for i := range s.g.route.Ways {
		if s.Closed>>i&1 != 0 {
			doc.Closed = append(doc.Closed, s.g.route.Ways[i].ID)
		}
	}
	for _, m := range s.Mines[:s.MineN] {
		doc.Mines = append(doc.Mines, mineJSON{s.g.route.EdgeID(m.Edge), game.SeatName(s.g, m.Seat)})
	}
	s.foeDocuments(doc)
	for i := range s.g.people() {
		if s.Convoys[i].In {
			doc.Convoys[colours[i]] = s.convoyDocument(game.Seat(i))
		}
	}
	if s.g.automa != game.NoSeat {
		doc.Automa = s.automaDocument()
	}
	if e := &s.Explore; e.Slot != 0 {
		doc.Explore = &exploreJSON{Slot: int(e.Slot)}
		c := &s.Convoys[e.Seat]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Used {
				doc.Explore.Used = append(doc.Explore.Used, d.ids[c.Crew[i].Card])
			}
		}
	}
	return doc
}

func (s *State) slotDocument(slot *Slot) slotJSON {
	doc := slotJSON{Card: s.g.data.ids[slot.Card]}
	if s.g.data.of[slot.Card].Kind == Encounter {
		doc.Tokens = tokenWords(slot.Tokens[0])
	} else {
		doc.Left, doc.Right = tokenWords(slot.Tokens[0]), tokenWords(slot.Tokens[1])
	}
	return doc
}

func tokenWords(tokens [4]Token) (words []string) {
	for _, t := range tokens {
		if t != NoToken {
			words = append(words, t.String())
		}
	}
	return words
}

// foeDocuments are the enemies on the map and those defeated.
func (s *State) foeDocuments(doc *positionJSON) {
	names := func(seats []game.Seat) (list []string) {
		for _, seat := range seats {
			list = append(list, game.SeatName(s.g, seat))
		}
		return list
	}
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		doc.Enemies = append(doc.Enemies, enemyJSON{ID: s.g.data.ids[f.Card], Region: int(f.Region),
			Loot: s.g.data.ids[s.FoeLoot[i]], Damage: int(f.Damage), Targets: names(f.Targets[:f.Boxes])})
	}
	for i := range s.Spoils[:s.SpoilN] {
		x := &s.Spoils[i]
		doc.Spoils = append(doc.Spoils, spoilJSON{Enemy: s.g.data.ids[x.Enemy],
			Loot: s.g.data.ids[max(x.Loot, s.SpoilLoot[i])], Winner: game.SeatName(s.g, x.Winner),
			Draws: names(x.Draws[:x.DrawN])})
	}
}

func (s *State) convoyDocument(seat game.Seat) *convoyJSON {
	c, d := &s.Convoys[seat], s.g.data
	doc := &convoyJSON{Space: int(c.Space), Fame: int(c.Fame), Food: int(c.Goods[Food]), Fuel: int(c.Goods[Fuel]),
		Ammo: int(c.Goods[Ammo]), Points: int(c.Nitrous), FreeStart: c.FreeStart, Stowed: c.Stowed, Sharp: c.Hit,
		Ignores: d.ids[c.Ignores]}
	doc.Objects.ids = handWords(&s.Hands[seat])
	if c.JackalUsed {
		doc.Used = append(doc.Used, "jackal")
	}
	if c.MedicUsed {
		doc.Used = append(doc.Used, "medic")
	}
	for i := range c.Crew[:c.CrewN] {
		m := &c.Crew[i]
		doc.Crew = append(doc.Crew, memberJSON{d.ids[m.Card], m.Station.String(), int(m.Contamination),
			int(m.Antifreeze), int(m.Food)})
	}
	for column := 0; column < Columns && c.Cars[2*column] != NoCard; column++ {
		car := s.carDocument(c, 2*column)
		if c.Cars[2*column+1] != NoCard {
			car.Top = s.carDocument(c, 2*column+1)
		}
		doc.Cars = append(doc.Cars, *car)
	}
	for at := Spot(0); at < Spots; at++ {
		if c.Fired>>at&1 != 0 {
			doc.Fired = append(doc.Fired, at.String())
		}
	}
	return doc
}

func handWords(h *Hand) (words []string) {
	for o, n := range h {
		for range n {
			words = append(words, Object(o).String())
		}
	}
	return words
}

func (s *State) carDocument(c *Convoy, n int) *carJSON {
	doc := &carJSON{Card: s.g.data.ids[c.Cars[n]]}
	for i := range PlacesOnCard {
		at := SpotAt(n, i)
		if c.Damage>>at&1 != 0 {
			doc.Damage = append(doc.Damage, i+1)
		}
		if t := c.Load[at]; t != NoToken {
			if doc.Load == nil {
				doc.Load = map[string]string{}
			}
			doc.Load[strconv.Itoa(i+1)] = t.String()
		}
	}
	return doc
}

func (s *State) automaDocument() *automaJSON {
	a := &s.Automa
	doc := &automaJSON{Space: int(a.Space), Fame: int(a.Fame), Food: int(a.Goods[Food]), Fuel: int(a.Goods[Fuel]),
		Ammo: int(a.Goods[Ammo]), Survivors: int(a.Survivors), Contaminated: int(a.Contaminated), Marker: int(a.Marker)}
	for row := range a.Damage {
		for column := range Wide {
			if a.Damage[row]>>column&1 != 0 {
				doc.Damage = append(doc.Damage, AutomaPlaceName(automaPlace(row, column)))
			}
		}
	}
	doc.Held.ids = append(handWords(&s.HeldThings), s.inOrder(s.HeldLoot)...)
	slices.Sort(doc.Held.ids)
	doc.Deck.ids = topDown(&s.Actions, s.actionName)
	for _, card := range s.Dealt.All() {
		doc.Pile.ids = append(doc.Pile.ids, s.actionName(card))
	}
	for _, card := range a.Shown.All() {
		doc.Shown = append(doc.Shown, s.actionName(card))
	}
	doc.Discard = topDown(&a.Discard, s.actionName)
	return doc
}

func objectName(o uint8) string { return Object(o).String() }

func (s *State) resultName(r uint8) string { return s.g.data.Results[r].ID }

func (s *State) actionName(c uint8) string { return s.g.data.Actions[c].ID }

// topDown lists a stack, the top first.
func topDown(p *Stack, name func(uint8) string) (list []string) {
	for i := int(p.N) - 1; i >= 0; i-- {
		list = append(list, name(p.C[i]))
	}
	return list
}

// topFirst lists a pile, the top first.
func (s *State) topFirst(p *Pile) (list []string) {
	for i := int(p.N) - 1; i >= 0; i-- {
		list = append(list, s.g.data.ids[p.C[i]])
	}
	return list
}

// inOrder lists a set in the order of ids.
func (s *State) inOrder(set Cards) (list []string) {
	for !set.Empty() {
		list = append(list, s.g.data.ids[set.Pop()])
	}
	return list
}
