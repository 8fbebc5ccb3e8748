package convoy

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// placePanel is a city in words: its positions, its districts, its support, what
// a win there brings; of a destroyed one, who was left in it.
func (b *builder) placePanel() {
	c := cityOf(b.screen.About)
	if choice := b.unfold(c); choice != nil {
		b.open.Panel = choice
		return
	}
	var list []panel.Record
	switch {
	case b.view.Towns[c].Destroyed:
		list = panel.Texts(b.t("place.destroyed"))
		for _, side := range sides {
			list = append(list, b.left(c, side)...)
		}
	default:
		for d := 1; d <= b.view.Districts(c); d++ {
			list = append(list, panel.Record{N: strconv.Itoa(d), Text: b.districtLine(c, d)})
		}
		list = append(list, panel.Texts(b.winLines(c)...)...)
		for _, side := range sides {
			list = append(list, b.positions(c, side)...)
		}
	}
	b.open.Panel = b.list(b.voice.City(c), list)
}

// cityOf is the city that a city's, its tab's or a district's spot is about.
func cityOf(spot table.Spot) rules.City {
	name, _, _ := strings.Cut(spot.ID, "-")
	n, _ := strconv.Atoi(name)
	return rules.City(n)
}

// positions are a side's in a city, with what makes them more or fewer.
func (b *builder) positions(c rules.City, side game.Seat) []panel.Record {
	v := b.view
	list := panel.Texts(b.t("place.positions", "side", b.voice.Side(side), "n", v.Capacity(c, side)))
	if side == rules.Outpost && v.Towns[c].ExtraPosition {
		list = append(list, panel.Record{Deep: true, N: "+1", Tone: panel.ToneUp, Text: b.t("place.widened")})
	}
	for _, u := range v.Reducers(c, side) {
		list = append(list, panel.Record{Deep: true, N: "−1", Tone: panel.ToneDown, Face: b.pic(u), Spot: b.cardSpot(v, u, "positions"), Text: b.voice.Card(u)})
	}
	return list
}

// districtLine is a district with its state and what it brings.
func (b *builder) districtLine(c rules.City, d int) string {
	state := "place.district.standing"
	switch {
	case b.view.IsRavaged(c, d):
		return b.t("place.ravaged")
	case c == b.view.Active && int(b.view.Fight) == d:
		state = "place.district.fought"
	}
	return b.t("place.district", "state", b.t(state), "benefit", b.t("benefit."+c.BenefitOf(d).String()+".long"))
}

// winLines are a city's support and the effects of winning there.
func (b *builder) winLines(c rules.City) []string {
	var lines []string
	if text := b.voice.Support(b.view, c); text != "" {
		key := "place.support"
		if b.view.Towns[c].SupportUsed {
			key = "place.support.used"
		}
		lines = append(lines, b.t(key, "text", text))
	}
	moloch := "win.moloch"
	if c.Printed().ApplyRavaged {
		moloch = "win.moloch.benefit"
	}
	return append(lines, b.t("win.outpost."+strconv.Itoa(int(c))), b.t(moloch))
}

// left are the units of a side that stand in a destroyed city.
func (b *builder) left(c rules.City, side game.Seat) []panel.Record {
	var list []panel.Record
	for _, u := range b.view.UnitsIn(c, side) {
		list = append(list, panel.Record{Spot: voice.UnitSpot(u), Face: b.pic(u), Text: b.voice.Card(u)})
	}
	return list
}

// fallen lists the units in destroyed cities that can be chosen now.
func (b *builder) fallen() []rules.Card {
	var list []rules.Card
	for _, spot := range b.next {
		if u := cardOf(spot); spot.Kind == table.KindPiece && b.view.Towns[b.view.Units[u].City].Destroyed {
			list = append(list, u)
		}
	}
	return list
}

// unfold is the choice among the units of a destroyed city, nil if there is
// none.
func (b *builder) unfold(c rules.City) *panel.Choice {
	choice := &panel.Choice{Title: b.model.Prompt.Heading, Body: b.voice.City(c), Buttons: b.commands(), Scroll: b.screen.Scroll.Panel}
	for _, u := range b.fallen() {
		if b.view.Units[u].City == c {
			card := b.face(u)
			card.Glow = b.glow(voice.UnitSpot(u), b.unitGlow(u))
			choice.Cards = append(choice.Cards, fullFace(card))
		}
	}
	if len(choice.Cards) == 0 {
		return nil
	}
	return choice
}
