package voice_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// unspoken is what nobody says: a sign of multiplication, a price of nothing, one worker in the plural.
var unspoken = regexp.MustCompile(`×|\b0 \p{L}|\b1 worker are|\(the rules\)`)

// TestGoodsAreSaidAsPeopleDo: in every language, of so many of each, on every card, in what a friend says of it, and in
// the log; tokens of points are the points that they are worth.
func TestGoodsAreSaidAsPeopleDo(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"seats":2}`))
	if err != nil {
		t.Fatal(err)
	}
	d := state51.Rules{}.Data()
	view := g.New(game.Seed{}).View(0)
	for lang, v := range voices(t) {
		said := []string{v.For(g).Sentence(state51.Gained{Good: state51.Gun, N: 1}, 0)}
		for k := range state51.Steal + 1 {
			for n := 1; n <= 5; n++ {
				said = append(said, v.Good(k, n))
			}
		}
		for c := state51.Card(1); c <= state51.CardCount; c++ {
			said = append(append(said, v.Facts(d.Of(c))...),
				v.For(g).Advise(view, []game.Move{state51.Act{Verb: state51.DoTake, A: uint8(c)}.Move()}))
		}
		for _, text := range said {
			if unspoken.MatchString(text) || !editiontest.Whole(v, text) {
				t.Errorf("%s: it says %q", lang, text)
			}
		}
		if one, two := v.Good(state51.VP2, 1), v.Good(state51.VP, 2); one != two {
			t.Errorf("%s: a token of two points is %q, and two points are %q", lang, one, two)
		}
	}
	v := voices(t)["en"]
	for want, got := range map[string]string{
		"reach 3 to cooperate, 1 card":                     v.Goods([]state51.Good{state51.Blue3, state51.GoodCard}),
		"2 times reach 1 of any kind":                      v.Goods(slices.Repeat([]state51.Good{state51.Wild1}, 2)),
		"1 redevelopment of any type":                      v.Good(state51.RebuildFree, 1),
		"New York gets 1 gun.":                             v.For(g).Sentence(state51.Gained{Good: state51.Gun, N: 1}, 0),
		"reach 3 to cooperate whenever you pay 1 fuel and": v.For(g).Advise(view, []game.Move{take(d, "convoy")}),
		"whenever you pay 2 workers.":                      v.For(g).Advise(view, []game.Move{take(d, "barracks")}),
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// take is the move that takes a card of the row.
func take(d *state51.Data, id string) game.Move {
	for c := state51.Card(1); c <= state51.CardCount; c++ {
		if d.Of(c).ID == id {
			return state51.Act{Verb: state51.DoTake, A: uint8(c)}.Move()
		}
	}
	return 0
}
