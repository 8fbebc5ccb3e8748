package ui

import (
	"strconv"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// epilogue is what the last screen tells beside who won: what the game's voice
// has to say of it, how long it took, what was new about it, and its seed.
type epilogue struct {
	*desk
	prefs    *preferences
	saves    *saves
	matches  *matches
	exchange *exchange
	replay   *replay
	deeds    *deeds
	missions *missions
}

// tell writes it on the last screen.
func (e *epilogue) tell() {
	if e.screen.Panel != scene.EndPanel || e.session == nil {
		return
	}
	list := e.missions.told()
	if voice, ok := e.offer.Voice.(table.Chronicler); ok && len(list) == 0 {
		list = voice.Chronicle(e.session.View(), e.session.Lines())
	}
	if e.solo() {
		list = append(list, e.score()...)
	}
	if begun := e.matches.begun; !begun.IsZero() {
		if e.matches.ended.IsZero() {
			e.matches.ended = time.Now()
		}
		list = append(list, e.t("end.time", "n", int(e.matches.ended.Sub(begun).Minutes())+1))
	}
	if first := e.saves.first; first != nil {
		list = append(list, e.t("end.first", "level", first.level, "side", e.offer.Voice.Side(e.viewer())))
	}
	list = append(list, e.deeds.news()...)
	if before := e.session.Match(); len(before) > 0 {
		list = append(list, e.matchScore(before))
	}
	if e.session.Practice() {
		list = append(list, e.t("badge.practice.why"))
	}
	e.screen.Words = append(list, e.t("end.seed", "seed", e.session.Seed()))
}

// score tells the score of a game for one side, and the best one so far.
func (e *epilogue) score() []string {
	list := []string{e.t("end.score", "n", int(e.session.Result().Score[e.viewer()]))}
	if b := e.saves.beaten; b != nil {
		return append(list, e.t("end.best.new", "n", b.points))
	}
	if b, ok := e.saves.bestOf(e.session); ok {
		list = append(list, e.t("end.best", "n", b.points))
	}
	return list
}

// ofResult are the commands of the last screen that follow from how it ended.
func (e *epilogue) ofResult() []command {
	var list []command
	if next := e.next(); next != "" {
		list = append(list, command{scene.Command{ID: "next-level", Label: e.t("menu.next", "level", next)}, func() {
			e.prefs.set("level", next)
			e.matches.again()
		}})
	}
	if dealt := e.session.Seal() != ""; dealt && !e.matches.curtain.shared() && len(e.session.Match())+1 < e.chairs() {
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
	if r := e.session.Result(); r.Won(e.viewer()) {
		won++
	}
	return e.t("end.match", "won", won, "n", n)
}

// ofShare hands the game over, where the host can.
func (e *epilogue) ofShare() []command {
	if !e.exchange.can() || e.saves.store.Load(e.saves.now) == "" {
		return nil
	}
	return []command{e.named("link", e.replay.share)}
}

// next is the level after the one that was beaten, "" for none.
func (e *epilogue) next() string {
	if r := e.session.Result(); !r.Won(e.viewer()) {
		return ""
	}
	if e.chairs() < 2 {
		return ""
	}
	levels := e.offer.levels()
	level, err := strconv.Atoi(e.prefs.chosen.value("level"))
	if err != nil || level >= len(levels) {
		return ""
	}
	return levels[level] // they are counted from 1
}
