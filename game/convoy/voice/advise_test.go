package voice_test

import (
	"math/rand/v2"
	"regexp"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
)

// points are what advice must not be given in, and marks that follow one another.
var points = regexp.MustCompile(`[−+]\d+[.,]\d|\(\s*\)|\.\.|\?\.|[{}]`)

// TestAdviceIsASentence gives advice on every move, alone and with one that may
// follow, in the positions of random games.
func TestAdviceIsASentence(t *testing.T) {
	v, rng := voice.English(), rand.New(rand.NewPCG(3, 5))
	said := map[string]bool{}
	for n := range 12 {
		s := convoy.Rules{}.New(game.Seed{byte(n)})
		for !s.Result().Over {
			legal := s.Legal(nil)
			view := s.View(s.Turn())
			for _, m := range legal {
				plan := []game.Move{m, legal[rng.IntN(len(legal))]}
				text := v.Advise(view, plan)
				if text == "" || points.MatchString(text) {
					t.Fatalf("%s: %q", convoy.Rules{}.MoveText(m), text)
				}
				said[regexp.MustCompile(`\*\*.*?\*\*|\d+`).ReplaceAllString(text, "")] = true
			}
			if err := s.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(said) < 30 {
		t.Errorf("only %d different things are said", len(said))
	}
}
