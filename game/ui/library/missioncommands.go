package library

import (
	"onelongnight/game/mission"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns the hints of a puzzle.
func (m *Missions) Commands(at scene.Panel) []desk.Command {
	if (at == scene.NoPanel || at == scene.MenuPanel) && m.canHint() {
		return []desk.Command{m.desk.Named("hint", m.hint)}
	}
	return nil
}

// Commands returns the one that leaves a lesson, the lists of missions, and what can be done with one of them.
func (m *TaskLists) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.NoPanel, scene.MenuPanel:
		return m.ofLesson()
	case scene.TasksPanel:
		return m.ofTasks()
	case scene.TaskPanel:
		return m.ofTask()
	case scene.EndPanel:
		return m.ofEnd()
	case scene.TitlePanel:
		return m.ofNewcomer()
	}
	return nil
}

// ofLesson returns the command that leaves the lesson on the table, none without one.
func (m *TaskLists) ofLesson() []desk.Command {
	if m.playing == nil || m.playing.Chapter != mission.Lesson || m.desk.Decided() != nil {
		return nil
	}
	return []desk.Command{m.desk.Named("lesson-skip", m.leave)}
}

// leave goes to the first screen, and from a lesson that has begun to its page, where it can go on: it may have been
// left by mistake.
func (m *TaskLists) leave() {
	one, begun := m.playing, m.desk.Session().MoveCount() > 0
	m.matches.Leave()
	if begun {
		m.Open(mission.Lesson).Do()
		m.show(one, "")
	}
}

// ofNewcomer returns the lessons for people who may still want them. They are the main command until there is a game to
// continue.
func (m *TaskLists) ofNewcomer() []desk.Command {
	if !m.untaught() {
		return nil
	}
	_, going := m.saves.Latest(m.desk.Offer().Kind.Name())
	learn := m.Open(mission.Lesson)
	learn.Main = !going
	return []desk.Command{learn}
}

// Commands returns the one that shares the card of the day's game.
func (d *Daily) Commands(at scene.Panel) []desk.Command {
	if at == scene.EndPanel {
		return d.ofEnd()
	}
	return nil
}
