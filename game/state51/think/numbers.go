package think

import (
	_ "embed"

	"onelongnight/game"
	"onelongnight/game/learned"
	"onelongnight/game/state51"
)

// Numbers are what a judgement goes by, except for how much a lead matters, which changes no choice of a player that
// looks no further. They are points or parts of 1, and above 0; see measure for what each one is.
type Numbers [36]float64

// NumberNames are the names of the numbers, in kebab case.
var NumberNames = [len(Numbers{})]string{
	"scrap", "fuel", "gun", "brick", "any", "worker", "red1", "red2", "red3", "blue1", "blue2", "blue3", "grey1",
	"grey2", "grey3", "wild1", "wild3", "rebuild", "rebuild-free", "card", "place-in-hand", "leader-in-hand",
	"contact-in-hand", "spoil", "token-to-come", "tokens-a-round", "work-a-round", "open-a-round", "slots",
	"store-a-round", "draft-a-round", "leader-token", "income", "pace", "others-card", "slot-free",
}

// Guessed are the numbers from before any were found by play.
var Guessed = Numbers{
	0.3, 0.3, 0.3, 0.35, 0.4, 0.3, 0.15, 0.3, 0.45, 0.2, 0.4, 0.6, 0.4, 0.8, 1.2, 0.4, 1.2, 1, 1.2, 0.45, 0.45,
	0.45, 0.45, 0.9, 0.3, 2, 0.2, 0.15, 0.6, 0.15, 0.25, 0.25, 1, 5, 0.45, 0.05,
}

// foundText has the numbers of Judge, which were found by play. cmd/lab writes them anew.
//
//go:embed found.txt
var foundText string

// Text returns the numbers in the form that ReadNumbers reads.
func (n *Numbers) Text() string { return learned.Text(NumberNames[:], n[:]) }

// ReadNumbers reads what Text has written.
func ReadNumbers(text string) (n Numbers, err error) {
	err = learned.Read(text, NumberNames[:], n[:])
	return n, err
}

// measure is a judgement made of the numbers. All of it is in points.
type measure struct {
	good  [state51.Steal + 1]float64 // what each is worth to a seat that can still spend it in this round
	hand  [3]float64                 // a card in one's own hand, by its kind
	other float64                    // a card in the hand of another seat
	spoil float64                    // a spoil, as a part of what the goods it prints are worth
	// A victory token that a card has room for, and how many come to lie there in a round.
	token, tokens                   float64
	work, open, slots, store, draft float64
	leader, income, pace, slotFree  float64
}

// measure returns the judgement made of the numbers.
func (n *Numbers) measure() (m measure) {
	copy(m.good[:], n[:19])
	m.good[state51.VP], m.good[state51.VP2], m.good[state51.GoodCard], m.good[state51.Steal] = 1, 2, n[19], n[0]
	m.hand = [3]float64{state51.Location: n[20], state51.Leader: n[21], state51.Contact: n[22]}
	m.spoil, m.token, m.tokens, m.work, m.open, m.slots = n[23], n[24], n[25], n[26], n[27], n[28]
	m.store, m.draft, m.leader, m.income, m.pace, m.other, m.slotFree = n[29], n[30], n[31], n[32], n[33], n[34], n[35]
	return m
}

// By returns the game with a judgement by other numbers.
func (g Game) By(n *Numbers) game.Game {
	m := n.measure()
	return by{g, &m}
}

// by is a game with a judgement of its own.
type by struct {
	Game
	m *measure
}

// Judge implements game.Judge.
func (b by) Judge(s game.State, seat game.Seat) float64 {
	return b.chance(s.(*state51.State), seat, b.m)
}
