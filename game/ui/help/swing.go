package help

import (
	"strings"

	"onelongnight/game/bot"
	"onelongnight/game/ui/scene"
)

// swing is a decision before which the chance had risen or fallen more than before any other.
type swing struct {
	at   int // index of the decision, from 1
	rise bool
}

// leastSwing is the smallest rise or fall of winning chance that is mentioned.
const leastSwing = 0.08

// leastShare is the part of a swing that a single move must have made to be named as what counted. As the chances after
// moves are those without a search, it is the part of what these add up to.
const leastShare = 1.0 / 3

// swings returns the decisions before which the chance had risen and fallen most since the one before. What the
// decision before gave away itself is told with it, and does not count as fallen; nor did the game turn one's way where
// a decision is blamed.
func (a *Analysis) swings() (list []swing) {
	most, worst, rise, fall := leastSwing, -leastSwing, 0, 0
	for i := 1; i < len(a.done); i++ {
		by := a.done[i].Win - a.done[i-1].Win
		if by > most && a.done[i-1].Loss < leastLoss {
			most, rise = by, i
		}
		if by += a.done[i-1].Loss; by < worst {
			worst, fall = by, i
		}
	}
	if rise > 0 {
		list = append(list, swing{rise, true})
	}
	if fall > 0 {
		list = append(list, swing{fall, false})
	}
	return list
}

// complete finds the swings whose cause is still to be asked for, once all decisions are judged.
func (a *Analysis) complete() {
	if len(a.done) == len(a.list) {
		a.turns, a.causes = a.swings(), map[int]string{}
	}
}

// explain asks what turned the game: for the person's chance after each move since the decision before.
func (a *Analysis) explain(w swing) {
	first := a.list[w.at-1]
	views, err := a.desk.Session().ViewsAfter(first.N, a.list[w.at].N-1)
	if err != nil {
		a.turns = nil // a game that cannot be replayed
		return
	}
	packed := make([]string, len(views))
	for i, v := range views {
		packed[i] = v.Pack()
	}
	question := bot.Chances(a.desk.Session().Game, first.Seed, packed...)
	a.advice.askQuietly(question, func(reply string, err error) {
		if len(a.turns) == 0 || a.turns[0] != w {
			return // moves were taken back since
		}
		a.turns = a.turns[1:]
		chances, bad := bot.ReadChances(reply)
		if i := most(chances, w.rise); err == nil && bad == nil && i >= 0 {
			a.causes[w.at] = a.told(first.N + i)
		}
		if a.desk.Panel() == scene.AnalysisPanel {
			a.show()
		}
	})
}

// most returns the index of the move that made most of a rise or fall of chances, -1 if none made enough of it.
func most(chances []float64, rise bool) int {
	up := 1.0
	if !rise {
		up = -1
	}
	most, at := 0.0, -1
	for i := range len(chances) - 1 {
		if by := up * (chances[i+1] - chances[i]); by > most {
			most, at = by, i
		}
	}
	if at < 0 || most < leastShare*up*(chances[len(chances)-1]-chances[0]) {
		return -1
	}
	return at
}

// manyWords is the length, in bytes, from which on what was told of a move is cut after a sentence.
const manyWords = 80

// told returns what the log told of a move, or of the next that it told of: an action of several moves is told with one
// of them. It is "" if that has been forgotten.
func (a *Analysis) told(move int) string {
	var list []string
	_, steps := a.desk.Session().Steps()
	for _, step := range steps {
		if step.Move < move || step.Text == "" {
			continue
		}
		if len(list) > 0 && (step.Move > move || len(strings.Join(list, " ")) >= manyWords) {
			break
		}
		list, move = append(list, step.Text), step.Move
	}
	return strings.Join(list, " ")
}

// turn says where the game turned, and what counted most there.
func (a *Analysis) turn(w swing) scene.ReviewPoint {
	key := "analysis.fall"
	if w.rise {
		key = "analysis.rise"
	}
	text := a.desk.T(key, "where", a.where(w.at-1), "before", a.desk.Percent(a.done[w.at-1].Win),
		"after", a.desk.Percent(a.done[w.at].Win))
	if cause := a.causes[w.at]; cause != "" {
		text += " " + a.desk.T("analysis.cause", "cause", cause)
	}
	return scene.ReviewPoint{At: w.at, Good: w.rise, Line: a.line(w.at - 1), Text: text}
}
