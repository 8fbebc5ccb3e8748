package hex

import (
	"encoding/json"

	"onelongnight/game"
)

// bad returns the error for a position that cannot be loaded.
func bad(format string, args ...any) error { return game.BadPosition(format, args...) }

// Load reads a position. It checks that the position is consistent, not that play could reach it. It starts, draws and
// decides nothing.
func (Rules) Load(position []byte, _ game.Seed) (game.Game, game.State, error) {
	l := loader{State: &State{}}
	if err := json.Unmarshal(position, &l.doc); err != nil {
		return nil, nil, bad("the position is not readable: %v", err)
	}
	for _, step := range []func() error{l.header, l.setup, l.armies, l.units, l.headquarters, l.turns, l.puzzle,
		l.hands, l.pilesLeft} {
		if err := step(); err != nil {
			return nil, nil, err
		}
	}
	l.settle()
	return l.g, l.State, nil
}

// loader fills a state from a position document.
type loader struct {
	*State
	doc  positionJSON
	seen [lastTile + 1]bool
}

func (l *loader) header() error {
	d := &l.doc
	head := game.PositionHead{Game: d.Game, Version: d.Version, Known: d.Version == 0 || d.Version == positionVersion,
		Pending: d.Pending != "" || d.Phase == PhaseBattle.String(), Phase: d.Phase, Phases: phaseNames[:]}
	phase, err := head.Check(Rules{}.Name())
	l.Phase = Phase(phase)
	return err
}

// setup determines the game of the position.
func (l *loader) setup() error {
	s := setupJSON{Mode: l.doc.Mode, Opening: l.doc.Opening, Reinforcements: l.doc.Reinforcements}
	for _, a := range l.doc.Armies {
		s.Seats = append(s.Seats, a.Army)
	}
	g, err := open(&s)
	if err != nil {
		return bad("%v", err)
	}
	l.g = g
	return nil
}

// claim finds a tile of an army that has not been named before.
func (l *loader) claim(id string, a Army) (Tile, error) {
	t := TileByID(id)
	switch {
	case t == NoTile:
		return t, bad("there is no tile %q", id)
	case t.Army() != a:
		return t, bad("%s is not a tile of %s", id, a)
	case l.seen[t]:
		return t, bad("%s is named twice", id)
	}
	l.seen[t] = true
	return t, nil
}

func (l *loader) armies() error {
	living := 0
	for i := range l.doc.Armies {
		in := &l.doc.Armies[i]
		if in.Out {
			if l.g.mode != Deathmatch {
				return bad("%s cannot be dead: only in deathmatch the others play on", in.Army)
			}
			l.Out |= 1 << i
			continue
		}
		living++
		if err := l.army(i, in); err != nil {
			return err
		}
	}
	if living < 2 {
		return bad("at least two armies must live")
	}
	return nil
}

func (l *loader) army(i int, in *armyJSON) error {
	most := int(l.g.mode.Points(i))
	switch {
	case l.g.mode == Score && (in.Points < 0 || in.Points >= WinningScore):
		return bad("%s has %d points: 0 to %d can be", in.Army, in.Points, WinningScore-1)
	case l.g.mode == Score:
		l.Points[i] = uint8(in.Points)
	case in.HP == nil:
		return bad("the hp of %s is missing", in.Army)
	case *in.HP < 1 || *in.HP > most:
		return bad("the HQ of %s has %d points: 1 to %d can be", in.Army, *in.HP, most)
	default:
		l.Points[i] = uint8(*in.HP)
	}
	lists := []struct {
		into  *Pile
		ids   []string
		upper bool // the first id is on top
	}{{&l.Hand[i], in.Hand, false}, {&l.Pile[i], in.Pile.IDs, true}, {&l.Discard[i], in.Discard, true}}
	for _, list := range lists {
		for n := range list.ids {
			if list.upper {
				n = len(list.ids) - 1 - n
			}
			t, err := l.claim(list.ids[n], l.g.armies[i])
			if err != nil {
				return err
			}
			if t.Is(Headquarters) {
				return bad("%s is an HQ: it stands on the board and nowhere else", t.ID())
			}
			list.into.push(t)
		}
	}
	return nil
}

func (l *loader) units() error {
	for i := range l.doc.Units {
		in := &l.doc.Units[i]
		t := TileByID(in.ID)
		if t == NoTile {
			return bad("there is no tile %q", in.ID)
		}
		seat := l.g.seat(t)
		if seat == game.NoSeat {
			return bad("%s is of an army that does not play", in.ID)
		}
		if _, err := l.claim(in.ID, t.Army()); err != nil {
			return err
		}
		h, d := HexByName(in.Hex), &kinds[t.Kind()]
		switch {
		case !t.IsUnit():
			return bad("%s is an instant: it never stands on the board", in.ID)
		case l.Dead(seat):
			return bad("%s is of a dead army", in.ID)
		case h == NoHex:
			return bad("there is no hex %q", in.Hex)
		case l.Taken().Has(h):
			return bad("two units stand on %s", in.Hex)
		case in.Rot < 0:
			return bad("the rotation of %s is below 0", in.ID)
		case d.Class == Headquarters && in.Wounds != 0:
			return bad("%s has wounds: an HQ has points instead", in.ID)
		case d.Class != Headquarters && (in.Wounds < 0 || in.Wounds >= int(d.HP)):
			return bad("%s has %d wounds: 0 to %d can be", in.ID, in.Wounds, d.HP-1)
		}
		l.put(h, Cell{Tile: t, Rot: uint8(in.Rot % int(d.Turns)), Wounds: uint8(in.Wounds), Moved: in.Moved})
	}
	return nil
}

// headquarters checks that every living army has its HQ; in phase hq, that the first ones have.
func (l *loader) headquarters() error {
	missing := false
	for i, a := range l.g.armies {
		seat := game.Seat(i)
		switch stands := l.hq(seat) != NoHex; {
		case l.Phase != PhaseHQ && !stands && !l.Dead(seat):
			return bad("the HQ of %s is not on the board", a)
		case l.Phase == PhaseHQ && l.Dead(seat):
			return bad("%s cannot be dead before the first turn", a)
		case l.Phase == PhaseHQ && stands && missing:
			return bad("the HQ of %s stands before that of an earlier seat", a)
		case l.Phase == PhaseHQ && l.Hand[i].N > 0:
			return bad("%s has tiles in hand before the first turn", a)
		case l.Phase == PhaseHQ && l.Of[i].Len() > 1, l.Phase == PhaseHQ && l.Of[i].Len() == 1 && !stands:
			return bad("only HQs can stand before the first turn")
		default:
			missing = missing || !stands
		}
	}
	if l.Phase == PhaseHQ && !missing {
		return bad("all HQs stand, and none is to be placed")
	}
	return nil
}

// maxTurn limits the number of a turn. No game comes near it.
const maxTurn = 10000

// turns checks the numbers of turns.
func (l *loader) turns() error {
	d := &l.doc
	switch {
	case l.Phase == PhaseHQ && d.Turn != 0:
		return bad("turn %d is not in phase hq", d.Turn)
	case l.Phase != PhaseHQ && (d.Turn < 1 || d.Turn > maxTurn):
		return bad("turn %d is out of range", d.Turn)
	case l.Phase != PhaseHQ && l.Dead(l.g.TurnOf(d.Turn)):
		return bad("turn %d is that of a dead seat", d.Turn)
	case d.Last < 0 || d.Last > d.Turn:
		return bad("last, %d, is not 0 to the turn, %d", d.Last, d.Turn)
	case d.Overtime != 0 && d.Last == 0:
		return bad("there is no overtime before the last tile")
	case d.Overtime != 0 && (d.Overtime <= d.Last || d.Overtime > d.Turn):
		return bad("overtime, %d, is not after last, %d, and up to the turn, %d", d.Overtime, d.Last, d.Turn)
	case d.Played < 0 || d.Played > 2:
		return bad("played, %d, is not 0 to 2", d.Played)
	}
	l.Public.Turn, l.Last, l.Overtime = uint16(d.Turn), uint16(d.Last), uint16(d.Overtime)
	if d.Turn > 0 {
		if _, limited := l.g.plays(d.Turn); limited {
			l.Played = uint8(d.Played)
		}
	}
	for h := range Hex(HexCount) {
		if c := &l.Cells[h]; c.Moved && (l.Phase != PhaseAct || l.Owner(h) != l.player()) {
			return bad("%s has moved, but only a unit of the seat to play can have, in phase act", c.Tile.ID())
		}
	}
	return nil
}

func (l *loader) puzzle() error {
	in := l.doc.Puzzle
	switch {
	case in == nil && l.g.mode != Puzzle:
		return nil
	case in == nil:
		return bad("a puzzle needs to say what is asked for")
	case l.g.mode != Puzzle:
		return bad("only mode puzzle has a puzzle")
	case l.Phase == PhaseHQ || l.Phase == PhaseRedraw:
		return bad("a puzzle has no phase %s", l.Phase)
	case in.Keep < 0 || in.Keep > maxPile:
		return bad("keep, %d, is out of range", in.Keep)
	case in.Goal == goalNames[Lead] && (in.By < 1 || in.By > int(Puzzle.Points(0))):
		return bad("by, %d, is out of range", in.By)
	case in.Goal != goalNames[Lead] && in.Goal != goalNames[Destroy]:
		return bad("there is no goal %q", in.Goal)
	}
	l.Keep, l.Goal = uint8(in.Keep), Destroy
	if in.Goal == goalNames[Lead] {
		l.Goal, l.By = Lead, uint8(in.By)
	}
	return nil
}

// hands checks how many tiles are in hand.
func (l *loader) hands() error {
	most := 3
	if l.g.reinforcements {
		most = 6
	}
	full := 0
	if l.Public.Turn > 0 {
		full = l.g.HandSize(int(l.Public.Turn))
	}
	for i, a := range l.g.armies {
		n := int(l.Hand[i].N)
		if game.Seat(i) != l.player() || l.Phase == PhaseAct && l.g.mode != Puzzle {
			if n >= most {
				return bad("%s has %d tiles in hand: at most %d can be", a, n, most-1)
			}
			continue
		}
		switch {
		case l.Phase == PhaseRedraw && (n > full || !l.badDraw()):
			return bad("%s has no bad draw: 1 to %d tiles, all instants, and a pile to draw from", a, full)
		case l.Phase == PhaseDiscard && l.g.mode == Puzzle && n <= int(l.Keep):
			return bad("%s keeps %d tiles and has %d: nothing is to be discarded", a, l.Keep, n)
		case l.Phase == PhaseDiscard && l.g.mode != Puzzle && (n != full || full < 3):
			return bad("%s has %d tiles in hand: a tile is discarded from a hand of just %d, and 3 at least", a, n,
				full)
		case l.Phase == PhaseAct && n > int(l.Keep):
			return bad("%s has %d tiles in hand and may keep %d", a, n, l.Keep)
		}
	}
	return nil
}

func (l *loader) badDraw() bool { return (&play{State: l.State}).badDraw(l.player()) }

// pilesLeft checks the piles: the seat of turn last has none left; without such a turn every living seat has one.
func (l *loader) pilesLeft() error {
	if l.g.mode == Puzzle {
		return nil
	}
	if l.Last > 0 {
		if seat := l.g.TurnOf(int(l.Last)); l.Pile[seat].N > 0 {
			return bad("the last tile was drawn in turn %d, but %s has a pile", l.Last, l.g.armies[seat])
		}
		return nil
	}
	for i, a := range l.g.armies {
		if l.Pile[i].N == 0 && !l.Dead(game.Seat(i)) {
			return bad("the pile of %s is empty, but last is not given", a)
		}
	}
	return nil
}

// settle sets what the position waits for.
func (l *loader) settle() {
	p := play{State: l.State}
	switch l.Phase {
	case PhaseHQ:
		p.askHQ()
	case PhaseRedraw:
		p.ask(AskRedraw, l.player())
	case PhaseDiscard:
		p.ask(AskDiscard, l.player())
	default:
		p.ask(AskAct, l.player())
	}
}
