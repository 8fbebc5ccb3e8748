package library

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// chapterID is the ID of the command that opens a chapter, and the key of its title.
var chapterID = map[mission.Chapter]string{mission.Lesson: "lessons", mission.Puzzle: "puzzles",
	mission.Campaign: "campaign"}

// TaskLists are the lists of missions, and what can be done with one before and after it is played.
type TaskLists struct {
	*Missions
	chapter mission.Chapter  // of the open list
	one     *mission.Mission // shown before it begins
}

// NewTaskLists returns the lists of missions.
func NewTaskLists(missions *Missions) *TaskLists {
	return &TaskLists{Missions: missions}
}

// Open returns the command that opens the missions of a chapter.
func (m *TaskLists) Open(c mission.Chapter) desk.Command {
	id := chapterID[c]
	out := m.desk.Named(id, func() {
		m.chapter = c
		m.again()
		m.desk.Push(desk.Layer{Panel: scene.TasksPanel, About: table.KindButton.Spot(id)})
		m.list()
	})
	out.Sub = m.desk.T("menu." + id + ".sub")
	return out
}

// list writes the text above the open list.
func (m *TaskLists) list() {
	b, err := m.book()
	switch {
	case err != nil:
		m.desk.Write([]string{m.desk.T("tasks.lost", "reason", err.Error())})
	case b == nil:
		m.desk.Write([]string{m.desk.T("book.coming")})
	default:
		m.desk.Write(m.standing(b.of(m.chapter)))
	}
}

// enough is the number of finished games of a kind after which somebody knows it without a lesson.
const enough = 3

// taught is the number of lessons after which somebody knows where the others are.
const taught = 2

// untaught reports whether to offer lessons: the game has some, and nobody here has finished both two of them and a
// game, or a few games.
func (m *TaskLists) untaught() bool {
	if !m.Can() || !slices.Contains(m.desk.Offer().Chapters, mission.Lesson) {
		return false
	}
	played := m.played()
	return played == 0 || played < enough && m.progress.count(mission.Lesson) < taught
}

// played counts the finished games of the kind on the table.
func (m *TaskLists) played() (n int) {
	kind := m.desk.Offer().Kind.Name()
	for _, s := range m.saves.Scores() {
		if s.Kind == kind {
			n += s.Played
		}
	}
	return n
}

// Arrived fills the open list with what has arrived, or says why it could not be fetched.
func (m *TaskLists) Arrived() {
	if m.desk.Panel() == scene.TasksPanel {
		m.list()
	}
}

// standing says how much of a chapter is done.
func (m *TaskLists) standing(list []*mission.Mission) []string {
	done, stars := 0, 0
	for _, one := range list {
		if n := m.progress.of(one); n > 0 {
			done, stars = done+1, stars+n
		}
	}
	words := []string{m.desk.T("tasks.done", "n", done, "of", len(list), "stars", stars, "most",
		mission.MaxStars*len(list))}
	if m.chapter == mission.Lesson {
		words = []string{m.desk.T("lessons.says")}
	}
	if days := m.progress.streak(m.now()); days > 0 && m.chapter == mission.Puzzle {
		words = append(words, m.desk.T("puzzles.streak", "n", days))
	}
	return words
}

// ofTasks returns the missions of the open list, and its other commands.
func (m *TaskLists) ofTasks() []desk.Command {
	shut := m.desk.Named("close", m.desk.Close)
	b, err := m.book()
	if b == nil {
		if err != nil {
			again := m.desk.Named("rules-again", func() {
				m.again()
				m.list()
			})
			again.Main = true
			return []desk.Command{again, shut}
		}
		return []desk.Command{shut}
	}
	var list []desk.Command
	missing := 0 // not done so far
	for _, one := range b.of(m.chapter) {
		list = append(list, m.tile(one, missing > 1))
		if m.progress.of(one) == 0 {
			missing++
		}
	}
	if m.chapter == mission.Puzzle {
		list = append(list, m.ofDay(b)...)
	}
	return append(list, shut)
}

// tile returns the command for one mission of a list. far says whether too many before it in a campaign are not done.
func (m *TaskLists) tile(one *mission.Mission, far bool) desk.Command {
	stars := m.progress.of(one)
	c := desk.NewCommand(scene.Command{ID: "task-" + one.Name, Label: strconv.Itoa(one.Number), Rated: true,
		Stars: stars},
		func() { m.show(one, "") })
	switch one.Chapter {
	case mission.Puzzle:
		c.Row = m.grade(one)
	default:
		c.Label = m.desk.T("tasks.label", "n", one.Number, "title", m.say(one.Key(mission.Title)))
		c.Row = m.desk.T("tasks.side", "side", m.side(one))
	}
	if one.Chapter == mission.Campaign {
		c.Row = m.desk.T("campaign.says")
		if far {
			c.Locked, c.Sub = true, m.desk.T("campaign.locked")
			c.Do = func() { m.toasts.Say(m.desk.T("campaign.locked"), table.NoSpot) }
		}
	}
	return c
}

func (m *TaskLists) ofDay(b *missionBook) []desk.Command {
	puzzles := b.of(mission.Puzzle)
	var grades []int
	for _, one := range puzzles {
		grades = append(grades, one.Difficulty)
	}
	date, day := dateOf(m.now())
	n := mission.DailyOf(day, grades).Puzzle
	if n < 0 {
		return nil
	}
	c := m.desk.Named("daily-puzzle", func() { m.show(puzzles[n], date) })
	if m.progress.all()[m.progress.word(mission.Day, date)] > 0 {
		c.Sub = m.desk.T("puzzles.day.done")
	} else {
		c.Main = true
	}
	return []desk.Command{c}
}

// show opens the description of a mission before it begins; date is set for a daily mission, otherwise "".
func (m *TaskLists) show(one *mission.Mission, date string) {
	m.one = one
	m.desk.Push(desk.Layer{Panel: scene.TaskPanel, About: table.KindButton.Spot(date),
		Task: m.task(one, m.progress.of(one))})
}

// ofTask returns the commands of one mission: to begin it, or after it, what comes next.
func (m *TaskLists) ofTask() []desk.Command {
	switch {
	case m.desk.Top().Task == m.desk.Decided():
		return m.ofVerdict()
	case m.desk.Session() != nil && m.playing != nil && m.desk.Top().About == playingTask:
		return []desk.Command{desk.NewCommand(scene.Command{ID: "close", Label: m.desk.T("menu.resume"), Main: true},
			m.desk.Close), m.repeat(), m.desk.Named("title", m.matches.Leave)}
	}
	date := m.desk.Top().About.ID
	begin, shut := m.desk.Named("task-begin", func() { m.begin(m.one, date) }), m.desk.Named("close", m.desk.Close)
	if kept, ok := m.saves.Mission(m.desk.Offer().Kind.Name(), string(m.one.Chapter), m.one.Name); ok { // left
		begin.Label = m.desk.T("menu.task-again")
		on := m.desk.Said("task-go-on", "menu.continue", true, func() { m.matches.Resume(kept.Key) })
		return []desk.Command{on, begin, shut}
	}
	begin.Main = true
	return []desk.Command{begin, shut}
}

// playingTask stands for the mission being played.
var playingTask = table.KindButton.Spot("playing")

// ofVerdict returns the commands after a lesson or a puzzle.
func (m *TaskLists) ofVerdict() []desk.Command {
	var list []desk.Command
	repeat, other := m.repeat(), m.Open(m.playing.Chapter)
	other.Sub = ""
	won := m.outcome.Verdict == game.Reached
	next := m.following()
	if m.playing.Chapter == mission.Lesson && won && (next == nil || next.Seat != m.playing.Seat) { // all done
		seat := m.desk.Viewer()
		play := m.desk.Named("play-first", func() {
			m.prefs.Set("level", "1")
			m.matches.Start(seat)
		})
		if play.Main = true; m.desk.Chairs() > 1 {
			play.Sub = m.desk.T("games.against", "level", "1")
		}
		list = append(list, play)
	} else if won && next != nil {
		on := m.desk.Named("task-next", func() { m.begin(next, "") })
		on.Main = true
		list = append(list, on)
	} else {
		repeat.Main = !won
	}
	return append(list, repeat, other, m.desk.Named("title", m.matches.Leave))
}

// ofEnd returns the commands of the last screen after a scenario; nil after any other game.
func (m *TaskLists) ofEnd() []desk.Command {
	if m.playing == nil {
		return nil
	}
	again := m.repeat()
	next := m.following()
	if m.outcome.Verdict != game.Reached || next == nil {
		again.Main = true
		return []desk.Command{again, m.Open(m.playing.Chapter)}
	}
	on := m.desk.Named("task-next", func() { m.show(next, "") })
	on.Main = true
	return []desk.Command{on, again, m.Open(m.playing.Chapter)}
}

// Badge names the mission on the table and its aim; touching it tells everything.
func (m *TaskLists) Badge() []desk.Command {
	ended := m.desk.Decided() != nil && !m.coach.film.Playing() // it stays until the film has been seen
	if m.desk.Session() == nil || m.playing == nil || ended || m.playing.Chapter == mission.Lesson {
		return nil
	}
	label := m.desk.T("task.campaign.badge", "n", m.playing.Number, "title", m.say(m.playing.Key(mission.Title)))
	if m.playing.Chapter == mission.Puzzle {
		label = strings.Join(m.asks(m.playing, m.playing.Aim), " ")
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "task", Label: label, Place: scene.BadgeCommand,
		Plain: true},
		func() {
			task := m.task(m.playing, m.progress.of(m.playing))
			m.verdictSoFar(task)
			m.desk.Push(desk.Layer{Panel: scene.TaskPanel, About: playingTask, Task: task})
		})}
}
