package table

import (
	"slices"
	"strings"

	"onelongnight/game"
)

// PathOf lists the things to touch for a plan, from its first move until the table is at rest, the turn passes on, or
// something is revealed. It tries the moves on a copy, and gives nothing else of that copy away.
func (s *Session) PathOf(plan []game.Move) []Spot {
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	return s.path(trial, plan)
}

// PathAt lists, as PathOf does, the things that the viewer could have touched instead at a decision; nil if the game
// cannot be replayed.
func (s *Session) PathAt(d Decision, plan []game.Move) []Spot {
	before := s.record
	before.Moves, before.Conceded = before.Moves[:d.N-1], game.NoSeat
	_, trial, err := before.Play(s.Game.Kind(), nil)
	if err != nil {
		return nil
	}
	return s.path(trial, plan)
}

func (s *Session) path(trial game.State, plan []game.Move) (path []Spot) {
	s.walk(trial, plan, func(_ game.View, _ game.Move, touched []Spot) {
		for _, spot := range touched {
			if !slices.Contains(path, spot) {
				path = append(path, spot)
			}
		}
	})
	return path
}

// walk makes the moves of a plan in a position of its own, and calls each before a move is made, with what is touched
// for it.
func (s *Session) walk(trial game.State, plan []game.Move, each func(v game.View, m game.Move, touched []Spot)) {
	for _, m := range plan {
		v := trial.View(s.viewer)
		each(v, m, s.Voice.Path(v, m))
		var log game.Log
		if trial.Apply(m, &log) != nil || game.Reveals(log.Events...) || trial.Quiet() || trial.Turn() != s.viewer {
			break
		}
	}
}

// Unsaid labels the moves of a plan that belong to its first move and that a text about the plan leaves out: all from
// the first one that chooses something whose name is not in the text.
func (s *Session) Unsaid(plan []game.Move, text string) (labels []string) {
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	first, text := true, strings.ToLower(text)
	s.walk(trial, plan, func(v game.View, m game.Move, touched []Spot) {
		label := s.Voice.Label(v, m)
		named := strings.Contains(text, strings.ToLower(label)) || s.named(v, touched, text)
		if !first && (len(labels) > 0 || !named) {
			labels = append(labels, label)
		}
		first = false
	})
	return labels
}

// named reports whether a text in small letters names the last of some things that has a name; a button has none, and
// a direction is not named by what is turned.
func (s *Session) named(v game.View, things []Spot, text string) bool {
	if things[len(things)-1].Kind == KindTurn {
		return false
	}
	for _, spot := range slices.Backward(things) {
		if name := s.Voice.Name(v, spot); name != "" {
			return strings.Contains(text, strings.ToLower(name))
		}
	}
	return false
}
