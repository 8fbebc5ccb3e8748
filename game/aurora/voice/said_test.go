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
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
)

// silent lists the events that are not told.
var silent = map[string]bool{"over": true, "slide": true}

// TestEverythingSaidInWholeGames plays games of all kinds and has everything said in every language: no sentence has an
// unfilled place or is a bare key, and no two moves of a decision have the same label or the same path. Every prompt
// and every event that is told comes up in some game.
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
				talk(t, v, g, s, fmt.Sprint(lang, n), heard)
			}
		}
	}
	for i := range seldom {
		for lang, v := range voices(t) {
			g, s := seldom[i].begin(t)
			talk(t, v, g, s, fmt.Sprint(lang, i), heard)
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

// coded matches a place of a convoy in the words of the protocol.
var coded = regexp.MustCompile(`\b[1-4][bt][1-6]\b`)

// talk plays a random game and has everything said.
func talk(t *testing.T, v *voice.Voice, g game.Game, s game.State, seed string, heard map[string]bool) {
	t.Helper()
	speaker := v.For(g)
	k := editiontest.Talk{Words: v, Speaker: speaker, Silent: silent, Heard: heard}
	k.Also = func(view game.View, legal []game.Move, _ game.Move) {
		for _, m := range legal {
			label, advice := speaker.Label(view, m), speaker.Advise(view, []game.Move{m})
			if coded.MatchString(label + " " + advice) {
				t.Errorf("%s: a place is named by its code: %q, %q", v.Language(), label, advice)
			}
		}
	}
	k.Play(t, g, s, seed)
}

// TestAPromptSpeaksOfWhatCanBeDone checks that nobody is told to feed or to fire who cannot.
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

// beginning is a position with moves that lead to a question that random games seldom ask.
type beginning struct{ phase, more, red, moves string }

const others = `"blue":{"space":4,"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]},` +
	`"green":{"space":4,"crew":[{"id":"leader-green","zone":"action"}],"cars":[{"card":"truck-green"}]}`

// begin loads the position and plays the moves.
func (b *beginning) begin(t *testing.T) (game.Game, game.State) {
	t.Helper()
	position := `{"game":"aurora","version":1,"seats":3,"map":"alpha","phase":"` + b.phase + `","round":2,"turn":"red",` +
		`"aurora":2,"order":["blue","green","red"],"results":{"deck":["r12","r11","r10"],"discard":["r9"]},` +
		`"objects":{"deck":["nitrous","ration"]},` + b.more + `"convoys":{"red":{"space":4,` + b.red + `},` + others + `}}`
	g, s := gametest.Load(t, think.Rules{}, position)
	for text := range strings.SplitSeq(b.moves, "; ") {
		if text == "" {
			continue
		}
		m, err := g.ParseMove(text)
		if err == nil {
			err = s.Apply(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v in %s", text, err, s.Position())
		}
	}
	return g, s
}

const (
	plain   = `"slots":[{},{},{},{},{}],`
	leader  = `"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	tainted = `"crew":[{"id":"leader-red","zone":"action","contamination":1},{"id":"hermit","zone":"rest",` +
		`"contamination":2}],"cars":[{"card":"truck-red"}]`
	burner = `"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"biomass-truck"},` +
		`{"card":"container-red"}]`
	marked = `"enemies":[{"id":"ulmar","region":1,"loot":"generator","targets":["red"]},` +
		`{"id":"howler","region":1,"loot":"gauss-cannon","targets":["red"]}],`
	full = `"enemies":[{"id":"ulmar","region":1,"loot":"generator","targets":["blue","green","blue","green"]}],`
)

var seldom = []beginning{
	{"movement", plain, `"food":2,"fuel":2,` + burner, "go 8"},
	{"exploration", `"slots":[{"card":"field-hospital","left":["food"],"right":["object"]},{},{},{},{}],`,
		`"objects":["torch","hazmat","antifreeze"],` + leader, "explore 1; pick leader-red; block right"},
	{"movement", plain, `"objects":["decontamination"],` + tainted, "object decontamination"},
	{"attack", plain + marked, `"ammo":1,` + leader, "fire 1b3 ulmar"},
	{"attack", plain + full, `"ammo":1,` + leader, "fire 1b3 ulmar"},
}
