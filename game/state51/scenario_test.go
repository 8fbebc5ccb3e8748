package state51_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/state51"
)

func TestScenarios(t *testing.T) {
	gametest.EachScenario(t, func(b *gametest.Bench) gametest.ScenarioWords {
		r := &runner{Bench: b, doc: map[string]any{"game": "state51", "version": 1, "phase": "actions",
			"round": 3, "first": "a", "turn": "a"}}
		r.seat(1)
		return gametest.ScenarioWords{Kind: state51.Rules{}, Write: r.writes(), Check: r.checks(),
			Position: r.document}
	})
}

// TestScenariosCoverTheRules fails when a rule number, a card, a contact of a faction, a prompt, a reason, an ending,
// an event of the protocol or a loading check has no scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	var needed []string
	data := open(t, setups[0]).(*state51.Game).Data()
	for i := range data.Designs {
		needed = append(needed, data.Designs[i].ID)
	}
	for i := range data.Bases {
		needed = append(needed, data.Bases[i].ID)
		for _, c := range data.Bases[i].Contacts {
			needed = append(needed, c.ID)
		}
	}
	needed = append(needed, gametest.Answers(state51.AskTrim, state51.AskKeep, state51.Reasons(),
		state51.ThirtyPoints, state51.Conceded)...)
	gametest.CoverRules(t, needed)
}

// runner plays one scenario.
type runner struct {
	*gametest.Bench
	doc   map[string]any // the position as it is being written
	seats []map[string]any
}

// checks returns the words that check what only this game has.
func (r *runner) checks() map[string]func(rest string) {
	all := map[string]func(rest string){
		"scores": func(rest string) { r.Told("scores", rest) },
		"won":    func(rest string) { r.Told("winners", rest) },
	}
	for _, key := range []string{"deck", "discard", "row"} {
		all[key] = func(rest string) { r.Lists(key, rest) }
	}
	for i, name := range seatNames {
		all[name] = func(rest string) { r.has(i, strings.Fields(rest)) }
	}
	return all
}

// has compares one entry of a seat as a whole, such as `a base gun worker*2`.
func (r *runner) has(i int, words []string) {
	entry := r.Position()["seats"].([]any)[i].(map[string]any)[words[0]]
	r.Equal(seatNames[i]+"'s "+words[0], inWords(entry), strings.Join(words[1:], " "))
}

// inWords writes an entry of a position as scenarios do.
func inWords(entry any) string { return gametest.InWords(entry, cardInWords) }

// cardInWords writes a card with what lies on it, or goods.
func cardInWords(e map[string]any) string {
	if e["id"] == nil {
		return goodsInWords(e, " ")
	}
	words := []string{e["id"].(string)}
	for _, key := range []string{"goods", "tokens", "used", "holds", "visitors"} {
		switch x := e[key].(type) {
		case nil:
		case map[string]any:
			words = append(words, key+"="+goodsInWords(x, "+"))
		case []any:
			words = append(words, key+"="+strings.ReplaceAll(inWords(x), " ", "+"))
		default:
			words = append(words, fmt.Sprint(key, "=", x))
		}
	}
	return strings.Join(words, ":")
}

// goodsInWords writes goods in the order of the data.
func goodsInWords(goods map[string]any, between string) string {
	var words []string
	for g := state51.Good(0); g <= state51.VP; g++ {
		switch n := goods[g.String()]; n {
		case nil:
		case 1.0:
			words = append(words, g.String())
		default:
			words = append(words, fmt.Sprint(g, "*", n))
		}
	}
	return strings.Join(words, between)
}
