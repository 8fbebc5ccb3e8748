package voice_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
)

// TestAdviceOnChoices checks that advice on what is no action of its own says what speaks for it, and in the last round
// only what still counts.
func TestAdviceOnChoices(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
	v := g.New(game.Seed{}).View(0).(*state51.View)
	speaker, d := voice.English().For(g), state51.Rules{}.Data()
	factory, market := uint8(d.Card("factory")), uint8(d.Card("market"))
	advise := func(act state51.Act, want string) {
		t.Helper()
		if got := speaker.Advise(v, []game.Move{act.Move()}); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	advise(state51.Act{Verb: state51.DoDrop, A: factory}, "**Drop Factory:** its slot is free for something better.")
	v.Ask = state51.AskRoom
	advise(state51.Act{Verb: state51.DoDrop, A: factory}, "**Factory goes:** what stays is worth more.")
	advise(state51.Act{Verb: state51.DoStrike, A: market}, "**Strike Market:** no rival gets it then.")
	store := state51.Act{Verb: state51.DoStore, A: uint8(state51.Brick)}
	advise(store, "**Store 1 brick:** it outlasts the night.")
	v.Seats[1].VP = state51.WinningVP
	advise(store, "**Store 1 brick:** nobody can steal it there.")
	advise(state51.Act{Verb: state51.DoRob, A: 1, B: uint8(state51.Fuel)},
		"**Steal 1 fuel from "+speaker.Side(1)+":** one more for you, one less for them.")
}

// TestWhyNotTellsWhatOnesOwnBrings checks that a move is compared with another by what that brings: at once, at each
// dawn, and as a spoil; and that nothing is compared where both bring the same.
func TestWhyNotTellsWhatOnesOwnBrings(t *testing.T) {
	const position = `{"game":"state51","phase":"actions","round":2,"first":"a","turn":"a","deck":["arena","archive"],
		"seats":[{"faction":"new-york","hand":["oil-trader-1","market","factory"],"base":{"worker":4,"any":9}},
		{"faction":"mutants"}]}`
	g, state, err := think.Rules{}.Load([]byte(position), game.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	v := state.View(0).(*state51.View)
	speaker, d := voice.English().For(g), state51.Rules{}.Data()
	act := func(verb state51.Verb, card string) []game.Move {
		return []game.Move{state51.Act{Verb: verb, A: uint8(d.Card(card))}.Move()}
	}
	annex := act(state51.DoAnnex, "market")
	for _, x := range []struct {
		other []game.Move
		want  string
	}{
		{act(state51.DoPillage, "factory"), "It brings 2 points once, at a later dawn."},
		{act(state51.DoCooperate, "oil-trader-1"), "It brings 1 fuel at each dawn."},
		{annex, ""},
	} {
		if _, got := speaker.AdviseOver(v, annex, x.other); got != x.want {
			t.Errorf("%q, not %q", got, x.want)
		}
	}
}

// TestAdviceKnowsTheLastRound: what pays only at a dawn, in a draft or in a later round is no reason once thirty points
// are reached.
func TestAdviceKnowsTheLastRound(t *testing.T) {
	const position = `{"game":"state51","phase":"actions","round":5,"first":"a","turn":"a","deck":["arena","archive"],
		"seats":[{"faction":"new-york","hand":["noticeboard","fuel-tank-1","borgo"],"base":{"worker":4,"any":9,"vp":%d}},
		{"faction":"mutants"}]}`
	for points, want := range map[int][3]string{
		12: {"a better choice in every draft.", "1 fuel, at once and every dawn.", "one point, and more to come."},
		31: {"one more point before the end.", "1 fuel at once.", "one more point before the end."},
	} {
		g, state, err := think.Rules{}.Load(fmt.Appendf(nil, position, points), game.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		v := state.View(0).(*state51.View)
		speaker, d := voice.English().For(g), state51.Rules{}.Data()
		for i, act := range []state51.Act{{Verb: state51.DoAnnex, A: uint8(d.Card("noticeboard"))},
			{Verb: state51.DoAnnex, A: uint8(d.Card("fuel-tank-1"))},
			{Verb: state51.DoLead, A: uint8(d.Card("borgo"))}} {
			if got := speaker.Advise(v, []game.Move{act.Move()}); !strings.HasSuffix(got, want[i]) {
				t.Errorf("with %d points %q, not %q", points, got, want[i])
			}
		}
	}
}

// TestAHiredGoodIsForSomething checks that advice on sending two workers out names the action that the good makes
// possible, with its points, and only if it does.
func TestAHiredGoodIsForSomething(t *testing.T) {
	const position = `{"game":"state51","phase":"actions","round":2,"first":"a","turn":"a","deck":["archive","dump"],
		"seats":[{"faction":"new-york","hand":["arena"],"base":{"worker":4},"locations":[{"id":"old-depot-1"}]},
		{"faction":"mutants"}]}`
	g, state, err := think.Rules{}.Load([]byte(position), game.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	v := state.View(0).(*state51.View)
	speaker := voice.English().For(g)
	for good, want := range map[state51.Good]string{
		state51.Brick: "With it, next turn: ",
		state51.Fuel:  "for two workers who would go home idle.",
	} {
		got := speaker.Advise(v, []game.Move{state51.Act{Verb: state51.DoHire, A: uint8(good)}.Move()})
		if !strings.Contains(got, want) || good == state51.Brick && !strings.HasSuffix(got, "2 points.") {
			t.Errorf("of %v is said %q", good, got)
		}
	}
}
