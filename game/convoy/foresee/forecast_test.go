package foresee_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/gametest"
)

// TestTermsAddUp plays random games and checks that the terms of every unit add up to its strength.
func TestTermsAddUp(t *testing.T) {
	rng := game.NewStream(game.SeedOf("terms"))
	seen := map[foresee.TermKind]bool{}
	for range 60 {
		s := convoy.Rules{}.New(game.SeedOf(string(rune('a' + rng.Below(1000))))).(*convoy.State)
		for !s.Result().Over {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
				for _, side := range []game.Seat{convoy.Moloch, convoy.Outpost} {
					for _, u := range s.UnitsIn(c, side) {
						sum := 0
						for _, term := range foresee.Terms(&s.Public, u) {
							sum += term.N
							seen[term.Kind] = true
						}
						if sum != s.Strength(u) {
							t.Fatalf("the terms of %s add up to %d, it counts %d: %+v", u.ID(), sum, s.Strength(u),
								foresee.Terms(&s.Public, u))
						}
					}
				}
			}
		}
	}
	for kind := foresee.TermPrinted; kind <= foresee.TermNet; kind++ {
		if !seen[kind] {
			t.Errorf("no game had a term of kind %d", kind)
		}
	}
}

// viewOf returns a side's view of a position.
func viewOf(t *testing.T, position string, seat game.Seat) *convoy.View {
	t.Helper()
	_, s := gametest.Load(t, convoy.Rules{}, position)
	return s.View(seat).(*convoy.View)
}

const duel = `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
	"moloch":{"hand":["destruction-module","hornet"],"deck":["combat-module-1","clown"]},"outpost":{"hand":["scorn","sudden-attack","trooper-1"],"deck":["scout-1"]},
	"units":[{"id":"hunter-1","city":1},{"id":"ripper","city":1},{"id":"commando-1","city":1}]}`

func TestForecast(t *testing.T) {
	v := viewOf(t, duel, convoy.Outpost)
	f := foresee.ForecastOf(v)
	if f.Low != [2]int{v.Total(1, convoy.Moloch), v.Total(1, convoy.Outpost)} {
		t.Errorf("as things stand it is %v", f.Low)
	}
	// There are two robots, and two cards in hand: these could be both modules.
	if got := f.High[convoy.Moloch] - f.Low[convoy.Moloch]; got != 4 {
		t.Errorf("hidden modules could add %d, want 3 and 1", got)
	}
	if own := foresee.ForecastOf(viewOf(t, duel, convoy.Moloch)); own.High != own.Low {
		t.Errorf("Moloch knows its hand, and yet %+v", own)
	}
	play := func(text string) foresee.Forecast {
		m, err := convoy.Rules{}.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		f, _ := foresee.Try(v, m, v.Active)
		return f
	}
	scorn := play("play scorn 1")
	if scorn.Target == convoy.NoCard || scorn.Low[convoy.Moloch] >= f.Low[convoy.Moloch] ||
		scorn.Low[convoy.Outpost] <= f.Low[convoy.Outpost] {
		t.Errorf("with Scorn it is %+v, without her %+v", scorn, f)
	}
	if sudden := play("instant sudden-attack"); sudden.High != sudden.Low {
		t.Errorf("after Sudden Attack no module can come, and yet %+v", sudden)
	}
	if foresee.ForecastOf(v) != f {
		t.Error("looking ahead changed the view")
	}
}

// TestRescue checks battles that can be won by one move, by two, and by none, and that nothing is suggested that would
// have to be drawn first.
func TestRescue(t *testing.T) {
	const ground = `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],"moloch":{"deck":["hornet"]},
		"outpost":{"hand":%HAND%,"deck":["scorn","task-force","kid"]},"units":[{"id":"%ROBOT%","city":1}]}`
	for _, x := range []struct {
		robot, hand string
		want        []string
	}{
		{"spiders-1", `["commando-1"]`, nil}, // a tie is not won
		// A unit that comes from the next city brings +1.
		{"spiders-1", `["commando-1","move-1"]`, []string{"instant move-1", "play commando-1 2"}},
		{"spiders-1", `["patriot","move-1"]`, []string{"play patriot 1"}},
		{"hunter-1", `["patriot","task-force"]`, []string{"play patriot 1", "play task-force 1"}},
		{"gauss-cannon", `["trooper-1","commando-1"]`, nil}, // what Trooper draws is not known
	} {
		deck := strings.Replace(ground, `"task-force","kid"`, `"kid"`, 1)
		v := viewOf(t, strings.NewReplacer("%HAND%", x.hand, "%ROBOT%", x.robot).Replace(deck), convoy.Outpost)
		var got []string
		for _, m := range foresee.Rescue(v) {
			got = append(got, convoy.Rules{}.MoveText(m.Move))
		}
		slices.Sort(got)
		if !slices.Equal(got, x.want) {
			t.Errorf("against %s with %s: %v, want %v", x.robot, x.hand, got, x.want)
		}
	}
}

// TestWhoLeadsNeedsNoRescue checks that a side that leads is told no moves. The Outpost leads 2 to 1; a hidden card
// could be a module for Moloch, and the Bunker would help against that.
func TestWhoLeadsNeedsNoRescue(t *testing.T) {
	const position = `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
		"moloch":{"hand":["combat-module-1"],"deck":["hornet"]},"outpost":{"hand":["bunker"],"deck":["kid"]},
		"units":[{"id":"spiders-1","city":1},{"id":"patriot","city":1}]}`
	v := viewOf(t, position, convoy.Outpost)
	if _, sure := foresee.Sure(&v.Public, foresee.ForecastOf(v)); sure || v.Leader(v.Active) != convoy.Outpost {
		t.Fatal("the position is another one")
	}
	if len(foresee.Rescue(v)) > 0 {
		t.Errorf("who leads is told of %v", foresee.Rescue(v))
	}
}

// TestForesightElsewhere checks what a play changes in a city without a battle.
func TestForesightElsewhere(t *testing.T) {
	v := viewOf(t, duel, convoy.Outpost)
	f, then := foresee.Try(v, convoy.Act{Verb: convoy.DoPlay, A: uint8(convoy.Scorn), B: 3}.Move(), convoy.Cleveland)
	if want := convoy.Scorn.Strength() + 1; f.Low[convoy.Outpost] != want || f.High != f.Low {
		t.Errorf("Scorn makes Cleveland %+v, want %d for the Outpost, who comes unopposed", f, want)
	}
	if then.Total(convoy.ZiggyOne, convoy.Outpost) != v.Total(convoy.ZiggyOne, convoy.Outpost) {
		t.Error("Scorn in Cleveland changes Ziggy One")
	}
}

// TestABattleThatACardEndsIsNobodys checks that EMP Assault ends the battle and nobody wins it, whatever both sides
// count.
func TestABattleThatACardEndsIsNobodys(t *testing.T) {
	position := strings.Replace(duel, `"sudden-attack"`, `"emp-assault"`, 1)
	_, s := gametest.Load(t, convoy.Rules{}, position)
	v, tried := viewOf(t, position, convoy.Outpost), 0
	for _, m := range s.Legal(nil) {
		f, _ := foresee.Try(v, m, v.Active)
		emp := convoy.ActOf(m).Verb == convoy.DoInstant && convoy.Card(convoy.ActOf(m).A) == convoy.EMPAssault
		if winner, sure := foresee.Sure(&v.Public, f); f.Ended != emp || emp && (!sure || winner != game.NoSeat) {
			t.Errorf("after %+v the battle is ended: %v, won by %d, sure: %v", convoy.ActOf(m), f.Ended, winner, sure)
		}
		if emp {
			tried++
		}
	}
	if tried == 0 {
		t.Error("EMP Assault could not be played")
	}
}
