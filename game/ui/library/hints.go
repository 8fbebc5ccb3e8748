package library

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// mostNodes limits the search for a puzzle's defence or hint, in positions: about a tenth of a second.
const mostNodes = 20_000

// defend returns the best defence of another seat in a puzzle, found by searching everything that can happen. It
// returns false if the computer player should decide.
func (m *Missions) defend() (game.Move, bool) {
	if m.playing == nil || m.playing.Chapter != mission.Puzzle || m.desk.Decided() != nil {
		return 0, false
	}
	state, aim, ok := m.position()
	if !ok {
		return 0, false
	}
	return mission.Answer(m.desk.Session().Game, state, m.desk.Viewer(), aim, m.outcome.Each[0].Tally, mostNodes)
}

// position returns the mission's present position and its aim.
func (m *Missions) position() (game.State, game.Aim, bool) {
	g, start, err := m.desk.Session().Record().Start(m.desk.Offer().Kind)
	aimer, ok := g.(game.Aimer)
	if err != nil || !ok || len(m.outcome.Each) == 0 {
		return nil, nil, false
	}
	aim, err := aimer.Aim(m.playing.Aim, m.desk.Viewer(), start)
	if err != nil {
		return nil, nil, false
	}
	_, state, err := m.desk.Session().Record().Play(m.desk.Offer().Kind, nil)
	return state, aim, err == nil
}

// Hinting reports whether ordinary hints are off: the mission on the table has its own, or is better without.
func (m *Missions) Hinting() bool { return m.playing != nil && play.IsBrief(m.playing.Chapter) }

// canHint reports whether a puzzle's hint is available.
func (m *Missions) canHint() bool {
	return m.playing != nil && m.playing.Chapter == mission.Puzzle && m.desk.Decided() == nil &&
		m.desk.Session().MyTurn()
}

// hint gives away a little, and each time a little more.
func (m *Missions) hint() {
	m.desk.Open(scene.NoPanel)
	m.desk.Session().Drop()
	state, aim, ok := m.position()
	if !ok {
		return
	}
	shut := m.desk.Said("coach-shut", "coach.shut", false, m.coach.Hush)
	way, err := m.playing.Rest(m.desk.Session().Game, m.desk.Session().Record().Moves), error(nil)
	if len(way) == 0 {
		way, err = mission.Way(m.desk.Session().Game, state, aim, m.outcome.Each[0].Tally, mostNodes)
	}
	if err != nil {
		again := m.repeat()
		again.Main = true
		key := "puzzle.unsure"
		if err == mission.ErrNoWay {
			key = "puzzle.astray"
		}
		m.coach.say(speech{title: m.desk.T("menu.hint"), text: m.desk.T(key), commands: []desk.Command{again, shut},
			hint: true})
		return
	}
	scratch := m.desk.Session().Game.Blank()
	m.rung(mission.Ladder(state, scratch, way, m.desk.Offer().Voice.Path), 0, shut)
}

// rung shows one step of a ladder of hints.
func (m *Missions) rung(ladder []mission.Hint, n int, shut desk.Command) {
	if n >= len(ladder) {
		return
	}
	if n >= m.desk.Session().Hints() { // it costs once, however often it is looked at
		m.desk.Session().TookHint()
		m.saves.Save()
	}
	h := ladder[n]
	var all []table.Spot
	for _, one := range ladder {
		all = append(all, one.Spots...)
	}
	text := m.say(h.Rung.Key())
	if h.Rung == mission.Whole {
		text = m.desk.T("hint.plain", "move", m.desk.Offer().Voice.Label(m.desk.Session().View(), h.Way[0]))
		if then := m.desk.Session().Unsaid(h.Way, text); then != nil {
			text += " " + m.desk.T("hint.then", "moves", then) + "."
		}
	} else if name := m.name(h.Spots[0]); name != "" {
		text = "**" + strings.TrimSuffix(name, ".") + ".** " + text // a name may explain itself in a sentence
	}
	if h.Rung == mission.Clue && !m.desk.Offered(h.Spots[0]) {
		text += " " + m.desk.T("puzzle.later")
	}
	list := []desk.Command{shut}
	if n+1 < len(ladder) {
		more := m.desk.Named("hint-more", func() { m.rung(ladder, n+1, shut) })
		more.Main = true
		list = []desk.Command{more, shut}
	}
	m.coach.say(speech{title: m.desk.T("puzzle.hint", "n", n+1, "of", len(ladder)), text: text, of: all,
		rings: h.Spots, commands: list, hint: true})
}

// name returns what a thing of the table is called, "" for what has no name.
func (m *Missions) name(spot table.Spot) string {
	if name := m.desk.Offer().Voice.Name(m.desk.Session().View(), spot); name != "" {
		return name
	}
	for _, x := range m.desk.Picture().Sights() { // what is no thing of the game, such as a button
		if x.Spot.Same() == spot.Same() {
			return x.Label
		}
	}
	return ""
}
