package aurora_test

import (
	"encoding/json"
	"slices"
	"strings"
)

var seatNames = []string{"red", "blue", "green", "yellow"}

// convoy returns the entry of a seat. That seat and those before it join the game if they are not in it.
func (r *runner) convoy(name string) map[string]any {
	i := slices.Index(seatNames, name)
	r.seats = max(r.seats, i+1)
	for _, seat := range seatNames[:r.seats] {
		if r.convoys[seat] == nil && !r.out[seat] {
			r.convoys[seat] = map[string]any{
				"crew": []any{r.member("leader-" + seat), r.member("copilot-" + seat)},
				"cars": []any{r.car("truck-" + seat), r.car("container-" + seat)},
			}
		}
	}
	return r.convoys[name].(map[string]any)
}

// solo makes the position a solo game, and returns the entry of the Automa.
func (r *runner) solo() map[string]any {
	r.seats = 1
	delete(r.convoys, "blue")
	if r.doc["automa"] == nil {
		r.doc["automa"] = map[string]any{"marker": 1, "survivors": 2, "damage": []string{"A2", "A3", "A4", "A5", "A6"}}
	}
	return r.doc["automa"].(map[string]any)
}

// document returns the position, with what the scenario left out filled in.
func (r *runner) document() []byte {
	r.convoy("red")
	order := []string{}
	for _, seat := range seatNames {
		if r.convoys[seat] != nil {
			order = append(order, seat)
		}
	}
	if r.doc["automa"] != nil {
		order = append(order, "automa")
	}
	empty := map[string]any{}
	results := map[string]any{"deck": strings.Fields("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12")}
	for key, value := range map[string]any{"seats": r.seats, "order": order, "convoys": r.convoys, "results": results,
		"slots": []any{empty, empty, empty, empty, empty}} {
		if r.doc[key] == nil {
			r.doc[key] = value
		}
	}
	b, err := json.Marshal(r.doc)
	if err != nil {
		panic(err) // cannot happen: it is made of words, numbers and lists
	}
	return b
}

// writes returns the words of a scenario that write the position.
func (r *runner) writes() map[string]func(a []string) {
	words := map[string]func(a []string){
		"seats":     func(a []string) { r.seats = r.Number(a[0]); r.convoy("red") },
		"solo":      func([]string) { r.solo() },
		"out":       func(a []string) { r.out[a[0]] = true; delete(r.convoys, a[0]) },
		"set":       func(a []string) { r.doc[a[0]] = json.RawMessage(strings.Join(a[1:], " ")) },
		"beta":      func([]string) { r.doc["map"] = "beta" },
		"with-mine": func([]string) { r.doc["mine"] = true },
		"red-lane":  func([]string) { r.doc["red"] = true },
		"slots": func(a []string) {
			slots := []any{}
			for _, word := range a {
				slots = append(slots, r.slot(word))
			}
			for len(slots) < 5 {
				slots = append(slots, struct{}{})
			}
			r.doc["slots"] = slots
		},
		"loot":  func(a []string) { r.doc["loot"] = map[string]any{"deck": a} },
		"enemy": func(a []string) { r.also("enemies", r.entry("id", a)) },
		"spoil": func(a []string) { r.also("spoils", r.entry("enemy", a)) },
		"beacons": func(a []string) {
			beacons := map[string]string{}
			for _, word := range a {
				space, kind, _ := strings.Cut(word, "=")
				beacons[space] = kind
			}
			r.doc["beacons"] = beacons
		},
		"mines": func(a []string) {
			for _, word := range a {
				edge, seat, _ := strings.Cut(word, "=")
				r.also("mines", map[string]any{"edge": edge, "seat": seat})
			}
			r.doc["mine"] = true
		},
		"automa": func(a []string) { r.fill(r.solo(), a) },
	}
	for _, key := range []string{"phase", "turn"} {
		words[key] = func(a []string) { r.doc[key] = a[0] }
	}
	for _, key := range []string{"round", "aurora"} {
		words[key] = func(a []string) { r.doc[key] = r.Number(a[0]) }
	}
	for _, key := range []string{"deck", "box", "discard", "order", "closed"} {
		words[key] = func(a []string) { r.doc[key] = append([]string{}, a...) }
	}
	for _, key := range []string{"objects", "results"} { // the deck, then after a bar the discard pile
		words[key] = func(a []string) {
			deck, discard := a, []string(nil)
			if i := slices.Index(a, "|"); i >= 0 {
				deck, discard = a[:i], a[i+1:]
			}
			r.doc[key] = map[string]any{"deck": deck, "discard": discard}
		}
	}
	for _, name := range seatNames {
		words[name] = func(a []string) { r.fill(r.convoy(name), a) }
	}
	return words
}

// also appends an entry to a list of the position.
func (r *runner) also(key string, entry any) {
	list, _ := r.doc[key].([]any)
	r.doc[key] = append(list, entry)
}

// entry reads an enemy or a spoil, such as `warwolves region=1 loot=prisoner targets=red,blue`.
func (r *runner) entry(key string, words []string) map[string]any {
	e := map[string]any{key: words[0]}
	r.fill(e, words[1:])
	return e
}

// fill reads what a side or an enemy has, such as `food=2 crew=leader-red,hermit:rest stowed`.
func (r *runner) fill(entries map[string]any, words []string) {
	for _, word := range words {
		key, value, ok := strings.Cut(word, "=")
		list := strings.Split(value, ",")
		switch {
		case !ok:
			entries[key] = true
		case key == "crew" || key == "with": // "with" adds to the crew
			members, _ := entries["crew"].([]any)
			if key == "crew" {
				members = nil
			}
			for _, x := range list {
				members = append(members, r.member(x))
			}
			entries["crew"] = members
		case key == "cars":
			cars := []any{}
			for _, x := range list {
				cars = append(cars, r.car(x))
			}
			entries[key] = cars
		case isNumber(value):
			entries[key] = r.Number(value)
		case slices.Contains([]string{"loot", "winner", "ignores"}, key):
			entries[key] = value
		case value == "":
			entries[key] = []string{}
		default:
			entries[key] = list
		}
	}
}

func isNumber(value string) bool { return strings.Trim(value, "-0123456789") == "" && value != "" }

// member reads a survivor, such as `hermit:rest:contamination=1`; without a zone he is in Action.
func (r *runner) member(text string) map[string]any {
	parts := strings.Split(text, ":")
	m := map[string]any{"id": parts[0], "zone": "action"}
	for _, part := range parts[1:] {
		if key, value, ok := strings.Cut(part, "="); ok {
			m[key] = r.Number(value)
		} else {
			m["zone"] = part
		}
	}
	return m
}

// car reads a truck or a trailer, with its equipment after a slash, such as
// `truck-red:damage=1+2:load=1.survivor/roof-rack`.
func (r *runner) car(text string) map[string]any {
	bottom, top, ok := strings.Cut(text, "/")
	parts := strings.Split(bottom, ":")
	car := map[string]any{"card": parts[0]}
	for _, part := range parts[1:] {
		key, value, _ := strings.Cut(part, "=")
		if key == "damage" {
			places := []int{}
			for x := range strings.SplitSeq(value, "+") {
				places = append(places, r.Number(x))
			}
			car[key] = places
			continue
		}
		load := map[string]string{}
		for x := range strings.SplitSeq(value, "+") {
			n, token, _ := strings.Cut(x, ".")
			load[n] = token
		}
		car[key] = load
	}
	if ok {
		car["top"] = r.car(top)
	}
	return car
}

// slot reads a slot: a card with the tokens printed on it or those that are named, or `-` for an empty slot.
func (r *runner) slot(text string) map[string]any {
	parts := strings.Split(text, ":")
	if parts[0] == "-" {
		return map[string]any{}
	}
	slot := map[string]any{"card": parts[0]}
	for _, key := range []string{"left", "right", "tokens"} {
		if tokens := r.cards[parts[0]][key]; tokens != nil {
			slot[key] = tokens
		}
	}
	for _, part := range parts[1:] {
		key, value, _ := strings.Cut(part, "=")
		slot[key] = strings.FieldsFunc(value, func(c rune) bool { return c == '+' })
	}
	return slot
}
