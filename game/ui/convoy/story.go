package convoy

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

// logLines is how many of the last sentences the board gets; it shows as many
// as fit.
const logLines = 12

// story gives the board the last sentences and finds out which units are new
// or changed since the person's last move.
func (b *builder) story() {
	lines := b.Told()
	since := min(b.Screen.Since, len(lines))
	for i, l := range lines {
		if i >= since {
			b.freshen(l)
		}
		if b.dull(l.Event) {
			continue
		}
		b.model.Log.Lines = append(b.model.Log.Lines, l.Text)
		if i >= since {
			b.model.Log.Recent++
		}
	}
	if n := len(lines); len(b.model.Log.Lines) == 0 && n > 0 {
		b.model.Log.Lines = []string{lines[n-1].Text} // better than nothing
	}
	if n := len(b.model.Log.Lines); n > logLines {
		b.model.Log.Lines = b.model.Log.Lines[n-logLines:]
		b.model.Log.Recent = min(b.model.Log.Recent, logLines)
	}
}

// dull tells whether a sentence is only for the full log: what another one
// says already, or what the table shows anyway.
func (b *builder) dull(e game.Event) bool {
	switch e.Type {
	case rules.EvDraw, rules.EvKeep, rules.EvPay, rules.EvTrigger, rules.EvRavage, rules.EvBattleBegins:
		return true
	case rules.EvBenefit:
		return e.Rule == rules.Draw.String()
	case rules.EvDistrict: // one knows what one chose
		return e.Seat == b.View.Who
	case rules.EvDiscard: // a module goes with its robot
		return !rules.Card(e.Piece).IsUnit()
	case rules.EvMarker: // the +1 of an arrival
		return rules.Card(e.Cause) == rules.NoCard
	}
	return false
}

// News is how a battle ended and what fell in it, with the city's spot; "" if
// the sentences tell of no battle.
func (*Skin) News(lines []table.Line) (text string, spot table.Spot) {
	var said []string
	for _, l := range lines {
		if t := l.Event.Type; t == rules.EvBattle || t == rules.EvFall {
			said = append(said, l.Text)
			spot = voice.CitySpot(rules.City(l.Event.To))
		}
	}
	return strings.Join(said, " "), spot
}

// freshen marks the unit that a sentence is about.
func (b *builder) freshen(l table.Line) {
	switch e := l.Event; e.Type {
	case rules.EvPlay, rules.EvMove, rules.EvMarker, rules.EvShield, rules.EvHack, rules.EvHackModule, rules.EvNet, rules.EvUse:
		b.changed[rules.Card(e.Piece)] = true
	case rules.EvAttach:
		b.changed[rules.Card(e.Other)] = true
	case rules.EvCapture:
		b.changed[rules.Card(e.To)] = true
	case rules.EvLaunch:
		for _, u := range b.View.UnitsIn(rules.City(e.To), rules.Moloch) {
			b.changed[u] = b.changed[u] || b.View.Disabled(u)
		}
	}
}
