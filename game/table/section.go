package table

import (
	"slices"
	"strings"
)

// Section is a group of buttons under one heading, for screen readers, switches and tests, which do not use the canvas.
type Section struct {
	ID      string
	Title   string
	Buttons []Button
}

// Button is one button of a section. X and Y say where on the canvas the next touch for it would be, in CSS pixels.
type Button struct {
	ID    string
	Label string
	X, Y  float64
	Spot  Spot // the thing on the table it is about
	// A disabled button only tells something.
	Disabled bool
}

// Board is the table as rows and columns.
type Board struct {
	Title   string
	Columns []string // headings; the first is that of the places
	Rows    []BoardRow
}

// BoardRow is one place: its name, and a cell for each further column.
type BoardRow struct {
	Place Spot
	Cells []string
}

// StepPrefix begins the ID of a button that only touches the first thing of a move; the text of its spot follows.
const StepPrefix = "touch "

// From more actions in all than many, a section of more than few asks in two steps: first for the thing, then for what
// to do with it.
const many, few = 12, 5

// Sections groups the actions. If a thing was touched already, its section comes first, with what can be done with that
// thing. where returns the position of a spot on screen.
func (s *Session) Sections(where func(Spot) (x, y float64, ok bool)) []Section {
	var list []Section
	for _, group := range s.Voice.Groups() {
		var actions []*Action
		for i := range s.actions {
			if s.actions[i].Group == group {
				actions = append(actions, &s.actions[i])
			}
		}
		begun, rest := s.inSteps(byThing(actions))
		add := func(id, title string, buttons []Button, at int) {
			for i := range buttons {
				b := &buttons[i]
				b.X, b.Y, _ = where(s.SpotOf(b.ID))
			}
			if len(buttons) > 0 {
				list = slices.Insert(list, at, Section{ID: id, Title: title, Buttons: buttons})
			}
		}
		id := group
		if len(begun) > 0 { // IDs of their own, so that who hears this begins at the top
			id += " " + s.touched[0].String()
			add(id, s.Voice.Name(s.View(), s.touched[0]), begun, 0)
			id += " else"
		}
		add(id, s.Voice.T("section."+group), rest, len(list))
	}
	return list
}

// byThing brings together the actions that begin with the same thing, in the order of the things, so that what is told
// of it need be told once.
func byThing(actions []*Action) []*Action {
	first := map[Spot]int{}
	for i, a := range actions {
		if _, known := first[a.Path[0]]; !known {
			first[a.Path[0]] = i
		}
	}
	slices.SortStableFunc(actions, func(a, b *Action) int { return first[a.Path[0]] - first[b.Path[0]] })
	return actions
}

// inSteps returns the buttons of a section: one per action, or, if there are many, one per thing that several actions
// begin with. Once such a thing is touched, the actions that continue from it have begun, and the other things stay.
func (s *Session) inSteps(actions []*Action) (begun, list []Button) {
	if len(s.actions) <= many || len(actions) <= few || !s.choosesFirst(actions) {
		return nil, whole(actions)
	}
	leads := map[Spot]int{}
	for _, a := range actions {
		leads[a.Path[0]]++
	}
	n := len(s.touched)
	chosen := n > 0 && leads[s.touched[0]] > 1 && len(s.Leads(s.touched)) > 0
	for _, a := range actions {
		first := a.Path[0]
		switch {
		case chosen && first == s.touched[0]:
			if len(a.Path) > n && slices.Equal(a.Path[:n], s.touched) {
				begun = append(begun, whole([]*Action{a})...)
			}
		case leads[first] == 1:
			list = append(list, whole([]*Action{a})...)
		case leads[first] > 1:
			list = append(list, Button{ID: StepPrefix + first.String(), Spot: first,
				Label: s.Voice.T("step.touch", "thing", s.Voice.Name(s.View(), first), "n", leads[first])})
			leads[first] = 0 // already has its button
		}
	}
	return begun, list
}

// choosesFirst reports whether the things that these actions begin with have names to choose by, and are not the one
// thing that every move begins with.
func (s *Session) choosesFirst(actions []*Action) bool {
	_, same := s.beginning()
	return !same && s.Voice.Name(s.View(), actions[0].Path[0]) != ""
}

// whole returns buttons that make a move at once.
func whole(actions []*Action) []Button {
	var list []Button
	for _, a := range actions {
		about := a.Path[0]
		if last := a.Path[len(a.Path)-1]; last.Kind == KindTurn { // what is known of the piece is not asked
			about = last
		}
		list = append(list, Button{ID: a.ID, Label: a.Label, Spot: about})
	}
	return list
}

// nextStep returns the thing to touch next for an action, given what is touched already.
func (s *Session) nextStep(a Action) Spot {
	for i, spot := range a.Path {
		if i >= len(s.touched) || s.touched[i] != spot {
			return spot
		}
	}
	return a.Path[len(a.Path)-1]
}

// SpotOf returns the thing to touch next for the button with that ID, NoSpot if there is no such button.
func (s *Session) SpotOf(id string) Spot {
	if text, step := strings.CutPrefix(id, StepPrefix); step {
		spot, _ := ParseSpot(text) // NoSpot if the text is not a spot
		return spot
	}
	if a := s.Action(id); a != nil {
		return s.nextStep(*a)
	}
	return NoSpot
}

// Dealt reports whether no move has been made yet.
func (s *Session) Dealt() bool { return len(s.record.Moves) == 0 && s.resting == nil }
