package lab

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/mission"
)

// PuzzleSource is what a game provides for its puzzles. Strong players play against each other; in the positions they
// reach its aims are tried, those that package mission can prove are kept, and those that are hard to see and differ
// most are chosen. All chance comes from one seed: the same seed finds the same puzzles.
type PuzzleSource struct {
	Game game.Game
	// Games are the setups to play in turn; nil means Game alone.
	Games []game.Game
	// Positions returns the positions to try for a state, as State.Position writes them: without what plays no part, or
	// with more cards open. They come in rows, in which each position reveals less than the one before.
	Positions func(s game.State, rng *game.Stream) [][][]byte
	// Aims lists the aims to try for the seat to move.
	Aims func(s game.State) []string
	// Subjects lists what a puzzle is about, so that no two are about the same.
	Subjects func(s game.State, aim string, line []game.Move) []string
	Terms    mission.Terms
	// Longest limits the moves of a solution, 0 for no limit.
	Longest int
}

// FoundPuzzle is a puzzle that was found, and what it is like.
type FoundPuzzle struct {
	mission.Mission
	Nodes    int      // positions that the proof searched
	Calm     int      // decisions at rest
	First    float64  // share of the first moves that keep the aim in reach, 0 to 1
	Blind    int      // number of judges' tries that failed
	Subjects []string // what it is about
}

// judges are the players that try to solve a puzzle, and how often each tries.
var judges = []struct {
	level string
	tries int
}{{"heuristic-v1", 1}, {"2", 3}, {"4", 1}, {"5", 1}}

// Judges returns the total number of tries.
func Judges() (n int) {
	for _, j := range judges {
		n += j.tries
	}
	return n
}

// Search plays games of a level against itself on all cores and lists the puzzles found, in the order of the games.
// report may be nil; otherwise it is called for every game.
func (src *PuzzleSource) Search(levels []bot.Level, level, seed string, from, games int,
	report func(game int, found []FoundPuzzle)) ([]FoundPuzzle, error) {
	results := make([][]FoundPuzzle, games)
	fails := make([]error, games)
	queue := make(chan int)
	var workers sync.WaitGroup
	var lock sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range queue {
				results[n], fails[n] = src.game(levels, level, fmt.Sprint(seed, "/", from+n), from+n)
				if report != nil {
					lock.Lock()
					report(from+n, results[n])
					lock.Unlock()
				}
			}
		})
	}
	for n := range games {
		queue <- n
	}
	close(queue)
	workers.Wait()
	return slices.Concat(results...), errors.Join(fails...)
}

func (src *PuzzleSource) game(levels []bot.Level, level, seed string, n int) (found []FoundPuzzle, err error) {
	g := src.Game
	if len(src.Games) > 0 {
		g = src.Games[n%len(src.Games)]
	}
	player, err := bot.Among(levels, level, g, nil)
	if err != nil {
		return nil, err
	}
	s := g.New(game.SeedOf(seed))
	rng := game.NewStream(game.SeedOf(seed))
	var done map[string]bool // aims that already gave a puzzle in this turn
	turn := game.NoSeat
	for n := 0; !s.Result().Over; n++ {
		if s.Turn() != turn {
			turn, done = s.Turn(), map[string]bool{}
		}
		if s.Quiet() {
			for _, row := range src.Positions(s, &rng) {
				more, err := src.try(levels, row, done)
				if err != nil {
					return nil, err
				}
				found = append(found, more...)
			}
		}
		c := player.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(seed, "/", n)))
		if err := s.Apply(c.Move, nil); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// try tries all aims that are not done in a row of positions. An aim that cannot be reached in one position cannot be
// reached in the next, where less is known.
func (src *PuzzleSource) try(levels []bot.Level, row [][]byte, done map[string]bool) (found []FoundPuzzle, err error) {
	last := map[string]FoundPuzzle{} // by aim: the position where least is known
	var hopeless []string
	for _, pose := range row {
		g, s, err := src.Game.Kind().Load(pose, game.SeedOf(""))
		if err != nil {
			return nil, err
		}
		for _, text := range src.Aims(s) {
			if done[text] || slices.Contains(hopeless, text) {
				continue
			}
			f, failed := src.prove(g, s, text)
			switch failed {
			case nil:
				f.Position = pose
				last[text] = f
			case mission.ErrNoWay, mission.ErrBound, mission.ErrUnprovable, errTrivial,
				errLong:
				hopeless = append(hopeless, text)
			case mission.ErrManyWays:
			default:
				return nil, failed
			}
		}
	}
	for _, text := range slices.Sorted(maps.Keys(last)) {
		f := last[text]
		g, _, err := src.Game.Kind().Load(f.Position, game.SeedOf(""))
		if err != nil {
			return nil, err
		}
		if err := f.judge(g, levels); err != nil {
			return nil, err
		}
		done[text] = true
		found = append(found, f)
	}
	return found, nil
}

// errTrivial means that the solution takes too few decisions.
var errTrivial = errors.New("lab: a puzzle must take more decisions")

// errLong means that the solution is too long.
var errLong = errors.New("lab: the solution is too long")

// prove tries one aim. A puzzle needs two decisions at rest besides what ends it, or one with a choice inside; anything
// less is trivial.
func (src *PuzzleSource) prove(g game.Game, s game.State, text string) (f FoundPuzzle, err error) {
	aim, err := g.(game.Aimer).Aim(text, s.Turn(), s)
	if err != nil {
		return f, err
	}
	proof, err := mission.Prove(g, s, aim, src.Terms)
	if err == nil && (len(proof.Line) < 3 || len(proof.Calm) < 2) {
		err = errTrivial
	}
	if err == nil && src.Longest > 0 && len(proof.Line) > src.Longest {
		err = errLong
	}
	if err != nil {
		return f, err
	}
	f = FoundPuzzle{Nodes: proof.Nodes, Calm: len(proof.Calm), First: float64(proof.First[0]) / float64(proof.First[1])}
	f.Chapter, f.Seat, f.Aim, f.Free = mission.Puzzle, game.SeatName(g, s.Turn()), text, proof.Free
	for _, m := range proof.Line {
		f.Solution = append(f.Solution, g.MoveText(m))
	}
	f.Subjects = src.Subjects(s, text, proof.Line)
	return f, nil
}

// judge lets the judges try the puzzle.
func (f *FoundPuzzle) judge(g game.Game, levels []bot.Level) error {
	for _, j := range judges {
		player, err := bot.Among(levels, j.level, g, nil)
		if err != nil {
			return err
		}
		for n := range j.tries {
			solved, err := f.solvedBy(g, player, n)
			if err != nil {
				return err
			}
			if !solved {
				f.Blind++
			}
		}
	}
	return nil
}

// answerBound limits the search for the best defence, in positions.
const answerBound = 50_000

// solvedBy lets a player try the puzzle against the best defence.
func (f *FoundPuzzle) solvedBy(g game.Game, player bot.Player, n int) (bool, error) {
	k := g.Kind()
	_, g, s, err := f.Begin(k, "")
	if err != nil {
		return false, err
	}
	watch, err := f.NewWatch(g, s)
	if err != nil {
		return false, err
	}
	seat := game.SeatNamed(g, f.Seat)
	aim, err := g.(game.Aimer).Aim(f.Aim, seat, s)
	if err != nil {
		return false, err
	}
	var log game.Log
	for i := 0; watch.Outcome().Verdict == game.Undecided && !s.Result().Over; i++ {
		m, ok := game.Move(0), false
		if s.Turn() != seat {
			m, ok = mission.Answer(g, s, seat, aim, watch.Outcome().Each[0].Tally, answerBound)
		}
		if !ok {
			m = player.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint("judge/", n, "/", i))).Move
		}
		log.Events = log.Events[:0]
		if err := s.Apply(m, &log); err != nil {
			return false, err
		}
		watch.Saw(log.Events, s)
	}
	return watch.Outcome().Verdict == game.Reached, nil
}

// Document reads a position, to be changed and written by [Encode].
func Document(s game.State) (doc map[string]any) {
	if err := json.Unmarshal(s.Position(), &doc); err != nil {
		panic(err) // it was just written
	}
	return doc
}

// Encode writes a position.
func Encode(doc map[string]any) []byte {
	position, err := json.Marshal(doc)
	if err != nil {
		panic(err) // it was just read
	}
	return position
}
