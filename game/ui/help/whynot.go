package help

import (
	"math"

	"onelongnight/game/bot"
	"onelongnight/game/table"
)

// Minds reports whether the person shows what they had in mind instead of a hint.
func (h *Hints) Minds() bool { return h.mind }

// askBack waits for what the person had in mind.
func (h *Hints) askBack() {
	h.advice.Drop()
	h.mind, h.lit, h.other = true, nil, nil
	h.desk.Write([]string{h.desk.T("hint.mind")})
}

// Weigh says what speaks against what the person had in mind.
func (h *Hints) Weigh(a table.Action) {
	h.desk.Session().Drop()
	h.mind = false
	if a.Move == h.first.action.Move {
		h.propose(h.first, nil, h.desk.T("hint.same"), h.reason(h.first))
		return
	}
	h.desk.Write([]string{h.desk.T("hint.thinking")})
	theirs := &proposal{action: a}
	h.think(bot.Middle, func(said bot.Advice, _ error) { h.compare(a, said) }, theirs, h.first)
}

// compare shows what the person had in mind beside the hint, as both look in one comparison.
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
		h.propose(h.first, theirs, h.desk.T("hint.against", "move", theirs.name, "n", int(math.Round(100*loss))),
			h.reason(h.first))
		return
	}
	h.propose(theirs, h.first, h.desk.T("hint.asgood", "move", theirs.name))
}
