package aurora_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// changes lists ways to change a position at random; the new one may or may not load.
var changes = []func(doc map[string]any, rng *rand.Rand){
	func(doc map[string]any, rng *rand.Rand) { doc["phase"] = phases[rng.IntN(len(phases))] },
	func(doc map[string]any, rng *rand.Rand) { doc["round"], doc["aurora"] = rng.IntN(6)+1, rng.IntN(6)+1 },
	func(doc map[string]any, rng *rand.Rand) { // tokens are gone from a slot
		slot := doc["slots"].([]any)[rng.IntN(5)].(map[string]any)
		delete(slot, []string{"left", "right", "tokens"}[rng.IntN(3)])
	},
	func(doc map[string]any, rng *rand.Rand) { doc["slots"].([]any)[rng.IntN(5)] = map[string]any{} },
	func(doc map[string]any, rng *rand.Rand) { shorten(doc, "deck", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(doc["objects"], "deck", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(doc["objects"], "discard", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(doc["loot"], "deck", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(doc["results"], "deck", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(doc["results"], "discard", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(convoyOf(doc, rng), "crew", rng) },
	func(doc map[string]any, rng *rand.Rand) { shorten(convoyOf(doc, rng), "cars", rng) },
	func(doc map[string]any, rng *rand.Rand) {
		convoyOf(doc, rng)[[]string{"food", "fuel", "ammo", "points"}[rng.IntN(4)]] = rng.IntN(4)
	},
	func(doc map[string]any, rng *rand.Rand) { convoyOf(doc, rng)["fame"] = rng.IntN(10) - 1 },
	func(doc map[string]any, rng *rand.Rand) { convoyOf(doc, rng)["space"] = rng.IntN(28) },
	func(doc map[string]any, rng *rand.Rand) {
		if cars := convoyOf(doc, rng)["cars"].([]any); len(cars) > 0 {
			cars[rng.IntN(len(cars))].(map[string]any)["damage"] = rng.Perm(5)[:rng.IntN(5)]
		}
	},
	func(doc map[string]any, rng *rand.Rand) {
		if crew := convoyOf(doc, rng)["crew"].([]any); len(crew) > 0 {
			m := crew[rng.IntN(len(crew))].(map[string]any)
			m["contamination"], m["antifreeze"] = rng.IntN(3), rng.IntN(2)
			m["zone"] = []string{"action", "rest", "fatigue"}[rng.IntN(3)]
		}
	},
	func(doc map[string]any, rng *rand.Rand) {
		if a, ok := doc["automa"].(map[string]any); ok {
			a["survivors"], a["contaminated"], a["marker"] = rng.IntN(4), rng.IntN(3), rng.IntN(6)+1
			a["ammo"], a["space"], a["fame"] = rng.IntN(3), rng.IntN(28), rng.IntN(10)-1
		}
	},
	func(doc map[string]any, rng *rand.Rand) { // an enemy comes out of the deck
		deck, _ := doc["deck"].([]any)
		for i, id := range deck {
			if slices.Contains(enemies, id.(string)) {
				doc["deck"] = slices.Concat(deck[:i], deck[i+1:])
				list, _ := doc["enemies"].([]any)
				foe := map[string]any{"id": id, "region": rng.IntN(3) + 1, "damage": rng.IntN(3)}
				doc["enemies"] = append(list, foe)
				return
			}
		}
	},
	func(doc map[string]any, rng *rand.Rand) { // all convoys stand on one space
		space := rng.IntN(28)
		for _, c := range doc["convoys"].(map[string]any) {
			c.(map[string]any)["space"] = space
		}
	},
}

var enemies = []string{"warwolves", "riderwolves", "ulmar", "howler", "rendall-randall", "immortal-wolf"}

var phases = []string{"exploration", "rest", "movement", "attack"}

// convoyOf returns the convoy of a seat chosen at random.
func convoyOf(doc map[string]any, rng *rand.Rand) map[string]any {
	convoys := doc["convoys"].(map[string]any)
	for _, name := range seatNames {
		if c, ok := convoys[name].(map[string]any); ok && (len(convoys) == 1 || rng.IntN(len(convoys)) == 0) {
			return c
		}
	}
	return convoys[seatNames[0]].(map[string]any)
}

// shorten keeps only the first few entries of a list, or none.
func shorten(of any, key string, rng *rand.Rand) {
	entries, _ := of.(map[string]any)
	if list, ok := entries[key].([]any); ok {
		entries[key] = list[:rng.IntN(len(list)+1)]
	}
}

// TestOddPositionsPlay checks that positions that load, though no play would reach them, are written as they were read
// and can be played to the end.
func TestOddPositionsPlay(t *testing.T) {
	loaded, why := 0, map[string]int{}
	for n := range *odd {
		rng := rand.New(rand.NewPCG(uint64(n), 5))
		g := open(t, setups[n%len(setups)]).(*aurora.Game)
		s := g.New(game.SeedOf(fmt.Sprint(n)))
		for moves := rng.IntN(150); !s.Result().Over && (moves > 0 || !s.Quiet()); moves-- {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		if s.Result().Over || g.Out(s, 0) {
			continue
		}
		var doc map[string]any
		if err := json.Unmarshal(s.Position(), &doc); err != nil {
			t.Fatal(err)
		}
		for range 1 + rng.IntN(8) {
			changes[rng.IntN(len(changes))](doc, rng)
		}
		position, err := json.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		_, other, err := aurora.Rules{}.Load(position, game.SeedOf("odd"))
		if err != nil {
			continue
		}
		loaded++
		why[toTheEnd(t, string(position), other, rng)]++
	}
	t.Log(loaded, "of", *odd, "positions load; they end by", why)
	if loaded < *odd/10 {
		t.Error("hardly any position loads")
	}
}

// toTheEnd plays a game to its end, reading back positions on the way, and returns how it ended.
func toTheEnd(t *testing.T, position string, s game.State, rng *rand.Rand) string {
	t.Helper()
	for n := 0; !s.Result().Over; n++ {
		if s.Quiet() && n%5 == 0 {
			_, again, err := aurora.Rules{}.Load(s.Position(), game.Seed{})
			if err != nil || string(again.Position()) != string(s.Position()) {
				t.Fatalf("%s does not load as it was written: %v", s.Position(), err)
			}
		}
		legal := s.Legal(nil)
		if len(legal) == 0 || n > 5000 {
			t.Fatalf("after %d moves nothing can be done in\n%s\nfrom\n%s", n, s.Position(), position)
		}
		if err := s.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s.Result().Why
}
