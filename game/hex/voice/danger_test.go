package voice_test

import (
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
)

// sniped is a duel in which a Commando aims at Moloch's HQ; two of the Outpost's four unseen tiles are Battles, one is
// a Sniper.
const sniped = `{"game":"hex","version":1,"mode":"duel","phase":"act","turn":13,"armies":[
	{"army":"moloch","hp":20,"hand":["moloch-hybrid-1"],"pile":["moloch-hybrid-2","moloch-blocker-1"]},
	{"army":"outpost","hp":20,"hand":["outpost-hmg"],"pile":["outpost-battle-1","outpost-battle-2","outpost-sniper","outpost-medic-1"]}],
	"units":[{"id":"moloch-hq","hex":"c3"},{"id":"moloch-medic-1","hex":"a1"},{"id":"outpost-hq","hex":"e3"},{"id":"outpost-commando-1","hex":"c5","rot":4}]}`

// TestDangersAreTold in words: how likely a tile is, where it would be put, and what it would cost.
func TestDangersAreTold(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, sniped)
	told := map[string]string{}
	for _, d := range foresee.Dangers(s.View(0).(*hex.View)) {
		told[d.Tile.Kind().Data().ID] = voice.English().For(g).Danger(&d)
	}
	for id, want := range map[string]string{
		"outpost-battle": "**Battle** (2 of 4 unseen; 83% next turn)\na battle costs you **1**",
		"outpost-sniper": "**Sniper** (1 of 4 unseen; 50% next turn)\nyou lose Medic",
		"outpost-hmg":    "**HMG** (in hand, face up)\nd3, facing up left: a battle costs you **3** more",
	} {
		if told[id] != want {
			t.Errorf("%s is told of as\n%q, not\n%q", id, told[id], want)
		}
	}
}
