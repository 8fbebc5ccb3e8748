package voice_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
)

// silent are the events of which nothing is said.
var silent = map[string]bool{"actions": true, "over": true}

// TestEverythingSaidInWholeGames plays games of two to four seats and has everything said, in every language: no
// sentence keeps a place unfilled or is a bare key, no two moves of one decision have the same label or the same path.
// Each prompt and each event is heard of in some game.
func TestEverythingSaidInWholeGames(t *testing.T) {
	heard := map[string]bool{}
	for seats := 2; seats <= 4; seats++ {
		setup := fmt.Appendf(nil, `{"seats":%d}`, seats)
		for lang, v := range voices(t) {
			for n := range 7 {
				talk(t, lang, v, setup, n, heard)
			}
		}
	}
	for p := state51.AskTrim; p <= state51.AskKeep; p++ {
		if !heard["asks "+p.String()] {
			t.Errorf("nobody was asked for %s", p)
		}
	}
	for _, e := range strings.Fields(`round row take draw shuffle discard produce gain pay play use settle swap work visit
		hire store place rob pass score`) {
		if !heard["event "+e] {
			t.Errorf("no event %s", e)
		}
	}
}

// talk has everything said in a game.
func talk(t *testing.T, lang string, v *voice.Voice, setup []byte, n int, heard map[string]bool) {
	t.Helper()
	_, g, s, err := game.Deal(think.Rules{}, setup, fmt.Sprint("talk ", n))
	if err != nil {
		t.Fatal(err)
	}
	speaker := v.For(g)
	k := editiontest.Talk{Words: v, Speaker: speaker, Silent: silent, Heard: heard}
	k.Also = func(view game.View, _ []game.Move, m game.Move) {
		path := speaker.Path(view, m)
		if len(path) != 2 || path[0].Kind == table.KindButton {
			return
		}
		placing := state51.ActOf(m).Verb == state51.DoPlace // offered where it can be done, and nowhere else
		if aimed, ok := speaker.Attempt(view, path); !placing && (!ok || aimed != m) {
			t.Errorf("%s: touching %v seems to aim at %s, %v, not at %s", lang, path, g.MoveText(aimed), ok,
				g.MoveText(m))
		}
	}
	k.Play(t, g, s, fmt.Sprint(lang, n))
}
