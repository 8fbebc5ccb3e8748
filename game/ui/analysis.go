package ui

import (
	"math"
	"slices"
	"strconv"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// analysis judges the person's decisions after the game.
type analysis struct {
	*desk
	advice *advice
	panels *panels
	toasts *toasts
}

// verdict is a decision of the person's and what the computer player says of it.
type verdict struct {
	played, better string
	bot.Verdict
}

// begin judges the decisions, one after the other.
func (a *analysis) begin() {
	list, err := a.session.Decisions()
	if err != nil {
		a.toasts.refuse(err, table.NoSpot)
		return
	}
	a.panels.openOver(scene.AnalysisPanel)
	a.judge(list, nil)
}

// judge asks about the first decision that has no verdict.
func (a *analysis) judge(list []table.Decision, verdicts []verdict) {
	n := len(verdicts)
	if n == len(list) {
		a.panels.write(a.words(verdicts))
		return
	}
	a.panels.write([]string{a.t("analysis.progress", "n", n+1, "all", len(list))})
	d := list[n]
	line := bot.Judgement(a.session.Game, d.Seed+"/"+strconv.Itoa(n), d.Before.Pack(), d.Move, d.After.Pack())
	a.advice.ask(line, func(reply string, err error) {
		v, bad := bot.ReadVerdict(reply)
		if err != nil || bad != nil {
			v = bot.Verdict{Best: d.Move} // nothing is known of it
		}
		label := func(m game.Move) string { return a.offer.Voice.Label(d.Before, m) }
		a.judge(list, append(verdicts, verdict{label(d.Move), label(v.Best), v}))
	})
}

// mostLosses is how many decisions are named: those that cost most.
const mostLosses = 3

// words are what all verdicts come to.
func (a *analysis) words(verdicts []verdict) []string {
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
