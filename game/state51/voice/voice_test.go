package voice_test

import (
	"fmt"
	"regexp"
	"slices"
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
var voices = editiontest.Voices(&voice.Languages, voice.Others)

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
			if own := v.T("end.why.conceded.own"); strings.HasPrefix(why, own) != (seat == who) {
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
// best score. A seat that gave up is no part of a tie, but is told what decided it.
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
			_, own := v.For(g).Ending(r, 2)
			if x.concedes == "c" && own != v.T("end.why.conceded.own")+" "+v.T("end.tie."+x.tie) {
				t.Errorf("%s: who gave up is told %q", lang, own)
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

// silent are the events about which nothing is said.
var silent = map[string]bool{"actions": true, "over": true}

// TestEverythingSaidInWholeGames plays games of two to four seats and has everything said in every language. It checks
// that no sentence has a place left open or is just a key, that no two moves of a decision have the same label or the
// same path, and that each prompt and each event is heard in some game.
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

// talk has everything said in one game.
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

// unspoken matches what nobody says: a multiplication sign, a price of nothing, one worker in the plural.
var unspoken = regexp.MustCompile(`×|\b0 \p{L}|\b1 worker are|\(the rules\)`)

// TestGoodsAreSaidAsPeopleDo checks how goods are said in every language: in any number, on every card, in a hint, and
// in the log. Victory tokens are said as the points that they are worth.
func TestGoodsAreSaidAsPeopleDo(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":2}`)
	d := state51.Rules{}.Data()
	view := g.New(game.Seed{}).View(0)
	for lang, v := range voices(t) {
		said := []string{v.For(g).Sentence(state51.Gained{Good: state51.Gun, N: 1}, 0)}
		for k := range state51.Steal + 1 {
			for n := 1; n <= 5; n++ {
				said = append(said, v.Good(k, n))
			}
		}
		for c := state51.Card(1); c <= state51.CardCount; c++ {
			said = append(append(said, v.Facts(d.Of(c))...),
				v.For(g).Advise(view, []game.Move{state51.Act{Verb: state51.DoTake, A: uint8(c)}.Move()}))
		}
		for _, text := range said {
			if unspoken.MatchString(text) || !editiontest.Whole(v, text) {
				t.Errorf("%s: it says %q", lang, text)
			}
		}
		if one, two := v.Good(state51.VP2, 1), v.Good(state51.VP, 2); one != two {
			t.Errorf("%s: a token of two points is %q, and two points are %q", lang, one, two)
		}
	}
	v := voices(t)["en"]
	for want, got := range map[string]string{
		"reach 3 to cooperate, 1 card":                     v.Goods([]state51.Good{state51.Blue3, state51.GoodCard}),
		"2 times reach 1 of any kind":                      v.Goods(slices.Repeat([]state51.Good{state51.Wild1}, 2)),
		"1 redevelopment of any type":                      v.Good(state51.RebuildFree, 1),
		"New York gets 1 gun.":                             v.For(g).Sentence(state51.Gained{Good: state51.Gun, N: 1}, 0),
		"reach 3 to cooperate whenever you pay 1 fuel and": v.For(g).Advise(view, []game.Move{take(d, "convoy")}),
		"whenever you pay 2 workers.":                      v.For(g).Advise(view, []game.Move{take(d, "barracks")}),
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// take returns the move that takes a card of the row.
func take(d *state51.Data, id string) game.Move {
	for c := state51.Card(1); c <= state51.CardCount; c++ {
		if d.Of(c).ID == id {
			return state51.Act{Verb: state51.DoTake, A: uint8(c)}.Move()
		}
	}
	return 0
}

// TestAnActionSaysWhatItTakesAndBrings checks in random games that of all work it is said what it takes for sure.
func TestAnActionSaysWhatItTakesAndBrings(t *testing.T) {
	g, heard := gametest.Open(t, think.Rules{}, `{"seats":2}`), 0
	speaker := voice.English().For(g)
	rng := game.NewStream(game.SeedOf("terms"))
	for state := g.New(rng.Seed()); !state.Result().Over; {
		moves := state.Legal(nil)
		seat := state.Turn()
		v := state.View(seat).(*state51.View)
		for _, m := range moves {
			act := state51.ActOf(m)
			if v.Ask != state51.AskAct || act.Verb != state51.DoWork {
				continue
			}
			trial := g.Blank()
			trial.CopyFrom(state)
			log := &game.Log{}
			if err := trial.Apply(m, log); err != nil {
				t.Fatal(err)
			}
			for _, e := range log.Events {
				paid, ok := e.(state51.Paid)
				if !ok || e.Who() != seat || paid.Good > state51.Worker {
					continue
				}
				name := strings.TrimPrefix(speaker.Good(paid.Good, 1), "1 ")
				if paid.Good == state51.Worker {
					name = speaker.Good(paid.Good, paid.N)
				}
				if said := speaker.Terms(v, m); !strings.HasPrefix(said, "Takes ") || !strings.Contains(said, name) {
					t.Fatalf("%s takes %s, and it is said: %q", speaker.Label(v, m), name, said)
				}
				heard++
			}
		}
		if err := state.Apply(moves[rng.Below(len(moves))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if heard == 0 {
		t.Error("nothing was paid for work")
	}
}
