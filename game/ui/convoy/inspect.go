package convoy

import (
	"slices"
	"strconv"
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
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

// sight returns a thing that tells more when it is touched.
func sight(spot table.Spot, label string) scene.Sight {
	return scene.Sight{Spot: spot, Label: label, Opens: true}
}

// figure returns the spot of a number on the table that can be explained.
func figure(name string) table.Spot { return table.KindFigure.Spot(name) }

func lineSpot(step int) table.Spot { return table.KindLine.Spot(strconv.Itoa(step)) }

// Sights returns what there is to see on the table, from the top bar down to the hand: counts, cities, units, hand,
// log.
func (b *builder) Sights() []scene.Sight {
	m := b.model
	if m.Battle != nil {
		return b.battleSights()
	}
	list := b.passingSights()
	for _, side := range sides {
		name := b.voice.Side(side)
		info := &m.Sides[faction(side)]
		list = append(list, sight(pile(side, "hand"), b.T("sight.hand", "side", name, "n", info.Hand)),
			sight(pile(side, "discard"), b.T("sight.discard", "side", name, "n", info.Discard)),
			sight(pile(side, "deck"), b.T("sight.deck", "side", name, "n", info.Deck)),
			sight(figure("lasts-"+seatName(side)), b.T("sight.lasts", "side", name, "n", info.Battles)))
	}
	list = append(list, sight(figure("stand"), b.T("sight.stand", "n", m.Stand.Value)))
	if m.Steps.Shown() {
		list = append(list, sight(board.PhaseSpot(m.Steps.Index), b.T("sight.phase")))
	}
	list = under(b.T("sight.counts"), list)
	for c := rules.ZiggyOne; c <= rules.NewYork; c++ {
		list = append(list, under(m.Cities[c-1].Name, b.citySights(c, &m.Cities[c-1]))...)
	}
	var own []scene.Sight
	for _, c := range b.hand() {
		own = append(own, sight(voice.CardSpot(c), b.T("sight.own", "card", b.voice.Card(c))))
	}
	list = append(list, under(b.T("section.hand"), own)...)
	return append(list, under(b.T("log.title"), b.recentSights())...)
}

func under(heading string, list []scene.Sight) []scene.Sight {
	for i := range list {
		list[i].Group = heading
	}
	return list
}

// citySights returns what there is to see in a city: both totals, and the units there.
func (b *builder) citySights(c rules.City, city *board.City) []scene.Sight {
	list := []scene.Sight{sight(voice.CitySpot(c), b.T("sight.city", "city", city.Name))}
	for _, side := range sides {
		row := &city.Moloch
		if side == rules.Outpost {
			row = &city.Outpost
		}
		if row.Total != "" {
			list = append(list, sight(figure("total-"+about(c, side)),
				b.T("sight.total", "side", b.voice.Side(side), "city", city.Name, "n", row.Total)))
		}
		if row.Forecast != "" && c == b.View.Active {
			key := "sight.forecast"
			if b.early() {
				key = "sight.sofar"
			}
			list = append(list, sight(figure("forecast-"+about(c, side)),
				b.T(key, "side", b.voice.Side(side), "city", city.Name, "n", row.Forecast)))
		}
		for i := range row.Units {
			list = append(list, b.unitSight(&row.Units[i], city.Name))
		}
	}
	return list
}

func (b *builder) unitSight(u *board.Unit, city string) scene.Sight {
	label := []string{b.T("sight.unit", "card", u.Name, "n", u.Strength, "city", city)}
	for _, x := range []struct {
		on  bool
		key string
	}{{u.Disabled, "sight.disabled"}, {u.Shielded, "sight.immune"}, {u.Netted, "sight.netted"},
		{u.Fenced, "sight.fenced"}, {u.Module != nil, "sight.module"}} {
		if x.on {
			label = append(label, b.T(x.key))
		}
	}
	return sight(table.KindPiece.Spot(u.ID), strings.Join(label, ", "))
}

// tallySight returns a unit of a battle, or its empty place with what became of it.
func (b *builder) tallySight(y *board.Tally, city string) scene.Sight {
	if y.Gone == "" {
		return b.unitSight(&y.Unit, city)
	}
	gone := y.Gone
	if y.Unit.Name != "" {
		gone = y.Unit.Name + ", " + gone
	}
	return sight(table.KindPiece.Spot(y.Unit.ID), b.T("sight.gone", "gone", gone, "city", city))
}

// recentSights returns the sentences that the board shows, the newest first. Touching one shows again what it tells of.
func (b *builder) recentSights() []scene.Sight {
	var list []scene.Sight
	first, _ := b.Session.Steps()
	for _, l := range slices.Backward(b.Logged()) {
		if len(list) == len(b.model.Log.Lines) {
			break
		}
		if l.Step >= first && !b.dull(l.Event) {
			list = append(list, sight(lineSpot(l.Step), panel.PlainText(l.Text)))
		}
	}
	return list
}

// passingSights returns the cards that are seen only while something happens.
func (b *builder) passingSights() []scene.Sight {
	var list []scene.Sight
	for i := range b.model.Effects {
		if c := b.model.Effects[i].Card; c != nil {
			seen := table.KindCard.Spot(c.ID).Tagged(board.Passing)
			list = append(list, sight(seen, b.T("sight.read", "name", c.Name)))
		}
	}
	return list
}

func (b *builder) battleSights() []scene.Sight {
	fight := b.model.Battle
	city := b.voice.City(rules.City(fight.City))
	list := b.passingSights()
	for _, side := range sides {
		list = append(list, sight(figure("total-"+about(rules.City(fight.City), side)),
			b.T("sight.total", "side", b.voice.Side(side), "city", city, "n", fight.Totals[faction(side)])))
		for i := range fight.Tallies[faction(side)] {
			list = append(list, b.tallySight(&fight.Tallies[faction(side)][i], city))
		}
	}
	return list
}
