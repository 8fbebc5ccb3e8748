package aurora

import (
	"slices"

	"onelongnight/game"
)

// Left returns how much of what is asked about is still to be done: damage, repairs, or contamination tokens.
func (v *View) Left() int {
	if v.TaskN == 0 {
		return 0
	}
	return int(v.top().Left)
}

// InHand returns the card that is asked about: the one to install, whose option is chosen, that was hit, or the loot on
// offer; NoCard if there is none.
func (v *View) InHand() Card {
	if v.TaskN == 0 {
		return NoCard
	}
	switch t := v.top(); t.Do {
	case toInstall, toChoose, toMark:
		return t.Card
	}
	return v.Prize
}

// Marking returns the enemy that gets a target.
func (v *View) Marking() Card { return v.InHand() }

// Marked returns whose target lies in a box, from 0, of the enemy that gets one; NoSeat if no enemy does.
func (v *View) Marked(box uint8) game.Seat {
	for i := range v.Foes[:v.FoeN] {
		if v.Foes[i].Card == v.Marking() {
			return v.Foes[i].Targets[box]
		}
	}
	return game.NoSeat
}

// Option returns the effects of an option, from 0, of the card that is asked about; nil if there is none.
func (v *View) Option(i int) []Effect {
	if c := v.InHand(); i < len(v.g.data.of[c].Choose) {
		return v.g.data.lists[v.g.data.of[c].Choose[i]]
	}
	return nil
}

// Dropping returns why a token is dropped: "gained" or "aboard" if what was gained or is aboard does not fit, "price"
// if it pays for something, "swapped" if it is swapped.
func (v *View) Dropping() string {
	switch v.top().Do {
	case toGain:
		return "gained"
	case toPayResource:
		return "price"
	case toSwap:
		return "swapped"
	}
	return "aboard"
}

// Stowing returns the place that is being stowed.
func (v *View) Stowing() Spot { return Spot(v.top().Next) }

// Shielded reports whether armour could take the hit that is asked about.
func (v *View) Shielded() bool {
	if v.Ask != AskDamage {
		return false
	}
	c := &v.Convoys[v.Asked]
	return zones[v.top().Zone]&v.g.Intact(c, Armour) != 0
}

// under returns the effects that follow what is asked about, nil if there are none.
func (v *View) under() []Effect {
	if v.TaskN < 2 {
		return nil
	}
	if t := &v.Tasks[v.TaskN-2]; t.Do == toEffects {
		return v.g.data.lists[t.List][t.Next:]
	}
	return nil
}

// Bought returns the effects that follow once the price that is asked for is paid: a resource, an object or a survivor.
func (v *View) Bought() (list []Effect) {
	if v.TaskN == 0 {
		return nil
	}
	switch t := v.top(); {
	case t.Do == toSwap:
		list = append(list, Effect{Do: DoGain, Token: v.Slots[v.Explore.Slot].Tokens[0][0], N: 1})
	case t.Do != toPayResource && t.Do != toGive && t.Do != toPaySurvivor:
		return nil
	}
	for _, e := range v.under() {
		if e.Do != DoTakeTokens {
			list = append(list, e)
			continue
		}
		for t, n := range v.Lying(v.Explore.Slot, 0) {
			if n > 0 {
				list = append(list, Effect{Do: DoGain, Token: Token(t), N: int8(n)})
			}
		}
	}
	return list
}

// Doer returns the card whose own effects are being done to the seat: the card explored, or an enemy whose ambush
// strikes; NoCard if it is neither.
func (v *View) Doer() Card {
	var cards []Card
	cards = append(cards, v.Slots[v.Explore.Slot].Card)
	for i := range v.Foes[:v.FoeN] {
		cards = append(cards, v.Foes[i].Card)
	}
	for i := int(v.TaskN) - 1; i >= 0; i-- {
		t := &v.Tasks[i]
		if t.Do != toEffects {
			continue
		}
		for _, c := range cards {
			if x := v.g.data.of[c]; c != NoCard && (x.Do == t.List || slices.Contains(x.Choose[:], t.List)) {
				return c
			}
		}
		break
	}
	return NoCard
}
