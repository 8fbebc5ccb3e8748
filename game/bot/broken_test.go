package bot_test

import (
	"errors"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/think"
)

// broken is a game with a fault: its inputs panic.
type broken struct {
	think.Rules
	cause any
}

func (b broken) Unpack(packed string) (game.Game, game.View, error) {
	_, v, err := b.Rules.Unpack(packed)
	return b, v, err
}

func (b broken) ActiveInputs(game.State, game.Seat, []uint16) ([]uint16, float64) { panic(b.cause) }

// TestPanicsAreAnswers: a fault of a game is told to whoever asks, and costs
// nothing else.
func TestPanicsAreAnswers(t *testing.T) {
	s := rules.New(game.SeedOf("worker"))
	view := s.View(s.Turn()).Pack()
	for _, cause := range []any{"no such input", errors.New("no such input"), 7} {
		faulty := []game.Kind{broken{cause: cause}}
		for _, question := range []string{bot.Question(rules, "3", "", view), bot.Hint(rules, bot.Middle, "", view),
			bot.Judgement(rules, "", view, s.Legal(nil)[0], view)} {
			reply, err := bot.Shelf{Kinds: faulty, Levels: shelf.Levels}.Answer(question, nil)
			var broke *bot.Broken
			if reply != "" || !errors.As(err, &broke) || broke.Cause != cause {
				t.Errorf("%q is answered %q, %v", question, reply, err)
				continue
			}
			if cause != 7 && !strings.HasSuffix(err.Error(), "no such input") {
				t.Errorf("the error hides its cause: %v", err)
			}
		}
	}
	if _, err := bot.ReadAnswer(ask(t, bot.Question(rules, "3", "", view))); err != nil {
		t.Errorf("after a fault a sound game gets %v", err)
	}
}
