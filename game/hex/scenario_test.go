package hex_test

import (
	"strings"
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/hex"
)

func TestScenarios(t *testing.T) {
	gametest.EachScenario(t, func(b *gametest.Bench) gametest.ScenarioWords {
		r := &runner{Bench: b, seats: []string{"moloch", "outpost"}, mode: "duel",
			doc:    map[string]any{"game": "hex", "version": 1, "phase": "act", "turn": 13},
			armies: map[string]map[string]any{}}
		return gametest.ScenarioWords{Kind: hex.Rules{}, Write: r.writes(), Check: r.checks(),
			Position: r.document}
	})
}

// TestScenariosCoverTheRules fails when a rule number, a tile, a prompt, a reason or a loading check has no scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	var needed []string
	for k := range hex.Kind(hex.KindCount) {
		needed = append(needed, k.Data().ID)
	}
	needed = append(needed, gametest.Answers(hex.AskHQ, hex.AskMedic, hex.Reasons(), hex.HQDestroyed, hex.Conceded)...)
	gametest.CoverRules(t, needed)
}

// runner plays a scenario.
type runner struct {
	*gametest.Bench
	mode   string
	seats  []string
	doc    map[string]any // the position, as far as it has been written
	armies map[string]map[string]any
	units  []any
}

// checks returns the words of a scenario that check what only this game has.
func (r *runner) checks() map[string]func(rest string) {
	return map[string]func(rest string){
		"is":     r.is,
		"has":    r.has,
		"hp":     func(rest string) { r.count("hp", rest) },
		"points": func(rest string) { r.count("points", rest) },
	}
}

// is checks a unit's whole entry, as in `is moloch-blocker-1 c3/2 wounds=1` or `is … gone`.
func (r *runner) is(rest string) {
	a := strings.Fields(rest)
	if a[1] == "gone" {
		r.Is(a[0], nil)
		return
	}
	r.Is(a[0], r.unit(a))
}

// armyNow returns an army's part of the position.
func (r *runner) armyNow(id string) any {
	armies, _ := r.Position()["armies"].([]any)
	for _, a := range armies {
		if a.(map[string]any)["army"] == id {
			return a
		}
	}
	r.Fail("there is no army %s", id)
	return nil
}

// has checks a list in order, as in `has moloch discard move-1 clown`.
func (r *runner) has(rest string) {
	a := strings.Fields(rest)
	want := []string{}
	for _, t := range a[2:] {
		want = append(want, a[0]+"-"+t)
	}
	r.Equal(a[0]+"'s "+a[1], gametest.LookUp(r.armyNow(a[0]), a[1]), strings.Join(want, " "))
}

// count checks a number of an army, which is left out of a position if it is 0.
func (r *runner) count(key, rest string) {
	a := strings.Fields(rest)
	got := gametest.LookUp(r.armyNow(a[0]), key)
	if got == "" {
		got = "0"
	}
	r.Equal(key+" of "+a[0], got, a[1])
}
