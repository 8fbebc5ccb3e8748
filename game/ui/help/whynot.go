package help

import (
	"math"
	"strings"

	"onelongnight/game/bot"
	"onelongnight/game/table"
)

// Minds reports whether the person is showing what they had in mind instead of the hint.
func (h *Hints) Minds() bool { return h.mind }

// askBack waits for the person's own move.
func (h *Hints) askBack() {
	h.advice.Drop()
	h.mind, h.lit, h.other = true, nil, nil
	h.write(h.desk.T("hint.mind"))
}

// Weigh says what speaks against the person's own move.
func (h *Hints) Weigh(a table.Action) {
	h.desk.Session().Drop()
	h.mind = false
	if a.Move == h.first.action.Move {
		h.propose(h.first, nil, h.desk.T("hint.same"), h.reason(h.first))
		return
	}
	h.write(h.desk.T("hint.thinking"))
	theirs := &proposal{action: a}
	h.think(bot.Middle, func(said bot.Advice, _ error) { h.compare(a, said) }, theirs, h.first)
}

// compare shows the person's own move beside the hint, both judged in one comparison.
func (h *Hints) compare(a table.Action, said bot.Advice) {
	plan, ok := planOf(said, a.Move)
	theirs := proposed(h.desk.Session(), h.desk.Offer().Voice, plan)
	if !ok || theirs == nil {
		h.propose(h.first, nil, h.desk.T("hint.unclear", "move", inBrief(a.Label)), h.reason(h.first))
		return
	}
	best, ok := planOf(said, h.first.action.Move)
	if !ok {
		best.Win = said.Win
	}
	if loss := best.Win - theirs.win; loss >= leastBetter {
		key := "hint.against"
		if len(theirs.plan) > 1 { // the choices after the person's move are those that do best
			key = "hint.against.best"
		}
		against := h.desk.T(key, "move", theirs.name, "n", int(math.Round(100*loss)))
		why, instead := h.reasonOver(h.first, theirs)
		h.verdict = strings.TrimSpace(against + " " + instead)
		h.propose(h.first, theirs, h.verdict, why)
		return
	}
	_, instead := h.reasonOver(h.first, theirs)
	h.verdict = strings.TrimSpace(h.desk.T("hint.asgood", "move", theirs.name) + " " + instead)
	h.propose(theirs, h.first, h.verdict)
}
