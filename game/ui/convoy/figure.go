package convoy

import (
	"fmt"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/panel"
)

// figurePanel explains a number on the table. It returns nil if the spot is not a number.
func (b *builder) figurePanel() panel.Panel {
	what, about, _ := strings.Cut(b.Screen.About.ID, "-")
	place, name, _ := strings.Cut(about, "-")
	n, _ := strconv.Atoi(place)
	c, v := rules.City(n), b.View
	if b.then != nil {
		v = b.then // explain the battle that is shown
	}
	switch what {
	case "total":
		return b.whyTotal(v, c, sideNamed(name))
	case "forecast":
		return b.whyForecast(v, c, sideNamed(name))
	case "lasts":
		return b.whyLasts(sideNamed(about))
	case "stand":
		return b.whyStand()
	case "phase":
		return b.whyPhase()
	}
	return nil
}

func sideNamed(name string) game.Seat {
	return game.SeatNamed(think.Rules{}, name)
}

// whyTotal adds up a side's strength in a city, unit by unit.
func (b *builder) whyTotal(v *rules.View, c rules.City, side game.Seat) panel.Panel {
	var list []panel.Record
	for _, u := range v.UnitsIn(c, side) {
		parts := b.parts(v, u)
		var causes []rules.Card
		for _, p := range parts {
			causes = append(causes, p.card)
		}
		list = append(list, panel.Record{Spot: voice.UnitSpot(u), N: strconv.Itoa(v.Strength(u)), Tone: toneOf(v, u),
			Face: b.pic(u),
			Text: "**" + b.voice.Card(u) + "**\n" + b.spell(parts), Cards: b.pics(v, u.ID(), causes...)})
	}
	list = append(list, panel.Record{N: strconv.Itoa(v.Total(c, side)), Sum: true, Text: b.T("why.total")})
	if v.Total(c, rules.Moloch) == v.Total(c, rules.Outpost) && v.Leader(c) == rules.Moloch {
		list = append(list, panel.Record{Spot: voice.UnitSpot(rules.Stormtrooper).Tagged("tie"),
			Face: b.pic(rules.Stormtrooper), Text: b.T("why.tie")})
	}
	if f := b.foreseen; b.then == nil && c == v.Active && v.Fight != 0 && (f.made != nil || f.High != f.Low) {
		said := b.T("why.forecast", "n", between(f.Low[side], f.High[side]))
		if side == rules.Moloch && f.High[side] > f.Low[side] { // a range alone does not say what it depends on
			said += ". " + b.T("forecast.more", "most", f.High[side])
		}
		list = append(list, panel.Record{Spot: figure("forecast-" + about(c, side)), Text: said})
	}
	return b.List(b.T("why.title", "side", b.voice.Side(side), "city", b.voice.City(c)), list)
}

// about returns the part of a figure's spot that names a side in a city.
func about(c rules.City, side game.Seat) string {
	return fmt.Sprint(int(c), "-", seatName(side))
}

// whyForecast tells what a side will count at the end of the battle, and what may still change that.
func (b *builder) whyForecast(v *rules.View, c rules.City, side game.Seat) panel.Panel {
	f := b.foreseen
	list := []panel.Record{{N: strconv.Itoa(v.Total(c, side)), Spot: figure("total-" + about(c, side)),
		Text: b.T("why.now")}}
	if f.made != nil {
		list = append(list, b.changes(v, f.then, c, side)...)
	}
	hidden := foresee.HiddenModules(v)
	if side == rules.Moloch && f.High[side] > f.Low[side] {
		for _, m := range hidden {
			list = append(list, panel.Record{N: signed(m.Strength(), false), Face: b.pic(m),
				Spot: voice.CardSpot(m).Tagged("may"), Text: b.T("why.may", "card", b.voice.Card(m))})
		}
	}
	title, end := b.T("why.forecast.title", "side", b.voice.Side(side), "city", b.voice.City(c)), b.T("why.end")
	if b.early() {
		title, end = b.T("why.sofar.title", "side", b.voice.Side(side), "city", b.voice.City(c)), b.T("why.sofar")
	}
	list = append(list, panel.Record{N: between(f.Low[side], f.High[side]), Sum: true, Text: end})
	if f.made != nil {
		list = append(list, panel.Record{Text: b.T("why.made", "move", f.made.Label)})
	}
	if side == rules.Moloch && f.High[side] > f.Low[side] {
		list = append(list, panel.Record{Text: b.T("why.hidden", "n", f.High[side]-f.Low[side])})
	}
	if b.early() {
		list = append(list, panel.Record{Text: b.T("why.sofar.outpost")})
	}
	return b.List(title, list)
}

// changes returns the units of a side in a city that would count differently in another position.
func (b *builder) changes(v, then *rules.View, c rules.City, side game.Seat) []panel.Record {
	var list []panel.Record
	count := func(v *rules.View, u rules.Card) (n int, here bool) {
		if v.Units[u].City != c {
			return 0, false
		}
		return v.Strength(u), true
	}
	for _, u := range rules.Cards() {
		if !u.IsUnit() || u.Side() != side {
			continue
		}
		before, was := count(v, u)
		after, is := count(then, u)
		key := "why.change"
		switch {
		case was == is && before == after:
			continue
		case !was:
			key = "why.comes"
		case !is:
			key = "why.goes"
		}
		tone := panel.ToneUp
		if after < before {
			tone = panel.ToneDown
		}
		list = append(list, panel.Record{N: signed(after-before, false), Tone: tone, Face: b.pic(u),
			Spot: b.cardSpot(v, u, "change"),
			Text: b.T(key, "card", b.voice.Card(u), "before", before, "after", after)})
	}
	return list
}

// whyLasts tells how many battles a deck lasts.
func (b *builder) whyLasts(side game.Seat) panel.Panel {
	deck := int(b.View.DeckSize[side])
	name := seatName(side)
	return b.List(b.T("why.lasts.title", "side", b.voice.Side(side)), []panel.Record{
		{N: strconv.Itoa(deck), Text: b.T("why.lasts.deck"), Spot: pile(side, "deck")},
		{N: "÷ 2", Text: b.T("why.lasts.drawn")},
		{N: strconv.Itoa(b.View.Battles(side)), Sum: true, Text: b.T("why.lasts.sum")},
		{Text: b.T("why.lasts." + name)},
		{Text: b.voice.Aim(b.View)},
	})
}

// whyStand counts the districts that still stand, city by city.
func (b *builder) whyStand() panel.Panel {
	v := b.View
	var list []panel.Record
	for c := rules.ZiggyOne; c <= rules.NewYork; c++ {
		n := v.StandingIn(c)
		text := b.T("why.stand.city", "city", b.voice.City(c), "n", v.Districts(c))
		if v.Towns[c].Destroyed {
			text = b.T("why.stand.destroyed", "city", b.voice.City(c))
		}
		list = append(list, panel.Record{N: strconv.Itoa(n), Spot: voice.CitySpot(c), Text: text})
	}
	list = append(list, panel.Record{N: strconv.Itoa(v.StandingDistricts()), Sum: true, Text: b.T("why.stand.sum")},
		panel.Record{Text: b.T("why.stand")},
		panel.Record{Text: b.voice.Aim(b.View)})
	return b.List(b.T("why.stand.title"), list)
}

// whyPhase explains the steps of a battle, and which of them it is now.
func (b *builder) whyPhase() panel.Panel {
	var list []panel.Record
	for i, label := range b.model.Steps.Labels {
		r := panel.Record{N: label, Text: "**" + b.model.Steps.Names[i] + "**\n" + b.T("why.phase."+strconv.Itoa(i+1))}
		if i == b.model.Steps.Index {
			r.Tone = panel.ToneUp
		}
		list = append(list, r)
	}
	return b.List(b.T("why.phase.title"), list)
}
