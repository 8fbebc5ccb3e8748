package hex_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
)

// checks are the words that play and test.
var checks = map[string]func(r *runner, rest string){
	">":      (*runner).play,
	"!":      (*runner).refused,
	"legal":  func(r *runner, rest string) { r.compare("legal moves", r.moves(), splitMoves(rest)) },
	"offers": func(r *runner, rest string) { r.offers(rest, true) },
	"lacks":  func(r *runner, rest string) { r.offers(rest, false) },
	"count":  func(r *runner, rest string) { r.equal("number of moves", strconv.Itoa(len(r.moves())), rest) },
	"prompt": func(r *runner, rest string) {
		who := game.SeatName(r.game, r.state.Turn())
		if who == "" {
			who = "nobody"
		}
		r.equal("prompt", strings.TrimSpace(who+" "+r.state.Prompt()), rest)
	},
	"is":     (*runner).is,
	"has":    (*runner).has,
	"hp":     func(r *runner, rest string) { r.number2("hp", rest) },
	"points": func(r *runner, rest string) { r.number2("points", rest) },
	"event":  (*runner).event,
	"no-event": func(r *runner, rest string) {
		if r.hasEvent(rest) {
			r.fail("there must be no event %s; there were\n%s", rest, r.told())
		}
	},
	"events": func(r *runner, rest string) {
		var types []string
		for _, e := range r.log.Events[r.last:] {
			types = append(types, e.Type)
		}
		r.equal("events", strings.Join(types, " "), strings.Join(strings.Fields(rest), " "))
	},
	"result": func(r *runner, rest string) {
		res := r.state.Result()
		winners, _ := r.game.(game.ResultTeller).TellResult(r.state)["winners"].([]string)
		if len(winners) == 0 {
			winners = []string{"nobody"}
		}
		r.equal("result", strings.Join(winners, ",")+" "+res.Why, rest)
	},
	"concede": func(r *runner, rest string) {
		r.log = game.Log{}
		if err := r.state.Concede(game.SeatNamed(r.game, rest), &r.log); err != nil {
			r.fail("%s cannot give up: %v", rest, err)
		}
	},
	"field": func(r *runner, rest string) {
		key, want, _ := strings.Cut(rest, " ")
		r.equal(key, lookUp(decode(r.state.Position()), key), want)
	},
	"view": func(r *runner, rest string) {
		words := strings.SplitN(rest, " ", 3)
		want := ""
		if len(words) > 2 {
			want = words[2]
		}
		r.equal(rest, lookUp(decode(r.state.View(game.SeatNamed(r.game, words[0])).JSON()), words[1]), want)
	},
	"fails": func(r *runner, rest string) {
		words := strings.Fields(rest)
		err := r.load()
		var load *game.LoadError
		if !errors.As(err, &load) {
			r.fail("the position must not load: %v\n%s", err, r.document())
		}
		r.equal("code", load.Code, words[0])
		for _, w := range words[1:] {
			if !strings.Contains(load.Text, w) {
				r.fail("the error %q does not speak of %q", load.Text, w)
			}
		}
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

func (r *runner) moves() []string {
	var list []string
	for _, m := range r.state.Legal(nil) {
		list = append(list, r.game.MoveText(m))
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
		r.last = len(r.log.Events)
		m, err := r.game.ParseMove(text)
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
	before := string(r.state.Position())
	m, err := r.game.ParseMove(strings.TrimSpace(text))
	if err == nil {
		err = r.state.Apply(m, nil)
	}
	illegal, ok := err.(*game.Illegal)
	if !ok {
		r.fail("%q must be refused, got %v", text, err)
	}
	r.equal("reason", illegal.Reason, reason)
	r.equal("position after a refusal", string(r.state.Position()), before)
}

// is compares a unit's whole entry: `is moloch-blocker-1 c3/2 wounds=1` or `is … gone`.
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
	want, _ := json.Marshal(r.unit(a))
	have, _ := json.Marshal(got)
	r.equal(a[0], string(have), string(want))
}

// armyNow is an army's part of the position.
func (r *runner) armyNow(id string) any {
	armies, _ := decode(r.state.Position())["armies"].([]any)
	for _, a := range armies {
		if a.(map[string]any)["army"] == id {
			return a
		}
	}
	r.fail("there is no army %s", id)
	return nil
}

// has compares a list in order: `has moloch discard move-1 clown`.
func (r *runner) has(rest string) {
	a := strings.Fields(rest)
	want := []string{}
	for _, t := range a[2:] {
		want = append(want, a[0]+"-"+t)
	}
	r.equal(a[0]+"'s "+a[1], lookUp(r.armyNow(a[0]), a[1]), strings.Join(want, " "))
}

func (r *runner) number2(key, rest string) {
	a := strings.Fields(rest)
	got := lookUp(r.armyNow(a[0]), key)
	if got == "" {
		got = "0"
	}
	r.equal(key+" of "+a[0], got, a[1])
}

func (r *runner) told() string {
	var told []string
	for _, e := range r.log.Events {
		b, _ := json.Marshal(r.game.Tell(e))
		told = append(told, string(b))
	}
	return strings.Join(told, "\n")
}

// event is `event hit unit=moloch-hq wounds=1`: one of the last play's events
// has these fields.
func (r *runner) event(rest string) {
	if !r.hasEvent(rest) {
		r.fail("no event %s; there were\n%s", rest, r.told())
	}
}

func (r *runner) hasEvent(rest string) bool {
	words := strings.Fields(rest)
	return slices.ContainsFunc(r.log.Events, func(e game.Event) bool {
		b, _ := json.Marshal(r.game.Tell(e))
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

// lookUp finds a value by a dotted path ("armies.1.hp") and writes it as
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
