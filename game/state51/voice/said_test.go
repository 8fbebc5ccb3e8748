package voice_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
)

// silent are the events about which nothing is said.
var silent = map[string]bool{"actions": true, "over": true}

// TestEverythingSaidInWholeGames plays games of two to four seats and has everything said in every language. It checks
// that no sentence has a place left open or is just a key, that no two moves of a decision have the same label or the
// same path, and that each prompt and each event is heard in some game.
func TestEverythingSaidInWholeGames(t *testing.T) {
	heard := map[string]bool{}
	for seats := 2; seats <= 4; seats++ {
		setup := fmt.Appendf(nil, `{"seats":%d}`, seats)
		for lang, v := range voices(t) {
			for n := range 7 {
				talk(t, lang, v, setup, n, heard)
			}
		}
	}
	for p := state51.AskTrim; p <= state51.AskKeep; p++ {
		if !heard["asks "+p.String()] {
			t.Errorf("nobody was asked for %s", p)
		}
	}
	for _, e := range strings.Fields(`round row take draw shuffle discard produce gain pay play use settle swap work visit
		hire store place rob pass score`) {
		if !heard["event "+e] {
			t.Errorf("no event %s", e)
		}
	}
}

// talk has everything said in one game.
func talk(t *testing.T, lang string, v *voice.Voice, setup []byte, n int, heard map[string]bool) {
	t.Helper()
	_, g, s, err := game.Deal(think.Rules{}, setup, fmt.Sprint("talk ", n))
	if err != nil {
		t.Fatal(err)
	}
	speaker := v.For(g)
	k := editiontest.Talk{Words: v, Speaker: speaker, Silent: silent, Heard: heard}
	k.Also = func(view game.View, _ []game.Move, m game.Move) {
		path := speaker.Path(view, m)
		if len(path) != 2 || path[0].Kind == table.KindButton {
			return
		}
		placing := state51.ActOf(m).Verb == state51.DoPlace // offered where it can be done, and nowhere else
		if aimed, ok := speaker.Attempt(view, path); !placing && (!ok || aimed != m) {
			t.Errorf("%s: touching %v seems to aim at %s, %v, not at %s", lang, path, g.MoveText(aimed), ok,
				g.MoveText(m))
		}
	}
	k.Play(t, g, s, fmt.Sprint(lang, n))
}

// unspoken matches what nobody says: a multiplication sign, a price of nothing, one worker in the plural.
var unspoken = regexp.MustCompile(`×|\b0 \p{L}|\b1 worker are|\(the rules\)`)

// TestGoodsAreSaidAsPeopleDo checks how goods are said in every language: in any number, on every card, in a hint, and
// in the log. Victory tokens are said as the points that they are worth.
func TestGoodsAreSaidAsPeopleDo(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
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

// take returns the move that takes a card of the row.
func take(d *state51.Data, id string) game.Move {
	for c := state51.Card(1); c <= state51.CardCount; c++ {
		if d.Of(c).ID == id {
			return state51.Act{Verb: state51.DoTake, A: uint8(c)}.Move()
		}
	}
	return 0
}
