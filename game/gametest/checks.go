package gametest

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
)

// checks returns the words of every game.
func (b *Bench) checks() map[string]func(rest string) {
	return map[string]func(rest string){
		">": b.play,
		"!": b.refused,
		"legal": func(rest string) {
			b.Equal("legal moves", strings.Join(b.moves(), " | "), strings.Join(split(rest), " | "))
		},
		"count":  func(rest string) { b.Equal("number of moves", strconv.Itoa(len(b.moves())), rest) },
		"offers": func(rest string) { b.offers(rest, true) },
		"lacks":  func(rest string) { b.offers(rest, false) },
		"prompt": func(rest string) {
			b.Equal("prompt", strings.TrimSpace(b.seat(b.State.Turn())+" "+b.State.Prompt()), rest)
		},
		"event": func(rest string) {
			if !b.hasEvent(rest) {
				b.Fail("no event %s; there were\n%s", rest, b.told())
			}
		},
		"no-event": func(rest string) {
			if b.hasEvent(rest) {
				b.Fail("there must be no event %s; there were\n%s", rest, b.told())
			}
		},
		"events": b.events,
		"result": b.result,
		"concede": func(rest string) {
			b.Log = game.Log{}
			if err := b.State.Concede(game.SeatNamed(b.Game, rest), &b.Log); err != nil {
				b.Fail("%s cannot give up: %v", rest, err)
			}
		},
		"field": func(rest string) {
			key, want, _ := strings.Cut(rest, " ")
			b.Equal(key, LookUp(b.Position(), key), want)
		},
		"view": func(rest string) { // SEAT KEY VALUE
			words := append(strings.SplitN(rest, " ", 3), "")
			b.Equal(rest, LookUp(decode(b.State.View(game.SeatNamed(b.Game, words[0])).JSON()), words[1]), words[2])
		},
		"fails": b.fails,
	}
}

// split splits a list of moves at bars and sorts it.
func split(rest string) []string {
	var list []string
	for _, m := range strings.Split(rest, "|") {
		if m = strings.TrimSpace(m); m != "" {
			list = append(list, m)
		}
	}
	slices.Sort(list)
	return list
}

func (b *Bench) seat(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return game.SeatName(b.Game, s)
}

func (b *Bench) moves() []string {
	var list []string
	for _, m := range b.State.Legal(nil) {
		list = append(list, b.Game.MoveText(m))
	}
	slices.Sort(list)
	return list
}

func (b *Bench) offers(rest string, yes bool) {
	moves := b.moves()
	for _, m := range split(rest) {
		if slices.Contains(moves, m) != yes {
			b.Fail("%q offered must be %v; legal are %s", m, yes, strings.Join(moves, " | "))
		}
	}
}

// play handles `> move ; move ; …`.
func (b *Bench) play(rest string) {
	b.Log = game.Log{}
	for text := range strings.SplitSeq(rest, ";") {
		text = strings.TrimSpace(text)
		b.last = len(b.Log.Events)
		m, err := b.Game.ParseMove(text)
		if err == nil {
			err = b.State.Apply(m, &b.Log)
		}
		if err != nil {
			b.Fail("%q: %v; legal are %s", text, err, strings.Join(b.moves(), " | "))
		}
	}
}

// refused handles `! move : reason`.
func (b *Bench) refused(rest string) {
	text, reason, ok := strings.Cut(rest, " : ")
	if !ok {
		b.Fail("a refusal needs its reason")
	}
	before := string(b.State.Position())
	m, err := b.Game.ParseMove(strings.TrimSpace(text))
	if err == nil {
		err = b.State.Apply(m, nil)
	}
	var illegal *game.Illegal
	if !errors.As(err, &illegal) {
		b.Fail("%q must be refused, got %v", text, err)
	}
	b.Equal("reason", illegal.Reason, reason)
	b.Equal("position after a refusal", string(b.State.Position()), before)
}

// events checks the types of the last move's events, in order.
func (b *Bench) events(rest string) {
	var types []string
	for _, e := range b.Log.Events[b.last:] {
		types = append(types, e.Name())
	}
	b.Equal("events", strings.Join(types, " "), strings.Join(strings.Fields(rest), " "))
}

// result handles `result WINNER,WINNER why`.
func (b *Bench) result(rest string) {
	result, winners := b.State.Result(), []string{}
	for i, info := range b.Game.Seats() {
		if result.Won(game.Seat(i)) {
			winners = append(winners, info.Name)
		}
	}
	if len(winners) == 0 {
		winners = []string{"nobody"}
	}
	b.Equal("result", strings.Join(winners, ",")+" "+result.Why, rest)
}

// fails handles `fails CODE word …`: the position must not load, and the error must contain the words.
func (b *Bench) fails(rest string) {
	words := strings.Fields(rest)
	_, _, err := b.load()
	var load *game.LoadError
	if !errors.As(err, &load) {
		b.Fail("the position must not load: %v\n%s", err, b.own.Position())
	}
	b.Equal("code", load.Code, words[0])
	for _, w := range words[1:] {
		if !strings.Contains(load.Text, w) {
			b.Fail("the error %q does not speak of %q", load.Text, w)
		}
	}
}

func (b *Bench) told() string {
	var told []string
	for _, e := range b.Log.Events {
		text, _ := json.Marshal(b.Game.Tell(e))
		told = append(told, string(text))
	}
	return strings.Join(told, "\n")
}

// hasEvent handles `TYPE KEY=VALUE …`: one of the last line's events has these fields.
func (b *Bench) hasEvent(rest string) bool {
	words := strings.Fields(rest)
	return slices.ContainsFunc(b.Log.Events, func(e game.Event) bool {
		text, _ := json.Marshal(b.Game.Tell(e))
		told := decode(text)
		return told["type"] == words[0] && !slices.ContainsFunc(words[1:], func(w string) bool {
			key, want, _ := strings.Cut(w, "=")
			return LookUp(told, key) != want
		})
	})
}
