package mission

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/table"
)

// Step is a step of a lesson: a text, the things it points at, and what to do then. A step without moves is only read;
// the last one may leave the rest of the game to the player.
type Step struct {
	Name   string       // kebab-case, unique in the lesson
	Points []table.Spot // the things it is about, the most important first
	// Moves has, for each decision of the player, the moves that will do, as texts; * matches any run of characters.
	Moves [][]string
	// Others has the moves of the other seats after that and between the decisions, as texts in order.
	Others []string
	Free   bool // play is free from here to the end
}

// Read reports whether a step is only read: pressing Next goes on.
func (s *Step) Read() bool { return len(s.Moves) == 0 && !s.Free }

// StepKey returns the catalogue's key for the text of a step: "lesson.2.bunker".
func (m *Mission) StepKey(i int) string { return m.Key(Part(m.Steps[i].Name)) }

// WrongKey returns the key of the text that says why another move will not do here: "lesson.2.bunker.wrong".
func (m *Mission) WrongKey(i int) string { return m.StepKey(i) + ".wrong" }

// readStep reads a line; ok is false if the line does not belong to a step.
func (m *Mission) readStep(word, rest string) (ok bool) {
	if word == "step" {
		m.Steps = append(m.Steps, Step{Name: rest})
		return rest != ""
	}
	if len(m.Steps) == 0 {
		return false
	}
	s := &m.Steps[len(m.Steps)-1]
	switch {
	case word == "free":
		s.Free = true
		return rest == ""
	case rest == "":
		return false
	case word == "point":
		for text := range strings.FieldsSeq(rest) {
			spot, err := table.ParseSpot(text)
			if err != nil {
				return false
			}
			s.Points = append(s.Points, spot)
		}
	case word == "play":
		s.Moves = append(s.Moves, strings.Split(rest, between))
	case word == "others":
		s.Others = append(s.Others, strings.Split(rest, between)...)
	default:
		return false
	}
	return true
}

// formatSteps writes the steps of a lesson, calling line or bare for each line.
func (m *Mission) formatSteps(line func(word, rest string), bare func(word string)) {
	for i := range m.Steps {
		s := &m.Steps[i]
		line("step", s.Name)
		var points []string
		for _, p := range s.Points {
			points = append(points, p.String())
		}
		line("point", strings.Join(points, " "))
		for _, moves := range s.Moves {
			line("play", strings.Join(moves, between))
		}
		line("others", strings.Join(s.Others, between))
		if s.Free {
			bare("free")
		}
	}
}

// checkSteps checks the steps of a lesson before it is played.
func (m *Mission) checkSteps(g game.Game) error {
	bad := func(name, what string) error {
		return &game.LoadError{Code: "mission", Text: "the lesson " + m.Name + ", step " + strconv.Quote(name) + ": " +
			what}
	}
	if m.Chapter != Lesson || len(m.Steps) == 0 {
		return bad("", "there is no step")
	}
	names := map[string]bool{string(Title): true, string(Before): true, string(Won): true, string(Lost): true}
	for i := range m.Steps {
		s := &m.Steps[i]
		switch {
		case s.Name == "" || strings.ContainsAny(s.Name, ". "):
			return bad(s.Name, "this is no name")
		case names[s.Name]:
			return bad(s.Name, "there are two of this name")
		case s.Free && (i < len(m.Steps)-1 || len(s.Moves)+len(s.Others) > 0):
			return bad(s.Name, "only the last step is free, and it says nothing of moves")
		}
		names[s.Name] = true
		for _, text := range s.Others {
			if _, err := g.ParseMove(text); err != nil {
				return bad(s.Name, "there is no move "+strconv.Quote(text))
			}
		}
		for _, moves := range s.Moves {
			for _, text := range moves {
				if _, err := g.ParseMove(text); err != nil && !strings.Contains(text, "*") {
					return bad(s.Name, "there is no move "+strconv.Quote(text))
				}
			}
		}
	}
	return nil
}

// Matches reports whether a move's text matches a pattern, in which * stands for any run of characters.
func Matches(pattern, text string) bool {
	head, rest, star := strings.Cut(pattern, "*")
	if !star {
		return pattern == text
	}
	if !strings.HasPrefix(text, head) {
		return false
	}
	for text = text[len(head):]; ; text = text[1:] {
		if Matches(rest, text) {
			return true
		}
		if text == "" {
			return false
		}
	}
}
