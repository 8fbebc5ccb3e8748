package state51_test

import (
	"encoding/json"
	"slices"
	"strings"

	"onelongnight/game/state51"
)

var seatNames = []string{"a", "b", "c", "d"}

// deckSize is how many cards the deck has in a scenario that does not name them.
const deckSize = 5

// seat returns the entry of seat i. The seats before it join the game too.
func (r *runner) seat(i int) map[string]any {
	factions := []string{"new-york", "mutants", "merchants", "appalachians"}
	for len(r.seats) <= i {
		r.seats = append(r.seats, map[string]any{"faction": factions[len(r.seats)]})
	}
	return r.seats[i]
}

// document completes the position and returns it.
func (r *runner) document() []byte {
	r.doc["seats"] = r.seats
	named, err := json.Marshal(r.doc)
	if err != nil {
		panic(err) // it is made of words, numbers and lists
	}
	if _, ok := r.doc["deck"]; !ok {
		data := state51.Rules{}.Sheet()["cards"]
		b, _ := json.Marshal(data)
		var cards []struct{ ID string }
		if err := json.Unmarshal(b, &cards); err != nil {
			panic(err)
		}
		var deck []string
		for _, c := range slices.Backward(cards) {
			if len(deck) < deckSize && !strings.Contains(string(named), `"`+c.ID+`"`) {
				deck = append(deck, c.ID)
			}
		}
		r.doc["deck"] = deck
		named, _ = json.Marshal(r.doc)
		delete(r.doc, "deck")
	}
	return named
}

// writes returns the words that write the position.
func (r *runner) writes() map[string]func(a []string) {
	words := map[string]func(a []string){
		"seats": func(a []string) {
			if n := r.Number(a[0]); n > 0 {
				r.seat(n - 1)
				r.seats = r.seats[:n]
			}
		},
		"set": func(a []string) { r.doc[a[0]] = json.RawMessage(strings.Join(a[1:], " ")) },
	}
	for _, key := range []string{"phase", "first", "turn"} {
		words[key] = func(a []string) { r.doc[key] = a[0] }
	}
	for _, key := range []string{"round", "pick"} {
		words[key] = func(a []string) { r.doc[key] = r.Number(a[0]) }
	}
	for _, key := range []string{"deck", "discard", "row"} {
		words[key] = func(a []string) { r.doc[key] = append([]string{}, a...) }
	}
	for i, name := range seatNames {
		words[name] = func(a []string) { r.fill(r.seat(i), a) }
	}
	return words
}

// fill reads what a seat has, such as `merchants hand=school-1,pub base=gun,worker*2 passed`.
func (r *runner) fill(seat map[string]any, words []string) {
	for _, word := range words {
		key, value, ok := strings.Cut(word, "=")
		list := strings.Split(value, ",")
		switch {
		case !ok && (key == "passed" || key == "redeveloped"):
			seat[key] = true
		case !ok:
			seat["faction"] = key
		case key == "base" || key == "store":
			seat[key] = r.goods(list)
		case key == "leader":
			seat[key] = r.card(value)
		case key == "locations":
			var all []any
			for _, x := range list {
				all = append(all, r.card(x))
			}
			seat[key] = all
		case key == "visits" || key == "actions":
			seat[key] = r.Number(value)
		default:
			seat[key] = list
		}
	}
}

// card reads a card in play with what lies on it, such as `bunker:tokens=1:holds=fuel+gun`.
func (r *runner) card(text string) map[string]any {
	parts := strings.Split(text, ":")
	card := map[string]any{"id": parts[0]}
	for _, part := range parts[1:] {
		key, value, _ := strings.Cut(part, "=")
		switch list := strings.Split(value, "+"); key {
		case "goods":
			card[key] = r.goods(list)
		case "tokens", "used":
			card[key] = r.Number(value)
		default:
			card[key] = list
		}
	}
	return card
}

// goods reads a list of goods, such as `gun` and `worker*2`.
func (r *runner) goods(list []string) map[string]int {
	goods := map[string]int{}
	for _, word := range list {
		kind, n, many := strings.Cut(word, "*")
		goods[kind] = 1
		if many {
			goods[kind] = r.Number(n)
		}
	}
	return goods
}
