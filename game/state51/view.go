package state51

import (
	"slices"

	"onelongnight/game"
)

// View is a position as one seat may know it (10). In other hands, a card that it does not know is NoCard.
type View struct {
	g *Game
	Public
	Who    game.Seat
	Hand   [game.MaxSeats]Pile
	DeckN  uint8
	Unseen Cards // the cards in the deck, and those in other hands that the seat does not know
}

func (s *State) View(seat game.Seat) game.View {
	v := &View{g: s.g, Public: s.Public, Who: seat, Hand: s.Hand, DeckN: s.Deck.N, Unseen: s.Deck.Set()}
	for i := range s.g.seats {
		if game.Seat(i) == seat {
			continue
		}
		for n, c := range s.Hand[i].Cards() {
			if !s.Shown.Has(c) {
				v.Unseen.Add(c)
				v.Hand[i].C[n] = NoCard
			}
		}
	}
	return v
}

func (v *View) Seat() game.Seat { return v.Who }

func (v *View) Game() *Game { return v.g }

// Sample deals the unseen cards at random. A seat in the middle of a choice gets a hand with which it can have that
// choice.
func (v *View) Sample(rng *game.Stream, into game.State) {
	s := into.(*State)
	*s = State{g: v.g, Public: v.Public, Hand: v.Hand, rng: game.Rand{Seed: rng.Seed()}}
	var all Pile
	for rest := v.Unseen; !rest.Empty(); {
		all.Push(rest.Pop())
	}
	for {
		game.Shuffle(rng, all.C[:all.N])
		left := all
		for i := range v.g.seats {
			for n, c := range v.Hand[i].Cards() {
				if c == NoCard {
					s.Hand[i].C[n] = left.Pop()
				}
			}
		}
		if s.Asked == v.Who || s.Phase == PhaseOver || s.possible() {
			s.Deck = left
			return
		}
	}
}

// possible reports whether the seat that is asked can have its choice with the hand it was dealt: the distance can
// still be covered, and a question about the hand has more than one answer (7.2).
func (s *State) possible() bool {
	p := &s.Playing
	if p.As < DoPillage || p.As > DoAnnex {
		return true
	}
	if s.Ask == AskPay {
		h, hand, colour := &s.Seats[s.Asked], s.Hand[s.Asked].Set(), colourOf(p.As)
		cards := s.g.cardReach(&hand, colour, cardsIn(p.Owes[:p.Owed]))
		n := s.g.Base(s.Asked).Contacts[colour].N
		return cards >= 0 && n+s.g.tokenReach(h, colour)+cards >= s.missing()
	}
	var room [CardCount + 8]game.Move
	return len(s.Legal(room[:0])) > 1
}

// JSON returns the view as the referee writes it: a position with the number of cards in the deck and in other hands.
func (v *View) JSON() []byte {
	s := State{g: v.g, Public: v.Public, Hand: v.Hand}
	doc := s.document()
	doc.You, doc.Scores, doc.Unseen = game.SeatName(v.g, v.Who), s.scores(), s.inOrder(v.Unseen)
	doc.Deck = game.HiddenIDs(v.DeckN)
	for i := range doc.Seats {
		hand := &s.Hand[i]
		s.shown(&doc.Seats[i], hand)
		if game.Seat(i) == v.Who {
			doc.Seats[i].Hand.IDs = s.ids(hand.Cards())
		} else {
			doc.Seats[i].Hand = game.HiddenIDs(hand.N)
		}
	}
	return game.MustJSON(doc)
}

// packed is a view with the setup and the version of the cards.
type packed struct {
	Version  uint16
	Count    uint8
	Factions [game.MaxSeats]Faction
	Public
	Who    game.Seat
	Hand   [game.MaxSeats]Pile
	DeckN  uint8
	Unseen Cards
}

func (v *View) Pack() string {
	p := packed{Version: uint16(v.g.data.Version), Count: uint8(len(v.g.factions)), Public: v.Public, Who: v.Who,
		Hand: v.Hand, DeckN: v.DeckN, Unseen: v.Unseen}
	copy(p.Factions[:], v.g.factions)
	return game.Pack(&p)
}

func (r Rules) Unpack(text string) (game.Game, game.View, error) {
	var p packed
	if !game.Unpack(text, &p) {
		return nil, nil, game.ErrPacked
	}
	d := r.Data().At(int(p.Version))
	if d == nil || p.Count < 2 || p.Count > game.MaxSeats {
		return nil, nil, game.ErrPacked
	}
	factions := slices.Clone(p.Factions[:p.Count])
	if slices.Max(factions) >= FactionCount {
		return nil, nil, game.ErrPacked
	}
	g := with(d, factions)
	return g, &View{g, p.Public, p.Who, p.Hand, p.DeckN, p.Unseen}, nil
}

// Reached reports whether a seat has the points that make the round the last one (2.4).
func (v *View) Reached() bool {
	for i := range v.g.seats {
		if v.Points(game.Seat(i)) >= WinningVP {
			return true
		}
	}
	return false
}

// Points returns a seat's score now (2.3). No hidden card counts.
func (v *View) Points(seat game.Seat) int { return v.SumOf(seat).Total() }

// SumOf returns the parts of a seat's points now (2.3).
func (v *View) SumOf(seat game.Seat) Sum {
	s := State{g: v.g, Public: v.Public}
	return s.SumOf(seat)
}

// Refusal returns why a move of the view's seat is not legal, or "" if it is.
func (v *View) Refusal(m game.Move) string {
	s := v.known()
	return s.refuse(ActOf(m))
}

// Reach returns how far the view's seat can reach in a colour with all that it has, if it plays a card of its hand
// (7.1).
func (v *View) Reach(c Card, colour Colour) int {
	s := v.known()
	hand := v.Hand[v.Who].Set()
	hand.Remove(c)
	return s.most(v.Who, &hand, colour)
}

// Workers returns how many workers an action of the view's seat takes: those of a work, or the one of a visit.
func (v *View) Workers(m game.Move) int {
	switch act := ActOf(m); act.Verb {
	case DoWork:
		return v.known().workersFor(Card(act.A))
	case DoVisit:
		return 1
	}
	return 0
}

// ContactReady reports whether a seat can use its faction's contact of a colour, and pay for it. It ignores cards in
// the price.
func (v *View) ContactReady(seat game.Seat, colour Colour) bool {
	return v.g.contactReady(seat, &v.Seats[seat], colour)
}

// Loot returns how many resource tokens of a kind could be stolen from a seat's base and leader (9.10).
func (v *View) Loot(seat game.Seat, kind Good) int {
	h := &v.Seats[seat]
	return int(h.Base[kind]) + v.g.onLeader(h, kind)
}

// Full returns a location of the view's seat that has all the victory tokens it can have (8.4), or NoCard. Locations
// that gain tokens from what is played elsewhere do not count.
func (v *View) Full() Card {
	for rest := v.Seats[v.Who].Locations; !rest.Empty(); {
		c := rest.Pop()
		d := v.g.Data().Of(c)
		gains := d.Effect.Token() > 0 && d.Effect.Do != Each && d.Effect.Do != When
		if gains && int(v.Marks[c].Tokens) >= d.Kind.MaxTokens() {
			return c
		}
	}
	return NoCard
}

// known returns the position as far as the view knows it. Do not ask it where an unknown card is.
func (v *View) known() *State {
	s := &State{g: v.g, Public: v.Public, Hand: v.Hand}
	s.Deck.N = v.DeckN
	return s
}
