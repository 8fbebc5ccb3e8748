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
	return written(doc)
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
	d := sheetOf(int(p.Version))
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

// Offers tells whether a move of a sort can be made now.
func (v *View) Offers(verb Verb) bool {
	var room [maxMoves]game.Move
	return slices.ContainsFunc(v.known().Legal(room[:0]), func(m game.Move) bool { return ActOf(m).Verb == verb })
}

// Ways is how many of the drives that are offered end on a space.
func (v *View) Ways(space uint8) (n int) {
	var room [maxMoves]game.Move
	for _, m := range v.known().Legal(room[:0]) {
		if a := ActOf(m); a.Verb == VerbDrive && a.A == space {
			n++
		}
	}
	return n
}

// Reached tells whether somebody is at the Aurora or past her, which decides what the goal counts (12.1).
func (v *View) Reached() bool { return v.known().Reached() }

// Left is how much of what is asked about is still to be done: damage, repairs, tokens of contamination.
func (v *View) Left() int {
	if v.TaskN == 0 {
		return 0
	}
	return int(v.top().N)
}

// InHand is the card that is asked about: to be installed, whose option is taken, or that was hit; NoCard if none is.
func (v *View) InHand() Card {
	if v.TaskN == 0 {
		return NoCard
	}
	switch t := v.top(); t.Do {
	case toInstall, toChoose, toMark:
		return Card(t.A)
	}
	return v.Prize
}

// Marking is the enemy that gets a target, Marked whose target lies in a box of it.
func (v *View) Marking() Card { return v.InHand() }

// Marked is whose target lies in a box of the enemy that gets one.
func (v *View) Marked(box uint8) game.Seat {
	for i := range v.Foes[:v.FoeN] {
		if v.Foes[i].Card == v.Marking() {
			return v.Foes[i].Targets[box]
		}
	}
	return game.NoSeat
}

// Option is one of the options of the card that is asked about.
func (v *View) Option(i int) []Effect {
	if c := v.InHand(); i < len(v.g.data.of[c].Choose) {
		return v.g.data.lists[v.g.data.of[c].Choose[i]]
	}
	return nil
}

// Dropping says why a token is dropped: what was "gained" or is "aboard" does not fit, it is a "price", or it is
// "swapped".
func (v *View) Dropping() string {
	switch v.top().Do {
	case toGain:
		return "gained"
	case toPayResource:
		return "price"
	case toSwap:
		return "swapped"
	}
	return "aboard"
}

// Stowing is the place that is stowed.
func (v *View) Stowing() Spot { return Spot(v.top().A) }
