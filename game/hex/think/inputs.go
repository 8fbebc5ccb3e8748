package think

import (
	"math"
	"math/bits"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/learned"
)

// What a learned player sees of a position. Only the order of the piles is hidden in Neuroshima Hex (11.4), so every
// seat sees the same. Friends are marked like its own side and all enemies alike: what is learned of one enemy holds
// for three, and what two of them have counts twice. Armies need no input of their own, since each has its own kinds of
// tiles.

// sideInputs holds the inputs for a side: the seat's own, or the enemies.
type sideInputs struct {
	points, after learned.Block // of an HQ, now and after a battle fought now
	falls, dead   learned.Block
	turn          learned.Block
	pile          learned.Block    // tiles left, in pairs
	stands        [3]learned.Block // kinds on the board: in the middle, around it, at the edge
	unseen, hand  learned.Block    // kinds
	fallen        learned.Block    // kinds that a battle fought now would remove
	wounded       learned.Block    // kinds
	netted        learned.Block    // kinds
	aims, hurts   learned.Block    // kinds that aim at an enemy, and at an enemy's HQ
	ladder        learned.Block    // by initiative: units that strike in that phase
	threat        learned.Block    // wounds that aim at an HQ
	hqAt          learned.Block    // where an HQ stands, as in stands
	room          learned.Block    // free hexes around an HQ
	guard         learned.Block    // friends around an HQ
	given         learned.Block    // bonuses of units, by kind of effect
}

const mostLadder = 9 // higher initiatives count as this one

var (
	layout     learned.Layout
	mine, foes = sideBlocks(), sideBlocks()

	modeBlock   = layout.Block(0, int(hex.Teams))
	freeBlock   = layout.Block(0, hex.HexCount)
	leadBlock   = layout.Block(-20, 20) // of the points of HQs
	afterBlock  = layout.Block(-20, 20) // after a battle fought now
	stageBlock  = layout.Block(0, 2)    // no HQs yet, the last turns, overtime
	playedBlock = layout.Block(0, 3)
	askBlock    = layout.Block(0, int(hex.AskMedic))
)

func sideBlocks() (b sideInputs) {
	l := &layout
	kinds := func() learned.Block { return l.Block(0, hex.KindCount-1) }
	b.points, b.after, b.falls, b.dead = l.Block(0, 20), l.Block(0, 20), l.Block(0, 0), l.Block(0, 0)
	b.turn, b.pile = l.Block(0, 0), l.Block(0, hex.ArmyTiles/2)
	for i := range b.stands {
		b.stands[i] = kinds()
	}
	b.unseen, b.hand, b.fallen, b.wounded, b.netted = kinds(), kinds(), kinds(), kinds(), kinds()
	b.aims, b.hurts, b.ladder, b.threat = kinds(), kinds(), l.Block(0, mostLadder), l.Block(0, 10)
	b.hqAt, b.room, b.guard = l.Block(0, 2), l.Block(0, hex.DirCount), l.Block(0, hex.DirCount)
	b.given = l.Block(0, 3)
	return b
}

// Nets implements game.Learner: one net plays all armies.
func (Game) Nets() int { return 1 }

// Inputs implements game.Learner.
func (Game) Inputs() int { return layout.Len() }

// ActiveInputs implements game.Learner.
func (g Game) ActiveInputs(position game.State, seat game.Seat, buf []uint16) (active []uint16, prior float64) {
	l := looker{List: buf, s: position.(*hex.State)}
	Forecast(l.s, &l.after, nil)
	l.s.WorkOut(&l.works)
	for rest := l.s.Taken() &^ l.works.Netted; rest != 0; {
		l.aim(rest.Pop())
	}
	var now, then [2]int
	for i := range g.Seats() {
		b, side := &foes, 1
		if g.Friends(seat, game.Seat(i)) {
			b, side = &mine, 0
		}
		l.seat(b, game.Seat(i))
		now[side] = max(now[side], int(l.s.Points[i]))
		then[side] = max(then[side], int(l.after.Points[i]))
	}
	l.Mark(&modeBlock, int(g.Mode()))
	l.Scale(&freeBlock, l.s.Free().Len())
	l.Scale(&leadBlock, now[0]-now[1])
	l.Scale(&afterBlock, then[0]-then[1])
	l.MarkIf(l.s.Phase == hex.PhaseHQ, &stageBlock, 0)
	l.MarkIf(l.s.Last > 0, &stageBlock, 1)
	l.MarkIf(l.s.Overtime > 0, &stageBlock, 2)
	l.Mark(&playedBlock, int(l.s.Played))
	l.Mark(&askBlock, int(l.s.Ask))
	return l.List, logOdds(g.chanceAfter(l.s, &l.after, seat, &quick))
}

// logOdds returns the logarithm of the odds of a chance, kept between 0.001 and 0.999 as no judgement is surer.
func logOdds(chance float64) float64 {
	chance = min(max(chance, 0.001), 0.999)
	return math.Log(chance / (1 - chance))
}

// looker lists the inputs of a position.
type looker struct {
	learned.List
	s           *hex.State
	after       hex.State // the position after a battle fought now
	works       hex.Works
	aims, hurts hex.Hexes           // units that aim at an enemy, and at an enemy's HQ
	threat      [hex.HexCount]uint8 // wounds that aim at each unit
}

// aim notes what a unit aims at, if it has any initiative.
func (l *looker) aim(h hex.Hex) {
	d := l.s.Cells[h].Tile.Kind().Data()
	if len(d.Initiative) == 0 {
		return
	}
	l.s.AttacksOf(&l.works, h, func(_ hex.Dir, x hex.Attack) {
		l.threat[x.To] += uint8(max(0, x.Wounds))
		l.aims |= h.Set()
		if l.s.Cells[x.To].Tile.Is(hex.Headquarters) {
			l.hurts |= h.Set()
		}
	})
}

// seat marks the inputs for a seat.
func (l *looker) seat(b *sideInputs, seat game.Seat) {
	if l.s.Dead(seat) {
		l.Mark(&b.dead, 0)
		return
	}
	l.Scale(&b.points, int(l.s.Points[seat]))
	l.Scale(&b.after, int(l.after.Points[seat]))
	l.MarkIf(l.after.Points[seat] == 0, &b.falls, 0)
	l.MarkIf(l.s.Asked == seat, &b.turn, 0)
	pile := &l.s.Pile[seat]
	l.Scale(&b.pile, int(pile.N)/2)
	first := hex.Tile(l.s.Game().Seats()[seat].Role)*hex.ArmyTiles + 1
	for rest := uint64(pile.Set()); rest != 0; rest &= rest - 1 { // by tile: the pile's own order is secret
		l.Mark(&b.unseen, int((first + hex.Tile(bits.TrailingZeros64(rest))).Kind()))
	}
	for _, t := range l.s.Hand[seat].Tiles() {
		l.Mark(&b.hand, int(t.Kind()))
	}
	for rest := l.s.Of[seat]; rest != 0; {
		l.unit(b, seat, rest.Pop())
	}
}

// unit marks the inputs for a unit on the board.
func (l *looker) unit(b *sideInputs, seat game.Seat, h hex.Hex) {
	c := &l.s.Cells[h]
	kind := int(c.Tile.Kind())
	at := ring(h)
	l.Mark(&b.stands[at], kind)
	l.MarkIf(l.after.Cells[h].Tile != c.Tile, &b.fallen, kind)
	l.MarkIf(c.Wounds > 0, &b.wounded, kind)
	l.MarkIf(l.works.Netted.Has(h), &b.netted, kind)
	l.MarkIf(l.aims.Has(h), &b.aims, kind)
	l.MarkIf(l.hurts.Has(h), &b.hurts, kind)
	if d := c.Tile.Kind().Data(); len(d.Initiative) > 0 && !l.works.Netted.Has(h) {
		for _, n := range d.Initiative {
			l.Mark(&b.ladder, min(mostLadder, max(0, int(n)+int(l.works.Initiative[h]))))
		}
	}
	for i, n := range [...]int8{l.works.Melee[h], l.works.Ranged[h], l.works.Initiative[h], l.works.Extra[h]} {
		l.MarkIf(n > 0, &b.given, i)
	}
	if c.Tile.Is(hex.Headquarters) {
		l.Mark(&b.hqAt, at)
		l.Scale(&b.threat, int(l.threat[h]))
		l.Scale(&b.room, (h.Around() & l.s.Free()).Len())
		l.Scale(&b.guard, (h.Around() & l.s.Of[seat]).Len())
	}
}

// ring returns where a hex lies: 0 for the middle of the board, 1 for the hexes around it, 2 for those at the edge.
func ring(h hex.Hex) int {
	switch {
	case h == middle:
		return 0
	case hex.Inner.Has(h):
		return 1
	}
	return 2
}

var middle = hex.HexAt(0, 0)
