package voice_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
)

// silent are the events of which nothing is said.
var silent = map[string]bool{"over": true, "slide": true}

// TestEverythingSaidInWholeGames plays games of all kinds and has everything said, in every language: no
// sentence keeps a place unfilled or is a bare key, no two moves of one decision have the same label or the same path.
// Each prompt and each event is heard of in some game.
func TestEverythingSaidInWholeGames(t *testing.T) {
	heard := map[string]bool{}
	for _, setup := range []string{`{}`, `{"map":"beta","mine":true}`, `{"seats":2,"mine":true}`,
		`{"seats":4,"map":"beta","mine":true}`} {
		for lang, v := range voices(t) {
			for n := range 12 {
				_, g, s, err := game.Deal(think.Rules{}, []byte(setup), fmt.Sprint("talk ", n))
				if err != nil {
					t.Fatal(err)
				}
				talk(t, lang, v, g, s, n, heard)
			}
		}
	}
	for i := range seldom {
		for lang, v := range voices(t) {
			g, s := seldom[i].begin(t)
			talk(t, lang, v, g, s, i, heard)
		}
	}
	for p := aurora.AskExplore; p <= aurora.AskLoot; p++ {
		if !heard["asks "+p.String()] {
			t.Errorf("nobody was asked for %s", p)
		}
	}
	for _, e := range strings.Fields(`round reveal explore bonus block pass recruit lose contaminate gain drop fame draw
		object install detach damage repair drive aboard close mine beacon order stow ambush shot mark defeat loot
		enemy-fire leave action last aurora out score`) {
		if !heard["event "+e] {
			t.Errorf("no event %s", e)
		}
	}
}

// coded is a place of a convoy in the words of the protocol.
var coded = regexp.MustCompile(`\b[1-4][bt][1-6]\b`)

func talk(t *testing.T, lang string, v *voice.Voice, g game.Game, s game.State, n int, heard map[string]bool) {
	t.Helper()
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
			if advice := speaker.Advise(view, []game.Move{m}); coded.MatchString(label + " " + advice) {
				t.Errorf("%s: a place is named by its code: %q, %q", lang, label, advice)
			}
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

// TestAPromptSpeaksOfWhatCanBeDone: nobody is told to feed or to fire who cannot.
func TestAPromptSpeaksOfWhatCanBeDone(t *testing.T) {
	speaks := map[string]aurora.Verb{"Feed somebody": aurora.VerbFeed, "Choose a weapon": aurora.VerbFire}
	said := map[string]int{}
	for n := range 40 {
		_, g, s, err := game.Deal(think.Rules{}, []byte(`{"seats":2}`), fmt.Sprint("offers ", n))
		if err != nil {
			t.Fatal(err)
		}
		speaker, rng := voices(t)["en"].For(g), game.NewStream(game.SeedOf(fmt.Sprint(n)))
		for !s.Result().Over {
			view := s.View(s.Turn()).(*aurora.View)
			_, body := speaker.Prompt(view)
			for text, verb := range speaks {
				if strings.HasPrefix(strings.Join(body, " "), text) {
					if said[text]++; !view.Offers(verb) {
						t.Errorf("%s: %q is said", s.Prompt(), body)
					}
				}
			}
			legal := s.Legal(nil)
			var log game.Log
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(said) != len(speaks) {
		t.Errorf("all that was said is %v", said)
	}
}
