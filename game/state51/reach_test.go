package state51

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"onelongnight/game"
)

// TestReachIsTheMostThereIs checks, with random hands and holdings, that the reach that decides what can be played is
// the most that can be had by any choice of sources and of cards to pay for them (7.1, 7.2).
func TestReachIsTheMostThereIs(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 1))
	short := 0 // how often the contact and the cards of the hand got in each other's way
	for range 6000 {
		g := with(current.At(1), []Faction{Faction(rng.IntN(FactionCount))})
		s := g.Blank().(*State)
		h, d := &s.Seats[0], g.data
		var hand Cards
		for range rng.IntN(4) {
			hand.Add(Card(1 + rng.IntN(CardCount)))
			contacts := d.single[rng.IntN(3)]
			for range rng.IntN(3) {
				contacts.Pop()
			}
			hand.Add(contacts.Pop())
		}
		for k := range Good(TokenCount) {
			h.Base[k] = uint8(rng.IntN(8) / 6)
		}
		h.Store[Brick], h.Store[Any] = uint8(rng.IntN(3)/2), uint8(rng.IntN(5)/4)
		h.Used = [...]uint8{0, 0, 1, 2, 4, 7}[rng.IntN(6)]
		if leader := d.leaders; rng.IntN(2) == 0 {
			for range rng.IntN(4) {
				leader.Pop()
			}
			h.Leader = leader.Pop()
			h.LeaderGoods = uint8(rng.IntN(2))
			if d.of[h.Leader].Goods[0] == GoodCard {
				h.LeaderGoods = 0
			}
		}
		s.Asked = game.Seat(0)
		for c := Red; c <= Grey; c++ {
			want, parts := mostByTrial(s, hand, c)
			if got := s.most(0, &hand, c); got != want {
				t.Fatalf("%s reaches %d, must be %d: hand %v, %+v", c, got, want, s.inOrder(hand), h)
			}
			if want < parts {
				short++
			}
		}
	}
	if short < 30 {
		t.Errorf("sources and prices met only %d times", short)
	}
}

// mostByTrial tries every set of contact cards, with and without the faction's contact. Parts is how far all sources
// would reach if none cost another one.
func mostByTrial(s *State, hand Cards, c Colour) (most, parts int) {
	g, h := s.g, &s.Seats[0]
	tokens := 0
	count := func(k Good, n int) {
		reach := map[Good][3]int{Red1: {1, 0, 0}, Red2: {2, 0, 0}, Red3: {3, 0, 0}, Blue1: {0, 1, 0}, Blue2: {0, 2, 0},
			Blue3: {0, 3, 0}, Grey1: {0, 0, 1}, Grey2: {0, 0, 2}, Grey3: {0, 0, 3}, Wild1: {1, 1, 1}, Wild3: {3, 3, 3}}
		tokens += reach[k][c] * n
	}
	purse := map[Good]int{}
	for k, n := range h.Base {
		count(Good(k), int(n))
		purse[Good(k)] += int(n)
	}
	for k, n := range h.Store {
		purse[Good(k)] += int(n)
	}
	if h.Leader != NoCard && h.LeaderGoods > 0 {
		k := g.data.of[h.Leader].Goods[0]
		count(k, int(h.LeaderGoods))
		purse[k] += int(h.LeaderGoods)
	}
	contact := g.Base(0).Contacts[c]
	ready, cards := h.Used>>c&1 == 0, 0
	for _, k := range contact.Pay {
		switch {
		case k == GoodCard:
			cards++
		case purse[k] > 0:
			purse[k]--
		case purse[Any] > 0:
			purse[Any]--
		default:
			ready = false
		}
	}
	var reaches []int
	rest := hand.And(&g.data.single[c])
	for !rest.Empty() {
		reaches = append(reaches, g.data.of[rest.Pop()].Effect.N)
	}
	all := 0
	for mask := range uint(1) << len(reaches) {
		sum := 0
		for i, n := range reaches {
			if mask>>i&1 != 0 {
				sum += n
			}
		}
		all = max(all, sum)
		if ready && hand.Len()-bits.OnesCount(mask) >= cards {
			sum += contact.N
		}
		most = max(most, tokens+sum)
	}
	if ready {
		all += contact.N
	}
	return most, tokens + all
}
