package players_test

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/state51/players"
	"onelongnight/game/state51/think"
)

func seat(t *testing.T, kind game.Kind, setup, name string) (game.Game, bot.Player) {
	t.Helper()
	g, err := kind.Open([]byte(setup))
	if err != nil {
		t.Fatal(err)
	}
	p, err := bot.Among(players.Levels(), name, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g, p
}

const two = `{"seats":2,"factions":["mutants","merchants"]}`

// TestAPlayerSeesNoHand: however the deck and the hands of others are dealt anew, the same view and seed give the same
// move, at every level (10.1).
func TestAPlayerSeesNoHand(t *testing.T) {
	for _, setup := range []string{two, `{"seats":4,"factions":["mutants","merchants","new-york","appalachians"]}`} {
		for _, level := range players.Levels() {
			g, p := seat(t, think.Rules{}, setup, level.Name)
			s, other := g.New(game.SeedOf("hands")), g.Blank()
			rng := game.NewStream(game.SeedOf("dealt anew"))
			for n := range 24 {
				s.View(s.Turn()).Sample(&rng, other)
				seed := game.Seed{byte(n)}
				a, b := p.Decide(s.View(s.Turn()), seed), p.Decide(other.View(s.Turn()), seed)
				if a != b {
					t.Errorf("level %s: %s and %s, when only hidden cards differ", level.Name, g.MoveText(a.Move),
						g.MoveText(b.Move))
				}
				if err := s.Apply(a.Move, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestTheYardstickStaysAsItIs: what it plays against itself, with the cards of version 1, is what it always played.
// Who mends the judgement leaves the yardstick a copy of the old one.
func TestTheYardstickStaysAsItIs(t *testing.T) {
	const want = "8c9d1dea447e0094"
	sum := sha256.New()
	first, ok := think.Rules{}.At(1)
	if !ok {
		t.Fatal("version 1 cannot be had")
	}
	g, p := seat(t, first, two, players.Yardstick)
	for n := range 4 {
		s := g.New(game.Seed{byte(n)})
		for k := 0; !s.Result().Over; k++ {
			c := p.Decide(s.View(s.Turn()), game.Seed{byte(n), byte(k)})
			fmt.Fprintln(sum, g.MoveText(c.Move))
			if err := s.Apply(c.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if got := fmt.Sprintf("%x", sum.Sum(nil)[:8]); got != want {
		t.Errorf("four games of the yardstick have the digest %s, not %s", got, want)
	}
}
