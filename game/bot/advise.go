package bot

import (
	"cmp"
	"slices"

	"onelongnight/game"
)

// Advice is what a strong player sees from a seat's own view.
type Advice struct {
	Win   float64 // the seat's chance to win with the best plan, from 0 to 1
	Plans []Plan  // best first: the best plan, up to two others, and those asked about
}

// Plan is a move and what should follow it in the same turn, up to the first thing that nobody can foresee.
type Plan struct {
	Moves []game.Move
	Win   float64
}

// Service is the strong player that estimates, advises and reviews moves for people. It always works from the view of
// the seat that asks.
type Service struct{ search *Search }

// Depth says how long the service may think.
type Depth string

// Quick is for somebody who waits, as strong as level 5. Deep is as strong as the strongest level. Middle is for
// reviewing whole games.
const (
	Quick  Depth = "quick"
	Middle Depth = "middle"
	Deep   Depth = "deep"
)

const plans = 3

// depths has, for each depth, the level that answers and the most simulations it may spend; 0 allows all of that
// level's.
var depths = map[Depth]struct {
	adviser string
	most    int
}{Quick: {adviser: "5"}, Middle: {adviser: "6", most: 96}, Deep: {adviser: "6"}}

// CanAdvise reports whether the named levels of a game include one that can give advice.
func CanAdvise(levels []string) bool { return slices.Contains(levels, depths[Deep].adviser) }

// NewService returns a strong player, made from the levels of a game. The pause may be nil. An unknown depth is
// ErrQuestion; if the game's strong players do not search it is ErrUntrained.
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

// Win returns a seat's chance to win, without a search, whoever is to move. A seat in the middle of an action first
// finishes it in the way it likes best.
func (s *Service) Win(v game.View, seed game.Seed) float64 {
	rng := game.NewStream(seed)
	v.Sample(&rng, s.search.deal)
	if s.search.deal.Turn() == v.Seat() && !s.search.deal.Quiet() {
		s.search.open(v, &rng)
		return s.search.arms[0].prior
	}
	return s.search.Policy.value(s.search.deal, v.Seat())
}

// Advise compares plans for the seat to move: the best ones, and those that begin with the moves asked about.
func (s *Service) Advise(v game.View, seed game.Seed, asked ...game.Move) Advice {
	rng := game.NewStream(seed)
	top := s.compare(v, &rng, asked...)
	a := Advice{Win: s.chance(&top[0])}
	for i := range top {
		a.Plans = append(a.Plans, Plan{s.line(v, &rng, top[i].move), s.chance(&top[i])})
	}
	return a
}

// chance returns the chance to win with a move, as it is told.
func (s *Service) chance(a *arm) float64 { return s.search.Told.of(a.value()) }

// compare searches, then gives the best moves and those asked about the same number of simulations in the same worlds.
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
	s.settle(v, arms)
	return arms
}

// settle puts first, among moves that are worth the same as the best and with which the game ends, the one that leaves
// the seat most points ahead, or fewest behind: a game that is lost anyway need not be lost by more.
func (s *Service) settle(v game.View, arms []arm) {
	n := 1
	for n < len(arms) && arms[n].value() == arms[0].value() {
		n++
	}
	if n == 1 {
		return
	}
	ahead := map[game.Move]int{}
	for _, a := range arms[:n] {
		rng := game.NewStream(game.SeedOf("settle")) // the same world for each, and no part of the answer's own chance
		s.line(v, &rng, a.move)
		r := s.search.world.Result()
		if !r.Over {
			return
		}
		ahead[a.move] = r.Ahead(s.search.Policy.seats, v.Seat())
	}
	slices.SortStableFunc(arms[:n], func(a, b arm) int { return cmp.Compare(ahead[b.move], ahead[a.move]) })
}

// line plays a move in a sampled world, and then the moves that the net would choose, until something is revealed or
// another seat decides.
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

// Verdict is what a move was worth, in winning chance (0 to 1).
type Verdict struct {
	Best []game.Move // the best move and what should follow it, as the moves of a Plan
	Win  float64     // with the best move
	Loss float64     // what the move played gave away against it; 0 or more
	Luck float64     // what chance added or took away
}

// Review judges a move from the view before it, and its luck from the same seat's view right after it.
func (s *Service) Review(before game.View, played game.Move, after game.View, seed game.Seed) Verdict {
	rng := game.NewStream(seed)
	arms := s.compare(before, &rng, played)
	best, own := arms[0], arms[0] // the search reuses its arms
	if i := slices.IndexFunc(arms, func(a arm) bool { return a.move == played }); i >= 0 {
		own = arms[i]
	}
	// The prior is what the net expected to see after the move.
	win := s.chance(&best)
	return Verdict{Best: s.line(before, &rng, best.move), Win: win, Loss: win - s.chance(&own),
		Luck: s.Win(after, seed) - own.prior}
}
