package hex

import "onelongnight/game"

// What a screen shows of a position besides the tiles. None of this is on the hot path.

// State returns the position as far as it is known: with empty piles.
func (v *View) State() *State { return &State{g: v.g, Public: v.Public} }

// Works works out what is in effect on the board (6).
func (v *View) Works() *Works {
	w := new(Works)
	v.State().WorkOut(w)
	return w
}

// Owner returns the seat that a unit on the board belongs to, even while a Scoper makes it work for others.
func (v *View) Owner(h Hex) game.Seat { return v.g.seat(v.Cells[h].Tile) }

// SeatOf returns the seat that leads an army, NoSeat if nobody does.
func (v *View) SeatOf(a Army) game.Seat { return v.g.seatOf[a] }

// ArmyOf returns the army that a seat leads.
func (v *View) ArmyOf(seat game.Seat) Army { return v.g.armies[seat] }

// Friends reports whether two seats are on one team (2.2).
func (v *View) Friends(a, b game.Seat) bool { return v.g.Friends(a, b) }

// Strike is a phase in which a unit strikes.
type Strike struct {
	Phase   int
	Printed int // the printed initiative it comes from, -1 for an extra strike (6.5)
}

// Strikes returns the phases in which a unit would strike in a battle, earliest first; none if it has no initiative.
func (v *View) Strikes(h Hex, w *Works) (list []Strike) {
	printed := kinds[v.Cells[h].Tile.Kind()].Initiative
	unspent, at := v.State().slots(w, h)
	for phase := len(at) - 1; phase >= 0; phase-- {
		if unspent>>phase&1 == 0 {
			continue
		}
		strike := Strike{Phase: phase, Printed: -1}
		if n := int(at[phase]); n < len(printed) {
			strike.Printed = int(printed[n])
		}
		list = append(list, strike)
	}
	return list
}

// Line is an attack of one side of a unit on another, if that side struck now.
type Line struct {
	From, To Hex
	Dir      Dir // of the side, with the tile as it lies
	Ranged   bool
	Gauss    bool
	Wounds   int
}

// Lines returns the attacks of all units that are not netted, as if each struck now (7.3).
func (v *View) Lines(w *Works) (list []Line) {
	s := v.State()
	s.Fight = Fight{Attack: s.Taken() &^ w.Netted}
	var l hits
	s.attacks(w, &l)
	for _, x := range l.all() {
		face := v.Cells[x.From].Tile.Kind().Turned(v.Cells[x.From].Rot)
		near := x.From.Next(x.Dir) == x.To
		list = append(list, Line{From: x.From, To: x.To, Dir: x.Dir, Gauss: face.Gauss>>x.Dir&1 != 0,
			Ranged: face.Ranged[x.Dir] > 0 && !(near && face.Melee[x.Dir] > 0), Wounds: int(x.Wounds)})
	}
	return list
}
