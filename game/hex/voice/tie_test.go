package voice_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// TestATieNamesWhatDecidedIt in every language: the battle of the overtime (8.4), level points (9.2), both sides that
// lost a headquarters (9.3, 9.4). Where nothing was level the reason stands alone. In none of these games has anybody
// a headquarters.
func TestATieNamesWhatDecidedIt(t *testing.T) {
	const duel = `{"mode":"duel","seats":["moloch","outpost"]}`
	const pair = `{"mode":"one-against-two","seats":["outpost","borgo","hegemony"]}`
	const teams = `{"mode":"teams","seats":["outpost","borgo","hegemony","moloch"]}`
	for _, x := range []struct {
		setup    string
		why      hex.Why
		overtime uint16
		want     string
	}{
		{duel, hex.MostPoints, 0, "end.why.points"},
		{duel, hex.MostPoints, 14, "end.tie.overtime"},
		{duel, hex.Level, 14, "end.why.level"},
		{duel, hex.Level, 0, "end.tie.points"},
		{duel, hex.BothDestroyed, 0, "end.why.both-destroyed"},
		{pair, hex.HQDestroyed, 0, "end.tie.pair"},
		{teams, hex.HQDestroyed, 0, "end.tie.teams"},
		{teams, hex.BothDestroyed, 0, "end.tie.teams-level"},
		{teams, hex.Conceded, 0, "end.why.conceded"},
	} {
		g, err := think.Rules{}.Open([]byte(x.setup))
		if err != nil {
			t.Fatal(err)
		}
		s := g.New(game.Seed{}).(*hex.State)
		s.Phase, s.Why, s.Overtime = hex.PhaseOver, x.why, x.overtime
		for lang, v := range voices(t) {
			if _, why := v.For(g).Ending(s.Result(), 0); why != v.T(x.want) || why == x.want {
				t.Errorf("%s: of %s in %s is said %q", lang, x.why, x.setup, why)
			}
		}
	}
}
