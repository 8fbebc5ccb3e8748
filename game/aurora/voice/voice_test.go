package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// voices returns the game's voice in every language.
func voices(t *testing.T) map[string]*voice.Voice {
	t.Helper()
	return editiontest.Voices(t, &voice.Languages, voice.Others())
}

// TestEveryReasonHasWords checks that every reason has words in every language, with no place left open.
func TestEveryReasonHasWords(t *testing.T) {
	editiontest.HasReasons(t, voices(t), gametest.Open(t, think.Rules{}, ""), aurora.Reasons(),
		editiontest.Moves(aurora.VerbExplore, aurora.VerbDecline))
}

// TestEveryFactHasWords checks that what every card does has words in every language, with no place left open.
func TestEveryFactHasWords(t *testing.T) {
	d := aurora.Rules{}.Data()
	for lang, v := range voices(t) {
		for c := aurora.Card(1); c <= aurora.CardCount; c++ {
			editiontest.HasFacts(t, lang, v, d.ID(c), v.Facts(d, d.Of(c)))
		}
	}
}

// TestFirstHintsAreSaid, see [editiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	g, late, err := think.Rules{}.Load([]byte(nearTheShip), game.SeedOf("late"))
	if err != nil {
		t.Fatal(err)
	}
	deals := append(editiontest.Deals(t, think.Rules{}, setups[0], 20), editiontest.Deal{Game: g, State: late})
	deals = append(deals, editiontest.Deals(t, think.Rules{}, setups[1], 20)...)
	k := editiontest.FirstHints{Deals: deals, Voices: editiontest.Spoken(voices(t))}
	k.Said(t)
}

// nearTheShip is a position of the first setup that random games seldom come to.
const nearTheShip = `{"game":"aurora","version":1,"seats":2,"map":"alpha","phase":"movement","round":2,"turn":"red",
	"aurora":2,"order":["blue","red"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},"convoys":{
	"red":{"space":12,"fuel":1,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]},
	"blue":{"space":4,"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]}}}`

// setups lists the setups of the games that are played here.
var setups = [...]string{`{"seats":2}`, `{"map":"beta"}`}

// TestPlacesAreSaidAsPeopleDo checks that in every language places of one kind are told together without a
// multiplication sign, and that a bay, which holds anything, is not called by the words for an empty place.
func TestPlacesAreSaidAsPeopleDo(t *testing.T) {
	d := aurora.Rules{}.Data()
	for lang, v := range voices(t) {
		for c := aurora.Card(1); c <= aurora.CardCount; c++ {
			said := v.Places(d.Of(c).Places)
			for _, one := range strings.Split(said, ", ") {
				if twice := strings.Count(", "+said+", ", ", "+one+", ") > 1; twice || strings.Contains(one, "×") ||
					one != "" && !editiontest.Whole(v, one) {
					t.Errorf("%s: the places of %s are %q", lang, d.ID(c), said)
				}
			}
		}
		empty := strings.ToLower(v.T("board.room"))
		for _, word := range strings.Fields(v.T("place.free")) {
			if strings.Contains(empty, word) {
				t.Errorf("%s: a place for anything is %q, an empty one %q", lang, v.T("place.free"), empty)
			}
		}
	}
	v := voices(t)["en"]
	if got := v.Places(d.Of(d.Card("rusty-1")).Places); got != "2 bays, hold" {
		t.Errorf("it says %q", got)
	}
	effect := aurora.Effect{Do: aurora.DoContaminate, N: 1, Used: true}
	if got := v.Effect(&effect); got != "contaminate 1 of the party" {
		t.Errorf("it says %q", got)
	}
}

// TestATieNamesWhatDecidedIt checks that a tie names what decided it, also between two seats after a third gave up
// (12.3).
func TestATieNamesWhatDecidedIt(t *testing.T) {
	for _, x := range []struct {
		green int8 // the fame of the green seat
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
			if _, why := v.For(g).Ending(r, 1); why != want {
				t.Errorf("%s: it says %q", lang, why)
			}
			if _, why := v.For(g).Ending(r, 0); why != v.T("end.why.conceded.own") {
				t.Errorf("%s: who gave up is told %q", lang, why)
			}
		}
	}
}

// unarmed is a position in which a weapon can be fired only with an object.
var unarmed = beginning{"attack", `"enemies":[{"id":"ulmar","region":1,"loot":"generator"}],` + plain,
	`"food":1,"objects":["incendiary"],"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]`,
	""}

// TestAnObjectIsNotFiredUnsaid checks that without ammo a shot takes an incendiary (4, 10.5) only after a button that
// names it. Touched alone, the object is refused with how it is used, not as of no use.
func TestAnObjectIsNotFiredUnsaid(t *testing.T) {
	g, s := unarmed.begin(t)
	speaker := voice.English().For(g)
	view, fired := s.View(s.Turn()), 0
	for _, m := range s.Legal(nil) {
		if aurora.ActOf(m).Verb == aurora.VerbFire {
			fired++
			path := speaker.Path(view, m)
			if last := path[len(path)-1]; last != table.KindButton.Spot("incendiary") {
				t.Errorf("%s ends with a touch of %s", g.MoveText(m), last)
			}
		}
	}
	if fired == 0 {
		t.Fatalf("nobody can fire: %s", s.Position())
	}
	m, ok := speaker.Attempt(view, []table.Spot{table.KindCard.Spot("incendiary")})
	illegal, refused := s.Apply(m, nil).(*game.Illegal)
	if !ok || !refused {
		t.Fatal("the object can be played by itself")
	}
	const want = "Incendiary Rounds go off with a shot: choose a weapon, then an enemy."
	if said := speaker.Refusal(s, illegal); said != want {
		t.Errorf("it says %q, not %q", said, want)
	}
}
