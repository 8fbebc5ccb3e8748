package advice

import (
	"math"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Hints are what a strong player would do in the person's place: on the table
// itself, where the card and its place light up, with one sentence and one
// reason. The first answer is there quickly, and a better one follows. Whoever
// had something else in mind can do it as if in earnest, and is told what speaks
// against it.
type Hints struct {
	desk    *desk.Desk
	advice  *Asker
	play    doer
	instead func() bool // a mission has hints of its own

	best *table.Action // that is advised, nil while nothing is
	win  float64       // the chance with it
	lit  []table.Spot  // lights up
	plan []game.Move   // is advised, from the first move on
	mind bool          // the person shows what they had in mind: nothing is done in earnest

	of      *table.Session
	advised map[int]game.Move // in that session, by the number of the move
}

// NewHints gives hints on the table. Instead tells whether a mission has hints of its own.
func NewHints(d *desk.Desk, advice *Asker, play doer, instead func() bool) *Hints {
	out := &Hints{desk: d, advice: advice, play: play, instead: instead}
	d.OnSwitch(out.end)
	return out
}

// doer makes moves of the person's.
type doer interface{ Do(id string) }

// Minds tells whether the person shows what they had in mind instead of a hint.
func (h *Hints) Minds() bool { return h.mind }

// can tells whether a hint can be asked for.
func (h *Hints) can() bool {
	return h.desk.Offer().Advised() && h.desk.Session().MyTurn() && !h.desk.Session().Result().Over
}

// Open tells whether a hint is on the table.
func (h *Hints) Open() bool { return h.desk.Panel() == scene.HintPanel }

// ask asks for a hint and shows it when it comes.
func (h *Hints) ask() {
	h.desk.Session().Drop()
	h.desk.Open(scene.HintPanel)
	h.desk.Write([]string{h.desk.T("hint.thinking")})
	h.think(bot.Quick, func() { h.think(bot.Deep, func() {}) })
}

// think asks how to go on, with so much thought, and shows the answer.
func (h *Hints) think(depth bot.Depth, then func()) {
	view, seed := h.desk.Session().TurnView()
	h.advice.ask(bot.Hint(h.desk.Session().Game, depth, seed, view), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		switch {
		case !h.Open() || h.mind:
		case err != nil && h.best == nil:
			h.desk.Write([]string{h.desk.T("error.input", "reason", err.Error())})
		case err == nil:
			h.show(said)
			then()
		}
	})
}

// show shows the best plan on the table.
func (h *Hints) show(said bot.Advice) {
	if len(said.Plans) == 0 || len(said.Plans[0].Moves) == 0 {
		return
	}
	plan := said.Plans[0]
	best := h.desk.Session().Action(h.desk.Session().Game.MoveText(plan.Moves[0]))
	if best == nil {
		return
	}
	h.propose(best, said.Win)
	h.light(best, plan.Moves)
	h.desk.Write([]string{h.reason(plan.Moves)})
}

// propose advises a move, and keeps what was advised for the one that comes next.
func (h *Hints) propose(best *table.Action, win float64) {
	h.best, h.win = best, win
	if h.of != h.desk.Session() {
		h.of, h.advised = h.desk.Session(), map[int]game.Move{}
	}
	h.advised[h.desk.Session().MoveCount()+1] = best.Move
}

// heeded tells whether a decision was what had been advised.
func (h *Hints) heeded(d table.Decision) bool {
	m, ok := h.advised[d.N]
	return ok && h.of == h.desk.Session() && m == d.Move
}

// light lets what an action is made with light up, the first of a plan, and brings it into sight.
func (h *Hints) light(a *table.Action, plan []game.Move) {
	h.lit, h.plan = a.Path, plan
	h.desk.Spotlight(a.Path)
}

// reason is what speaks for a plan: as the game's voice has it, else what it is.
func (h *Hints) reason(plan []game.Move) string {
	if voice, ok := h.desk.Offer().Voice.(table.Adviser); ok {
		if text := voice.Advise(h.desk.Session().View(), plan); text != "" {
			return text
		}
	}
	return h.desk.T("hint.plain", "move", h.desk.Offer().Voice.Label(h.desk.Session().View(), plan[0]))
}

// do makes the move that is advised, with the choices of the plan that belong to it.
func (h *Hints) do() {
	best, plan := h.best, h.plan
	h.desk.Open(scene.NoPanel)
	if best == nil {
		return
	}
	h.play.Do(best.ID)
	for i := 1; i < len(plan) && h.desk.Session().MyTurn() && !h.desk.Session().Quiet(); i++ {
		next := h.desk.Session().Action(h.desk.Session().Game.MoveText(plan[i]))
		if next == nil {
			return // chance has made it another choice
		}
		h.advised[h.desk.Session().MoveCount()+1] = next.Move
		h.play.Do(next.ID)
	}
}

// askBack waits for what the person had in mind.
func (h *Hints) askBack() {
	h.mind, h.lit, h.plan = true, nil, nil
	h.desk.Write([]string{h.desk.T("hint.mind")})
}

// Weigh says what speaks against what the person had in mind.
func (h *Hints) Weigh(a table.Action) {
	h.desk.Session().Drop()
	h.mind = false
	if h.best != nil && a.ID == h.best.ID {
		h.light(h.best, []game.Move{a.Move})
		h.desk.Write([]string{h.desk.T("hint.same"), h.reason([]game.Move{a.Move})})
		return
	}
	h.lit, h.plan = a.Path, nil
	h.desk.Write([]string{h.desk.T("hint.thinking")})
	view, seed := h.desk.Session().TurnView()
	h.advice.ask(bot.Hint(h.desk.Session().Game, bot.Middle, seed, view, a.Move), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		if !h.Open() || h.mind {
			return
		}
		if err != nil {
			h.desk.Write([]string{h.desk.T("error.input", "reason", err.Error())})
			return
		}
		h.compare(a, said)
	})
}

// compare shows what the person had in mind beside the best.
func (h *Hints) compare(a table.Action, said bot.Advice) {
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
			if better := h.desk.Session().Action(h.desk.Session().Game.MoveText(best[0])); better != nil {
				h.propose(better, said.Win)
			}
		}
		words := []string{h.desk.T(key, "move", inBrief(a.Label), "n", loss)}
		if loss >= 1 && h.best != nil {
			words = append(words, h.reason(said.Plans[0].Moves))
			h.light(h.best, said.Plans[0].Moves)
		}
		h.desk.Write(words)
		return
	}
	h.desk.Write([]string{h.desk.T("hint.asgood", "move", inBrief(a.Label), "n", 0)})
}

// inBrief is what a label says before it explains: who had the move in mind knows what it does.
func inBrief(label string) string {
	brief, _, _ := strings.Cut(label, ":")
	return strings.TrimSpace(brief)
}

// Takes takes a touch of the table while the person shows what they had in mind.
// It tells whether it did.
func (h *Hints) Takes(spot table.Spot) bool {
	if !h.Open() || !h.mind {
		return false
	}
	if a := h.desk.Session().Completes(spot); a != nil {
		h.Weigh(*a)
		return true
	}
	return false
}

// end forgets the hint once it is no longer on the table.
func (h *Hints) end() {
	if !h.Open() && (h.best != nil || h.mind || h.lit != nil) {
		h.best, h.mind, h.lit, h.plan = nil, false, nil, nil
		h.advice.Drop()
	}
}

// leastSure is how far from certain the highest chance is that anybody is told of: nobody knows for sure. Below
// leastTold a number would only dishearten.
const leastSure, leastTold = 0.01, 0.3

// ofHint are the commands of a hint.
func (h *Hints) ofHint() []desk.Command {
	shut := h.desk.Named("close", h.desk.Close)
	if h.mind {
		return []desk.Command{shut}
	}
	var list []desk.Command
	if h.best != nil {
		chance := h.desk.T("hint.best")
		if h.win >= leastTold {
			chance = h.desk.T("hint.win", "chance", h.desk.Percent(min(h.win, 1-leastSure)))
		}
		do := desk.NewCommand(scene.Command{ID: "do-it", Label: h.desk.T("hint.do"), Sub: chance, Main: true}, h.do)
		list = append(list, do, desk.NewCommand(scene.Command{ID: "why-not", Label: h.desk.T("hint.whynot")}, h.askBack))
	}
	return append(list, shut)
}

// Show writes what lights up on the table.
func (h *Hints) Show(s *scene.Screen) { s.Lit, s.Plan, s.Mind = h.lit, h.plan, h.mind }
