package games_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/gametest"
)

// TestALostGameIsNotLostByMore checks the advice in a game whose last decision only changes by how much it is lost: a
// contaminated survivor takes the last contamination, not a healthy one, who would be worth a point (12.1, 15.8).
func TestALostGameIsNotLostByMore(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"movement",
		"round":4,"turn":"red","aurora":3,"order":["red","automa"],"slots":[{},{},{},{},{}],
		"results":{"deck":["r1","r2"]},"convoys":{"red":{"fuel":0,"space":8,"crew":[{"id":"leader-red","zone":"action"},
		{"id":"copilot-red","zone":"action"},{"id":"jackal","zone":"action","contamination":1}],
		"cars":[{"card":"truck-red"},{"card":"container-red"}]}},
		"automa":{"space":24,"marker":4,"survivors":2,"shown":["automa-6"]}}`)
	for s.View(0).(*aurora.View).Ask != aurora.AskContaminate {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, depth := range []bot.Depth{bot.Quick, bot.Deep} {
		answer, err := games.Shelf().Answer(bot.Hint(g, depth, "lost", s.View(0).Pack()), nil)
		if err != nil {
			t.Fatal(err)
		}
		said, err := bot.ReadAdvice(answer)
		if err != nil || len(said.Plans) < 2 {
			t.Fatal(said, err)
		}
		score := func(p bot.Plan) int {
			end := g.Blank()
			end.CopyFrom(s)
			if err := end.Apply(p.Moves[0], nil); err != nil {
				t.Fatal(err)
			}
			r := end.Result()
			return r.Ahead(g.Seats(), game.Seat(0))
		}
		for _, other := range said.Plans[1:] {
			if best := said.Plans[0]; score(other) > score(best) {
				t.Errorf("%s: advised is %s, which ends at %d; %s ends at %d", depth, g.MoveText(best.Moves[0]),
					score(best), g.MoveText(other.Moves[0]), score(other))
			}
		}
	}
}
