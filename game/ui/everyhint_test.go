package ui_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/gametest/every"
	"onelongnight/game/ui/scene"
)

// TestEveryHintIsDone: in every game that can be judged at a glance a hint lights something up, and Do it makes the
// move that is advised.
func TestEveryHintIsDone(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		if _, judged := g.Game.(game.Judge); !judged {
			return // nobody can give advice
		}
		offer := offerOf(g)
		offer.Levels = []string{"5", "6"}
		b := reloaded(t, offer, together(t, g).Stored)
		b.Unjudged = true
		var advised bot.Advice
		b.Answer = func(question string) (string, error) {
			reply, err := advice(b.Kinds, question)
			if strings.HasPrefix(question, "advise\t") && err == nil {
				advised, err = bot.ReadAdvice(reply)
			}
			return reply, err
		}
		for n := 0; n < 6 && b.Screen().Panel != scene.EndPanel; n++ {
			made := len(b.session(g).Record().Moves)
			b.advised()
			if lit := b.Screen().Lit; len(lit) == 0 {
				t.Error("nothing lights up")
			}
			b.Press("button:do-it")
			b.proceed()
			moves := b.session(g).Record().Moves[made:]
			if len(moves) == 0 || moves[0] != advised.Plans[0].Moves[0] {
				t.Fatalf("of the plan %v are made %v", advised.Plans[0].Moves, moves)
			}
		}
	})
}
