package referee_test

import (
	"bytes"
	"encoding/json"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/edition"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/referee"
)

// refusal says in The Convoy's words why a move was refused.
func refusal(_ game.Game, s game.State, err *game.Illegal) string {
	return voice.English().Refusal(s, err)
}

func newReferee() *referee.Referee {
	return referee.New([]referee.Offer{{Kind: think.Rules{}, Words: refusal}}, bot.Join(edition.Levels(), bot.Levels()))
}

// say sends a line and reads the answer.
func say(t testing.TB, r *referee.Referee, line string) map[string]any {
	t.Helper()
	b := r.Answer([]byte(line))
	if bytes.ContainsRune(b, '\n') {
		t.Fatalf("the answer to %s has several lines", line)
	}
	var answer map[string]any
	if err := json.Unmarshal(b, &answer); err != nil {
		t.Fatalf("the answer to %s is no JSON: %v", line, err)
	}
	if _, ok := answer["ok"].(bool); !ok {
		t.Fatalf("the answer to %s says nothing of ok: %s", line, b)
	}
	return answer
}

// FuzzLine checks that any line gets one answer, after which the game goes on.
func FuzzLine(f *testing.F) {
	for _, line := range []string{`{"do":"games"}`, `{"do":"new","game":"convoy","seed":"7"}`,
		`{"do":"play","move":"district 1"}`,
		`{"do":"view","seat":"moloch"}`, `{"do":"open","code":"AQZjb252b3kBATcA_wIAl7ChRA"}`,
		`{"do":"think","level":"random"}`, `[`, `{"do":5}`} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		r := newReferee()
		say(t, r, `{"do":"new","game":"convoy","seed":"7"}`)
		say(t, r, line)
		if say(t, r, `{"do":"games"}`)["ok"] != true {
			t.Errorf("after %q the referee does not go on", line)
		}
		say(t, r, `{"do":"legal"}`)
	})
}

// FuzzPosition checks that a position that loads can be played, and is written as it was read.
func FuzzPosition(f *testing.F) {
	s := think.Rules{}.New(game.SeedOf("fuzz"))
	for range 60 {
		if legal := s.Legal(nil); len(legal) > 0 {
			if s.Quiet() {
				f.Add(s.Position())
			}
			if err := s.Apply(legal[len(legal)/2], nil); err != nil {
				f.Fatal(err)
			}
		}
	}
	f.Fuzz(func(t *testing.T, position []byte) {
		_, s, err := think.Rules{}.Load(position, game.SeedOf("fuzz"))
		if err != nil {
			if _, ok := err.(*game.LoadError); !ok {
				t.Fatalf("refused without a code: %v", err)
			}
			return
		}
		for n := 0; !s.Result().Over && n < 3000; n++ {
			legal := s.Legal(nil)
			if len(legal) == 0 {
				t.Fatalf("stuck: %s", s.Position())
			}
			if err := s.Apply(legal[n*7%len(legal)], nil); err != nil {
				t.Fatal(err)
			}
			if s.Quiet() && n < 3 && !s.Result().Over {
				_, again, err := think.Rules{}.Load(s.Position(), game.SeedOf("fuzz"))
				if err != nil || !bytes.Equal(again.Position(), s.Position()) {
					t.Fatalf("a position reached does not load: %v\n%s", err, s.Position())
				}
			}
		}
	})
}

// FuzzCode checks that a code either opens or is refused with a reason.
func FuzzCode(f *testing.F) {
	g := think.Rules{}
	r := game.Record{Seed: "fuzz", Conceded: game.NoSeat}
	s := g.New(game.SeedOf(r.Seed))
	for range 40 {
		legal := s.Legal(nil)
		r.Moves = append(r.Moves, legal[0])
		if err := s.Apply(legal[0], nil); err != nil {
			f.Fatal(err)
		}
	}
	code, err := r.Code(g)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(code)
	f.Add("")
	f.Fuzz(func(t *testing.T, code string) {
		_, back, s, err := game.Open([]game.Kind{g}, code)
		if err != nil {
			return
		}
		_, again, err := back.Play(g, nil)
		if err != nil || !bytes.Equal(again.Position(), s.Position()) {
			t.Fatalf("an opened code does not play back: %v", err)
		}
	})
}
