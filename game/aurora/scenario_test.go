package aurora_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

func TestScenarios(t *testing.T) {
	cards := printed(t)
	gametest.EachScenario(t, func(b *gametest.Bench) gametest.ScenarioWords {
		r := &runner{Bench: b, cards: cards, seats: 2, convoys: map[string]any{}, out: map[string]bool{},
			doc: map[string]any{"game": "aurora", "version": 1, "map": "alpha", "phase": "exploration", "round": 2,
				"turn": "red", "aurora": 2}}
		return gametest.ScenarioWords{Kind: aurora.Rules{}, Write: r.writes(), Check: r.checks(),
			Position: r.document}
	})
}

// TestScenariosCoverTheRules fails when a rule number, a card, an object, a result, a prompt, a reason, an ending, an
// event of the protocol, a loading check, an example of the rulebook or a meeting of rules has no scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	var needed []string
	for id, card := range printed(t) {
		if card["colour"] != "blue" && card["colour"] != "green" && card["colour"] != "yellow" { // like red's
			needed = append(needed, id)
		}
	}
	needed = append(needed, gametest.Answers(aurora.AskExplore, aurora.AskLoot, aurora.Reasons(),
		aurora.ByPoints, aurora.Conceded)...)
	const examples, meetings = 25, 10
	for n := 1; n <= examples; n++ {
		needed = append(needed, fmt.Sprint("example-", n))
	}
	for n := 1; n <= meetings; n++ {
		needed = append(needed, fmt.Sprint("meeting-", n))
	}
	gametest.CoverRules(t, needed)
}

// runner plays a scenario.
type runner struct {
	*gametest.Bench
	cards   map[string]row
	doc     map[string]any // the position, as far as it has been written
	seats   int
	convoys map[string]any
	out     map[string]bool // the seats that are out
}

// checks returns the words of a scenario that check what only this game has.
func (r *runner) checks() map[string]func(rest string) {
	all := map[string]func(rest string){
		"scores": func(rest string) { r.Told("scores", rest) },
		"won":    func(rest string) { r.Told("winners", rest) },
		"automa": func(rest string) { r.has("automa", r.Position()["automa"], rest) },
		"slot": func(rest string) {
			n, want, _ := strings.Cut(rest, " ")
			slot := r.Position()["slots"].([]any)[r.Number(n)-1]
			r.Equal("slot "+n, inWords(slot), want)
		},
		"enemy": func(rest string) {
			id, want, _ := strings.Cut(rest, " ")
			r.Equal(id, inWords(named(r.Position()["enemies"], id)), strings.TrimSpace(id+" "+want))
		},
	}
	for _, key := range []string{"deck", "discard", "order"} {
		all[key] = func(rest string) { r.Lists(key, rest) }
	}
	for _, name := range seatNames {
		all[name] = func(rest string) {
			r.has(name, r.Position()["convoys"].(map[string]any)[name], rest)
		}
	}
	return all
}

// has checks a whole entry of a side, as in `red crew leader-red:action`.
func (r *runner) has(side string, doc any, rest string) {
	words := strings.Fields(rest)
	entries, _ := doc.(map[string]any)
	r.Equal(side+"'s "+words[0], inWords(entries[words[0]]), strings.Join(words[1:], " "))
}

// named returns the entry of an enemy, or one with nothing but the id if the enemy is gone.
func named(list any, id string) any {
	all, _ := list.([]any)
	for _, x := range all {
		if x.(map[string]any)["id"] == id {
			return x
		}
	}
	return map[string]any{"id": id}
}

// inWords writes an entry of a position as scenarios do.
func inWords(entry any) string { return gametest.InWords(entry, cardInWords) }

// cardInWords writes a card with what lies on it, such as `leader-red:action` or `truck-red:damage=1/roof-rack`.
func cardInWords(e map[string]any) string {
	words, between := []string{"-"}, ":"
	if e["region"] != nil {
		between = " " // enemies have spaces between their words
	}
	for _, key := range []string{"id", "card"} {
		if id, ok := e[key].(string); ok {
			words[0] = id
		}
	}
	if zone, ok := e["zone"].(string); ok {
		words = append(words, zone)
	}
	for _, key := range []string{"contamination", "antifreeze", "food", "region", "loot", "damage", "left", "right",
		"tokens", "targets"} {
		if e[key] != nil {
			words = append(words, key+"="+strings.ReplaceAll(inWords(e[key]), " ", "+"))
		}
	}
	if load, ok := e["load"].(map[string]any); ok {
		var list []string
		for n := 1; n <= aurora.PlacesOnCard; n++ {
			if token, ok := load[strconv.Itoa(n)]; ok {
				list = append(list, fmt.Sprint(n, ".", token))
			}
		}
		words = append(words, "load="+strings.Join(list, "+"))
	}
	text := strings.Join(words, between)
	if e["top"] != nil {
		text += "/" + inWords(e["top"])
	}
	return text
}
