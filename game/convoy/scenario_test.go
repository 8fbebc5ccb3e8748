package convoy_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"convoy/game"
	"convoy/game/convoy"
)

// The scenarios are text: a position, moves, and what must hold. Each line is
// a word and its arguments; testdata/scenarios/README.md explains them.

// scenario is one block of a scenario file.
type scenario struct {
	file   string
	line   int
	name   string
	proves []string
	lines  []scenarioLine
}

type scenarioLine struct {
	number int
	text   string
}

// readScenarios reads all scenario files.
func readScenarios(t *testing.T) []scenario {
	t.Helper()
	files, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	var all []scenario
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(b), "\n") {
			line, _, _ = strings.Cut(line, " #")
			line = strings.TrimSpace(line)
			word, rest, _ := strings.Cut(line, " ")
			switch {
			case line == "" || strings.HasPrefix(line, "#"):
			case word == "scenario":
				all = append(all, scenario{file: filepath.Base(file), line: i + 1, name: rest})
			case len(all) == 0:
				t.Fatalf("%s:%d: a line before the first scenario", file, i+1)
			case word == "proves":
				all[len(all)-1].proves = append(all[len(all)-1].proves, strings.Fields(rest)...)
			default:
				s := &all[len(all)-1]
				s.lines = append(s.lines, scenarioLine{i + 1, line})
			}
		}
	}
	return all
}

func TestScenarios(t *testing.T) {
	for _, s := range readScenarios(t) {
		t.Run(fmt.Sprintf("%s/%s", strings.TrimSuffix(s.file, ".txt"), s.name), func(t *testing.T) {
			runner{t: t, s: s, doc: map[string]any{}}.run()
		})
	}
}

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
	s, err := convoy.Rules{}.Load(b, game.SeedOf(r.s.name))
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

// checks are the words that play and test.
var checks = map[string]func(r *runner, rest string){
	">":      (*runner).play,
	"!":      (*runner).refused,
	"legal":  func(r *runner, rest string) { r.compare("legal moves", r.moves(), splitMoves(rest)) },
	"offers": func(r *runner, rest string) { r.offers(rest, true) },
	"lacks":  func(r *runner, rest string) { r.offers(rest, false) },
	"prompt": func(r *runner, rest string) {
		r.equal("prompt", r.seat(r.state.Turn())+" "+r.state.Prompt(), rest)
	},
	"is":       (*runner).is,
	"pile":     (*runner).checkPile,
	"strength": (*runner).strength,
	"total":    (*runner).total,
	"room":     (*runner).room,
	"event":    (*runner).event,
	"no-event": func(r *runner, rest string) {
		if r.hasEvent(rest) {
			r.fail("there must be no event %s", rest)
		}
	},
	"result": func(r *runner, rest string) {
		res := r.state.Result()
		r.equal("result", fmt.Sprint(r.seat(res.Winner), " ", res.Why), rest)
	},
	"field": func(r *runner, rest string) {
		key, want, _ := strings.Cut(rest, " ")
		got := lookUp(decode(r.state.Position()), key)
		r.equal(key, got, want)
	},
	"view": func(r *runner, rest string) {
		words := strings.SplitN(rest, " ", 3)
		seat := game.Seat(slices.Index(convoy.Rules{}.Seats(), words[0]))
		want := ""
		if len(words) > 2 {
			want = words[2]
		}
		r.equal(rest, lookUp(decode(r.state.View(seat).JSON()), words[1]), want)
	},
}

func splitMoves(rest string) []string {
	var list []string
	for _, m := range strings.Split(rest, "|") {
		if m = strings.TrimSpace(m); m != "" {
			list = append(list, m)
		}
	}
	slices.Sort(list)
	return list
}

func (r *runner) seat(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return convoy.Rules{}.Seats()[s]
}

func (r *runner) moves() []string {
	var list []string
	for _, m := range r.state.Legal(nil) {
		list = append(list, convoy.Rules{}.MoveText(m))
	}
	slices.Sort(list)
	return list
}

func (r *runner) equal(what, got, want string) {
	r.t.Helper()
	if got != want {
		r.fail("%s is %q, must be %q", what, got, want)
	}
}

func (r *runner) compare(what string, got, want []string) {
	r.t.Helper()
	if !slices.Equal(got, want) {
		r.fail("%s are\n  %s\nand must be\n  %s", what, strings.Join(got, " | "), strings.Join(want, " | "))
	}
}

func (r *runner) offers(rest string, yes bool) {
	moves := r.moves()
	for _, m := range splitMoves(rest) {
		if slices.Contains(moves, m) != yes {
			r.fail("%q offered must be %v; legal are %s", m, yes, strings.Join(moves, " | "))
		}
	}
}

// play is `> move ; move ; …`.
func (r *runner) play(rest string) {
	r.log = game.Log{}
	for _, text := range strings.Split(rest, ";") {
		text = strings.TrimSpace(text)
		m, err := convoy.Rules{}.ParseMove(text)
		if err == nil {
			err = r.state.Apply(m, &r.log)
		}
		if err != nil {
			r.fail("%q: %v; legal are %s", text, err, strings.Join(r.moves(), " | "))
		}
	}
}

// refused is `! move : reason`.
func (r *runner) refused(rest string) {
	text, reason, ok := strings.Cut(rest, " : ")
	if !ok {
		r.fail("a refusal needs its reason")
	}
	before := r.position()
	m, err := convoy.Rules{}.ParseMove(strings.TrimSpace(text))
	if err == nil {
		err = r.state.Apply(m, nil)
	}
	illegal, ok := err.(*game.Illegal)
	if !ok {
		r.fail("%q must be refused, got %v", text, err)
	}
	r.equal("reason", illegal.Reason, reason)
	r.equal("position after a refusal", r.position(), before)
}

// is compares a unit's whole entry: `is hunter-1 2 +1 shield` or `is hunter-1 gone`.
func (r *runner) is(rest string) {
	a := strings.Fields(rest)
	var got map[string]any
	units, _ := decode(r.state.Position())["units"].([]any)
	for _, u := range units {
		if u.(map[string]any)["id"] == a[0] {
			got = u.(map[string]any)
		}
	}
	if a[1] == "gone" {
		if got != nil {
			r.fail("%s must be gone, is %v", a[0], got)
		}
		return
	}
	other := runner{t: r.t, s: r.s, line: r.line, doc: map[string]any{}}
	other.unit(a)
	b, _ := json.Marshal(other.doc["units"].([]any)[0])
	have, _ := json.Marshal(got)
	r.equal(a[0], string(have), string(b))
}

// checkPile compares a pile or hand in order: `pile moloch discard a b`. A
// hand is compared as a set.
func (r *runner) checkPile(rest string) {
	a := strings.Fields(rest)
	got := strings.Fields(lookUp(decode(r.state.Position()), a[0]+"."+a[1]))
	want := slices.Clone(a[2:])
	if a[1] == "hand" {
		slices.Sort(got)
		slices.Sort(want)
	}
	r.compare(a[0]+"'s "+a[1], got, want)
}

func (r *runner) strength(rest string) {
	a := strings.Fields(rest)
	s := r.state.(*convoy.State)
	r.equal("strength of "+a[0], strconv.Itoa(s.Strength(convoy.ByID(a[0]))), a[1])
}

// total is `total 2 moloch 5 outpost 4`.
func (r *runner) total(rest string) {
	a := strings.Fields(rest)
	s := r.state.(*convoy.State)
	c := convoy.City(r.number(a[0]))
	got := fmt.Sprintf("moloch %d outpost %d", s.Total(c, convoy.Moloch), s.Total(c, convoy.Outpost))
	r.equal("total", got, strings.Join(a[1:], " "))
}

// room is `room 2 outpost 3`: the positions a side has there now.
func (r *runner) room(rest string) {
	a := strings.Fields(rest)
	s := r.state.(*convoy.State)
	seat := game.Seat(slices.Index(convoy.Rules{}.Seats(), a[1]))
	r.equal("positions", strconv.Itoa(s.Capacity(convoy.City(r.number(a[0])), seat)), a[2])
}

// event is `event kill card=hunter-1 by=scorn`: one of the last play's events
// has these fields.
func (r *runner) event(rest string) {
	if !r.hasEvent(rest) {
		var told []string
		for _, e := range r.log.Events {
			b, _ := json.Marshal(convoy.Rules{}.Tell(e))
			told = append(told, string(b))
		}
		r.fail("no event %s; there were\n%s", rest, strings.Join(told, "\n"))
	}
}

func (r *runner) hasEvent(rest string) bool {
	words := strings.Fields(rest)
	return slices.ContainsFunc(r.log.Events, func(e game.Event) bool {
		b, _ := json.Marshal(convoy.Rules{}.Tell(e))
		told := decode(b)
		if told["type"] != words[0] {
			return false
		}
		for _, w := range words[1:] {
			key, want, _ := strings.Cut(w, "=")
			if lookUp(told, key) != want {
				return false
			}
		}
		return true
	})
}

func decode(b []byte) map[string]any {
	var doc map[string]any
	if err := json.Unmarshal(b, &doc); err != nil {
		panic(err)
	}
	return doc
}

// lookUp finds a value by a dotted path ("cities.1.ravaged") and writes it as
// words; what is left out of the document is empty.
func lookUp(doc any, path string) string {
	for _, key := range strings.Split(path, ".") {
		switch d := doc.(type) {
		case map[string]any:
			doc = d[key]
		case []any:
			i, err := strconv.Atoi(key)
			if err != nil || i >= len(d) {
				return ""
			}
			doc = d[i]
		default:
			return ""
		}
	}
	switch d := doc.(type) {
	case nil:
		return ""
	case []any:
		var words []string
		for _, x := range d {
			words = append(words, fmt.Sprint(x))
		}
		return strings.Join(words, " ")
	}
	return fmt.Sprint(doc)
}

// TestScenariosCoverTheRules fails when a rule number of the spec or a card
// has no scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	proved := map[string]bool{}
	for _, s := range readScenarios(t) {
		if len(s.proves) == 0 {
			t.Errorf("%s:%d: %q proves nothing", s.file, s.line, s.name)
		}
		for _, p := range s.proves {
			proved[p] = true
		}
	}
	b, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	needed := strings.Fields(string(b))
	for _, c := range convoy.Cards() {
		needed = append(needed, c.ID())
	}
	for _, n := range needed {
		if !proved[n] {
			t.Errorf("no scenario proves %s", n)
		}
	}
	for p := range proved {
		if !slices.Contains(needed, p) {
			t.Errorf("a scenario proves %q, which is no rule and no card", p)
		}
	}
}
