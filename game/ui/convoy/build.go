package convoy

import (
	"slices"
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// builder builds the model of one picture.
type builder struct {
	*Skin
	*skin.Base[*rules.View]
	model   *board.Model
	changed map[rules.Card]bool // units new or changed since the person's last move

	then     *rules.View // the position in which the battle being decided was counted; nil without one
	foreseen foreseen    // the outcome that is shown beside the totals
}

func faction(seat game.Seat) board.Faction {
	if seat == rules.Moloch {
		return board.Moloch
	}
	return board.Outpost
}

var sides = [...]game.Seat{rules.Moloch, rules.Outpost}

// Build makes everything but the panels.
func (b *builder) Build() {
	m, v := b.model, b.View
	m.Stands = b.Stands
	m.Seat = faction(v.Who)
	m.LargeCity = b.look()
	m.HandScroll, m.Left = b.Screen.Scroll.Hand, b.Screen.Left
	for _, side := range sides {
		battles := v.Battles(side)
		info := board.SideInfo{Name: b.voice.Side(side), Deck: int(v.DeckSize[side]), Hand: int(v.HandSize[side]),
			Discard: v.Discard[side].Len(), Battles: battles, Lasts: b.T("note.lasts", "n", battles),
			Piles: [3]string{b.T("pile.word.deck"), b.T("pile.word.discard"), b.T("pile.word.hand")}}
		if info.Deck == 0 { // what happens then matters more than how long the deck lasts
			info.Lasts, info.Piles[0] = b.T("note.empty."+seatName(side)), b.T("pile.word.empty")
		}
		m.Sides[faction(side)] = info
	}
	m.Stand = board.Count{Value: v.StandingDistricts(), Label: b.T("note.left", "n", v.StandingDistricts())}
	b.phase()
	b.prompt()
	b.queue()
	b.story()
	for c := rules.ZiggyOne; c <= rules.NewYork; c++ {
		m.Cities[c-1] = b.city(c)
	}
	for _, c := range b.hand() {
		m.Hand = append(m.Hand, b.handCard(c))
	}
	m.Coming = b.deck
	m.Buttons = b.buttons()
	b.foretell()
	if b.Past != nil {
		b.happening()
		b.battle()
		return
	}
	b.linger()
}

// hand returns the cards that are shown as a hand: one's own. In the recap of a game that is over it may be the cards
// of both sides, or none.
func (b *builder) hand() []rules.Card {
	own := b.View.Own.Cards()
	if b.Screen.Panel != scene.RecapPanel || len(b.Past) == 0 || !b.Session.Result().Over {
		return own
	}
	switch b.Screen.Secrets {
	case scene.AllSecrets:
		other := b.Past[len(b.Past)-1].View(rules.Other(b.View.Who)).(*rules.View)
		return append(own, other.Own.Cards()...)
	case scene.NoSecrets:
		return nil
	}
	return own
}

// look returns the city that a narrow screen shows: where something just happened, else the one that was asked for,
// else one where something can be chosen, the active one first. It is 0 if there is no reason to show any but the
// active one.
func (b *builder) look() int {
	if n := len(b.Past); b.Fresh > 0 && n > 0 {
		at := n - 1
		for at > 0 && game.Is[rules.Paid](b.Past[at].Event) { // a price is paid where it is paid for
			at--
		}
		if c := stage(b.View, b.Past[at].Event); c != rules.Nowhere {
			return int(c)
		}
	}
	if c := cityOf(b.Screen.Place); c != rules.Nowhere {
		return int(c)
	}
	chosen := rules.Nowhere
	for _, spot := range b.Next {
		c := rules.Nowhere
		switch {
		case b.View.Asked() == nil:
		case spot.Kind == table.KindPiece:
			c = b.View.Units[cardOf(spot)].City
		case spot.Kind == table.KindPart:
			c = b.View.RavageCity()
		}
		if c != rules.Nowhere && (c == b.View.Active || chosen == rules.Nowhere) {
			chosen = c
		}
	}
	return int(chosen)
}

// begins reports whether a battle begins at the moment shown: its cards are drawn then (4.1), before its first choice.
func (b *builder) begins() bool {
	return !b.Asks && slices.ContainsFunc(b.Happening(),
		func(s table.Step) bool { return game.Is[rules.BattleBegan](s.Event) })
}

func (b *builder) phase() {
	n, _ := b.voice.Banner(b.View)
	if b.begins() {
		n = 1
	}
	b.model.Steps = furniture.Steps{Index: n - 1, Labels: []string{"I", "II", "III", "IV", "V", "VI"}}
	for i := range b.model.Steps.Labels {
		b.model.Steps.Names = append(b.model.Steps.Names, b.T("phase.step."+strconv.Itoa(i+1)))
	}
	if n > 0 {
		b.model.Steps.Now = b.T("battle.phase", "n", b.model.Steps.Labels[n-1], "phase", b.model.Steps.Names[n-1])
	}
}

// glow returns the light of a thing: picked up, touchable, or none. Touchable is the glow for things that can be
// touched.
func (b *builder) glow(spot table.Spot, touchable board.Glow) board.Glow {
	switch {
	case b.Picked(spot):
		return board.GlowSelected
	case b.Touchable(spot):
		return touchable
	}
	return board.GlowNone
}

func (b *builder) city(c rules.City) board.City {
	v, p := b.View, c.Printed()
	town := &v.Towns[c]
	city := board.City{N: int(c), ID: p.ID, Name: b.voice.City(c), Short: b.T("city.short." + strconv.Itoa(int(c))),
		Destroyed: town.Destroyed, Active: c == v.Active && v.Phase != rules.Over,
		Glow: b.glow(voice.CitySpot(c), board.GlowLegal), Aimed: b.Aimed(voice.CitySpot(c)), LitSide: b.litSide()}
	if city.Glow == board.GlowLegal {
		city.LitSocket = "+"
		if u := b.mover(); u != rules.NoCard && c > v.Active && !town.Destroyed && u.Kind() != rules.Building &&
			len(v.UnitsIn(c, rules.Other(u.Side()))) == 0 {
			city.LitSocket = "+1"
		}
	} else if b.mover() != rules.NoCard && !town.Destroyed && b.full(c) {
		city.Note = b.T("note.full")
	}
	if last := b.lastDistrict(c); last != "" && city.Note == "" {
		city.Note = b.T("note.last." + last)
	}
	if c == rules.NewYork {
		n := len(v.UnitsIn(c, rules.Moloch))
		city.Goal = &board.Count{Value: n, Label: b.T("note.robots", "n", n)}
	}
	city.Moloch, city.Outpost = b.row(c, rules.Moloch), b.row(c, rules.Outpost)
	for d := 1; d <= v.Districts(c); d++ {
		city.Districts = append(city.Districts, b.district(c, d))
	}
	chip := "support.chip." + strconv.Itoa(int(c))
	if v.Who == rules.Moloch { // for Moloch the support is a danger
		chip = "support.chip.foe." + strconv.Itoa(int(c))
	}
	if b.voice.Has(chip) && !town.Destroyed {
		city.Support, city.SupportUsed = b.T(chip), town.SupportUsed
	}
	return city
}

// lastDistrict returns a key that tells what is special about a battle for the last district of the active city:
// "district" if after it no unit but one robot gets out of the ruins (4.12), "battle" if it is New York's and so
// decides the game (2.2). It returns "" for all other cities and battles.
func (b *builder) lastDistrict(c rules.City) string {
	switch v := b.View; {
	case c != v.Active || v.Phase == rules.Over || v.StandingIn(c) != 1:
		return ""
	case c == rules.NewYork:
		return "battle"
	}
	return "district"
}

// mover returns the card or unit that is about to go to a city, or NoCard.
func (b *builder) mover() rules.Card {
	if f := b.View.Asked(); f != nil && b.View.Prompt() == "destination" && b.Session.MyTurn() {
		return f.Unit
	}
	if selected := b.Session.Selected(); len(selected) > 0 && b.View.Asked() == nil {
		if c := cardOf(selected[0]); c.IsUnit() {
			return c
		}
	}
	return rules.NoCard
}

// litSide returns the side whose row lights up when a city is to be chosen: that of the unit that will go there.
func (b *builder) litSide() board.Faction {
	if u := b.mover(); u != rules.NoCard {
		return faction(u.Side())
	}
	return b.model.Seat
}

// full reports whether a city has no position left for the unit that is about to move.
func (b *builder) full(c rules.City) bool {
	side := b.mover().Side()
	n := 0
	for _, u := range b.View.UnitsIn(c, side) {
		if b.View.NeedsPosition(u) {
			n++
		}
	}
	return n >= b.View.Capacity(c, side)
}

func (b *builder) row(c rules.City, side game.Seat) board.Row {
	v := b.View
	row := board.Row{Positions: v.Capacity(c, side)}
	for _, u := range v.UnitsIn(c, side) {
		row.Units = append(row.Units, b.unit(u))
	}
	if !v.Towns[c].Destroyed {
		row.Total = strconv.Itoa(v.Total(c, side))
		row.Leads = v.Leader(c) == side
	}
	return row
}

var benefitIcons = map[rules.Benefit]kit.Icon{rules.None: board.IconNone, rules.Kill: board.IconKill,
	rules.Draw: board.IconDraw, rules.Send: board.IconSend, rules.Bomb: board.IconBomb}

func (b *builder) district(c rules.City, d int) board.District {
	out := board.District{Benefit: benefitIcons[c.BenefitOf(d)], Word: b.T("benefit." + c.BenefitOf(d).String()),
		Glow: b.glow(voice.District(c, d), board.GlowThreat), Aimed: b.Aimed(voice.District(c, d))}
	switch {
	case b.View.IsRavaged(c, d):
		out.State = board.Ravaged
	case c == b.View.Active && int(b.View.Fight) == d:
		out.State, out.Taken = board.Fought, b.choosesAnother(c, d)
	}
	return out
}

// choosesAnother reports whether a district is to be chosen besides the one that is fought for.
func (b *builder) choosesAnother(c rules.City, fought int) bool {
	part := func(spot table.Spot) bool { return spot.Kind == table.KindPart }
	return slices.ContainsFunc(b.Next, part) && !slices.Contains(b.Next, voice.District(c, fought))
}
