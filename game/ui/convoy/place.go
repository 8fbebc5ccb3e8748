package convoy

import (
	"strconv"
	"strings"

	"convoy/game"
	rules "convoy/game/convoy"
	"convoy/game/convoy/voice"
	"convoy/game/ui/board"
)

// placePanel is a city in words: its districts, its support, what a win there
// brings, and who was left in it.
func (b *builder) placePanel() {
	n, _ := strconv.Atoi(b.chrome.Place)
	c, v := rules.City(n), b.view
	if choice := b.unfold(c); choice != nil {
		b.model.Choice = choice
		return
	}
	r := &board.Records{Title: b.voice.City(c), Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	switch {
	case v.Towns[c].Destroyed:
		r.Lines = append(r.Lines, b.t("place.destroyed"))
		for _, side := range sides {
			r.Lines = append(r.Lines, b.left(c, side)...)
		}
	default:
		r.Lines = append(r.Lines, b.t("place.positions", "moloch", v.Capacity(c, rules.Moloch), "outpost", v.Capacity(c, rules.Outpost)))
		for d := 1; d <= v.Districts(c); d++ {
			r.Lines = append(r.Lines, b.districtLine(c, d))
		}
		r.Lines = append(r.Lines, b.winLines(c)...)
	}
	b.model.Records = r
}

// districtLine is a district with its state and what it brings.
func (b *builder) districtLine(c rules.City, d int) string {
	state := "place.district.standing"
	switch {
	case b.view.IsRavaged(c, d):
		return b.t("place.ravaged", "n", d)
	case c == b.view.Active && int(b.view.Fight) == d:
		state = "place.district.fought"
	}
	return b.t("place.district", "n", d, "state", b.t(state), "benefit", b.t("benefit."+c.BenefitOf(d).String()+".long"))
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

// left names the units of a side that stand in a destroyed city.
func (b *builder) left(c rules.City, side game.Seat) []string {
	var names []string
	for _, u := range b.view.UnitsIn(c, side) {
		names = append(names, b.voice.Card(u))
	}
	if len(names) == 0 {
		return nil
	}
	return []string{b.t("place.left", "side", b.voice.Side(side), "cards", strings.Join(names, ", "))}
}

// fallen lists the units in destroyed cities that can be chosen now.
func (b *builder) fallen() []rules.Card {
	var list []rules.Card
	for _, spot := range b.next {
		id, isUnit := strings.CutPrefix(spot, "unit:")
		if u := rules.ByID(id); isUnit && b.view.Towns[b.view.Units[u].City].Destroyed {
			list = append(list, u)
		}
	}
	return list
}

// unfold is the choice among the units of a destroyed city, nil if there is
// none.
func (b *builder) unfold(c rules.City) *board.Choice {
	choice := &board.Choice{Title: b.model.Prompt.Heading, Body: b.voice.City(c), Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	for _, u := range b.fallen() {
		if b.view.Units[u].City == c {
			card := b.face(u)
			card.Glow = b.glow(voice.UnitSpot(u), b.unitGlow(u))
			choice.Cards = append(choice.Cards, card)
		}
	}
	if len(choice.Cards) == 0 {
		return nil
	}
	return choice
}
