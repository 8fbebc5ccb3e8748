package ui

import (
	"strconv"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// epilogue writes what the last screen says besides who won: the voice's summary, how long the game took, what was new
// about it, and its seed.
type epilogue struct {
	desk         *desk.Desk
	prefs        *settings.Preferences
	saves        *play.Saves
	matches      *library.Matches
	exchange     *library.Exchange
	replay       *library.Replay
	achievements *library.Achievements
	missions     *library.Missions
}

// Show writes it on the last screen.
func (e *epilogue) Show(s *scene.Screen) {
	if s.Panel != scene.EndPanel || e.desk.Session() == nil {
		return
	}
	list := e.missions.Told()
	if len(list) == 0 {
		list = e.desk.Offer().Voice.Chronicle(e.desk.Session().View(), e.desk.Session().Lines())
	}
	if e.desk.Shared() {
		list = append(list, e.desk.T("end.together.of", "side", e.desk.Offer().Voice.Side(e.desk.Viewer())))
	}
	if e.desk.Solo() {
		list = append(append(list, e.score()...), e.records()...)
	}
	if n, known := e.matches.Minutes(); known {
		list = append(list, e.desk.T("end.time", "n", n))
	}
	if first := e.saves.First(); first != nil {
		list = append(list, e.desk.T("end.first", "level", first.Level, "side",
			e.desk.Offer().Voice.Side(e.desk.Viewer())))
	}
	list = append(list, e.achievements.News()...)
	if before := e.desk.Session().Match(); len(before) > 0 {
		list = append(list, e.matchScore(before))
	}
	if e.desk.Session().Practice() {
		list = append(list, e.desk.T("badge.practice.why"))
	}
	s.Words = append(list, e.desk.T("end.seed", "seed", e.desk.Session().Seed()))
}

// score returns the score of a game for one side, and the best score so far if that is different.
func (e *epilogue) score() []string {
	score := int(e.desk.Session().Result().Score[e.desk.Viewer()])
	list := []string{e.desk.T("end.score", "n", score)}
	if b := e.saves.Beaten(); b != nil {
		return append(list, e.desk.T("end.best.new", "n", b.Points))
	}
	if b, ok := e.saves.BestOf(e.desk.Session()); ok && b.Points != score {
		list = append(list, e.desk.T("end.best", "n", b.Points))
	}
	return list
}

// records returns the best results of games like this one.
func (e *epilogue) records() []string {
	b, _ := e.saves.BestOf(e.desk.Session())
	var points []string
	for _, r := range e.saves.RecordsOf(b) {
		points = append(points, strconv.Itoa(r.Points))
	}
	if len(points) < 2 { // a single one is shown as the best score
		return nil
	}
	return []string{e.desk.T("end.records", "list", strings.Join(points, ", "))}
}

// ofResult returns the commands of the last screen that depend on the result.
func (e *epilogue) ofResult() []desk.Command {
	var list []desk.Command
	if next := e.next(); next != "" {
		list = append(list, desk.NewCommand(scene.Command{ID: "next-level",
			Label: e.desk.T("menu.next", "level", next)},
			func() {
				e.prefs.Set("level", next)
				e.matches.Again()
			}))
	}
	if dealt := e.desk.Session().Seal() != ""; dealt && !e.desk.Shared() &&
		len(e.desk.Session().Match())+1 < e.desk.Chairs() {
		list = append(list, e.matches.From("match", "menu.match", e.matches.Match))
	}
	return list
}

// matchScore says how the games on one deal ended, including this one.
func (e *epilogue) matchScore(before []table.Outcome) string {
	won, n := 0, len(before)+1
	for _, o := range before {
		if o == table.Won {
			won++
		}
	}
	if r := e.desk.Session().Result(); r.Won(e.desk.Viewer()) {
		won++
	}
	return e.desk.T("end.match", "won", won, "n", n)
}

// Commands returns the commands of the last screen that depend on the result.
func (e *epilogue) Commands(at scene.Panel) []desk.Command {
	if at == scene.EndPanel {
		return e.ofResult()
	}
	return nil
}

// next returns the level above the one that was beaten, "" if there is none.
func (e *epilogue) next() string {
	r := e.desk.Session().Result()
	if e.desk.Chairs() < 2 || e.desk.Shared() || !r.Won(e.desk.Viewer()) {
		return ""
	}
	levels := e.desk.Offer().Players()
	level, err := strconv.Atoi(e.prefs.Value("level"))
	if err != nil || level >= len(levels) {
		return ""
	}
	return levels[level] // levels are counted from 1
}
