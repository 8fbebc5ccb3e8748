package aurora

import (
	"slices"
	"strconv"
	"strings"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
)

// answers are the prefixes of the buttons that are answers to a question. They are placed below the prompt.
var answers = []string{"block-", "bonus-", "choose-", "drop-", "pay-", "put-", "find-", "way-"}

// answerWords are the complete IDs of other buttons that are answers.
var answerWords = map[string]bool{"card": true, "ammo": true, "incendiary": true, "take": true, "decline": true,
	"jackal": true, "medic": true, "leave": true}

// isAnswer reports whether a move's button answers the question asked.
func isAnswer(spot table.Spot) bool {
	if spot.Kind != table.KindButton {
		return false
	}
	for _, begin := range answers {
		if strings.HasPrefix(spot.ID, begin) {
			return true
		}
	}
	return answerWords[spot.ID]
}

// choices builds the buttons for answers.
func (b *builder) choices() {
	if !b.Asks {
		return
	}
	for _, spot := range b.answers() {
		b.model.Choices = append(b.model.Choices, b.choice(spot))
	}
}

// answers returns the answers that can be given now, including one that was touched and waits to be confirmed.
func (b *builder) answers() (list []table.Spot) {
	next := b.Next
	if isAnswer(b.selected()) && b.Touchable(loadSpot) {
		next = nil
		for _, a := range b.Session.Actions() {
			if !slices.Contains(next, a.Path[0]) {
				next = append(next, a.Path[0])
			}
		}
	}
	for _, spot := range next {
		if isAnswer(spot) {
			list = append(list, spot)
		}
	}
	return list
}

// loadSpot is the button that takes everything, although some of it has no room.
var loadSpot = table.KindButton.Spot("load")

// leads returns the actions that an answer leads to, after what was touched or as a first touch.
func (b *builder) leads(spot table.Spot) []table.Action {
	way := append(slices.Clone(b.Session.Selected()), spot)
	if list := b.Session.Leads(way); len(list) > 0 {
		return list
	}
	return b.Session.Leads([]table.Spot{spot})
}

// meant returns the answer under the pointer, otherwise the one that was touched.
func (b *builder) meant() (act rules.Act, ok bool) {
	if !b.Asks {
		return act, false
	}
	for _, spot := range []table.Spot{b.Screen.Hover, b.selected()} {
		if isAnswer(spot) {
			if list := b.leads(spot); len(list) > 0 {
				return rules.ActOf(list[0].Move), true
			}
		}
	}
	return act, false
}

// excess says how much of a gain has no room, "" if all of it fits.
func (b *builder) excess(goods rules.Tokens) string { return b.excessAfter(goods, 0) }

// excessAfter is excess once some food has been spent.
func (b *builder) excessAfter(goods rules.Tokens, food int) string {
	n := foresee.ExcessAfter(b.View, &goods, food)
	if n == 0 {
		return ""
	}
	kinds, one := 0, rules.NoToken
	for t := rules.Food; t <= rules.Ammo; t++ {
		if goods[t] > 0 {
			kinds, one = kinds+1, t
		}
	}
	if kinds > 1 {
		return b.T("forecast.excess.some", "n", n)
	}
	all := int(goods[one])
	if n >= all {
		return b.T("forecast.excess.all", "token", b.voice.Token(one, all))
	}
	return b.T("forecast.excess", "n", n, "token", b.voice.Token(one, all))
}

// dropKeys are the texts for answers that give up a token, by the reason. For other reasons the text only names the
// token.
var dropKeys = map[string]string{"price": "button.give", "swapped": "button.swap"}

// choice returns one answer: in signs if it is about tokens and effects, otherwise in words.
func (b *builder) choice(spot table.Spot) board.Choice {
	c := board.Choice{Spot: spot, Main: true, Picked: b.Picked(spot)}
	leads := b.leads(spot)
	if len(leads) == 0 {
		return c
	}
	act := rules.ActOf(leads[0].Move)
	c.Label = leads[0].Label
	v := b.View
	goods := foresee.Comes(v, act)
	if n := foresee.Excess(v, &goods); n > 0 {
		c.Loss = b.T("board.excess", "n", n)
	}
	switch act.Verb {
	case rules.VerbBlock:
		c.Tokens, c.Label = tokens(v.Slots[v.Explore.Slot].Tokens[act.A-1][:]),
			b.T("board.block."+spot.ID[len("block-"):])
	case rules.VerbBonus:
		c.Effects, c.Harm = b.weighed(b.game.BonusOf(act.A, rules.Bonus(act.B)))
	case rules.VerbChoose:
		c.Effects, c.Harm = b.weighed(v.Option(int(act.A - 1)))
	case rules.VerbDrop:
		c.Tokens = []string{rules.Token(act.A).String()}
		if key := dropKeys[v.Dropping()]; key != "" {
			c.Label, c.Effects = b.T(key), b.effects(v.Bought())
		}
	case rules.VerbPay:
		c.Tokens, c.Label = []string{rules.Token(act.A).String()}, b.T("button.pay")
	case rules.VerbPut:
		c.Tokens, c.Label = []string{rules.Token(act.A).String()}, ""
		c.Lands = voice.PlaceSpot(b.game, v.Asked, rules.Spot(act.B))
	case rules.VerbJackal:
		c.Tokens, c.Label = []string{rules.Token(act.A).String()}, ""
		if spot.ID == "jackal" {
			c.Tokens, c.Label = nil, b.T("button.jackal")
		}
	case rules.VerbMedic:
		c.Label = b.T("button.medic")
	case rules.VerbLeave:
		c.Label = b.T("button.leave")
	case rules.VerbDecline:
		c.Main = false
	case rules.VerbDrive:
		c.Label = voice.Capital(b.voice.Shortcuts(act.B))
		if act.B == 0 {
			c.Label = b.T("board.by-road")
		}
		for _, d := range foresee.Drives(v) {
			if d.To == act.A && d.Ways == act.B {
				c.Label += " " + strconv.Itoa(d.Fuel)
				c.Tokens = []string{"fuel"}
			}
		}
	case rules.VerbFire:
		c.Label = b.T("button." + spot.ID)
	}
	return c
}

// bad are the kinds of effects that nobody wants; prices those that may turn out to buy nothing; gifts those that may
// turn out to give nothing.
var (
	bad    = map[rules.EffectKind]bool{rules.DoDamage: true, rules.DoContaminate: true}
	prices = map[rules.EffectKind]bool{rules.DoDropResource: true, rules.DoDropSurvivor: true,
		rules.DoDropObject: true}
	gifts = map[rules.EffectKind]bool{rules.DoGain: true, rules.DoDraw: true, rules.DoClean: true, rules.DoRepair: true,
		rules.DoFame: true, rules.DoDriveOn: true, rules.DoFireOnce: true, rules.DoSalvage: true}
)

// weighed returns effects as signs, and if they do nothing but harm, what they do in words.
func (b *builder) weighed(list []rules.Effect) (signs []art.Effect, harm string) {
	signs = b.effects(list)
	var bads []rules.Effect
	for i := range list {
		e := &list[i]
		would := b.View.Would(e) || prices[e.Do]
		switch less := e.Do == rules.DoFame && e.N < 0; {
		case bad[e.Do] || prices[e.Do] || less:
			if would {
				bads = append(bads, *e)
			}
		case would || !gifts[e.Do]:
			return signs, ""
		}
	}
	if len(bads) == 0 {
		return signs, ""
	}
	if b.Window.Portrait { // the signs say which one
		return signs, b.T("board.harm.short")
	}
	return signs, b.T("board.harm", "what", b.voice.Effects(bads))
}
