package hex

import (
	"math/bits"
	"slices"

	"onelongnight/game"
)

// View is a position as one seat may know it: everything but the order of the piles, which nobody knows (11.4).
type View struct {
	g *Game
	Public
	Who    game.Seat
	Unseen [game.MaxSeats]Tiles // the content of each pile
}

func (s *State) View(seat game.Seat) game.View {
	v := &View{g: s.g, Public: s.Public, Who: seat}
	for i := range s.Pile {
		v.Unseen[i] = s.Pile[i].Set()
	}
	return v
}

func (v *View) Seat() game.Seat { return v.Who }

// Sample shuffles every pile.
func (v *View) Sample(rng *game.Stream, into game.State) {
	s := into.(*State)
	*s = State{g: v.g, Public: v.Public}
	for i, a := range v.g.armies {
		p := &s.Pile[i]
		a.Each(v.Unseen[i], func(t Tile) { p.push(t) })
		game.Shuffle(rng, p.T[:p.N])
	}
}

// JSON returns the view in the referee's form: a position with the piles as numbers, and their contents, sorted.
func (v *View) JSON() []byte {
	s := State{g: v.g, Public: v.Public}
	doc := s.document()
	for i, a := range v.g.armies {
		out := &doc.Armies[i]
		if out.Out {
			continue
		}
		a.Each(v.Unseen[i], func(t Tile) { out.Unseen = append(out.Unseen, t.ID()) })
		out.Pile.Hidden = len(out.Unseen)
	}
	return game.MustJSON(doc)
}

// packed is a view and its setup.
type packed struct {
	Mode                     Mode
	Tactical, Reinforcements bool
	Count                    uint8
	Armies                   [game.MaxSeats]Army
	Public
	Who    game.Seat
	Unseen [game.MaxSeats]Tiles
}

func (v *View) Pack() string {
	p := packed{Mode: v.g.mode, Tactical: v.g.tactical, Reinforcements: v.g.reinforcements,
		Count:  uint8(len(v.g.armies)),
		Public: v.Public, Who: v.Who, Unseen: v.Unseen}
	copy(p.Armies[:], v.g.armies)
	return game.Pack(&p)
}

func (Rules) Unpack(text string) (game.Game, game.View, error) {
	var p packed
	if !game.Unpack(text, &p) {
		return nil, nil, game.ErrPacked
	}
	if p.Mode > Puzzle || int(p.Count) > len(p.Armies) || !p.Mode.fits(int(p.Count)) {
		return nil, nil, game.ErrPacked
	}
	armies := slices.Clone(p.Armies[:p.Count])
	if slices.Max(armies) >= ArmyCount {
		return nil, nil, game.ErrPacked
	}
	g := with(p.Mode, armies, p.Tactical, p.Reinforcements)
	return g, &View{g, p.Public, p.Who, p.Unseen}, nil
}

func (v *View) Game() *Game { return v.g }

// LastTurn reports whether the final battle, or that of overtime, follows the present turn (8.2, 8.4).
func (v *View) LastTurn() bool {
	switch {
	case v.Overtime > 0:
		return v.nextOnce(v.g, int(v.Overtime)-1, game.NoSeat) == 0
	case v.Last > 0:
		return v.nextOnce(v.g, int(v.Last), v.g.TurnOf(int(v.Last))) == 0
	}
	return false
}

// Fills reports whether a tile of the hand is being placed on the last free hex, so that a battle starts (4.1).
func (v *View) Fills() bool { return v.Ask == AskRotate && v.From == NoHex && v.Free() == 0 }

// Mover returns the seat whose turn it is (2.4), NoSeat before the first turn. Another one may be asked.
func (v *View) Mover() game.Seat {
	if v.Turn == 0 {
		return game.NoSeat
	}
	return v.g.TurnOf(int(v.Turn))
}

// Left returns how many tiles are left in a seat's pile (3.1).
func (v *View) Left(seat game.Seat) int { return bits.OnesCount64(uint64(v.Unseen[seat])) }

// Shortest returns the seat whose pile will be empty first, and the number of its tiles: the last one ends the game
// (3.6).
func (v *View) Shortest() (seat game.Seat, n int) {
	n = TileCount
	for i := range v.g.seats {
		if left := v.Left(game.Seat(i)); !v.Dead(game.Seat(i)) && left < n {
			seat, n = game.Seat(i), left
		}
	}
	return seat, n
}
