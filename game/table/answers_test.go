package table_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
)

// TestAnswersAreFew plays games whose voices report answers. Each answer must be about somebody else's move, name its
// cause, and say what was and what is, in The Convoy not before an entry ability has had its effect; and they must
// interrupt a game only a few times. It plays more games until somebody was told something.
func TestAnswersAreFew(t *testing.T) {
	const most = 8 // in a game, on average
	for _, g := range every.Games(t) {
		if _, tells := g.Speak(g.Game).(table.Answerer); !tells {
			continue
		}
		player, err := bot.Among(games.Levels(g.Game.Kind().Name()), "heuristic-v1", g.Game, nil)
		if err != nil {
			t.Fatal(err)
		}
		told, chosen, plays, seats := 0, 0, 0, len(g.Game.Seats())
		least := seats
		if g.Name == "convoy" {
			least = 60 // few answers come from entry abilities
		}
		for plays < least || told == 0 && plays < 10*seats {
			seed := fmt.Sprint(g.Name, strings.Repeat(" again", plays/seats))
			s, err := table.Begin(g.Game, g.Speak, table.Against(g.Game, game.Seat(plays%seats), "heuristic-v1"), seed)
			if err != nil {
				t.Fatal(err)
			}
			plays++
			for next := 0; !s.Result().Over; {
				packed, seed := s.TurnView()
				_, v, err := g.Game.Kind().Unpack(packed)
				if err != nil {
					t.Fatal(err)
				}
				inside := !s.Quiet() && !s.MyTurn()
				if err := s.Play(player.Decide(v, game.SeedOf(seed)).Move); err != nil {
					t.Fatal(err)
				}
				first, steps := s.Steps()
				list, then := s.Answers(next)
				for _, a := range list {
					if told++; inside {
						chosen++
					}
					if a.At < next || a.At >= s.StepCount() || steps[a.At-first].Mine {
						t.Fatalf("%s: %q is at step %d of %d to %d", g.Name, a.Title, a.At, next, s.StepCount())
					}
					if !s.Quiet() && !s.MyTurn() {
						t.Errorf("%s: %q is told in the middle of an action", g.Name, a.Lines)
					}
					if text := fmt.Sprint(a.Title, a.Lines, a.Cause); a.Title == "" || len(a.Lines) < 3 ||
						len(a.Cause) == 0 || strings.ContainsAny(text, "{}") {
						t.Errorf("%s: %s", g.Name, text)
					}
				}
				next = then
			}
		}
		if g.Name == "convoy" && chosen == 0 {
			t.Error("no action with a choice of its own was answered")
		}
		t.Logf("%s: %d answers in %d games", g.Name, told, plays)
		if told == 0 || told > most*plays {
			t.Errorf("%s: %d answers in %d games", g.Name, told, plays)
		}
	}
}
