package bot

import (
	"errors"
	"strconv"
	"strings"

	"onelongnight/game"
)

// A question to the computer player in another process is one line of fields
// with tabs between them: what is asked, the game, the seed, the view, and what
// else belongs to it. So is the answer: whole numbers, chances in hundred
// thousandths. No JSON: the worker stays small.

// Question asks for the move of a level.
func Question(g game.Game, level, seed, view string) string {
	return join("move", g.Kind().Name(), strconv.Quote(seed), view, level)
}

// Hint asks for advice, also on moves that somebody has in mind.
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

func join(fields ...string) string { return strings.Join(fields, "\t") }

// ErrQuestion is the answer to a line that is no question.
var ErrQuestion = errors.New("bot: this is no question")

// Shelf is what questions can be about: games, and the levels of each by its
// name. A nil Levels stands for those that games share.
type Shelf struct {
	Kinds  []game.Kind
	Levels func(kind string) []Level
}

// Answer thinks about a question; the pause, called again and again, may
// be nil. A panic of a game or of its player is an error like any other: it
// must not end the program that asks, and with it the game.
func (s Shelf) Answer(line string, pause Pause) (reply string, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			reply, err = "", &Broken{cause}
		}
	}()
	return s.answer(line, pause)
}

// Broken is the answer to a question that made a game or its player panic.
type Broken struct{ Cause any }

// Error is kept apart from fmt, for the size of the worker.
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

// asked is a question taken apart.
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
		return join(strconv.Itoa(int(v.Best)), fixed(v.Win), fixed(v.Loss), fixed(v.Luck)), nil
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

// unit is what 1 is written as.
const unit = 100_000

func fixed(x float64) string { return strconv.Itoa(int(x * unit)) }

// text returns a plan a field: its moves and its chance, with commas.
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

// numbers reads whole numbers with commas or tabs between them.
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

// ReadAnswer reads a move.
func ReadAnswer(reply string) (Choice, error) {
	n, err := numbers(reply)
	if err != nil || len(n) != 2 || n[0] < 0 {
		return Choice{}, ErrQuestion
	}
	return Choice{Move: game.Move(n[0]), Win: float64(n[1]) / unit}, nil
}

// ReadVerdict reads a judgement.
func ReadVerdict(reply string) (Verdict, error) {
	n, err := numbers(reply)
	if err != nil || len(n) != 4 || n[0] < 0 {
		return Verdict{}, ErrQuestion
	}
	return Verdict{game.Move(n[0]), float64(n[1]) / unit, float64(n[2]) / unit, float64(n[3]) / unit}, nil
}

// ReadAdvice reads advice.
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

// Fits reports whether a reply has the form of an answer to a question.
func Fits(question, reply string) bool {
	var err error
	switch what, _, _ := strings.Cut(question, "\t"); what {
	case "advise":
		_, err = ReadAdvice(reply)
	case "review":
		_, err = ReadVerdict(reply)
	default:
		_, err = ReadAnswer(reply)
	}
	return err == nil
}
