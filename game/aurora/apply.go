package aurora

import "onelongnight/game"

// play is a state that is being played on, with the log that takes what happens.
type play struct {
	*State
	log *game.Log
}

// Apply plays a move and what follows of itself.
func (s *State) Apply(m game.Move, log *game.Log) error {
	act := ActOf(m)
	if reason := s.refuse(m, act); reason != "" {
		return &game.Illegal{Reason: reason, Move: m}
	}
	p := play{State: s, log: log}
	p.do(act)
	p.run()
	return nil
}

// run goes on until somebody has to decide.
func (p play) run() {
	for p.Ask == NoPrompt && p.Phase != PhaseOver {
		if p.TaskN == 0 {
			p.turn()
		} else {
			t := p.top()
			steps[t.Do](p, t)
		}
	}
}

// choose asks a seat, unless there is one option only: that is taken. What tells nothing but that a seat could not do
// more is asked for all the same where it holds objects, which nobody else sees.
func (p play) choose(prompt Prompt, seat game.Seat) {
	p.Ask, p.Asked = prompt, seat
	var room [maxMoves]game.Move
	legal := p.Legal(room[:0])
	if len(legal) != 1 {
		return
	}
	act := ActOf(legal[0])
	switch act.Verb {
	case VerbEnd, VerbDone, VerbStay, VerbPass:
		if p.Convoys[seat].Held > 0 {
			return
		}
	case VerbPick:
		if prompt == AskContaminate && p.Convoys[seat].Held > 0 {
			return // 3.2
		}
	}
	p.do(act)
}

// maxMoves is more than a position has.
const maxMoves = 256
