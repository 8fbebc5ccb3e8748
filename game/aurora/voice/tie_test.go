package voice_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// TestATieNamesWhatDecidedIt (12.3): also between two whom a third leaves behind by giving up.
func TestATieNamesWhatDecidedIt(t *testing.T) {
	for _, x := range []struct {
		green int8 // its fame
		tie   string
	}{{0, "order"}, {1, ""}} {
		b := beginning{phase: "exploration", more: `"slots":[{"card":"machine-gun"},{},{},{},{}],`, red: leader}
		g, s := b.begin(t)
		state := s.(*aurora.State)
		state.Convoys[2].Fame = x.green
		if err := s.Concede(0, &game.Log{}); err != nil {
			t.Fatal(err)
		}
		r := s.Result()
		if r.Tie != x.tie {
			t.Errorf("what decided is %q, not %q: %+v", r.Tie, x.tie, r)
		}
		for lang, v := range voices(t) {
			want := v.T("end.why.conceded")
			if x.tie != "" {
				want += " " + v.T("end.why."+x.tie)
			}
			if _, why := v.For(g).Ending(r, 0); why != want {
				t.Errorf("%s: it says %q", lang, why)
			}
		}
	}
}
