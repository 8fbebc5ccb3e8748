// Package mission holds a game's lessons, puzzles, campaign and daily games: it reads them from files, judges them,
// proves puzzles and gives hints. It knows no particular game. An aim is read and judged by the game itself
// ([game.Aimer]) from positions and events alone, so that anybody with the record of a mission, such as a replay code,
// comes to the same verdict ([Mission.Judge]).
//
// # A mission
//
// A [Mission] begins with a position or a deal, gives the player one seat and names who plays the others. Its aim is
// worth the first star. It may have two more aims, each worth a star if the first is reached. A file of missions is
// text ([Parse]); catalogues beside it have the words ([Mission.Key]).
//
// # A lesson
//
// A lesson is a mission with steps ([Step]). Each has a text that says why, the things it points at, the moves that
// lead on, and the moves of the other seats. A [Course] follows a lesson; after every move it is worked out again from
// the record.
//
// # A proof
//
// A puzzle is a mission whose aim can be reached whatever the others do and whatever is hidden, and in only one way.
// [Prove] shows both by searching all positions (solve.go):
//
//   - The solution is sufficient. A player whose decisions at rest are only those of the solution can reach the aim
//     against every answer, even in a position where the others have every card that they could have
//     ([game.Provable]). If chance comes in between, that counts as failure.
//   - Every decision of it is necessary. A player who may do anything but this one decision cannot reach the aim in the
//     actual position, not even when seeing everything; so no plan without it reaches the aim in every case.
//
// Together: all ways to the aim share the same decisions, and those suffice. Their order may be free. Harmless extra
// decisions are a detour, not another solution. Choices inside a decision (which target, which place) must be necessary
// too, except for prompts that the game declares free, such as what to pay with.
//
// A decision at rest is one made when no earlier action is still open ([game.State].Quiet). A search that hits its
// bound proves nothing, and says so.
package mission

import (
	"strconv"

	"onelongnight/game"
)

// Chapter is the kind of mission.
type Chapter string

const (
	Lesson   Chapter = "lesson"
	Puzzle   Chapter = "puzzle"
	Campaign Chapter = "campaign"
	Day      Chapter = "daily"
)

// Chapters lists what a game may have missions of, in the order in which the page shows them.
var Chapters = []Chapter{Lesson, Campaign, Puzzle}

// Mission is one mission as plain data.
type Mission struct {
	Name       string // kebab-case, unique in the game
	Chapter    Chapter
	Number     int    // within its chapter, counted from 1
	Seat       string // name of the player's seat
	Level      string // level of the opponents, perhaps with a style: "5-rush"; "" for a puzzle, see Answer
	Setup      []byte // for a mission that begins with a deal; nil is the default
	Position   []byte // where it begins; nil for a deal
	Seed       string // of all chance; "" means another one each time
	Aim        string // in the game's own syntax
	Stars      []string
	Difficulty int      // 1 to 5; 0 if nobody has measured it
	Solution   []string // of a puzzle: the player's decisions up to the first answer, as texts
	Free       []int    // indices of those in which any choice will do
	Steps      []Step   // of a lesson
}

const MaxStars = 3

// Part names a text about a mission.
type Part string

const (
	Title  Part = "title"
	Before Part = "before"
	Won    Part = "won"
	Lost   Part = "lost"
)

// Key returns the catalogue's key for a text about the mission: "campaign.3.before". Puzzles have no texts but their
// aims.
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

// Begin begins the record of a mission. seed is used if the mission has none of its own.
func (m *Mission) Begin(k game.Kind, seed string) (*game.Record, game.Game, game.State, error) {
	if m.Seed != "" {
		seed = m.Seed
	}
	if m.Position != nil {
		return game.From(k, m.Position, seed)
	}
	return game.Deal(k, m.Setup, seed)
}

// Outcome says how a mission stands.
type Outcome struct {
	Verdict game.Verdict
	Stars   int    // 0 to MaxStars; 0 until the aim is reached
	Each    []Star // by star
}

// Star says how one star's aim stands. A later star that is reached counts only once the first is.
type Star struct {
	Aim     string
	Verdict game.Verdict
	Tally   game.Tally
}

// Watch follows a mission move by move. It cannot go back: when a move is taken back, make a new Watch and show it the
// remaining moves.
type Watch struct {
	aims  []game.Aim
	state Outcome
}

// ErrNoAims means that the game has no missions.
var ErrNoAims = &game.LoadError{Code: "aim", Text: "this game has no missions"}

// NewWatch begins to follow a mission from its first position.
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

// Saw counts a move: its events, and the position after it.
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

// Outcome returns how the mission stands now. Do not modify its list.
func (w *Watch) Outcome() Outcome { return w.state }

// Judge replays the record of a mission and says how it stands at the end.
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

// PuzzleGoals reports which of its two further stars a solved puzzle earns: alone if no hint was taken; short if there
// were two hints at most, and no more decisions up to the first answer than the solution needs. Attempts that were
// taken back do not count.
func (m *Mission) PuzzleGoals(hints, decisions int) (alone, short bool) {
	return hints == 0, hints <= 2 && decisions <= len(m.Solution)
}

// PuzzleStars returns the number of stars for a solved puzzle.
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
