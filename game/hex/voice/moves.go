package voice

import (
	"strconv"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
)

// Unit returns the name of a tile on the board with its hex, which tells copies apart.
func (v *Voice) Unit(s *hex.View, t hex.Tile) string {
	for h := range hex.Hex(hex.HexCount) {
		if s.Cells[h].Tile == t {
			return v.T("unit.on", "tile", v.Tile(t), "hex", h.String())
		}
	}
	return v.Tile(t)
}

// Way returns a direction as people say it.
func (v *Voice) Way(d uint8) string { return v.T("way." + strconv.Itoa(int(d))) }

// Facing returns the direction that a tile's main side faces at a rotation.
func (v *Voice) Facing(t hex.Tile, rot uint8) string {
	return v.Way((rot + uint8(t.Kind().Front())) % hex.DirCount)
}

// Label returns a move as a button shows it, with what follows from it if that is certain.
func (v *Voice) Label(view game.View, m game.Move) string {
	s := view.(*hex.View)
	label := v.label(s, hex.ActOf(m))
	if follows := v.Follows(s, m); follows != "" {
		return v.T("follows.label", "move", label, "follows", follows)
	}
	return label
}

// label returns a move as a button shows it, without what follows from it.
func (v *Voice) label(s *hex.View, act hex.Act) string {
	a, b := hex.Tile(act.A), hex.Tile(act.B)
	switch act.Verb {
	case hex.DoPlace:
		return v.T("action.place", "tile", v.Tile(a), "hex", hex.Hex(act.B).String())
	case hex.DoPlay:
		return v.T("action.play", "tile", v.Tile(a))
	case hex.DoMove:
		key := "action.move"
		if s.Cells[act.B].Tile == a {
			key = "action.turn.only"
		}
		return v.T(key, "unit", v.Unit(s, a), "hex", hex.Hex(act.B).String())
	case hex.DoDiscard:
		return v.T("action.discard", "tile", v.Tile(a))
	case hex.DoEnd:
		if s.Goal != hex.NoGoal {
			return v.T("action.end.puzzle")
		}
		return v.T("action.end")
	case hex.DoRedraw:
		return v.T("action.redraw")
	case hex.DoKeep:
		return v.T("action.keep")
	case hex.DoTurn:
		return v.T("action.turn", "way", v.Facing(s.Tile, act.A))
	case hex.DoPush:
		return v.T("action.push", "pusher", v.Unit(s, a), "unit", v.Unit(s, b))
	case hex.DoDestination:
		return v.T("action.to", "hex", hex.Hex(act.A).String())
	case hex.DoPick:
		return v.T("action.pick", "unit", v.Unit(s, a))
	case hex.DoStrike:
		return v.T("action.strike", "hex", hex.Hex(act.A).String())
	case hex.DoExplode:
		return v.T("action.explode", "unit", v.Unit(s, a))
	case hex.DoAttack:
		return v.T("action.attack", "unit", v.Unit(s, a))
	case hex.DoConvert:
		key := "action.convert.melee"
		if act.C != 0 {
			key = "action.convert.ranged"
		}
		return v.T(key, "unit", v.Unit(s, a), "way", v.Way(act.B))
	}
	return v.T("action.absorb", "medic", v.Unit(s, a), "unit", v.Unit(s, b), "cause", v.Unit(s, hex.Tile(act.C)))
}

// The spots of the things that moves are made with.
func tileSpot(t hex.Tile) table.Spot  { return table.KindCard.Spot(t.ID()) }
func unitSpot(t hex.Tile) table.Spot  { return table.KindPiece.Spot(t.ID()) }
func hexSpot(h uint8) table.Spot      { return table.KindPlace.Spot(hex.Hex(h).String()) }
func buttonSpot(id string) table.Spot { return table.KindButton.Spot(id) }

func (*Voice) Path(view game.View, m game.Move) []table.Spot {
	s, act := view.(*hex.View), hex.ActOf(m)
	a, b := hex.Tile(act.A), hex.Tile(act.B)
	switch act.Verb {
	case hex.DoPlace:
		return []table.Spot{tileSpot(a), hexSpot(act.B)}
	case hex.DoPlay:
		return []table.Spot{tileSpot(a), buttonSpot("play")}
	case hex.DoMove:
		return []table.Spot{unitSpot(a), hexSpot(act.B)}
	case hex.DoDiscard:
		return []table.Spot{tileSpot(a), buttonSpot("discard")}
	case hex.DoTurn:
		return []table.Spot{unitSpot(s.Tile), table.KindTurn.Spot(strconv.Itoa(int(act.A)))}
	case hex.DoPush:
		return []table.Spot{unitSpot(a), unitSpot(b)}
	case hex.DoDestination, hex.DoStrike:
		return []table.Spot{hexSpot(act.A)}
	case hex.DoPick:
		return []table.Spot{unitSpot(a)}
	case hex.DoConvert:
		return []table.Spot{buttonSpot("convert-" + strconv.Itoa(int(act.B)) + [...]string{"-melee", "-ranged"}[act.C])}
	case hex.DoAbsorb:
		cause := unitSpot(hex.Tile(act.C))
		if !hex.Tile(act.C).IsUnit() {
			cause = tileSpot(hex.Tile(act.C))
		}
		return []table.Spot{unitSpot(a), unitSpot(b), cause}
	}
	return []table.Spot{buttonSpot(buttons[act.Verb])}
}

// Holds implements table.Handler: a unit that was placed is turned next.
func (*Voice) Holds(view game.View) []table.Spot {
	if s := view.(*hex.View); s.Ask == hex.AskRotate {
		return []table.Spot{unitSpot(s.Tile)}
	}
	return nil
}

// buttons lists the moves that are made with one button, and these buttons.
var buttons = map[hex.Verb]string{hex.DoEnd: "end", hex.DoRedraw: "redraw", hex.DoKeep: "keep-tiles",
	hex.DoExplode: "explode", hex.DoAttack: "attack"}

func (*Voice) Groups() []string { return []string{"decide", "tiles", "units"} }

func (*Voice) Group(m game.Move) string {
	switch hex.ActOf(m).Verb {
	case hex.DoPlace, hex.DoPlay, hex.DoDiscard:
		return "tiles"
	case hex.DoMove, hex.DoPush, hex.DoPick:
		return "units"
	}
	return "decide"
}

func (*Voice) Attempt(view game.View, path []table.Spot) (game.Move, bool) {
	s := view.(*hex.View)
	first, last := path[0], path[len(path)-1]
	t, to := hex.TileByID(first.ID), hex.HexByName(last.ID)
	switch {
	case len(path) == 1 && first.Kind == table.KindPiece:
		if s.Ask == hex.AskTarget {
			return hex.Act{Verb: hex.DoPick, A: uint8(t)}.Move(), t != hex.NoTile
		}
		return 0, false
	case len(path) == 1 && s.Ask == hex.AskStrike:
		return hex.Act{Verb: hex.DoStrike, A: uint8(to)}.Move(), to != hex.NoHex
	case len(path) == 1 && s.Ask == hex.AskDestination:
		return hex.Act{Verb: hex.DoDestination, A: uint8(to)}.Move(), to != hex.NoHex
	case last.Kind != table.KindPlace || t == hex.NoTile || to == hex.NoHex:
		return 0, false
	case first.Kind == table.KindCard:
		return hex.Act{Verb: hex.DoPlace, A: uint8(t), B: uint8(to)}.Move(), true
	case first.Kind == table.KindPiece:
		return hex.Act{Verb: hex.DoMove, A: uint8(t), B: uint8(to)}.Move(), true
	}
	return 0, false
}
