package aurora

import (
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// paces are how long events are shown, in ms at normal speed. The others are seen with the next.
var paces = map[string]float64{
	rules.EvRound: 700, rules.EvReveal: 320, rules.EvSlide: 180, rules.EvExplore: 700, rules.EvBlock: 420,
	rules.EvBonus: 420, rules.EvPass: 500, rules.EvRecruit: 420, rules.EvLose: 700, rules.EvContaminate: 420,
	rules.EvClean: 300, rules.EvGain: 320, rules.EvDrop: 260, rules.EvFame: 300, rules.EvDraw: 260, rules.EvObject: 600,
	rules.EvInstall: 500, rules.EvDetach: 400, rules.EvDamage: 520, rules.EvRepair: 320, rules.EvDrive: 900,
	rules.EvAboard: 4500, rules.EvClose: 500, rules.EvMineExplodes: 700, rules.EvMine: 400, rules.EvBeacon: 420,
	rules.EvAmbush: 800,
	rules.EvShot:   1100, rules.EvMark: 320, rules.EvLift: 300, rules.EvOust: 400, rules.EvDefeat: 1200,
	rules.EvLoot: 600, rules.EvDecline: 400, rules.EvEnemyFire: 1200, rules.EvLeave: 300, rules.EvAction: 2200,
	rules.EvLast: 1200, rules.EvAurora: 800, rules.EvOut: 1000, rules.EvScore: 700, rules.EvOver: 900,
}

// ownPace is how long it is shown at the most what the person themself does: they know.
const ownPace = 420

// summaryPace is how long it is told what came of a round.
const summaryPace = 6000

// coursePace is how long it is told that an event has the Aurora sail on.
const coursePace = 3500

// longer are the events that are worth seeing also where they are one's own doing.
var longer = map[string]bool{rules.EvShot: true, rules.EvEnemyFire: true, rules.EvDefeat: true, rules.EvDrive: true,
	rules.EvDamage: true}

// Beats cuts steps into what is shown at one time. First is the number of the first step. Alike reveals, gains and
// moves of one cause are one beat.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	for begin := 0; begin < len(steps); {
		last := begin
		e := steps[begin].Event
		for last+1 < len(steps) && together(&steps[last], &steps[last+1]) {
			last++
		}
		length := paces[e.Type]
		over := e.Type == rules.EvAboard
		if e.Type == rules.EvRound && e.N > 1 {
			length, over = summaryPace, true
		}
		if e.Type == rules.EvAurora && e.Piece != 0 {
			length, over = coursePace, true
		}
		if steps[begin].Mine && !longer[e.Type] && !over {
			length = min(length, ownPace)
		}
		switch n := len(beats); {
		case length > 0:
			v := steps[last].View(0).(*rules.View)
			b := motion.Beat{First: first + begin, Last: first + last, Length: length,
				Chapter: 8*int(v.Public.Round) + int(v.Phase) + 1}
			if b.Steady = v.Phase == rules.PhaseAttack || over; b.Steady {
				b.Still = length - 1
			}
			beats = append(beats, b)
		case n > 0 && beats[n-1].Last == first+begin-1:
			beats[n-1].Last = first + last
		}
		begin = last + 1
	}
	return beats
}

// together tells whether a step is shown together with the one before it.
func together(a, b *table.Step) bool {
	if a.Event.Type != b.Event.Type || a.Event.Seat != b.Event.Seat {
		return false
	}
	switch a.Event.Type {
	case rules.EvReveal, rules.EvStation, rules.EvRepair, rules.EvClean, rules.EvDiscard:
		return true
	case rules.EvGain:
		return a.Event.Cause == b.Event.Cause
	}
	return false
}
