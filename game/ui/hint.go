package ui

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/ui/scene"
)

// hints tell what a strong player would do in the person's place.
type hints struct {
	*desk
	advice *advice
	panels *panels
}

// can tells whether a hint can be asked for.
func (h *hints) can() bool {
	return bot.IsLearned(h.offer.Game) && h.session.MyTurn() && !h.session.Result().Over
}

// ask asks for a hint and shows it when it comes.
func (h *hints) ask() {
	view, seed := h.session.TurnView()
	h.panels.open(scene.NoPanel)
	h.panels.openOver(scene.HintPanel)
	h.panels.write([]string{h.t("hint.thinking")})
	h.advice.ask(bot.Hint(h.session.Game, seed, view), func(reply string, err error) {
		said, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		if err != nil {
			h.panels.write([]string{h.t("error.input", "reason", err.Error())})
			return
		}
		h.panels.write(h.words(said))
	})
}

// words are the plans in words, best first, each with what speaks for or
// against it. A plan that comes to the same as one told before is left out.
func (h *hints) words(advice bot.Advice) []string {
	list := []string{h.t("hint.win", "chance", h.percent(advice.Win))}
	var told [][]string
	for i, plan := range advice.Plans {
		steps := h.session.Describe(plan.Moves)
		shown, isNew := tellApart(steps, told, stepsTold[min(i, 1)])
		if !isNew {
			continue
		}
		told = append(told, steps)
		key := "hint.other"
		if i == 0 {
			key = "hint.best"
		}
		list = append(list, h.t(key, "plan", h.inTurn(steps, shown), "chance", h.percent(plan.Win)))
		switch {
		case i > 0:
			list = append(list, h.t("hint.beside", "reasons", h.reasons(plan.Edge, plan.Win-advice.Win)))
		case len(advice.Plans) > 1:
			list = append(list, h.t("hint.why", "reasons", h.reasons(plan.Edge, plan.Win-advice.Plans[1].Win)))
		}
	}
	return append(list, h.t("hint.fair"))
}

// stepsTold is how many steps of the best plan are told, and of the others: by
// then one may ask again.
var stepsTold = [2]int{4, 2}

// tellApart is how many steps of a plan have to be told, and at least so many,
// for it to read differently from those told before; false if it is the same.
func tellApart(steps []string, told [][]string, least int) (shown int, isNew bool) {
	shown = least
	for _, before := range told {
		same := 0
		for same < len(steps) && same < len(before) && steps[same] == before[same] {
			same++
		}
		if same == len(steps) && same == len(before) {
			return 0, false
		}
		shown = max(shown, same+1)
	}
	return shown, true
}

// inTurn says that one thing follows the other, and that there is more than
// the first few.
func (h *hints) inTurn(steps []string, most int) string {
	text := h.t("hint.on")
	if n := len(steps); n > 0 && n <= most {
		text, steps = strings.TrimSuffix(steps[n-1], "."), steps[:n-1]
	}
	for _, step := range slices.Backward(steps[:min(len(steps), most)]) {
		text = h.t("hint.then", "first", strings.TrimSuffix(step, "."), "rest", text)
	}
	return text
}

// The reasons named are the mostReasons largest, and none below leastReason.
const (
	mostReasons = 3
	leastReason = 0.1
)

// reasons are the largest of the game's terms in words, with their numbers;
// where none is worth naming, what it all comes to in winning chance.
func (h *hints) reasons(edge []float64, gain float64) string {
	names := game.TermsOf(h.offer.Game)
	order := make([]int, 0, len(edge))
	for i := range edge {
		if i < len(names) && math.Abs(edge[i]) >= leastReason {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(i, j int) int { return int(math.Copysign(1, math.Abs(edge[j])-math.Abs(edge[i]))) })
	var list []string
	for _, i := range order[:min(len(order), mostReasons)] {
		key, n := "term."+names[i]+".more", fmt.Sprintf("%+.1f", edge[i])
		if edge[i] < 0 {
			key, n = "term."+names[i]+".less", strings.Replace(n, "-", "−", 1)
		}
		list = append(list, h.t(key, "points", strings.Replace(n, ".", h.t("number.point"), 1)))
	}
	switch {
	case len(list) > 0:
		return strings.Join(list, ", ")
	case gain >= leastLoss:
		return h.t("hint.ahead", "chance", h.percent(gain))
	case gain <= -leastLoss:
		return h.t("hint.behind", "chance", h.percent(-gain))
	}
	return h.t("hint.even")
}
