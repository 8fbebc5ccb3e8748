package bot_test

import (
	"fmt"
	"testing"

	"convoy/game"
	"convoy/game/bot"
	"convoy/game/convoy"
)

// duel plays games of two players, by seat, and counts the first seat's wins.
func duel(t *testing.T, games int, players [2]bot.Player) (wins [2]int) {
	t.Helper()
	for n := range games {
		s := convoy.Rules{}.New(game.SeedOf(fmt.Sprint("duel ", n)))
		for moves := 0; !s.Result().Over; moves++ {
			seat := s.Turn()
			c := players[seat](convoy.Rules{}, s.View(seat), game.SeedOf(fmt.Sprint(n, " ", moves)))
			if err := s.Apply(c.Move, nil); err != nil {
				t.Fatalf("seat %d plays an illegal move: %v", seat, err)
			}
		}
		if w := s.Result().Winner; w != game.NoSeat {
			wins[w]++
		}
	}
	return wins
}

// TestGreedyBeatsRandomAsBothSides. With the numbers of the first data Moloch
// is the easier side: of 20,000 games of random against random the Outpost
// won 104, so a quarter of them is far more than chance gives it.
func TestGreedyBeatsRandomAsBothSides(t *testing.T) {
	const games = 40
	wins := duel(t, games, [2]bot.Player{bot.Greedy, bot.Random})
	t.Logf("as Moloch %d of %d", wins[convoy.Moloch], games)
	if wins[convoy.Moloch] < games*9/10 {
		t.Errorf("as Moloch it wins %d of %d", wins[convoy.Moloch], games)
	}
	wins = duel(t, games, [2]bot.Player{bot.Random, bot.Greedy})
	t.Logf("as Outpost %d of %d", wins[convoy.Outpost], games)
	if wins[convoy.Outpost] < games/4 {
		t.Errorf("as Outpost it wins %d of %d", wins[convoy.Outpost], games)
	}
}

// TestHiddenCardsDoNotChangeTheMove: a player that gets a view cannot know
// more, so worlds that look the same get the same answer.
func TestHiddenCardsDoNotChangeTheMove(t *testing.T) {
	rng := game.NewStream(game.SeedOf("worlds"))
	s := convoy.Rules{}.New(game.SeedOf("fair"))
	seen := 0
	for n := 0; !s.Result().Over; n++ {
		seat, seed := s.Turn(), game.SeedOf(fmt.Sprint(n))
		want := bot.Greedy(convoy.Rules{}, s.View(seat), seed)
		world := convoy.Rules{}.Blank()
		s.View(seat).Sample(&rng, world)
		if string(world.Position()) != string(s.Position()) {
			seen++
		}
		if got := bot.Greedy(convoy.Rules{}, world.View(seat), seed); got != want {
			t.Fatalf("in another world of the same view it plays %s instead of %s", convoy.Rules{}.MoveText(got.Move), convoy.Rules{}.MoveText(want.Move))
		}
		if err := s.Apply(want.Move, nil); err != nil {
			t.Fatal(err)
		}
	}
	if seen < 20 {
		t.Errorf("only %d worlds were different", seen)
	}
}

// TestAnswerIsTheChoice: the way through the worker's line changes nothing,
// and a line that is no question is refused.
func TestAnswerIsTheChoice(t *testing.T) {
	g := convoy.Rules{}
	s := g.New(game.SeedOf("worker"))
	view := s.View(s.Turn())
	reply, err := bot.Answer([]game.Game{g}, bot.Question(g, "3", "a \"seed\"\t", view.Pack()))
	if err != nil {
		t.Fatal(err)
	}
	got, err := bot.ReadAnswer(reply)
	want := bot.Greedy(g, view, game.SeedOf("a \"seed\"\t"))
	if err != nil || got.Move != want.Move {
		t.Errorf("the answer is %v, %v; must be %v", got, err, want)
	}
	for _, line := range []string{"", "convoy", "convoy\t3\tx\ty", bot.Question(g, "9", "", view.Pack()), bot.Question(g, "3", "", "AAAA")} {
		if _, err := bot.Answer([]game.Game{g}, line); err == nil {
			t.Errorf("%q was answered", line)
		}
	}
	for _, reply := range []string{"", "1", "x\t1", "1\tx"} {
		if _, err := bot.ReadAnswer(reply); err == nil {
			t.Errorf("%q was read", reply)
		}
	}
}
