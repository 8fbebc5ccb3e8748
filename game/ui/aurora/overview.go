package aurora

import (
	"slices"
	"strconv"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
)

// slots builds the five slots that can be explored.
func (b *builder) slots() {
	v := b.View
	exploring := b.Asks && v.Ask == rules.AskExplore && v.Asked == v.Who
	for slot := uint8(1); slot <= rules.SlotCount; slot++ {
		x := &v.Slots[slot]
		s := board.Slot{Cost: strconv.Itoa(int(b.game.Data().Costs[slot])), Open: v.Explore.Slot == slot}
		for bonus := rules.BonusAmmo; bonus <= rules.BonusSalvage; bonus++ {
			if list := b.game.BonusOf(slot, bonus); len(list) > 0 {
				s.Bonus = append(s.Bonus, b.effects(list))
			}
		}
		if c := x.Card; c != rules.NoCard {
			s.Print, s.Spot = b.prints[c], b.cardSpot(c)
			l := &s.State
			l.Legal, l.Picked, l.Hovered = b.Touchable(s.Spot), b.Picked(s.Spot) || s.Open || b.taken(slot),
				b.Aimed(s.Spot)
			switch b.game.Data().Of(c).Kind {
			case rules.Location:
				l.Blocks = &[2][]string{tokens(x.Tokens[0][:]), tokens(x.Tokens[1][:])}
				l.Pick = b.hoveredBlock(slot)
				s.Sides = b.sides(slot)
			case rules.Encounter:
				l.Loose = tokens(x.Tokens[0][:])
			case rules.Enemy:
				s.Grey = true
				if !b.Window.Narrow {
					l.Note = b.T("board.waits")
				}
			}
			if exploring && l.Legal {
				s.Food = foresee.Short(v, slot)
			}
			if exploring && !l.Legal && b.selected() == table.NoSpot {
				s.Grey = true
				l.Dim = b.game.Data().Of(c).Kind != rules.Enemy
			}
		}
		b.model.Slots = append(b.model.Slots, s)
	}
}

// taken reports whether somebody is exploring a slot at the moment shown.
func (b *builder) taken(slot uint8) bool {
	return slices.ContainsFunc(b.Happening(), func(s table.Step) bool {
		switch e := s.Event.(type) {
		case rules.ActionTurned:
			return e.Slot == slot
		case rules.Explored:
			return e.Slot == slot
		}
		return false
	})
}

// hoveredBlock returns the block of a location, from 1, that the pointer is on; otherwise 0.
func (b *builder) hoveredBlock(slot uint8) int {
	if act, ok := b.meant(); ok && act.Verb == rules.VerbBlock && b.View.Explore.Slot == slot {
		return int(act.A)
	}
	return 0
}

// sides returns the answers that take the left and the right block of a location, nil if that is not the question.
func (b *builder) sides(slot uint8) []table.Spot {
	list := []table.Spot{table.KindButton.Spot("block-left"), table.KindButton.Spot("block-right")}
	if b.View.Ask != rules.AskBlock || b.View.Explore.Slot != slot || !slices.ContainsFunc(list, b.Touchable) {
		return nil
	}
	return list
}

// crew builds the survivors, by zone.
func (b *builder) crew() {
	c := b.own()
	for station := rules.InAction; station <= rules.InFatigue; station++ {
		for i := range c.Crew[:c.CrewN] {
			m := &c.Crew[i]
			if m.Station != station {
				continue
			}
			spot := b.pieceSpot(m.Card)
			skill, printed := b.game.Skill(m), int(b.game.Data().Of(m.Card).Printed)
			l := art.CardState{Skill: strconv.Itoa(skill), Tone: skill - printed, Tokens: int(m.Contamination),
				Fed:  int(m.Food),
				Used: m.Used, Tired: station == rules.InFatigue, Resting: station == rules.InRest,
				Legal:  b.Touchable(spot),
				Picked: b.Picked(spot), Hovered: b.Aimed(spot)}
			l.Doomed = skill <= 1 && b.Asks && b.View.Ask == rules.AskContaminate && l.Legal
			b.model.Crew = append(b.model.Crew, board.Member{Spot: spot, Print: b.prints[m.Card], State: l,
				Station: int(station),
				Goes:    l.Legal && station == rules.InAction && b.View.Ask == rules.AskExplore})
		}
	}
	stock := []board.Stock{{Token: "food", N: int(c.Goods[rules.Food])}, {Token: "fuel", N: int(c.Goods[rules.Fuel])},
		{Token: "ammo", N: int(c.Goods[rules.Ammo])}, {Token: "survivor", N: int(c.CrewN)}}
	b.model.Stock = stock
	free, hold := b.spareRoom()
	b.model.Room = b.T("board.room", "n", free)
	if hold > 0 {
		b.model.Room += ", " + b.T("say.choice", "row", b.T("place.hold"), "choice", hold)
	}
}

// spareRoom returns how many more tokens of any kind would fit, and how many more of food and fuel only.
func (b *builder) spareRoom() (anything, provisions int) {
	c := b.own()
	free, cabin, hold := b.game.Room(c)
	provisions = hold - int(c.Goods[rules.Food]) - int(c.Goods[rules.Fuel])
	anything = free - int(c.Goods[rules.Ammo]) - max(0, int(c.CrewN)-cabin) - max(0, -provisions)
	return max(0, anything), max(0, provisions)
}

// things builds the objects in hand, and the cards that can be salvaged.
func (b *builder) things() {
	v := b.View
	for o := rules.NoObject + 1; int(o) <= rules.ObjectCount; o++ {
		if n := int(v.Hand[o]); n > 0 {
			spot := table.KindCard.Spot(o.String())
			l := art.CardState{N: n, Legal: b.Touchable(spot), Picked: b.Picked(spot), Hovered: b.Aimed(spot)}
			l.Dim = b.Asks && v.Asked == v.Who && !l.Legal && !l.Picked
			b.model.Objects = append(b.model.Objects, board.Thing{Spot: spot, Print: b.objects[o], State: l})
		}
	}
	if b.model.View != board.Cards {
		return
	}
	for _, spot := range b.Next {
		if c := b.game.Data().Card(spot.ID); c != rules.NoCard && spot.Kind == table.KindCard {
			l := art.CardState{Legal: true, Picked: b.Picked(spot), Hovered: b.Aimed(spot)}
			b.model.Salvage = append(b.model.Salvage, board.Thing{Spot: spot, Print: b.prints[c], State: l})
		}
	}
}
