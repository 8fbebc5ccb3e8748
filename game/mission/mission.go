// Package mission is what a game's lessons, puzzles, campaign and daily games are, as plain data, and how they are
// judged, proved and hinted at. It knows no game: what is asked for is read and judged by the game itself
// ([game.Aimer]), as a pure function of positions and events. So whoever has the record of a mission, such as a replay
// code, comes to the same verdict ([Mission.Judge]).
//
// # A mission
//
// A [Mission] begins with a position or with a deal, gives the player one seat
// and names who plays the others. It has an aim, which is the first star, and
// up to two more aims, each another star if the first is reached. A file of
// missions is text ([Parse]); what is said about them is in catalogues beside
// it ([Mission.Key]).
//
// # A lesson
//
// A lesson is a mission with steps ([Step]), each a text that says why, what it
// points at, the moves that lead on and what the others do then. A [Course] is a lesson on its
// way, found anew from the record after every move.
//
// # A proof
//
// A puzzle is a mission whose aim can be reached whatever the others do and
// whatever is hidden, and in one way only. [Prove] shows both by going
// through all positions there are (solve.go):
//
//   - The solution is sufficient. Somebody who makes no decision at rest but
//     those of the solution can reach the aim against every answer, and this
//     in a position where the others have every card that they could have
//     ([game.Provable]). If chance comes in between, that counts as a failure.
//   - Every decision of it is necessary. Somebody who may do anything but this
//     one cannot reach the aim in the very position of the puzzle, not even if
//     he sees everything; so no plan reaches it in every case.
//
// Both together: all ways to the aim have the same decisions in common, and
// those alone suffice. Their order may be free, and harmless decisions may be
// added to them: that is a detour, not another solution. Choices inside a
// decision (which target, which place) must be necessary too, but for those that
// a game names as free, such as what to pay with, if others will do.
//
// A search that is cut off by its bound proves nothing and says so.
package mission

import (
	"strconv"

	"onelongnight/game"
)

// Chapter is what a mission is part of.
type Chapter string

// The chapters.
const (
	Lesson   Chapter = "lesson"
	Puzzle   Chapter = "puzzle"
	Campaign Chapter = "campaign"
	Day      Chapter = "daily"
)

// Mission is a mission as plain data.
type Mission struct {
	Name       string // kebab-case; no two missions of a game have the same
	Chapter    Chapter
	Number     int    // its place in its chapter, counted from 1
	Seat       string // the player's, by its name
	Level      string // of the opponents, with a style perhaps: "5-rush"; "" for a puzzle, see Answer
	Setup      []byte // where it begins with a deal, nil for the default
	Position   []byte // where it begins otherwise; nil: with a deal
	Seed       string // of all chance; "": another one each time it is played
	Aim        string // in the game's words
	Stars      []string
	Difficulty int      // 1 to 5; 0 where nobody has measured it
	Solution   []string // of a puzzle, the player's decisions up to the first answer, as texts
	Free       []int    // which of them, counted from 0, are choices where any will do
	Steps      []Step   // of a lesson
}

// MaxStars is how many stars a mission has.
const MaxStars = 3

// Part is something that is said about a mission.
type Part string

// The parts.
const (
	Title  Part = "title"
	Before Part = "before"
	Won    Part = "won"
	Lost   Part = "lost"
)

// Key returns the key of what is said about a mission, in the catalogue beside the
// missions' data: "campaign.3.before". Of puzzles nothing is said but their aims.
func (m *Mission) Key(p Part) string {
	n := strconv.Itoa(m.Number)
	switch m.Chapter {
	case Lesson:
		return "lesson." + n + "." + string(p)
	case Campaign:
		return "campaign." + n + "." + string(p)
	}
	return ""
}

// Begin begins the record of a mission. The seed counts for one that has none itself.
func (m *Mission) Begin(k game.Kind, seed string) (*game.Record, game.Game, game.State, error) {
	if m.Seed != "" {
		seed = m.Seed
	}
	if m.Position != nil {
		return game.From(k, m.Position, seed)
	}
	return game.Deal(k, m.Setup, seed)
}

// Outcome is how a mission stands.
type Outcome struct {
	Verdict game.Verdict
	Stars   int    // 0 to MaxStars: 0 as long as the aim is not reached
	Each    []Star // how each aim stands, the first star's first
}

// Star is how the aim of a star stands. A star behind the first that is reached counts
// only with the first.
type Star struct {
	Aim     string
	Verdict game.Verdict
	Tally   game.Tally
}

// Watch follows a mission move by move. Where a move is taken back a new one
// begins, and sees the moves that are left.
type Watch struct {
	aims  []game.Aim
	state Outcome
}

// ErrNoAims says that a game has no aims for missions.
var ErrNoAims = &game.LoadError{Code: "aim", Text: "this game has no missions"}

// NewWatch begins to watch a mission of a game at its first position.
func (m *Mission) NewWatch(g game.Game, start game.State) (*Watch, error) {
	aimer, ok := g.(game.Aimer)
	if !ok {
		return nil, ErrNoAims
	}
	seat := game.SeatNamed(g, m.Seat)
	if seat == game.NoSeat {
		return nil, &game.LoadError{Code: "seat", Text: "there is no seat " + m.Seat}
	}
	w := &Watch{}
	for _, text := range append([]string{m.Aim}, m.Stars...) {
		a, err := aimer.Aim(text, seat, start)
		if err != nil {
			return nil, err
		}
		w.aims = append(w.aims, a)
		w.state.Each = append(w.state.Each, Star{Aim: text})
	}
	return w, nil
}

// Saw counts a move that was played: its events, and the position after it.
func (w *Watch) Saw(events []game.Event, after game.State) {
	for i, a := range w.aims {
		if s := &w.state.Each[i]; s.Verdict == game.Undecided {
			s.Tally = a.Count(s.Tally, events, after)
			s.Verdict = s.Tally.Verdict
		}
	}
	w.state.Verdict = w.state.Each[0].Verdict
	w.state.Stars = 0
	if w.state.Verdict != game.Reached {
		return
	}
	for _, s := range w.state.Each {
		if s.Verdict == game.Reached {
			w.state.Stars++
		}
	}
}

// Outcome returns how the mission stands now. Its list must not be changed.
func (w *Watch) Outcome() Outcome { return w.state }

// Judge plays the record of a mission again and says how it stands at its end.
func (m *Mission) Judge(k game.Kind, r *game.Record) (Outcome, error) {
	g, s, err := r.Start(k)
	if err != nil {
		return Outcome{}, err
	}
	w, err := m.NewWatch(g, s)
	if err != nil {
		return Outcome{}, err
	}
	var log game.Log
	for _, move := range r.Moves {
		log.Events = log.Events[:0]
		if err := s.Apply(move, &log); err != nil {
			return Outcome{}, err
		}
		w.Saw(log.Events, s)
	}
	if r.Conceded != game.NoSeat {
		log.Events = log.Events[:0]
		if err := s.Concede(r.Conceded, &log); err != nil {
			return Outcome{}, err
		}
		w.Saw(log.Events, s)
	}
	return w.Outcome(), nil
}

// PuzzleGoals tells what a puzzle's second and third star are given for, when it was solved: that no hint was taken;
// and that there were two at most, and no more decisions than it takes, counted up to the first answer. What was tried
// before and taken back does not matter.
func (m *Mission) PuzzleGoals(hints, decisions int) (alone, short bool) {
	return hints == 0, hints <= 2 && decisions <= len(m.Solution)
}

// PuzzleStars returns the stars of a puzzle that was solved.
func (m *Mission) PuzzleStars(hints, decisions int) int {
	stars := 1
	alone, short := m.PuzzleGoals(hints, decisions)
	for _, reached := range [...]bool{alone, short} {
		if reached {
			stars++
		}
	}
	return stars
}
