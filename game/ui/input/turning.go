package input

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Turning tries directions of a piece that is being placed. The screen shows one; a tap on the piece, or on that
// direction again, confirms it.
type Turning struct {
	desk  *desk.Desk
	hints Hints
	held  dial
	turn  table.Spot // the direction being tried, NoSpot if there is nothing to turn
	last  wish
}

// wish is the direction that somebody last turned a piece to. It is tried first when the piece is placed again, as
// after an undo.
type wish struct {
	game  *table.Session
	piece string // the ID of the piece
	turn  table.Spot
}

// NewTurning turns nothing.
func NewTurning(d *desk.Desk, hints Hints) *Turning {
	return &Turning{desk: d, hints: hints}
}

// dial is the dial that the pointer is turning.
type dial struct {
	on     bool
	x, y   float64 // its centre
	step   float64 // radians between two directions
	from   int     // the direction when it was grabbed,
	fromAt float64 // and the pointer's angle then
}

// ways returns the directions that can be chosen now.
func (t *Turning) ways() []table.Spot {
	if len(t.desk.Next()) == 0 {
		return nil // nothing can be touched now
	}
	return t.desk.Session().Ways()
}

// Turns reports whether there is a piece to turn.
func (t *Turning) Turns() bool { return len(t.ways()) > 0 }

// Turn returns the direction being tried, NoSpot if there is none.
func (t *Turning) Turn() table.Spot { return t.turn }

// Update keeps the direction being tried among those that can be chosen.
func (t *Turning) Update() {
	ways := t.ways()
	switch {
	case len(ways) == 0:
		t.turn = table.NoSpot
	case !slices.Contains(ways, t.turn):
		t.turn = t.first(ways)
	}
}

// first returns the direction that is tried first.
func (t *Turning) first(ways []table.Spot) table.Spot {
	if t.last.game == t.desk.Session() && t.last.piece == t.piece() && slices.Contains(ways, t.last.turn) {
		return t.last.turn
	}
	if skin, ok := t.desk.Offer().Skin.(scene.Facer); ok {
		if way := skin.Facing(t.desk.Session()); slices.Contains(ways, way) {
			return way
		}
	}
	return ways[0]
}

// by tries the next direction, or with −1 the one before. It reports whether there is a piece to turn.
func (t *Turning) by(n int) bool {
	ways := t.ways()
	if len(ways) == 0 || !playable(t.desk, t.hints) {
		return false
	}
	at := max(slices.Index(ways, t.turn), 0)
	t.try(ways[(at+n+len(ways))%len(ways)])
	return true
}

// try tries a direction that somebody turned the piece to.
func (t *Turning) try(turn table.Spot) {
	t.turn, t.last = turn, wish{t.desk.Session(), t.piece(), turn}
	t.desk.Invalidate()
}

// piece returns the ID of the piece that is being placed, "" for none.
func (t *Turning) piece() string {
	if selected := t.desk.Session().Selected(); len(selected) > 0 {
		return selected[0].ID
	}
	return ""
}

// Chosen returns the direction that touching the piece confirms, NoSpot for other things and if there is nothing to
// turn.
func (t *Turning) Chosen(spot table.Spot) table.Spot {
	if len(t.ways()) == 0 || !t.desk.Selected(spot) {
		return table.NoSpot
	}
	t.Update()
	return t.turn
}

// Tries switches to another direction if that is what spot is, so that a first touch of it is no choice yet. It reports
// whether it did.
func (t *Turning) Tries(spot table.Spot) bool {
	t.Update()
	if spot.Kind != table.KindTurn || spot == t.turn || !slices.Contains(t.ways(), spot) {
		return false
	}
	t.try(spot)
	return true
}

// grip grabs the dial at a point, if there is one, and reports whether one is held.
func (t *Turning) grip(x, y float64) bool {
	picture, can := t.desk.Picture().(scene.Turner)
	if t.held.on || !can || len(t.ways()) == 0 || !playable(t.desk, t.hints) {
		return t.held.on
	}
	if cx, cy, step, ok := picture.Dial(x, y); ok {
		t.Update()
		t.held = dial{true, cx, cy, step * math.Pi / 180, max(slices.Index(t.ways(), t.turn), 0),
			math.Atan2(y-cy, x-cx)}
	}
	return t.held.on
}

// swing turns the piece with the pointer: by as many directions as the pointer has gone steps round the dial.
func (t *Turning) swing(x, y float64) {
	ways := t.ways()
	if len(ways) == 0 {
		return
	}
	const full = 2 * math.Pi
	angle := math.Mod(math.Atan2(y-t.held.y, x-t.held.x)-t.held.fromAt+2*full, full)
	steps := int(math.Round(angle / t.held.step))
	if at := ways[(t.held.from+steps)%len(ways)]; at != t.turn {
		t.try(at)
	}
}

// release turns the piece back to its direction when the dial was grabbed.
func (t *Turning) release() {
	if ways := t.ways(); t.held.on && t.held.from < len(ways) {
		t.try(ways[t.held.from])
	}
	t.leave()
}

// leave lets go of the dial.
func (t *Turning) leave() { t.held = dial{} }
