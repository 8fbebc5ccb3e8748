package convoy

import (
	"fmt"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
)

// sum writes terms as a sum, and the same with what lies behind it if that is
// one card; "" if there is only one term.
func (b *builder) sum(terms []foresee.Term) (plain, named string) {
	if len(terms) < 2 {
		return "", ""
	}
	var out strings.Builder
	behind, cards := rules.NoCard, 0
	for i, t := range terms {
		switch {
		case i == 0:
			out.WriteString(strconv.Itoa(t.N))
		case t.N < 0:
			fmt.Fprint(&out, " − ", -t.N)
		default:
			fmt.Fprint(&out, " + ", t.N)
		}
		if t.Card != rules.NoCard {
			behind, cards = t.Card, cards+1
		}
	}
	plain = out.String()
	if cards == 1 && terms[len(terms)-1].Card == behind {
		name := strings.Fields(b.voice.Card(behind))
		named = plain + " " + name[len(name)-1]
	}
	return plain, named
}

// most is how many places a row has before it is too crowded to remember the
// dead.
const most = 5

// killed puts the places of those beside the units who fell in the battle
// before it was decided, as far as there is room.
func (b *builder) killed(out *board.Battle, at int) {
	for i := at - 1; i >= 0 && b.Past[i].Event.Type != rules.EvBattleBegins; i-- {
		e := b.Past[i].Event
		u := rules.Card(e.Piece)
		if e.Type != rules.EvKill || int(e.From) != out.City || !u.IsUnit() {
			continue
		}
		side := faction(u.Side())
		if len(out.Tallies[side]) >= most {
			continue
		}
		gone := b.T("battle.lost.unit", "card", b.voice.Card(u))
		if cause := rules.Card(e.Cause); cause != rules.NoCard {
			gone = b.T("battle.killed", "card", b.voice.Card(u), "cause", b.voice.Card(cause))
		}
		out.Tallies[side] = append(out.Tallies[side], board.Tally{Unit: board.Unit{ID: u.ID(), Faction: side}, Gone: gone})
	}
}

// results lists what follows from a battle, each with the last that was said
// about it: what has happened, what happens now, and by name what is still to
// come.
func (b *builder) results(at int) []board.Result {
	var list []board.Result
	_, steps := b.Session.Steps()
	for i := at + 1; i < len(steps) && steps[i].Event.Type != rules.EvBattleBegins; i++ {
		s := &steps[i]
		label := b.resultLabel(s)
		if label == "" && len(list) == 0 || s.Text == "" {
			continue
		}
		if label != "" && (len(list) == 0 || list[len(list)-1].Label != label) {
			list = append(list, board.Result{Label: label, Later: i >= len(b.Past)})
		}
		last := &list[len(list)-1]
		if i < len(b.Past) {
			last.Text = b.brief(s)
			last.Now = i >= len(b.Past)-b.Fresh
		}
	}
	// What somebody has to choose about is not done yet.
	switch asked := b.View.Asked(); {
	case b.Fresh > 0 || b.View.Phase != rules.Resolution || asked == nil:
	case b.View.Prompt() == "redeploy":
		list = append(list, board.Result{Label: b.T("battle.march"), Text: b.T("battle.chooses", "side", b.voice.Side(asked.Seat)), Now: true})
	default:
		for i := len(list) - 1; i >= 0; i-- {
			if !list[i].Later {
				list[i].Now = true
				break
			}
		}
	}
	return list
}

// resultLabel names what an event begins in a resolution, "" if it only goes
// on with what was begun.
func (b *builder) resultLabel(s *table.Step) string {
	switch e := s.Event; e.Type {
	case rules.EvTrigger:
		return b.voice.Card(rules.Card(e.Piece))
	case rules.EvBenefit:
		return b.T("battle.benefit")
	case rules.EvRavage:
		if c := rules.City(e.To); c != b.then.Active {
			return b.T("battle.ravage.other", "n", int(e.N), "city", b.voice.City(c))
		}
		return b.T("battle.ravage", "n", int(e.N))
	case rules.EvFall:
		return b.T("battle.fall")
	case rules.EvMill, rules.EvReveal:
		if rules.Card(e.Cause) == rules.NoCard {
			return b.T("battle.reward")
		}
	case rules.EvMove:
		if e.Rule == "redeploy" {
			return b.T("battle.march")
		}
	}
	return ""
}

// brief is a step's sentence, shorter where its label says half of it.
func (b *builder) brief(s *table.Step) string {
	e := s.Event
	key, city := "brief."+e.Type, rules.City(e.To)
	if e.Rule != "" && b.voice.Has(key+"."+e.Rule) {
		key += "." + e.Rule
	}
	if e.Type == rules.EvBenefit && e.N == 0 && b.voice.Has(key+".none") {
		key += ".none"
	}
	if e.Type == rules.EvMarker && e.Cause == e.Piece {
		key += ".self"
	}
	var card, town string
	if c := rules.Card(e.Piece); c.Valid() {
		card = b.voice.Card(c)
	}
	if city >= rules.ZiggyOne && city <= rules.NewYork {
		town = b.voice.City(city)
	}
	args := []any{"card", card, "city", town, "n", int(e.N), "after", int(e.After), "side", b.sideOf(e.Seat)}
	if e.Type == rules.EvRavage {
		v := s.View(b.View.Who).(*rules.View)
		left := 0
		for d := 1; d <= v.Districts(city); d++ {
			if !v.IsRavaged(city, d) {
				left++
			}
		}
		if city != v.Active || e.N != int16(v.Fight) {
			key += ".won" // Moloch's second one (4.10)
		}
		if left == 0 {
			return b.T(key + ".last")
		}
		return b.T(key, "n", left, "all", v.Districts(city))
	}
	if !b.voice.Has(key) {
		return strings.TrimSuffix(s.Text, ".")
	}
	return b.T(key, args...)
}

// sideOf is a side's name, "" for none.
func (b *builder) sideOf(seat game.Seat) string {
	if seat == game.NoSeat {
		return ""
	}
	return b.voice.Side(seat)
}
