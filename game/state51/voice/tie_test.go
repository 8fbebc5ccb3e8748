package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// TestATieNamesWhatDecidedIt (2.5): in every language, after equal scores the cards in hand, after those the goods, and
// a shared victory says that all was level. Of a score that one alone has nothing is added, and whoever gives up is no
// part of a tie.
func TestATieNamesWhatDecidedIt(t *testing.T) {
	for _, x := range []struct{ a, b, tie, concedes string }{
		{`"hand":["uncle-hammer"],"base":{"vp":32}`, `"base":{"vp":32}`, "cards", ""},
		{`"base":{"vp":31,"scrap":1}`, `"base":{"vp":31}`, "goods", "c"},
		{`"base":{"vp":32}`, `"base":{"vp":32}`, "level", ""},
		{`"base":{"vp":33}`, `"base":{"vp":32}`, "", ""},
		{`"hand":["uncle-hammer"],"base":{"vp":31}`, `"base":{"vp":31}`, "cards", "c"},
		{`"base":{"vp":29}`, `"base":{"vp":31}`, "", "b"},
	} {
		position := `{"version":1,"phase":"actions","round":7,"first":"a","turn":"a","deck":["road-1"],"seats":[
			{"faction":"new-york",` + x.a + `},{"faction":"mutants",` + x.b + `,"passed":true},
			{"faction":"merchants","base":{"vp":28},"passed":true}]}`
		g, s := gametest.Load(t, think.Rules{}, position)
		var log game.Log
		if x.concedes != "" {
			seat := game.Seat(strings.Index("abc", x.concedes))
			if err := s.Concede(seat, &log); err != nil {
				t.Fatal(err)
			}
		}
		for !s.Result().Over {
			legal := s.Legal(nil)
			m := legal[0]
			for _, other := range legal {
				if state51.ActOf(other).Verb == state51.DoPass {
					m = other
				}
			}
			if err := s.Apply(m, &log); err != nil {
				t.Fatal(err)
			}
		}
		r := s.Result()
		if r.Tie != x.tie {
			t.Errorf("%s, %s: what decided is %q, not %q: %+v", x.a, x.b, r.Tie, x.tie, r)
		}
		for lang, v := range voices(t) {
			_, why := v.For(g).Ending(r, 0)
			if x.tie != "" && !strings.HasSuffix(why, " "+v.T("end.tie."+x.tie)) || !editiontest.Whole(v, why) ||
				x.tie == "" && why != v.T("end.why."+r.Why) {
				t.Errorf("%s: of %+v is said %q", lang, r, why)
			}
		}
	}
}
