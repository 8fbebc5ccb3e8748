package think

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// Aims of missions are "points N", "points N by round R" and "win".
const (
	winning  = "win"
	scoring  = "points "
	deadline = " by round "
)

// Goal is what an aim asks for.
type Goal struct {
	Points int // to have at any time; 0: the game is to be won
	Round  int // the last in which they count, 0 for any
}

// GoalOf reads an aim of a mission; false if it is none.
func GoalOf(text string) (Goal, bool) {
	if text == winning {
		return Goal{}, true
	}
	rest, ok := strings.CutPrefix(text, scoring)
	points, round, timed := strings.Cut(rest, deadline)
	goal, right := Goal{}, true
	read := func(word string, most int) int {
		n, err := strconv.Atoi(word)
		right = right && err == nil && n > 0 && n <= most
		return n
	}
	goal.Points = read(points, 99)
	if timed {
		goal.Round = read(round, state51.LastRound)
	}
	return goal, ok && right
}

// aim is a game.Aim.
type aim struct {
	Goal
	seat game.Seat
}

// Aim reads an aim of a mission: "points N" holds as soon as the seat has them (2.3), "points N by round R" at the
// scoring of that round at the latest, "win" at the end.
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
	t.Lots = t.Lots || game.Reveals(events)
	s, result := after.(*state51.State), after.Result()
	round := s.Round()
	for _, e := range events {
		if e.Type == state51.EvScore {
			round = int(e.N)
		}
	}
	switch {
	case a.Points == 0 && result.Over && result.Won(a.seat):
		t.Verdict = game.Reached
	case a.Points > 0 && s.Points(a.seat) >= a.Points && (a.Round == 0 || round <= a.Round):
		t.Verdict = game.Reached
	case result.Over || a.Round > 0 && s.Round() > a.Round:
		t.Verdict = game.Failed
	}
	return t
}
