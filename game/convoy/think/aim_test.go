package think_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/gametest"
)

// york is the last battle for New York. The Outpost is behind by 1 and has two cards, of which one would be enough, and
// Moloch's deck is empty.
const york = `{"phase":"outpost-attack","battle":14,"active":5,"fight":2,
"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1,3]}],
"moloch":{"hand":["recycler"]},"outpost":{"hand":["sniper","bunker"]},
"units":[{"id":"hunter-1","city":5},{"id":"cpt-johnson","city":5}]}`

// stands plays moves in a position, and returns how an aim stands then.
func stands(t *testing.T, position, seat, aim string, moves ...string) game.Tally {
	t.Helper()
	g, s := gametest.Load(t, think.Rules{}, position)
	a, err := g.(game.Aimer).Aim(aim, game.SeatNamed(g, seat), s)
	if err != nil {
		t.Fatal(err)
	}
	var tally game.Tally
	for _, text := range moves {
		m, err := g.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		var log game.Log
		if err := s.Apply(m, &log); err != nil {
			t.Fatal(text, err)
		}
		if tally.Verdict != game.Undecided {
			t.Fatalf("%s was decided before %s", aim, text)
		}
		tally = a.Count(tally, log.Events, s)
	}
	return tally
}

// TestAimsStand checks how aims stand after some moves.
func TestAimsStand(t *testing.T) {
	const done = "done"
	for _, x := range []struct {
		seat, aim string
		moves     []string
		want      game.Verdict
	}{
		{"outpost", "game: win", []string{done}, game.Undecided},
		{"outpost", "game: win", []string{"instant sniper", done}, game.Reached},
		{"outpost", "game: win", []string{done, done}, game.Failed},
		{"moloch", "game: win", []string{done, done}, game.Reached},
		{"outpost", "battle: win", []string{"instant sniper", done}, game.Reached},
		{"outpost", "battle: win", []string{"play bunker 5", done, done}, game.Failed},
		{"outpost", "battle: win, lose 0", []string{"instant sniper", done}, game.Reached},
		{"outpost", "battle: win, lose 0", []string{done, done}, game.Failed},
		{"outpost", "battle: defeats 0", []string{"play bunker 5", done, done}, game.Reached},
		{"outpost", "battle: defeats 0", []string{done, done}, game.Failed},
		{"moloch", "battle: lose 0", []string{"instant sniper"}, game.Failed},
		{"moloch", "battle: stand 5", []string{"play bunker 5", done, done}, game.Reached},
		{"moloch", "battle: stand 5", []string{"instant sniper", done}, game.Failed},
		{"outpost", "battle: clear 5", []string{"instant sniper", done}, game.Reached},
		{"outpost", "turn: kill 1", []string{"instant sniper"}, game.Undecided},
		{"outpost", "turn: kill 1", []string{"instant sniper", done}, game.Reached},
		{"outpost", "turn: kill 2", []string{"instant sniper", done}, game.Failed},
		{"outpost", "game: hand 2", []string{done, done}, game.Reached},
		{"outpost", "game: hand 2", []string{"instant sniper", done}, game.Failed},
		{"outpost", "game: deck-most 0, battles 1, defeats 0", []string{"instant sniper", done}, game.Reached},
		{"outpost", "game: kill 1", []string{"instant sniper"}, game.Reached}, // there is no need to wait for the end
		{"outpost", "game: kill 1, defeats 0", []string{"instant sniper"}, game.Undecided},
		{"moloch", "game: york 1, lose 0", []string{done, done}, game.Reached},
		{"moloch", "game: deck 1", []string{done, done}, game.Failed},
	} {
		if got := stands(t, york, x.seat, x.aim, x.moves...).Verdict; got != x.want {
			t.Errorf("%s, %s after %v: %v, not %v", x.seat, x.aim, x.moves, got, x.want)
		}
	}
}

// TestChanceIsTold checks that a card that nobody could know leaves a proof open, and that one known to be on top does
// not.
func TestChanceIsTold(t *testing.T) {
	with := strings.Replace(york, `"hand":["sniper","bunker"]`, `"hand":["trooper-1"],"deck":["runner","kid"]`, 1)
	if !stands(t, with, "outpost", "battle: win", "play trooper-1 5").Luck {
		t.Error("a card was drawn from an unknown deck")
	}
	with = strings.Replace(with, `"deck":["runner","kid"]`, `"deck":["runner","kid"],"known":{"top":["runner"]}`, 1)
	if stands(t, with, "outpost", "battle: win", "play trooper-1 5").Luck {
		t.Error("the card was known")
	}
}

// TestBadAims checks that what is no aim is refused.
func TestBadAims(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, york)
	for _, text := range []string{"", "win", "week: win", "turn: win", "battle: hand 3", "battle: kill",
		"battle: win 3", "battle: clear 6", "battle: kill x", "battle: kill -1", "game: hand 36",
		"game: win, hand 1, kill 1, lose 1, deck 1"} {
		if _, err := g.(game.Aimer).Aim(text, convoy.Outpost, s); err == nil {
			t.Errorf("%q is an aim", text)
		}
	}
	if _, err := g.(game.Aimer).Aim("turn: kill 1", convoy.Moloch, s); err == nil {
		t.Error("the turn is the Outpost's")
	}
}

// TestKeysTellPositionsApart checks that positions with the same key have the same moves, and that each move leads them
// to the same key again.
func TestKeysTellPositionsApart(t *testing.T) {
	g := think.Rules{}
	seen := map[string]string{}
	again := 0
	for n := range 40 {
		// Several games from each deal, so that some of them meet again.
		for try := range 12 {
			rng := game.NewStream(game.SeedOf(fmt.Sprint(n, "/", try)))
			s := g.New(game.SeedOf(fmt.Sprint(n)))
			a, err := g.Aim("game: win", convoy.Outpost, s)
			if err != nil {
				t.Fatal(err)
			}
			for i := 0; i < 40 && !s.Result().Over; i++ {
				legal := s.Legal(nil)
				key := fmt.Sprint(n, " ", string(a.(game.Provable).Key(s, nil)))
				moves := fmt.Sprint(s.Turn(), s.Prompt(), legal)
				if was, ok := seen[key]; ok && was != moves {
					t.Fatalf("one key, but %s and %s", was, moves)
				} else if ok {
					again++
				}
				seen[key] = moves
				if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if again < 500 {
		t.Errorf("only %d positions came again", again)
	}
}

// TestWorstCaseHoldsEveryHand checks that the worst case of a view has every card that a side can hold in any sample of
// it.
func TestWorstCaseHoldsEveryHand(t *testing.T) {
	g := think.Rules{}
	covered := 0
	for n := range 60 {
		seed := game.SeedOf(fmt.Sprint("cover", n))
		rng := game.NewStream(seed)
		s := g.New(seed).(*convoy.State)
		for i := 0; i < 200 && !s.Result().Over; i++ {
			legal := s.Legal(nil)
			a, err := g.Aim("battle: win", s.Turn(), s)
			if err != nil {
				t.Fatal(err)
			}
			v, worst, world := s.View(s.Turn()), g.Blank().(*convoy.State), g.Blank().(*convoy.State)
			if a.(game.Provable).WorstCase(v, worst) {
				covered++
				enemy := convoy.Other(s.Turn())
				v.Sample(&rng, world)
				for _, c := range world.Hand[enemy].Cards() {
					if !strings.Contains(fmt.Sprint(worst.Hand[enemy].Cards()), fmt.Sprint(c)) {
						t.Fatalf("%s may be in the hand", c.ID())
					}
				}
				if worst.Public != s.Public || worst.Hand[s.Turn()] != s.Hand[s.Turn()] ||
					worst.Deck[enemy].N != s.Deck[enemy].N {
					t.Fatal("the worst case is another position")
				}
			}
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if covered < 100 {
		t.Error("only", covered)
	}
}
