package aurora

import "slices"

// under are the effects that go on once what is asked is done, nil if there are none.
func (v *View) under() []Effect {
	if v.TaskN < 2 {
		return nil
	}
	if t := &v.Tasks[v.TaskN-2]; t.Do == toEffects {
		return v.g.data.lists[t.A][t.B:]
	}
	return nil
}

// Bought are the effects that come once the price that is asked for is paid, be it a resource, an object or a survivor.
func (v *View) Bought() (list []Effect) {
	if v.TaskN == 0 {
		return nil
	}
	switch t := v.top(); {
	case t.Do == toSwap:
		list = append(list, Effect{Do: DoGain, Token: v.Slots[v.Explore.Slot].Tokens[0][0], N: 1})
	case t.Do != toPayResource && t.Do != toGive && (t.Do != toLose || t.A == 0):
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

// Doer is the card whose own effects are being done to the seat: the one that is explored, or an enemy that strikes
// from ambush. It is NoCard where it is neither.
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
			if x := v.g.data.of[c]; c != NoCard && (x.Do == list(t.A) || slices.Contains(x.Choose[:], list(t.A))) {
				return c
			}
		}
		break
	}
	return NoCard
}
