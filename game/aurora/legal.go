package aurora

import (
	"slices"

	"onelongnight/game"
)

// Legal appends the legal moves of whoever is asked, sorted.
func (s *State) Legal(buf []game.Move) []game.Move {
	if s.Phase == PhaseOver {
		return buf
	}
	from := len(buf)
	buf = s.legal(s.Asked, buf)
	slices.Sort(buf[from:])
	return buf
}

// legal appends the legal moves of the seat that is asked.
func (s *State) legal(seat game.Seat, buf []game.Move) []game.Move {
	c := &s.Convoys[seat]
	switch s.Ask {
	case AskExplore:
		return s.legalExplore(seat, buf)
	case AskCrew:
		return s.legalCrew(seat, buf)
	case AskPart:
		return s.legalParts(seat, buf)
	case AskBonus:
		return append(s.legalBonuses(seat, buf), Act{Verb: VerbSkip}.Move())
	case AskAfter:
		buf = append(s.legalObjects(seat, buf), Act{Verb: VerbEnd}.Move())
		return s.legalFeed(c, buf)
	case AskRest:
		return s.legalFeed(c, append(buf, Act{Verb: VerbDone}.Move()))
	case AskBlock:
		return s.legalBlocks(buf)
	case AskChoose:
		return s.legalOptions(seat, buf)
	case AskDrop:
		return s.legalDrops(seat, buf)
	case AskGive, AskHand:
		return s.legalHand(seat, buf)
	case AskLose, AskContaminate, AskClean, AskRally, AskSkill:
		return s.legalPicks(seat, buf)
	case AskDamage:
		return s.distinct(c, VerbHit, s.choosable(c), buf)
	case AskRepair:
		return s.distinct(c, VerbRepair, s.choosable(c), buf)
	case AskAttach, AskReplace, AskDetach:
		return s.legalColumns(c, buf)
	case AskSalvage:
		return each(s.salvageable(seat), VerbSalvage, buf)
	case AskDrive:
		return s.legalDrive(seat, buf)
	case AskPay:
		return s.legalPay(c, buf)
	case AskMine:
		return s.legalMines(seat, buf)
	case AskStow:
		return append(s.stowing(seat, buf), Act{Verb: VerbStandard}.Move())
	case AskRenegade:
		return each(s.faced(seat), VerbIgnore, buf)
	case AskFire:
		return s.legalFire(seat, buf)
	case AskLift, AskOust:
		return s.legalTargets(seat, buf)
	case AskLoot:
		return s.legalLoot(c, buf)
	}
	return buf
}

func (s *State) legalExplore(seat game.Seat, buf []game.Move) []game.Move {
	c := &s.Convoys[seat]
	if !c.at(InAction) {
		buf = append(buf, Act{Verb: VerbEnd}.Move())
	}
	for slot := uint8(1); slot <= SlotCount; slot++ {
		if s.exploreRefused(seat, slot) == "" {
			buf = append(buf, Act{Verb: VerbExplore, A: slot}.Move())
		}
	}
	buf = members(c, InAction, VerbPass, buf)
	return s.legalObjects(seat, s.legalFeed(c, buf))
}

// each appends a move for every card of a set.
func each(set Cards, verb Verb, buf []game.Move) []game.Move {
	for !set.Empty() {
		buf = append(buf, Act{Verb: verb, A: uint8(set.Pop())}.Move())
	}
	return buf
}

// members appends a move for every survivor at a station.
func members(c *Convoy, z Station, verb Verb, buf []game.Move) []game.Move {
	for i := range c.Crew[:c.CrewN] {
		if m := &c.Crew[i]; m.Station == z {
			buf = append(buf, Act{Verb: verb, A: uint8(m.Card)}.Move())
		}
	}
	return buf
}

func (s *State) legalFeed(c *Convoy, buf []game.Move) []game.Move {
	if c.Goods[Food] > 0 {
		buf = members(c, InFatigue, VerbFeed, buf)
	}
	return buf
}

// legalObjects appends the objects that can be played.
func (s *State) legalObjects(seat game.Seat, buf []game.Move) []game.Move {
	if s.Convoys[seat].Held == 0 {
		return buf
	}
	for o := NoObject + 1; o < objectCount; o++ {
		if s.objectRefused(seat, o) == "" {
			buf = append(buf, Act{Verb: VerbObject, A: uint8(o)}.Move())
		}
	}
	return buf
}

func (s *State) legalCrew(seat game.Seat, buf []game.Move) []game.Move {
	c := &s.Convoys[seat]
	for i := range c.Crew[:c.CrewN] {
		m := &c.Crew[i]
		switch {
		case m.Used && c.Goods[Food] > 0:
			buf = append(buf, Act{Verb: VerbBoost, A: uint8(m.Card)}.Move())
		case !m.Used && m.Station == InAction:
			buf = append(buf, Act{Verb: VerbUse, A: uint8(m.Card)}.Move())
		}
	}
	if skill, _ := s.g.used(c); skill >= int(s.g.data.Costs[s.Explore.Slot]) {
		buf = append(buf, Act{Verb: VerbGo}.Move())
	}
	return buf
}

// legalParts appends the card action and the bonuses, whichever may come first.
func (s *State) legalParts(seat game.Seat, buf []game.Move) []game.Move {
	if s.cardOffered(seat) {
		buf = append(buf, Act{Verb: VerbCard}.Move())
	}
	return s.legalBonuses(seat, buf)
}

// cardOffered reports whether the card action may come first. It may not if a survivor fits only after a repair (7.7).
func (s *State) cardOffered(seat game.Seat) bool {
	x := &s.g.data.of[s.Slots[s.Explore.Slot].Card]
	return x.Kind != Survivor || s.g.Fits(&s.Convoys[seat], SurvivorToken) || !s.repairs(seat, s.Explore.Slot)
}

// repairs reports whether the seat could repair something by a bonus if it explored a slot (7.7).
func (s *State) repairs(seat game.Seat, slot uint8) bool {
	c := &s.Convoys[seat]
	if c.Damage == 0 {
		return false
	}
	from, to := s.bonusSlots(c, slot)
	for n := from; n <= to; n++ {
		if s.g.bonuses[n][BonusRepair] != 0 {
			return true
		}
	}
	return false
}

// bonusSlots returns the slots, first and last, whose bonuses a seat may take when it explores one: all of them with
// the Explorer in Action (3.5).
func (s *State) bonusSlots(c *Convoy, slot uint8) (from, to uint8) {
	if s.g.active(c, AnyBonus) >= 0 {
		return 1, SlotCount
	}
	return slot, slot
}

// bonusOffered reports whether a bonus of a slot can be taken now (7.9).
func (s *State) bonusOffered(seat game.Seat, slot uint8, b Bonus) bool {
	l := s.g.bonuses[slot][b]
	if l == 0 {
		return false
	}
	if s.Ask == AskPart && b != BonusRepair && !s.cardOffered(seat) {
		return false
	}
	return s.anyOf(seat, l)
}

func (s *State) legalBonuses(seat game.Seat, buf []game.Move) []game.Move {
	from, to := s.bonusSlots(&s.Convoys[seat], s.Explore.Slot)
	for slot := from; slot <= to; slot++ {
		for b := NoBonus + 1; b < bonusCount; b++ {
			if s.bonusOffered(seat, slot, b) {
				buf = append(buf, Act{Verb: VerbBonus, A: slot, B: uint8(b)}.Move())
			}
		}
	}
	return buf
}

// legalBlocks appends the blocks of the explored location that still have tokens (7.6).
func (s *State) legalBlocks(buf []game.Move) []game.Move {
	for side, tokens := range s.Slots[s.Explore.Slot].Tokens {
		if tokens[0] != NoToken {
			buf = append(buf, Act{Verb: VerbBlock, A: uint8(side) + 1}.Move())
		}
	}
	return buf
}

// legalOptions appends the options of a card that the seat can pay for (7.8, 10.4).
func (s *State) legalOptions(seat game.Seat, buf []game.Move) []game.Move {
	for i, l := range s.g.data.of[s.top().Card].Choose {
		if s.payable(seat, s.Explore.Slot, l) {
			buf = append(buf, Act{Verb: VerbChoose, A: uint8(i) + 1}.Move())
		}
	}
	return buf
}

func (s *State) legalDrops(seat game.Seat, buf []game.Move) []game.Move {
	for t := SurvivorToken; t <= Ammo; t++ {
		if s.droppable(seat, t) {
			buf = append(buf, Act{Verb: VerbDrop, A: uint8(t)}.Move())
		}
	}
	return buf
}

// droppable reports whether a token of a kind can be dropped, paid or swapped for the task in hand.
func (s *State) droppable(seat game.Seat, kind Token) bool {
	c, t := &s.Convoys[seat], s.top()
	if kind != SurvivorToken && c.Goods[kind] == 0 {
		return false
	}
	switch t.Do {
	case toPayResource:
		return kind != SurvivorToken
	case toSwap:
		return kind != SurvivorToken && kind != s.Slots[s.Explore.Slot].Tokens[0][0]
	case toGain:
		if kind == SurvivorToken || *t.gained(kind) == 0 {
			return false
		}
	case toDrop:
		if t.Kinds>>kind&1 == 0 {
			return false
		}
	}
	return s.g.room(c).helps(kind, int(c.CrewN), &c.Goods)
}

func (s *State) legalHand(seat game.Seat, buf []game.Move) []game.Move {
	verb := VerbGive
	if s.Ask == AskHand {
		verb = VerbDiscard
		buf = s.legalObjects(seat, buf)
	}
	for o, n := range s.Hands[seat] {
		if n > 0 {
			buf = append(buf, Act{Verb: verb, A: uint8(o)}.Move())
		}
	}
	return buf
}

// pickable reports whether a survivor can be chosen for what is asked.
func (s *State) pickable(m *Member) bool {
	t := s.top()
	switch s.Ask {
	case AskLose:
		return t.Do == toLose || !m.Used
	case AskContaminate:
		return !t.Used || m.Used
	case AskClean:
		return m.Contamination > 0 && (!t.Used || m.Used)
	case AskRally:
		return m.Station == InRest
	}
	return m.Station == InAction // AskSkill
}

func (s *State) legalPicks(seat game.Seat, buf []game.Move) []game.Move {
	c, verb := &s.Convoys[seat], VerbPick
	if s.Ask == AskLose {
		verb = VerbLose
	}
	for i := range c.Crew[:c.CrewN] {
		if m := &c.Crew[i]; s.pickable(m) {
			buf = append(buf, Act{Verb: verb, A: uint8(m.Card)}.Move())
		}
	}
	if s.Ask == AskContaminate && s.Hands[seat][Hazmat] > 0 {
		buf = append(buf, Act{Verb: VerbObject, A: uint8(Hazmat)}.Move())
	}
	return buf
}

// legalColumns appends the columns that can be chosen, counted from 1: the truck counts only for equipment.
func (s *State) legalColumns(c *Convoy, buf []game.Move) []game.Move {
	verb, from := VerbAttach, 1
	switch s.Ask {
	case AskReplace:
		verb, from = VerbReplace, 2
	case AskDetach:
		verb, from = VerbDetach, 2
	}
	for column := from; column <= c.Trailers()+1; column++ {
		buf = append(buf, Act{Verb: verb, A: uint8(column)}.Move())
	}
	return buf
}
