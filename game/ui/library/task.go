package library

import (
	"strconv"
	"strings"

	"onelongnight/game/mission"
	"onelongnight/game/ui/scene"
)

// task describes a mission; stars are those it was done with, 0 if it was not done yet.
func (f *missionFiles) task(one *mission.Mission, stars int) *scene.Task {
	b, _ := f.book()
	if b == nil {
		return &scene.Task{}
	}
	t := &scene.Task{Kicker: f.desk.T("task."+string(one.Chapter), "n", one.Number, "of", len(b.of(one.Chapter)),
		"grade",
		f.grade(one), "side", f.side(one)), Stars: stars}
	t.Title, t.Text = f.say(one.Key(mission.Title)), f.say(one.Key(mission.Before))
	if one.Chapter == mission.Puzzle {
		t.Title, t.Text = f.desk.T("puzzle.title", "n", one.Number), strings.Join(f.asks(one, one.Aim), " ")
		for _, key := range []string{"puzzle.star.solved", "puzzle.star.alone", "puzzle.star.short"} {
			t.Aims = append(t.Aims, scene.Goal{Text: f.desk.T(key)})
		}
		return t
	}
	if one.Chapter == mission.Campaign {
		for _, aim := range append([]string{one.Aim}, one.Stars...) {
			t.Aims = append(t.Aims, scene.Goal{Text: strings.Join(f.asks(one, aim), " ")})
		}
	}
	return t
}

// asks are the sentences for an aim.
func (f *missionFiles) asks(one *mission.Mission, aim string) []string {
	at, _ := f.beginning(one)
	if at == nil {
		return nil
	}
	return at.voice.Asks(aim, at.seat, at.start, f.say)
}

// grade is how hard a puzzle is, in words.
func (f *missionFiles) grade(one *mission.Mission) string {
	if one.Difficulty == 0 {
		return ""
	}
	return f.desk.T("puzzles.grade." + strconv.Itoa(one.Difficulty))
}
