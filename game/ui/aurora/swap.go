package aurora

import (
	"slices"
	"strings"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
)

// couplings are the moves that add or remove a card of the convoy, or replace one.
var couplings = []rules.Verb{rules.VerbAttach, rules.VerbReplace, rules.VerbDetach}

// swap returns the coupling move of the car under the pointer, otherwise of the one that was touched, and what it
// costs.
func (b *builder) swap() (act rules.Act, loss foresee.Loss, ok bool) {
	if !b.Asks || b.View.Asked != b.View.Who {
		return act, loss, false
	}
	for _, spot := range []table.Spot{b.Screen.Hover, b.selected()} {
		for _, a := range b.Session.Actions() {
			if act := rules.ActOf(a.Move); a.Path[0] == spot && slices.Contains(couplings, act.Verb) {
				return act, foresee.Loses(b.View, act), true
			}
		}
	}
	return act, loss, false
}

// swaps tells in the prompt what that move costs. It reports whether there is one.
func (b *builder) swaps() bool {
	act, loss, ok := b.swap()
	if !ok {
		return false
	}
	p := &b.model.Prompt
	p.Heading = b.voice.Label(b.View, act.Move())
	if p.Lines = b.lossWords(&loss); len(p.Lines) == 0 {
		p.Lines = []string{b.T("forecast.swap.none")}
	}
	return true
}

// lossWords say what is lost.
func (b *builder) lossWords(l *foresee.Loss) (list []string) {
	var cards []string
	for _, c := range l.Cards {
		cards = append(cards, b.voice.Card(c))
	}
	if len(cards) > 0 {
		list = append(list, b.T("forecast.swap.lost", "list", strings.Join(cards, ", ")))
	}
	if l.Trailers > 0 {
		list = append(list, b.T("forecast.swap.trailers", "n", l.Trailers))
	}
	if l.Cargo > 0 {
		list = append(list, b.T("forecast.swap.cargo", "n", l.Cargo))
	}
	return list
}

// lost marks the cards of the convoy that the move under the pointer would cost.
func (b *builder) lost() {
	if _, loss, ok := b.swap(); ok {
		b.crossOut(&loss)
	}
}

// crossOut marks cards of the convoy that would be lost.
func (b *builder) crossOut(loss *foresee.Loss) {
	for i := range b.model.Cars {
		col := &b.model.Cars[i]
		for _, c := range loss.Cards {
			spot := b.pieceSpot(c)
			col.Lost = col.Lost || col.Spot == spot
			if col.Top != nil && col.Top.Spot == spot {
				col.Top.Lost = true
			}
		}
	}
}
