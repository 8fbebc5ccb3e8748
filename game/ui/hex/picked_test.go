package hex_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// TestAnInstantWithoutTargetSaysSo checks that a Grenade that can only be discarded says so when it is picked up, and
// that one with an enemy beside the headquarters says what an instant is.
func TestAnInstantWithoutTargetSaysSo(t *testing.T) {
	for hex, want := range map[string]string{"e1": "nothing to play it on", "b4": "works once"} {
		record := game.Record{Seed: "picked", Conceded: game.NoSeat, Position: []byte(`{"armies":[{"army":"borgo","hand":[
"borgo-grenade"],"hp":20,"pile":["borgo-mutant-1"]},{"army":"moloch","hp":20,"pile":["moloch-ripper"]}],"game":"hex",
"mode":"duel","phase":"act","turn":5,"units":[{"hex":"b3","id":"borgo-hq"},{"hex":"d3","id":"moloch-hq"},
{"hex":"` + hex + `","id":"moloch-hybrid-1"}],"version":1}`)}
		g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["borgo","moloch"]}`))
		if err != nil {
			t.Fatal(err)
		}
		speak := func(g game.Game) table.Voice { return voice.English().For(g) }
		s, err := table.From(g, speak, table.Against(g, 0, "1"), &record)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Touch(table.KindCard.Spot("borgo-grenade")); err != nil {
			t.Fatal(err)
		}
		if said := strings.Join(laidOut(s).Prompt.Lines, " "); !strings.Contains(said, want) {
			t.Errorf("with an enemy on %s it says %q, want %q", hex, said, want)
		}
	}
}
