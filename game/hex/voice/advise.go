package voice

import (
	"cmp"
	"slices"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// Advise says in one sentence what is good about a plan: what its first action as a whole does to a battle fought now.
// It uses nothing hidden; everybody sees the board.
func (v *Voice) Advise(view game.View, plan []game.Move) string {
	s := view.(*hex.View)
	if len(plan) == 0 {
		return ""
	}
	act := hex.ActOf(plan[0])
	switch act.Verb {
	case hex.DoEnd:
		if s.Hand[s.Who].N == 0 {
			return v.T("advise.end.empty")
		}
		return v.T("advise.end")
	case hex.DoRedraw, hex.DoKeep:
		return v.T(map[hex.Verb]string{hex.DoRedraw: "advise.redraw", hex.DoKeep: "advise.keep"}[act.Verb])
	case hex.DoDiscard:
		key := "advise.spare"
		if s.Ask == hex.AskDiscard {
			key = "advise.discard"
		}
		return v.T(key, "tile", v.Tile(hex.Tile(act.A)))
	}
	if act.Verb == hex.DoPlay && hex.Tile(act.A).Kind().Data().Action == hex.Battle {
		return v.adviseBattle(s)
	}
	then := foresee.After(s, plan)
	if then == nil {
		return v.T("advise.best", "what", v.Label(s, plan[0]))
	}
	what := v.what(s, then, plan)
	if s.Ask == hex.AskHQ {
		return v.T("advise.hq", "what", what, "n", freeAround(then, hex.Tile(act.A)))
	}
	if said := v.adviseForecast(s, then, what); said != "" {
		return said
	}
	return v.adviseBoard(s, then, act, what)
}

// AdviseOver implements table.Adviser: what a plan's first action does to a battle fought now, compared with what
// another does; if that is the same, what it does on the board.
func (v *Voice) AdviseOver(view game.View, plan, other []game.Move) (why, instead string) {
	s := view.(*hex.View)
	then, against := foresee.After(s, plan), foresee.After(s, other)
	if then == nil || against == nil || s.Ask != hex.AskAct && s.Ask != hex.AskRotate {
		return "", ""
	}
	act := hex.ActOf(plan[0])
	switch act.Verb {
	case hex.DoPlace, hex.DoMove, hex.DoTurn, hex.DoPlay:
		what := v.what(s, then, plan)
		return cmp.Or(v.adviseForecast(against, then, what), v.adviseBoard(s, then, act, what)), ""
	}
	return "", ""
}

// adviseBattle says why to fight now.
func (v *Voice) adviseBattle(s *hex.View) string {
	after, _ := foresee.Forecast(s)
	theirs, side, falls := toll(s, &s.Public, &after.Public, false)
	mine, _, _ := toll(s, &s.Public, &after.Public, true)
	switch {
	case falls:
		return v.T("advise.battle.wins", "side", v.seatName(s, side))
	case theirs > 0:
		return v.T("advise.battle"+inScore(s), "side", v.seatName(s, side), "n", theirs, "m", mine)
	}
	if n := len(fallen(s, &s.Public, &after.Public, false)); n > 0 {
		return v.T("advise.battle.units", "n", n, "m", len(fallen(s, &s.Public, &after.Public, true)))
	}
	return v.T("advise.battle.before")
}

// adviseForecast says how a battle fought now would differ in the position that a plan leads to, then, from one in s;
// "" if it would not.
func (v *Voice) adviseForecast(s, then *hex.View, what string) string {
	before, _ := foresee.Forecast(s)
	after, _ := foresee.Forecast(then)
	gain, side, falls := toll(s, &before.Public, &after.Public, false)
	cost, _, fell := toll(s, &after.Public, &before.Public, true)
	removed := fallen(s, &s.Public, &then.Public, false)
	switch {
	case falls:
		return v.T("advise.wins", "what", what, "side", v.seatName(s, side))
	case fell:
		return v.T("advise.rescues", "what", what)
	case gain > 0 && gain >= cost:
		return v.T("advise.hits"+inScore(s), "what", what, "side", v.seatName(s, side), "n", gain)
	case cost > 0:
		return v.T("advise.shelters"+inScore(s), "what", what, "n", cost)
	case len(removed) > 0:
		return v.T("advise.removes", "what", what, "unit", v.Unit(s, removed[0]))
	}
	if news := without(fallen(then, &then.Public, &after.Public, false),
		fallen(s, &s.Public, &before.Public, false)); len(news) > 0 {
		return v.T("advise.fells", "what", what, "unit", v.Unit(then, news[0]))
	}
	// Units that the plan itself uses up have not been saved.
	spent := append(fallen(s, &s.Public, &then.Public, true), fallen(then, &then.Public, &after.Public, true)...)
	if saved := without(fallen(s, &s.Public, &before.Public, true), spent); len(saved) > 0 {
		return v.T("advise.saves", "what", what, "unit", v.Unit(then, saved[0]))
	}
	return ""
}

// adviseBoard says what a plan changes on the board.
func (v *Voice) adviseBoard(s, then *hex.View, act hex.Act, what string) string {
	was, now := s.Works(), then.Works()
	tile := subject(s, act)
	for h := range hex.Hex(hex.HexCount) {
		unit := then.Cells[h].Tile
		if unit == hex.NoTile {
			continue
		}
		friend := then.Friends(s.Who, then.Owner(h))
		switch held := now.Netted.Has(h); {
		case held && !friend && s.Cells[h].Tile == unit && !was.Netted.Has(h):
			return v.T("advise.nets", "what", what, "unit", v.Unit(then, unit))
		case !held && friend && s.Cells[h].Tile == unit && was.Netted.Has(h):
			return v.T("advise.frees", "what", what, "unit", v.Unit(then, unit))
		}
	}
	best := hex.NoTile
	for _, l := range then.Lines(now) {
		at := then.Cells[l.To].Tile
		if then.Cells[l.From].Tile == tile && !then.Friends(s.Who, then.Owner(l.To)) &&
			(best == hex.NoTile || at.Is(hex.Headquarters)) {
			best = at
		}
	}
	if best != hex.NoTile {
		return v.T("advise.aims", "what", what, "unit", v.Unit(then, best))
	}
	after, _ := foresee.Forecast(then)
	if slices.Contains(fallen(then, &then.Public, &after.Public, true), tile) {
		return v.T("advise.falls", "what", what)
	}
	if act.Verb == hex.DoPlace || act.Verb == hex.DoTurn && s.From == hex.NoHex {
		return v.T("advise.place", "what", what)
	}
	return v.T("advise.best", "what", what)
}

// Briefly implements table.Adviser: the plan's first action in a few words, "" if no position follows.
func (v *Voice) Briefly(view game.View, plan []game.Move) string {
	s := view.(*hex.View)
	if then := foresee.After(s, plan); then != nil {
		return v.what(s, then, plan)
	}
	return ""
}

// what returns the plan's first action in a few words: a tile, with where it goes and how it is turned or whom it is
// for.
func (v *Voice) what(s, then *hex.View, plan []game.Move) string {
	act := hex.ActOf(plan[0])
	tile := subject(s, act)
	switch act.Verb {
	case hex.DoPlace, hex.DoMove, hex.DoTurn:
		for h := range hex.Hex(hex.HexCount) {
			if c := then.Cells[h]; c.Tile == tile {
				if tile.Kind().Data().Turns == 1 {
					return v.T("advise.what.on", "tile", v.Tile(tile), "hex", h.String())
				}
				return v.T("advise.what.turned", "tile", v.Tile(tile), "hex", h.String(), "way", v.Facing(tile, c.Rot))
			}
		}
	case hex.DoPlay:
		if len(plan) > 1 {
			if next := hex.ActOf(plan[1]); next.Verb == hex.DoPick {
				return v.T("advise.what.at", "tile", v.Tile(tile), "unit", v.Unit(s, hex.Tile(next.A)))
			}
		}
		return v.Tile(tile)
	}
	return v.Label(s, plan[0])
}

// subject returns the tile that an act places or plays.
func subject(s *hex.View, act hex.Act) hex.Tile {
	if act.Verb == hex.DoTurn {
		return s.Tile
	}
	return hex.Tile(act.A)
}

// toll returns how many points one side's HQs lose between before and after, the seat that loses most, and whether its
// HQ falls. In mode score points are won instead, and the enemies' toll is what one's own side gains.
func toll(v *hex.View, before, after *hex.Public, own bool) (n int, worst game.Seat, falls bool) {
	worst, score := game.NoSeat, v.Game().Mode() == hex.Score
	most := 0
	for i := range v.Game().Seats() {
		seat := game.Seat(i)
		lost := int(before.Points[i]) - int(after.Points[i])
		if score {
			lost = -lost
		}
		if v.Friends(v.Who, seat) != (own != score) {
			continue
		}
		n += lost
		if worst == game.NoSeat || lost > most {
			worst, most = seat, lost
		}
		falls = falls || !score && after.Points[i] == 0 && before.Points[i] > 0
	}
	return n, worst, falls
}

// inScore returns the ending of keys for games in which points are won instead of lost (9.2).
func inScore(v *hex.View) string {
	if v.Game().Mode() == hex.Score {
		return ".score"
	}
	return ""
}

// fallen returns one side's units that are there before and not after, except HQs.
func fallen(v *hex.View, before, after *hex.Public, own bool) (list []hex.Tile) {
	stand := map[hex.Tile]bool{}
	for h := range after.Cells {
		stand[after.Cells[h].Tile] = true
	}
	for h := range before.Cells {
		if t := before.Cells[h].Tile; t != hex.NoTile && !stand[t] && !t.Is(hex.Headquarters) && friend(v, t) == own {
			list = append(list, t)
		}
	}
	return list
}

// without returns the tiles of a list that are not in another.
func without(list, others []hex.Tile) (rest []hex.Tile) {
	skip := map[hex.Tile]bool{}
	for _, t := range others {
		skip[t] = true
	}
	for _, t := range list {
		if !skip[t] {
			rest = append(rest, t)
		}
	}
	return rest
}

func freeAround(v *hex.View, t hex.Tile) (n int) {
	for h := range hex.Hex(hex.HexCount) {
		if v.Cells[h].Tile != t {
			continue
		}
		for d := range hex.Dir(hex.DirCount) {
			if next := h.Next(d); next != hex.NoHex && v.Cells[next].Tile == hex.NoTile {
				n++
			}
		}
	}
	return n
}
