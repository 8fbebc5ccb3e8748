package think

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// The words of aims. An aim is "points N", "points N by round R", "win", "lead N" for a win by at least that many
// points, an action with the number of times that it is to be done, such as "pillage 6", or "no" with an action that
// must never be done, such as "no visit".
const (
	winning  = "win"
	scoring  = "points "
	deadline = " by round "
	leading  = "lead "
	never    = "no "
)

// Goal is what an aim asks for.
type Goal struct {
	Points int    // to have at any time; 0 if something else is asked for
	Round  int    // the last round in which they count; 0 for any round
	Lead   int    // by how much the game is to be won; 0 for any win
	Action string // what is to be done, or ""
	Times  int    // how often it is to be done; 0 for never
}

// shunned are the actions that an aim can forbid.
var shunned = []string{"pillage", "visit"}

// actions are the actions that an aim can ask for.
var actions = []string{"pillage", "cooperate", "annex", "redevelop", "work", "visit"}

// actionOf returns the action that an event is part of, or "". It may also return a word that is no action of an aim.
func actionOf(e game.Event) string {
	switch e := e.(type) {
	case state51.Played:
		return e.As.String()
	case state51.Worked, state51.Visit:
		return e.Name()
	}
	return ""
}

// GoalOf reads the aim of a mission. It returns false if the text is no aim.
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

// aim is a game.Aim for a seat.
type aim struct {
	Goal
	seat game.Seat
}

// Aim reads the aim of a mission. "points N" is reached as soon as the seat has them (2.3), "points N by round R" at
// the latest when that round is scored, an action as soon as it was done as often as asked for, and everything else at
// the end.
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

// Count implements game.Aim. Points never become fewer, so it looks at those that there are after a move; what a round
// scored is seen only when the next one has begun.
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
