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

// placePanel describes a city: districts, support, what a win brings there, positions. For a destroyed city it lists
// the units that are left.
func (b *builder) placePanel() panel.Panel {
	c := cityOf(b.Screen.About)
	if choice := b.unfold(c); choice != nil {
		return choice
	}
	var list []panel.Record
	switch {
	case b.View.Towns[c].Destroyed:
		list = panel.Texts(b.T("place.destroyed"))
		for _, side := range sides {
			list = append(list, b.left(c, side)...)
		}
	default:
		for d := 1; d <= b.View.Districts(c); d++ {
			list = append(list, panel.Record{N: strconv.Itoa(d), Text: b.districtLine(c, d)})
		}
		list = append(list, panel.Texts(b.winLines(c)...)...)
		for _, side := range sides {
			list = append(list, b.positions(c, side)...)
		}
	}
	return b.List(b.voice.City(c), list)
}

// cityOf returns the city of a spot that names a city, its tab or one of its districts.
func cityOf(spot table.Spot) rules.City {
	name, _, _ := strings.Cut(spot.ID, "-")
	n, _ := strconv.Atoi(name)
	return rules.City(n)
}

// positions returns how many positions a side has in a city, and what makes them more or fewer.
func (b *builder) positions(c rules.City, side game.Seat) []panel.Record {
	v := b.View
	list := panel.Texts(b.T("place.positions", "side", b.voice.Side(side), "n", v.Capacity(c, side)))
	if side == rules.Outpost && v.Towns[c].ExtraPosition {
		list = append(list, panel.Record{Deep: true, N: "+1", Tone: panel.ToneUp, Text: b.T("place.widened")})
	}
	for _, u := range v.Reducers(c, side) {
		list = append(list, panel.Record{Deep: true, N: "−1", Tone: panel.ToneDown, Face: b.pic(u),
			Spot: b.cardSpot(v, u, "positions"), Text: b.voice.Card(u)})
	}
	return list
}

// districtLine describes a district: its state and its benefit.
func (b *builder) districtLine(c rules.City, d int) string {
	state := "place.district.standing"
	switch {
	case b.View.IsRavaged(c, d):
		return b.T("place.ravaged")
	case c == b.View.Active && int(b.View.Fight) == d:
		state = "place.district.fought"
	}
	return b.T("place.district", "state", b.T(state), "benefit", b.T("benefit."+c.BenefitOf(d).String()+".long"))
}

// winLines returns a city's support, and what winning there brings each side.
func (b *builder) winLines(c rules.City) []string {
	var lines []string
	if text := b.voice.Support(b.View, c); text != "" {
		key := "place.support"
		if b.View.Towns[c].SupportUsed {
			key = "place.support.used"
		}
		lines = append(lines, b.T(key, "text", text))
	}
	moloch := "win.moloch"
	if c.Printed().ApplyRavaged {
		moloch = "win.moloch.benefit"
	}
	return append(lines, b.T("win.outpost."+strconv.Itoa(int(c))), b.T(moloch))
}

// left returns the units of a side that are left in a destroyed city.
func (b *builder) left(c rules.City, side game.Seat) []panel.Record {
	var list []panel.Record
	for _, u := range b.View.UnitsIn(c, side) {
		list = append(list, panel.Record{Spot: voice.UnitSpot(u), Face: b.pic(u), Text: b.voice.Card(u)})
	}
	return list
}

// fallen returns the units in destroyed cities that can be chosen now.
func (b *builder) fallen() []rules.Card {
	var list []rules.Card
	for _, spot := range b.Next {
		if u := cardOf(spot); spot.Kind == table.KindPiece && b.View.Towns[b.View.Units[u].City].Destroyed {
			list = append(list, u)
		}
	}
	return list
}

// unfold returns the choice among the units of a destroyed city, or nil if none of them can be chosen.
func (b *builder) unfold(c rules.City) *panel.Choice {
	choice := &panel.Choice{Title: b.model.Prompt.Heading, Body: b.voice.City(c),
		Buttons: panel.CommandButtons(b.Screen), Scroll: b.Screen.Scroll.Panel}
	for _, u := range b.fallen() {
		if b.View.Units[u].City == c {
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
