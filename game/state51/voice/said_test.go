package voice_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
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

func talk(t *testing.T, lang string, v *voice.Voice, setup []byte, n int, heard map[string]bool) {
	t.Helper()
	_, g, s, err := game.Deal(think.Rules{}, setup, fmt.Sprint("talk ", n))
	if err != nil {
		t.Fatal(err)
	}
	speaker := v.For(g)
	check := func(what, text string) {
		t.Helper()
		if text == "" || raw.MatchString(text) || v.Has(text) {
			t.Errorf("%s: %s reads %q", lang, what, text)
		}
	}
	rng := game.NewStream(game.SeedOf(fmt.Sprint(lang, n)))
	for !s.Result().Over {
		heard["asks "+s.Prompt()] = true
		for seat := range g.Seats() {
			view := s.View(game.Seat(seat))
			heading, body := speaker.Prompt(view)
			check("a heading", heading)
			for _, line := range body {
				check("a prompt", line)
			}
			check("where it stands", speaker.Whereabouts(view))
		}
		view, legal := s.View(s.Turn()), s.Legal(nil)
		labels, paths := map[string]bool{}, map[string]bool{}
		for _, m := range legal {
			label := speaker.Label(view, m)
			check("a label", label)
			check("advice", speaker.Advise(view, []game.Move{m}))
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
		if path := speaker.Path(view, m); len(path) == 2 && path[0].Kind != table.KindButton {
			placing := state51.ActOf(m).Verb == state51.DoPlace // offered where it can be done, and nowhere else
			if aimed, ok := speaker.Attempt(view, path); !placing && (!ok || aimed != m) {
				t.Errorf("%s: touching %v seems to aim at %s, %v, not at %s", lang, path, g.MoveText(aimed), ok,
					g.MoveText(m))
			}
		}
		var log game.Log
		if err := s.Apply(m, &log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			heard["event "+e.Name()] = true
			for seat := range g.Seats() {
				if text := speaker.Sentence(e, game.Seat(seat)); !silent[e.Name()] {
					check("the event "+e.Name(), text)
				}
			}
		}
	}
	for seat := range g.Seats() {
		title, why := speaker.Ending(s.Result(), game.Seat(seat))
		check("the end", title)
		check("the end", why)
	}
}
