package help

import (
	"time"

	"onelongnight/game/bot"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Hints are what a strong player would do in the person's place: on the table
// itself, where the card and its place light up, with one sentence and one
// reason. What is lit is what "Do it" does, to its end. Nothing is proposed
// before it is thought through, and a hint that stands does not change. Whoever
// had something else in mind can do it as if in earnest, and is told what speaks
// against it (whynot.go).
type Hints struct {
	desk    *desk.Desk
	advice  *Asker
	play    doer
	instead func() bool // a mission has hints of its own
	heeding

	first *proposal // the hint, as far as is known: it stands once it is lit; nil before anything is known
	until time.Time // when the hint stands if longer thought has brought no other; zero if nothing is waited for
	lit   *proposal // the one that lights up and is done, nil while nothing is
	other *proposal // is spoken of beside it, nil for none
	// wanted tells that somebody waits for what is not known yet, or was lost below what was opened over it.
	wanted bool
	did    time.Time // when the one that was lit was done last
	mind   bool      // the person shows what they had in mind: nothing is done in earnest
}

// NewHints gives hints on the table. Instead tells whether a mission has hints of its own.
func NewHints(d *desk.Desk, advice *Asker, play doer, instead func() bool) *Hints {
	out := &Hints{desk: d, advice: advice, play: play, instead: instead, heeding: heeding{desk: d}}
	d.OnSwitch(out.end)
	return out
}

// doer makes moves of the person's.
type doer interface{ Do(id string) }

// can reports whether a hint can be asked for.
func (h *Hints) can() bool {
	return h.desk.Offer().Advised() && h.desk.Session().MyTurn() && !h.desk.Session().Result().Over
}

// Open reports whether a hint is on the table.
func (h *Hints) Open() bool { return h.desk.Panel() == scene.HintPanel }

// longest is how long somebody waits for longer thought once there is a hint.
const longest = 2 * time.Second

// ask asks for a hint and shows it when it has been thought through.
func (h *Hints) ask() {
	h.desk.Session().Drop()
	h.desk.Open(scene.HintPanel)
	h.wanted = true
	h.begin()
}

// begin thinks about a hint.
func (h *Hints) begin() {
	h.desk.Write([]string{h.desk.T("hint.thinking")})
	h.think(bot.Quick, func(said bot.Advice, err error) {
		h.wanted = false
		if err != nil {
			h.desk.Write([]string{h.desk.T("error.input", "reason", err.Error())})
			return
		}
		if h.first = h.best(said); h.first != nil {
			h.until = time.Now().Add(longest)
			h.think(bot.Deep, h.settle, h.first)
		}
	})
}

// think asks how to go on, with so much thought, and what comes of some proposals. The answer is dropped if nobody
// waits for it any more.
func (h *Hints) think(depth bot.Depth, then func(bot.Advice, error), of ...*proposal) {
	view, seed := h.desk.Session().TurnView()
	h.advice.ask(bot.Hint(h.desk.Session().Game, depth, seed, view, movesOf(of)...), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		if h.Open() && !h.mind {
			then(said, err)
		}
	})
}

// best returns the best plan of an answer, nil if there is none.
func (h *Hints) best(said bot.Advice) *proposal {
	if len(said.Plans) == 0 {
		return nil
	}
	return proposed(h.desk.Session(), h.desk.Offer().Voice, said.Plans[0])
}

// settle has the hint stand after longer thought: another one if that is better, the same if there is no answer.
func (h *Hints) settle(said bot.Advice, err error) {
	if err == nil {
		stands, ok := planOf(said, h.first.action.Move)
		if ok {
			h.first.win = stands.Win
		}
		if best := h.best(said); best != nil && (!ok || best.win-stands.Win >= leastBetter) {
			h.first = best
		}
	}
	h.stand()
}

// stand shows the hint on the table.
func (h *Hints) stand() {
	h.until = time.Time{}
	h.propose(h.first, nil, h.reason(h.first))
}

// Poll has the hint stand if it has been thought about for long enough, and begins anew if it lay under something else,
// where what came of the thought was lost.
func (h *Hints) Poll(now time.Time) {
	if h.Open() && h.wanted && !h.advice.Open() && h.can() {
		h.begin()
	}
	if !h.until.IsZero() && now.After(h.until) {
		h.advice.Drop()
		h.stand()
	}
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

// reason returns what speaks for a proposal: as the game's voice has it, else what it is.
func (h *Hints) reason(p *proposal) string {
	if text := h.desk.Offer().Voice.Advise(h.desk.Session().View(), p.plan); text != "" {
		return text
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
	h.did = time.Now()
	h.play.Do(lit.action.ID)
	for i := 1; i < len(lit.plan) && h.desk.Session().MyTurn() && !h.desk.Session().Quiet(); i++ {
		next := h.desk.Session().Action(h.desk.Session().Game.MoveText(lit.plan[i]))
		if next == nil {
			return // chance has made it another choice
		}
		h.play.Do(next.ID)
	}
}

// JustDid reports whether a hint was done so short a time ago that a touch of a button where "Do it" stood may have
// been meant for that.
func (h *Hints) JustDid(now time.Time) bool { return now.Sub(h.did) < desk.SecondTouch }

// end forgets the hint once it is no longer on the table.
func (h *Hints) end() {
	if !h.desk.Holds(scene.HintPanel) {
		h.wanted = false
	}
	if !h.Open() && (h.first != nil || h.lit != nil || h.mind) {
		h.wanted = h.desk.Holds(scene.HintPanel)
		h.first, h.lit, h.other, h.mind, h.until = nil, nil, nil, false, time.Time{}
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
