package mission

import (
	"fmt"
	"strconv"
	"strings"

	"onelongnight/game"
)

// A file of missions has lines of a word and its value, and an empty line between missions. Lines that begin with # are
// remarks.
//
//	mission the-last-arrow
//	chapter puzzle
//	seat red
//	aim own 3
//	difficulty 3
//	position {"game":…}
//	solution place b2 | turn 3
//	free 1
//
// Further words are level, setup, seed and star; there may be two lines with star. After all these lines, a lesson has
// its steps in order:
//
//	step deck                        its name: what is said is under lesson.NUMBER.deck
//	point pile:red-deck place:2      what it points at, as texts of table.Spot
//	play turn 3 | turn 0             a decision, and the moves that will do; * stands for anything
//	play place b*                    the next decision of the same step
//	others place c1 | turn 1         what the other seats do then, in their order
//
//	step end
//	free                             the rest is the player's own
//
// Empty lines may stand anywhere.

// between separates the moves of a solution.
const between = " | "

// Parse reads a file of missions. It does not check aims, positions and moves, which only the game understands: they
// are read when a mission begins. The error names the line.
func Parse(text string) (list []Mission, err error) {
	var m *Mission
	names := map[string]bool{}
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case word == "mission" && rest != "" && !names[rest]:
			names[rest] = true
			list = append(list, Mission{Name: rest})
			m = &list[len(list)-1]
			continue
		case m == nil || !m.readStep(word, rest) && (len(m.Steps) > 0 || rest == "" || !m.read(word, rest)):
			return nil, &game.LoadError{Code: "mission",
				Text: fmt.Sprintf("line %d of the missions is no line of one: %s", n+1,
					line)}
		}
	}
	number := map[Chapter]int{}
	for i := range list {
		number[list[i].Chapter]++
		list[i].Number = number[list[i].Chapter]
		if m := &list[i]; m.Chapter == "" || m.Seat == "" || m.Aim == "" || len(m.Stars) >= MaxStars ||
			m.Position != nil && m.Setup != nil || (m.Chapter == Lesson) != (len(m.Steps) > 0) {
			return nil, &game.LoadError{Code: "mission", Text: "the mission " + m.Name + " is not complete"}
		}
	}
	return list, nil
}

// MustParse is Parse for a file that is compiled in and tested.
func MustParse(text string) []Mission {
	list, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return list
}

func (m *Mission) read(word, rest string) (ok bool) {
	switch word {
	case "chapter":
		m.Chapter = Chapter(rest)
		return m.Chapter == Lesson || m.Chapter == Puzzle || m.Chapter == Campaign || m.Chapter == Day
	case "seat":
		m.Seat = rest
	case "level":
		m.Level = rest
	case "setup":
		m.Setup = []byte(rest)
	case "position":
		m.Position = []byte(rest)
	case "seed":
		m.Seed = rest
	case "aim":
		m.Aim = rest
	case "star":
		m.Stars = append(m.Stars, rest)
	case "difficulty":
		n, err := strconv.Atoi(rest)
		m.Difficulty = n
		return err == nil && n >= 1 && n <= 5
	case "solution":
		m.Solution = strings.Split(rest, between)
	case "free":
		for _, word := range strings.Fields(rest) {
			n, err := strconv.Atoi(word)
			if err != nil {
				return false
			}
			m.Free = append(m.Free, n)
		}
	default:
		return false
	}
	return true
}

// Format writes missions in the form that Parse reads.
func Format(list []Mission) string {
	var b strings.Builder
	for i := range list {
		m := &list[i]
		if i > 0 {
			b.WriteByte('\n')
		}
		line := func(word, rest string) {
			if rest != "" {
				fmt.Fprintf(&b, "%s %s\n", word, rest)
			}
		}
		line("mission", m.Name)
		line("chapter", string(m.Chapter))
		line("seat", m.Seat)
		line("level", m.Level)
		line("setup", string(m.Setup))
		line("seed", m.Seed)
		line("aim", m.Aim)
		for _, star := range m.Stars {
			line("star", star)
		}
		if m.Difficulty > 0 {
			line("difficulty", strconv.Itoa(m.Difficulty))
		}
		line("position", string(m.Position))
		line("solution", strings.Join(m.Solution, between))
		line("free", strings.Trim(fmt.Sprint(m.Free), "[]"))
		m.formatSteps(line, func(word string) { b.WriteString(word + "\n") })
	}
	return b.String()
}
