package table

import (
	"slices"
	"strings"

	"onelongnight/game"
)

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
	Spot  Spot // the thing on the table that it is about
	// Disabled is a button that only tells something.
	Disabled bool
}

// Aimer is a voice that says in one sentence what a seat plays for: the way to
// win, as somebody is told who has never played. **Bold** marks what matters.
type Aimer interface {
	Aim(v game.View) string
}

// Teller is a voice that tells those who do not see the table what lies on it.
// Without it they hear what the moves say.
type Teller interface {
	// Name is what a thing is called, "" for none that has a name.
	Name(v game.View, spot Spot) string
	// Describe is what one reads off a thing: of a card its face, of a piece
	// also how it stands; "" where the name tells everything.
	Describe(v game.View, spot Spot) string
	// Board tells the table as it stands, place by place.
	Board(v game.View) Board
}

// Guide is a voice whose game has a book (package game/book). It names the topics
// that the book tells of beside the things on the table; the best comes first.
type Guide interface {
	// Asked are those of what is asked in a position.
	Asked(v game.View) []string
	// Told are those of an event, as far as a seat may know of it.
	Told(e game.Event, to game.Seat) []string
}

// Adviser is a voice that gives advice as a friend at the table would.
type Adviser interface {
	// Advise says in one sentence what speaks for moves made one after the other,
	// from what the view's seat can see.
	Advise(v game.View, plan []game.Move) string
	// Briefly is what they do, in the words by which Advise has it: a card and where it goes; "" where a move's
	// label is as short.
	Briefly(v game.View, plan []game.Move) string
}

// Chronicler is a voice that sums a game up.
type Chronicler interface {
	// Chronicle is what the view's seat may want to know of a game that is over, a
	// few words each.
	Chronicle(v game.View, lines []Line) []string
}

// Locator is a voice that says in a few words how far a game is.
type Locator interface {
	// Whereabouts is where it stands, "" before it has begun.
	Whereabouts(v game.View) string
}

// Board is the table in rows and columns.
type Board struct {
	Title   string
	Columns []string // what stands in them, the places' first
	Rows    []BoardRow
}

// BoardRow is one place: what it is called, and what stands in the columns.
type BoardRow struct {
	Place Spot
	Cells []string
}

// StepPrefix begins the ID of a button that only touches the first of the
// things that a move is made with; the text of its spot follows.
const StepPrefix = "touch "

// many actions in one section are done in two steps: first the thing, then
// what is done with it.
const many = 12

// Sections groups the actions. Where finds the spot of a thing on screen.
func (s *Session) Sections(where func(Spot) (x, y float64, ok bool)) []Section {
	var list []Section
	for _, group := range s.Voice.Groups() {
		section := Section{ID: group, Title: s.Voice.T("section." + group)}
		var actions []*Action
		for i := range s.actions {
			if s.actions[i].Group == group {
				actions = append(actions, &s.actions[i])
			}
		}
		section.Buttons = s.inSteps(actions)
		for i := range section.Buttons {
			b := &section.Buttons[i]
			b.X, b.Y, _ = where(s.SpotOf(b.ID))
		}
		if len(section.Buttons) > 0 {
			list = append(list, section)
		}
	}
	return list
}

// inSteps are the buttons of a section's actions: one for each, or if there are
// many, one for each thing that several begin with. Once that is touched, those
// are left that go on from there.
func (s *Session) inSteps(actions []*Action) []Button {
	teller, _ := s.Voice.(Teller)
	if teller == nil || len(actions) <= many {
		return whole(actions)
	}
	if n := len(s.touched); n > 0 && len(s.Leads(s.touched)) > 0 {
		on := func(a *Action) bool { return len(a.Path) > n && slices.Equal(a.Path[:n], s.touched) }
		return whole(slices.DeleteFunc(actions, func(a *Action) bool { return !on(a) }))
	}
	leads := map[Spot]int{}
	for _, a := range actions {
		leads[a.Path[0]]++
	}
	var list []Button
	for _, a := range actions {
		first := a.Path[0]
		switch n := leads[first]; {
		case n == 1:
			list = append(list, whole([]*Action{a})...)
		case n > 1:
			list = append(list, Button{ID: StepPrefix + first.String(), Spot: first,
				Label: s.Voice.T("step.touch", "thing", teller.Name(s.View(), first), "n", n)})
			leads[first] = 0 // it has its button
		}
	}
	return list
}

// whole are buttons that make a move at once.
func whole(actions []*Action) []Button {
	var list []Button
	for _, a := range actions {
		list = append(list, Button{ID: a.ID, Label: a.Label, Spot: a.Path[0]})
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

// SpotOf is the thing to touch next for the button with that ID, NoSpot if
// there is no such button.
func (s *Session) SpotOf(id string) Spot {
	if text, step := strings.CutPrefix(id, StepPrefix); step {
		spot, _ := ParseSpot(text) // NoSpot for what is none
		return spot
	}
	if a := s.Action(id); a != nil {
		return s.nextStep(*a)
	}
	return NoSpot
}

// Dealt tells whether no move has been made yet.
func (s *Session) Dealt() bool { return len(s.record.Moves) == 0 && s.resting == nil }

// Awarder is a voice that knows things worth having done once in its game.
type Awarder interface {
	// Achievements lists their names. The catalogue has what a achievement is called as "achievement.NAME", and what it
	// takes as "achievement.NAME.how".
	Achievements() []string
	// Done lists those that a view's seat has done in a game that is over.
	Done(v game.View, r game.Result, lines []Line) []string
}

// TaskTeller is a voice that says what a mission asks for.
type TaskTeller interface {
	// Asks are the sentences for an aim of a mission that begins at a position, for a seat; t has the
	// texts that are kept beside the missions. None if it is no aim.
	Asks(aim string, seat game.Seat, start game.State, t func(key string, args ...any) string) []string
}

// Tutor is a voice that says what somebody is told in their first games, for games
// that are a [game.Hinter].
type Tutor interface {
	// FirstHint is what a hint of that name says, and the things it speaks of; legal
	// is what the side whose view it is may do.
	FirstHint(v game.View, legal []game.Move, name string) (said string, of []Spot)
}

// Idler is a voice of a game in which somebody may be asked although nothing is left to them but to pass. Its prompt
// says so, and the table goes on by itself.
type Idler interface {
	// Idle tells whether the only legal move is to pass.
	Idle(v game.View, only game.Move) bool
}
