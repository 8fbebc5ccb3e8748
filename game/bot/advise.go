package bot

import (
	"slices"

	"onelongnight/game"
)

// Advice is what a strong player sees from a seat's own view.
type Advice struct {
	Win   float64 // the seat's chance to win, with the best plan
	Plans []Plan  // the best one, up to two others, and those asked about, best first
}

// Plan is a move and what should follow it in the same turn, up to the first
// thing that nobody can foresee.
type Plan struct {
	Moves []game.Move
	Win   float64
}

// Service is the strong player at the table's service: it estimates, advises
// and judges what was played, always from the view of the seat that asks.
type Service struct {
	search *Search
	sims   int // behind an answer
}

// Depth is how long the service thinks about an answer.
type Depth string

// The depths: an answer for somebody who waits, as strong as level 5; one that is
// as strong as the strongest level; and between them what judges a whole game.
const (
	Quick  Depth = "quick"
	Middle Depth = "middle"
	Deep   Depth = "deep"
)

// sims are the simulations behind an answer, and width the moves that are
// compared, by depth.
var depths = map[Depth]struct{ sims, width int }{Quick: {20, 6}, Middle: {96, 12}, Deep: {384, 12}}

// plans is how many plans are compared.
const plans = 3

// NewService hires the player learned for a game. The pause may be nil. A depth
// that does not exist is ErrQuestion.
func NewService(g game.Game, depth Depth, pause Pause) (*Service, error) {
	size, ok := depths[depth]
	if !ok {
		return nil, ErrQuestion
	}
	net, err := Learned(g)
	if err != nil {
		return nil, err
	}
	return &Service{NewSearch(g, net, size.sims, size.width, 1, pause), size.sims}, nil
}

// Win is the chance of a view's seat as the net sees it, whoever is to move.
func (s *Service) Win(v game.View, seed game.Seed) float64 {
	rng := game.NewStream(seed)
	v.Sample(&rng, s.search.deal)
	return s.search.Policy.value(s.search.deal, v.Seat())
}

// Advise compares plans for a seat that is to move: the best, and those that
// begin with the moves asked about.
func (s *Service) Advise(v game.View, seed game.Seed, asked ...game.Move) Advice {
	rng := game.NewStream(seed)
	top := s.compare(v, &rng, asked...)
	a := Advice{Win: top[0].value()}
	for i := range top {
		a.Plans = append(a.Plans, Plan{s.line(v, &rng, top[i].move), top[i].value()})
	}
	return a
}

// compare searches, and then gives the best moves, and those asked for, the
// same number of simulations in the same worlds.
func (s *Service) compare(v game.View, rng *game.Stream, asked ...game.Move) []arm {
	s.search.open(v, rng)
	s.search.halve(v, rng)
	arms := s.search.arms
	top := min(plans, len(arms))
	for i := top; i < len(arms); i++ {
		if slices.Contains(asked, arms[i].move) {
			arms[top], arms[i] = arms[i], arms[top]
			top++
		}
	}
	arms = arms[:top]
	if len(arms) == 1 {
		return arms
	}
	for i := range arms {
		arms[i].sum, arms[i].n = 0, 0
	}
	for range max(s.sims/4, 8) {
		if !s.search.try(v, rng, arms) {
			break
		}
	}
	slices.SortStableFunc(arms, byValue)
	return arms
}

// line plays a move and what the net would have follow, in a world dealt, until
// something is revealed or somebody else decides.
func (s *Service) line(v game.View, rng *game.Stream, first game.Move) []game.Move {
	world, m := s.search.world, &s.search.Policy.mover
	v.Sample(rng, world)
	line, plan := []game.Move{}, []game.Move{first}
	for len(line) < 12 && !world.Result().Over && world.Turn() == v.Seat() {
		if len(plan) == 0 {
			plan = m.best(world, world.Legal(nil), plan)
		}
		var log game.Log
		if world.Apply(plan[0], &log) != nil {
			break
		}
		line, plan = append(line, plan[0]), plan[1:]
		if game.Reveals(log.Events) {
			break
		}
	}
	return line
}

// Verdict is what a move that was played was worth, in winning chance.
type Verdict struct {
	Best game.Move
	Win  float64 // the chance with it
	Loss float64 // by playing it instead of the best one; 0 or more
	Luck float64 // by what chance made of it
}

// Review judges a move that was played: by the view before it and, for the luck
// of it, the same seat's view right after it.
func (s *Service) Review(before game.View, played game.Move, after game.View, seed game.Seed) Verdict {
	rng := game.NewStream(seed)
	arms := s.compare(before, &rng, played)
	verdict := Verdict{Best: arms[0].move, Win: arms[0].value()}
	for i := range arms {
		if arms[i].move == played {
			verdict.Loss = arms[0].value() - arms[i].value()
			// The first look is the expectation of what the net sees after it.
			verdict.Luck = s.Win(after, seed) - arms[i].prior
		}
	}
	return verdict
}
