package convoy

import (
	"fmt"
	"slices"
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui"
	"onelongnight/game/ui/board"
)

// sights lists what can be looked into: of the panel on top or, with none
// open, of the table from the top bar down to the hand.
func (b *builder) sights() []ui.Sight {
	m := b.model
	switch {
	case m.Inspect != nil:
		return b.recordSights(m.Inspect.List)
	case m.Records != nil:
		return b.recordSights(m.Records.List)
	case m.Pile != nil:
		var list []ui.Sight
		for _, g := range m.Pile.Groups {
			list = append(list, b.cardSights(g.Cards)...)
		}
		return list
	case m.Choice != nil:
		return b.cardSights(m.Choice.Cards)
	case m.Title != nil || m.End != nil || m.Menu != nil || m.Options != nil:
		return nil
	case m.Battle != nil:
		return b.battleSights()
	}
	return b.tableSights()
}

// sight is something that a touch tells more of.
func sight(spot, label string) ui.Sight { return ui.Sight{Spot: spot, Label: label, Opens: true} }

// recordSights are the records of a list, and the cards in each.
func (b *builder) recordSights(records []board.Record) []ui.Sight {
	var list []ui.Sight
	for i, r := range records {
		s := sight(r.ID, plain(strings.TrimSpace(r.N+" "+r.Text)))
		if r.ID == "" {
			s.Spot, s.Opens = fmt.Sprint("record:", i), false
		}
		list = append(list, s)
		for _, p := range r.Cards {
			list = append(list, sight(p.ID, b.t("sight.card", "card", b.voice.Card(cardOf(p.ID)))))
		}
	}
	return list
}

// plain is a text without its marks.
func plain(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "**", ""), "\n", ". ")
}

func (b *builder) cardSights(cards []board.Card) []ui.Sight {
	var list []ui.Sight
	for i := range cards {
		c := &cards[i]
		list = append(list, sight("card:"+c.ID, strings.TrimSpace(b.t("sight.card", "card", c.Name)+" "+c.Note)))
	}
	return list
}

// tableSights are those of the table: counts, cities, units, hand, log.
func (b *builder) tableSights() []ui.Sight {
	m, v := b.model, b.view
	list := b.passingSights()
	for _, side := range sides {
		name := b.voice.Side(side)
		info := &m.Sides[faction(side)]
		list = append(list, sight(pile(side, "hand"), b.t("sight.hand", "side", name, "n", info.Hand)),
			sight(pile(side, "discard"), b.t("sight.discard", "side", name, "n", info.Discard)),
			sight(pile(side, "deck"), b.t("sight.deck", "side", name, "n", info.Deck)),
			sight("lasts:"+rules.Rules{}.Seats()[side], b.t("sight.lasts", "side", name, "n", info.Battles)))
	}
	list = append(list, sight("stand:", b.t("sight.stand", "n", m.Stand.Value)))
	if m.Phase.Index >= 0 {
		list = append(list, sight("phase:", b.t("sight.phase")))
	}
	for c := rules.ZiggyOne; c <= rules.NewYork; c++ {
		list = append(list, b.citySights(c, &m.Cities[c-1])...)
	}
	for _, c := range v.Own.Cards() {
		list = append(list, sight(voice.CardSpot(c), b.t("sight.own", "card", b.voice.Card(c))))
	}
	return append(list, b.recentSights()...)
}

// citySights are a city, what both sides count there, and who stands there.
func (b *builder) citySights(c rules.City, city *board.City) []ui.Sight {
	list := []ui.Sight{sight(voice.CitySpot(c), b.t("sight.city", "city", city.Name))}
	for _, side := range sides {
		row := &city.Moloch
		if side == rules.Outpost {
			row = &city.Outpost
		}
		if row.Total != "" {
			list = append(list, sight("total:"+about(c, side), b.t("sight.total", "side", b.voice.Side(side), "city", city.Name, "n", row.Total)))
		}
		if row.Forecast != "" && c == b.view.Active {
			list = append(list, sight("forecast:"+about(c, side), b.t("sight.forecast", "side", b.voice.Side(side), "city", city.Name, "n", row.Forecast)))
		}
		for i := range row.Units {
			list = append(list, b.unitSight(&row.Units[i], city.Name))
		}
	}
	return list
}

// unitSight is a unit with what one sees of it.
func (b *builder) unitSight(u *board.Unit, city string) ui.Sight {
	label := []string{b.t("sight.unit", "card", u.Name, "n", u.Strength, "city", city)}
	for _, x := range []struct {
		on  bool
		key string
	}{{u.Disabled, "sight.disabled"}, {u.Shielded, "sight.immune"}, {u.Netted, "sight.netted"}, {u.Module != nil, "sight.module"}} {
		if x.on {
			label = append(label, b.t(x.key))
		}
	}
	return sight("unit:"+u.ID, strings.Join(label, ", "))
}

// tallySight is a unit of a battle, or its empty place with what became of it.
func (b *builder) tallySight(y *board.Tally, city string) ui.Sight {
	if y.Gone == "" {
		return b.unitSight(&y.Unit, city)
	}
	gone := y.Gone
	if y.Unit.Name != "" {
		gone = y.Unit.Name + ", " + gone
	}
	return sight("unit:"+y.Unit.ID, b.t("sight.gone", "gone", gone, "city", city))
}

// recentSights are the sentences that the board shows, the newest first; they
// show again what they tell of.
func (b *builder) recentSights() []ui.Sight {
	var list []ui.Sight
	first, _ := b.session.Steps()
	for _, l := range slices.Backward(b.told()) {
		if len(list) == len(b.model.Log) {
			break
		}
		if l.Step >= first && !b.dull(l.Event) {
			list = append(list, sight(fmt.Sprint("line:", l.Step), plain(l.Text)))
		}
	}
	return list
}

// passingSights are the cards that are seen only while something happens.
func (b *builder) passingSights() []ui.Sight {
	var list []ui.Sight
	for i := range b.model.Effects {
		if c := b.model.Effects[i].Card; c != nil {
			list = append(list, sight("card:"+c.ID+"@passing", b.t("sight.card", "card", c.Name)))
		}
	}
	return list
}

// battleSights are those of the scene of a battle.
func (b *builder) battleSights() []ui.Sight {
	scene := b.model.Battle
	city := b.voice.City(rules.City(scene.City))
	list := b.passingSights()
	for _, side := range sides {
		list = append(list, sight("total:"+about(rules.City(scene.City), side), b.t("sight.total", "side", b.voice.Side(side), "city", city, "n", scene.Totals[faction(side)])))
		for i := range scene.Tallies[faction(side)] {
			list = append(list, b.tallySight(&scene.Tallies[faction(side)][i], city))
		}
	}
	return list
}
