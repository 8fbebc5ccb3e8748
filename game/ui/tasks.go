package ui

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

// chapterID is the name of the command that opens a chapter, and of its title.
var chapterID = map[mission.Chapter]string{mission.Lesson: "lessons", mission.Puzzle: "puzzles", mission.Campaign: "campaign"}

// taskLists are the lists of missions, and what can be done with one of them, before it begins and when it has ended.
type taskLists struct {
	*missions
	chapter mission.Chapter  // whose list is open
	one     *mission.Mission // that is shown before it begins
}

// newTaskLists makes it.
func newTaskLists(missions *missions) *taskLists {
	return &taskLists{missions: missions}
}

// open is the command that opens the missions of a chapter.
func (m *taskLists) open(c mission.Chapter) desk.Command {
	id := chapterID[c]
	out := m.Named(id, func() {
		m.chapter = c
		m.again()
		m.Push(desk.Layer{Panel: scene.TasksPanel, About: table.KindButton.Spot(id)})
		m.list()
	})
	out.Sub = m.T("menu." + id + ".sub")
	return out
}

// list says on the open list what is to be said above it.
func (m *taskLists) list() {
	b, err := m.book()
	switch {
	case err != nil:
		m.Write([]string{m.T("tasks.lost", "reason", err.Error())})
	case b == nil:
		m.Write([]string{m.T("book.coming")})
	default:
		m.Write(m.standing(b.of(m.chapter)))
	}
}

// untaught tells whether nobody here has played a game or a lesson yet.
func (m *taskLists) untaught() bool {
	return m.can() && slices.Contains(m.Offer().Chapters, mission.Lesson) && len(m.saves.scores()) == 0 && !m.progress.any(mission.Lesson)
}

// arrived fills the open list with what has come, or says why it cannot come.
func (m *taskLists) arrived() {
	if m.Panel() == scene.TasksPanel {
		m.list()
	}
}

// standing is how much of a chapter is done.
func (m *taskLists) standing(list []*mission.Mission) []string {
	done, stars := 0, 0
	for _, one := range list {
		if n := m.progress.of(one); n > 0 {
			done, stars = done+1, stars+n
		}
	}
	words := []string{m.T("tasks.done", "n", done, "of", len(list), "stars", stars, "most", mission.MaxStars*len(list))}
	if m.chapter == mission.Lesson {
		words = []string{m.T("lessons.says")}
	}
	if days := m.progress.streak(m.now()); days > 0 && m.chapter == mission.Puzzle {
		words = append(words, m.T("puzzles.streak", "n", days))
	}
	return words
}

// ofTasks are the missions of the open list, and what else can be done there.
func (m *taskLists) ofTasks() []desk.Command {
	shut := m.Named("close", m.Close)
	b, err := m.book()
	if b == nil {
		if err != nil {
			again := m.Named("rules-again", func() {
				m.again()
				m.list()
			})
			again.Main = true
			return []desk.Command{again, shut}
		}
		return []desk.Command{shut}
	}
	var list []desk.Command
	missing := 0 // that are not done, so far
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

// tile is the command for one mission of a list. Of a campaign's one may be left out.
func (m *taskLists) tile(one *mission.Mission, far bool) desk.Command {
	stars := m.progress.of(one)
	c := desk.NewCommand(scene.Command{ID: "task-" + one.Name, Label: strconv.Itoa(one.Number), Rated: true, Stars: stars}, func() { m.show(one, "") })
	switch one.Chapter {
	case mission.Puzzle:
		c.Row = m.grade(one)
	default:
		c.Label = m.T("tasks.label", "n", one.Number, "title", m.say(one.Key(mission.Title)))
		c.Row = m.T("tasks.side", "side", m.side(one))
	}
	if one.Chapter == mission.Campaign {
		c.Row = m.T("campaign.says")
		if far {
			c.Locked, c.Sub = true, m.T("campaign.locked")
			c.Do = func() { m.toasts.Say(m.T("campaign.locked"), table.NoSpot) }
		}
	}
	return c
}

// ofDay is the puzzle of the day.
func (m *taskLists) ofDay(b *missionBook) []desk.Command {
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
	c := m.Named("daily-puzzle", func() { m.show(puzzles[n], date) })
	if m.progress.all()[m.progress.word(mission.Day, date)] > 0 {
		c.Sub = m.T("puzzles.day.done")
	} else {
		c.Main = true
	}
	return []desk.Command{c}
}

// show opens what is to be told of a mission before it begins, of a date if it is that day's.
func (m *taskLists) show(one *mission.Mission, date string) {
	m.one = one
	m.Push(desk.Layer{Panel: scene.TaskPanel, About: table.KindButton.Spot(date), Task: m.task(one, m.progress.of(one))})
}

// ofTask are the commands of one mission: to begin it, or after it what comes next.
func (m *taskLists) ofTask() []desk.Command {
	switch {
	case m.Top().Task == m.Decided():
		return m.ofVerdict()
	case m.Session() != nil && m.playing != nil && m.Top().About == playingTask:
		return []desk.Command{desk.NewCommand(scene.Command{ID: "close", Label: m.T("menu.resume"), Main: true}, m.Close), m.repeat(), m.Named("title", m.matches.Leave)}
	}
	date := m.Top().About.ID
	begin, shut := m.Named("task-begin", func() { m.begin(m.one, date) }), m.Named("close", m.Close)
	if kept, ok := m.saves.mission(m.Offer().Kind.Name(), string(m.one.Chapter), m.one.Name); ok { // it was left
		begin.Label = m.T("menu.task-again")
		return []desk.Command{m.Said("task-go-on", "menu.continue", true, func() { m.matches.Resume(kept.key) }), begin, shut}
	}
	begin.Main = true
	return []desk.Command{begin, shut}
}

// playingTask is what the panel of the mission that is played is about.
var playingTask = table.KindButton.Spot("playing")

// ofVerdict are the commands after a lesson or a puzzle.
func (m *taskLists) ofVerdict() []desk.Command {
	var list []desk.Command
	repeat, other := m.repeat(), m.open(m.playing.Chapter)
	other.Sub = ""
	won := m.outcome.Verdict == game.Reached
	next := m.following()
	if m.playing.Chapter == mission.Lesson && won && (next == nil || next.Seat != m.playing.Seat) { // all of a side's
		seat := m.Viewer()
		play := m.Named("play-first", func() {
			m.prefs.set("level", "1")
			m.matches.Start(seat)
		})
		if play.Main = true; m.Chairs() > 1 {
			play.Sub = m.T("games.against", "level", "1")
		}
		list = append(list, play)
	} else if won && next != nil {
		on := m.Named("task-next", func() { m.begin(next, "") })
		on.Main = true
		list = append(list, on)
	} else {
		repeat.Main = !won
	}
	return append(list, repeat, other, m.Named("title", m.matches.Leave))
}

// ofEnd are the commands of the last screen after a scenario; nil after any other game.
func (m *taskLists) ofEnd() []desk.Command {
	if m.playing == nil {
		return nil
	}
	again := m.repeat()
	next := m.following()
	if m.outcome.Verdict != game.Reached || next == nil {
		again.Main = true
		return []desk.Command{again, m.open(m.playing.Chapter)}
	}
	on := m.Named("task-next", func() { m.show(next, "") })
	on.Main = true
	return []desk.Command{on, again, m.open(m.playing.Chapter)}
}

// badge names the mission on the table, and what it asks for; a touch tells all of it.
func (m *taskLists) badge() []desk.Command {
	ended := m.Decided() != nil && !m.coach.film.Playing() // its place stays until the film has been seen
	if m.Session() == nil || m.playing == nil || ended || m.playing.Chapter == mission.Lesson {
		return nil
	}
	label := m.T("task.campaign.badge", "n", m.playing.Number, "title", m.say(m.playing.Key(mission.Title)))
	if m.playing.Chapter == mission.Puzzle {
		label = strings.Join(m.asks(m.playing, m.playing.Aim), " ")
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "task", Label: label, Place: scene.BadgeCommand, Plain: true}, func() {
		task := m.task(m.playing, m.progress.of(m.playing))
		m.verdictSoFar(task)
		m.Push(desk.Layer{Panel: scene.TaskPanel, About: playingTask, Task: task})
	})}
}
