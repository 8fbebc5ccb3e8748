package voice_test

import (
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
)

// clown is a battle that Moloch may call: a Clown stands between its own Blocker and three of the Outpost.
const clown = `{"game":"hex","version":1,"mode":"duel","phase":"act","turn":13,"armies":[
	{"army":"moloch","hp":20,"hand":["moloch-battle-1"],"pile":["moloch-hybrid-1","moloch-hybrid-2"]},
	{"army":"outpost","hp":20,"pile":["outpost-runner-1","outpost-runner-2"]}],
	"units":[{"id":"moloch-hq","hex":"a1"},{"id":"moloch-clown","hex":"c3"},{"id":"moloch-blocker-1","hex":"c2","rot":3},
	{"id":"outpost-hq","hex":"d3"},{"id":"outpost-officer","hex":"b2"},{"id":"outpost-scoper","hex":"d2"}]}`

// TestAnswersSayWhatFollows: a choice inside a battle says what follows from each option. An explosion (7.5) says whom
// it hits, who falls on both sides, and what the battle costs.
func TestAnswersSayWhatFollows(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, clown)
	m, err := g.ParseMove("play moloch-battle-1")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Apply(m, nil); err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	for text, want := range map[string]string{
		"explode moloch-clown": "The Clown (c3) explodes: hits Officer, Blocker, Scoper, Outpost HQ; they lose " +
			"Officer, Scoper; you lose The Clown; by the end of the battle: Outpost −1",
		"attack moloch-clown": "The Clown (c3) attacks as usual: they lose Officer",
	} {
		m, err := g.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := v.Label(s.View(0), m); got != want {
			t.Errorf("%s reads\n%s, not\n%s", text, got, want)
		}
	}
	if mine, theirs := v.Falls(s.View(0).(*hex.View),
		hex.Act{Verb: hex.DoExplode, A: uint8(hex.TileByID("moloch-clown"))}.Move()); mine != 1 || theirs != 2 {
		t.Errorf("an explosion costs %d of one's own and %d of theirs, not 1 and 2", mine, theirs)
	}
}
