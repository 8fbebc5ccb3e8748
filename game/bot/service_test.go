package bot_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition/editiontest"
)

var shelf = bot.Shelf{Kinds: []game.Kind{rules}, Levels: func(string) []bot.Level { return levels }}

// ask answers a question as the worker does.
func ask(t testing.TB, question string) string {
	t.Helper()
	reply, err := shelf.Answer(question, nil)
	if err != nil {
		t.Fatal(err)
	}
	return reply
}

// TestAnswerIsTheChoice: the way through the worker's line changes nothing.
func TestAnswerIsTheChoice(t *testing.T) {
	s := rules.New(game.SeedOf("worker"))
	view := s.View(s.Turn())
	got, err := bot.ReadAnswer(ask(t, bot.Question(rules, "3", "a \"seed\"\t", view.Pack())))
	want := seat(t, "3").Decide(view, game.SeedOf("a \"seed\"\t"))
	if err != nil || got.Move != want.Move || math.Abs(got.Win-want.Win) > 0.0001 {
		t.Errorf("the answer is %v, %v; must be %v", got, err, want)
	}
}

// TestChancesAreThoseOfTheViews: a line with several views is answered with the chance in each.
func TestChancesAreThoseOfTheViews(t *testing.T) {
	s := rules.New(game.SeedOf("worker"))
	one, other := s.View(0), s.View(1)
	service, err := bot.NewService(levels, rules, bot.Middle, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := bot.ReadChances(ask(t, bot.Chances(rules, "chances", one.Pack(), other.Pack())))
	if err != nil || len(got) != 2 {
		t.Fatalf("the answer is %v, %v", got, err)
	}
	for i, v := range []game.View{one, other} {
		if want := service.Win(v, game.SeedOf("chances")); math.Abs(got[i]-want) > 0.0001 {
			t.Errorf("the chance in view %d is %g, want %g", i, got[i], want)
		}
	}
}

// TestBadLinesAreRefused, questions and answers.
func TestBadLinesAreRefused(t *testing.T) {
	s := rules.New(game.SeedOf("worker"))
	view := s.View(s.Turn()).Pack()
	for _, line := range []string{"", "convoy", "move\tconvoy\tx\ty", "move\tchess\t\"\"\t" + view + "\t3",
		bot.Question(rules, "9", "", view), bot.Question(rules, "3", "", "AAAA"),
		"sing\tconvoy\t\"\"\t" + view, bot.Hint(rules, bot.Middle, "", "AAAA"),
		bot.Judgement(rules, "", view, 1, "AAAA"), bot.Hint(rules, bot.Middle, "", view) + "\tmore",
		bot.Chances(rules, "", view, "AAAA"),
		"review\tconvoy\t\"\"\t" + view + "\tx\t" + view} {
		if _, err := shelf.Answer(line, nil); err == nil {
			t.Errorf("%q was answered", line)
		}
	}
	for _, reply := range []string{"", "1", "x\t1", "1\tx", "1\t2\t3", "1\t5,2", "-1\t3"} {
		if _, err := bot.ReadAnswer(reply); err == nil {
			t.Errorf("%q was read as a move", reply)
		}
		if _, err := bot.ReadAdvice(reply); err == nil {
			t.Errorf("%q was read as advice", reply)
		}
	}
	for _, reply := range []string{"", "1,2", "x", "1,2,3", "1,2,3,-4"} {
		if _, err := bot.ReadVerdict(reply); err == nil {
			t.Errorf("%q was read as a verdict", reply)
		}
	}
}

// TestAdviceIsPlayable: plans are legal in the position, the best comes first,
// no more than three of them.
func TestAdviceIsPlayable(t *testing.T) {
	positions(t, "advice", 60, func(n int, s game.State) {
		seat := s.Turn()
		a, err := bot.ReadAdvice(ask(t, bot.Hint(rules, bot.Middle, "hint", s.View(seat).Pack())))
		if err != nil {
			t.Fatal(err)
		}
		editiontest.HasPlans(t, a, s.Legal(nil))
	})
}

// TestReviewFindsTheBlunder: giving a battle up is worse than what the strong
// player plays, which itself loses next to nothing.
func TestReviewFindsTheBlunder(t *testing.T) {
	best, worst, count := 0.0, 0.0, 0
	positions(t, "review", 400, func(n int, s game.State) {
		legal := s.Legal(nil)
		if s.Turn() != 1 || s.Prompt() != "attack" || len(legal) < 8 || n%5 != 0 {
			return
		}
		count++
		seat, seed := s.Turn(), fmt.Sprint(n)
		loss := func(m game.Move) float64 {
			after := rules.Blank()
			after.CopyFrom(s)
			if err := after.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
			question := bot.Judgement(rules, seed, s.View(seat).Pack(), m, after.View(seat).Pack())
			v, err := bot.ReadVerdict(ask(t, question))
			if err != nil || v.Loss < 0 || v.Loss > 1 || v.Luck < -1 || v.Luck > 1 ||
				!slices.Contains(legal, v.Best[0]) {
				t.Fatalf("the verdict is %v, %v", v, err)
			}
			return v.Loss
		}
		advice, err := bot.ReadAdvice(ask(t, bot.Hint(rules, bot.Middle, seed, s.View(seat).Pack())))
		if err != nil {
			t.Fatal(err)
		}
		best += loss(advice.Plans[0].Moves[0])
		done, err := rules.ParseMove("done")
		if err != nil {
			t.Fatal(err)
		}
		worst += loss(done)
	})
	t.Logf("over %d positions the best plan loses %.3f, giving up %.3f on average", count, best/float64(count),
		worst/float64(count))
	if count < 5 || best/float64(count) > 0.03 || worst < 2*best {
		t.Errorf("over %d positions the best plan loses %.3f, giving up %.3f in all", count, best, worst)
	}
}
