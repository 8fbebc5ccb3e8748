package bot

import (
	"errors"
	"strconv"
	"strings"

	"convoy/game"
)

// A question to a computer player in another process is one line: the game,
// the level, the seed and the packed view. The answer is the move's number
// and the chance it sees, in thousandths. No JSON: the worker stays small.

// Question writes a question about a packed view.
func Question(g game.Game, level, seed, view string) string {
	return strings.Join([]string{g.Name(), level, strconv.Quote(seed), view}, "\t")
}

// ErrQuestion is the answer to a line that is no question.
var ErrQuestion = errors.New("bot: this is no question")

// Answer thinks about a question.
func Answer(games []game.Game, line string) (string, error) {
	part := strings.Split(line, "\t")
	if len(part) != 4 {
		return "", ErrQuestion
	}
	seed, err := strconv.Unquote(part[2])
	if err != nil {
		return "", ErrQuestion
	}
	for _, g := range games {
		if g.Name() != part[0] {
			continue
		}
		view, err := g.Unpack(part[3])
		if err != nil {
			return "", err
		}
		for _, l := range Levels() {
			if l.Name == part[1] {
				c := l.Player(g, view, game.SeedOf(seed))
				return strconv.Itoa(int(c.Move)) + "\t" + strconv.Itoa(int(c.Win*1000)), nil
			}
		}
	}
	return "", ErrQuestion
}

// ReadAnswer reads what Answer wrote.
func ReadAnswer(reply string) (Choice, error) {
	move, win, ok := strings.Cut(reply, "\t")
	m, err := strconv.ParseUint(move, 10, 32)
	if !ok || err != nil {
		return Choice{}, ErrQuestion
	}
	w, err := strconv.Atoi(win)
	if err != nil {
		return Choice{}, ErrQuestion
	}
	return Choice{Move: game.Move(m), Win: float64(w) / 1000}, nil
}
