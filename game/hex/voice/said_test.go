package voice_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
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

func talk(t *testing.T, lang string, v *voice.Voice, g game.Game, n int) {
	t.Helper()
	speaker := v.For(g)
	check := func(what, text string) {
		t.Helper()
		if text == "" || strings.ContainsAny(text, "{}") || v.Has(text) || strings.Contains(text, "  ") ||
			strings.HasPrefix(text, "log.") || strings.HasPrefix(text, "prompt.") {
			t.Errorf("%s: %s reads %q", lang, what, text)
		}
	}
	rng := game.NewStream(game.SeedOf(fmt.Sprint(lang, n)))
	s := g.New(game.SeedOf(fmt.Sprint("talk ", n)))
	for !s.Result().Over {
		for seat := range g.Seats() {
			heading, body := speaker.Prompt(s.View(game.Seat(seat)))
			check("a heading", heading)
			for _, line := range body {
				check("a prompt", line)
			}
		}
		view, legal := s.View(s.Turn()), s.Legal(nil)
		labels, paths := map[string]bool{}, map[string]bool{}
		for _, m := range legal {
			label := speaker.Label(view, m)
			check("a label", label)
			path := fmt.Sprint(speaker.Path(view, m))
			if labels[label] || paths[path] {
				t.Errorf("%s: %s has the label %q and the path %s, and is not the only one", lang, g.MoveText(m), label,
					path)
			}
			labels[label], paths[path] = true, true
			if group := speaker.Group(m); !v.Has("section." + group) {
				t.Errorf("%s: there is no group %s", lang, group)
			}
		}
		m := legal[rng.Below(len(legal))]
		if path := speaker.Path(view, m); path[0].Kind != table.KindButton &&
			path[len(path)-1].Kind == table.KindPlace {
			if aimed, ok := speaker.Attempt(view, path); !ok || aimed != m {
				t.Errorf("%s: touching %v seems to aim at %s, %v, not at %s", lang, path, g.MoveText(aimed), ok,
					g.MoveText(m))
			}
		}
		var log game.Log
		if err := s.Apply(m, &log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			if text := speaker.Sentence(e, 0); !game.Is[hex.BattleEnded](e) && !game.Is[hex.Ended](e) {
				check("the event "+e.Name(), text)
			}
		}
	}
	for seat := range g.Seats() {
		title, why := speaker.Ending(s.Result(), game.Seat(seat))
		check("the end", title)
		check("the end", why)
	}
}
