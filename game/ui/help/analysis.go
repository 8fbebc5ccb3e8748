package help

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Analysis judges the person's decisions. It starts during the game, whenever nobody waits for the computer player, so
// that it is ready when the game ends.
type Analysis struct {
	desk     *desk.Desk
	advice   *Asker
	opponent *Opponent
	hints    *Hints
	recap    pager

	shown *scene.Review // nil until there is something to see

	of    *table.Session // the session it is about,
	seat  game.Seat      // and whose decisions there
	moves int            // number of moves when the decisions were listed
	list  []table.Decision
	done  []verdict // verdicts of the first decisions

	turns  []swing        // those whose cause is still to be asked for, once all decisions are judged
	causes map[int]string // what turned the game before some decisions
}

// NewAnalysis returns an analysis without a game to judge. The recap is where its decisions are seen again.
func NewAnalysis(d *desk.Desk, advice *Asker, opponent *Opponent, hints *Hints, recap pager) *Analysis {
	return &Analysis{desk: d, advice: advice, opponent: opponent, hints: hints, recap: recap}
}

// pager shows a part of the game again.
type pager interface {
	// Page returns the number of the beat shown, from 0.
	Page() int
}

// verdict is the computer player's judgement of a decision.
type verdict struct {
	move game.Move
	bot.Verdict
}

// JudgeNext judges the next decision while nobody waits for anything. It does nothing if the opponent does not answer.
func (a *Analysis) JudgeNext() {
	if a.desk.Session() == nil || !a.desk.Offer().Advised() || a.opponent.failures > 0 || !a.desk.Session().MyTurn() &&
		!a.desk.Finished() || a.advice.busy() {
		return
	}
	a.find()
	if n := len(a.done); n < len(a.list) {
		d := a.list[n]
		question := bot.Judgement(a.desk.Session().Game, d.Seed, d.Before.Pack(), d.Move, d.After.Pack())
		a.advice.askQuietly(question, func(reply string, err error) { a.judged(d, reply, err) })
	} else if len(a.turns) > 0 && a.desk.Finished() {
		a.explain(a.turns[0])
	}
}

// find lists the decisions again if there are others, and keeps the verdicts of those that are the same.
func (a *Analysis) find() {
	s, seat := a.desk.Session(), a.desk.Viewer()
	if a.of == s && a.seat == seat && a.moves == s.MoveCount() {
		return
	}
	if a.of != s || a.seat != seat {
		a.done = nil
	}
	a.of, a.seat, a.moves = s, seat, s.MoveCount()
	a.list, _ = a.desk.Session().Decisions() // a game that cannot be replayed has none
	for i := range a.done {
		if i >= len(a.list) || a.list[i].Move != a.done[i].move {
			a.done = a.done[:i]
			break
		}
	}
	a.turns, a.causes = nil, nil
	a.complete()
}

// judged keeps a verdict. If there was an error, it counts as nothing lost.
func (a *Analysis) judged(d table.Decision, reply string, err error) {
	v, bad := bot.ReadVerdict(reply)
	if err != nil || bad != nil {
		v = bot.Verdict{Best: []game.Move{d.Move}, Win: a.last()}
	}
	if a.hints.heeded(d) {
		v.Best, v.Loss = []game.Move{d.Move}, 0 // nobody is blamed for following advice
	}
	if n := len(a.done); a.of == a.desk.Session() && n < len(a.list) && a.list[n].N == d.N && a.list[n].Move == d.Move {
		a.done = append(a.done, verdict{d.Move, v})
		a.complete()
	}
	if a.desk.Panel() == scene.AnalysisPanel {
		a.show()
	}
	if a.desk.Panel() == scene.RecapPanel { // the recap shows the chances
		a.desk.Invalidate()
	}
}

// last returns the chance at the last decision judged.
func (a *Analysis) last() float64 {
	if n := len(a.done); n > 0 {
		return a.done[n-1].Win
	}
	return 0.5
}

// begin opens the analysis so far; it grows until it is complete.
func (a *Analysis) begin() {
	a.find()
	a.desk.OpenOver(scene.AnalysisPanel)
	a.show()
}

// Chances returns the curve so far: the chance at each decision judged.
func (a *Analysis) Chances() (list []CurvePoint) {
	a.find()
	for i, v := range a.done {
		list = append(list, CurvePoint{a.list[i].N, v.Win})
	}
	return list
}

// CurvePoint is the chance to win at a move.
type CurvePoint struct {
	Move int
	Win  float64 // 0..1
}

// show writes the analysis so far on the open panel.
func (a *Analysis) show() {
	var words []string
	if n := len(a.done); n < len(a.list) {
		words = []string{a.desk.T("analysis.progress", "n", n+1, "all", len(a.list))}
	} else {
		words = a.words()
	}
	a.shown = a.review()
	a.desk.Write(words)
}

// Show writes the open analysis. While one of its decisions is shown again, the better move is named and lights up.
func (a *Analysis) Show(s *scene.Screen) {
	switch {
	case s.Panel == scene.AnalysisPanel:
		s.Review = a.shown
	case s.Panel == scene.RecapPanel && s.Under == scene.AnalysisPanel && a.shown != nil && a.recap.Page() == 0:
		for _, p := range a.shown.Points {
			if p.Better != nil && p.Line == s.About {
				s.Lit, s.Instead = p.Better, p.Instead
			}
		}
	}
}

// words sum up skill and luck.
func (a *Analysis) words() (list []string) {
	luck := 0.0
	for _, v := range a.done {
		luck += v.Luck
	}
	kind := "even"
	switch {
	case luck > muchLuck:
		kind = "good"
	case luck < -muchLuck:
		kind = "bad"
	}
	if a.desk.Shared() {
		list = append(list, a.desk.T("analysis.of", "side", a.desk.Offer().Voice.Side(a.seat)))
	}
	if good, open := a.skill(); open > 0 {
		list = append(list, a.desk.T("analysis.skill", "good", good, "n", open))
	}
	return append(list, a.desk.T("analysis.luck."+kind), a.desk.T("hint.fair"))
}

// decided is the chance below which, or above 1 less it, hardly any choice changes the end of a game.
const decided = 0.1

// skill returns how many decisions were as good as any, of those made while the game was open.
func (a *Analysis) skill() (good, open int) {
	for i, v := range a.done {
		if v.Win < decided || v.Win > 1-decided {
			continue
		}
		if open++; !a.costs(i) {
			good++
		}
	}
	return good, open
}

// leastLoss is the smallest loss of winning chance that is mentioned.
const leastLoss = 0.03

// muchLuck is the total winning chance that must be due to luck for luck to be mentioned.
const muchLuck = 0.25

// mostLosses is how many of the costliest decisions are named; of several that the log tells in one sentence, one.
const mostLosses = 3

// review returns the curve, the costliest decisions, and the decisions after which the chances rose and fell most, in
// the order of the game.
func (a *Analysis) review() *scene.Review {
	if len(a.done) == 0 {
		return nil
	}
	sides, _ := game.Sides(a.desk.Session().Game.Seats())
	out := &scene.Review{Even: 1 / float64(max(sides, 2))}
	for i, v := range a.done {
		out.Curve = append(out.Curve, v.Win)
		if i == 0 || a.list[i].Round != a.list[i-1].Round {
			out.Rounds = append(out.Rounds, i)
		}
	}
	for _, i := range a.costly() {
		line := a.line(i)
		if len(out.Points) < mostLosses && !slices.ContainsFunc(out.Points, func(p scene.ReviewPoint) bool {
			return p.Line == line && line != table.NoSpot // such as placing a tile, and turning it
		}) {
			out.Points = append(out.Points, a.mistake(i))
		}
	}
	for _, w := range a.swings() {
		if !slices.ContainsFunc(out.Points, func(p scene.ReviewPoint) bool { return p.At == w.at }) {
			out.Points = append(out.Points, a.turn(w))
		}
	}
	slices.SortStableFunc(out.Points, func(p, q scene.ReviewPoint) int { return cmp.Compare(p.At, q.At) })
	return out
}

// costly returns the decisions that cost enough to be mentioned, the most expensive first.
func (a *Analysis) costly() []int {
	var list []int
	for i := range a.done {
		if a.costs(i) {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(i, j int) int { return cmp.Compare(a.done[j].Loss, a.done[i].Loss) })
	return list
}

// costs reports whether a decision gave away enough to be mentioned. Who does the better thing right afterwards, before
// anybody else moves, only chose another order.
func (a *Analysis) costs(i int) bool {
	v := &a.done[i]
	if v.Loss < leastLoss {
		return false
	}
	for j := i + 1; j < len(a.list) && a.list[j].N == a.list[j-1].N+1; j++ {
		if a.list[j].Move == v.Best[0] {
			return false
		}
	}
	return true
}

// mistake says what was done, what would have been better, and why, compared with what was done. A reason that also
// speaks for what was done is none.
func (a *Analysis) mistake(i int) scene.ReviewPoint {
	d, v, voice := a.list[i], a.done[i], a.desk.Offer().Voice
	played, better := named(voice, d.Before, d.Plan), named(voice, d.Before, v.Best)
	p := scene.ReviewPoint{At: i, Line: a.line(i)}
	over := func(plan, other []game.Move) (why, instead string) {
		why, instead = voice.AdviseOver(d.Before, plan, other)
		return cmp.Or(why, voice.Advise(d.Before, plan)), instead
	}
	why, instead := over(v.Best, d.Plan)
	if theirs, _ := over(d.Plan, v.Best); instead == "" && alike(theirs, why) && played != better {
		p.Text = a.desk.T("analysis.alike", "where", a.where(i), "played", played, "better", better,
			"chance", a.desk.Percent(v.Loss))
	} else {
		if instead != "" {
			instead = " " + instead
		}
		p.Text = a.desk.T("analysis.worst", "where", a.where(i), "played", played, "chance", a.desk.Percent(v.Loss),
			"instead", instead,
			"why", cmp.Or(why, a.desk.T("hint.plain", "move", better)))
	}
	if path := a.desk.Session().PathAt(d, v.Best); len(path) > 0 {
		p.Card, p.Better, p.Instead = path[0], path, a.desk.T("analysis.instead", "move", better)
	}
	return p
}

// named says in a few words what a plan does first.
func named(voice table.Voice, view game.View, plan []game.Move) string {
	return cmp.Or(voice.Briefly(view, plan), voice.Label(view, plan[0]))
}

// alike reports whether two moves have the same reason.
func alike(one, other string) bool {
	reason := unnamed(one)
	return reason == unnamed(other) && strings.Trim(reason, " .") != ""
}

// unnamed returns a reason without the name of the move that it is for, which is in bold type.
func unnamed(reason string) string {
	before, rest, bold := strings.Cut(reason, "**")
	if !bold {
		return reason
	}
	_, after, _ := strings.Cut(rest, "**")
	return before + after
}

// where says how far the game was at a decision.
func (a *Analysis) where(i int) string {
	return cmp.Or(a.desk.Offer().Voice.Whereabouts(a.list[i].Before), a.desk.T("analysis.start"))
}

// line returns the sentence of the log from which a decision can be shown again.
func (a *Analysis) line(i int) table.Spot {
	if step, ok := a.desk.Session().StepOf(a.list[i].N); ok {
		return table.KindLine.Spot(strconv.Itoa(step))
	}
	return table.NoSpot
}
