package ui

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// question is what the computer player was asked on the person's behalf. It
// sees the person's view and no more.
type question struct {
	open   bool
	number int // to know answers that come too late
}

// ask asks the computer player; what was asked before is dropped. The opponent
// is never interrupted: nothing is asked while it thinks.
func (a *App) ask(line string, then func(reply string, err error)) {
	if a.opponent.asking {
		return
	}
	a.unask()
	q := &a.question
	q.open = true
	number := q.number
	a.host.Think(line, func(reply string, err error) {
		a.inbox <- func() {
			if q.open && number == q.number {
				q.open = false
				then(reply, err)
			}
		}
	})
}

// unask drops the question that is open.
func (a *App) unask() {
	if a.question.open {
		a.host.Cancel()
	}
	a.question = question{number: a.question.number + 1}
}

// advisable tells whether a hint can be asked for.
func (a *App) advisable() bool { return a.session.MyTurn() && !a.session.Result().Over }

// hint asks what a strong player would do in the person's place.
func (a *App) hint() {
	view, seed := a.session.TurnView()
	a.open(NoPanel)
	a.over(HintPanel)
	a.tell([]string{a.t("hint.thinking")})
	a.ask(bot.Hint(a.session.Game, seed, view), func(reply string, err error) {
		advice, bad := bot.ReadAdvice(reply)
		if err == nil {
			err = bad
		}
		if err != nil {
			a.tell([]string{a.t("error.input", "reason", err.Error())})
			return
		}
		a.tell(a.adviceWords(advice))
	})
}

// tell puts words on the open panel.
func (a *App) tell(words []string) { a.chrome.Words, a.stale = words, true }

// adviceWords are the plans in words, best first, each with what speaks for or
// against it. A plan that comes to the same as one told before is left out.
func (a *App) adviceWords(advice bot.Advice) []string {
	list := []string{a.t("hint.win", "chance", a.percent(advice.Win))}
	var told [][]string
	for i, plan := range advice.Plans {
		steps := a.session.Describe(plan.Moves)
		shown, isNew := tellApart(steps, told, stepsTold[min(i, 1)])
		if !isNew {
			continue
		}
		told = append(told, steps)
		key := "hint.other"
		if i == 0 {
			key = "hint.best"
		}
		list = append(list, a.t(key, "plan", a.inTurn(steps, shown), "chance", a.percent(plan.Win)))
		switch {
		case i > 0:
			list = append(list, a.t("hint.beside", "reasons", a.reasons(plan.Edge, plan.Win-advice.Win)))
		case len(advice.Plans) > 1:
			list = append(list, a.t("hint.why", "reasons", a.reasons(plan.Edge, plan.Win-advice.Plans[1].Win)))
		}
	}
	return append(list, a.t("hint.fair"))
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
func (a *App) inTurn(steps []string, most int) string {
	text := a.t("hint.on")
	if n := len(steps); n > 0 && n <= most {
		text, steps = strings.TrimSuffix(steps[n-1], "."), steps[:n-1]
	}
	for _, step := range slices.Backward(steps[:min(len(steps), most)]) {
		text = a.t("hint.then", "first", strings.TrimSuffix(step, "."), "rest", text)
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
func (a *App) reasons(edge []float64, gain float64) string {
	names := a.offer.Game.Terms()
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
		list = append(list, a.t(key, "points", n))
	}
	switch {
	case len(list) > 0:
		return strings.Join(list, ", ")
	case gain >= leastLoss:
		return a.t("hint.ahead", "chance", a.percent(gain))
	case gain <= -leastLoss:
		return a.t("hint.behind", "chance", a.percent(-gain))
	}
	return a.t("hint.even")
}

// percent is a chance as people read it.
func (a *App) percent(chance float64) string {
	return strconv.Itoa(int(math.Round(100*chance))) + " %"
}

// verdict is a decision of the person's and what the computer player says of it.
type verdict struct {
	played, better string
	bot.Verdict
}

// analyse judges the person's decisions, one after the other.
func (a *App) analyse() {
	list, err := a.session.Decisions()
	if err != nil {
		a.refuse(err, "")
		return
	}
	a.over(AnalysisPanel)
	var verdicts []verdict
	var next func()
	next = func() {
		n := len(verdicts)
		if n == len(list) {
			a.tell(a.analysisWords(verdicts))
			return
		}
		a.tell([]string{a.t("analysis.progress", "n", n+1, "all", len(list))})
		d := list[n]
		line := bot.Judgement(a.session.Game, d.Seed+"/"+strconv.Itoa(n), d.Before.Pack(), d.Move, d.After.Pack())
		a.ask(line, func(reply string, err error) {
			v, bad := bot.ReadVerdict(reply)
			if err != nil || bad != nil {
				v = bot.Verdict{Best: d.Move} // nothing is known of it
			}
			label := func(m game.Move) string { return a.offer.Voice.Label(d.Before, m) }
			verdicts = append(verdicts, verdict{label(d.Move), label(v.Best), v})
			next()
		})
	}
	next()
}

// The decisions named are the mostLosses that cost most, and none below
// leastLoss.
const (
	mostLosses = 3
	leastLoss  = 0.01
)

func (a *App) analysisWords(verdicts []verdict) []string {
	loss, luck := 0.0, 0.0
	for _, v := range verdicts {
		loss, luck = loss+v.Loss, luck+v.Luck
	}
	kind := "analysis.luck.good"
	if luck < 0 {
		kind = "analysis.luck.bad"
	}
	list := []string{a.t("analysis.loss", "n", len(verdicts), "chance", a.percent(loss)), a.t(kind, "chance", a.percent(math.Abs(luck)))}
	slices.SortStableFunc(verdicts, func(v, w verdict) int { return int(math.Copysign(1, w.Loss-v.Loss)) })
	for _, v := range verdicts[:min(len(verdicts), mostLosses)] {
		if v.Loss >= leastLoss {
			list = append(list, a.t("analysis.worst", "played", v.played, "better", v.better, "chance", a.percent(v.Loss)))
		}
	}
	return append(list, a.t("hint.fair"))
}
