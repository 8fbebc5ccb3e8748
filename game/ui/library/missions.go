package library

import (
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// Missions are the lessons, puzzles and scenarios of the game on offer, and the one being played: how it begins, how it
// stands, and what is saved of it. The host fetches the files when needed, so they may still be loading.
type Missions struct {
	desk *desk.Desk
	*missionFiles
	progress *progress
	saves    *play.Saves
	prefs    *settings.Preferences
	matches  Table
	toasts   *play.Toasts
	coach    *Coach
	now      func() time.Time
	lead     func() (taught bool) // goes on with the lesson, if it is one

	playing *mission.Mission // the mission on the table, nil while unknown
	lost    bool             // its file could not be fetched: it is played as an ordinary game
	late    bool             // its texts in another language are loading
	outcome mission.Outcome  // of playing
}

// NewMissions returns the missions of the game on the desk. now returns the time.
func NewMissions(n *play.Needs, matches Table, coach *Coach, now func() time.Time) *Missions {
	out := &Missions{desk: n.Desk, saves: n.Saves, missionFiles: newMissionFiles(n.Desk, n.Host),
		progress: newProgress(n.Desk, n.Store, n.Saves), prefs: n.Prefs, matches: matches, toasts: n.Toasts,
		coach: coach, now: now}
	n.Desk.OnClear(out.cleared)
	return out
}

// teach sets the function that goes on with a lesson; it reports whether there is nothing more to teach.
func (m *Missions) teach(lead func() (taught bool)) { m.lead = lead }

// MergeProgress adds progress from elsewhere.
func (m *Missions) MergeProgress(text string) { m.progress.merge(text) }

// Arrived goes on with what waited for a text that has arrived, or could not be fetched.
func (m *Missions) Arrived() {
	if m.waits() {
		m.Judge()
		m.desk.Invalidate()
	}
	if m.late {
		m.Retell()
	}
}

// Retell says the coach's words again in the current language, once they are loaded.
func (m *Missions) Retell() {
	m.coach.Hush()
	if m.desk.Session() == nil || m.playing == nil {
		return
	}
	b, err := m.book()
	if m.late = b == nil && err == nil; b == nil {
		return
	}
	shown := m.desk.Decided() != nil && m.desk.Top().Task == m.desk.Decided()
	m.playing = b.named(m.playing.Name)
	m.desk.Decide(nil)
	if m.Judge(); shown {
		m.desk.SetTask(m.desk.Decided())
	}
	m.desk.Invalidate()
}

// waits reports whether the mission on the table is still loading. Until then nobody moves.
func (m *Missions) waits() bool {
	if m.desk.Session() == nil || m.playing != nil || m.lost {
		return false
	}
	_, name := m.desk.Session().Mission()
	return name != ""
}

// begin begins a mission; date is set for the puzzle of the day, otherwise "".
func (m *Missions) begin(one *mission.Mission, date string) {
	record, g, _, err := one.Begin(m.desk.Offer().Kind, m.desk.NewSeed())
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	level := one.Level
	if level == "" {
		level = defender
	}
	s, err := table.From(g, m.desk.Offer().Speak, table.Against(g, game.SeatNamed(g, one.Seat), level), record)
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	s.OfMission(string(one.Chapter), one.Name)
	if date != "" {
		s.OfDay(date)
	}
	key := ""
	if play.IsBrief(one.Chapter) {
		key = desk.GamePrefix + m.desk.Offer().Kind.Name() + "-" + string(one.Chapter)
	}
	m.matches.Put(s, key)
}

// repeat returns the command that begins the mission again.
func (m *Missions) repeat() desk.Command {
	return m.desk.Named("task-again", func() { m.begin(m.playing, m.desk.Session().Day()) })
}

// defender is the level that plays a puzzle's other seats if no defence is best.
const defender = "4"

// cleared forgets the mission.
func (m *Missions) cleared() {
	m.playing, m.lost, m.late, m.outcome, m.coach.last = nil, false, false, mission.Outcome{}, nil
	m.coach.Hush()
}

// Judge checks after every move how the mission stands.
func (m *Missions) Judge() {
	chapter, name := m.desk.Session().Mission()
	if name == "" || m.lost {
		return
	}
	if m.playing == nil {
		b, err := m.book()
		if b != nil {
			m.playing = b.named(name)
		}
		if m.lost = err != nil || b != nil && m.playing == nil; m.lost {
			m.toasts.Say(m.desk.T("tasks.unknown"), table.NoSpot)
		}
		if m.playing == nil {
			return
		}
	}
	outcome, err := m.playing.Judge(m.desk.Offer().Kind, m.desk.Session().Record())
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	m.outcome = outcome
	taught := m.lead()
	if m.desk.Decided() == nil && m.ends(mission.Chapter(chapter), taught) {
		m.end(mission.Chapter(chapter))
	}
}

// ends reports whether the mission has ended. A lesson's last step may come after its aim is reached.
func (m *Missions) ends(chapter mission.Chapter, taught bool) bool {
	switch {
	case m.desk.Session().Result().Over:
		return true
	case chapter == mission.Puzzle:
		return m.outcome.Verdict != game.Undecided
	case chapter == mission.Lesson:
		return m.outcome.Verdict == game.Failed || m.outcome.Verdict == game.Reached && taught
	}
	return false
}

// end is called once, when a mission has ended.
func (m *Missions) end(chapter mission.Chapter) {
	stars := m.stars()
	if !m.desk.Session().Practice() || play.IsBrief(chapter) {
		m.progress.won(chapter, m.playing.Name, stars)
		if day := m.desk.Session().Day(); day != "" {
			m.progress.won(mission.Day, day, stars)
		}
	}
	if !play.IsBrief(chapter) {
		return
	}
	task := m.task(m.playing, stars)
	task.Judged = true
	m.verdict(task)
	m.desk.Decide(task)
	m.coach.Hush()
	if err := m.desk.Session().Restrict(table.Restriction{Allows: func(game.Move) bool { return false }}); err != nil {
		m.toasts.Warn("error.input", err)
	}
	m.host.Announce(desk.Sentences(task.Title, task.Text, m.desk.T("stars.earned", "n", stars)), false)
}

// stars returns the stars earned so far.
func (m *Missions) stars() int {
	switch {
	case m.outcome.Verdict != game.Reached:
		return 0
	case m.playing.Chapter == mission.Puzzle:
		return m.playing.PuzzleStars(m.desk.Session().Hints(), m.desk.Session().Unanswered())
	case m.playing.Chapter == mission.Lesson:
		return mission.MaxStars
	}
	return m.outcome.Stars
}

// verdict turns the description of the mission into its result.
func (m *Missions) verdict(t *scene.Task) {
	won := m.outcome.Verdict == game.Reached
	switch part := (map[bool]mission.Part{true: mission.Won, false: mission.Lost})[won]; m.playing.Chapter {
	case mission.Puzzle:
		if t.Title = m.desk.T("puzzle.solved"); !won {
			t.Title, t.Text = m.desk.T("puzzle.failed"), t.Text+"\n"+m.desk.T("puzzle.failed.says")
		}
		alone, short := m.playing.PuzzleGoals(m.desk.Session().Hints(), m.desk.Session().Unanswered())
		for i, reached := range [...]bool{won, won && alone, won && short} {
			t.Aims[i].Reached, t.Aims[i].Missed = reached, !reached
		}
	default:
		t.Text = m.say(m.playing.Key(part))
		for i, star := range m.outcome.Each {
			if i < len(t.Aims) {
				reached := won && star.Verdict == game.Reached
				t.Aims[i].Reached, t.Aims[i].Missed = reached, !reached
			}
		}
	}
}

// verdictSoFar marks the stars of a scenario that are decided already.
func (m *Missions) verdictSoFar(t *scene.Task) {
	for i, star := range m.outcome.Each {
		if i < len(t.Aims) && m.playing.Chapter == mission.Campaign {
			t.Aims[i].Missed = star.Verdict == game.Failed
		}
	}
}

// following returns the next mission, for puzzles the next unsolved one; nil if there is none.
func (m *Missions) following() *mission.Mission {
	b, _ := m.book()
	if b == nil {
		return nil
	}
	list := b.of(m.playing.Chapter)
	after := slices.Concat(list[m.playing.Number:], list[:m.playing.Number])
	for i, one := range after {
		behind := i >= len(list)-m.playing.Number
		if one.Chapter == mission.Puzzle && m.progress.of(one) == 0 || one.Chapter != mission.Puzzle && !behind {
			return one
		}
	}
	return nil
}

// Told returns what the last screen says about a scenario.
func (m *Missions) Told() []string {
	if m.playing == nil || m.desk.Decided() != nil {
		return nil
	}
	part := mission.Lost
	if m.outcome.Verdict == game.Reached {
		part = mission.Won
	}
	return []string{m.say(m.playing.Key(part)), m.desk.T("end.stars", "n", m.stars(), "most", mission.MaxStars)}
}
