package table

// Section is a group of buttons under one heading, for those who do not use
// the canvas: screen readers, switches, tests.
type Section struct {
	ID      string
	Title   string
	Buttons []Button
}

// Button is one of them. X and Y are where on the canvas the same thing is
// done next, in CSS pixels.
type Button struct {
	ID    string
	Label string
	X, Y  float64
	// Disabled is a button that only tells something.
	Disabled bool
}

// Sections groups the actions. Where finds the spot of a thing on screen.
func (s *Session) Sections(where func(Spot) (x, y float64, ok bool)) []Section {
	var list []Section
	for _, group := range s.Voice.Groups() {
		section := Section{ID: group, Title: s.Voice.T("section." + group)}
		for _, a := range s.actions {
			if a.Group != group {
				continue
			}
			b := Button{ID: a.ID, Label: a.Label}
			b.X, b.Y, _ = where(s.nextStep(a))
			section.Buttons = append(section.Buttons, b)
		}
		if len(section.Buttons) > 0 {
			list = append(list, section)
		}
	}
	return list
}

// nextStep is the thing to touch next for an action, given what was touched.
func (s *Session) nextStep(a Action) Spot {
	for i, spot := range a.Path {
		if i >= len(s.touched) || s.touched[i] != spot {
			return spot
		}
	}
	return a.Path[len(a.Path)-1]
}

// SpotOf is the thing to touch next for the action with that ID, NoSpot if
// there is no such action.
func (s *Session) SpotOf(id string) Spot {
	if a := s.Action(id); a != nil {
		return s.nextStep(*a)
	}
	return NoSpot
}
