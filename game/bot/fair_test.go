package bot_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"onelongnight/game"
)

// elsewhere returns another world with the same view; other reports whether it differs.
func elsewhere(rng *game.Stream, s game.State) (world game.State, other bool) {
	world = rules.Blank()
	s.View(s.Turn()).Sample(rng, world)
	return world, !bytes.Equal(world.Position(), s.Position())
}

// TestHiddenCardsDoNotChangeTheMove: a player that gets a view cannot know
// more, so worlds that look the same get the same answer, with the same seed.
func TestHiddenCardsDoNotChangeTheMove(t *testing.T) {
	for _, c := range []struct {
		level     string
		positions int
	}{{"4", 1000}, {"1", 1000}, {"5", 1000}, {"6", 30}} {
		t.Run("level "+c.level, func(t *testing.T) {
			t.Parallel()
			rng := game.NewStream(game.SeedOf("worlds"))
			player, other, choices := seat(t, c.level), 0, 0
			positions(t, "fair", c.positions, func(n int, s game.State) {
				if len(s.Legal(nil)) > 1 {
					choices++
				}
				seed := game.SeedOf(fmt.Sprint(n))
				want := player.Decide(s.View(s.Turn()), seed)
				world, differs := elsewhere(&rng, s)
				if differs {
					other++
				}
				if got := player.Decide(world.View(s.Turn()), seed); got != want {
					t.Fatalf("in another world of the same view it plays %s instead of %s", rules.MoveText(got.Move),
						rules.MoveText(want.Move))
				}
			})
			if other < c.positions*9/10 || choices < c.positions/2 {
				t.Errorf("only %d worlds were different, and %d positions had a choice", other, choices)
			}
		})
	}
}

// TestNextDrawDoesNotChangeTheMove tests for a leak that another engine had: a move that depends on the hidden top card
// of the player's own deck.
func TestNextDrawDoesNotChangeTheMove(t *testing.T) {
	player, turned := seat(t, "4"), 0
	positions(t, "draw", 600, func(n int, s game.State) {
		var doc map[string]any
		if s.Quiet() && json.Unmarshal(s.Position(), &doc) == nil {
			side := doc[game.SeatName(rules, s.Turn())].(map[string]any)
			deck, _ := side["deck"].([]any)
			known, _ := side["known"].(map[string]any)
			if top, _ := known["top"].([]any); len(deck) < 2 || len(top) > 0 {
				return
			}
			for i, j := 0, len(deck)-1; i < j; i, j = i+1, j-1 {
				deck[i], deck[j] = deck[j], deck[i]
			}
			upside := loaded(t, doc)
			turned++
			seed := game.SeedOf(fmt.Sprint(n))
			if a, b := player.Decide(s.View(s.Turn()), seed), player.Decide(upside.View(s.Turn()), seed); a != b {
				t.Fatalf("with its own deck upside down it plays %s instead of %s", rules.MoveText(b.Move),
					rules.MoveText(a.Move))
			}
		}
	})
	if turned < 200 {
		t.Errorf("only %d decks were turned", turned)
	}
}

// TestKnownCardsChangeTheMove is the positive control: a card that everybody
// saw return to Moloch's hand does change what the Outpost decides.
func TestKnownCardsChangeTheMove(t *testing.T) {
	player, asked, changed := seat(t, "4"), 0, 0
	positions(t, "known", 1500, func(n int, s game.State) {
		if s.Turn() != 1 || !s.Quiet() || len(s.Legal(nil)) < 3 {
			return
		}
		var doc map[string]any
		if err := json.Unmarshal(s.Position(), &doc); err != nil {
			t.Fatal(err)
		}
		moloch := doc["moloch"].(map[string]any)
		hand, _ := moloch["hand"].([]any)
		if len(hand) == 0 {
			return
		}
		known, _ := moloch["known"].(map[string]any)
		if known == nil {
			known = map[string]any{}
			moloch["known"] = known
		}
		known["hand"] = hand
		seen := loaded(t, doc)
		asked++
		seed := game.SeedOf(fmt.Sprint(n))
		if player.Decide(s.View(1), seed).Move != player.Decide(seen.View(1), seed).Move {
			changed++
		}
	})
	t.Logf("of %d decisions %d change when Moloch's hand is known", asked, changed)
	if changed < asked/50 || asked < 200 {
		t.Errorf("of %d decisions only %d change", asked, changed)
	}
}

// loaded returns the state of a position edited by hand.
func loaded(t *testing.T, doc map[string]any) game.State {
	t.Helper()
	position, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	_, s, err := rules.Load(position, game.SeedOf("x"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}
