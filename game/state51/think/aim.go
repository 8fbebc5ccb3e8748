package think

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// Aims of missions are "points N", "points N by round R" and "win"; "lead N", to win by so many points at least; and a
// action with a number, such as "pillage 6", to have done it so often, or with "no" before it, such as "no visit",
// never to do it.
const (
	winning  = "win"
	scoring  = "points "
	deadline = " by round "
	leading  = "lead "
	never    = "no "
)

// Goal is what an aim asks for.
type Goal struct {
	Points int    // to have at any time; 0: something else is asked for
	Round  int    // the last in which they count, 0 for any
	Lead   int    // by how much the game is to be won, 0 for anyhow
	Action string // what is to be done, "" for nothing
	Times  int    // and how often; 0: never
}

// shunned are the actions of which it can be asked that they are never done.
var shunned = []string{"pillage", "visit"}

// actions are what can be asked for.
var actions = []string{"pillage", "cooperate", "annex", "redevelop", "work", "visit"}

// actionOf is what an event is of that, "" or another word if nothing.
func actionOf(e game.Event) string {
	switch e := e.(type) {
	case state51.Played:
		return e.As.String()
	case state51.Worked, state51.Visit:
		return e.Name()
	}
	return ""
}

// GoalOf reads an aim of a mission; false if it is none.
func GoalOf(text string) (Goal, bool) {
	if text == winning {
		return Goal{}, true
	}
	goal, right := Goal{}, true
	read := func(word string, most int) int {
		n, err := strconv.Atoi(word)
		right = right && err == nil && n > 0 && n <= most
		return n
	}
	if rest, ok := strings.CutPrefix(text, scoring); ok {
		points, round, timed := strings.Cut(rest, deadline)
		goal.Points = read(points, mostAsked)
		if timed {
			goal.Round = read(round, state51.LastRound)
		}
		return goal, right
	}
	if rest, ok := strings.CutPrefix(text, leading); ok {
		goal.Lead = read(rest, mostAsked)
		return goal, right
	}
	if rest, ok := strings.CutPrefix(text, never); ok {
		goal.Action, right = rest, slices.Contains(shunned, rest)
	} else {
		action, times, _ := strings.Cut(text, " ")
		goal.Action, goal.Times = action, read(times, mostAsked)
	}
	return goal, right && slices.Contains(actions, goal.Action)
}

// mostAsked is the greatest number that an aim can ask for.
const mostAsked = 99

// aim is a game.Aim.
type aim struct {
	Goal
	seat game.Seat
}

// Aim reads an aim of a mission: "points N" holds as soon as the seat has them (2.3), "points N by round R" at the
// scoring of that round at the latest, a action as soon as it was done so often, and everything else at the end.
func (g Game) Aim(text string, seat game.Seat, _ game.State) (game.Aim, error) {
	goal, ok := GoalOf(text)
	switch {
	case !ok:
		return nil, &game.LoadError{Code: "aim", Text: "there is no aim " + strconv.Quote(text)}
	case int(seat) >= len(g.Seats()):
		return nil, &game.LoadError{Code: "aim", Text: "the aim is of no seat"}
	}
	return aim{goal, seat}, nil
}

// Count implements game.Aim. Points never become fewer, so they are looked at as they stand; what was scored in a round
// is seen behind its scoring, when the next one has begun.
func (a aim) Count(t game.Tally, events []game.Event, after game.State) game.Tally {
	t.Luck = t.Luck || game.Reveals(events...)
	s, result := after.(*state51.State), after.Result()
	round := s.Round()
	for _, e := range events {
		if e, ok := e.(state51.Scored); ok {
			round = e.Round
		}
		if a.Action != "" && e.Who() == a.seat && actionOf(e) == a.Action {
			t.N[0]++
		}
	}
	done, most := int(t.N[0]), 0
	for i := range s.Game().Seats() {
		if seat := game.Seat(i); seat != a.seat {
			most = max(most, s.Points(seat))
		}
	}
	switch {
	case a.Action != "" && a.Times == 0:
		switch {
		case done > 0:
			t.Verdict = game.Failed
		case result.Over:
			t.Verdict = game.Reached
		}
	case a.Action != "" && done >= a.Times:
		t.Verdict = game.Reached
	case a.Action == "" && a.Points == 0 && result.Over && result.Won(a.seat) && s.Points(a.seat) >= most+a.Lead:
		t.Verdict = game.Reached
	case a.Points > 0 && s.Points(a.seat) >= a.Points && (a.Round == 0 || round <= a.Round):
		t.Verdict = game.Reached
	case result.Over || a.Round > 0 && s.Round() > a.Round:
		t.Verdict = game.Failed
	}
	return t
}
