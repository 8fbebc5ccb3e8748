package convoy_test

import (
	"encoding/json"
	"flag"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

// everyMove returns every move that can be written down, and some that cannot.
func everyMove() []game.Move {
	var all []game.Move
	for verb := convoy.Verb(0); verb <= convoy.DoMill+1; verb++ {
		last := uint8(7)
		if verb == convoy.DoAttach {
			last = 72
		}
		for a := range uint8(73) {
			for b := range last {
				all = append(all, convoy.Act{Verb: verb, A: a, B: b}.Move())
			}
		}
		all = append(all, convoy.Act{Verb: verb, A: 255, B: 255}.Move())
	}
	return append(all, convoy.Act{Verb: convoy.DoDone, C: 1}.Move())
}

// reasons are all reasons in refuse.go and in the contract.
var reasons = []string{"unknown-move", "game-over", "wrong-moment", "not-in-hand", "not-a-unit", "not-an-instant",
	"not-a-module", "no-such-city", "city-destroyed", "city-full", "no-target", "instants-barred", "too-many-actions",
	"not-in-play", "not-yours", "no-ability", "disabled", "already-moved", "not-adjacent", "cannot-leave", "no-cards",
	"not-active-city", "no-support", "support-used", "not-a-robot", "has-module", "no-such-district",
	"district-ravaged", "immune", "not-offered", "must-choose"}

func options(games int) gametest.Options {
	return gametest.Options{Games: games, Moves: everyMove(), Reasons: reasons, MaxMoves: 5000, Each: allCardsOnce,
		Census:  census,
		Resting: func(s game.State) bool { return s.Quiet() }}
}

func TestEveryStateKeepsTheContract(t *testing.T) {
	t.Parallel()
	o := options(12)
	gametest.Run(t, convoy.Rules{}, o)
}

func TestAThousandGamesKeepTheContract(t *testing.T) {
	t.Parallel()
	o := options(1000)
	o.Some, o.Tries = 24, 60
	gametest.Run(t, convoy.Rules{}, o)
}

// census counts the cards of a position, wherever they are.
func census(position []byte) map[string]int {
	var doc struct {
		Moloch, Outpost struct{ Hand, Deck, Discard []string }
		Units           []struct{ ID, Module string }
	}
	if json.Unmarshal(position, &doc) != nil {
		return nil
	}
	count := map[string]int{}
	for _, pile := range [][]string{doc.Moloch.Hand, doc.Moloch.Deck, doc.Moloch.Discard, doc.Outpost.Hand,
		doc.Outpost.Deck, doc.Outpost.Discard} {
		for _, id := range pile {
			count[id]++
		}
	}
	for _, u := range doc.Units {
		count[u.ID]++
		if u.Module != "" {
			count[u.Module]++
		}
	}
	return count
}

// allCardsOnce checks that each of the 70 cards is in exactly one place.
func allCardsOnce(t testing.TB, s game.State) {
	t.Helper()
	count := census(s.Position())
	for _, c := range convoy.Cards() {
		if count[c.ID()] != 1 {
			t.Errorf("%s is there %d times", c.ID(), count[c.ID()])
		}
	}
	if len(count) != 70 {
		t.Errorf("there are %d cards", len(count))
	}
}

var soak = flag.Int("soak", 2000, "random games of TestSoak; make soak plays a million")

// TestSoak plays random games and checks that nothing panics and that every game ends.
func TestSoak(t *testing.T) { gametest.Soak(t, convoy.Rules{}, []string{""}, *soak, 5000, nil) }

// TestTranscripts checks that whole games are played as they were before.
func TestTranscripts(t *testing.T) {
	for _, seed := range []string{"1", "2", "3"} {
		gametest.Transcript(t, convoy.Rules{}, seed, "seed-"+seed)
	}
}
