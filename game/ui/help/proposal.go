package help

import (
	"cmp"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// proposal is a move that is spoken of, with what the person would choose after it.
type proposal struct {
	action table.Action
	plan   []game.Move  // from that move on
	path   []table.Spot // what it is made with, to where the table is at rest
	win    float64      // the chance with it
	name   string       // the move in a few words
}

// proposed returns the proposal of a plan, nil if it cannot be made now.
func proposed(s *table.Session, voice table.Voice, plan bot.Plan) *proposal {
	if len(plan.Moves) == 0 {
		return nil
	}
	a := s.Action(s.Game.MoveText(plan.Moves[0]))
	if a == nil {
		return nil
	}
	name := cmp.Or(voice.Briefly(s.View(), plan.Moves), inBrief(a.Label))
	return &proposal{*a, plan.Moves, s.PathOf(plan.Moves), plan.Win, name}
}

// planOf returns the plan among those compared that begins with a move, false if it was not compared.
func planOf(said bot.Advice, m game.Move) (bot.Plan, bool) {
	i := slices.IndexFunc(said.Plans, func(p bot.Plan) bool { return len(p.Moves) > 0 && p.Moves[0] == m })
	if i < 0 {
		return bot.Plan{}, false
	}
	return said.Plans[i], true
}

func movesOf(list []*proposal) (moves []game.Move) {
	for _, p := range list {
		moves = append(moves, p.action.Move)
	}
	return moves
}

// inBrief returns what a label says before it explains: who sees the move lit, or had it in mind, knows what it does.
func inBrief(label string) string {
	brief, _, _ := strings.Cut(label, ":")
	return strings.TrimSpace(brief)
}

// heeding are the moves that were advised in a session: nobody is blamed for making one.
type heeding struct {
	desk  *desk.Desk
	of    *table.Session
	moves map[int][]game.Move // by the number of the move
}

// advise notes that a plan is advised, which begins with the next move.
func (h *heeding) advise(p *proposal) {
	if h.of != h.desk.Session() {
		h.of, h.moves = h.desk.Session(), map[int][]game.Move{}
	}
	for i, m := range p.plan {
		n := h.desk.Session().MoveCount() + 1 + i
		h.moves[n] = append(h.moves[n], m)
	}
}

// heeded reports whether a decision was what had been advised.
func (h *heeding) heeded(d table.Decision) bool {
	return h.of == h.desk.Session() && slices.Contains(h.moves[d.N], d.Move)
}
