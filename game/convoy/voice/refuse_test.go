package voice_test

import (
	"errors"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/gametest"
)

// TestRefusalsNameWhatIsAtFault: of a module and a robot, or of a unit and the
// module it carries, the one that cannot be used, with its own text.
func TestRefusalsNameWhatIsAtFault(t *testing.T) {
	const position = `{"phase":"moloch-modules","active":1,"fight":1,"cities":[{},{},{},{},{}],
		"moloch":{"hand":["net-module","brain","combat-module-1"]},"outpost":{},
		"units":[{"id":"ripper","city":1,"module":"kasparov-module"},{"id":"clown","city":1,"module":"contamination-module"}]}`
	_, s := gametest.Load(t, think.Rules{}, position)
	for move, want := range map[string]string{
		"attach net-module brain":  "Brain is not in play.",
		"attach net-module hybrid": "Hybrid is not in play.",
		"attach recycler ripper":   "Recycler is not in that hand.",
		"attach brain ripper":      "Brain is not a module.",
		"use ripper": "Kasparov would do nothing now, for nothing fits: Discard a card: push a soldier " +
			"of this city next door, even where it is full.",
		"use clown": "Clown has nothing to use now.",
	} {
		m, err := think.Rules{}.ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		var illegal *game.Illegal
		if err := s.Apply(m, nil); !errors.As(err, &illegal) {
			t.Fatalf("%s is not refused: %v", move, err)
		}
		if got := voice.English().Refusal(s, illegal); got != want {
			t.Errorf("%s is refused with %q, not %q", move, got, want)
		}
	}
}
