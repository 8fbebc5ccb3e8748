package voice

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
)

// aboutVerb is which moves a first hint speaks of.
var aboutVerb = map[string]aurora.Verb{"explore": aurora.VerbExplore, "crew": aurora.VerbUse, "part": aurora.VerbBonus,
	"pass": aurora.VerbPass, "drive": aurora.VerbDrive, "fire": aurora.VerbFire, "contaminate": aurora.VerbPick}

// aboutConvoy are the first hints that speak of the convoy as a whole.
var aboutConvoy = map[string]bool{"damage": true, "drop": true, "stow": true}

// FirstHint implements table.Voice: what a hint of the game's says, and all that it speaks of.
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
	case name == "crew": // also who goes already
		c := &v.Convoys[v.Who]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Station == aurora.InAction {
				add(s.pieceSpot(c.Crew[i].Card))
			}
		}
	case name == "contaminate": // who is contaminated, and what would contaminate
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
