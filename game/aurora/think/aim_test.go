package think_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/gametest"
)

// TestAimsAreRead checks that valid aims are read, and that others are refused with a reason.
func TestAimsAreRead(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, "")
	for _, text := range []string{"win", "reach", "whole", "clean", "points 1", "fame 8", "space 27", "crew 4",
		"fuel 1", "trailers 2", "hit 3", "beat 1", "object 99", "shortcut 2", "reach, whole, crew 4 by round 6"} {
		if _, err := g.(game.Aimer).Aim(text, 0, nil); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{"", "wins", "win 2", "points", "points x", "points 0", "points 100", "clean 1", "hit",
		"hit 0", "reach by round", "reach by round 0", "reach by round 7", "reach,whole", "reach, ", "by round 3",
		"win, reach, whole, clean, fame 1, crew 1"} {
		if _, err := g.(game.Aimer).Aim(text, 0, nil); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	for seat := range game.Seat(2) {
		if _, err := g.(game.Aimer).Aim("win", 1+seat, nil); err == nil {
			t.Errorf("an aim is read of seat %d, which nobody has", 1+seat)
		}
	}
}

// TestAimsAreJudged checks aims in random games: those for the end of the game, those for a round, counted actions, and
// losses that break an aim. Games are played until each aim has been reached in one.
func TestAimsAreJudged(t *testing.T) {
	reached, failed := map[string]int{}, map[string]int{}
	for n := 0; n < 150 || len(reached) < 12 && n < 1500; n++ {
		setup := []byte(`{"seats":2,"map":"beta"}`)
		_, g, state, err := game.Deal(think.Rules{}, setup, fmt.Sprint("aims ", n))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*aurora.State)
		random := game.NewStream(game.SeedOf(fmt.Sprint(n)))
		texts := []string{"win", "whole", "clean", "crew 3", "hit 2", "object 3", "shortcut 1", "trailers 2", "fuel 1",
			"space 4 by round 2", "crew 2, space 3 by round 1", "hit 1, object 1"}
		tallies := make([]game.Tally, len(texts))
		lost, hits, objects, cuts, far, soon := 0, 0, 0, 0, false, false
		for !s.Result().Over {
			log := &game.Log{}
			moves := s.Legal(nil)
			round := s.Round()
			if err := s.Apply(moves[random.Below(len(moves))], log); err != nil {
				t.Fatal(err)
			}
			for _, event := range log.Events {
				if event.Who() != 0 {
					continue
				}
				switch e := event.(type) {
				case aurora.Lost:
					lost++
				case aurora.Fired:
					hits += min(e.Damage, 1)
				case aurora.ObjectPlayed:
					objects++
				case aurora.Drove:
					if e.Ways != 0 {
						cuts++
					}
				}
			}
			c := &s.Convoys[0]
			done := c.In && s.TaskN == 0 // nothing is under way
			far = far || done && c.Space >= 4 && round <= 2
			soon = soon || done && c.Space >= 3 && c.CrewN >= 2 && round == 1
			gametest.CountAims(t, g, texts, tallies[:], log.Events, s)
		}
		c, result, sick, trailers := &s.Convoys[0], s.Result(), false, 0
		for _, m := range c.Crew[:c.CrewN] {
			sick = sick || m.Contamination > 0
		}
		for column := 1; column < aurora.Columns; column++ {
			if c.Cars[2*column] != aurora.NoCard {
				trailers++
			}
		}
		for i, want := range []bool{result.Won(0), lost == 0, c.In && !sick, c.CrewN >= 3, c.In && hits >= 2,
			c.In && objects >= 3, c.In && cuts >= 1, c.In && trailers >= 2, c.In && c.Goods[aurora.Fuel] >= 1,
			far, soon, c.In && hits >= 1 && objects >= 1} {
			verdict, count := game.Failed, failed
			if want {
				verdict, count = game.Reached, reached
			}
			count[texts[i]]++
			if tallies[i].Verdict != verdict {
				t.Errorf("game %d: %q is %d, not %d", n, texts[i], tallies[i].Verdict, verdict)
			}
		}
	}
	for text, n := range reached {
		if n == 0 || failed[text] == 0 {
			t.Errorf("%q was reached %d times, and failed %d times", text, n, failed[text])
		}
	}
	if len(reached) < 12 {
		t.Errorf("never reached was all but %v", reached)
	}
}

// near is a position at the end of a road, with gaps for what is in slots and decks, and for what the rival has.
const near = `{"game":"aurora","version":2,"seats":2,"map":"alpha","phase":"movement","round":3,"turn":"blue",
"aurora":3,"order":["red","blue"],"slots":[%s],"deck":[%s],"objects":{"deck":["antifreeze","decontamination","hazmat",
"incendiary","incendiary","nitrous"]},"results":{"deck":["%s","r9","r10"]},"loot":{"deck":["generator"]},
"enemies":[{"id":"ulmar","region":2,"loot":"ecosystem"}],"convoys":{"red":{%s"crew":[{"id":"leader-red",
"zone":"rest"}],"cars":[{"card":"truck-red"}]},"blue":{"space":9,"ammo":1,"objects":["torch"],"crew":[
{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"},{"card":"gun-wagon"}]}}}`

// TestWhatCanBeProved checks that a worst case is found only for aims of the round at hand, if nothing comes into the
// slots and nobody else holds an object.
func TestWhatCanBeProved(t *testing.T) {
	read := func(aim, deck, rival string) bool {
		g, s, err := think.Rules{}.Load(fmt.Appendf(nil, near, "", deck, "r11", rival), game.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := g.(game.Aimer).Aim(aim, 1, s)
		if err != nil {
			t.Fatal(err)
		}
		return a.(game.Provable).WorstCase(s.View(1), g.Blank())
	}
	if !read("hit 1 by round 3", "", "") {
		t.Error("an aim of the round at hand cannot be proved")
	}
	for _, x := range []struct{ aim, deck, rival string }{{"hit 1", "", ""}, {"hit 1 by round 4", "", ""},
		{"hit 1 by round 3", `"pastor"`, ""}, {"hit 1 by round 3", "", `"objects":["torch"],`}} {
		if read(x.aim, x.deck, x.rival) {
			t.Errorf("%+v can be proved", x)
		}
	}
}

// TestLuck checks that a shot that does the same with every result left is no luck.
func TestLuck(t *testing.T) {
	for first, luck := range map[string]bool{"r11": false, "r7": true} { // at level 2 r11 does 2, like r9 and r10
		g, s, err := think.Rules{}.Load(fmt.Appendf(nil, near, "", "", first, ""), game.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := g.(game.Aimer).Aim("beat 1 by round 3", 1, s)
		if err != nil {
			t.Fatal(err)
		}
		tally := game.Tally{}
		for _, text := range []string{"stay", "standard", "fire 2b3 ulmar"} {
			if tally.Luck {
				t.Error("something was left to luck before the shot")
			}
			m, err := g.ParseMove(text)
			log := &game.Log{}
			if err == nil {
				err = s.Apply(m, log)
			}
			if err != nil {
				t.Fatal(text, err)
			}
			tally = a.Count(tally, log.Events, s)
		}
		if tally.Luck != luck {
			t.Errorf("%s first: luck is %v", first, tally.Luck)
		}
	}
}
