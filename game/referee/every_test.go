package referee_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/gametest/every"
	"onelongnight/game/referee"
)

// refereeOf returns a referee for one game, with the game's own words.
func refereeOf(g every.Game) *referee.Referee {
	words := func(of game.Game, s game.State, err *game.Illegal) string { return g.Speak(of).Refusal(s, err) }
	return referee.New([]referee.Offer{{Kind: g.Game.Kind(), Words: words}}, bot.Levels())
}

// TestEveryGameByProtocol plays every game in every setup to its end at random. On the way, another referee opens the
// game's code and must reach the same position. A move that does not exist must be refused in words.
func TestEveryGameByProtocol(t *testing.T) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			r, other := refereeOf(g), refereeOf(g)
			begin, err := json.Marshal(map[string]any{"do": "new", "game": g.Game.Kind().Name(), "seed": g.Name,
				"setup": json.RawMessage(g.Game.Setup())})
			if err != nil {
				t.Fatal(err)
			}
			if begun := say(t, r, string(begin)); begun["ok"] != true {
				t.Fatalf("%s is answered %v", begin, begun)
			}
			code, _ := say(t, r, `{"do":"code"}`)["code"].(string)
			set, _, _, err := game.Open([]game.Kind{g.Game.Kind()}, code)
			if err != nil || !bytes.Equal(set.Setup(), g.Game.Setup()) {
				t.Fatalf("it is set up otherwise: %v", err)
			}
			rng := game.NewStream(game.SeedOf(g.Name))
			for n := 0; say(t, r, `{"do":"result"}`)["over"] != true; n++ {
				moves, _ := say(t, r, `{"do":"legal"}`)["moves"].([]any)
				if len(moves) == 0 {
					t.Fatal("the game is not over, and nothing can be done")
				}
				move := moves[rng.Below(len(moves))]
				if played := say(t, r, fmt.Sprintf(`{"do":"play","move":%q}`, move)); played["ok"] != true {
					t.Fatalf("%q is legal and is answered %v", move, played)
				}
				if n%20 == 0 {
					opened(t, r, other)
				}
			}
			var answer struct{ Error struct{ Code, Text string } }
			if err := json.Unmarshal(r.Answer([]byte(`{"do":"play","move":"nothing"}`)), &answer); err != nil {
				t.Fatal(err)
			}
			if answer.Error.Code != "illegal" || answer.Error.Text == "" {
				t.Errorf("no move is refused with %+v", answer.Error)
			}
		})
	}
}

// opened lets another referee open the code of a game, and compares what the two tell about it.
func opened(t *testing.T, r, other *referee.Referee) {
	t.Helper()
	code := say(t, r, `{"do":"code"}`)["code"]
	if answer := say(t, other, fmt.Sprintf(`{"do":"open","code":"%s"}`, code)); answer["ok"] != true {
		t.Fatalf("%v", answer)
	}
	for _, question := range []string{`{"do":"position"}`, `{"do":"legal"}`, `{"do":"result"}`} {
		if here, there := r.Answer([]byte(question)), other.Answer([]byte(question)); !bytes.Equal(here, there) {
			t.Fatalf("opened elsewhere %s is answered\n%s\nand here\n%s", question, there, here)
		}
	}
}

// TestCardsAreThoseOfTheGameOnTheTable checks that the cards told for a position of an earlier version are those of
// that version.
func TestCardsAreThoseOfTheGameOnTheTable(t *testing.T) {
	tested := false
	for _, g := range every.Games(t) {
		kind := g.Game.Kind()
		old, ok := kind.(game.Versioned)
		if !ok || kind.Version() < 2 || tested {
			continue
		}
		then, ok := old.At(1)
		if !ok {
			t.Fatalf("%s does not know its first version", g.Name)
		}
		tested = true
		r := refereeOf(g)
		now := r.Answer([]byte(`{"do":"cards"}`))
		load := fmt.Sprintf(`{"do":"load","position":%s}`, game.SetupPosition(then, g.Game.Setup()))
		if answer := say(t, r, load); answer["ok"] != true {
			t.Fatalf("%s is answered %v", load, answer)
		}
		if bytes.Equal(now, r.Answer([]byte(`{"do":"cards"}`))) {
			t.Errorf("%s: version 1 is played, and the cards are those of version %d", g.Name, kind.Version())
		}
	}
	if !tested {
		t.Error("no game has an earlier version")
	}
}
