package referee_test

import (
	"encoding/json"
	"onelongnight/game/convoy/edition"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
	"onelongnight/game/referee"
)

// faulty is a game that panics in two places: when a player looks at it to think, and when it tells of a move that was
// just made.
type faulty struct {
	think.Rules
	mute *bool
}

func (f faulty) Open([]byte) (game.Game, error) { return f, nil }

func (f faulty) Unpack(packed string) (game.Game, game.View, error) {
	_, v, err := f.Rules.Unpack(packed)
	return f, v, err
}

func (faulty) ActiveInputs(game.State, game.Seat, []uint16) ([]uint16, float64) { panic("no inputs") }

func (f faulty) Tell(e game.Event) any {
	if *f.mute {
		panic("no words")
	}
	return f.Rules.Tell(e)
}

// TestFaultsAreAnswered checks that a panic of a game or a player is answered with an error, and that the game stays as
// it was.
func TestFaultsAreAnswered(t *testing.T) {
	mute := true
	r := referee.New([]referee.Offer{{Kind: faulty{mute: &mute}, Words: refusal}}, edition.Levels())
	say(t, r, `{"do":"new","game":"convoy","seed":"7"}`)
	stands := func() string {
		return string(r.Answer([]byte(`{"do":"position"}`))) + string(r.Answer([]byte(`{"do":"code"}`))) +
			string(r.Answer([]byte(`{"do":"result"}`)))
	}
	before := stands()
	for line, cause := range map[string]string{
		`{"do":"think","level":"5"}`: "no inputs", `{"do":"play","move":"keep"}`: "no words",
		`{"do":"concede","seat":"moloch"}`: "no words",
	} {
		var answer struct {
			OK    bool
			Error struct{ Code, Text string }
		}
		if err := json.Unmarshal(r.Answer([]byte(line)), &answer); err != nil {
			t.Fatal(err)
		}
		if answer.OK || answer.Error.Code != "internal" || !strings.Contains(answer.Error.Text, cause) {
			t.Errorf("%s is answered %+v", line, answer)
		}
		if after := stands(); after != before {
			t.Errorf("after %s it stands\n%s\nand stood\n%s", line, after, before)
		}
	}
	mute = false
	if played := say(t, r, `{"do":"play","move":"keep"}`); played["ok"] != true {
		t.Errorf("after the faults a move is answered %v", played)
	}
}
