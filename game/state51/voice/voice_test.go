package voice_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
)

// voices returns the game's voice in every language.
func voices(t *testing.T) map[string]*voice.Voice {
	t.Helper()
	return editiontest.Voices(t, &voice.Languages, voice.Others())
}

// TestEveryReasonHasWords checks that every reason has words in every language, without a place left open.
func TestEveryReasonHasWords(t *testing.T) {
	editiontest.HasReasons(t, voices(t), gametest.Open(t, think.Rules{}, ""), state51.Reasons(),
		editiontest.Moves(state51.DoDiscard, state51.DoKeepResource))
}

// TestEveryFactHasWords checks that what every card does is said in every language, without a place left open.
func TestEveryFactHasWords(t *testing.T) {
	d := state51.Rules{}.Data()
	for lang, v := range voices(t) {
		for i := range d.Designs {
			editiontest.HasFacts(t, lang, v, d.Designs[i].ID, v.Facts(&d.Designs[i]))
		}
	}
}

// TestWorkersAreOnePrice checks that workers that are paid are added to those that work.
func TestWorkersAreOnePrice(t *testing.T) {
	d := state51.Rules{}.Data()
	for id, want := range map[string]string{
		"archive": "Action: 2 workers for **1 point**. A second time in a round costs one worker more.",
		"market": "Action: 1 worker and any resource for **1 point**. " +
			"A second time in a round costs one worker more.",
		"barracks": "Action: 2 workers for **reach 2 to pillage**. A second time in a round costs one worker more.",
	} {
		if got := voice.English().Effect(&d.Of(d.Card(id)).Effect); got != want {
			t.Errorf("%s: %q, not %q", id, got, want)
		}
	}
}

// TestEveryLossHasWords checks that for every location that another one replaces every language says what is lost,
// without a place left open.
func TestEveryLossHasWords(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
	d := state51.Rules{}.Data()
	v := g.New(game.Seed{}).View(0).(*state51.View)
	for c := state51.Card(1); c <= state51.CardCount; c++ {
		if d.Of(c).Kind == state51.Location {
			v.Marks[c].Tokens, v.Marks[c].Holds = 2, 1
		}
	}
	v.Seats[0].Agreements, v.Seats[0].Store[state51.Fuel] = state51.Cards{0, 0xff}, 2
	for lang, words := range voices(t) {
		for c := state51.Card(1); c <= state51.CardCount; c++ {
			if d.Of(c).Kind != state51.Location {
				continue
			}
			list, _ := words.For(g).Losses(v, 0, c, d.Card("market"))
			if len(list) < 2 && d.ID(c) != "market" {
				t.Errorf("%s: of %s is said %q", lang, d.ID(c), list)
			}
			for _, said := range list {
				if !editiontest.Whole(words, said) {
					t.Errorf("%s: of %s is said %q", lang, d.ID(c), said)
				}
			}
		}
	}
}

// TestFirstHintsAreSaid runs the checks of [editiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	deals := append(editiontest.Deals(t, think.Rules{}, "", 6),
		editiontest.Deals(t, think.Rules{}, `{"seats":3}`, 2)...)
	k := editiontest.FirstHints{Deals: deals, Voices: editiontest.Spoken(voices(t))}
	k.Said(t)
}

// TestWhoGaveUpIsTold checks that a seat that gave up is told so, that the others are told that somebody did, and that
// an unfinished round does not count.
func TestWhoGaveUpIsTold(t *testing.T) {
	for lang, v := range voices(t) {
		g := gametest.Open(t, think.Rules{}, `{"seats":3}`)
		s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), "gives up")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Concede(); err != nil {
			t.Fatal(err)
		}
		speaker, who := v.For(s.Game), s.Viewer()
		told := map[string]int{}
		for seat := range game.Seat(3) {
			_, why := speaker.Ending(s.Result(), seat)
			told[why]++
			if own := v.T("end.why.conceded.own"); (why == own) != (seat == who) {
				t.Errorf("%s: seat %d is told %q", lang, seat, why)
			}
		}
		if len(told) != 2 {
			t.Errorf("%s: they are told %v", lang, told)
		}
		if lines := speaker.Chronicle(s.View(), s.Lines()); !strings.Contains(lines[len(lines)-1], "**0**") {
			t.Errorf("%s: of a first round that was given up it tells %q", lang, lines[len(lines)-1])
		}
	}
}

// TestATieNamesWhatDecidedIt checks (2.5), in every language, that after equal scores the cards in hand are named,
// after these the goods, and that a shared victory says that all was level. Nothing is added if only one seat has the
// best score, and a seat that gave up is no part of a tie.
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

// TestASumIsOfOneSource checks that the parts of a score add up to it, and that a leader, who is worth a point, counts
// among the cards and not among what lies on them (2.3). The end tells the same numbers.
func TestASumIsOfOneSource(t *testing.T) {
	const position = `{"version":1,"phase":"actions","round":3,"first":"a","turn":"a","deck":["road-1"],"seats":[
		{"faction":"new-york","leader":{"id":"borgo","tokens":2},"base":{"vp":20},
		"locations":[{"id":"old-works"},{"id":"skyscraper","tokens":3}]},{"faction":"mutants"}]}`
	g, s := gametest.Load(t, think.Rules{}, position)
	view := s.View(0).(*state51.View)
	if sum := view.SumOf(0); sum != (state51.Sum{Cards: 3, Tokens: 8, Base: 20}) || sum.Total() != view.Points(0) {
		t.Errorf("%+v, of %d points", sum, view.Points(0))
	}
	numbers := regexp.MustCompile(`\d+`)
	for lang, v := range voices(t) {
		for _, line := range v.For(g).Chronicle(view, nil) {
			if said := strings.Join(numbers.FindAllString(line, -1), " "); strings.Contains(line, "31") &&
				said != "31 3 8 20" {
				t.Errorf("%s: %q", lang, line)
			}
		}
	}
}

// TestNothingIsLostAfterTheLastRound checks that who passes with more than the store holds is told that the rest is
// lost, but not in the last round, which has no clean-up (2.4): there a store only keeps goods from theft (8.3).
func TestNothingIsLostAfterTheLastRound(t *testing.T) {
	for points, key := range map[string]string{"5": "prompt.keep.body", "32": "prompt.keep.last"} {
		g, s := gametest.Load(t, think.Rules{}, `{"version":1,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["road-1"],"seats":[{"faction":"new-york","base":{"vp":`+points+`,"gun":2},
			"locations":[{"id":"cellars"}],"store":{"fuel":3}},{"faction":"mutants"}]}`, "pass")
		for lang, v := range voices(t) {
			_, body := v.For(g).Prompt(s.View(0))
			if want := v.T(key, "n", 2); len(body) != 1 || body[0] != want {
				t.Errorf("%s, with %s points: %q, not %q", lang, points, body, want)
			}
		}
	}
}
