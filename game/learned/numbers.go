// Package learned has what a game's judgement needs for learning: numbers found by playing, and the inputs of nets.
//
// Numbers are written a line each, in units of 1/10,000. They are parsed as integers, because a parser for floats would
// make the worker larger.
package learned

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"
)

// part is the unit of written numbers.
const part = 1e-4

// Text writes numbers with their kebab-case names.
func Text(names []string, values []float64) string {
	var b strings.Builder
	for i, name := range names {
		b.WriteString(name + " " + strconv.Itoa(int(math.Round(values[i]/part))) + "\n")
	}
	return b.String()
}

// Read reads what Text wrote: all names, each once, all values above 0. The error says in words what is wrong.
func Read(text string, names []string, values []float64) error { return read(text, names, values, 1) }

// ReadSigned is Read for numbers that may also be 0 or negative.
func ReadSigned(text string, names []string, values []float64) error {
	return read(text, names, values, -most)
}

// most is the largest written number.
const most = 10_000_000

func read(text string, names []string, values []float64, least int) error {
	clear(values)
	had := make([]bool, len(names))
	next := 0 // index of the name expected next, in the order in which Text writes
	for line := range strings.Lines(text) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		at := next
		if next++; at >= len(names) || names[at] != name {
			at = slices.Index(names, name)
		}
		x, bad := strconv.Atoi(value)
		switch {
		case at < 0:
			return errors.New("there is no number " + strconv.Quote(name))
		case had[at]:
			return errors.New("the number " + name + " is there twice")
		case bad != nil || x < least || x > most:
			reason := "no whole number above 0"
			if least < 0 {
				reason = "no whole number that is small enough"
			}
			return errors.New(name + " is " + strconv.Quote(value) + ", " + reason)
		}
		values[at], had[at] = float64(x)/(1/part), true
	}
	if at := slices.Index(had, false); at >= 0 {
		return errors.New("the number " + names[at] + " is missing")
	}
	return nil
}
