package convoy

import (
	"slices"
	"strconv"
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// Inspected returns a card with where it is, what it counts there and why. It returns nil if the spot is no card.
func (b *builder) Inspected(spot table.Spot) *panel.Inspect {
	c, v := cardOf(spot), b.View
	if c == rules.NoCard {
		return nil
	}
	in := &panel.Inspect{Card: fullFace(b.face(c))}
	if b.then != nil && c.IsUnit() && b.then.Units[c].City == b.then.Active {
		v = b.then // it fights in the battle that is shown: explain what was counted there
	}
	if c.IsUnit() && v.Units[c].City != rules.Nowhere {
		in.List = append(b.strength(v, c), b.states(v, c)...)
	} else {
		in.List = b.whereabouts(v, c)
	}
	if b.Screen.TextScale > largeText { // the face does not grow with the text
		in.List = append(in.List, panel.Record{Text: "**" + b.T("trigger."+voice.Trigger(c)) + ":** " +
			b.voice.Text(c)})
	}
	in.List = append(in.List, b.help(c)...)
	return in
}

// largeText is the text scale above which a card's text is repeated beside it.
const largeText = 1.2

// help explains the terms on a card that newcomers ask about.
func (b *builder) help(c rules.Card) []panel.Record {
	var list []panel.Record
	if trigger := voice.Trigger(c); b.voice.Has("help.trigger." + trigger) {
		list = append(list, panel.Record{Text: b.T("help.trigger." + trigger)})
	}
	if c.Kind() == rules.Building {
		list = append(list, panel.Record{Text: b.T("help.building")})
	}
	text := strings.ToLower(b.voice.Text(c))
	for _, word := range [...]string{"immune", "off", "marker", "full"} {
		if strings.Contains(text, b.T("help.stem."+word)) {
			list = append(list, panel.Record{Text: b.T("help.word." + word)})
		}
	}
	return list
}

// strength explains a unit's strength, term by term.
func (b *builder) strength(v *rules.View, u rules.Card) []panel.Record {
	var list []panel.Record
	for i, p := range b.parts(v, u) {
		r := panel.Record{N: signed(p.n, i == 0), Text: p.text}
		if p.card != rules.NoCard && p.card != u {
			r.Face, r.Spot = b.pic(p.card), b.cardSpot(v, p.card, i)
		}
		if p.n > 0 && i > 0 {
			r.Tone = panel.ToneUp
		} else if p.n < 0 {
			r.Tone = panel.ToneDown
		}
		list = append(list, r)
	}
	return append(list, panel.Record{N: strconv.Itoa(v.Strength(u)), Sum: true,
		Text: b.T("state.total", "city", b.voice.City(v.Units[u].City))})
}

// states tells what else there is to say about a unit in play.
func (b *builder) states(v *rules.View, u rules.Card) []panel.Record {
	var list []panel.Record
	state := &v.Units[u]
	if m := state.Module; m != rules.NoCard && m.Kind() != rules.StrengthModule {
		list = append(list, panel.Record{Spot: b.cardSpot(v, m, u.ID()), Face: b.pic(m),
			Text: b.T("state.module", "card", b.voice.Card(m))})
	}
	add := func(on bool, key string) {
		if on {
			list = append(list, panel.Record{Text: b.T("state." + key)})
		}
	}
	off := v.Disabled(u)
	shielded := v.Is(u, rules.Shielded) && v.Immune(u)
	add(shielded, "shielded")
	add(!shielded && v.Immune(u), "immune")
	add(v.Towns[state.City].Destroyed, "ruins")
	add(off && v.Is(u, rules.Hacked), "hacked")
	if off && !v.Is(u, rules.Hacked) && !v.Towns[state.City].Destroyed {
		list = append(list, panel.Record{Spot: b.cardSpot(v, rules.EMPLauncher, u.ID()),
			Face: b.pic(rules.EMPLauncher), Text: b.T("state.launched")})
	}
	add(v.Is(u, rules.Netted), "netted")
	if v.Fenced(u) {
		list = append(list, panel.Record{Spot: b.cardSpot(v, rules.Field, u.ID()), Face: b.pic(rules.Field),
			Text: b.T("state.fenced")})
	}
	add(v.Is(u, rules.Moved), "moved")
	add(b.changed[u], "fresh")
	add(state.Module != rules.NoCard && state.Module.Kind() != rules.StrengthModule && !v.ModuleAble(u), "module.off")
	return list
}

// whereabouts tells where a card that is not in play is, as far as this side knows.
func (b *builder) whereabouts(v *rules.View, c rules.Card) []panel.Record {
	side := c.Side()
	where := "unseen"
	switch inHand, inDeck := unknown(v, side); {
	case slices.Contains(v.Own.Cards(), c):
		where = "hand"
	case slices.Contains(v.Discard[side].Cards(), c):
		where = "discard"
	case side == v.Who:
		where = "deck"
	case slices.Contains(v.KnownHand(side), c):
		where = "known"
	case slices.Contains(knownDeck(v, side), c):
		where = "known.deck"
	case inHand == 0:
		where = "unseen.deck"
	case inDeck == 0:
		where = "unseen.hand"
	}
	for u := range v.Units {
		if m := v.Units[u].Module; m == c && c != rules.NoCard {
			return []panel.Record{{Spot: b.cardSpot(v, rules.Card(u), c.ID()), Face: b.pic(rules.Card(u)),
				Text: b.T("where.carried", "card", b.voice.Card(rules.Card(u)))}}
		}
	}
	return []panel.Record{{Text: b.T("where."+where, "side", b.voice.Side(side))}}
}
