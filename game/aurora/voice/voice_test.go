package voice_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// voices returns the game's voice in every language.
var voices = editiontest.Voices(&voice.Languages, voice.Others)

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

// TestATieNamesWhatDecidedIt checks that a tie between two seats after a third gave up names what decided it (12.3),
// also to who gave up: at a shared table all read the same screen.
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
			tie := ""
			if x.tie != "" {
				tie = " " + v.T("end.why."+x.tie)
			}
			for seat, said := range []string{v.T("end.why.conceded.own"), v.T("end.why.conceded")} {
				if _, why := v.For(g).Ending(r, game.Seat(seat)); why != said+tie {
					t.Errorf("%s: seat %d is told %q", lang, seat, why)
				}
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
	{"movement", plain + marked, `"food":1,"crew":[{"id":"leader-red","zone":"action"},{"id":"renegade",` +
		`"zone":"action"}],"cars":[{"card":"truck-red"},{"card":"container-red"}]`, "standard"},
}

// TestADriveIsDescribed checks that of each space that can be driven to one hears what the drive costs, the beacon
// there and how far the ship then is.
func TestADriveIsDescribed(t *testing.T) {
	g, state, err := aurora.Rules{}.Load([]byte(nearTheShip), game.SeedOf("drive"))
	if err != nil {
		t.Fatal(err)
	}
	speaker, v := voice.English().For(g), state.View(0).(*aurora.View)
	drives := foresee.Drives(v)
	if len(drives) == 0 {
		t.Fatal("there is nowhere to drive to")
	}
	for _, d := range drives {
		said := speaker.Describe(v, voice.SpaceSpot(d.To))
		for _, want := range []string{"Fuel: ", speaker.ShipWords(v, d.To)} {
			if !strings.Contains(said, want) {
				t.Errorf("of space %d is said %q, without %q", d.To, said, want)
			}
		}
		if beacon := v.Beacons[d.To] != aurora.NoBeacon; beacon != strings.Contains(said, "Beacon: ") {
			t.Errorf("of space %d is said %q, with a beacon there: %v", d.To, said, beacon)
		}
	}
}

// TestDamageCanBeHeard checks that of a car it is said which of its places are damaged.
func TestDamageCanBeHeard(t *testing.T) {
	g, state, err := aurora.Rules{}.Load([]byte(nearTheShip), game.SeedOf("damage"))
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*aurora.State)
	speaker, truck := voice.English().For(g), s.Convoys[0].Cars[0]
	piece := table.KindPiece.Spot(g.(*aurora.Game).Data().ID(truck))
	for at := range aurora.Spot(aurora.PlacesOnCard) {
		v := state.View(0).(*aurora.View)
		if kind := v.KindAt(0, at); kind != aurora.NoPlace {
			s.Convoys[0].Damage = 1 << at
			want := "Damaged: " + speaker.T("place."+kind.String()) + "."
			if said := speaker.Describe(state.View(0), piece); !strings.Contains(said, want) {
				t.Errorf("with place %d damaged is said %q", at, said)
			}
		}
	}
}

// TestShotsAndTurnsCanBeHeard checks in random games that of each shot it is said how likely it hits, of each convoy on
// the road, which place in the turn order it has, of a location in a slot, what is left on it, and of a place that can
// be hit, what is lost with it.
func TestShotsAndTurnsCanBeHeard(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":3}`)
	speaker, rng, shots := voice.English().For(g), game.NewStream(game.SeedOf("shots")), 0
	losses, emptied := 0, 0
	for s := g.New(rng.Seed()).(*aurora.State); !s.Result().Over; {
		v, moves := s.View(s.Turn()).(*aurora.View), s.Legal(nil)
		for _, m := range moves {
			act, said := aurora.ActOf(m), speaker.Terms(v, m)
			switch c := &v.Convoys[v.Who]; {
			case act.Verb == aurora.VerbFire:
				shots++
				if !strings.HasPrefix(said, "Gun ") || !strings.Contains(said, "results") {
					t.Fatalf("%s: it is said %q", speaker.Label(v, m), said)
				}
			case act.Verb == aurora.VerbHit && c.Stowed && c.Load[act.A] != aurora.NoToken:
				losses++
				if want := speaker.Token(c.Load[act.A], 1); said != "Lost with it: "+want+"." {
					t.Fatalf("%s: %s lies there, and it is said %q", speaker.Label(v, m), want, said)
				}
			}
		}
		for i := range v.Slots {
			slot, d := &v.Slots[i], v.Game().Data()
			if d.Of(slot.Card).Kind != aurora.Location || slot.Tokens[0][0] != aurora.NoToken {
				continue
			}
			emptied++
			said := speaker.Describe(v, table.KindCard.Spot(d.ID(slot.Card)))
			if strings.Contains(said, "One side is taken") {
				t.Fatalf("the left of %s is empty, and it is said %q", speaker.Card(slot.Card), said)
			}
		}
		for _, row := range speaker.Board(v).Rows {
			for place, seat := range s.Order[:s.Sides] {
				if row.Cells[0] == speaker.Side(seat) && row.Cells[2] != fmt.Sprint(place+1) {
					t.Fatalf("%s moves as number %d, and the board says %q", row.Cells[0], place+1, row.Cells)
				}
			}
		}
		if err := s.Apply(moves[rng.Below(len(moves))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if shots == 0 || losses == 0 || emptied == 0 {
		t.Errorf("%d shots, %d places with something on them, %d emptied sides", shots, losses, emptied)
	}
}
