package aurora

import (
	"slices"

	"onelongnight/game"
)

// View is a position as one seat may know it (16).
type View struct {
	g *Game
	Public
	Known
}

// Known is what a seat knows besides what everyone can see: its own objects, how many cards are hidden where, and which
// cards it cannot place.
type Known struct {
	Who  game.Seat
	Hand Hand

	DeckN    [4]uint8 // exploration cards in the deck, by period
	BoxN     [4]uint8
	ObjectsN uint8
	LootN    [4]uint8 // loot in the deck, by tier
	LostN    [4]uint8
	ResultsN uint8
	Grid     Zone // the back of the top result
	ActionsN uint8
	DealtN   uint8

	Unseen        Cards // exploration cards that are in the deck or the box
	UnseenObjects Hand
	UnseenLoot    Cards
	UnseenResults uint16 // bit n for result n
	UnseenActions uint8
}

// View returns the position as a seat may know it.
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

// Seat returns whose view it is.
func (v *View) Seat() game.Seat { return v.Who }

// Game returns the setup that is played.
func (v *View) Game() *Game { return v.g }

// JSON returns the view in the referee's form: a position with the numbers of cards in place of hidden lists.
func (v *View) JSON() []byte {
	s := v.known()
	doc := s.document()
	doc.You = game.SeatName(v.g, v.Who)
	doc.Deck, doc.Box = counts(v.DeckN), counts(v.BoxN)
	doc.Objects.Deck = game.HiddenIDs(v.ObjectsN)
	doc.Loot = lootJSON{counts(v.LootN), counts(v.LostN)}
	doc.Results.Deck = game.HiddenIDs(v.ResultsN)
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
			c.Objects = game.HiddenIDs(v.Convoys[i].Held)
		}
	}
	if a := doc.Automa; a != nil {
		a.Held = game.HiddenIDs(v.Automa.Held)
		a.Deck, a.Pile = game.HiddenIDs(v.ActionsN), game.HiddenIDs(v.DealtN)
	}
	doc.Unseen = v.unseen(s)
	return game.MustJSON(doc)
}

// unseen returns the cards that the seat cannot place, nil if there are none.
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

// counts returns the numbers for the three periods or tiers, in place of hidden ids.
func counts(n [4]uint8) (l game.IDList) {
	if n[1]|n[2]|n[3] != 0 {
		l.Hidden = []int{int(n[1]), int(n[2]), int(n[3])}
	}
	return l
}

// known returns the position as far as the seat knows it. Hidden piles are empty, whatever their size.
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

// Pack returns the view as a line of letters, which Unpack reads.
func (v *View) Pack() string {
	p := packed{uint16(v.g.data.Version), uint8(v.g.people()), v.g.beta, v.g.mine, v.Public, v.Known}
	return game.Pack(&p)
}

// Unpack reads a view that Pack wrote in this very version of the program.
func (Rules) Unpack(text string) (game.Game, game.View, error) {
	var p packed
	if !game.Unpack(text, &p) {
		return nil, nil, game.ErrPacked
	}
	d := sheets.At(int(p.Version))
	if d == nil || p.Seats < 1 || p.Seats > game.MaxSeats {
		return nil, nil, game.ErrPacked
	}
	g := with(d, int(p.Seats), p.Beta, p.Mine)
	return g, &View{g, p.Public, p.Known}, nil
}

// PointsOf returns a seat's points as things stand (12.1); nothing hidden counts.
func (v *View) PointsOf(seat game.Seat) Points { return v.known().PointsOf(seat) }

// Refusal returns why a move is not legal for the seat that is asked, "" if it is. That seat must be the view's own.
func (v *View) Refusal(m game.Move) string {
	s := v.known()
	s.Objects.N, s.Results.N = v.ObjectsN, v.ResultsN
	return s.refuse(m, ActOf(m))
}

// Reach returns how many edges a seat could drive now (9.3).
func (v *View) Reach(seat game.Seat) int { return v.known().Reach(seat) }

// unseenLoot returns the loot of a tier that the seat cannot place.
func (v *View) unseenLoot(tier uint8) (p Pile) {
	for rest := v.UnseenLoot; !rest.Empty(); {
		if c := rest.Pop(); v.g.data.of[c].Tier == tier {
			p.Push(c)
		}
	}
	return p
}

// Defence returns how much damage defeats an enemy on the map (10.7).
func (v *View) Defence(f *Foe) uint8 { return (&State{g: v.g}).Defence(f) }

// Handy returns the objects that the view's seat holds, one by one.
func (v *View) Handy() (list []Object) {
	for o, n := range v.Hand {
		list = slices.Concat(list, slices.Repeat([]Object{Object(o)}, int(n)))
	}
	return list
}

// Whole reports whether nothing is half done. A drive or an attack is then the turn's own, not that of a bonus.
func (v *View) Whole() bool { return v.TaskN == 0 }

// CanExplore reports whether the view's seat has somebody in Action.
func (v *View) CanExplore() bool { return v.Convoys[v.Who].at(InAction) }

// AuroraSpace returns the space where the ship lies.
func (v *View) AuroraSpace() uint8 { return v.known().AuroraSpace() }

// KindAt returns the kind of a place of a convoy, NoPlace if there is none.
func (v *View) KindAt(seat game.Seat, at Spot) Place { return v.g.kindAt(&v.Convoys[seat], at) }

// Offered returns the place that is offered where the asked seat chooses one to be hit or repaired: for a place like an
// earlier one on its card, that one.
func (v *View) Offered(at Spot) Spot { return v.known().offered(at) }

// Acts returns the legal moves of whoever is asked, as far as the view's seat can know them.
func (v *View) Acts() (list []Act) {
	var room [maxMoves]game.Move
	for _, m := range v.known().Legal(room[:0]) {
		list = append(list, ActOf(m))
	}
	return list
}

// Offers reports whether a move with a verb can be made now.
func (v *View) Offers(verb Verb) bool {
	return slices.ContainsFunc(v.Acts(), func(a Act) bool { return a.Verb == verb })
}

// Ways returns how many of the legal drives end on a space.
func (v *View) Ways(space uint8) (n int) {
	for _, a := range v.Acts() {
		if a.Verb == VerbDrive && a.A == space {
			n++
		}
	}
	return n
}

// FuelFor returns how much fuel a drive over so many edges costs the view's seat (9.3).
func (v *View) FuelFor(edges int) int {
	if !v.Whole() { // the bonus always costs 1 fuel (13.2)
		return 1
	}
	first, more := v.known().fuelFor(v.Who, edges)
	return first + more
}

// Speed returns how many edges a seat drives for the fuel that starts the drive (9.3). Before Movement it is that of
// the drive to come, by when those in Rest are in Action (8).
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

// Lying returns the resources in a block of a slot, 0 for the left block.
func (v *View) Lying(slot uint8, block int) (goods Tokens) {
	for _, t := range v.Slots[slot].Tokens[block] {
		if t >= Food && t <= Ammo {
			goods[t]++
		}
	}
	return goods
}

// Explored returns the skill of those used in the action under way, and how much its slot takes.
func (v *View) Explored() (have, need int) {
	have, _ = v.g.used(&v.Convoys[v.Explore.Seat])
	return have, int(v.g.data.Costs[v.Explore.Slot])
}

// Would reports whether an effect would change anything for the view's seat now; a gain only counts if it fits.
func (v *View) Would(e *Effect) bool { return v.known().would(v.Who, e) }

// Reached reports whether a convoy is at or past the Aurora, which decides what the goal counts (12.1).
func (v *View) Reached() bool { return v.known().Reached() }

// Contaminates reports whether a move takes something that contaminates: a card to explore, a bonus or an option.
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
