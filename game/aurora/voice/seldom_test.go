package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora/think"
	"onelongnight/game/gametest"
)

// beginning is a position with moves that lead to a question which games of chance seldom ask.
type beginning struct{ phase, more, red, moves string }

const others = `"blue":{"space":4,"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]},` +
	`"green":{"space":4,"crew":[{"id":"leader-green","zone":"action"}],"cars":[{"card":"truck-green"}]}`

// begin loads the position and plays the moves.
func (b *beginning) begin(t *testing.T) (game.Game, game.State) {
	t.Helper()
	position := `{"game":"aurora","version":1,"seats":3,"map":"alpha","phase":"` + b.phase + `","round":2,"turn":"red",` +
		`"aurora":2,"order":["blue","green","red"],"results":{"deck":["r12","r11","r10"],"discard":["r9"]},` +
		`"objects":{"deck":["nitrous","ration"]},` + b.more + `"convoys":{"red":{"space":4,` + b.red + `},` + others + `}}`
	g, s := gametest.Load(t, think.Rules{}, position)
	for text := range strings.SplitSeq(b.moves, "; ") {
		if text == "" {
			continue
		}
		m, err := g.ParseMove(text)
		if err == nil {
			err = s.Apply(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v in %s", text, err, s.Position())
		}
	}
	return g, s
}

const (
	plain   = `"slots":[{},{},{},{},{}],`
	leader  = `"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	tainted = `"crew":[{"id":"leader-red","zone":"action","contamination":1},{"id":"hermit","zone":"rest",` +
		`"contamination":2}],"cars":[{"card":"truck-red"}]`
	burner = `"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"biomass-truck"},` +
		`{"card":"container-red"}]`
	marked = `"enemies":[{"id":"ulmar","region":1,"loot":"generator","targets":["red"]},` +
		`{"id":"howler","region":1,"loot":"gauss-cannon","targets":["red"]}],`
	full = `"enemies":[{"id":"ulmar","region":1,"loot":"generator","targets":["blue","green","blue","green"]}],`
)

var seldom = []beginning{
	{"movement", plain, `"food":2,"fuel":2,` + burner, "go 8"},
	{"exploration", `"slots":[{"card":"field-hospital","left":["food"],"right":["object"]},{},{},{},{}],`,
		`"objects":["torch","hazmat","antifreeze"],` + leader, "explore 1; pick leader-red; block right"},
	{"movement", plain, `"objects":["decontamination"],` + tainted, "object decontamination"},
	{"attack", plain + marked, `"ammo":1,` + leader, "fire 1b3 ulmar"},
	{"attack", plain + full, `"ammo":1,` + leader, "fire 1b3 ulmar"},
}
