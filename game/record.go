package game

import "fmt"

// Record is a game as it was played: the setup and seed (or the position it began from) and every move. Saves and
// replay codes hold nothing else, since playing it again gives every position.
type Record struct {
	Seed     string // the text given to SeedOf
	Setup    []byte // as Game.Setup returns it; nil for the default, or if there is a Position
	Position []byte // nil when the game began with a deal
	Moves    []Move
	Conceded Seat // who gave up after the last move; NoSeat if nobody did
}

// Start returns the game and its state before the first move.
func (r *Record) Start(k Kind) (Game, State, error) {
	if r.Position != nil {
		return k.Load(r.Position, SeedOf(r.Seed))
	}
	g, err := k.Open(r.Setup)
	if err != nil {
		return nil, nil, err
	}
	return g, g.New(SeedOf(r.Seed)), nil
}

// Play returns the game and its state after the last move. log may be nil; otherwise it receives the events of the
// whole game.
func (r *Record) Play(k Kind, log *Log) (Game, State, error) {
	g, s, err := r.Start(k)
	if err != nil {
		return nil, nil, err
	}
	for i, m := range r.Moves {
		if err := s.Apply(m, log); err != nil {
			return nil, nil, fmt.Errorf("move %d, %s: %w", i+1, g.MoveText(m), err)
		}
	}
	if r.Conceded != NoSeat {
		if err := s.Concede(r.Conceded, log); err != nil {
			return nil, nil, err
		}
	}
	return g, s, nil
}
