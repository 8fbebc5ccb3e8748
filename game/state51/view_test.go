package state51_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
)

// load loads a position and plays moves from there.
var load = gametest.Loader[*state51.State](state51.Rules{})

// worlds deals n worlds from the view of another seat, and counts by hand what whose has there.
func worlds(t *testing.T, g game.Game, s game.State, whose game.Seat, n int) map[string]int {
	t.Helper()
	rng := game.NewStream(game.SeedOf(t.Name()))
	view, world := s.View(1-whose), g.Blank()
	count := map[string]int{}
	for range n {
		view.Sample(&rng, world)
		var hand state51.Cards
		for _, c := range world.(*state51.State).Hand[whose].Cards() {
			hand.Add(c)
		}
		text := ""
		for !hand.Empty() {
			text += g.(*state51.Game).Data().ID(hand.Pop()) + " "
		}
		count[text]++
	}
	return count
}

// hands returns the ways to pick n of the cards that a seat may have, as far as each is a hand with which it can have
// its choice.
func hands(cards []string, n int, fits func(hand map[string]bool) bool) map[string]bool {
	all := map[string]bool{}
	for mask := range 1 << len(cards) {
		hand, text := map[string]bool{}, ""
		for i, c := range cards {
			if mask>>i&1 != 0 {
				hand[c] = true
				text += c + " "
			}
		}
		if len(hand) == n && fits(hand) {
			all[text] = true
		}
	}
	return all
}

// TestWorldsHaveTheChoice checks that, if a seat is in the middle of a choice, the worlds dealt to others are exactly
// those in which it can have that choice, each as often as the others (7.2, 10.1).
func TestWorldsHaveTheChoice(t *testing.T) {
	cards := []string{"archive", "arena", "road-1", "road-2", "trail-1"} // in hand or deck, by id
	anyHand := func(map[string]bool) bool { return true }
	annex := func(base, hand, deck string) string {
		bricks := strings.Count(base, "any") // so that there is a choice of what to pay with
		return fmt.Sprintf(`{"game":"state51","version":1,"phase":"actions","round":3,"first":"a","turn":"a","deck":[%s],
			"seats":[{"faction":"appalachians","hand":["pub",%s],"base":%s,
			"leader":{"id":"uncle-hammer","goods":{"brick":%d}}},{"faction":"mutants"}]}`, deck, hand, base, bricks)
	}
	for _, c := range []struct {
		name, base, hand, deck, prompt string
		moves                          []string
		n                              int
		fits                           func(map[string]bool) bool
	}{
		{"any hand at the actions", `{"brick":1}`, `"road-1","trail-1"`, `"archive","arena","road-2"`, "act", nil, 3,
			anyHand},
		// The distance is 3. With two contacts and no brick there are two ways to begin.
		{"no brick", `{}`, `"road-1","trail-1"`, `"archive","arena","road-2"`, "reach", []string{"annex pub"}, 2,
			func(h map[string]bool) bool {
				return !h["archive"] && !h["arena"]
			}},
		// There is a token of 1, and Great Works of 2, whose price is a card. Any card will do; a road or trail, if it
		// is the only card, is spent by that. There are always two answers.
		{"Great Works and a token", `{"brick":1,"grey1":1}`, `"road-1","trail-1"`, `"archive","arena","road-2"`, "reach",
			[]string{"annex pub"}, 2, anyHand},
		// Great Works is used, and 1 is missing: of two cards one must be a contact that stays. Two of these leave a
		// choice of what to pay; with one there would be no question.
		{"the price of Great Works", `{"brick":1}`, `"road-1","trail-1"`, `"archive","arena","road-2"`, "cost",
			[]string{"annex pub", "use great-works"}, 2, func(h map[string]bool) bool {
				return !h["archive"] && !h["arena"]
			}},
		// The brick is being paid, by an any or the leader's. One of the cards will be the price, and one will reach
		// on.
		{"the brick of Great Works", `{"any":1}`, `"road-1","trail-1"`, `"archive","arena","road-2"`, "pay",
			[]string{"annex pub", "use great-works"}, 2, func(h map[string]bool) bool {
				return !h["archive"] || !h["arena"]
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, s := load(t, annex(c.base, c.hand, c.deck), c.moves...)
			if s.Prompt() != c.prompt {
				t.Fatalf("the prompt is %s, must be %s", s.Prompt(), c.prompt)
			}
			all := cards
			if c.n == 3 { // the card to be played is still in hand
				all = []string{"archive", "arena", "pub", "road-1", "road-2", "trail-1"}
			}
			const deals = 6000
			want, got := hands(all, c.n, c.fits), worlds(t, g, s, 0, deals)
			for hand := range got {
				if !want[hand] {
					t.Errorf("%q cannot have been", hand)
				}
			}
			for hand := range want {
				mean := float64(deals) / float64(len(want))
				if off := math.Abs(float64(got[hand]) - mean); off > 5*math.Sqrt(mean) {
					t.Errorf("%q comes %d times, %.0f would be even", hand, got[hand], mean)
				}
			}
		})
	}
}

// TestShownCardsStayInTheirHand checks that the cards of a hand that everybody knows are in it in every world, in their
// places (10.2).
func TestShownCardsStayInTheirHand(t *testing.T) {
	g, s := load(t, `{"game":"state51","version":1,"phase":"actions","round":3,"first":"a","turn":"a",
		"deck":["archive","arena"],"seats":[{"faction":"appalachians","hand":["pub","road-1"],"shown":["road-1"]},
		{"faction":"mutants"}]}`)
	got := worlds(t, g, s, 0, 900)
	for _, hand := range []string{"archive road-1 ", "arena road-1 ", "pub road-1 "} {
		if n := got[hand]; n < 230 || n > 370 {
			t.Errorf("%q comes %d times of 900", hand, n)
		}
	}
	if len(got) != 3 {
		t.Errorf("the worlds are %v", got)
	}
}

// TestWorldsOfEveryPrompt checks, in random games and at every prompt, that the world dealt to another seat offers the
// seat that is asked what it may really do, or as many other moves.
func TestWorldsOfEveryPrompt(t *testing.T) {
	seen := map[string]int{}
	for n, setup := range []string{setups[1], setups[2], setups[3], setups[1], setups[3], setups[2]} {
		g := open(t, setup)
		s, world := g.New(game.SeedOf(fmt.Sprint("worlds", n))), g.Blank()
		pick := rand.New(rand.NewPCG(uint64(n), 7))
		rng := game.NewStream(game.SeedOf("worlds"))
		for !s.Result().Over {
			legal := s.Legal(nil)
			for seat := range g.Seats() {
				if seat := game.Seat(seat); seat != s.Turn() {
					s.View(seat).Sample(&rng, world)
					if n := len(world.Legal(nil)); n == 0 || n == 1 && len(legal) > 1 && s.Prompt() != "act" {
						t.Fatalf("at %s seat %d may do %d things in a world of %s", s.Prompt(), s.Turn(), n,
							s.Position())
					}
				}
			}
			seen[s.Prompt()]++
			if err := s.Apply(legal[pick.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log("decisions by prompt:", seen)
}
