package hex

import (
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
)

// damage is everything that one tile does to another in a phase.
type damage struct {
	by, on rules.Tile
	wounds int
	saved  rules.Tile // the Medic that takes the damage, NoTile for none
	kills  bool
	also   bool // another one killed it in the same phase
}

// little returns a tile of a board as it is drawn small beside words.
func (b *builder) little(on *rules.View, t rules.Tile) art.TileState {
	l := plain(t)
	if h := at(on, t); h != rules.NoHex {
		l.Turn = float32(on.Cells[h].Rot)
	}
	l.Strikes = [len(l.Strikes)]art.Strike{} // too small to read
	return l
}

// once leaves a kill to the first of those who struck a unit in a phase: it dies once. told has the kills so far. Of a
// headquarters everybody's points are told.
func (x *damage) once(told map[rules.Tile]bool) {
	if x.on.Is(rules.Headquarters) {
		return
	}
	if x.kills && told[x.on] {
		x.kills, x.also = false, true
	}
	told[x.on] = told[x.on] || x.kills
}

// drawn returns the damage as the ruler draws it.
func (b *builder) drawn(on *rules.View, x damage) board.Damage {
	out := board.Damage{By: b.little(on, x.by), On: b.little(on, x.on), Wounds: x.wounds, Kills: x.kills &&
		!x.on.Is(rules.Headquarters)}
	if x.saved != rules.NoTile {
		out.Kind = board.Absorbed
	}
	return out
}

// phases describes the events of a battle, phase by phase. on is the board at their beginning. Phases in which nobody
// is hit are left out.
func (b *builder) phases(on *rules.View, events []game.Event) (list []board.PhaseWords) {
	var all []damage
	var lines []string
	gone := map[rules.Tile]bool{}
	phase := -1
	flush := func() {
		now, told := board.PhaseWords{Phase: phase}, map[rules.Tile]bool{}
		for _, x := range all {
			x.kills = gone[x.on]
			now.Damage = append(now.Damage, b.drawn(on, x))
			x.once(told)
			lines = append(lines, b.damageText(on, x))
		}
		if now.Lines = lines; phase >= 0 && len(lines) > 0 {
			list = append(list, now)
		}
		all, lines, gone = nil, nil, map[rules.Tile]bool{}
	}
	for _, e := range events {
		switch e := e.(type) {
		case rules.PhaseBegan:
			flush()
			phase = e.Initiative
		case rules.Exploded:
			lines = append(lines, b.T("forecast.explodes", "tile", b.which(on, e.Tile)))
		case rules.Absorbed:
			all = append(all, damage{by: e.By, on: e.Unit, saved: e.Medic})
		case rules.Hit:
			same := slices.IndexFunc(all, func(x damage) bool {
				return x.by == e.By && x.on == e.Unit && x.saved == rules.NoTile
			})
			if same < 0 {
				same = len(all)
				all = append(all, damage{by: e.By, on: e.Unit})
			}
			all[same].wounds += e.Wounds
		case rules.Removed:
			gone[e.Tile] = true
		}
	}
	flush()
	return list
}

// name returns a tile's name as people at the table say it: an HQ is named after its owner.
func (b *builder) name(t rules.Tile) string {
	if t.Is(rules.Headquarters) && t.Army() == b.View.ArmyOf(b.View.Who) {
		return b.T("hq.mine")
	}
	return b.voice.Tile(t)
}

// which returns a tile's name, with its hex if another one on the board is called the same.
func (b *builder) which(on *rules.View, t rules.Tile) string {
	name, twins := b.name(t), 0
	for h := range on.Cells {
		if other := on.Cells[h].Tile; other != rules.NoTile && other != t && b.name(other) == name {
			twins++
		}
	}
	if at := on.Find(t); twins > 0 && at != rules.NoHex {
		name += " " + at.String()
	}
	return name
}

// damageText describes what one unit does to another on a board.
func (b *builder) damageText(on *rules.View, x damage) string {
	by := b.which(on, x.by)
	if x.by.Is(rules.Headquarters) && x.by.Army() == b.View.ArmyOf(b.View.Who) {
		by = b.T("hq.mine.acts")
	}
	args := []any{"cause", by, "tile", b.which(on, x.on), "n", x.wounds, "medic", b.which(on, x.saved)}
	switch {
	case x.saved != rules.NoTile:
		return b.T("forecast.saved", args...)
	case x.kills && !x.on.Is(rules.Headquarters):
		return b.T("forecast.kills", args...)
	case x.also:
		return b.T("forecast.also", args...)
	}
	return b.T("forecast.hits", args...)
}

// lines builds the lines of fire: those of the tile being turned, looked at or picked up, or all of them while the
// forecast is looked at.
func (b *builder) lines() {
	if b.Past != nil && !b.Asks || b.View.Phase == rules.PhaseOver {
		return
	}
	all := b.Screen.Peek == board.ForecastSpot || b.Screen.Focus == board.ForecastSpot
	of := map[rules.Tile]bool{}
	for _, spot := range append(slices.Clone(b.Session.Selected()), b.Screen.Peek, b.Screen.Focus) {
		if spot.Kind == table.KindPiece {
			of[rules.TileByID(spot.ID)] = true
		}
	}
	if b.model.Turning != nil {
		of[b.View.Tile] = true
	}
	for _, l := range b.View.Lines(b.works) {
		if !all && !of[b.View.Cells[l.From].Tile] {
			continue
		}
		mine := b.View.Friends(b.View.Who, b.View.Owner(l.From))
		b.model.Shots = append(b.model.Shots, board.Shot{From: cellOf(l.From), To: cellOf(l.To), Mine: mine,
			Ranged: l.Ranged, Gauss: l.Gauss})
		look := &b.model.Cells[l.From].Tile
		side := uint8(1) << ((int(l.Dir) + rules.DirCount - int(b.View.Cells[l.From].Rot)) % rules.DirCount)
		if mine {
			look.Mine |= side
		} else {
			look.Theirs |= side
		}
	}
}

// happening builds what happens at the moment shown: a phase of a battle, or the effect of an instant.
func (b *builder) happening() {
	m, steps := b.model, b.Happening()
	var events []game.Event
	for i := range steps {
		events = append(events, steps[i].Event)
	}
	then := b.Before()
	for _, e := range events {
		switch e := e.(type) {
		case rules.PhaseBegan:
			m.Phase = &board.Phase{PhaseWords: board.PhaseWords{Phase: e.Initiative}, Word: b.T("phase.word"),
				Leave: b.T("phase.leave")}
		case rules.Hit:
			m.Hits = append(m.Hits, hitOf(then, e))
		case rules.Absorbed:
			h := hitOf(then, rules.Hit{Unit: e.Unit, By: e.By, Wounds: e.Wounds})
			h.Kind, h.Medic = board.Absorbed, cellOf(at(then, e.Medic))
			m.Hits = append(m.Hits, h)
		case rules.Exploded:
			if h := at(then, e.Tile); h != rules.NoHex {
				m.Hits = append(m.Hits, board.Hit{From: art.NoCell, To: cellOf(h), Wounds: 1, Medic: art.NoCell,
					Blast: true})
			}
		}
	}
	m.Hits = slices.DeleteFunc(m.Hits, func(h board.Hit) bool { return h.To == art.NoCell })
	if m.Phase != nil {
		for _, p := range b.phases(then, events) {
			m.Phase.Lines, m.Phase.Damage = append(m.Phase.Lines, p.Lines...), append(m.Phase.Damage, p.Damage...)
		}
		for _, e := range events {
			if e, ok := e.(rules.Removed); ok {
				m.Phase.Falls = append(m.Phase.Falls, b.little(then, e.Tile))
			}
		}
		for _, a := range repelled(steps) {
			by, on := then.Cells[a.From].Tile, then.Cells[a.To].Tile
			m.Hits = append(m.Hits, board.Hit{From: cellOf(a.From), To: cellOf(a.To), Kind: board.Stopped,
				Medic: art.NoCell, Army: armies[by.Army()], Gauss: a.Gauss})
			m.Phase.Lines = append(m.Phase.Lines, b.stopped(by, on))
		}
		if len(m.Hits) == 0 {
			m.Phase.Lines = []string{b.T("phase.empty")}
		}
	}
	if b.Screen.Panel == scene.RecapPanel {
		b.askedHits()
	}
}

// hitOf returns a hit as it is drawn, on the board before it.
func hitOf(then *rules.View, e rules.Hit) board.Hit {
	h := board.Hit{Wounds: e.Wounds, Medic: art.NoCell, Army: armies[e.By.Army()]}
	from, to, melee, gauss := attack(then, e)
	h.From, h.To, h.Melee, h.Gauss = cellOf(from), cellOf(to), melee, gauss
	return h
}

// attack returns where a hit comes from and where it goes, NoHex for a unit that is not on the board, and its kind.
func attack(v *rules.View, e rules.Hit) (from, to rules.Hex, melee, gauss bool) {
	from, to = at(v, e.By), at(v, e.Unit)
	if from == rules.NoHex || to == rules.NoHex {
		return from, to, false, false
	}
	face := e.By.Kind().Turned(v.Cells[from].Rot)
	for d := range rules.Dir(rules.DirCount) {
		if e.Aimed && e.Dir != d {
			continue
		}
		melee = melee || from.Next(d) == to && face.Melee[d] > 0
		gauss = gauss || e.Aimed && face.Gauss>>d&1 != 0
	}
	return from, to, melee, gauss
}

// at returns the hex of a tile, NoHex if it is not on the board.
func at(v *rules.View, t rules.Tile) rules.Hex {
	for h := range rules.Hex(rules.HexCount) {
		if v.Cells[h].Tile == t && t != rules.NoTile {
			return h
		}
	}
	return rules.NoHex
}
