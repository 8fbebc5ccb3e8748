package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/convoy/edition"
	"onelongnight/game/games"
	"onelongnight/game/mission"
	"onelongnight/game/ui/scene"
)

// missionTexts are the missions of all games as a host brings them.
func missionTexts() map[string]string {
	data, said := games.Missions()
	list := map[string]string{"missions": data}
	for lang, text := range said {
		list["missions-"+lang] = text
	}
	return list
}

// offering is the first screen of a game with missions.
func offering(t *testing.T) *bench {
	t.Helper()
	b := open(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	b.Texts, b.Unjudged = missionTexts(), true
	return b
}

// decided tells whether a lesson or a puzzle has come to its end, and says so.
func (b *bench) decided() bool {
	c := b.Screen()
	return c.Panel == scene.TaskPanel && c.Task.Judged
}

// solve makes the decisions of a puzzle's solution, and then whatever can be done, until it is decided.
func (b *bench) solve(m mission.Mission) {
	b.t.Helper()
	for _, id := range m.Solution {
		b.until("the solution's "+id, func() bool { return len(b.Moves()) > 0 || b.decided() })
		if b.decided() {
			return
		}
		b.Press(id)
	}
	b.until("it is decided", func() bool {
		if b.decided() {
			return true
		}
		if moves := b.Moves(); len(moves) > 0 {
			b.Press(moves[0])
		}
		return false
	})
}

// TestEveryPuzzleIsSolvedAtTheTable by its solution, which brings three stars that are kept, and the list tells of
// them.
func TestEveryPuzzleIsSolvedAtTheTable(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:ways", "button:puzzles")
	for _, m := range edition.Full().Missions.Puzzles() {
		b.Press("button:task-"+m.Name, "button:task-begin")
		b.solve(m)
		if task := b.Screen().Task; !task.Judged || task.Stars != mission.MaxStars {
			t.Fatalf("%s: %+v", m.Name, task)
		}
		if !strings.Contains(b.Kept("stars"), "convoy/puzzle/"+m.Name+" 3") {
			t.Errorf("%s is not kept: %s", m.Name, b.Kept("stars"))
		}
		if len(b.KeptGames()) != 0 {
			t.Errorf("%s stays among the games", m.Name)
		}
		b.Press("button:puzzles")
	}
}

// TestEveryLessonLeadsToItsEnd: whoever goes on where something is to be read, and else does the first thing that is
// allowed, does well, at every step is told what to do, and is told why when they try something else.
func TestEveryLessonLeadsToItsEnd(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:lessons")
	for _, m := range edition.Full().Missions.Lessons() {
		b.Press("button:task-"+m.Name, "button:task-begin")
		said, free := map[string]bool{}, false
		b.until("the end of "+m.Name, func() bool {
			if b.decided() {
				return true
			}
			c := b.Screen()
			if c.Coach == nil {
				if moves := b.Moves(); free && len(moves) > 0 {
					b.Press(moves[0])
				}
				return false
			}
			said[c.Coach.Text] = true
			if list := c.Coach.Commands; len(list) > 0 {
				free = list[0].ID == "lesson-free"
				b.Press("button:" + list[0].ID)
			} else if moves := b.Moves(); len(moves) > 0 {
				b.Press(moves[0])
			}
			return false
		})
		if len(said) < len(m.Steps) {
			t.Errorf("%s: of %d steps %d were told", m.Name, len(m.Steps), len(said))
		}
		if task := b.Screen().Task; !free && task.Stars == 0 {
			t.Errorf("%s: %+v", m.Name, task)
		}
		b.Press("button:lessons")
	}
}

// TestLessonsStayUntilAGameWasPlayed: the way to the lessons stands on the first screen until two of them and a game
// were finished, or three games, and no longer. Turning tips off does not take it away.
func TestLessonsStayUntilAGameWasPlayed(t *testing.T) {
	t.Parallel()
	lessons := edition.Full().Missions.Lessons()
	lesson, played := "convoy/lesson/"+lessons[0].Name+" 1", "convoy/outpost/1 1 0"
	two := lesson + "\nconvoy/lesson/" + lessons[1].Name + " 2"
	for _, c := range []struct {
		stars, scores string
		stay          bool
	}{{"", "", true}, {lesson, "", true}, {"", played, true}, {lesson, played, true}, {two, "", true},
		{two, played, false},
		{"", "convoy/outpost/1 2 0", true}, {"", "convoy/outpost/1 3 0", false}} {
		b := open(t, map[string]string{"settings": "speed=0 level=1 tips=off", "stars": c.stars, "scores": c.scores})
		b.Texts = missionTexts()
		b.Run()
		if got := slices.Contains(b.can(), "lessons"); got != c.stay {
			t.Errorf("with the stars %q and the scores %q the lessons are there: %v", c.stars, c.scores, got)
		}
	}
}
