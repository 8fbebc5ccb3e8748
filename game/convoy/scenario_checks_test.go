package convoy_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// checks are the words that play and test.
var checks = map[string]func(r *runner, rest string){
	">":      (*runner).play,
	"!":      (*runner).refused,
	"legal":  func(r *runner, rest string) { r.compare("legal moves", r.moves(), splitMoves(rest)) },
	"offers": func(r *runner, rest string) { r.offers(rest, true) },
	"lacks":  func(r *runner, rest string) { r.offers(rest, false) },
	"prompt": func(r *runner, rest string) {
		r.equal("prompt", strings.TrimSpace(r.seat(r.state.Turn())+" "+r.state.Prompt()), rest)
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
		r.equal("result", fmt.Sprint(r.seat(res.Winner()), " ", res.Why), rest)
	},
	"field": func(r *runner, rest string) {
		key, want, _ := strings.Cut(rest, " ")
		got := lookUp(decode(r.state.Position()), key)
		r.equal(key, got, want)
	},
	"view": func(r *runner, rest string) {
		words := strings.SplitN(rest, " ", 3)
		seat := game.SeatNamed(convoy.Rules{}, words[0])
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
	return game.SeatName(convoy.Rules{}, s)
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
	seat := game.SeatNamed(convoy.Rules{}, a[1])
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
