package scene

import "onelongnight/game/table"

// Task is a mission before or after it is played: a lesson, a puzzle, a scenario.
type Task struct {
	Kicker string // which one of how many
	Title  string
	Text   string
	Aims   []Goal // what is asked for, a star each
	Stars  int    // that were earned, now or at an earlier time
	Judged bool   // it is decided: they are what came of it now
}

// Goal is what one star is given for.
type Goal struct {
	Text            string
	Reached, Missed bool // neither: it is still open
}

// Coach is a sentence that stands on the table beside what it is about: of a lesson, or a hint of the game's own.
type Coach struct {
	Title    string // "" for none
	Text     string
	Note     string       // a short message, which would not be seen beside it
	Of       []table.Spot // what is to be touched next, ringed
	Rings    []table.Spot // what of that is ringed while the box keeps its place for all of it; nil for all
	Names    []table.Spot // what it speaks of, which it must not hide
	Commands []Command    // what can be answered, the first the usual one
	Stays    bool         // its box was in the picture before, with its middle at X, Y, and stays there if it can
	X, Y     float64      // in CSS pixels
	First    bool         // where there is no room for it beside what can be touched, it is answered before that
}
