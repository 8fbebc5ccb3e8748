package aurora

import (
	"errors"
	"slices"

	"onelongnight/game"
)

// View is a position as one seat may know it (16).
type View struct {
	g *Game
	Public
	Known
}

// Known is what a seat knows beside what all see: its own objects, how much lies hidden where, and what it cannot
// place.
type Known struct {
	Who  game.Seat
	Hand Hand

	DeckN    [4]uint8 // of exploration, by period
	BoxN     [4]uint8
	ObjectsN uint8
	LootN    [4]uint8 // by tier
	LostN    [4]uint8
	ResultsN uint8
	Grid     Zone // of the top result
	ActionsN uint8
	DealtN   uint8

	Unseen        Cards // in the deck or the box
	UnseenObjects Hand
	UnseenLoot    Cards
	UnseenResults uint16 // bit n for result n
	UnseenActions uint8
}

// View is the position as a seat may know it.
func (s *State) View(seat game.Seat) game.View {
	v := &View{g: s.g, Public: s.Public}
	k, d := &v.Known, s.g.data
	k.Who = seat
	if seat != s.g.automa {
		k.Hand = s.Hands[seat]
	}
	for _, c := range s.Deck.Cards() {
		k.DeckN[d.of[c].Period]++
		k.Unseen.Add(c)
	}
	for rest := s.Box; !rest.Empty(); {
		c := rest.Pop()
		k.BoxN[d.of[c].Period]++
		k.Unseen.Add(c)
	}
	k.ObjectsN = s.Objects.N
	for _, o := range s.Objects.All() {
		k.UnseenObjects[o]++
	}
	for i := range s.Hands {
		if game.Seat(i) != seat {
			k.UnseenObjects.add(&s.Hands[i])
		}
	}
	k.UnseenObjects.add(&s.HeldThings)
	k.UnseenLoot = s.HeldLoot
	for _, c := range s.Loot.Cards() {
		k.LootN[d.of[c].Tier]++
		k.UnseenLoot.Add(c)
	}
	for _, c := range s.Lost.Cards() {
		k.LostN[d.of[c].Tier]++
		k.UnseenLoot.Add(c)
	}
	for i := range s.FoeLoot {
		k.UnseenLoot.Add(s.FoeLoot[i])
		k.UnseenLoot.Add(s.SpoilLoot[i])
	}
	k.UnseenLoot.Remove(NoCard)
	k.ResultsN, k.Grid = s.Results.N, s.grid()
	for _, r := range s.Results.All() {
		k.UnseenResults |= 1 << r
	}
	k.ActionsN, k.DealtN = s.Actions.N, s.Dealt.N
	for _, pile := range [...]*Stack{&s.Actions, &s.Dealt} {
		for _, c := range pile.All() {
			k.UnseenActions |= 1 << c
		}
	}
	return v
}

// add adds a hand to another.
func (h *Hand) add(other *Hand) {
	for o, n := range other {
		h[o] += n
	}
}

// Seat is whose view it is.
func (v *View) Seat() game.Seat { return v.Who }

// Game is the setup that is played.
func (v *View) Game() *Game { return v.g }

// JSON is the referee's form: as a position, with hidden lists as numbers.
func (v *View) JSON() []byte {
	s := v.known()
	doc := s.document()
	doc.You = game.SeatName(v.g, v.Who)
	doc.Deck, doc.Box = counts(v.DeckN), counts(v.BoxN)
	doc.Objects.Deck = listJSON{count: int(v.ObjectsN)}
	doc.Loot = lootJSON{counts(v.LootN), counts(v.LostN)}
	doc.Results.Deck = listJSON{count: int(v.ResultsN)}
	if v.ResultsN > 0 {
		doc.Grid = v.Grid.String()
	}
	for i := range doc.Enemies {
		doc.Enemies[i].Tier = int(v.Foes[i].Tier)
	}
	for i := range doc.Spoils {
		if x := &v.Spoils[i]; x.Winner == v.g.automa && x.Winner != game.NoSeat {
			doc.Spoils[i].Tier = int(v.Spoils[i].Tier)
		}
	}
	for i := range v.g.people() {
		if c := doc.Convoys[colours[i]]; c != nil && game.Seat(i) != v.Who {
			c.Objects = listJSON{count: int(v.Convoys[i].Held)}
		}
	}
	if a := doc.Automa; a != nil {
		a.Held = listJSON{count: int(v.Automa.Held)}
		a.Deck, a.Pile = listJSON{count: int(v.ActionsN)}, listJSON{count: int(v.DealtN)}
	}
	doc.Unseen = v.unseen(s)
	return game.MustJSON(doc)
}

// unseen are the cards that the seat cannot place, nil if there are none.
func (v *View) unseen(s *State) *unseenJSON {
	u := &unseenJSON{Exploration: s.inOrder(v.Unseen), Objects: handWords(&v.UnseenObjects),
		Loot: s.inOrder(v.UnseenLoot)}
	for c := uint8(1); c <= ActionCount; c++ {
		if v.UnseenActions>>c&1 != 0 {
			u.Actions = append(u.Actions, s.actionName(c))
		}
	}
	if len(u.Exploration)+len(u.Objects)+len(u.Loot)+len(u.Actions) == 0 {
		return nil
	}
	return u
}

// counts are the numbers of three periods or tiers.
func counts(n [4]uint8) listJSON {
	return listJSON{counts: []int{int(n[1]), int(n[2]), int(n[3])}}
}

// known is the position as far as the view knows it. What is hidden is not there, nor how much of it.
func (v *View) known() *State {
	s := &State{g: v.g, Public: v.Public}
	if v.Who != v.g.automa {
		s.Hands[v.Who] = v.Hand
	}
	return s
}

// packed is a view with its setup and the version of the cards.
type packed struct {
	Version    uint16
	Seats      uint8
	Beta, Mine bool
	Public
	Known
}

// Pack writes the view as a line of letters; Unpack reads it back.
func (v *View) Pack() string {
	p := packed{uint16(v.g.data.Version), uint8(v.g.people()), v.g.beta, v.g.mine, v.Public, v.Known}
	return game.Pack(&p)
}

var errPacked = errors.New("this is not a view of Last Aurora")

// Unpack reads a view that Pack wrote in this same version of the program.
func (Rules) Unpack(text string) (game.Game, game.View, error) {
	var p packed
	if !game.Unpack(text, &p) {
		return nil, nil, errPacked
	}
	d := sheets.At(int(p.Version))
	if d == nil || p.Seats < 1 || p.Seats > game.MaxSeats {
		return nil, nil, errPacked
	}
	g := with(d, int(p.Seats), p.Beta, p.Mine)
	return g, &View{g, p.Public, p.Known}, nil
}

// PointsOf are a seat's points as things stand (12.1): no hidden card counts.
func (v *View) PointsOf(seat game.Seat) Points { return v.known().PointsOf(seat) }

// Refusal is why a move of the seat that is asked would not be legal, "" if it is: for the seat of the view.
func (v *View) Refusal(m game.Move) string {
	s := v.known()
	s.Objects.N, s.Results.N = v.ObjectsN, v.ResultsN
	return s.refuse(m, ActOf(m))
}

// Reach is how many edges a seat could drive now (9.3).
func (v *View) Reach(seat game.Seat) int { return v.known().Reach(seat) }

// unseenLoot lists what lies hidden of a tier.
func (v *View) unseenLoot(tier uint8) (p Pile) {
	for rest := v.UnseenLoot; !rest.Empty(); {
		if c := rest.Pop(); v.g.data.of[c].Tier == tier {
			p.push(c)
		}
	}
	return p
}

// Defence is how much damage an enemy of the map withstands.
func (v *View) Defence(f *Foe) uint8 { return (&State{g: v.g}).Defence(f) }

// Handy lists the objects of the view's seat.
func (v *View) Handy() (list []Object) {
	for o, n := range v.Hand {
		list = slices.Concat(list, slices.Repeat([]Object{Object(o)}, int(n)))
	}
	return list
}

// Whole tells whether nothing that was begun is open: a drive or an attack is the turn's own, not that of a bonus.
func (v *View) Whole() bool { return v.TaskN == 0 }

// CanExplore tells whether the seat of the view has somebody in Action.
func (v *View) CanExplore() bool { return v.Convoys[v.Who].at(InAction) }

// AuroraSpace is where the ship lies.
func (v *View) AuroraSpace() uint8 { return v.known().AuroraSpace() }

// KindAt is what a place of a convoy is, NoPlace if there is none.
func (v *View) KindAt(seat game.Seat, at Spot) Place { return v.g.kindAt(&v.Convoys[seat], at) }

// Acts are the moves that whoever is asked can choose from, as far as the view knows them.
func (v *View) Acts() (list []Act) {
	var room [maxMoves]game.Move
	for _, m := range v.known().Legal(room[:0]) {
		list = append(list, ActOf(m))
	}
	return list
}

// Offers tells whether a move of a sort can be made now.
func (v *View) Offers(verb Verb) bool {
	return slices.ContainsFunc(v.Acts(), func(a Act) bool { return a.Verb == verb })
}

// Ways is how many of the drives that are offered end on a space.
func (v *View) Ways(space uint8) (n int) {
	for _, a := range v.Acts() {
		if a.Verb == VerbDrive && a.A == space {
			n++
		}
	}
	return n
}

// FuelFor is what a drive over so many edges costs the seat of the view (9.3).
func (v *View) FuelFor(edges int) int {
	if !v.Whole() { // the bonus has one price (13.2)
		return 1
	}
	first, more := v.known().fuelFor(v.Who, edges)
	return first + more
}

// Speed is how many edges a seat drives without paying for more than the start (9.3), or will in the Movement to
// come, by when all who rest now are in Action (8).
func (v *View) Speed(seat game.Seat) int {
	s := v.known()
	if v.Phase < PhaseMovement {
		c := &s.Convoys[seat]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Station == InRest {
				c.Crew[i].Station = InAction
			}
		}
	}
	return s.Points(seat)
}

// Lying are the resources of a block of a slot, from 0.
func (v *View) Lying(slot uint8, block int) (goods Tokens) {
	for _, t := range v.Slots[slot].Tokens[block] {
		if t >= Food && t <= Ammo {
			goods[t]++
		}
	}
	return goods
}

// Explored is the skill of those used in the action that is open, and what its slot costs.
func (v *View) Explored() (have, need int) {
	have, _ = v.g.used(&v.Convoys[v.Explore.Seat])
	return have, int(v.g.data.Costs[v.Explore.Slot])
}

// Would tells whether an effect would do something to the seat now: a gain only where it fits.
func (v *View) Would(e *Effect) bool { return v.known().would(v.Who, e) }

// Reached tells whether somebody is at the Aurora or past her, which decides what the goal counts (12.1).
func (v *View) Reached() bool { return v.known().Reached() }

// Contaminates tells whether a move takes what contaminates the crew: a card that does so first, or a bonus or an
// option that does.
func (v *View) Contaminates(m game.Move) bool {
	var effects []Effect
	switch a := ActOf(m); a.Verb {
	case VerbExplore:
		effects = v.g.data.EffectsOf(v.Slots[a.A].Card)
	case VerbBonus:
		effects = v.g.BonusOf(a.A, Bonus(a.B))
	case VerbChoose:
		effects = v.Option(int(a.A - 1))
	}
	return slices.ContainsFunc(effects, func(e Effect) bool { return e.Do == DoContaminate })
}
