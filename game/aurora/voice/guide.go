package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/table"
)

// Asked returns the topic of the question that is open, by which the book (game/aurora/edition) finds what to tell.
func (s *Speaker) Asked(view game.View) []string {
	if v := view.(*aurora.View); v.Ask == aurora.AskExplore && v.Asked == v.Who && !v.CanExplore() {
		return []string{"asks:tired"}
	}
	return s.Terse.Asked(view)
}

// Told returns the topics of an event: what happened, and the card that it happened to if a seat may know it.
func (s *Speaker) Told(event game.Event, to game.Seat) []string {
	list := []string{"event:" + event.Name()}
	seen := game.Seen(event, to)
	switch e := seen.(type) {
	case aurora.ActionTurned:
		list = append(list, s.actionSpot(e.Action).String())
	case aurora.ActionEnded:
		list = append(list, s.actionSpot(e.Action).String())
	case aurora.Discarded, aurora.Stationed, aurora.BlockTaken, aurora.Marked, aurora.Lifted, aurora.Ousted:
		// these events are not about what the card does
	default:
		if c := aurora.CardOf(e); c != aurora.NoCard {
			list = append(list, s.cardSpot(c).String())
		}
	}
	if o := aurora.ObjectOf(seen); o != aurora.NoObject {
		list = append(list, objectSpot(uint8(o)).String())
	}
	return list
}

// actionSpot returns the spot of a card of the Automa.
func (s *Speaker) actionSpot(n uint8) table.Spot {
	return table.KindCard.Spot(s.game.Data().Actions[n].ID)
}

// BookFacts returns what the book tells of a card, an object or a card of the Automa: its facts, a line each. It is not
// a method, so that only programs that make books carry it.
func BookFacts(v *Voice, spot table.Spot) string {
	lines := cardFacts(v, spot.ID)
	if lines == nil {
		return ""
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "**", "") // without bold type
}

// cardFacts returns the facts about the thing with an id, nil if there are none.
func cardFacts(v *Voice, id string) []string {
	d := aurora.Rules{}.Data()
	if c := d.Card(id); c != aurora.NoCard {
		return v.Facts(d, d.Of(c))
	}
	for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
		if o.String() == id {
			return []string{v.ObjectFact(o), v.T("fact.copies", "n", int(d.Copies[o]))}
		}
	}
	for i := range d.Actions {
		if a := &d.Actions[i]; a.ID == id && i > 0 {
			return v.ActionFacts(d, a)
		}
	}
	return nil
}

// Asks returns the sentences that explain a mission's aim.
func (*Speaker) Asks(aim string, _ game.Seat, _ game.State, t func(key string, args ...any) string) (list []string) {
	goal, ok := think.GoalOf(aim)
	if !ok {
		return nil
	}
	for _, c := range goal.Conditions {
		list = append(list, t("aim."+c.What, "n", c.N))
	}
	if goal.Round > 0 {
		list = append(list, t("aim.by", "round", goal.Round))
	}
	return list
}

// aboutVerb lists the first hints that are about moves, by the verb of these.
var aboutVerb = map[string]aurora.Verb{"explore": aurora.VerbExplore, "crew": aurora.VerbUse, "part": aurora.VerbBonus,
	"pass": aurora.VerbPass, "drive": aurora.VerbDrive, "fire": aurora.VerbFire, "contaminate": aurora.VerbPick}

// aboutConvoy lists the first hints that are about the convoy as a whole.
var aboutConvoy = map[string]bool{"damage": true, "drop": true, "stow": true}

// FirstHint implements table.Adviser: it returns the words of a hint, and everything that the hint is about.
func (s *Speaker) FirstHint(view game.View, legal []game.Move, name string) (said string, of []table.Spot) {
	said = s.T("first." + name)
	v := view.(*aurora.View)
	add := func(list ...table.Spot) {
		for _, spot := range list {
			if !slices.Contains(of, spot) {
				of = append(of, spot)
			}
		}
	}
	switch {
	case name == "wolves":
		for _, slot := range v.Slots[1:] {
			if slot.Card != aurora.NoCard && s.game.Data().Of(slot.Card).Kind == aurora.Enemy {
				add(s.cardSpot(slot.Card))
			}
		}
	case name == "crew": // those already chosen, too
		c := &v.Convoys[v.Who]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Station == aurora.InAction {
				add(s.pieceSpot(c.Crew[i].Card))
			}
		}
	case name == "contaminate": // those contaminated, and what would contaminate
		c := &v.Convoys[v.Who]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Contamination > 0 {
				add(s.pieceSpot(c.Crew[i].Card))
			}
		}
		for _, m := range legal {
			if v.Contaminates(m) {
				add(s.Path(view, m)[0])
			}
		}
	case name == "points":
		add(table.KindFigure.Spot("points"))
	case name == "ship":
		add(SpaceSpot(v.AuroraSpace()))
	case aboutConvoy[name]:
		for i, card := range v.Convoys[v.Who].Cars {
			if i%2 == 0 && card != aurora.NoCard {
				add(s.pieceSpot(card))
			}
		}
	}
	for _, m := range legal {
		if verb, ok := aboutVerb[name]; !ok || aurora.ActOf(m).Verb != verb {
			continue
		}
		path := s.Path(view, m)
		if add(path[0]); name == "fire" {
			add(path[1]) // the enemy
		}
	}
	return said, of
}
