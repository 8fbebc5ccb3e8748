package voice

import (
	"math/bits"
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

// Name returns what a tile is called, on the board with its hex.
func (s *Speaker) Name(view game.View, spot table.Spot) string {
	t := hex.TileByID(spot.ID)
	switch {
	case t == hex.NoTile:
		return ""
	case spot.Kind == table.KindCard:
		return s.Tile(t)
	case spot.Kind == table.KindPiece:
		return s.Unit(view.(*hex.View), t)
	}
	return ""
}

// Describe says what a tile does and, on the board, how it is turned and wounded.
func (s *Speaker) Describe(view game.View, spot table.Spot) string {
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
		stands := []string{s.T("sight.tile", "tile", s.Tile(t), "side", s.Army(t.Army()), "hex", h.String(),
			"way", s.Facing(t, c.Rot))}
		if c.Wounds > 0 && !t.Is(hex.Headquarters) {
			stands = append(stands, s.T("state.wounded", "n", int(c.Wounds)))
		}
		said = append(stands, said...)
	}
	return strings.Join(said, " ")
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
