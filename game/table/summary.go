package table

import (
	"strconv"
	"strings"
	"time"

	"onelongnight/game"
)

// Outcome says how a game stands for somebody.
type Outcome string

const (
	UnderWay Outcome = "on"
	Won      Outcome = "won"
	Lost     Outcome = "lost"
	Drawn    Outcome = "drawn"
)

// outcome returns the outcome for the viewer's seat.
func (s *Session) outcome() Outcome { return OutcomeFor(s.Result(), s.viewer) }

// OutcomeFor returns the outcome for a seat. A draw is of those who share the lead; whoever is behind has lost.
func OutcomeFor(r game.Result, seat game.Seat) Outcome {
	switch {
	case !r.Over:
		return UnderWay
	case r.Draw && r.Rank[seat] == 1:
		return Drawn
	case r.Won(seat):
		return Won
	}
	return Lost
}

// Summary is what a save tells without being played: enough for a long list of saves.
type Summary struct {
	Kind    string    // name of the game
	At      time.Time // of the last move, to the minute
	Seat    string    // name of the viewer's seat
	Outcome Outcome
	Players []Player
	notes   notes
}

// Day returns the date if this is a daily game, otherwise "".
func (s *Summary) Day() string { return s.notes.of(noteDay) }

// Role returns the role of the viewer's seat, "" if the seat's name says it or the save is too old to have it.
func (s *Summary) Role() string { return s.notes.of(noteRole) }

// People returns how many people of this device play.
func (s *Summary) People() int { return people(s.Players) }

// people returns how many players are people of this device.
func people(players []Player) (n int) {
	for _, p := range players {
		if p.Kind == Person {
			n++
		}
	}
	return n
}

// Practice reports whether turns were taken back, so that the game counts nowhere.
func (s *Summary) Practice() bool { return s.notes.of(notePractice) != "" }

// ReadSummary reads the summary of a save. It fails for saves of an earlier format, which have none, and of a later
// one; [Resume] says what is wrong with those.
func ReadSummary(save string) (Summary, error) {
	part := strings.Split(save, " ")
	if newer(part[0]) {
		return Summary{}, errNewer
	}
	if len(part) == 8 && part[0] == thirdFormat {
		part = append(part, noNotes)
	} else if len(part) != 9 || part[0] != saveFormat {
		return Summary{}, bad("this is no saved game with a summary")
	}
	minutes, err := strconv.ParseInt(part[2], 10, 64)
	if err != nil || minutes < 0 || minutes > lastMinute {
		return Summary{}, bad("the save does not tell when it was made")
	}
	out := Summary{Kind: part[1], At: time.Unix(minutes*60, 0), Seat: part[3], Outcome: Outcome(part[4]),
		notes: parseNotes(part[8])}
	switch out.Outcome {
	case UnderWay, Won, Lost, Drawn:
	default:
		return Summary{}, bad("the save does not tell how the game stands")
	}
	out.Players, err = parsePlayers(part[5])
	return out, err
}

const lastMinute = 253402300799 / 60

// Opponent returns the level of the computer player, "" if there is none or several differ.
func (s *Summary) Opponent() string { return opponent(s.Players) }

// Opponent returns the level of the computer player, "" if there is none or several differ.
func (s *Session) Opponent() string { return opponent(s.players) }

func opponent(players []Player) string {
	level := ""
	for _, p := range players {
		if p.Kind != Computer {
			continue
		}
		if level != "" && p.Level != level {
			return ""
		}
		level = p.Level
	}
	return level
}

func parsePlayers(text string) ([]Player, error) {
	var players []Player
	for word := range strings.SplitSeq(text, ",") {
		p, err := parsePlayer(word)
		if err != nil {
			return nil, bad("%v", err)
		}
		if players = append(players, p); len(players) > game.MaxSeats {
			return nil, bad("the save has too many players")
		}
	}
	return players, nil
}
