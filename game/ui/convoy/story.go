package convoy

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

// logLines is how many of the last sentences the board gets. It shows as many as have room.
const logLines = 12

// story gives the board the last sentences, and marks the units that are new or changed since the person's last move.
func (b *builder) story() {
	told, lines := b.Told(), b.Logged()
	since := min(b.Screen.Since, len(told))
	for _, l := range told[since:] {
		b.freshen(l)
	}
	for i, l := range lines {
		if b.dull(l.Event) {
			continue
		}
		b.model.Log.Lines = append(b.model.Log.Lines, l.Text)
		if i >= since {
			b.model.Log.Recent++
		}
	}
	if len(b.model.Log.Lines) == 0 { // dull sentences are better than none
		b.model.Log.Lines = b.Latest(logLines)
		b.model.Log.Recent = max(0, len(lines)-since)
	}
	if n := len(b.model.Log.Lines); n > logLines {
		b.model.Log.Lines = b.model.Log.Lines[n-logLines:]
		b.model.Log.Recent = min(b.model.Log.Recent, logLines)
	}
}

// dull reports whether a sentence is left to the full log, as another one already says it or the table shows it anyway.
func (b *builder) dull(e game.Event) bool {
	switch e := e.(type) {
	case rules.Drew, rules.Kept, rules.Paid, rules.Triggered, rules.DistrictFell, rules.BattleBegan:
		return true
	case rules.Benefited:
		return e.Benefit == rules.Draw
	case rules.DistrictChosen: // one's own choice is no news
		return e.Seat == b.View.Who
	case rules.Discarded: // a module is discarded with its robot
		return !e.Card.IsUnit()
	case rules.Marked: // the +1 of a unit that arrives unopposed
		return e.By == rules.NoCard
	}
	return false
}

// News says how battles ended and which cities fell, with the spot of the last city, or "" if the sentences tell of
// neither.
func (*Skin) News(lines []table.Line) (text string, spot table.Spot) {
	var said []string
	for _, l := range lines {
		if e := l.Event; game.Is[rules.BattleDecided](e) || game.Is[rules.CityFell](e) {
			said = append(said, l.Text)
			spot = voice.CitySpot(rules.AboutOf(e).City)
		}
	}
	return strings.Join(said, " "), spot
}

// freshen marks the units that a sentence is about as changed.
func (b *builder) freshen(l table.Line) {
	switch e := l.Event.(type) {
	case rules.Played, rules.MovedTo, rules.Marked, rules.GaveShield, rules.SwitchedOff, rules.ModuleSwitchedOff,
		rules.CaughtInNet, rules.Used:
		b.changed[rules.AboutOf(e).Card] = true
	case rules.Attached:
		b.changed[e.Robot] = true
	case rules.Captured:
		b.changed[e.Soldier] = true
	case rules.Launched:
		for _, u := range b.View.UnitsIn(e.City, rules.Moloch) {
			b.changed[u] = b.changed[u] || b.View.Disabled(u)
		}
	}
}
