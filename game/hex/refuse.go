package hex

import (
	"slices"

	"onelongnight/game"
)

// The reasons for refusing a move, in the order in which they are checked.
const (
	WrongMoment   = "wrong-moment"
	NotInHand     = "not-in-hand"
	LowerCopy     = "lower-copy"
	NotAUnit      = "not-a-unit"
	NotAnInstant  = "not-an-instant"
	Kept          = "kept"
	PlaysSpent    = "plays-spent"
	NotOnBoard    = "not-on-board"
	NotYours      = "not-yours"
	NotAnEnemy    = "not-an-enemy"
	HQSpared      = "hq-spared"
	IsNetted      = "netted"
	NotMobile     = "not-mobile"
	AlreadyMoved  = "already-moved"
	Occupied      = "occupied"
	TooFar        = "too-far"
	NoChange      = "no-change"
	OffBoard      = "off-board"
	NoRoom        = "no-room"
	LastTileDrawn = "last-tile-drawn"
	NoTarget      = "no-target"
	NotOffered    = "not-offered"
)

// Reasons returns the reasons for refusing a move, for catalogues that need words for each.
func Reasons() []string {
	return []string{game.ReasonUnknownMove, game.ReasonOver, WrongMoment, NotInHand, LowerCopy, NotAUnit, NotAnInstant,
		Kept, PlaysSpent, NotOnBoard, NotYours, NotAnEnemy, HQSpared, IsNetted, NotMobile, AlreadyMoved, Occupied,
		TooFar, NoChange, OffBoard, NoRoom, LastTileDrawn, NoTarget, NotOffered}
}

// moments says which prompts each verb answers: bit n for prompt n.
var moments = [...]uint16{
	DoPlace: 1<<AskHQ | 1<<AskAct, DoPlay: 1 << AskAct, DoMove: 1<<AskAct | 1<<AskMove,
	DoDiscard: 1<<AskDiscard | 1<<AskAct, DoEnd: 1 << AskAct,
	DoRedraw: 1 << AskRedraw, DoKeep: 1 << AskRedraw, DoTurn: 1 << AskRotate, DoPush: 1 << AskPush,
	DoDestination: 1 << AskDestination,
	DoPick:        1 << AskTarget, DoStrike: 1 << AskStrike, DoExplode: 1 << AskExplode,
	DoAttack:  1<<AskExplode | 1<<AskConvert,
	DoConvert: 1 << AskConvert, DoAbsorb: 1 << AskMedic,
}

// refuse returns why a move is not legal, "" if it is.
func (s *State) refuse(m game.Move, a Act) string {
	switch {
	case !wellFormed(a):
		return game.ReasonUnknownMove
	case s.Phase == PhaseOver:
		return game.ReasonOver
	case moments[a.Verb]>>s.Ask&1 == 0:
		return WrongMoment
	}
	switch a.Verb {
	case DoPlace:
		return s.refusePlace(Tile(a.A), Hex(a.B))
	case DoPlay, DoDiscard:
		return s.refuseTile(a.Verb, Tile(a.A))
	case DoMove:
		return s.refuseStep(Tile(a.A), Hex(a.B))
	case DoTurn:
		switch {
		case a.A >= kinds[s.Tile.Kind()].Turns:
			return NotOffered
		case s.From == s.At && a.A == s.Cells[s.At].Rot:
			return NoChange
		}
	case DoPush:
		return s.refusePush(s.Find(Tile(a.A)), s.Find(Tile(a.B)))
	case DoDestination:
		switch h := Hex(a.A); {
		case s.Taken().Has(h) && h != s.From:
			return Occupied
		case !s.room(s.At, s.From).Has(h):
			return NotOffered
		}
	case DoPick:
		return s.refusePick(s.Find(Tile(a.A)))
	case DoStrike:
		if !Inner.Has(Hex(a.A)) {
			return OffBoard
		}
	case DoExplode, DoAttack, DoConvert:
		return s.refuseChoice(m, Tile(a.A))
	case DoAbsorb:
		return s.refuseAbsorb(m, a)
	}
	return ""
}

// refuseInHand checks what all moves with a tile of the hand require.
func (s *State) refuseInHand(t Tile) string {
	seat := s.Asked
	if t.Army() != s.g.armies[seat] || s.Hand[seat].Set()&t.bit() == 0 {
		return NotInHand
	}
	if s.offered(seat)&t.bit() == 0 {
		return LowerCopy
	}
	return ""
}

func (s *State) refusePlace(t Tile, h Hex) string {
	if s.Ask == AskHQ {
		if t != s.g.armies[s.Asked].HQ() {
			return NotInHand
		}
	} else if reason := s.refuseInHand(t); reason != "" {
		return reason
	} else if !t.IsUnit() {
		return NotAUnit
	} else if !s.maySpend() {
		return PlaysSpent
	}
	if s.Taken().Has(h) {
		return Occupied
	}
	return ""
}

// refuseTile checks tiles to be played or discarded.
func (s *State) refuseTile(verb Verb, t Tile) string {
	if reason := s.refuseInHand(t); reason != "" {
		return reason
	}
	switch {
	case verb == DoDiscard && s.Ask == AskAct && s.g.reinforcements:
		return Kept
	case verb == DoDiscard:
		return ""
	case !t.Is(Instant):
		return NotAnInstant
	case !s.maySpend():
		return PlaysSpent
	}
	return s.instantRefused(t)
}

// instantRefused returns why an instant would do nothing now (5.1).
func (s *State) instantRefused(t Tile) string {
	able := true
	switch kinds[t.Kind()].Action {
	case Battle:
		if s.Last > 0 || s.g.mode == Puzzle {
			return LastTileDrawn
		}
	case Move:
		able = s.canMove()
	case PushBack:
		able = s.canPush()
	case Grenade:
		if hq := s.hq(s.player()); hq != NoHex && s.netted().Has(hq) {
			return IsNetted
		}
		able = s.targets(t) != 0
	case Sniper:
		able = s.targets(t) != 0
	}
	if !able {
		return NoTarget
	}
	return ""
}

// canMove reports whether a Move tile could move anything (5.3).
func (s *State) canMove() bool {
	seat := s.player()
	able := s.Of[seat] &^ s.netted()
	for rest := able; rest != 0; {
		h := rest.Pop()
		if kinds[s.Cells[h].Tile.Kind()].Turns > 1 || around[h]&s.Free() != 0 {
			return true
		}
	}
	return false
}

// canPush reports whether a Push Back could be played (5.4).
func (s *State) canPush() bool {
	netted := s.netted()
	foes := s.where(s.g.nets[s.player()]) &^ netted
	for rest := s.Of[s.player()] &^ netted; rest != 0; {
		p := rest.Pop()
		for targets := around[p] & foes; targets != 0; {
			if s.room(p, targets.Pop()) != 0 {
				return true
			}
		}
	}
	return false
}

// refuseStep checks steps by mobility or a Move tile.
func (s *State) refuseStep(t Tile, to Hex) string {
	h := s.Find(t)
	if reason := s.notOwn(h); reason != "" {
		return reason
	}
	var w Works
	s.WorkOut(&w)
	switch {
	case w.Netted.Has(h):
		return IsNetted
	case s.Ask == AskAct && !w.Mobile.Has(h):
		return NotMobile
	case s.Ask == AskAct && s.Cells[h].Moved:
		return AlreadyMoved
	case to != h && s.Taken().Has(to):
		return Occupied
	case s.reach(&w, h).Has(to):
		return ""
	case to != h:
		return TooFar
	}
	return NoChange
}

func (s *State) refusePush(p, u Hex) string {
	if p == NoHex || u == NoHex {
		return NotOnBoard
	}
	netted := s.netted()
	switch {
	case s.Owner(p) != s.Asked:
		return NotYours
	case !s.g.nets[s.Asked].has(s.Owner(u)):
		return NotAnEnemy
	case netted.Has(p) || netted.Has(u):
		return IsNetted
	case !around[p].Has(u):
		return TooFar
	case s.room(p, u) == 0:
		return NoRoom
	}
	return ""
}

func (s *State) refusePick(h Hex) string {
	switch {
	case h == NoHex:
		return NotOnBoard
	case !s.g.foes[s.Asked].has(s.Owner(h)):
		return NotAnEnemy
	case s.Cells[h].Tile.Is(Headquarters):
		return HQSpared
	case !s.targets(s.Tile).Has(h):
		return TooFar
	}
	return ""
}

// refuseChoice checks choices about the unit that is asked about in a battle.
func (s *State) refuseChoice(m game.Move, t Tile) string {
	if reason := s.notOwn(s.Find(t)); reason != "" {
		return reason
	}
	return s.refuseUnlisted(m)
}

// notOwn returns why a tile is no unit of the seat that is asked, "" if it is one. Its hex is NoHex if it stands
// nowhere.
func (s *State) notOwn(h Hex) string {
	switch {
	case h == NoHex:
		return NotOnBoard
	case s.Owner(h) != s.Asked:
		return NotYours
	}
	return ""
}

func (s *State) refuseAbsorb(m game.Move, a Act) string {
	if s.Find(Tile(a.A)) == NoHex || s.Find(Tile(a.B)) == NoHex || Tile(a.C).IsUnit() && s.Find(Tile(a.C)) == NoHex {
		return NotOnBoard
	}
	return s.refuseUnlisted(m)
}

// refuseUnlisted refuses moves that Legal does not list.
func (s *State) refuseUnlisted(m game.Move) string {
	var room [maxMoves]game.Move
	if slices.Contains(s.Legal(room[:0]), m) {
		return ""
	}
	return NotOffered
}
