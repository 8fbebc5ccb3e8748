package think

import (
	_ "embed"
	"errors"
	"math"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// At the beginning of a round the bases are empty, and what a seat has is what lasts. The judgement then goes by
// weights that are fitted to who won games of searching players (package lab). Each trait of a seat has two of them:
// one for the trait itself, and one for each round that may still come.

// The traits of a seat. A trait may be a group, with one for each kind of good or colour.
const (
	traitPoints       = iota
	traitAgreements   // goods that agreements yield in a round, by kind
	traitProduction   = traitAgreements + state51.TokenCount
	traitSpoils       = traitProduction + state51.TokenCount
	traitOpen         = traitSpoils + state51.TokenCount // open productions
	traitDraws        = traitOpen + 1                    // cards that agreements and productions draw
	traitActionRoom   = traitDraws + 1                   // points that actions have room for,
	traitCombineRoom  = traitActionRoom + 1              // that combinations have room for,
	traitEachRoom     = traitCombineRoom + 1             // that abilities which count types have room for,
	traitLeaderRoom   = traitEachRoom + 1                // and that the leader has room for
	traitWorks        = traitLeaderRoom + 1              // actions that make other goods
	traitSlots        = traitWorks + 1                   // free slots
	traitStores       = traitSlots + 1
	traitStored       = traitStores + 1
	traitDrafts       = traitStored + 1
	traitPlacesInHand = traitDrafts + 1
	traitLeadersHeld  = traitPlacesInHand + 1
	traitContactsHeld = traitLeadersHeld + 1 // by colour
	traitHidden       = traitContactsHeld + 3
	traitFirst        = traitHidden + 1 // first player of the round
	traits            = traitFirst + 1
)

// Traits are how much of each trait a seat has at the beginning of a round.
type Traits [traits]float64

// WeightCount is the number of weights: two for each trait.
const WeightCount = 2 * traits

// tenThousandth is the value of a written 1.
const tenThousandth = 1e-4

// roundStartText has the weights in ten-thousandths, one on each line. lab writes them anew.
//
//go:embed roundstart.txt
var roundStartText string

// roundStartWeights are the weights that ship.
var roundStartWeights = func() (w [WeightCount]float64) {
	if err := readWeights(roundStartText, &w); err != nil {
		panic(err) // the file is ours, and a test reads it
	}
	return w
}()

// readWeights reads weights, one on each line.
func readWeights(text string, w *[WeightCount]float64) error {
	n := 0
	for line := range strings.Lines(text) {
		x, err := strconv.Atoi(strings.TrimSpace(line))
		if err != nil || n == len(w) {
			return errors.New("the weights are not " + strconv.Itoa(len(w)) + " whole numbers")
		}
		w[n] = float64(x) / (1 / tenThousandth)
		n++
	}
	if n < len(w) {
		return errors.New("there are only " + strconv.Itoa(n) + " weights")
	}
	return nil
}

// WeightsText returns weights in the form in which they are read.
func WeightsText(w *[WeightCount]float64) string {
	var b strings.Builder
	for _, x := range w {
		b.WriteString(strconv.Itoa(int(math.Round(x/tenThousandth))) + "\n")
	}
	return b.String()
}

// Dawns reports whether a round has begun and nobody has picked a card yet.
func Dawns(s *state51.State) bool {
	return s.Phase == state51.PhaseDraft && s.Pick == 1 && s.Ask == state51.AskDraft
}

// Left estimates how many rounds will be played after this one.
func Left(s *state51.State) float64 {
	best := 0
	for i := range s.Game().Seats() {
		best = max(best, s.Points(game.Seat(i)))
	}
	return min(max((state51.WinningVP-float64(best))/found.pace, leastLeft), mostLeft)
}

// Of sets the traits to those of a seat, as far as the judging seat can know them.
func (t *Traits) Of(s *state51.State, seat, judge game.Seat) {
	*t = Traits{}
	h, d := &s.Seats[seat], s.Game().Data()
	t[traitPoints] = float64(s.Points(seat))
	for rest := h.Agreements; !rest.Empty(); {
		t.add(traitAgreements, d.Of(rest.Pop()).Agreement)
	}
	for rest := h.Spoils; !rest.Empty(); {
		t.add(traitSpoils, d.Of(rest.Pop()).Spoil)
	}
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		t.location(&d.Of(c).Effect, int(s.Marks[c].Tokens))
	}
	if h.Leader != state51.NoCard {
		t[traitLeaderRoom] = float64(state51.Leader.MaxTokens() - int(h.LeaderTokens))
		if k, n := s.Game().LeaderGood(h); n > 0 {
			t[traitSpoils+int(k)] += float64(n)
		}
	}
	_, slots := s.Game().General(seat, h)
	t[traitSlots] = float64(slots - h.Agreements.Len() - h.Spoils.Len())
	t[traitStored] = float64(h.Store.Sum())
	if seat != judge {
		t[traitHidden] = float64(s.Hand[seat].N)
	} else {
		for _, c := range s.Hand[seat].Cards() {
			switch x := d.Of(c); x.Kind {
			case state51.Location:
				t[traitPlacesInHand]++
			case state51.Leader:
				t[traitLeadersHeld]++
			default:
				t[traitContactsHeld+int(x.Effect.Colour)] += float64(x.Effect.N)
			}
		}
	}
	if s.First == seat {
		t[traitFirst] = 1
	}
}

// add adds goods to the traits of a group.
func (t *Traits) add(group int, goods []state51.Good) {
	for _, k := range goods {
		switch {
		case k.Value() > 0:
			t[traitSpoils+int(state51.Any)] += 2 * float64(k.Value()) // what a point is worth in resources
		case k == state51.GoodCard:
			t[traitDraws]++
		case int(k) < state51.TokenCount:
			t[group+int(k)]++
		}
	}
}

// location adds what a location in play has.
func (t *Traits) location(e *state51.Effect, tokens int) {
	room := float64(e.Token() * (state51.Location.MaxTokens() - tokens))
	switch e.Do {
	case state51.Produce:
		t.add(traitProduction, e.Gain)
		if e.Open {
			t[traitOpen]++
		}
	case state51.Each:
		t[traitEachRoom] += room
	case state51.Combine:
		t[traitCombineRoom] += room
	case state51.DoAct:
		if e.Token() > 0 {
			t[traitActionRoom] += room
		} else {
			t[traitWorks]++
		}
	case state51.Store:
		t[traitStores]++
	case state51.Draft:
		t[traitDrafts]++
	}
}

// Sum returns what the traits are worth by some weights, with so many rounds left.
func (t *Traits) Sum(w *[WeightCount]float64, left float64) (sum float64) {
	for i, x := range t {
		if x != 0 {
			sum += float64(x * (w[i] + float64(w[traits+i]*left)))
		}
	}
	return sum
}

// atDawn returns a seat's chance to win at the beginning of a round, 0..1.
func (g Game) atDawn(s *state51.State, seat game.Seat) float64 {
	left := Left(s)
	var worth [game.MaxSeats]float64
	var t Traits
	for i := range g.Seats() {
		t.Of(s, game.Seat(i), seat)
		worth[i] = t.Sum(&roundStartWeights, left)
	}
	sum := 0.0
	for i := range g.Seats() {
		sum += math.Exp(worth[i] - worth[seat])
	}
	return 1 / sum
}
