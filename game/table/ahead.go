package table

import (
	"slices"

	"onelongnight/game"
)

// ahead lists what can be touched instead of a button, when the touches so far can only end in that button. aimed are
// things that the move will ask for next: touching one makes the move and then chooses it, so nobody has to press "Play
// it" first. more are cards, if the move asks for more than one: they are gathered and confirmed together. joins are
// things that are moves by themselves, and ask a question that what was touched already answers.
type ahead struct{ aimed, more, joins []Spot }

// lookAhead fills it. aimed and more are empty if the next question depends on what the viewer cannot see.
func (s *Session) lookAhead() ahead {
	out := s.foreseen()
	for _, a := range s.actions {
		if len(a.Path) == 1 && len(s.joined(a.Path[0])) > 0 {
			out.joins = append(out.joins, a.Path[0])
		}
	}
	return out
}

// joined returns the moves that are meant if spot is touched after what was touched, see Joiner.
func (s *Session) joined(spot Spot) (list []Action) {
	voice, ok := s.Voice.(Joiner)
	if !ok || len(s.touched) != 1 || s.only.Allows != nil || s.complete([]Spot{spot}) == nil {
		return nil
	}
	for _, m := range voice.Joins(s.View(), s.touched[0], spot) {
		list = append(list, Action{Move: m, ID: s.Game.MoveText(m)})
	}
	return list
}

// foreseen fills aimed and more.
func (s *Session) foreseen() ahead {
	leads := s.Leads(s.touched)
	if n := len(s.touched); n == 0 || len(leads) != 1 || len(leads[0].Path) != n+1 ||
		leads[0].Path[n].Kind != KindButton {
		return ahead{}
	}
	first := s.foresee(leads[0].Move, game.Seed{1})
	second := s.foresee(leads[0].Move, game.Seed{2})
	if !slices.Equal(first.aimed, second.aimed) || !slices.Equal(first.more, second.more) {
		return ahead{}
	}
	return first
}

// foresee plays the gathered moves and then m on a position sampled with seed, and returns what the viewer would be
// asked to choose from.
func (s *Session) foresee(m game.Move, seed game.Seed) ahead {
	trial, deal := s.Game.Blank(), game.NewStream(seed)
	s.View().Sample(&deal, trial)
	for _, m := range append(s.gatheredMoves(), m) {
		if trial.Apply(m, nil) != nil {
			return ahead{}
		}
	}
	if trial.Turn() != s.viewer || trial.Quiet() {
		return ahead{}
	}
	view := trial.View(s.viewer)
	var out ahead
	for _, next := range trial.Legal(nil) {
		path := s.Voice.Path(view, next)
		switch spot := path[0]; {
		case spot.Kind == KindPiece || spot.Kind == KindPlace || spot.Kind == KindPart:
			if !slices.Contains(out.aimed, spot) {
				out.aimed = append(out.aimed, spot)
			}
		case spot.Kind == KindCard && s.Voice.Gathers(s.View()) && s.Voice.Gathers(view):
			out.more = append(out.more, spot)
		}
	}
	if len(out.more) > 0 {
		out.aimed = nil
	}
	return out
}

// Aimed reports whether touching spot makes the move that was begun and then chooses spot.
func (s *Session) Aimed(spot Spot) bool { return slices.Contains(s.ahead.aimed, spot) }

// Aims reports whether Aimed is true of anything.
func (s *Session) Aims() bool { return len(s.ahead.aimed) > 0 }

// Gathered lists the cards already chosen that will be confirmed together with the one now touched.
func (s *Session) Gathered() []Spot {
	var list []Spot
	for _, a := range s.gathered {
		list = append(list, a.Path[0])
	}
	return list
}

func (s *Session) gatheredMoves() []game.Move {
	var list []game.Move
	for _, a := range s.gathered {
		list = append(list, a.Move)
	}
	return list
}

// gatheredAnd returns the gathered actions followed by last.
func (s *Session) gatheredAnd(last Action) []Action { return append(slices.Clone(s.gathered), last) }

// gather adds the touched card to those chosen, and takes hold of spot instead.
func (s *Session) gather(spot Spot) {
	s.gathered = append(s.gathered, s.Leads(s.touched)[0])
	s.hold([]Spot{spot})
}

// putBack removes a card from those gathered.
func (s *Session) putBack(spot Spot) {
	s.gathered = slices.DeleteFunc(s.gathered, func(a Action) bool { return a.Path[0] == spot })
	s.hold(s.touched)
}
