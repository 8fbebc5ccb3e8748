package advice

import (
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Hints are what a strong player would do in the person's place: on the table
// itself, where the card and its place light up, with one sentence and one
// reason. What is lit is what "Do it" does, to its end. A hint that stands does
// not change; what is found by longer thought is put beside it. Whoever had
// something else in mind can do it as if in earnest, and is told what speaks
// against it (whynot.go).
type Hints struct {
	desk    *desk.Desk
	advice  *Asker
	play    doer
	instead func() bool // a mission has hints of its own
	heeding

	first *proposal // the hint, nil while it is still thought about
	lit   *proposal // the one that lights up and is done, nil while nothing is
	other *proposal // is spoken of beside it, nil for none
	mind  bool      // the person shows what they had in mind: nothing is done in earnest
}

// NewHints gives hints on the table. Instead tells whether a mission has hints of its own.
func NewHints(d *desk.Desk, advice *Asker, play doer, instead func() bool) *Hints {
	out := &Hints{desk: d, advice: advice, play: play, instead: instead, heeding: heeding{desk: d}}
	d.OnSwitch(out.end)
	return out
}

// doer makes moves of the person's.
type doer interface{ Do(id string) }

// can tells whether a hint can be asked for.
func (h *Hints) can() bool {
	return h.desk.Offer().Advised() && h.desk.Session().MyTurn() && !h.desk.Session().Result().Over
}

// Open tells whether a hint is on the table.
func (h *Hints) Open() bool { return h.desk.Panel() == scene.HintPanel }

// ask asks for a hint and shows it when it comes. Once it stands it is looked at for longer.
func (h *Hints) ask() {
	h.desk.Session().Drop()
	h.desk.Open(scene.HintPanel)
	h.desk.Write([]string{h.desk.T("hint.thinking")})
	h.think(bot.Quick, func(said bot.Advice) {
		if !h.show(said) {
			return
		}
		h.think(bot.Deep, h.add, h.first)
	})
}

// think asks how to go on, with so much thought, and what comes of some proposals. The answer is dropped if nobody
// waits for it any more.
func (h *Hints) think(depth bot.Depth, then func(bot.Advice), of ...*proposal) {
	view, seed := h.desk.Session().TurnView()
	h.advice.ask(bot.Hint(h.desk.Session().Game, depth, seed, view, movesOf(of)...), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		switch {
		case !h.Open() || h.mind:
		case err == nil:
			then(said)
		case h.lit == nil:
			h.desk.Write([]string{h.desk.T("error.input", "reason", err.Error())})
		}
	})
}

// show shows the best plan on the table. It tells whether there is one.
func (h *Hints) show(said bot.Advice) bool {
	if len(said.Plans) == 0 {
		return false
	}
	if h.first = proposed(h.desk.Session(), h.desk.Offer().Voice, said.Plans[0]); h.first == nil {
		return false
	}
	h.propose(h.first, nil, h.reason(h.first))
	return true
}

// add says what is better still than the hint that stands, if longer thought has found something.
func (h *Hints) add(said bot.Advice) {
	stands, ok := planOf(said, h.first.action.Move)
	if !ok || said.Plans[0].Win-stands.Win < leastBetter {
		return
	}
	better := proposed(h.desk.Session(), h.desk.Offer().Voice, said.Plans[0])
	if better == nil {
		return
	}
	h.advise(better)
	h.other = better
	h.desk.Write(append(h.desk.Top().Words, h.desk.T("hint.better", "move", better.name)))
}

// leastBetter is the least winning chance by which one move is called better than another.
const leastBetter = 0.01

// propose lights one proposal up, with another beside it that is spoken of, nil for none.
func (h *Hints) propose(lit, other *proposal, words ...string) {
	h.lit, h.other = lit, other
	h.advise(lit)
	h.desk.Spotlight(lit.path)
	h.desk.Write(words)
}

// swap lights the other proposal up.
func (h *Hints) swap() {
	if h.lit == nil || h.other == nil {
		return
	}
	h.propose(h.other, h.lit, h.reason(h.other))
}

// reason is what speaks for a proposal: as the game's voice has it, else what it is.
func (h *Hints) reason(p *proposal) string {
	if voice, ok := h.desk.Offer().Voice.(table.Adviser); ok {
		if text := voice.Advise(h.desk.Session().View(), p.plan); text != "" {
			return text
		}
	}
	return h.desk.T("hint.plain", "move", p.action.Label)
}

// do makes the move that is lit, with the choices of its plan that belong to it.
func (h *Hints) do() {
	lit := h.lit
	h.desk.Open(scene.NoPanel)
	if lit == nil {
		return
	}
	h.play.Do(lit.action.ID)
	for i := 1; i < len(lit.plan) && h.desk.Session().MyTurn() && !h.desk.Session().Quiet(); i++ {
		next := h.desk.Session().Action(h.desk.Session().Game.MoveText(lit.plan[i]))
		if next == nil {
			return // chance has made it another choice
		}
		h.play.Do(next.ID)
	}
}

// end forgets the hint once it is no longer on the table.
func (h *Hints) end() {
	if !h.Open() && (h.first != nil || h.lit != nil || h.mind) {
		h.first, h.lit, h.other, h.mind = nil, nil, nil, false
		h.advice.Drop()
	}
}

// Show writes what lights up on the table.
func (h *Hints) Show(s *scene.Screen) {
	s.Mind = h.mind
	if h.lit != nil {
		s.Lit, s.Plan = h.lit.path, h.lit.plan
	}
}
