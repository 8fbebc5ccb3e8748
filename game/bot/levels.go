package bot

import (
	"errors"
	"slices"
	"strings"

	"onelongnight/game"
)

// Player decides for the seat of a view, which must be the seat to move. The same view and seed give the same choice. A
// player keeps scratch memory, so it must not be used concurrently.
type Player interface {
	Decide(v game.View, seed game.Seed) Choice
}

// Pause is called every few milliseconds while a player thinks. It may take its time, so that other work gets done;
// when it returns false, the player answers with the best it has. A nil pause does neither.
type Pause func() bool

func (b Pause) goOn() bool { return b == nil || b() }

// Level is one kind of player, under the name that the referee uses.
type Level struct {
	Name string
	New  func(g game.Game, pause Pause) (Player, error)
}

// Levels lists the yardsticks: players that every game has, or every game that can be judged, and that stay as they
// are.
func Levels() []Level {
	return []Level{
		{"random", Yardstick(Random)},
		{"heuristic-v1", judging(Yardstick(greedy))},
		{"flat-mc-1000", Yardstick(FlatMonteCarlo(1000))},
		{"ismcts-1000", Yardstick(ISMCTS(1000))},
	}
}

// Offered lists the levels that people can choose from at a game without levels of its own: the best yardstick that it
// can have.
func Offered(g game.Game) []string {
	if _, ok := g.(game.Judge); ok {
		return []string{"heuristic-v1"}
	}
	return []string{"flat-mc-1000"}
}

// SixLevels names the levels that every game should have.
var SixLevels = []string{"1", "2", "3", "4", "5", "6"}

// Six returns those levels, each with the player at its place.
func Six(players ...func(game.Game, Pause) (Player, error)) (list []Level) {
	for i, name := range SixLevels {
		list = append(list, Level{name, players[i]})
	}
	return list
}

// ErrUntrained says that a game has no learned player yet.
var ErrUntrained = errors.New("bot: nobody has learned this game yet")

// ErrNoJudge means that the player needs a judgement that the game does not have.
var ErrNoJudge = errors.New("bot: this game cannot be judged at a glance")

// ErrLevel means that there is no player of that name.
var ErrLevel = errors.New("bot: there is no such level")

// Join concatenates lists of levels. If two have the same name the first wins, so a game's own levels, put first,
// replace the shared ones.
func Join(lists ...[]Level) (all []Level) {
	for _, l := range slices.Concat(lists...) {
		if !slices.ContainsFunc(all, func(have Level) bool { return have.Name == l.Name }) {
			all = append(all, l)
		}
	}
	return all
}

// Among makes a player from one of the levels. The name may end in a hyphen and a style: "4-rush".
func Among(levels []Level, name string, g game.Game, pause Pause) (Player, error) {
	level, style, styled := strings.Cut(name, "-")
	for _, l := range levels {
		if l.Name == name {
			return l.New(g, pause)
		}
		if !styled || l.Name != level {
			continue
		}
		for _, s := range game.StylesOf(g) {
			if s.Name == style {
				return l.styled(g, pause, s)
			}
		}
	}
	return nil, ErrLevel
}

func (l Level) styled(g game.Game, pause Pause, s game.Style) (Player, error) {
	p, err := l.New(g, pause)
	switch p := p.(type) {
	case *Policy:
		p.Tilt = s.Tilt
	case *Search:
		p.Policy.Tilt = s.Tilt
	}
	return p, err
}

// ByJudgement returns a maker of players that use the game's judgement and look one move ahead, with a temperature and
// a cap (see Policy).
func ByJudgement(temperature, cap float64) func(game.Game, Pause) (Player, error) {
	return judging(func(g game.Game, pause Pause) (Player, error) {
		p := NewPolicy(g, nil, 1, pause)
		p.Temperature, p.Cap = temperature, cap
		return p, nil
	})
}

// SearchByQuickJudgement is SearchByJudgement, except that all seats choose their moves in a playout by the quick
// judgement of a game.QuickJudge.
func SearchByQuickJudgement(sims, width, horizon int) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) {
		p, err := SearchByJudgement(sims, width, horizon)(g, pause)
		if err == nil {
			err = p.(*Search).Policy.quicken()
		}
		return p, err
	}
}

// quicken switches a player to choosing moves by the game's quick judgement. It returns ErrNoJudge if the game has
// none.
func (m *mover) quicken() error {
	quick, ok := m.game.(game.QuickJudge)
	if !ok {
		return ErrNoJudge
	}
	m.quick = quick
	return nil
}

// SearchByJudgement returns a maker of players that search, as Search does, with the game's judgement.
func SearchByJudgement(sims, width, horizon int) func(game.Game, Pause) (Player, error) {
	return judging(func(g game.Game, pause Pause) (Player, error) {
		s := NewSearch(g, nil, sims, width, horizon, pause)
		s.Policy.Deals = 1
		return s, nil
	})
}

// NetOf reads weights for a game. Those of another game are ErrNet, a game that cannot be learned is ErrUntrained.
func NetOf(g game.Game, weights []byte) (*Net, error) {
	l, ok := g.(game.Learner)
	if !ok {
		return nil, ErrUntrained
	}
	return NewNet(weights, l.Inputs(), l.Nets())
}

// ByNet returns a maker of players that use nets, given by their weights, and look one move ahead, with a temperature
// and a cap (see Policy).
func ByNet(weights []byte, temperature, cap float64) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) {
		net, err := NetOf(g, weights)
		if err != nil {
			return nil, err
		}
		p := NewPolicy(g, net, netDeals, pause)
		p.Temperature, p.Cap = temperature, cap
		return p, nil
	}
}

// SearchByNet returns a maker of players that search, as Search does, with nets.
func SearchByNet(weights []byte, sims, width, horizon int) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) {
		net, err := NetOf(g, weights)
		if err != nil {
			return nil, err
		}
		return NewSearch(g, net, sims, width, horizon, pause), nil
	}
}

// netDeals is the number of random deals of hidden cards that a player with a net judges a move in.
const netDeals = 4

// SearchByNetQuickly is SearchByNet, except that all seats choose their moves in a playout by the quick judgement of a
// game.QuickJudge.
func SearchByNetQuickly(weights []byte, sims, width, horizon int) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) {
		p, err := SearchByNet(weights, sims, width, horizon)(g, pause)
		if err == nil {
			err = p.(*Search).Policy.quicken()
		}
		return p, err
	}
}
