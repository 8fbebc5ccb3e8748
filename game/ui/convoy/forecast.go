package convoy

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
)

// way returns the things touched so far for a move, and after them the thing under the pointer if it can be touched
// next; nothing while the past is shown.
func (b *builder) way() []table.Spot {
	if b.Past != nil {
		return nil
	}
	way := b.Session.Selected()
	for _, spot := range b.Next {
		if spot == b.Screen.Hover {
			return append(append([]table.Spot(nil), way...), spot)
		}
	}
	return way
}

// foreseen is the outcome of the battle if the move that is being made were the last thing done in it; with no such
// move, if nothing more were done.
type foreseen struct {
	foresee.Forecast
	made *table.Action // that move, or nil
	then *rules.View   // the position after it
}

// leaders are the last part of the keys that tell who leads.
var leaders = map[game.Seat]string{rules.Moloch: "moloch", rules.Outpost: "outpost", game.NoSeat: "none"}

// early reports whether the Outpost has yet to attack, so that the totals are not an outcome yet.
func (b *builder) early() bool { return b.View.Phase < rules.OutpostAttack }

// foresee tries the moves that the touches so far can lead to. It keeps the one that plays a card in the city of the
// battle, or else the one that is best for this side's margin there.
func (b *builder) foresee() foreseen {
	best := foreseen{Forecast: foresee.ForecastOf(b.View)}
	way := b.way()
	if len(way) == 0 || b.View.Fight == 0 {
		return best
	}
	leads := b.Session.Leads(way)
	for i := range leads {
		a := &leads[i]
		act := rules.ActOf(a.Move)
		if act.Verb == rules.DoDone {
			return best
		}
		f, then := foresee.Try(b.View, a.Move, b.View.Active)
		here := act.Verb == rules.DoPlay && rules.City(act.B) == b.View.Active
		if best.made == nil || here || margin(f, b.View.Who) > margin(best.Forecast, b.View.Who) {
			best = foreseen{f, a, then}
		}
		if here {
			break // that is where most cards are played
		}
	}
	return best
}

func margin(f foresee.Forecast, side game.Seat) int { return f.Low[side] - f.Low[rules.Other(side)] }

// foretell puts the forecast beside the totals and, if a move is being made, into the prompt.
func (b *builder) foretell() {
	if b.View.Phase == rules.Over {
		return
	}
	b.foreseen = b.foresee()
	b.foretellHere()
	b.foretellElsewhere()
	b.foretold()
}

// foretellHere puts the outcome of the battle on the ribbons of the active city.
func (b *builder) foretellHere() {
	v, f := b.View, &b.foreseen
	if v.Fight == 0 {
		return
	}
	for _, side := range sides {
		row, text := b.rowOf(v.Active, side), between(f.Low[side], f.High[side])
		if f.made != nil && !b.early() || text != row.Total {
			row.Forecast = text
			row.Changes = f.made != nil && text != row.Total
		}
	}
}

// rowOf returns the model's row of a side in a city.
func (b *builder) rowOf(c rules.City, side game.Seat) *board.Row {
	if side == rules.Moloch {
		return &b.model.Cities[c-1].Moloch
	}
	return &b.model.Cities[c-1].Outpost
}

// foretellElsewhere shows in the other cities what the move being made would change: in each city that it could go to
// and, if only one move is left or it goes to no city, wherever it has an effect.
func (b *builder) foretellElsewhere() {
	way := b.way()
	if len(way) == 0 {
		return
	}
	leads := b.Session.Leads(way)
	for i := range leads {
		act := rules.ActOf(leads[i].Move)
		if c := goal(act); c != rules.Nowhere && c != b.View.Active {
			_, then := foresee.Try(b.View, leads[i].Move, c)
			b.change(c, then)
			if len(leads) == 1 {
				b.foreseen.made, b.foreseen.then = &leads[i], then
			}
		}
	}
	if b.foreseen.then == nil {
		return
	}
	for c := b.View.Active; c <= rules.NewYork; c++ {
		if c != b.View.Active && (len(leads) == 1 || goal(rules.ActOf(b.foreseen.made.Move)) == rules.Nowhere) {
			b.change(c, b.foreseen.then)
		}
	}
}

// goal returns the city that a move takes a card or unit to, or Nowhere.
func goal(act rules.Act) rules.City {
	switch act.Verb {
	case rules.DoPlay, rules.DoUse:
		return rules.City(act.B)
	case rules.DoCity:
		return rules.City(act.A)
	}
	return rules.Nowhere
}

// change shows what both sides would count in a city, where that differs from now.
func (b *builder) change(c rules.City, then *rules.View) {
	for _, side := range sides {
		row, text := b.rowOf(c, side), strconv.Itoa(then.Total(c, side))
		if row.Total != "" && text != row.Total {
			row.Forecast, row.Changes = text, true
		}
	}
}

// foretold puts the outcome into the prompt, and says if the move cannot be taken back.
func (b *builder) foretold() {
	v, f := b.View, &b.foreseen
	if f.made == nil {
		return
	}
	said, brief := b.outcome()
	if v.Phase == rules.Resolution {
		said, brief = "", "" // the battle is decided
	}
	if way := b.Session.Selected(); v.Asked() != nil && len(way) == 1 && way[0].Kind == table.KindCard {
		said = b.ability(cardOf(way[0])) // the card is given away: say what it does
		brief = said
	}
	if c := goal(rules.ActOf(f.made.Move)); c != rules.Nowhere && c != v.Active {
		said = b.T("forecast.city", "city", b.voice.City(c), "moloch", f.then.Total(c, rules.Moloch), "outpost",
			f.then.Total(c, rules.Outpost))
		brief = said
	}
	if c := rules.Card(rules.ActOf(f.made.Move).A); said != "" && len(b.Session.Selected()) == 0 &&
		f.made.Path[0].Kind == table.KindCard {
		said = b.T("forecast.with", "card", b.voice.Card(c)) + " " + said
	}
	if b.Session.Final(*f.made) {
		said += " " + b.T("forecast.final")
		brief += " " + b.T("forecast.final")
	}
	if said == "" {
		return
	}
	said, brief = strings.TrimSpace(said), strings.TrimSpace(brief)
	p := &b.model.Prompt
	switch {
	case brief == "":
	case v.Asked() != nil: // the heading is the question, and touching this answers it
		p.Brief = []string{brief}
	case p.Short != "":
		p.Brief = append([]string{brief}, p.Brief...)
	}
	p.Lines = slices.Insert(p.Lines, min(1, len(p.Lines)), said) // before the card's text, which may be cut off
}

// outcome says how the battle would end. Brief is what the numbers beside the totals do not tell.
func (b *builder) outcome() (said, brief string) {
	v, f := b.View, &b.foreseen
	args := []any{"city", b.voice.City(v.Active), "moloch", between(f.Low[rules.Moloch], f.High[rules.Moloch]),
		"outpost", between(f.Low[rules.Outpost], f.High[rules.Outpost]), "card", b.voice.Card(f.Target), "most",
		f.High[rules.Moloch]}
	key := "forecast.open"
	winner, sure := foresee.Sure(&v.Public, f.Forecast)
	switch {
	case f.Ended:
		brief = b.T("forecast.none")
		return brief, brief // the totals no longer matter
	case b.early():
		key = "forecast.lead." + leaders[f.then.Leader(v.Active)]
	case sure:
		key = "forecast." + leaders[winner]
	}
	brief = b.T(key, args...)
	said = b.T("forecast.city", args...) + " " + brief
	if f.Target != rules.NoCard && f.Target != b.mover() {
		target := " " + b.T("forecast.target", args...)
		said, brief = said+target, brief+target
	}
	return said, brief
}

// between writes a range, or a single number if both ends are the same.
func between(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return fmt.Sprintf("%d–%d", low, high)
}
