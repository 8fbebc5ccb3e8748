package aurora_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

// setups lists setups with every number of players, on both routes, with and without the Mine.
var setups = []string{
	`{"seats":1,"map":"alpha"}`,
	`{"seats":1,"map":"beta","mine":true}`,
	`{"seats":2,"map":"alpha"}`,
	`{"seats":2,"map":"beta","mine":true}`,
	`{"seats":3,"map":"beta"}`,
	`{"seats":4,"map":"alpha","mine":true}`,
	`{"seats":4,"map":"beta"}`,
}

// open opens a setup, "" for the default one.
func open(t testing.TB, setup string) game.Game {
	t.Helper()
	return gametest.Open(t, aurora.Rules{}, setup)
}

// someMoves returns moves of every verb, valid ones and nonsense.
func someMoves() []game.Move {
	rng := rand.New(rand.NewPCG(1, 2))
	all := []game.Move{0, aurora.Act{Verb: 255, A: 255, B: 255, C: 255}.Move()}
	for verb := aurora.Verb(0); verb <= aurora.VerbDecline+1; verb++ {
		for a := range uint8(aurora.CardCount + 2) {
			all = append(all, aurora.Act{Verb: verb, A: a}.Move())
		}
		for range 600 {
			all = append(all,
				aurora.Act{Verb: verb, A: uint8(rng.IntN(50)), B: uint8(rng.IntN(aurora.CardCount + 2)),
					C: uint8(rng.IntN(2))}.Move(),
				aurora.Act{Verb: verb, A: uint8(rng.IntN(6)), B: uint8(rng.IntN(10))}.Move(),
				aurora.Act{Verb: verb, A: uint8(rng.IntN(aurora.CardCount + 2)), B: uint8(rng.IntN(50))}.Move())
		}
	}
	return all
}

func options(games, some, tries int) gametest.Options {
	return gametest.Options{Games: games, Some: some, Tries: tries, Moves: someMoves(), Reasons: aurora.Reasons(),
		MaxMoves: 5000, Each: allOnce, Resting: func(s game.State) bool { return s.Quiet() }}
}

// TestEveryStateKeepsTheContract plays a few games of every setup with the test kit, and counts cards and tokens.
func TestEveryStateKeepsTheContract(t *testing.T) {
	gametest.RunEach(t, aurora.Rules{}, setups, options(2, 0, 60))
}

func TestHundredsOfGamesKeepTheContract(t *testing.T) {
	gametest.RunEach(t, aurora.Rules{}, setups, options(30, 30, 30))
}

// allOnce checks that every card, object, result and action card is in exactly one place, that none is missing, and
// that what convoys carry fits and lies where it may (1.2, 2.1 to 2.3, 2.8).
func allOnce(t testing.TB, state game.State) {
	t.Helper()
	s := state.(*aurora.State)
	g := s.Game()
	var seen aurora.Cards
	count := func(list ...aurora.Card) {
		for _, c := range list {
			if c == aurora.NoCard {
				continue
			}
			if seen.Has(c) {
				t.Fatalf("%s is twice in %s", g.Data().ID(c), s.Position())
			}
			seen.Add(c)
		}
	}
	for box := s.Box; !box.Empty(); {
		count(box.Pop())
	}
	for held := s.HeldLoot; !held.Empty(); {
		count(held.Pop())
	}
	count(s.Deck.Cards()...)
	count(s.Discard.Cards()...)
	count(s.Loot.Cards()...)
	count(s.Lost.Cards()...)
	count(s.FoeLoot[:]...)
	count(s.SpoilLoot[:]...)
	count(s.Prize)
	for i := range s.Slots {
		count(s.Slots[i].Card)
	}
	for i := range s.Foes {
		count(s.Foes[i].Card)
		count(s.Spoils[i].Loot)
	}
	objects := int(s.Objects.N) + int(s.ObjectDiscard.N) + s.HeldThings.Len()
	for i := range s.Convoys {
		c := &s.Convoys[i]
		objects += s.Hands[i].Len()
		if int(c.Held) != s.Hands[i].Len() {
			t.Fatalf("seat %d is said to hold %d objects in %s", i, c.Held, s.Position())
		}
		count(c.Cars[:]...)
		for _, m := range c.Crew {
			count(m.Card)
		}
		convoy(t, s, c)
	}
	want := 14
	if g.Mines() {
		want++
	}
	if objects != want {
		t.Fatalf("there are %d objects in %s", objects, s.Position())
	}
	results := int(s.Results.N) + int(s.ResultDiscard.N)
	for _, r := range s.Revealed {
		if r != 0 {
			results++
		}
	}
	if results != aurora.ResultCount {
		t.Fatalf("there are %d results in %s", results, s.Position())
	}
	if g.Automa() != game.NoSeat {
		if n := s.Actions.N + s.Dealt.N + s.Automa.Shown.N + s.Automa.Discard.N; n != aurora.ActionCount {
			t.Fatalf("the Automa has %d cards in %s", n, s.Position())
		}
	}
}

// convoy checks what a convoy carries, at a moment when nothing is half done.
func convoy(t testing.TB, s *aurora.State, c *aurora.Convoy) {
	t.Helper()
	if !c.In || !s.Quiet() {
		return
	}
	free, cabin, hold := s.Game().Room(c)
	ammo, food := int(c.Goods[aurora.Ammo]), int(c.Goods[aurora.Food])+int(c.Goods[aurora.Fuel])
	if ammo+max(0, int(c.CrewN)-cabin)+max(0, food-hold) > free {
		t.Fatalf("what a convoy carries does not fit in %s", s.Position())
	}
	for i := range c.Crew[:c.CrewN] {
		if s.Game().Skill(&c.Crew[i]) <= 0 {
			t.Fatalf("somebody without skill is aboard in %s", s.Position())
		}
	}
	var load aurora.Tokens
	for _, token := range c.Load {
		load[token]++
	}
	if c.Stowed && (load[aurora.SurvivorToken] != c.CrewN || load[aurora.Ammo] != c.Goods[aurora.Ammo] ||
		load[aurora.Food] != c.Goods[aurora.Food] || load[aurora.Fuel] != c.Goods[aurora.Fuel]) {
		t.Fatalf("what is stowed is not what is aboard in %s", s.Position())
	}
}

func TestHotPathAllocatesNothing(t *testing.T) { gametest.HotPaths(t, aurora.Rules{}, setups) }

func BenchmarkPlayout(b *testing.B) { gametest.Benchmark(b, aurora.Rules{}, setups...) }

// TestStateIsFlat checks that a state can be copied by one assignment, and is small.
func TestStateIsFlat(t *testing.T) { gametest.Small[aurora.State](t, 4096) }

var soak = flag.Int("soak", 2000, "random games of TestSoak; make soak plays a million")

var odd = flag.Int("odd", 1500, "positions of TestOddPositionsPlay")

// TestSoak plays random games of every setup: nothing panics, every game ends, and every state has all cards and
// tokens.
func TestSoak(t *testing.T) { gametest.Soak(t, aurora.Rules{}, setups, *soak, 5000, allOnce) }

// TestTranscripts checks that whole games are played as they were when recorded.
func TestTranscripts(t *testing.T) {
	for name, setup := range map[string]string{"seed-1": "", "seed-2": "", "seed-3": "", "solo-1": setups[1],
		"two-1": setups[2], "two-2": setups[3], "three-1": setups[4], "four-1": setups[5], "four-2": setups[6]} {
		gametest.Transcript(t, open(t, setup), name[len(name)-1:], name)
	}
}
