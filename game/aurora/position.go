package aurora

import (
	"slices"
	"strconv"

	"onelongnight/game"
)

// Position returns the whole position as JSON, with all that is hidden.
func (s *State) Position() []byte { return game.MustJSON(s.document()) }

// document returns the whole position in the referee's form.
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
	doc.Deck.IDs, doc.Discard = s.topFirst(&s.Deck), s.topFirst(&s.Discard)
	doc.Box.IDs = s.inOrder(s.Box)
	doc.Objects.Deck.IDs = topDown(&s.Objects, objectName)
	doc.Objects.Discard = topDown(&s.ObjectDiscard, objectName)
	doc.Loot.Deck.IDs, doc.Loot.Lost.IDs = s.topFirst(&s.Loot), s.topFirst(&s.Lost)
	doc.Results.Deck.IDs = topDown(&s.Results, s.resultName)
	doc.Results.Discard = topDown(&s.ResultDiscard, s.resultName)
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

// foeDocuments adds the enemies on the map, and the defeated ones that are not settled.
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
	doc.Objects.IDs = handWords(&s.Hands[seat])
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
	doc.Held.IDs = append(handWords(&s.HeldThings), s.inOrder(s.HeldLoot)...)
	slices.Sort(doc.Held.IDs)
	doc.Deck.IDs = topDown(&s.Actions, s.actionName)
	for _, card := range s.Dealt.All() {
		doc.Pile.IDs = append(doc.Pile.IDs, s.actionName(card))
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

// topDown returns the names of a stack, the top first.
func topDown(p *Stack, name func(uint8) string) (list []string) {
	for i := int(p.N) - 1; i >= 0; i-- {
		list = append(list, name(p.C[i]))
	}
	return list
}

// topFirst returns the ids of a pile, the top first.
func (s *State) topFirst(p *Pile) (list []string) {
	for i := int(p.N) - 1; i >= 0; i-- {
		list = append(list, s.g.data.ids[p.C[i]])
	}
	return list
}

// inOrder returns the ids of a set in order.
func (s *State) inOrder(set Cards) (list []string) {
	for !set.Empty() {
		list = append(list, s.g.data.ids[set.Pop()])
	}
	return list
}
