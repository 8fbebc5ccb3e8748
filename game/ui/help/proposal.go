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

// proposal is a move to talk about, with the choices after it.
type proposal struct {
	action table.Action
	plan   []game.Move  // the moves, from the first
	path   []table.Spot // the things to touch for it, until the table is at rest
	win    float64      // the chance to win with it
	name   string       // the move in a few words
}

// proposed makes a proposal of a plan, nil if the plan cannot be played now.
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

// planOf returns the compared plan that begins with a move, false if there is none.
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

// inBrief returns a label up to where it starts to explain: the person sees the move lit, or thought of it.
func inBrief(label string) string {
	brief, _, _ := strings.Cut(label, ":")
	return strings.TrimSpace(brief)
}

// heeding remembers the moves that were advised in a session: nobody is blamed for making one.
type heeding struct {
	desk  *desk.Desk
	of    *table.Session
	moves map[int][]game.Move // by number of the move
}

// advise remembers a plan that starts with the next move.
func (h *heeding) advise(p *proposal) {
	if h.of != h.desk.Session() {
		h.of, h.moves = h.desk.Session(), map[int][]game.Move{}
	}
	for i, m := range p.plan {
		n := h.desk.Session().MoveCount() + 1 + i
		h.moves[n] = append(h.moves[n], m)
	}
}

// heeded reports whether a decision followed advice.
func (h *heeding) heeded(d table.Decision) bool {
	return h.of == h.desk.Session() && slices.Contains(h.moves[d.N], d.Move)
}
