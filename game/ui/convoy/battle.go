package convoy

import (
	"fmt"
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
)

// battle builds the scene of the battle that is being decided, if there is one.
func (b *builder) battle() {
	at := b.decided()
	if at < 0 {
		return
	}
	e, then := b.Past[at].Event.(rules.BattleDecided), b.Past[at].View(b.View.Who).(*rules.View)
	b.then = then
	c := e.City
	out := &board.Battle{Title: b.T("battle.title", "n", int(then.Battle), "city", b.voice.City(c)), City: int(c),
		District: max(1, int(then.Fight)),
		Phase:    b.T("battle.phase", "n", b.model.Steps.Labels[5], "phase", b.T("phase."+rules.Resolution.String())),
		Opens:    at >= len(b.Past)-b.Fresh, Closes: b.Screen.Timeline != nil, Skip: b.T("battle.skip")}
	if b.Recapping() {
		out.Skip = "" // the recap has buttons of its own
	}
	out.Totals[board.Moloch], out.Totals[board.Outpost] = e.Moloch, e.Outpost
	switch margin := e.Outpost - e.Moloch; {
	case e.Seat == game.NoSeat:
		out.Verdict = b.T("battle.none")
	default:
		out.Winner = faction(e.Seat)
		out.Verdict = b.T("battle.wins", "side", b.voice.Side(e.Seat), "n", max(margin, -margin))
		if margin == 0 {
			out.Verdict = b.T("battle.tie", "side", b.voice.Side(e.Seat))
		}
	}
	for _, side := range sides {
		for _, u := range then.UnitsIn(c, side) {
			if u.Kind() != rules.Building {
				out.Tallies[faction(side)] = append(out.Tallies[faction(side)], b.tally(then, u))
			}
		}
	}
	b.killed(out, at)
	out.Results = b.results(at)
	// The district burns whoever wins: after a victory of the Outpost that is no defeat of it, and no conquest of
	// Moloch's.
	district, city := "battle.lost", "battle.fallen"
	switch {
	case e.Seat == rules.Outpost:
		district, city = "battle.burned", "battle.city.burned"
	case b.View.Who == rules.Moloch:
		district, city = "battle.taken", "battle.city.taken"
	}
	out.Spared = district != "battle.lost"
	for _, s := range b.Past[at:] {
		switch s.Event.(type) {
		case rules.DistrictFell:
			out.Stamp = b.T(district)
		case rules.CityFell:
			out.Stamp = b.T(city)
		}
	}
	b.model.Battle = out
}

// linger keeps the scene of a battle open for a choice that is made there: one among units that were counted, or one
// with buttons.
func (b *builder) linger() {
	if !b.Session.MyTurn() || b.View.Phase != rules.Resolution || b.View.Asked() == nil || b.revealing() {
		return
	}
	_, b.Past = b.Session.Steps()
	defer func() { b.Past = nil }()
	for i := range b.Past { // a long game may be kept from the middle of a battle on
		if game.Is[rules.BattleDecided](b.Past[i].Event) {
			break
		} else if i == len(b.Past)-1 {
			return
		}
	}
	b.battle()
	out := b.model.Battle
	if out == nil {
		return
	}
	out.Opens, out.Skip, out.Asks = false, "", b.model.Prompt.Heading
	if lines := b.model.Prompt.Lines; len(lines) > 0 {
		out.Ask = lines[0]
	}
	found := 0
	for side := board.Moloch; side <= board.Outpost; side++ {
		for i := range out.Tallies[side] {
			y := &out.Tallies[side][i]
			if spot := table.KindPiece.Spot(y.Unit.ID); y.Gone == "" && slices.Contains(b.Next, spot) {
				y.Unit.Glow = b.glow(spot, b.unitGlow(cardOf(spot)))
				found++
			}
		}
	}
	for _, spot := range b.Next {
		if spot.Kind == table.KindButton {
			found++
		}
	}
	if found < len(b.Next) { // some of what can be chosen is elsewhere on the table
		b.model.Battle, b.then = nil, nil
	}
}

// decided returns the index in Past of the event that decided the current battle, or -1 if it is not decided yet.
func (b *builder) decided() int {
	for i := len(b.Past) - 1; i >= 0; i-- {
		switch b.Past[i].Event.(type) {
		case rules.BattleDecided:
			return i
		case rules.BattleBegan:
			return -1
		}
	}
	return -1
}

// tally returns a unit's part of its side's total. The unit is shown as it is now, or as it was when it counted if it
// has left the city.
func (b *builder) tally(then *rules.View, u rules.Card) board.Tally {
	now := b.View
	if b.View.Units[u].City != then.Units[u].City { // it has left: show it as it was when it counted
		b.View = then
	}
	unit := b.unit(u)
	b.View = now
	unit.Glow, unit.Fresh = board.GlowNone, false
	out := board.Tally{Unit: unit, Value: fmt.Sprint(then.Strength(u))}
	out.Terms, out.Named = b.sum(foresee.Terms(&then.Public, u))
	if now.Units[u].City != then.Units[u].City {
		out.Gone = b.T("battle.gone")
		if now.Units[u].City != rules.Nowhere {
			out.Gone = b.voice.City(now.Units[u].City)
		}
	}
	return out
}
