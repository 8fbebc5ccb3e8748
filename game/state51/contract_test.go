package state51_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
)

// setups are games of two, three and four seats that together have every faction.
var setups = []string{
	`{"seats":2,"factions":["new-york","mutants"]}`,
	`{"seats":2,"factions":["appalachians","merchants"]}`,
	`{"seats":3,"factions":["merchants","new-york","appalachians"]}`,
	`{"seats":4,"factions":["mutants","appalachians","new-york","merchants"]}`,
}

// open opens a setup; "" is the default one.
func open(t testing.TB, setup string) game.Game {
	t.Helper()
	return gametest.Open(t, state51.Rules{}, setup)
}

// someMoves returns moves of every verb, some of them not well formed.
func someMoves() []game.Move {
	rng := rand.New(rand.NewPCG(1, 2))
	all := []game.Move{0, state51.Act{Verb: state51.DoDone, C: 1}.Move(), state51.Act{Verb: 255, A: 255, B: 255}.Move()}
	for verb := state51.Verb(0); verb <= state51.DoKeepResource+1; verb++ {
		for a := range uint8(state51.CardCount + 2) {
			all = append(all, state51.Act{Verb: verb, A: a}.Move())
		}
		for range 1500 {
			all = append(all, state51.Act{Verb: verb, A: uint8(rng.IntN(state51.CardCount + 2)),
				B: uint8(rng.IntN(7))}.Move())
			all = append(all, state51.Act{Verb: verb, A: uint8(rng.IntN(state51.CardCount + 2)),
				B: uint8(rng.IntN(state51.CardCount + 2))}.Move())
			all = append(all, state51.Act{Verb: verb, A: uint8(rng.IntN(20)), B: uint8(rng.IntN(7))}.Move())
		}
	}
	return all
}

func options(games, some, tries int) gametest.Options {
	o := gametest.Options{Games: games, Some: some, Tries: tries, Moves: someMoves(), Reasons: state51.Reasons(),
		MaxMoves: 20000, Each: cardsOnce, Resting: func(s game.State) bool { return s.Quiet() }}
	return o
}

// TestEveryStateKeepsTheContract plays games of two, three and four seats, and checks the contract of package game and
// that no card is lost.
func TestEveryStateKeepsTheContract(t *testing.T) {
	gametest.RunEach(t, state51.Rules{}, setups, options(2, 0, 100))
}

func TestHundredsOfGamesKeepTheContract(t *testing.T) {
	gametest.RunEach(t, state51.Rules{}, setups, options(50, 30, 40))
}

// cardsOnce checks that each of the 94 cards is in exactly one place, and that nobody has what he cannot have (1.1,
// 8.2, 8.3, 8.4).
func cardsOnce(t testing.TB, state game.State) {
	t.Helper()
	s := state.(*state51.State)
	var seen state51.Cards
	n := 0
	count := func(list ...state51.Card) {
		for _, c := range list {
			if c == state51.NoCard {
				continue
			}
			if seen.Has(c) {
				t.Fatalf("card %d is twice in %s", c, s.Position())
			}
			seen.Add(c)
			n++
		}
	}
	set := func(x state51.Cards) {
		for !x.Empty() {
			count(x.Pop())
		}
	}
	count(s.Deck.Cards()...)
	count(s.Discard.Cards()...)
	count(s.Row.Cards()...)
	for i := range s.Game().Seats() {
		h := &s.Seats[i]
		count(s.Hand[i].Cards()...)
		set(h.Locations)
		set(h.Agreements)
		set(h.Spoils)
		count(h.Leader)
		if s.Ask != state51.AskRoom && s.Playing.As != state51.DoRedevelop {
			a := h.Agreements.Len()
			if general, all := s.Game().General(game.Seat(i), h); a > general || a+h.Spoils.Len() > all {
				t.Fatalf("seat %d has more than its slots in %s", i, s.Position())
			}
		}
		if h.Store.Sum() > s.Game().StoreRoom(h) {
			t.Fatalf("seat %d stores too much in %s", i, s.Position())
		}
	}
	if as := s.Playing.As; as >= state51.DoPillage && as <= state51.DoLead && !seen.Has(s.Playing.Card) {
		count(s.Playing.Card) // it is between the hand and its place
	}
	if n != state51.CardCount {
		t.Fatalf("there are %d cards in %s", n, s.Position())
	}
}

func TestHotPathAllocatesNothing(t *testing.T) { gametest.HotPaths(t, state51.Rules{}, setups) }

func BenchmarkPlayout(b *testing.B) { gametest.Benchmark(b, state51.Rules{}, setups[1:]...) }

// TestStateIsFlat checks that a state can be copied by an assignment, and is small.
func TestStateIsFlat(t *testing.T) { gametest.Small[state51.State](t, 2048) }

var soak = flag.Int("soak", 2000, "random games of TestSoak; make soak plays a million")

// TestSoak plays random games of two, three and four seats and checks that nothing panics, that every game ends, and
// that every card is accounted for in every state.
func TestSoak(t *testing.T) { gametest.Soak(t, state51.Rules{}, setups, *soak, 20000, cardsOnce) }

// TestTranscripts checks that whole games are played as they were before.
func TestTranscripts(t *testing.T) {
	for name, setup := range map[string]string{"seed-1": "", "seed-2": "", "seed-3": "", "two-1": setups[1],
		"three-1": setups[2], "four-1": setups[3]} {
		gametest.Transcript(t, open(t, setup), name[len(name)-1:], name)
	}
}
