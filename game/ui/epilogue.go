package ui

import (
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// epilogue is what the last screen tells beside who won: what the game's voice
// has to say of it, how long it took, what was new about it, and its seed.
type epilogue struct {
	*desk.Desk
	prefs    *preferences
	saves    *saves
	matches  *matches
	exchange *exchange
	replay   *replay
	deeds    *deeds
	missions *missions
}

// Show writes it on the last screen.
func (e *epilogue) Show(s *scene.Screen) {
	if s.Panel != scene.EndPanel || e.Session() == nil {
		return
	}
	list := e.missions.told()
	if voice, ok := e.Offer().Voice.(table.Chronicler); ok && len(list) == 0 {
		list = voice.Chronicle(e.Session().View(), e.Session().Lines())
	}
	if e.Solo() {
		list = append(list, e.score()...)
	}
	if n, known := e.matches.Minutes(); known {
		list = append(list, e.T("end.time", "n", n))
	}
	if first := e.saves.First(); first != nil {
		list = append(list, e.T("end.first", "level", first.level, "side", e.Offer().Voice.Side(e.Viewer())))
	}
	list = append(list, e.deeds.news()...)
	if before := e.Session().Match(); len(before) > 0 {
		list = append(list, e.matchScore(before))
	}
	if e.Session().Practice() {
		list = append(list, e.T("badge.practice.why"))
	}
	s.Words = append(list, e.T("end.seed", "seed", e.Session().Seed()))
}

// score tells the score of a game for one side, and the best one so far.
func (e *epilogue) score() []string {
	list := []string{e.T("end.score", "n", int(e.Session().Result().Score[e.Viewer()]))}
	if b := e.saves.Beaten(); b != nil {
		return append(list, e.T("end.best.new", "n", b.points))
	}
	if b, ok := e.saves.bestOf(e.Session()); ok {
		list = append(list, e.T("end.best", "n", b.points))
	}
	return list
}

// ofResult are the commands of the last screen that follow from how it ended.
func (e *epilogue) ofResult() []desk.Command {
	var list []desk.Command
	if next := e.next(); next != "" {
		list = append(list, desk.NewCommand(scene.Command{ID: "next-level", Label: e.T("menu.next", "level", next)}, func() {
			e.prefs.set("level", next)
			e.matches.again()
		}))
	}
	if dealt := e.Session().Seal() != ""; dealt && !e.Shared() && len(e.Session().Match())+1 < e.Chairs() {
		list = append(list, e.matches.from("match", "menu.match", e.matches.match))
	}
	return list
}

// matchScore tells how the games on one deal ended, this one too.
func (e *epilogue) matchScore(before []table.Outcome) string {
	won, n := 0, len(before)+1
	for _, o := range before {
		if o == table.Won {
			won++
		}
	}
	if r := e.Session().Result(); r.Won(e.Viewer()) {
		won++
	}
	return e.T("end.match", "won", won, "n", n)
}

// ofShare hands the game over, where the host can.
func (e *epilogue) ofShare() []desk.Command {
	if !e.exchange.can() || e.saves.Text(e.saves.Now()) == "" {
		return nil
	}
	return []desk.Command{e.Named("link", e.replay.share)}
}

// next is the level after the one that was beaten, "" for none.
func (e *epilogue) next() string {
	if r := e.Session().Result(); !r.Won(e.Viewer()) {
		return ""
	}
	if e.Chairs() < 2 {
		return ""
	}
	levels := e.Offer().Players()
	level, err := strconv.Atoi(e.prefs.Value("level"))
	if err != nil || level >= len(levels) {
		return ""
	}
	return levels[level] // they are counted from 1
}
