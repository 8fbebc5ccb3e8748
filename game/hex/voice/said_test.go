package voice_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// TestEverythingSaidInWholeGames plays games of every mode and has everything said, in every
// language: no sentence keeps a place unfilled or is a bare key, no two moves of one decision have
// the same label or the same path.
func TestEverythingSaidInWholeGames(t *testing.T) {
	all := voices(t)
	for _, setup := range []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"duel","seats":["outpost","moloch"],"reinforcements":true}`,
		`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"score","seats":["moloch","hegemony","outpost"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`} {
		g, err := think.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		for lang, v := range all {
			for n := range 6 {
				talk(t, lang, v, g, n)
			}
		}
	}
}

// silent are the events of which nothing is said.
var silent = map[string]bool{"battle-end": true, "over": true}

// talk has everything said in a game.
func talk(t *testing.T, lang string, v *voice.Voice, g game.Game, n int) {
	t.Helper()
	speaker := v.For(g)
	k := editiontest.Talk{Words: v, Speaker: speaker, Silent: silent, Heard: map[string]bool{}}
	k.Also = func(view game.View, _ []game.Move, m game.Move) {
		path := speaker.Path(view, m)
		if path[0].Kind == table.KindButton || path[len(path)-1].Kind != table.KindPlace {
			return
		}
		if aimed, ok := speaker.Attempt(view, path); !ok || aimed != m {
			t.Errorf("%s: touching %v seems to aim at %s, %v, not at %s", lang, path, g.MoveText(aimed), ok,
				g.MoveText(m))
		}
	}
	k.Play(t, g, g.New(game.SeedOf(fmt.Sprint("talk ", n))), fmt.Sprint(lang, n))
}
