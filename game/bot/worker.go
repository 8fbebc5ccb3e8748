package bot

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
)

// A question to the computer player in another process is one line of tab-separated fields: what is asked, the game,
// the seed, the view, and more that depends on the question. An answer has the same form: whole numbers, with chances
// in units of 1/100,000. JSON would make the worker larger.

// Question asks a level for its move.
func Question(g game.Game, level, seed, view string) string {
	return join("move", g.Kind().Name(), strconv.Quote(seed), view, level)
}

// Hint asks for advice, which includes the asked moves.
func Hint(g game.Game, depth Depth, seed, view string, asked ...game.Move) string {
	fields := []string{"advise", g.Kind().Name(), strconv.Quote(seed), view, string(depth)}
	for _, m := range asked {
		fields = append(fields, strconv.Itoa(int(m)))
	}
	return join(fields...)
}

// Judgement asks what a move was worth, given the views before and after it.
func Judgement(g game.Game, seed, before string, played game.Move, after string) string {
	return join("review", g.Kind().Name(), strconv.Quote(seed), before, strconv.Itoa(int(played)), after)
}

// Chances asks for a seat's chance to win in each of its views, without a search.
func Chances(g game.Game, seed string, views ...string) string {
	return join(append([]string{"chances", g.Kind().Name(), strconv.Quote(seed)}, views...)...)
}

func join(fields ...string) string { return strings.Join(fields, "\t") }

// ErrQuestion means that a line is no valid question.
var ErrQuestion = errors.New("bot: this is no question")

// Shelf holds the games that questions can be about, and the levels of each by its name. A nil Levels means the shared
// ones.
type Shelf struct {
	Kinds  []game.Kind
	Levels func(kind string) []Level
}

// Answer answers a question. The pause may be nil. A panic in a game or its player becomes an error, so that it does
// not end the program and with it the game.
func (s Shelf) Answer(line string, pause Pause) (reply string, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			reply, err = "", &Broken{cause}
		}
	}()
	return s.answer(line, pause)
}

// Broken is the error for a question during which a game or its player panicked.
type Broken struct{ Cause any }

// Error does without fmt, to keep the worker small.
func (b *Broken) Error() string {
	switch cause := b.Cause.(type) {
	case error:
		return "a fault in the computer player: " + cause.Error()
	case string:
		return "a fault in the computer player: " + cause
	}
	return "a fault in the computer player"
}

func (s Shelf) answer(line string, pause Pause) (string, error) {
	part := strings.Split(line, "\t")
	if len(part) < 4 {
		return "", ErrQuestion
	}
	seed, err := strconv.Unquote(part[2])
	if err != nil {
		return "", ErrQuestion
	}
	kind := game.Named(s.Kinds, part[1])
	if kind == nil {
		return "", ErrQuestion
	}
	g, view, err := kind.Unpack(part[3])
	if err != nil {
		return "", err
	}
	levels := Levels()
	if s.Levels != nil {
		levels = s.Levels(kind.Name())
	}
	a := asked{g, levels, view, game.SeedOf(seed), pause}
	return a.answer(part[0], part[4:])
}

// asked is a parsed question.
type asked struct {
	game   game.Game
	levels []Level
	view   game.View
	seed   game.Seed
	pause  Pause
}

func (a *asked) answer(what string, rest []string) (string, error) {
	if what == "move" && len(rest) == 1 {
		player, err := Among(a.levels, rest[0], a.game, a.pause)
		if err != nil {
			return "", err
		}
		c := player.Decide(a.view, a.seed)
		return join(strconv.Itoa(int(c.Move)), fixed(c.Win)), nil
	}
	switch {
	case what == "advise" && len(rest) > 0:
		service, err := NewService(a.levels, a.game, Depth(rest[0]), a.pause)
		if err != nil {
			return "", err
		}
		var asked []game.Move
		for _, field := range rest[1:] {
			m, err := parseMove(field)
			if err != nil {
				return "", err
			}
			asked = append(asked, m)
		}
		return service.Advise(a.view, a.seed, asked...).text(), nil
	case what == "review" && len(rest) == 2:
		service, err := NewService(a.levels, a.game, Middle, a.pause)
		if err != nil {
			return "", err
		}
		played, err := parseMove(rest[0])
		if err != nil {
			return "", err
		}
		_, after, err := a.game.Kind().Unpack(rest[1])
		if err != nil {
			return "", err
		}
		v := service.Review(a.view, played, after, a.seed)
		return v.text(), nil
	case what == "chances":
		service, err := NewService(a.levels, a.game, Middle, a.pause)
		if err != nil {
			return "", err
		}
		fields := []string{fixed(service.Win(a.view, a.seed))}
		for _, field := range rest {
			_, view, err := a.game.Kind().Unpack(field)
			if err != nil {
				return "", err
			}
			fields = append(fields, fixed(service.Win(view, a.seed)))
		}
		return join(fields...), nil
	}
	return "", ErrQuestion
}

func parseMove(field string) (game.Move, error) {
	m, err := strconv.ParseUint(field, 10, 32)
	if err != nil {
		return 0, ErrQuestion
	}
	return game.Move(m), nil
}

// unit is how a chance of 1 is written.
const unit = 100_000

func fixed(x float64) string { return strconv.Itoa(int(x * unit)) }

// text returns one field per plan: its moves and its chance, separated by commas.
func (a Advice) text() string {
	fields := []string{fixed(a.Win)}
	for _, p := range a.Plans {
		part := []string{strconv.Itoa(len(p.Moves))}
		for _, m := range p.Moves {
			part = append(part, strconv.Itoa(int(m)))
		}
		part = append(part, fixed(p.Win))
		fields = append(fields, strings.Join(part, ","))
	}
	return join(fields...)
}

// text returns the three chances, and the moves of the best plan.
func (v Verdict) text() string {
	fields := []string{fixed(v.Win), fixed(v.Loss), fixed(v.Luck)}
	for _, m := range v.Best {
		fields = append(fields, strconv.Itoa(int(m)))
	}
	return join(fields...)
}

// numbers reads whole numbers separated by commas or tabs.
func numbers(text string) ([]int, error) {
	var list []int
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '\t' }) {
		n, err := strconv.Atoi(field)
		if err != nil {
			return nil, ErrQuestion
		}
		list = append(list, n)
	}
	return list, nil
}

// ReadAnswer reads the reply to a Question.
func ReadAnswer(reply string) (Choice, error) {
	n, err := numbers(reply)
	if err != nil || len(n) != 2 || n[0] < 0 {
		return Choice{}, ErrQuestion
	}
	return Choice{Move: game.Move(n[0]), Win: float64(n[1]) / unit}, nil
}

// ReadVerdict reads the reply to a Judgement.
func ReadVerdict(reply string) (Verdict, error) {
	n, err := numbers(reply)
	if err != nil || len(n) < 4 || slices.Min(n[3:]) < 0 {
		return Verdict{}, ErrQuestion
	}
	v := Verdict{Win: float64(n[0]) / unit, Loss: float64(n[1]) / unit, Luck: float64(n[2]) / unit}
	for _, m := range n[3:] {
		v.Best = append(v.Best, game.Move(m))
	}
	return v, nil
}

// ReadChances reads the reply to Chances.
func ReadChances(reply string) ([]float64, error) {
	n, err := numbers(reply)
	list := make([]float64, len(n))
	for i := range n {
		list[i] = float64(n[i]) / unit
	}
	return list, err
}

// ReadAdvice reads the reply to a Hint.
func ReadAdvice(reply string) (Advice, error) {
	win, rest, ok := strings.Cut(reply, "\t")
	n, err := numbers(win)
	if !ok || err != nil || len(n) != 1 {
		return Advice{}, ErrQuestion
	}
	a := Advice{Win: float64(n[0]) / unit}
	for field := range strings.SplitSeq(rest, "\t") {
		n, err := numbers(field)
		if err != nil || len(n) < 2 || n[0] != len(n)-2 {
			return Advice{}, ErrQuestion
		}
		var p Plan
		for _, m := range n[1 : 1+n[0]] {
			p.Moves = append(p.Moves, game.Move(m))
		}
		p.Win = float64(n[1+n[0]]) / unit
		a.Plans = append(a.Plans, p)
	}
	return a, nil
}

// Fits reports whether a reply has the right form for a question.
func Fits(question, reply string) bool {
	var err error
	switch what, _, _ := strings.Cut(question, "\t"); what {
	case "advise":
		_, err = ReadAdvice(reply)
	case "review":
		_, err = ReadVerdict(reply)
	case "chances":
		_, err = ReadChances(reply)
	default:
		_, err = ReadAnswer(reply)
	}
	return err == nil
}
