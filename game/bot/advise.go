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
type Service struct{ search *Search }

// Depth is how long the service thinks about an answer.
type Depth string

// The depths: an answer for somebody who waits, as strong as level 5; one that is
// as strong as the strongest level; and between them what judges a whole game.
const (
	Quick  Depth = "quick"
	Middle Depth = "middle"
	Deep   Depth = "deep"
)

const plans = 3

// depths are who answers, by the name of the level, and the most simulations that are spent on it; 0 for all of that
// level's.
var depths = map[Depth]struct {
	adviser string
	most    int
}{Quick: {adviser: "5"}, Middle: {adviser: "6", most: 96}, Deep: {adviser: "6"}}

// CanAdvise reports whether there is somebody among the levels of a game, by their names, who can give advice.
func CanAdvise(levels []string) bool { return slices.Contains(levels, depths[Deep].adviser) }

// NewService hires a strong player among the levels of a game. The pause may be nil. A depth
// that does not exist is ErrQuestion; a game whose strong players do not search has ErrUntrained.
func NewService(levels []Level, g game.Game, depth Depth, pause Pause) (*Service, error) {
	by, ok := depths[depth]
	if !ok {
		return nil, ErrQuestion
	}
	p, err := Among(levels, by.adviser, g, pause)
	if err != nil {
		return nil, err
	}
	s, ok := p.(*Search)
	if !ok {
		return nil, ErrUntrained
	}
	if by.most > 0 {
		s.Sims = min(s.Sims, by.most)
	}
	return &Service{s}, nil
}

// Win returns the chance of a view's seat as it looks at once, whoever is to move. A seat that has begun to do
// something finishes it as it likes best.
func (s *Service) Win(v game.View, seed game.Seed) float64 {
	rng := game.NewStream(seed)
	v.Sample(&rng, s.search.deal)
	if s.search.deal.Turn() == v.Seat() && !s.search.deal.Quiet() {
		s.search.open(v, &rng)
		return s.search.arms[0].prior
	}
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
	for range max(s.search.Sims/4, 8) {
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
		if game.Reveals(log.Events...) {
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
