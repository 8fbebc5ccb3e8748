package convoy

import (
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/motion"
)

// pace is how long an event is shown, in ms at normal speed, and after how
// much of it another one of its kind may begin; 0 if that has to wait.
type pace struct{ length, stagger float64 }

// paces has the events that are shown. The others change nothing that one
// sees, or are seen with the next.
var paces = map[string]pace{
	rules.EvMulligan: {300, 0}, rules.EvBattleBegins: {600, 200}, rules.EvDistrict: {400, 0}, rules.EvDraw: {220, 60},
	rules.EvPlay: {440, 0}, rules.EvInstant: {900, 0}, rules.EvUse: {300, 0}, rules.EvSupport: {450, 0},
	rules.EvPay:  {140, 45},
	rules.EvMove: {300, 0}, rules.EvCrushed: {300, 0}, rules.EvMarker: {350, 0}, rules.EvShield: {350, 0},
	rules.EvHack:       {350, 0},
	rules.EvHackModule: {350, 0}, rules.EvNet: {350, 0}, rules.EvCopy: {350, 0}, rules.EvLaunch: {450, 0},
	rules.EvBlock: {350, 0},
	rules.EvKill:  {450, 0}, rules.EvDiscard: {300, 45}, rules.EvReturn: {300, 0}, rules.EvAttach: {350, 0},
	rules.EvCapture: {350, 0},
	rules.EvMill:    {500, 160}, rules.EvReveal: {500, 160}, rules.EvShuffleBack: {250, 45}, rules.EvRecover: {350, 0},
	rules.EvSeen:  {500, 60},
	rules.EvWiden: {350, 0}, rules.EvAddDistrict: {350, 0}, rules.EvBattle: {board.BattleTime, 0},
	rules.EvTrigger: {350, 0}, rules.EvBenefit: {700, 0},
	rules.EvRavage: {700, 0}, rules.EvFall: {1500, 0}, rules.EvOver: {600, 0},
}

// phasePace is for the attacks, whose beginning is told across the road.
var phasePace = pace{450, 0}

// arrivalPace is for the units of the other side, whose cards are held up to be
// read before they go to their places.
var arrivalPace = pace{board.ArrivalTime, 0}

// asidePace is for a unit of one's own that is played into a city that is not fought for: a narrow screen goes there,
// and stays long enough for it to be found again.
var asidePace = pace{850, 0}

func paceOf(s *table.Step) pace {
	if r := s.Event.Rule; s.Event.Type == rules.EvPhase && (r == rules.MolochAttack.String() ||
		r == rules.OutpostAttack.String()) {
		return phasePace
	}
	if s.Event.Type == rules.EvBattle && len(counted(s, rules.Moloch))+len(counted(s, rules.Outpost)) == 0 {
		return pace{board.BattleTime - board.DesertedLead, 0}
	}
	switch {
	case s.Event.Type == rules.EvPlay && !s.Mine:
		return arrivalPace
	case s.Event.Type == rules.EvPlay && rules.City(s.Event.To) != s.View(rules.Outpost).(*rules.View).Active:
		return asidePace
	}
	if s.Event.Type == rules.EvInstant && rules.Card(s.Event.Piece) == rules.EMPAssault {
		return pace{paces[rules.EvInstant].length + phasePace.length, 0}
	}
	return paces[s.Event.Type]
}

// counted are the units of a side that count in a battle, when it is decided.
func counted(s *table.Step, side game.Seat) []rules.Card {
	v := s.View(rules.Outpost).(*rules.View)
	return slices.DeleteFunc(slices.Clone(v.UnitsIn(rules.City(s.Event.To), side)),
		func(u rules.Card) bool { return u.Kind() == rules.Building })
}

// follows tells whether an event is shown together with the one before.
func follows(before, e string) bool {
	return before == e && paces[e].stagger > 0 || before == rules.EvBattleBegins && e == rules.EvDraw
}

// Beats cuts steps into what is shown at one time. First is the number of the
// first step.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	begin, last := 0, ""
	for i := range steps {
		p, kind := paceOf(&steps[i]), steps[i].Event.Type
		switch {
		case p.length == 0:
			continue // with the next
		case len(beats) > 0 && follows(last, kind) && beats[len(beats)-1].Last == first+i-1:
			beats[len(beats)-1].Last = first + i
		default:
			beats = append(beats, motion.Beat{First: first + begin, Last: first + i, Chapter: chapter(&steps[i])})
		}
		begin, last = i+1, kind
	}
	for i := range beats {
		part := steps[beats[i].First-first : beats[i].Last-first+1]
		for k, at := range schedule(part) {
			beats[i].Length = max(beats[i].Length, at+paceOf(&part[k]).length)
		}
	}
	return beats
}

// chapter is what a step is cut together with: the battle itself, or what was
// done before it.
func chapter(s *table.Step) int {
	v := s.View(rules.Moloch).(*rules.View)
	if v.Phase == rules.Resolution || v.Phase == rules.Over {
		return 2*int(v.Battle) + 1
	}
	return 2*int(v.Battle) + 2 // the first of all begins before the first battle
}

// schedule is when each step of a beat begins, in ms after the beat does.
func schedule(steps []table.Step) []float64 {
	at := make([]float64, len(steps))
	for i := 1; i < len(steps); i++ {
		at[i] = at[i-1] + paceOf(&steps[i-1]).stagger
	}
	return at
}
