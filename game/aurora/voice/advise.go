package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
)

// priced lists the moves whose price is told besides what they bring. Of any other move the price is all there is to
// say.
var priced = map[aurora.Verb]bool{aurora.VerbExplore: true, aurora.VerbUse: true, aurora.VerbBoost: true,
	aurora.VerbGo: true, aurora.VerbCard: true, aurora.VerbBonus: true, aurora.VerbChoose: true, aurora.VerbDrive: true}

// Advise says what is good about a plan, as a friend at the table would: what its first move brings, and what the whole
// plan costs. It uses only what the seat can see.
func (s *Speaker) Advise(view game.View, plan []game.Move) string {
	if len(plan) == 0 {
		return ""
	}
	v := view.(*aurora.View)
	said := s.brings(v, plan[0])
	verb, toll := aurora.ActOf(plan[0]).Verb, foresee.TollOf(v, plan)
	dies := verb == aurora.VerbPick && len(toll.Lost) > 0 // the contamination itself was asked for
	if priced[verb] && toll.Any() || dies {
		return s.T("advise.cost", "said", said, "list", s.Cost(&toll))
	}
	return said
}

// AdviseOver implements table.Adviser: what the other plan costs, where that differs.
func (s *Speaker) AdviseOver(view game.View, plan, other []game.Move) (why, instead string) {
	v := view.(*aurora.View)
	ours, theirs := foresee.TollOf(v, plan), foresee.TollOf(v, other)
	if cost := s.Cost(&theirs); cost != "" && cost != s.Cost(&ours) {
		return "", s.T("advise.over", "list", cost)
	}
	return "", ""
}

// Cost lists what moves take: resources, damage, contamination, survivors and fame.
func (s *Speaker) Cost(t *foresee.Toll) string {
	var list []string
	add := func(key string, n int, cards []aurora.Card) {
		if n == 0 {
			return
		}
		said := s.T("roundup."+key, "n", n)
		var names []string
		for _, c := range cards {
			if name := s.Card(c); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		if len(names) > 0 {
			said += " (" + strings.Join(names, ", ") + ")"
		}
		list = append(list, said)
	}
	if t.Spent.Resources() > 0 {
		list = append(list, s.Spent(t))
	}
	add("damage", t.Damage, nil)
	add("contam", len(t.Contaminated), t.Contaminated)
	add("skull", len(t.Lost), t.Lost)
	if t.Fame > 0 {
		list = append(list, s.T("effect.fame.less", "n", t.Fame))
	}
	return strings.Join(list, ", ")
}

// brings says what is good about a move.
func (s *Speaker) brings(v *aurora.View, m game.Move) string {
	act := aurora.ActOf(m)
	switch act.Verb {
	case aurora.VerbExplore:
		return s.adviseExplore(v, int(act.A))
	case aurora.VerbPass:
		c := &v.Convoys[v.Asked]
		if c.Damage == 0 {
			return s.T("advise.pass", "card", s.Card(aurora.Card(act.A)))
		}
		return s.T("advise.pass.repair", "card", s.Card(aurora.Card(act.A)))
	case aurora.VerbDrive:
		return s.adviseDrive(v, act.A)
	case aurora.VerbStay:
		return s.T("advise.stay", "n", int(v.Convoys[v.Asked].Goods[aurora.Fuel]))
	case aurora.VerbFire:
		for i := range v.Foes[:v.FoeN] {
			if f := &v.Foes[i]; f.Card == aurora.Card(act.B) {
				return s.T("advise.fire", "card", s.Card(f.Card), "n", int(v.Defence(f)-f.Damage))
			}
		}
	case aurora.VerbHit:
		return s.adviseHit(v, aurora.Spot(act.A))
	case aurora.VerbFeed:
		return s.T("advise.feed", "card", s.Card(aurora.Card(act.A)))
	case aurora.VerbPick:
		crew := v.Convoys[v.Asked].Crew[:]
		i := slices.IndexFunc(crew, func(m aurora.Member) bool { return m.Card == aurora.Card(act.A) })
		if left := v.Game().Skill(&crew[i]) - 1; v.Ask == aurora.AskContaminate && left > 0 {
			return s.T("advise.contaminate", "card", s.Card(crew[i].Card), "n", left)
		}
	}
	return s.T("advise.best", "what", Capital(s.Label(v, m)))
}

// Spent lists the resources that moves take.
func (s *Speaker) Spent(t *foresee.Toll) string { return s.list(tokensOf(&t.Spent)) }

// tokensOf returns resources one by one.
func tokensOf(goods *aurora.Tokens) (list []aurora.Token) {
	for t := aurora.Food; t <= aurora.Ammo; t++ {
		for range goods[t] {
			list = append(list, t)
		}
	}
	return list
}

// adviseExplore says what a card brings.
func (s *Speaker) adviseExplore(v *aurora.View, slot int) string {
	at := &v.Slots[slot]
	x := s.game.Data().Of(at.Card)
	card := s.Card(at.Card)
	switch x.Kind {
	case aurora.Survivor:
		return s.T("advise.survivor", "card", card, "n", int(x.Printed))
	case aurora.Location:
		var sides []string
		for _, block := range at.Tokens {
			if said := s.block(block); said != "" {
				sides = append(sides, said)
			}
		}
		if len(sides) > 0 {
			return s.T("advise.location", "card", card, "list", strings.Join(sides, " / "))
		}
	case aurora.Truck:
		return s.T("advise.truck", "card", card, "n", int(x.Speed), "tow", int(x.Tow))
	case aurora.Trailer, aurora.Equipment:
		var places []string
		for _, p := range x.Places {
			places = append(places, s.T("place."+p.String()))
		}
		return s.T("advise.couple", "card", card, "list", strings.Join(places, ", "))
	}
	return s.T("advise.meet", "card", card)
}

// adviseHit says why this place is the one to hit, and that armour is spared if it could take the hit.
func (s *Speaker) adviseHit(v *aurora.View, at aurora.Spot) string {
	kind := v.KindAt(v.Asked, at)
	said := []string{s.T("advise.hit", "kind", s.kind(v, at))}
	switch lost := foresee.Stows(v, at); {
	case kind == aurora.Armour:
		said[0] = s.T("advise.hit.armour")
	case lost != aurora.NoToken:
		said = append(said, s.T("advise.hit.lost", "token", s.Token(lost, 1)))
	case foresee.Spares(v, at):
		said = append(said, s.T("advise.hit.empty"))
	}
	if foresee.Torn(v, at) && !v.Reached() {
		said = append(said, s.T("advise.hit.torn"))
	}
	if kind != aurora.Armour && v.Shielded() {
		said = append(said, s.T("advise.hit.keeps"))
	}
	return strings.Join(said, " ")
}

// adviseDrive says what waits at the end of a drive: the ship, a beacon, or how far the seat then is from the others.
func (s *Speaker) adviseDrive(v *aurora.View, space uint8) string {
	ship := int(v.AuroraSpace())
	b := v.Beacons[space]
	switch {
	case int(space) >= ship:
		return s.T("advise.ship", "n", int(space))
	case b != aurora.NoBeacon && b != aurora.BeaconContamination:
		return s.T("advise.beacon", "n", int(space), "beacon", s.T("beacon."+b.String()), "left", ship-int(space))
	}
	first, at := s.foremost(v)
	key := "advise.drive.behind"
	switch {
	case space > at:
		key = "advise.drive.lead"
	case space == at:
		key = "advise.drive.level"
	}
	return s.T(key, "n", int(space), "left", ship-int(space), "side", s.Side(first), "behind", int(at)-int(space))
}

// foremost returns which of the others is furthest along the road, and its space.
func (s *Speaker) foremost(v *aurora.View) (first game.Seat, at uint8) {
	for i := range s.game.Seats() {
		seat, space := game.Seat(i), v.Convoys[i].Space
		if seat == s.game.Automa() {
			space = v.Automa.Space
		} else if !v.Convoys[i].In {
			continue
		}
		if seat != v.Asked && space >= at {
			first, at = seat, space
		}
	}
	return first, at
}

// Briefly implements table.Adviser: a move's label is short enough.
func (*Speaker) Briefly(game.View, []game.Move) string { return "" }
