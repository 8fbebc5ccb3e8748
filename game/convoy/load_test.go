package convoy_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

// sound is a position that loads. Each case below breaks one thing in it.
const sound = `{"game":"convoy","version":1,"phase":"outpost-attack","battle":3,"active":2,"fight":1,
"cities":[{"destroyed":true},{"ravaged":[2]},{},{},{}],
"moloch":{"hand":["hornet"],"deck":["steelhound","clown"],"known":{"hand":["hornet"],"top":["steelhound"]}},
"outpost":{"hand":["scorn"],"deck":[]},
"units":[{"id":"hunter-1","city":2,"shield":true,"module":"net-module"},{"id":"runner","city":2,"moved":true}]}`

// TestBadPositionsSayWhatIsWrong checks the errors of "Loading checks" in referee.md.
func TestBadPositionsSayWhatIsWrong(t *testing.T) {
	if _, _, err := (convoy.Rules{}).Load([]byte(sound), game.Seed{}); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ old, new, want string }{
		{`{"game"`, `["game"`, "not readable"},
		{`"convoy"`, `"chess"`, "another game"},
		{`"version":1`, `"version":2`, "version 2"},
		{`"outpost-attack"`, `"tea"`, "no phase"},
		{`"outpost-attack"`, `"over"`, "finished game"},
		{`"battle":3`, `"battle":3,"pending":"target"`, "middle of a choice"},
		{`"battle":3`, `"battle":-3`, "battle -3"},
		{`"battle":3`, `"battle":3,"actionsThisPhase":61`, "actionsThisPhase 61"},
		{`{},{},{}]`, `{},{}]`, "five cities"},
		{`{},{},{}]`, `{},{},{"destroyed":true}]`, "never destroyed"},
		{`"active":2`, `"active":3`, "first not destroyed"},
		{`"fight":1`, `"fight":2`, "fought district, 2"},
		{`"fight":1`, `"fight":4`, "fought district, 4"},
		{`"outpost-attack"`, `"district"`, "no district is fought for"},
		{`"ravaged":[2]`, `"ravaged":[4]`, "no district 4"},
		{`"ravaged":[2]`, `"ravaged":[2,2]`, "named twice"},
		{`"ravaged":[2]`, `"extraDistrict":true`, "extra district"},
		{`"ravaged":[2]`, `"extraPosition":true`, "extra position"},
		{`"ravaged":[2]`, `"closed":[5,0]`, "only 4 positions of moloch"},
		{`"ravaged":[2]`, `"closed":[4,0]`, "only 0 positions"},
		{`"version":1`, `"version":1,"deal":true`, "can be dealt"},
		{`["scorn"]`, `["scorm"]`, `no card "scorm"`},
		{`["scorn"]`, `["clown"]`, "not a card of outpost"},
		{`["scorn"]`, `["scorn","scorn"]`, "named twice"},
		{`["scorn"]`, `["scorn","runner"]`, "named twice"},
		{`"known":{"hand":["hornet"]`, `"known":{"hand":["clown"]`, "known to be in a hand"},
		{`"top":["steelhound"]`, `"top":["clown"]`, "on top of a deck"},
		{`"top":["steelhound"]`, `"deck":["hornet"]`, "known to be in a deck"},
		{`"id":"runner"`, `"id":"sniper"`, "no unit"},
		{`"id":"runner","city":2`, `"id":"runner","city":6`, "does not exist"},
		{`"moved":true`, `"minus2":1`, "cannot have minus2"},
		{`"moved":true`, `"plus1":100`, "out of range"},
		{`"moved":true`, `"shield":true`, "cannot be shield"},
		{`"moved":true`, `"moduleHacked":true`, "cannot be moduleHacked"},
		{`"module":"net-module"`, `"moved":true`, "cannot be moved"},
		{`"module":"net-module"`, `"empProof":true`, "no EMP Launcher"},
		{`"module":"net-module"`, `"module":"push-back-1"`, "not a module"},
		{`"id":"runner","city":2,"moved":true`, `"id":"bunker","city":2,"module":"combat-module-1"`, "building"},
		{`"id":"runner","city":2,"moved":true}`,
			`"id":"emp-launcher","city":2},{"id":"ripper","city":2,"empProof":true}`, "nothing made it immune"},
		{`"id":"runner","city":2`,
			`"id":"kid","city":3},{"id":"scout-1","city":3},{"id":"scout-2","city":3},{"id":"hacker","city":3},{"id":"runner","city":2`, "only 3 positions"},
	} {
		position := strings.Replace(sound, x.old, x.new, 1)
		if position == sound {
			t.Fatalf("%s is not in the position", x.old)
		}
		_, _, err := convoy.Rules{}.Load([]byte(position), game.Seed{})
		if err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("with %s: %v, must say %q", x.new, err, x.want)
		}
		if _, ok := err.(*game.LoadError); err != nil && !ok {
			t.Errorf("with %s the error has no code", x.new)
		}
	}
}

// TestClosedPositions checks that a city has fewer positions if some are closed, that no more units can be played than
// there is room for, and that positions keep that.
func TestClosedPositions(t *testing.T) {
	position := strings.Replace(sound, `"ravaged":[2]`, `"ravaged":[2],"closed":[1,3]`, 1)
	_, s := gametest.Load(t, convoy.Rules{}, position)
	state := s.(*convoy.State)
	if m, o := state.Capacity(2, convoy.Moloch), state.Capacity(2, convoy.Outpost); m != 3 || o != 1 {
		t.Errorf("there are %d and %d positions", m, o)
	}
	for _, m := range s.Legal(nil) {
		if text := (convoy.Rules{}).MoveText(m); text == "play scorn 2" {
			t.Error("the only position is taken")
		}
	}
	if _, again, err := (convoy.Rules{}).Load(s.Position(), game.Seed{}); err != nil ||
		string(again.Position()) != string(s.Position()) ||
		!strings.Contains(string(s.Position()), `"closed":[1,3]`) {
		t.Errorf("%v: %s", err, s.Position())
	}
}

// TestAPositionIsDealt checks that hands are dealt from the decks by the seed: the same deal for the same seed, with
// the right numbers of cards.
func TestAPositionIsDealt(t *testing.T) {
	const position = `{"phase":"mulligan-moloch","active":1,"deal":true,"cities":[{},{},{},{},{}],
"moloch":{"hand":["hornet"],"deck":["clown","ripper","brain","brute","hybrid","blocker"]},"outpost":{"deck":["scorn","kid"]}}`
	deals := map[string]bool{}
	for _, seed := range []string{"1", "2", "3", "1"} {
		_, s, err := convoy.Rules{}.Load([]byte(position), game.SeedOf(seed))
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*convoy.State)
		if h, d, o := state.Hand[convoy.Moloch].Len(), state.Deck[convoy.Moloch].Len(),
			state.Hand[convoy.Outpost].Len(); h != 5 || d != 2 || o != 2 {
			t.Errorf("dealt %d, %d left; %d", h, d, o)
		}
		deals[string(s.Position())] = true
	}
	if len(deals) != 3 {
		t.Errorf("three seeds gave %d deals", len(deals))
	}
}
