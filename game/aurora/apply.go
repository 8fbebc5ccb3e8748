package aurora

import "onelongnight/game"

// play is a state in play, with the log that records what happens.
type play struct {
	*State
	log *game.Log
}

// Apply plays a move, and then everything that happens without a decision, up to the next one.
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

// run runs tasks and turns until somebody has to decide or the game is over.
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

// choose asks a seat for a decision; a single option is taken at once. A seat that holds objects is asked even when all
// it can do is end its turn, pass or place contamination (3.2): not asking would tell the others that its objects are
// of no use here.
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

// maxMoves is more than the number of legal moves that any position has.
const maxMoves = 256
