package editiontest

import (
	"fmt"
	"regexp"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// raw matches a key of the catalogue that was not put into words, and a place that was not filled.
var raw = regexp.MustCompile(`[a-z]\.[a-z]|[{}]|  | [.,]|^ | $|\*\*\*\*`)

// Whole reports whether a sentence of a voice says something, is not a bare key, and has no unfilled place.
func Whole(v Words, text string) bool { return text != "" && !raw.MatchString(text) && !v.Has(text) }

// Talk checks everything that is said in whole games.
type Talk struct {
	Words   Words
	Speaker table.Voice
	// Silent are the events about which nothing is said.
	Silent map[string]bool
	// Heard collects everything about which something was said: "asks PROMPT" and "event NAME".
	Heard map[string]bool
	// Also, if set, makes checks of the game's own at each decision, before the move m is made.
	Also func(v game.View, legal []game.Move, m game.Move)
}

// Play plays a random game. No sentence may be a bare key or have an unfilled place, and no two moves of a decision may
// have the same label or the same path. People who do not see the table must be told what they play for, how the table
// stands, and what each card that they can take does.
func (k *Talk) Play(t *testing.T, g game.Game, s game.State, seed string) {
	t.Helper()
	k.check(t, "the aim", k.Speaker.Aim(s.View(s.Turn())))
	gametest.Playout(t, s, seed, func(legal []game.Move, m game.Move) {
		k.Heard["asks "+s.Prompt()] = true
		for seat := range g.Seats() {
			k.asked(t, s.View(game.Seat(seat)))
		}
		view := s.View(s.Turn())
		k.board(t, view)
		k.offered(t, g, view, legal)
		if k.Also != nil {
			k.Also(view, legal, m)
		}
	}, func(events []game.Event) {
		for _, e := range events {
			k.Heard["event "+e.Name()] = true
			for seat := range g.Seats() {
				if !k.Silent[e.Name()] {
					k.check(t, "the event "+e.Name(), k.Speaker.Sentence(e, game.Seat(seat)))
				}
			}
		}
	})
	if !k.Heard["where it stands"] {
		t.Errorf("%s: nobody is told how far the game is", k.Speaker.Language())
	}
	for seat := range g.Seats() {
		title, why := k.Speaker.Ending(s.Result(), game.Seat(seat))
		k.check(t, "the end", title)
		k.check(t, "the end", why)
	}
}

func (k *Talk) check(t *testing.T, what, text string) {
	t.Helper()
	if !Whole(k.Words, text) {
		t.Errorf("%s: %s reads %q", k.Speaker.Language(), what, text)
	}
}

// asked checks what a seat is told about a decision.
func (k *Talk) asked(t *testing.T, view game.View) {
	t.Helper()
	heading, body := k.Speaker.Prompt(view)
	k.check(t, "a heading", heading)
	for _, line := range body {
		k.check(t, "a prompt", line)
	}
	if stands := k.Speaker.Whereabouts(view); stands != "" { // nothing is said before the game has begun
		k.Heard["where it stands"] = true
		k.check(t, "where it stands", stands)
	}
}

// board checks how the table is described.
func (k *Talk) board(t *testing.T, view game.View) {
	t.Helper()
	board := k.Speaker.Board(view)
	k.check(t, "the board", board.Title)
	if len(board.Rows) == 0 {
		t.Errorf("%s: the board has no rows", k.Speaker.Language())
	}
	for _, row := range board.Rows {
		if len(row.Cells) != len(board.Columns) {
			t.Errorf("%s: of %s the board tells %q under %q", k.Speaker.Language(), row.Place, row.Cells, board.Columns)
		}
	}
}

// offered checks how the moves of a decision are offered.
func (k *Talk) offered(t *testing.T, g game.Game, view game.View, legal []game.Move) {
	t.Helper()
	labels, paths := map[string]bool{}, map[string]bool{}
	for _, m := range legal {
		label := k.Speaker.Label(view, m)
		k.check(t, "a label", label)
		k.check(t, "advice", k.Speaker.Advise(view, []game.Move{m}))
		touched := k.Speaker.Path(view, m)
		if touched[0].Kind == table.KindCard {
			k.check(t, "of "+touched[0].ID, k.Speaker.Describe(view, touched[0]))
		}
		path := fmt.Sprint(touched)
		if labels[label] || paths[path] {
			t.Errorf("%s: %s has the label %q and the path %s, and is not the only one", k.Speaker.Language(),
				g.MoveText(m), label, path)
		}
		labels[label], paths[path] = true, true
		if group := k.Speaker.Group(m); !k.Words.Has("section." + group) {
			t.Errorf("%s: there is no group %s", k.Speaker.Language(), group)
		}
	}
}

// HasReasons checks that there are words without unfilled places, in every language, for every reason for which moves
// are refused.
func HasReasons[V interface {
	Words
	For(g game.Game) S
}, S table.Voice](t *testing.T, voices map[string]V, g game.Game, reasons []string, moves []game.Move) {
	t.Helper()
	s := g.New(game.Seed{})
	for lang, v := range voices {
		for _, reason := range reasons {
			for _, m := range moves {
				if said := v.For(g).Refusal(s, &game.Illegal{Reason: reason, Move: m}); !Whole(v, said) {
					t.Errorf("%s: %s of move %d is %q", lang, reason, m, said)
				}
			}
		}
	}
}

// Moves returns a move of each verb from first to last, as HasReasons needs them.
func Moves[Verb ~uint8](first, last Verb) (list []game.Move) {
	for verb := first; verb <= last; verb++ {
		list = append(list, game.Act[Verb]{Verb: verb, A: 1, B: 2}.Move())
	}
	return list
}

// HasFacts checks that something is said of a thing in a language, with no place left open.
func HasFacts(t *testing.T, lang string, v Words, id string, facts []string) {
	t.Helper()
	if len(facts) == 0 {
		t.Errorf("%s: nothing is said of %s", lang, id)
	}
	for _, fact := range facts {
		if !Whole(v, fact) {
			t.Errorf("%s: of %s is said %q", lang, id, fact)
		}
	}
}
