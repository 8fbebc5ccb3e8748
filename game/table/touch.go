package table

import (
	"slices"

	"onelongnight/game"
)

// Touched tells what a touch did.
type Touched struct {
	Played  bool   // a move was made
	Back    bool   // a move was taken back
	Changed bool   // the payment for a move was changed
	Refused string // why nothing happened, in words
}

// Selected lists the things touched so far for a move.
func (s *Session) Selected() []Spot { return s.touched }

// Drop deselects everything but what the last move already took hold of (see Handler.Holds).
func (s *Session) Drop() {
	s.gathered = nil
	s.hold(s.held())
}

// CanDrop reports whether Drop would deselect anything.
func (s *Session) CanDrop() bool {
	return len(s.gathered) > 0 || len(s.touched) > 0 && !slices.Equal(s.touched, s.held())
}

// hold selects the things of way, and looks ahead from there.
func (s *Session) hold(way []Spot) {
	s.touched = way
	s.ahead = s.lookAhead()
}

// Next lists the things that can be touched now, each once.
func (s *Session) Next() []Spot {
	if len(s.ahead.more) > 0 {
		return slices.Clone(s.ahead.more) // the button comes with the last card
	}
	next := slices.Concat(s.after(s.touched), s.ahead.aimed, s.ahead.joins)
	if first, ok := s.beginning(); ok && len(s.touched) == 0 {
		for _, spot := range s.after([]Spot{first}) {
			if spot.Kind != KindButton { // the button appears once the thing is touched
				next = append(next, spot)
			}
		}
	}
	return next
}

// after lists what can be touched after way.
func (s *Session) after(way []Spot) []Spot {
	var next []Spot
	for _, a := range s.actions {
		if len(a.Path) > len(way) && slices.Equal(a.Path[:len(way)], way) && !slices.Contains(next, a.Path[len(way)]) {
			next = append(next, a.Path[len(way)])
		}
	}
	return next
}

// Touch handles a touch of a thing: it begins, continues or makes a move, deselects something, or takes a move back. If
// a touch leads nowhere, Touched.Refused says why.
func (s *Session) Touch(spot Spot) (Touched, error) {
	list, done := s.Try(spot)
	if list == nil {
		if done.Refused != "" {
			return s.instead(spot, done)
		}
		return done, nil
	}
	aimed := s.Aimed(spot)
	done.Played = true
	for _, a := range list {
		if err := s.Play(a.Move); err != nil {
			return done, err
		}
		s.made[len(s.made)-1].with = a.ID == "" // only a payment has no button of its own
	}
	if aimed && (len(s.after([]Spot{spot})) > 0 || s.complete([]Spot{spot}) != nil) {
		_, err := s.Touch(spot)
		return done, err
	}
	return done, nil
}

// Try is Touch without making the move: it changes the selection, and if the touch would complete moves it returns them
// in order, otherwise nil.
func (s *Session) Try(spot Spot) ([]Action, Touched) {
	if s.exchanges(spot) {
		return nil, Touched{Changed: true}
	}
	switch {
	case s.Aimed(spot):
		return s.gatheredAnd(s.Leads(s.touched)[0]), Touched{}
	case slices.Contains(s.ahead.more, spot):
		s.gather(spot)
		return nil, Touched{}
	case slices.Contains(s.Gathered(), spot):
		s.putBack(spot)
		return nil, Touched{}
	}
	way := append(slices.Clone(s.touched), spot)
	if a := s.complete(way); a != nil {
		return s.withPayment(s.gatheredAnd(*a)), Touched{}
	}
	switch {
	case len(s.after(way)) > 0:
		s.hold(way)
		return nil, Touched{}
	case slices.Contains(s.touched, spot):
		// A second touch of the selected thing confirms it, if that is all that is left to do. In the middle of a
		// choice, or where one of several things must be chosen, it does not: the player may only have been looking.
		if next := s.Next(); s.Quiet() && len(next) == 1 && next[0].Kind == KindButton && !s.must(next[0]) {
			return s.Try(next[0])
		}
		s.deselectLast()
		return nil, Touched{}
	case len(s.touched) > 0 && len(s.after([]Spot{spot})) > 0:
		s.hold([]Spot{spot}) // begins another move
		return nil, Touched{}
	}
	if list := s.joined(spot); len(list) > 0 {
		return list, Touched{}
	}
	if a := s.complete([]Spot{spot}); a != nil {
		return []Action{*a}, Touched{}
	}
	if s.Opens(spot) {
		s.hold([]Spot{spot})
		return nil, Touched{}
	}
	if first, ok := s.beginning(); ok && len(s.touched) == 0 && spot != first {
		s.hold([]Spot{first})
		if slices.Contains(s.Next(), spot) {
			return s.Try(spot)
		}
		s.hold(nil)
	}
	if a := s.meant(way); a != nil {
		return []Action{*a}, Touched{}
	}
	return nil, Touched{Refused: s.why(way)}
}

// meant returns the move that touching some things seems to mean, although instead of the last of them another thing of
// its kind is touched for it; nil if there is none that can be made.
func (s *Session) meant(way []Spot) *Action {
	if !s.MyTurn() {
		return nil
	}
	m, ok := s.Voice.Attempt(s.View(), way)
	last := len(way) - 1
	i := slices.IndexFunc(s.actions, func(a Action) bool {
		return a.Move == m && len(a.Path) == len(way) && slices.Equal(a.Path[:last], way[:last]) &&
			a.Path[last].Kind == way[last].Kind
	})
	if !ok || i < 0 {
		return nil
	}
	return &s.actions[i]
}

// must reports whether there are several things, one of which must be chosen with this button.
func (s *Session) must(button Spot) bool {
	return len(s.actions) > 1 && !slices.ContainsFunc(s.actions, func(a Action) bool {
		return a.Path[len(a.Path)-1] != button
	})
}

// beginning returns the card that every move begins with, so that it need not be touched first; false if there are
// several, or if it is no card. A piece must be touched, since it may lie where it can go.
func (s *Session) beginning() (Spot, bool) {
	if len(s.actions) == 0 {
		return NoSpot, false
	}
	first := s.actions[0].Path[0]
	return first, first.Kind == KindCard &&
		!slices.ContainsFunc(s.actions, func(a Action) bool { return a.Path[0] != first })
}

// deselectLast deselects the thing touched last, or takes up the last gathered card again.
func (s *Session) deselectLast() {
	if n := len(s.gathered); n > 0 {
		last := s.gathered[n-1].Path[0]
		s.gathered = s.gathered[:n-1]
		s.hold([]Spot{last})
		return
	}
	s.hold(nil)
}

// complete finds the action with exactly this path.
func (s *Session) complete(way []Spot) *Action {
	for i := range s.actions {
		if slices.Equal(s.actions[i].Path, way) {
			return &s.actions[i]
		}
	}
	return nil
}

// Leads lists the actions whose path begins with way.
func (s *Session) Leads(way []Spot) []Action {
	var list []Action
	for _, a := range s.actions {
		if len(a.Path) >= len(way) && slices.Equal(a.Path[:len(way)], way) {
			list = append(list, a)
		}
	}
	return list
}

// Action returns the action with that ID, nil if there is none.
func (s *Session) Action(id string) *Action {
	for i := range s.actions {
		if s.actions[i].ID == id {
			return &s.actions[i]
		}
	}
	return nil
}

// Do performs the action with that ID.
func (s *Session) Do(id string) error {
	if a := s.Action(id); a != nil {
		return s.Play(a.Move)
	}
	return &game.Illegal{Reason: game.ReasonUnknownMove}
}

// Why returns why touching these things in order makes no move, "" if it would make one or there is nothing to say.
func (s *Session) Why(way []Spot) string {
	if !s.MyTurn() {
		return ""
	}
	return s.why(way)
}

func (s *Session) why(way []Spot) string {
	if s.only.Allows != nil {
		return s.only.Why
	}
	m, ok := s.Voice.Attempt(s.View(), way)
	if !ok {
		return ""
	}
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	if illegal, ok := trial.Apply(m, nil).(*game.Illegal); ok {
		return s.Voice.Refusal(s.state, illegal)
	}
	return ""
}
