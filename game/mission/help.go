package mission

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Way finds decisions for the player, who is to move, that reach the aim of a puzzle from here against every answer,
// and returns them up to the first answer. t is the tally so far. It fails with ErrUnprovable or ErrBound, or with
// ErrNoWay if the aim can be reached only by luck or not at all.
func Way(g game.Game, s game.State, aim game.Aim, t game.Tally, bound int) ([]game.Move, error) {
	seat := s.Turn()
	provable, ok := aim.(game.Provable)
	worst := g.Blank()
	if !ok || seat == game.NoSeat || !provable.WorstCase(s.View(seat), worst) {
		return nil, ErrUnprovable
	}
	t.Luck = false // luck of the past no longer matters
	x := &solver{game: g, aim: provable, seat: seat, sure: true, left: bound, known: map[string]bool{}}
	won := x.wins(worst, t, 0)
	switch {
	case x.left < 0:
		return nil, ErrBound
	case !won:
		return nil, ErrNoWay
	}
	var line []game.Move
	for _, d := range x.line(worst, t) {
		line = append(line, d.move)
	}
	return line, nil
}

// Rest returns what is left of a puzzle's solution after the moves played so far; this takes no search. It is nil if
// the moves are not a beginning of the solution.
func (m *Mission) Rest(g game.Game, moves []game.Move) (way []game.Move) {
	for i, text := range m.Solution {
		move, err := g.ParseMove(text)
		switch {
		case err != nil || i < len(moves) && moves[i] != move:
			return nil
		case i >= len(moves):
			way = append(way, move)
		}
	}
	return way
}

// Answer returns the best defence against a player's aim: a move of another seat after which the player can no longer
// reach it. It sees everything, since the author of a puzzle decides its answers. It returns false if there is no such
// move, or none was found within the bound.
func Answer(g game.Game, s game.State, player game.Seat, aim game.Aim, t game.Tally, bound int) (game.Move, bool) {
	provable, ok := aim.(game.Provable)
	if !ok || s.Turn() == player || s.Turn() == game.NoSeat {
		return 0, false
	}
	x := &solver{game: g, aim: provable, seat: player, left: bound, known: map[string]bool{}}
	if x.wins(s, t, 0) || x.left < 0 {
		return 0, false
	}
	for _, m := range append([]game.Move(nil), x.moves(s, 0)...) {
		next, after := x.play(s, t, m, 0)
		if !x.wins(next, after, 1) && x.left >= 0 {
			return m, true
		}
	}
	return 0, false
}

// Rung says how much a hint gives away.
type Rung uint8

const (
	Clue  Rung = iota // what to look at: what the solution depends on
	Piece             // the thing it begins with
	Place             // where it goes, or whom it is used against
	Whole             // the whole move
)

var rungs = [...]string{Clue: "look", Piece: "piece", Place: "place", Whole: "whole"}

// Key returns the catalogue's key for a rung.
func (r Rung) Key() string { return "hint." + rungs[r] }

// Hint is one step of a ladder: spots to light up, and a rung to say.
type Hint struct {
	Rung  Rung
	Spots []table.Spot
	Way   []game.Move // for Whole, from the move on
}

// Ladder returns the hints for a way to the aim, the one that gives least away first. Hints that would add nothing to
// the one before are left out. path is table.Voice.Path.
func Ladder(s, scratch game.State, way []game.Move, path func(v game.View, m game.Move) []table.Spot) (list []Hint) {
	scratch.CopyFrom(s)
	var last, first []table.Spot
	for i, m := range way {
		spots := path(scratch.View(scratch.Turn()), m)
		if i == 0 {
			first = spots
		}
		if things := onTable(spots); len(things) > 0 {
			last = things
		}
		if scratch.Apply(m, nil) != nil {
			break
		}
	}
	if len(way) == 0 {
		return nil
	}
	add := func(r Rung, spot table.Spot) {
		if n := len(list); n == 0 || list[n-1].Spots[0].Same() != spot.Same() {
			list = append(list, Hint{Rung: r, Spots: []table.Spot{spot}})
		}
	}
	if len(last) > 0 {
		add(Clue, last[len(last)-1])
	}
	if len(first) > 0 {
		add(Piece, first[0])
	}
	if to := first[len(first)-1]; len(first) > 1 && to.Kind != table.KindButton {
		add(Place, to)
	}
	return append(list, Hint{Whole, first, way})
}

// onTable returns the spots of a path that are things rather than buttons; none if the path turns a piece that is only
// being placed.
func onTable(spots []table.Spot) (things []table.Spot) {
	for _, s := range spots {
		if s.Kind == table.KindTurn {
			return nil
		}
		if s.Kind != table.KindButton {
			things = append(things, s)
		}
	}
	return things
}
