package think_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

func open(t testing.TB, setup string) game.Game {
	t.Helper()
	var raw []byte
	if setup != "" {
		raw = []byte(setup)
	}
	g, err := think.Rules{}.Open(raw)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestEveryWayLeadsToTheSameGame checks that a game that was opened, loaded or unpacked, or that its kind opens again,
// is the same value with all that this package adds, and that the rules' own game is found in it and in no other.
func TestEveryWayLeadsToTheSameGame(t *testing.T) {
	g := open(t, `{"mode":"duel","seats":["borgo","hegemony"]}`)
	s := g.New(game.Seed{})
	loaded, _, err := think.Rules{}.Load(s.Position(), game.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	unpacked, _, err := think.Rules{}.Unpack(s.View(0).Pack())
	if err != nil {
		t.Fatal(err)
	}
	again, err := g.Kind().Open(g.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, same := range []game.Game{g, loaded, unpacked, again} {
		if _, ok := same.(think.Game); !ok || same.Kind() != (think.Rules{}) ||
			string(same.Setup()) != string(g.Setup()) {
			t.Errorf("%T of %s is not what was opened", same, same.Setup())
		}
	}
	if bare, ok := hex.Of(g); !ok || game.Game(bare) == g || bare.Mode() != hex.Duel {
		t.Errorf("%v, %t is no game of the rules", bare, ok)
	}
	if _, ok := hex.Of(nil); ok {
		t.Error("a game is found where there is none")
	}
	for name, wrong := range map[string]func() error{
		"open":   func() error { _, err := think.Rules{}.Open([]byte("{}")); return err },
		"load":   func() error { _, _, err := think.Rules{}.Load([]byte("{}"), game.Seed{}); return err },
		"unpack": func() error { _, _, err := think.Rules{}.Unpack("?"); return err },
	} {
		if wrong() == nil {
			t.Errorf("%s takes what is none", name)
		}
	}
}

func TestContract(t *testing.T) {
	gametest.Run(t, think.Rules{}, gametest.Options{Games: 1, Some: 10, MaxMoves: 5000, Reasons: hex.Reasons(),
		Resting: func(s game.State) bool { return s.Quiet() }})
}

// TestJudgingAllocatesNothing checks that a judgement allocates nothing, as every search makes many.
func TestJudgingAllocatesNothing(t *testing.T) {
	g := open(t, "").(think.Game)
	s := g.New(game.SeedOf("judge"))
	for s.Round() < 9 {
		legal := s.Legal(nil)
		if err := s.Apply(legal[len(legal)/2], nil); err != nil {
			t.Fatal(err)
		}
	}
	if n := testing.AllocsPerRun(100, func() { g.Judge(s, 0); g.JudgeQuickly(s, 1); g.Out(s, 0) }); n != 0 {
		t.Errorf("judging allocates %v times", n)
	}
}
