package ui

import (
	"math"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// hints are what a strong player would do in the person's place: on the table
// itself, where the card and its place light up, with one sentence and one
// reason. The first answer is there quickly, and a better one follows. Whoever
// had something else in mind can do it as if in earnest, and is told what speaks
// against it.
type hints struct {
	*desk.Desk
	advice *advice
	play   doer

	best *table.Action // that is advised, nil while nothing is
	win  float64       // the chance with it
	lit  []table.Spot  // lights up
	plan []game.Move   // is advised, from the first move on
	mind bool          // the person shows what they had in mind: nothing is done in earnest

	of      *table.Session
	advised map[int]game.Move // in that session, by the number of the move
}

// newHints makes it.
func newHints(d *desk.Desk, advice *advice, play doer) *hints {
	out := &hints{Desk: d, advice: advice, play: play}
	d.OnSwitch(out.end)
	return out
}

// doer makes moves of the person's.
type doer interface{ Do(id string) }

// Minds tells whether the person shows what they had in mind instead of a hint.
func (h *hints) Minds() bool { return h.mind }

// can tells whether a hint can be asked for.
func (h *hints) can() bool {
	return h.Offer().Advised() && h.Session().MyTurn() && !h.Session().Result().Over
}

// open tells whether a hint is on the table.
func (h *hints) open() bool { return h.Panel() == scene.HintPanel }

// ask asks for a hint and shows it when it comes.
func (h *hints) ask() {
	h.Session().Drop()
	h.Open(scene.HintPanel)
	h.Write([]string{h.T("hint.thinking")})
	h.think(bot.Quick, func() { h.think(bot.Deep, func() {}) })
}

// think asks how to go on, with so much thought, and shows the answer.
func (h *hints) think(depth bot.Depth, then func()) {
	view, seed := h.Session().TurnView()
	h.advice.ask(bot.Hint(h.Session().Game, depth, seed, view), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		switch {
		case !h.open() || h.mind:
		case err != nil && h.best == nil:
			h.Write([]string{h.T("error.input", "reason", err.Error())})
		case err == nil:
			h.show(said)
			then()
		}
	})
}

// show shows the best plan on the table.
func (h *hints) show(said bot.Advice) {
	if len(said.Plans) == 0 || len(said.Plans[0].Moves) == 0 {
		return
	}
	plan := said.Plans[0]
	best := h.Session().Action(h.Session().Game.MoveText(plan.Moves[0]))
	if best == nil {
		return
	}
	h.propose(best, said.Win)
	h.light(best, plan.Moves)
	h.Write([]string{h.reason(plan.Moves)})
}

// propose advises a move, and keeps what was advised for the one that comes next.
func (h *hints) propose(best *table.Action, win float64) {
	h.best, h.win = best, win
	if h.of != h.Session() {
		h.of, h.advised = h.Session(), map[int]game.Move{}
	}
	h.advised[h.Session().MoveCount()+1] = best.Move
}

// heeded tells whether a decision was what had been advised.
func (h *hints) heeded(d table.Decision) bool {
	m, ok := h.advised[d.N]
	return ok && h.of == h.Session() && m == d.Move
}

// light lets what an action is made with light up, the first of a plan, and brings it into sight.
func (h *hints) light(a *table.Action, plan []game.Move) {
	h.lit, h.plan = a.Path, plan
	h.Spotlight(a.Path)
}

// reason is what speaks for a plan: as the game's voice has it, else what it is.
func (h *hints) reason(plan []game.Move) string {
	if voice, ok := h.Offer().Voice.(table.Adviser); ok {
		if text := voice.Advise(h.Session().View(), plan); text != "" {
			return text
		}
	}
	return h.T("hint.plain", "move", h.Offer().Voice.Label(h.Session().View(), plan[0]))
}

// do makes the move that is advised, with the choices of the plan that belong to it.
func (h *hints) do() {
	best, plan := h.best, h.plan
	h.Open(scene.NoPanel)
	if best == nil {
		return
	}
	h.play.Do(best.ID)
	for i := 1; i < len(plan) && h.Session().MyTurn() && !h.Session().Quiet(); i++ {
		next := h.Session().Action(h.Session().Game.MoveText(plan[i]))
		if next == nil {
			return // chance has made it another choice
		}
		h.advised[h.Session().MoveCount()+1] = next.Move
		h.play.Do(next.ID)
	}
}

// askBack waits for what the person had in mind.
func (h *hints) askBack() {
	h.mind, h.lit, h.plan = true, nil, nil
	h.Write([]string{h.T("hint.mind")})
}

// weigh says what speaks against what the person had in mind.
func (h *hints) weigh(a table.Action) {
	h.Session().Drop()
	h.mind = false
	if h.best != nil && a.ID == h.best.ID {
		h.light(h.best, []game.Move{a.Move})
		h.Write([]string{h.T("hint.same"), h.reason([]game.Move{a.Move})})
		return
	}
	h.lit, h.plan = a.Path, nil
	h.Write([]string{h.T("hint.thinking")})
	view, seed := h.Session().TurnView()
	h.advice.ask(bot.Hint(h.Session().Game, bot.Middle, seed, view, a.Move), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		if !h.open() || h.mind {
			return
		}
		if err != nil {
			h.Write([]string{h.T("error.input", "reason", err.Error())})
			return
		}
		h.compare(a, said)
	})
}

// compare shows what the person had in mind beside the best.
func (h *hints) compare(a table.Action, said bot.Advice) {
	for _, plan := range said.Plans {
		if len(plan.Moves) == 0 || plan.Moves[0] != a.Move {
			continue
		}
		loss := int(math.Round(100 * (said.Win - plan.Win)))
		key := "hint.against"
		switch best := said.Plans[0].Moves; {
		case loss < 1:
			key = "hint.asgood"
		case len(best) > 0:
			if better := h.Session().Action(h.Session().Game.MoveText(best[0])); better != nil {
				h.propose(better, said.Win)
			}
		}
		words := []string{h.T(key, "move", inBrief(a.Label), "n", loss)}
		if loss >= 1 && h.best != nil {
			words = append(words, h.reason(said.Plans[0].Moves))
			h.light(h.best, said.Plans[0].Moves)
		}
		h.Write(words)
		return
	}
	h.Write([]string{h.T("hint.asgood", "move", inBrief(a.Label), "n", 0)})
}

// inBrief is what a label says before it explains: who had the move in mind knows what it does.
func inBrief(label string) string {
	brief, _, _ := strings.Cut(label, ":")
	return strings.TrimSpace(brief)
}

// takes takes a touch of the table while the person shows what they had in mind.
// It tells whether it did.
func (h *hints) takes(spot table.Spot) bool {
	if !h.open() || !h.mind {
		return false
	}
	if a := h.Session().Completes(spot); a != nil {
		h.weigh(*a)
		return true
	}
	return false
}

// end forgets the hint once it is no longer on the table.
func (h *hints) end() {
	if !h.open() && (h.best != nil || h.mind || h.lit != nil) {
		h.best, h.mind, h.lit, h.plan = nil, false, nil, nil
		h.advice.Drop()
	}
}

// leastSure is how far from certain the highest chance is that anybody is told of: nobody knows for sure. Below leastTold a
// number would only dishearten.
const leastSure, leastTold = 0.01, 0.3

// ofHint are the commands of a hint.
func (h *hints) ofHint() []desk.Command {
	shut := h.Named("close", h.Close)
	if h.mind {
		return []desk.Command{shut}
	}
	var list []desk.Command
	if h.best != nil {
		chance := h.T("hint.best")
		if h.win >= leastTold {
			chance = h.T("hint.win", "chance", h.Percent(min(h.win, 1-leastSure)))
		}
		do := desk.NewCommand(scene.Command{ID: "do-it", Label: h.T("hint.do"), Sub: chance, Main: true}, h.do)
		list = append(list, do, desk.NewCommand(scene.Command{ID: "why-not", Label: h.T("hint.whynot")}, h.askBack))
	}
	return append(list, shut)
}

// Show writes what lights up on the table.
func (h *hints) Show(s *scene.Screen) { s.Lit, s.Plan, s.Mind = h.lit, h.plan, h.mind }
