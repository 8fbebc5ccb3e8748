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

// sum writes terms as a sum. Named is the same with the card behind the last term, if only one card is behind the sum
// and it is that one; else "". Both are "" if there is only one term.
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

// most is how many places a row may have with those of the dead among them.
const most = 5

// killed adds the places of the units that were killed in the battle before it was decided, as long as there is room.
func (b *builder) killed(out *board.Battle, at int) {
	for i := at - 1; i >= 0 && !game.Is[rules.BattleBegan](b.Past[i].Event); i-- {
		e, ok := b.Past[i].Event.(rules.Killed)
		u := e.Card
		if !ok || int(e.From) != out.City || !u.IsUnit() {
			continue
		}
		side := faction(u.Side())
		if len(out.Tallies[side]) >= most {
			continue
		}
		gone := b.T("battle.lost.unit", "card", b.voice.Card(u))
		if e.By != rules.NoCard {
			gone = b.T("battle.killed", "card", b.voice.Card(u), "cause", b.voice.Card(e.By))
		}
		out.Tallies[side] = append(out.Tallies[side], board.Tally{Unit: board.Unit{ID: u.ID(), Faction: side},
			Gone: gone})
	}
}

// results lists what follows from a battle. What has happened and what happens now have the last sentence about them;
// what is still to come has only its name.
func (b *builder) results(at int) []board.Result {
	var list []board.Result
	_, steps := b.Session.Steps()
	for i := at + 1; i < len(steps) && !game.Is[rules.BattleBegan](steps[i].Event); i++ {
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
			last.Idle = game.Is[rules.Triggered](s.Event) && i+1 < len(b.Past) && b.resultLabel(&steps[i+1]) != ""
			last.Now = i >= len(b.Past)-b.Fresh
		}
	}
	// What still waits for a choice is not done yet.
	switch asked := b.View.Asked(); {
	case b.Fresh > 0 || b.View.Phase != rules.Resolution || asked == nil:
	case b.View.Prompt() == "redeploy":
		list = append(list, board.Result{Label: b.T("battle.march"),
			Text: b.T("battle.chooses", "side", b.voice.Side(asked.Seat)), Now: true})
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

// resultLabel returns the name of what an event begins in the resolution of a battle, or "" if it only continues what
// has begun.
func (b *builder) resultLabel(s *table.Step) string {
	switch e := s.Event.(type) {
	case rules.Triggered:
		return b.voice.Card(e.Card)
	case rules.Benefited:
		return b.T("battle.benefit")
	case rules.DistrictFell:
		if e.City != b.then.Active {
			return b.T("battle.ravage.other", "n", e.District, "city", b.voice.City(e.City))
		}
		return b.T("battle.ravage", "n", e.District)
	case rules.CityFell:
		return b.T("battle.fall")
	case rules.Milled, rules.Revealed:
		if rules.AboutOf(e).By == rules.NoCard {
			return b.T("battle.reward")
		}
	case rules.MovedTo:
		if e.How == "redeploy" {
			return b.T("battle.march")
		}
	}
	return ""
}

// brief returns a step's sentence, in a shorter form where the label beside it says half of it.
func (b *builder) brief(s *table.Step) string {
	about, key := rules.AboutOf(s.Event), "brief."+s.Event.Name()
	var args []any
	switch e := s.Event.(type) {
	case rules.DistrictFell:
		return b.briefRavage(s, e, key)
	case rules.Benefited:
		key += "." + e.Benefit.String()
		if e.N == 0 && b.voice.Has(key+".none") {
			key += ".none"
		}
		args = []any{"side", b.sideOf(e.Seat)}
	case rules.Marked:
		if e.By == e.Card {
			key += ".self"
		}
		args = []any{"n", e.Value, "after", e.After}
	case rules.Milled:
		if e.How == "hand" {
			key += ".hand"
		}
		args = []any{"after", e.Left}
	case rules.MovedTo:
		key += "." + e.How
	}
	if !b.voice.Has(key) {
		return strings.TrimSuffix(s.Text, ".")
	}
	if about.Card.Valid() {
		args = append(args, "card", b.voice.Card(about.Card))
	}
	if about.City != rules.Nowhere {
		args = append(args, "city", b.voice.City(about.City))
	}
	return b.T(key, args...)
}

// briefRavage says why a district falls, and how many are left in its city.
func (b *builder) briefRavage(s *table.Step, e rules.DistrictFell, key string) string {
	v := s.View(b.View.Who).(*rules.View)
	left := 0
	for d := 1; d <= v.Districts(e.City); d++ {
		if !v.IsRavaged(e.City, d) {
			left++
		}
	}
	if e.City != v.Active || e.District != int(v.Fight) {
		key += ".won" // Moloch's second one (4.10)
	}
	if left == 0 {
		return b.T(key + ".last")
	}
	return b.T(key, "n", left, "all", v.Districts(e.City))
}

// sideOf returns a side's name, or "" for NoSeat.
func (b *builder) sideOf(seat game.Seat) string {
	if seat == game.NoSeat {
		return ""
	}
	return b.voice.Side(seat)
}
