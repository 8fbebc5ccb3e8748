package voice

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
)

// Aim says what everybody plays for. The prompt says what a puzzle asks for.
func (s *Speaker) Aim(view game.View) string {
	switch view.(*hex.View).Game().Mode() {
	case hex.Puzzle:
		return ""
	case hex.Score:
		return s.T("primer.aim.score")
	}
	return s.T("primer.aim")
}

// Name returns what a hex is called, or a tile, on the board with its hex.
func (s *Speaker) Name(view game.View, spot table.Spot) string {
	t := hex.TileByID(spot.ID)
	switch {
	case spot.Kind == table.KindPlace && hex.HexByName(spot.ID) != hex.NoHex:
		return spot.ID // as it is written on the board
	case t == hex.NoTile:
		return ""
	case spot.Kind == table.KindCard:
		return s.Tile(t)
	case spot.Kind == table.KindPiece:
		return s.Unit(view.(*hex.View), t)
	}
	return ""
}

// Describe says what a tile does and where its sides point: on the board with the hexes there, and how it is wounded;
// in hand as if its front were up. Of a direction that a tile can be turned to it says only where they would point.
func (s *Speaker) Describe(view game.View, spot table.Spot) string {
	if spot.Kind == table.KindTurn {
		return s.turned(view.(*hex.View), spot)
	}
	t := hex.TileByID(spot.ID)
	if t == hex.NoTile || spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return ""
	}
	said := s.Facts(t.Kind())
	v := view.(*hex.View)
	for h := range hex.Hex(hex.HexCount) {
		c := &v.Cells[h]
		if spot.Kind != table.KindPiece || c.Tile != t {
			continue
		}
		stands := []string{s.Stands(v, t, h)}
		if c.Wounds > 0 && !t.Is(hex.Headquarters) {
			stands = append(stands, s.T("state.wounded", "n", int(c.Wounds)))
		}
		said = append(append(stands, said...), s.points(v, t, h, c.Rot)...)
	}
	if spot.Kind == table.KindCard {
		up := (hex.DirCount - uint8(t.Kind().Front())) % hex.DirCount
		if points := s.points(v, t, hex.NoHex, up); len(points) > 0 {
			said = append(said, s.T("points.up", "what", strings.Join(points, " ")))
		}
	}
	return strings.Join(said, " ")
}

// turned says where the sides of the tile that is being turned would point.
func (s *Speaker) turned(v *hex.View, spot table.Spot) string {
	if v.Tile == hex.NoTile || v.Tile.Is(hex.Headquarters) {
		return ""
	}
	for rot := range uint8(hex.DirCount) {
		if table.KindTurn.Spot(strconv.Itoa(int(rot))) == spot {
			return strings.Join(s.points(v, v.Tile, v.At, rot), " ")
		}
	}
	return ""
}

// Board describes the armies: points, and the number of tiles in hand, in the pile and out of the game. Tiles on the
// board are described one by one.
func (s *Speaker) Board(view game.View) table.Board {
	v := view.(*hex.View)
	board := table.Board{Title: s.T("sight.counts"), Columns: []string{s.T("board.army"), s.T("board.points"),
		s.T("board.hand"), s.T("board.pile"), s.T("board.out")}}
	seats := len(v.Game().Seats())
	for i := range seats {
		seat := (int(v.Who) + i) % seats
		cells := []string{s.Side(game.Seat(seat))}
		pile := bits.OnesCount64(uint64(v.Unseen[seat]))
		for _, n := range []int{int(v.Points[seat]), int(v.Hand[seat].N), pile, int(v.Discard[seat].N)} {
			cells = append(cells, strconv.Itoa(n))
		}
		place := table.KindPile.Spot(game.SeatName(s.game, game.Seat(seat)))
		board.Rows = append(board.Rows, table.BoardRow{Place: place, Cells: cells})
	}
	return board
}

// initiative says in which phases a unit strikes.
func (v *Voice) initiative(phases []uint8) string {
	if len(phases) == 2 {
		return v.T("fact.initiative.two", "first", phases[0], "second", phases[1])
	}
	var at []string
	for _, n := range phases {
		at = append(at, strconv.Itoa(int(n)))
	}
	return v.T("fact.initiative", "list", strings.Join(at, ", "))
}

// Facts says what a kind of tile does, a sentence each: its sides, when it strikes, what it gives others.
func (v *Voice) Facts(k hex.Kind) []string {
	d := k.Data()
	switch d.Class {
	case hex.Instant:
		return []string{v.T("fact.play." + d.Action.String())}
	case hex.Headquarters:
		return append(append([]string{v.T("fact.hq")}, v.sides(&d.Face)...), v.gifts(d)...)
	}
	list := v.sides(&d.Face)
	switch {
	case len(d.Initiative) > 0:
		list = append(list, v.initiative(d.Initiative))
	case d.Class == hex.Soldier:
		list = append(list, v.T("fact.never"))
	}
	list = append(list, v.gifts(d)...)
	if d.HP > 1 {
		list = append(list, v.T("fact.wounds", "n", int(d.HP)))
	}
	if d.Mobile {
		list = append(list, v.T("fact.mobile"))
	}
	if d.Explodes {
		list = append(list, v.T("fact.explodes"))
	}
	return list
}

// sides says what the six sides do.
func (v *Voice) sides(f *hex.Face) (list []string) {
	if text := strengths(f.Melee); allRound(f.Melee) {
		list = append(list, v.T("fact.melee.round", "n", int(f.Melee[0])))
	} else if text != "" {
		list = append(list, v.T("fact.melee", "list", text))
	}
	if text := strengths(f.Ranged); text != "" {
		list = append(list, v.T("fact.ranged", "list", text))
	}
	if f.Gauss != 0 {
		list = append(list, v.T("fact.gauss"))
	}
	if f.Armor != 0 {
		list = append(list, v.T("fact.armor", "n", count(f.Armor)))
	}
	if f.Net != 0 {
		list = append(list, v.T("fact.net", "n", count(f.Net)))
	}
	return list
}

// allRound reports whether all six sides attack, with the same strength.
func allRound(sides [hex.DirCount]uint8) bool {
	return sides[0] > 0 && !slices.ContainsFunc(sides[1:], func(n uint8) bool { return n != sides[0] })
}

// strengths lists the strengths of all attacking sides, strongest first; "" for none.
func strengths(sides [hex.DirCount]uint8) string {
	var list []string
	for _, n := range sides {
		if n > 0 {
			list = append(list, strconv.Itoa(int(n)))
		}
	}
	slices.Sort(list)
	slices.Reverse(list)
	return strings.Join(list, ", ")
}

func count(mask uint8) (n int) {
	for ; mask != 0; mask &= mask - 1 {
		n++
	}
	return n
}

// gifts says what a tile does to others, and to whom.
func (v *Voice) gifts(d *hex.Data) (list []string) {
	for _, g := range d.Gifts {
		key := "gift." + g.Effect.String()
		if g.On != hex.OnFriend {
			key += ".enemy"
		}
		what := v.T(key, "n", max(int(g.Value), -int(g.Value)))
		list = append(list, v.T("fact."+g.Reach.String(), "what", what))
	}
	return list
}
