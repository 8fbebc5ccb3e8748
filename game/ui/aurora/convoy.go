package aurora

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
)

// convoy builds the person's own convoy in section, with its cargo.
func (b *builder) convoy() {
	c, who := b.own(), b.who()
	load := b.load(c)
	m := b.model
	m.Excess = load.left
	prefix := b.name(who) + "-"
	place := func(s table.Spot) bool { return s.Kind == table.KindPart && strings.HasPrefix(s.ID, prefix) }
	m.Choosy = !b.Touchable(loadSpot) && slices.ContainsFunc(b.Next, place) || place(b.selected())
	if b.Asks && b.View.Ask == rules.AskStow && b.View.Asked == b.View.Who { // the place being stowed must be visible
		m.Choosy, m.Focus = true, b.View.Stowing().Car()/2
	} else if m.Choosy {
		m.Focus = b.choosable(place)
	}
	for column := range rules.Columns {
		card := c.Cars[2*column]
		if card == rules.NoCard {
			continue
		}
		col := b.car(who, 2*column, load)
		if top := c.Cars[2*column+1]; top != rules.NoCard {
			one := b.car(who, 2*column+1, load)
			col.Top = &one
		}
		m.Cars = append(m.Cars, col)
	}
	m.PlaceChoice = b.placeChoice(&load)
	damaged := 0
	for at := rules.Spot(0); at < rules.Spots; at++ {
		if c.Damage>>at&1 != 0 {
			damaged++
		}
	}
	tow, speed := b.game.Data().Of(c.Cars[0]).Tow, b.View.Speed(who)
	m.Notes = []board.Note{
		{Sign: "speed", N: strconv.Itoa(speed), Text: b.T("board.speed", "n", speed)},
		{Sign: "tow", N: strconv.Itoa(len(m.Cars) - 1), Text: b.T("board.tow", "n", int(tow))},
	}
	if fame := int(c.Fame); fame != 0 {
		m.Notes = append(m.Notes, board.Note{Sign: "fame", N: kit.Minus(fame), Text: b.T("board.fame")})
	}
	if damaged > 0 {
		m.Notes = append(m.Notes, board.Note{Sign: "damage", N: strconv.Itoa(damaged), Bad: true,
			Text: b.T("board.damaged", "n", damaged)})
	}
}

// choosable returns the first car, counted from the truck, with a place that can be chosen, before or after one was.
func (b *builder) choosable(place func(table.Spot) bool) int {
	first := rules.Columns
	for _, a := range b.Session.Actions() {
		for _, spot := range a.Path {
			if !place(spot) {
				continue
			}
			if _, at, ok := b.placeAt(spot); ok {
				first = min(first, at.Car()/2)
			}
		}
	}
	return first % rules.Columns
}

// placeChoice describes the choice of places on the person's own convoy: what is still to be done, and the card that
// causes it. It is nil if the question is about neither damage, repair nor stowing.
func (b *builder) placeChoice(load *cargo) *board.PlaceChoice {
	v := b.View
	if v.Asked != b.who() {
		return nil
	}
	x := &board.PlaceChoice{By: b.prints[v.Doer()]}
	switch v.Ask {
	case rules.AskDamage:
		x.Left = slices.Repeat([]string{"damage"}, v.Left())
	case rules.AskRepair:
		x.Left = slices.Repeat([]string{"repair"}, v.Left())
	case rules.AskPart, rules.AskBonus:
		x.By = b.prints[v.Slots[v.Explore.Slot].Card]
	case rules.AskStow:
		for at, token := range load.on {
			if load.ghost[at] {
				x.Left = append(x.Left, token.String())
			}
		}
		x.Left = append(x.Left, load.left...)
	default:
		return nil
	}
	return x
}

// car returns one truck or trailer of a convoy.
func (b *builder) car(who game.Seat, n int, load cargo) board.Column {
	c := &b.View.Convoys[who]
	card := c.Cars[n]
	x := b.game.Data().Of(card)
	spot := b.pieceSpot(card)
	col := board.Column{Car: car(x), Name: b.voice.Card(card), Spot: spot, Legal: b.Touchable(spot)}
	fire := b.View.Ask == rules.AskFire && b.Asks && b.View.Asked == b.View.Who
	for i, kind := range x.Places {
		at := rules.SpotAt(n, i)
		spot := voice.PlaceSpot(b.game, who, at)
		p := board.Place{Spot: spot}
		p.Place = art.Place{Kind: kind.String(), Torn: c.Damage>>at&1 != 0, Load: load.on[at].String(),
			Ghost: load.ghost[at], Usual: load.ghost[at] && b.Asks && b.stows() && !b.stowing(at),
			Fired: c.Fired>>at&1 != 0, Legal: b.Touchable(spot), Picked: b.Picked(spot) || b.stowing(at),
			Hovered: b.Aimed(spot), Fresh: b.fresh(who, at)}
		p.Ready = fire && p.Legal
		p.Zone = b.struck(who, at) && !p.Torn
		col.Places = append(col.Places, p)
	}
	return col
}

// stowing reports whether a place is being filled now.
func (b *builder) stowing(at rules.Spot) bool {
	return b.Asks && b.View.Ask == rules.AskStow && b.View.Asked == b.View.Who && b.View.Stowing() == at
}

// fresh reports whether a place was hit at the moment shown.
func (b *builder) fresh(who game.Seat, at rules.Spot) bool {
	for _, s := range b.Happening() {
		if e, ok := s.Event.(rules.Damaged); ok && e.Seat == who && rules.Spot(e.Place) == at {
			return true
		}
	}
	return false
}

// struck reports whether a place is in the zone that enemies are firing at, at the moment shown.
func (b *builder) struck(who game.Seat, at rules.Spot) bool {
	for _, s := range b.Happening() {
		if e, ok := s.Event.(rules.EnemiesFired); ok && b.game.Route().Region[b.View.Convoys[who].Space] == e.Region {
			return e.Zone.Covers(at)
		}
	}
	return false
}

// foes builds the enemies on the map, starting with those in the person's region.
func (b *builder) foes() {
	v := b.View
	region := b.game.Route().Region[b.own().Space]
	add := func(here bool) {
		for i := range v.Foes[:v.FoeN] {
			if x := &v.Foes[i]; (x.Region == region) == here {
				b.model.Foes = append(b.model.Foes, b.foe(x, here))
			}
		}
	}
	add(true)
	add(false)
	b.result()
}

func (b *builder) foe(x *rules.Foe, here bool) board.Foe {
	spot := b.pieceSpot(x.Card)
	f := board.Foe{Spot: spot, Print: b.prints[x.Card], Name: b.voice.Card(x.Card),
		Region: b.T("board.region." + strconv.Itoa(int(x.Region))), Damage: int(x.Damage), All: int(b.View.Defence(x)),
		Here: here, Legal: b.Touchable(spot), Picked: b.Picked(spot), Hovered: b.Aimed(spot)}
	if x.Tier > 0 {
		f.Tier = b.T("board.tier", "n", romans[x.Tier])
	}
	for box, seat := range x.Targets {
		one := board.Box{Spot: voice.BoxSpot(b.game, x.Card, uint8(box)), Letter: string(rune('A' + box))}
		if box < int(x.Boxes) {
			one.Seat = b.name(seat)
		}
		one.Legal = b.Touchable(one.Spot)
		f.Boxes = append(f.Boxes, one)
	}
	for _, s := range b.Happening() {
		if rules.CardOf(s.Event) != x.Card {
			continue
		}
		switch e := s.Event.(type) {
		case rules.Fired:
			f.Fresh, f.Aimed = e.Damage, true
		case rules.Marked, rules.Defeated:
			f.Aimed = true
		}
	}
	return f
}
