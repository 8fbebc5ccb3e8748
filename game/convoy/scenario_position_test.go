package convoy_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// runner plays one scenario.
type runner struct {
	t     *testing.T
	s     scenario
	doc   map[string]any // the position as it is being written
	state game.State
	log   game.Log
	line  int
}

func (r runner) run() {
	r.doc["phase"] = "moloch-attack"
	for _, l := range r.s.lines {
		r.line = l.number
		word, rest, _ := strings.Cut(l.text, " ")
		if set, ok := setUp[word]; ok {
			set(&r, strings.Fields(rest))
			continue
		}
		if check, ok := checks[word]; ok {
			r.begin()
			check(&r, rest)
			continue
		}
		r.fail("unknown word %q", word)
	}
	if r.state == nil {
		r.fail("the scenario checks nothing")
	}
}

func (r *runner) fail(format string, args ...any) {
	r.t.Helper()
	r.t.Fatalf("%s:%d: %s\n%s", r.s.file, r.line, fmt.Sprintf(format, args...), r.position())
}

func (r *runner) position() string {
	if r.state == nil {
		return ""
	}
	return string(r.state.Position())
}

// begin loads the position before the first move or check.
func (r *runner) begin() {
	if r.state != nil {
		return
	}
	b, err := json.Marshal(r.document())
	if err != nil {
		r.t.Fatal(err)
	}
	_, s, err := convoy.Rules{}.Load(b, game.SeedOf(r.s.name))
	if err != nil {
		r.fail("the position does not load: %v\n%s", err, b)
	}
	r.state = s
}

// document completes the position: cities before the active one are destroyed.
func (r *runner) document() map[string]any {
	active, ok := r.doc["active"].(int)
	if !ok {
		active = 1
		r.doc["active"] = 1
	}
	cities := make([]map[string]any, 5)
	for i := range cities {
		cities[i] = map[string]any{}
		if i+1 < active {
			cities[i]["destroyed"] = true
		}
		for key, value := range r.city(i + 1) {
			cities[i][key] = value
		}
	}
	doc := map[string]any{"game": "convoy", "version": 1, "cities": cities}
	for key, value := range r.doc {
		if !strings.HasPrefix(key, "city ") {
			doc[key] = value
		}
	}
	switch doc["phase"] {
	case "district", "mulligan-moloch", "mulligan-outpost":
	default:
		if _, ok := doc["fight"]; !ok {
			doc["fight"] = 1
		}
	}
	return doc
}

func (r *runner) city(n int) map[string]any {
	key := "city " + strconv.Itoa(n)
	if r.doc[key] == nil {
		r.doc[key] = map[string]any{}
	}
	return r.doc[key].(map[string]any)
}

func (r *runner) side(name string) map[string]any {
	if r.doc[name] == nil {
		r.doc[name] = map[string]any{}
	}
	return r.doc[name].(map[string]any)
}

func (r *runner) number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		r.fail("%q is no number", word)
	}
	return n
}

// setUp are the words that write the position.
var setUp = map[string]func(r *runner, args []string){
	"phase":   func(r *runner, a []string) { r.doc["phase"] = a[0] },
	"active":  func(r *runner, a []string) { r.doc["active"] = r.number(a[0]) },
	"fight":   func(r *runner, a []string) { r.doc["fight"] = r.number(a[0]) },
	"battle":  func(r *runner, a []string) { r.doc["battle"] = r.number(a[0]) },
	"set":     func(r *runner, a []string) { r.doc[a[0]] = true },
	"actions": func(r *runner, a []string) { r.doc["actionsThisPhase"] = r.number(a[0]) },
	"town": func(r *runner, a []string) {
		town := r.city(r.number(a[0]))
		for _, word := range a[1:] {
			if n, ok := strings.CutPrefix(word, "ravaged="); ok {
				var list []int
				for _, d := range strings.Split(n, ",") {
					list = append(list, r.number(d))
				}
				town["ravaged"] = list
				continue
			}
			town[word] = true
		}
	},
	"moloch":  func(r *runner, a []string) { r.pile("moloch", a) },
	"outpost": func(r *runner, a []string) { r.pile("outpost", a) },
	"unit":    (*runner).unit,
}

// pile is `moloch hand a b`, `moloch knows-hand a` and so on.
func (r *runner) pile(side string, a []string) {
	if key, ok := strings.CutPrefix(a[0], "knows-"); ok {
		known, _ := r.side(side)["known"].(map[string]any)
		if known == nil {
			known = map[string]any{}
			r.side(side)["known"] = known
		}
		known[key] = a[1:]
		return
	}
	r.side(side)[a[0]] = a[1:]
}

// unit is `unit hunter-1 2 +1 +2 -2 shield hacked module=net-module`.
func (r *runner) unit(a []string) {
	u := map[string]any{"id": a[0], "city": r.number(a[1])}
	count := func(key string) { n, _ := u[key].(int); u[key] = n + 1 }
	for _, word := range a[2:] {
		switch {
		case word == "+1":
			count("plus1")
		case word == "+2":
			count("plus2")
		case word == "-2":
			count("minus2")
		case strings.HasPrefix(word, "module="):
			u["module"] = word[len("module="):]
		default:
			u[word] = true
		}
	}
	list, _ := r.doc["units"].([]any)
	r.doc["units"] = append(list, u)
}
