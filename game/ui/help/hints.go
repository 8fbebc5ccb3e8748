package help

import (
	"cmp"
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Hints show what a strong player would do in the person's place: on the table, the card and its target light up, with
// one sentence and one reason. "Do it" makes exactly the move that is lit, with all its choices. Nothing is proposed
// before it has been thought through, and a hint that is shown does not change, nor if it is asked for again. The
// person can also try another move, and is told what speaks against it (whynot.go).
type Hints struct {
	desk    *desk.Desk
	advice  *Asker
	play    doer
	instead func() bool // a mission has its own hints
	heeding

	first *proposal // the hint so far, not shown before it is lit; nil if nothing is known
	until time.Time // when to stop thinking and show the hint; zero if it is not thinking
	lit   *proposal // the proposal that is lit and will be done, nil for none
	other *proposal // another one that is mentioned, nil for none
	// verdict is what was said against the person's own move.
	verdict string
	// wanted means that somebody waits for a hint, or that it was lost under a panel opened over it.
	wanted bool
	did    time.Time // when the last lit move was made
	begun  begun     // what the hint that was done last leaves to do
	shown  shown     // the hint that was shown last
	mind   bool      // the person is showing what they had in mind; touches make no moves
}

// NewHints gives hints on the table. instead reports whether a mission has its own.
func NewHints(d *desk.Desk, advice *Asker, play doer, instead func() bool) *Hints {
	out := &Hints{desk: d, advice: advice, play: play, instead: instead, heeding: heeding{desk: d}}
	d.OnSwitch(out.end)
	return out
}

// doer makes the person's moves, and announces what is said of them.
type doer interface {
	Do(id string)
	Say(said ...string)
}

// can reports whether a hint is available.
func (h *Hints) can() bool {
	return h.desk.Offer().Advised() && h.desk.Session().MyTurn() && !h.desk.Session().Result().Over
}

func (h *Hints) Open() bool { return h.desk.Panel() == scene.HintPanel }

// Thinking reports whether a hint is open that is not shown yet.
func (h *Hints) Thinking() bool { return h.Open() && h.lit == nil && (h.wanted || !h.until.IsZero()) }

// longest is how long to keep thinking, at most, once there is a hint.
const longest = 2 * time.Second

// ask thinks about a hint and shows it when it is ready.
func (h *Hints) ask() {
	h.desk.Session().Drop()
	h.desk.Open(scene.HintPanel)
	h.wanted = true
	h.begin()
}

// shown is a hint that has been shown: asked again about the same position, a friend does not say something else, as
// deeper thought might that had no time before.
type shown struct {
	view, seed string
	first      *proposal
}

func (h *Hints) begin() {
	view, seed := h.desk.Session().TurnView()
	if was := h.shown; was.first != nil && was.view == view && was.seed == seed {
		h.wanted, h.first = false, was.first
		h.stand()
		return
	}
	h.write(h.desk.T("hint.thinking"))
	h.think(bot.Quick, func(said bot.Advice, err error) {
		h.wanted = false
		if err != nil {
			h.write(h.desk.T("error.input", "reason", err.Error()))
			return
		}
		if h.first = h.best(said); h.first != nil {
			h.until = time.Now().Add(longest)
			h.think(bot.Deep, h.settle, h.begun.next(h.desk.Session())...)
		}
	})
}

// think asks for advice at a depth, including on some proposals. The answer is dropped if nobody waits for it any more.
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

// settle shows the hint after deeper thought, or the first one if there was no answer. A hint goes on with what the
// last one began if nothing else is clearly better: two that contradict each other help nobody.
func (h *Hints) settle(said bot.Advice, err error) {
	if best := h.best(said); err == nil && best != nil {
		h.first = best
		for _, next := range h.begun.next(h.desk.Session()) {
			if plan, ok := planOf(said, next.action.Move); ok && best.win-plan.Win < leastBetter {
				h.first = proposed(h.desk.Session(), h.desk.Offer().Voice, plan)
			}
		}
	}
	h.stand()
}

func (h *Hints) stand() {
	h.until = time.Time{}
	h.shown.view, h.shown.seed = h.desk.Session().TurnView()
	h.shown.first = h.first
	h.propose(h.first, nil, h.words(h.first)...)
}

// Poll shows the hint when its time is up. If the hint lay under another panel and its answer was dropped, it starts
// again.
func (h *Hints) Poll(now time.Time) {
	if h.Open() && h.wanted && !h.advice.Open() && h.can() {
		h.begin()
	}
	if !h.until.IsZero() && now.After(h.until) {
		h.advice.Drop()
		h.stand()
	}
}

// leastBetter is the smallest difference in winning chance for which one move is called better.
const leastBetter = 0.01

// propose lights up one proposal; other, if not nil, is mentioned beside it.
func (h *Hints) propose(lit, other *proposal, words ...string) {
	h.lit, h.other = lit, other
	h.advise(lit)
	h.desk.ShowPlace(table.NoSpot) // where nothing lights up is not what it is about
	path := slices.Clone(lit.path)
	slices.Reverse(path) // of several places, the one that is touched first stays in view
	h.desk.Spotlight(path)
	h.write(words...)
}

// write shows words in the place of the prompt, and announces them: nothing else tells who cannot see that they came.
func (h *Hints) write(words ...string) {
	h.desk.Write(words)
	h.play.Say(words...)
}

// swap lights up the other proposal.
func (h *Hints) swap() {
	if h.lit == nil || h.other == nil {
		return
	}
	words := h.words(h.other)
	if h.other != h.first { // what speaks for a worse move would contradict what was just said against it
		words[0] = h.verdict
	}
	h.propose(h.other, h.lit, words...)
}

// mostListed is how many further moves a hint lists: to stow all goods can take a dozen, and a phone has six lines.
const mostListed = 5

// words says what speaks for a proposal, and what else "Do it" then does.
func (h *Hints) words(p *proposal) []string {
	words := []string{h.reason(p)}
	if then := h.desk.Session().Unsaid(p.plan, words[0]); then != nil {
		end := "."
		if len(then) > mostListed {
			then, end = then[:mostListed], " …"
		}
		words = append(words, h.desk.T("hint.then", "moves", then)+end)
	}
	return words
}

// reason says what speaks for a proposal in the voice's words; if it has none, what the proposal is.
func (h *Hints) reason(p *proposal) string {
	if text := h.desk.Offer().Voice.Advise(h.desk.Session().View(), p.plan); text != "" {
		return text
	}
	return h.desk.T("hint.plain", "move", p.action.Label)
}

// reasonOver says what speaks for a proposal rather than for another, and what the other brings instead.
func (h *Hints) reasonOver(p, other *proposal) (why, instead string) {
	why, instead = h.desk.Offer().Voice.AdviseOver(h.desk.Session().View(), p.plan, other.plan)
	return cmp.Or(why, h.reason(p)), instead
}

// do makes the lit move, with the choices of its plan.
func (h *Hints) do() {
	lit := h.lit
	h.desk.Open(scene.NoPanel)
	if lit == nil {
		return
	}
	h.did = time.Now()
	h.play.Do(lit.action.ID)
	i := 1
	for ; i < len(lit.plan) && h.desk.Session().MyTurn() && !h.desk.Session().Quiet(); i++ {
		next := h.desk.Session().Action(h.desk.Session().Game.MoveText(lit.plan[i]))
		if next == nil {
			return // chance has led to a different choice
		}
		h.play.Do(next.ID)
	}
	h.begun = begun{h.desk.Session(), h.desk.Session().MoveCount(), lit.plan[i:]}
}

// begun is what a plan leaves to do after its first moves.
type begun struct {
	of    *table.Session
	count int // of the session's moves when it began
	rest  []game.Move
}

// next returns the next move of the plan, none if it cannot be made now or if other moves have been made since.
func (b *begun) next(s *table.Session) []*proposal {
	if b.of != s || b.count != s.MoveCount() || len(b.rest) == 0 {
		return nil
	}
	if a := s.Action(s.Game.MoveText(b.rest[0])); a != nil {
		return []*proposal{{action: *a}}
	}
	return nil
}

// JustDid reports whether the lit move was made so recently that a touch on whatever replaced "Do it" may have been
// meant for it.
func (h *Hints) JustDid(now time.Time) bool { return now.Sub(h.did) < desk.SecondTouch }

// end forgets the hint once it is closed.
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
