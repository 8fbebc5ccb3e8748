package input

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Turning tries the ways to turn a piece that is being put down: the screen
// shows one, and a tap on the piece, or on that way once more, takes it.
type Turning struct {
	desk *desk.Desk
	held dial
	turn table.Spot // of several ways to turn a piece the one that is tried, NoSpot without such a choice
}

// NewTurning turns nothing.
func NewTurning(d *desk.Desk) *Turning {
	return &Turning{desk: d}
}

// dial is what the pointer turns a piece by.
type dial struct {
	on     bool
	x, y   float64 // its middle
	step   float64 // radians from one way to the next
	from   int     // the way that was tried when it was taken hold of
	fromAt float64 // and the angle of the pointer
}

// ways returns the turns that can be chosen now.
func (t *Turning) ways() []table.Spot {
	var list []table.Spot
	for _, spot := range t.desk.Next() {
		if spot.Kind == table.KindTurn {
			list = append(list, spot)
		}
	}
	return list
}

// Turns reports whether there is something to turn.
func (t *Turning) Turns() bool { return len(t.ways()) > 0 }

// Turn returns the way that is tried, NoSpot without such a choice.
func (t *Turning) Turn() table.Spot { return t.turn }

// Update keeps the turn that is tried among those that can be chosen.
func (t *Turning) Update() {
	ways := t.ways()
	switch {
	case len(ways) == 0:
		t.turn = table.NoSpot
	case !slices.Contains(ways, t.turn):
		t.turn = ways[0]
	}
}

// by tries the next turn, or with −1 the one before. It reports whether there is
// something to turn.
func (t *Turning) by(n int) bool {
	ways := t.ways()
	if len(ways) == 0 || !t.desk.Bare() {
		return false
	}
	at := max(slices.Index(ways, t.turn), 0)
	t.turn = ways[(at+n+len(ways))%len(ways)]
	t.desk.Invalidate()
	return true
}

// Chosen returns the turn that touching the piece itself chooses, NoSpot for other
// things and if there is nothing to turn.
func (t *Turning) Chosen(spot table.Spot) table.Spot {
	if len(t.ways()) == 0 || !t.desk.Selected(spot) {
		return table.NoSpot
	}
	t.Update()
	return t.turn
}

// Tries shows another way to turn the piece than the one that is shown, so that a touch of it is no choice yet. It
// tells whether it did.
func (t *Turning) Tries(spot table.Spot) bool {
	t.Update()
	if spot.Kind != table.KindTurn || spot == t.turn || !slices.Contains(t.ways(), spot) {
		return false
	}
	t.turn = spot
	t.desk.Invalidate()
	return true
}

// grip takes hold of a dial at a point, if there is one. It reports whether one is held.
func (t *Turning) grip(x, y float64) bool {
	picture, can := t.desk.Picture().(scene.Turner)
	if t.held.on || !can || len(t.ways()) == 0 || !t.desk.Bare() {
		return t.held.on
	}
	if cx, cy, step, ok := picture.Dial(x, y); ok {
		t.Update()
		t.held = dial{true, cx, cy, step * math.Pi / 180, max(slices.Index(t.ways(), t.turn), 0),
			math.Atan2(y-cy, x-cx)}
	}
	return t.held.on
}

// swing turns the piece with the pointer: as many ways on as the pointer has gone steps round the dial.
func (t *Turning) swing(x, y float64) {
	ways := t.ways()
	if len(ways) == 0 {
		return
	}
	const full = 2 * math.Pi
	angle := math.Mod(math.Atan2(y-t.held.y, x-t.held.x)-t.held.fromAt+2*full, full)
	steps := int(math.Round(angle / t.held.step))
	if at := ways[(t.held.from+steps)%len(ways)]; at != t.turn {
		t.turn = at
		t.desk.Invalidate()
	}
}

// release turns the piece back to how it was when the dial was taken hold of.
func (t *Turning) release() {
	if ways := t.ways(); t.held.on && t.held.from < len(ways) {
		t.turn = ways[t.held.from]
		t.desk.Invalidate()
	}
	t.leave()
}

// leave lets go of the dial.
func (t *Turning) leave() { t.held = dial{} }
