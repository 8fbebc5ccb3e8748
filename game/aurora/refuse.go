package aurora

import (
	"slices"

	"onelongnight/game"
)

// reasons lists why a move can be refused, besides the reasons that all games share, in the order of the protocol page.
var reasons = []string{"wrong-moment", "must-choose", "not-yours", "not-in-action", "not-in-fatigue", "not-used",
	"already-used", "empty-slot", "enemy-card", "too-weak", "no-room", "cannot-pay", "no-food", "no-object",
	"wrong-phase", "no-effect", "no-driver", "no-fuel", "needs-tracks", "closed", "no-path", "too-far", "no-such-place",
	"not-a-weapon", "damaged", "intact", "wrong-place", "weapon-used", "not-in-region", "no-ammo", "rival-card",
	"not-offered"}

// Reasons returns all reasons for refusing a move, with those that all games share.
func Reasons() []string {
	return append([]string{game.ReasonUnknownMove, game.ReasonOver}, reasons...)
}

// answers lists the verbs that answer each prompt.
var answers = [promptCount][]Verb{
	AskExplore: {VerbExplore, VerbPass, VerbFeed, VerbObject, VerbEnd},
	AskCrew:    {VerbUse, VerbBoost, VerbGo},
	AskPart:    {VerbCard, VerbBonus},
	AskBonus:   {VerbBonus, VerbSkip},
	AskAfter:   {VerbFeed, VerbObject, VerbEnd},
	AskBlock:   {VerbBlock}, AskChoose: {VerbChoose}, AskDrop: {VerbDrop}, AskGive: {VerbGive}, AskLose: {VerbLose},
	AskDamage: {VerbHit}, AskRepair: {VerbRepair}, AskContaminate: {VerbPick, VerbObject}, AskClean: {VerbPick},
	AskRally: {VerbPick}, AskSkill: {VerbPick}, AskAttach: {VerbAttach}, AskReplace: {VerbReplace},
	AskDetach: {VerbDetach}, AskSalvage: {VerbSalvage}, AskHand: {VerbDiscard, VerbObject},
	AskRest: {VerbFeed, VerbDone}, AskDrive: {VerbDrive, VerbStay, VerbObject, VerbJackal, VerbMedic},
	AskPay: {VerbPay}, AskMine: {VerbMine, VerbDone}, AskStow: {VerbPut, VerbLeave, VerbStandard},
	AskRenegade: {VerbIgnore}, AskFire: {VerbFire, VerbObject, VerbDone}, AskLift: {VerbLift}, AskOust: {VerbOust},
	AskLoot: {VerbTake, VerbDecline, VerbAttach},
}

// refuse returns why a move is not legal, "" if it is.
func (s *State) refuse(m game.Move, a Act) string {
	switch {
	case !s.g.wellFormed(a):
		return game.ReasonUnknownMove
	case s.Phase == PhaseOver:
		return game.ReasonOver
	case !slices.Contains(answers[s.Ask], a.Verb):
		return "wrong-moment"
	}
	var room [maxMoves]game.Move
	if slices.Contains(s.legal(s.Asked, room[:0]), m) {
		return ""
	}
	if reason := s.reason(s.Asked, a); reason != "" {
		return reason
	}
	return "not-offered"
}

// reason returns the rule against a move that is known not to be legal, "" if no reason fits.
func (s *State) reason(seat game.Seat, a Act) string {
	c := &s.Convoys[seat]
	switch a.Verb {
	case VerbEnd:
		if s.Ask == AskExplore {
			return "must-choose"
		}
	case VerbPass, VerbFeed, VerbUse, VerbBoost, VerbMedic, VerbPick, VerbLose:
		return s.survivorRefused(c, a)
	case VerbJackal:
		if c.JackalUsed {
			return "already-used"
		}
	case VerbExplore:
		return s.exploreRefused(seat, a.A)
	case VerbGo:
		return "too-weak"
	case VerbObject:
		return s.objectRefused(seat, Object(a.A))
	case VerbGive, VerbDiscard:
		return s.lacks(seat, Object(a.A))
	case VerbMine:
		return s.lacks(seat, Mine)
	case VerbDrive:
		return s.driveRefused(seat, path{a.A, a.B})
	case VerbHit, VerbRepair:
		return s.placeRefused(c, a)
	case VerbPut:
		return s.missing(c, Spot(a.B))
	case VerbLeave:
		return s.missing(c, Spot(a.A))
	case VerbFire:
		return s.fireRefused(seat, a)
	case VerbSalvage:
		if s.rivals(seat, Card(a.A)) {
			return "rival-card"
		}
	}
	return ""
}

// survivorRefused returns why a survivor cannot be chosen for a move.
func (s *State) survivorRefused(c *Convoy, a Act) string {
	i := c.member(Card(a.A))
	if i < 0 {
		return "not-yours"
	}
	m := &c.Crew[i]
	switch a.Verb {
	case VerbPass:
		return notAt(m, InAction, "not-in-action")
	case VerbFeed:
		return or(notAt(m, InFatigue, "not-in-fatigue"), "no-food")
	case VerbUse:
		if m.Used {
			return "already-used"
		}
		return notAt(m, InAction, "not-in-action")
	case VerbBoost:
		if !m.Used {
			return "not-used"
		}
		return "no-food"
	case VerbMedic:
		if c.MedicUsed {
			return "already-used"
		}
	}
	return ""
}

// or returns the first reason that is not "".
func or(reason, other string) string {
	if reason != "" {
		return reason
	}
	return other
}

// lacks returns "no-object" if a seat does not hold an object, else "".
func (s *State) lacks(seat game.Seat, o Object) string {
	if s.Hands[seat][o] == 0 {
		return "no-object"
	}
	return ""
}

// notAt returns the reason if a survivor is not at a station, else "".
func notAt(m *Member, z Station, reason string) string {
	if m.Station != z {
		return reason
	}
	return ""
}

// missing returns "no-such-place" if a convoy has no such place, else "".
func (s *State) missing(c *Convoy, at Spot) string {
	if s.g.kindAt(c, at) == NoPlace {
		return "no-such-place"
	}
	return ""
}

// placeRefused returns why a place cannot be damaged or repaired.
func (s *State) placeRefused(c *Convoy, a Act) string {
	at := Spot(a.A)
	damaged := c.Damage>>at&1 != 0
	switch {
	case s.g.kindAt(c, at) == NoPlace:
		return "no-such-place"
	case a.Verb == VerbHit && damaged:
		return "damaged"
	case a.Verb == VerbRepair && !damaged:
		return "intact"
	case a.Verb == VerbHit && zones[s.top().Zone]>>at&1 == 0:
		return "wrong-place"
	}
	return ""
}

// driveRefused returns why a drive is not possible (9.2 to 9.4).
func (s *State) driveRefused(seat game.Seat, way path) string {
	c := &s.Convoys[seat]
	edges := s.g.route.length(c.Space, way)
	if s.TaskN == 0 {
		first, _ := s.fuelFor(seat, edges)
		switch {
		case !s.g.drivable(c):
			return "no-driver"
		case int(c.Goods[Fuel]) < first:
			return "no-fuel"
		}
	}
	if !s.g.tracks(c) {
		for set := way.Ways; set != 0; set &= set - 1 {
			if s.g.route.Ways[first8(set)].Tracks {
				return "needs-tracks"
			}
		}
	}
	switch {
	case way.Ways&s.Closed != 0:
		return "closed"
	case edges == 0:
		return "no-path"
	}
	return "too-far"
}

// fireRefused returns why an attack is not possible (10.5).
func (s *State) fireRefused(seat game.Seat, a Act) string {
	c, at := &s.Convoys[seat], Spot(a.A)
	if a.C != 0 && s.Hands[seat][Incendiary] == 0 {
		return "no-object"
	}
	f := s.foe(Card(a.B))
	switch {
	case s.g.kindAt(c, at) == NoPlace:
		return "no-such-place"
	case s.g.kindAt(c, at).Gun() == 0:
		return "not-a-weapon"
	case c.Damage>>at&1 != 0:
		return "damaged"
	case s.TaskN == 0 && c.Fired>>at&1 != 0:
		return "weapon-used"
	case f < 0 || s.Foes[f].Region != s.region(seat):
		return "not-in-region"
	case a.C == 0 && c.Goods[Ammo] == 0:
		return "no-ammo"
	}
	return ""
}
