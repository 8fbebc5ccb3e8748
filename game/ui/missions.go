package ui

import (
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// missions are the lessons, puzzles and scenarios of the game that is offered, and the one that is played: how it begins,
// how it stands, and what is kept of it. What there is comes from the host when it is asked for, and may be on its way.
type missions struct {
	*desk.Desk
	*missionFiles
	progress *progress
	saves    *saves
	prefs    *preferences
	matches  Table
	toasts   *toasts
	coach    *coach
	now      func() time.Time
	lead     func() (taught bool) // goes on with the lesson, if it is one

	playing *mission.Mission // that is on the table, nil while nobody knows it
	lost    bool             // what it is did not come: it is played as any game
	late    bool             // its words in another language are on the way
	outcome mission.Outcome  // of that
}

// newMissions makes it.
func newMissions(d *desk.Desk, saves *saves, missionFiles *missionFiles, progress *progress, prefs *preferences, matches Table, toasts *toasts, coach *coach, now func() time.Time) *missions {
	out := &missions{Desk: d, saves: saves, missionFiles: missionFiles, progress: progress, prefs: prefs, matches: matches, toasts: toasts, coach: coach, now: now}
	d.OnClear(out.cleared)
	return out
}

// Table begins games and takes them up again.
type Table interface {
	// Put puts a session that was just begun on the table, to be kept under a key, "" for one of its own.
	Put(s *table.Session, key string)
	// Start begins a new game for the person at a seat, the computer at all others.
	Start(viewer game.Seat)
	// StartWith begins a new game on a deal. What it is beside that is noted at once.
	StartWith(seed string, note func(*table.Session), players func(game.Game) []table.Player)
	// Resume continues the game that is kept under a key.
	Resume(key string)
	// Leave goes to the first screen of the game.
	Leave()
}

// arrived goes on with what waited for a text that has come, or cannot come.
func (m *missions) arrived() {
	if m.waits() {
		m.judge()
		m.Invalidate()
	}
	if m.late {
		m.retell()
	}
}

// retell says in the language that is spoken now what is said on the table, as soon as it is there.
func (m *missions) retell() {
	m.coach.hush()
	if m.Session() == nil || m.playing == nil {
		return
	}
	b, err := m.book()
	if m.late = b == nil && err == nil; b == nil {
		return
	}
	shown := m.Decided() != nil && m.Top().Task == m.Decided()
	m.playing = b.named(m.playing.Name)
	m.Decide(nil)
	if m.judge(); shown {
		m.SetTask(m.Decided())
	}
	m.Invalidate()
}

// waits tells whether the mission on the table is not known yet: nobody moves before.
func (m *missions) waits() bool {
	if m.Session() == nil || m.playing != nil || m.lost {
		return false
	}
	_, name := m.Session().Mission()
	return name != ""
}

// begin begins a mission, of a date if it is that day's puzzle.
func (m *missions) begin(one *mission.Mission, date string) {
	record, g, _, err := one.Begin(m.Offer().Kind, m.NewSeed())
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	level := one.Level
	if level == "" {
		level = defender
	}
	s, err := table.From(g, m.Offer().Speak, table.Against(g, game.SeatNamed(g, one.Seat), level), record)
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	s.OfMission(string(one.Chapter), one.Name)
	if date != "" {
		s.OfDay(date)
	}
	key := ""
	if isBrief(one.Chapter) {
		key = gamePrefix + m.Offer().Kind.Name() + "-" + string(one.Chapter)
	}
	m.matches.Put(s, key)
}

// repeat is the command that begins the mission on the table anew.
func (m *missions) repeat() desk.Command {
	return m.Named("task-again", func() { m.begin(m.playing, m.Session().Day()) })
}

// defender is the level that plays the other seats of a puzzle where no defence is the best.
const defender = "4"

// cleared forgets the mission that was on the table.
func (m *missions) cleared() {
	m.playing, m.lost, m.late, m.outcome, m.coach.last = nil, false, false, mission.Outcome{}, nil
	m.coach.hush()
}

// judge looks how the mission on the table stands, after every move.
func (m *missions) judge() {
	chapter, name := m.Session().Mission()
	if name == "" || m.lost {
		return
	}
	if m.playing == nil {
		b, err := m.book()
		if b != nil {
			m.playing = b.named(name)
		}
		if m.lost = err != nil || b != nil && m.playing == nil; m.lost {
			m.toasts.Say(m.T("tasks.unknown"), table.NoSpot)
		}
		if m.playing == nil {
			return
		}
	}
	outcome, err := m.playing.Judge(m.Offer().Kind, m.Session().Record())
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	m.outcome = outcome
	taught := m.lead()
	if m.Decided() == nil && m.ends(mission.Chapter(chapter), taught) {
		m.end(mission.Chapter(chapter))
	}
}

// ends tells whether the mission has come to its end: a lesson's last step may come after its aim is reached.
func (m *missions) ends(chapter mission.Chapter, taught bool) bool {
	switch {
	case m.Session().Result().Over:
		return true
	case chapter == mission.Puzzle:
		return m.outcome.Verdict != game.Undecided
	case chapter == mission.Lesson:
		return m.outcome.Verdict == game.Failed || m.outcome.Verdict == game.Reached && taught
	}
	return false
}

// end is called once when a mission has come to its end.
func (m *missions) end(chapter mission.Chapter) {
	stars := m.stars()
	if !m.Session().Practice() || isBrief(chapter) {
		m.progress.won(chapter, m.playing.Name, stars)
		if day := m.Session().Day(); day != "" {
			m.progress.won(mission.Day, day, stars)
		}
	}
	if !isBrief(chapter) {
		return
	}
	task := m.task(m.playing, stars)
	task.Judged = true
	m.verdict(task)
	m.Decide(task)
	m.coach.hush()
	if err := m.Session().Restrict(table.Restriction{Allows: func(game.Move) bool { return false }}); err != nil {
		m.toasts.warn("error.input", err)
	}
	m.host.Announce(desk.Sentences(task.Title, task.Text, m.T("stars.earned", "n", stars)), false)
}

// stars are those that the mission on the table has brought.
func (m *missions) stars() int {
	switch {
	case m.outcome.Verdict != game.Reached:
		return 0
	case m.playing.Chapter == mission.Puzzle:
		return m.playing.PuzzleStars(m.Session().Hints(), m.Session().Unanswered())
	case m.playing.Chapter == mission.Lesson:
		return mission.MaxStars
	}
	return m.outcome.Stars
}

// verdict changes what is told of the mission on the table into how it ended.
func (m *missions) verdict(t *scene.Task) {
	won := m.outcome.Verdict == game.Reached
	switch part := (map[bool]mission.Part{true: mission.Won, false: mission.Lost})[won]; m.playing.Chapter {
	case mission.Puzzle:
		if t.Title = m.T("puzzle.solved"); !won {
			t.Title, t.Text = m.T("puzzle.failed"), t.Text+"\n"+m.T("puzzle.failed.says")
		}
		alone, short := m.playing.PuzzleGoals(m.Session().Hints(), m.Session().Unanswered())
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

// verdictSoFar marks what of a scenario's stars is decided already.
func (m *missions) verdictSoFar(t *scene.Task) {
	for i, star := range m.outcome.Each {
		if i < len(t.Aims) && m.playing.Chapter == mission.Campaign {
			t.Aims[i].Missed = star.Verdict == game.Failed
		}
	}
}

// following is the mission after the one that is played, of puzzles the next that is not solved; nil if there is none.
func (m *missions) following() *mission.Mission {
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

// told is what the last screen tells of a scenario.
func (m *missions) told() []string {
	if m.playing == nil || m.Decided() != nil {
		return nil
	}
	part := mission.Lost
	if m.outcome.Verdict == game.Reached {
		part = mission.Won
	}
	return []string{m.say(m.playing.Key(part)), m.T("end.stars", "n", m.stars(), "most", mission.MaxStars)}
}
