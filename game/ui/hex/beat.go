package hex

import (
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/motion"
)

// paces are how long events outside of battles are shown, in ms at normal speed. The others are seen with the next.
var paces = map[string]float64{
	rules.EvPlace: board.FlyTime + 260, rules.EvStep: board.FlyTime + 200, rules.EvPlay: 700, rules.EvDiscard: 260,
	rules.EvPushed: board.FlyTime + 160,
	rules.EvBattle: 900, rules.EvDraw: 160, rules.EvConvert: 400, rules.EvOver: 700, rules.EvTurn: 0,
}

// pace is how long a step outside of battles is shown. What the person puts somewhere they have turned there already.
func pace(s *table.Step) float64 {
	if s.Mine && (s.Event.Type == rules.EvPlace || s.Event.Type == rules.EvStep) {
		return board.SetTime
	}
	return paces[s.Event.Type]
}

// Beats cuts steps into what is shown at one time: a phase of a battle is one beat with all its hits and all who fall,
// and so is what an instant does. First is the number of the first step.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	for begin := 0; begin < len(steps); {
		end, length := span(steps[begin:])
		last := begin + end
		if length > 0 {
			b := motion.Beat{First: first + begin, Last: first + last, Length: length, Chapter: chapter(&steps[last])}
			if b.Steady = fought(&steps[last]); b.Steady && steps[last].Event.Type != rules.EvBattle {
				b.Still = length - board.FallTime - 1
			}
			beats = append(beats, b)
		}
		begin = last + 1
	}
	return beats
}

// span is the first beat of some steps: the index of its last step, and how long it lasts; 0 for what is not shown.
func span(steps []table.Step) (last int, length float64) {
	for i := range steps {
		switch e := steps[i].Event; e.Type {
		case rules.EvPhase, rules.EvHit, rules.EvAbsorb, rules.EvExplode, rules.EvRemoved, rules.EvHQ, rules.EvPoints:
			return phaseSpan(steps, i)
		default:
			if n := pace(&steps[i]); n > 0 {
				return i, n
			}
		}
	}
	return len(steps) - 1, 0
}

// phaseSpan is a beat of hits that begins at a step.
func phaseSpan(steps []table.Step, from int) (last int, length float64) {
	last = from
	for last+1 < len(steps) {
		switch steps[last+1].Event.Type {
		case rules.EvHit, rules.EvAbsorb, rules.EvExplode, rules.EvRemoved, rules.EvHQ, rules.EvPoints:
			last++
			continue
		}
		break
	}
	return last, phaseTime(steps[from:last+1], last+1 < len(steps))
}

// phaseTime is how long hits are shown; a phase without any is passed over, unless armour stops some. Where nothing is
// known to come after it somebody may be asked first.
func phaseTime(steps []table.Step, over bool) float64 {
	hits := 0
	for i := range steps {
		switch steps[i].Event.Type {
		case rules.EvHit, rules.EvAbsorb, rules.EvExplode:
			hits++
		}
	}
	if over || hits > 0 {
		hits += len(repelled(steps))
	}
	if hits == 0 && len(steps) == 1 {
		return 0
	}
	length, _ := board.PhaseTime(hits)
	return length
}

// fought tells whether a step is of a battle. Who goes through that step by step stops in each phase when all hits have
// landed, and nobody has fallen yet.
func fought(s *table.Step) bool {
	if t := s.Event.Type; t == rules.EvDraw || t == rules.EvTurn { // of the turn after it
		return false
	}
	v := s.View(0).(*rules.View)
	return v.Phase == rules.PhaseBattle || v.Phase == rules.PhaseOver
}

// chapter is what a step is cut together with: a battle, or a turn.
func chapter(s *table.Step) int {
	n := 2*int(s.View(0).(*rules.View).Turn) + 2
	if fought(s) {
		n++
	}
	return n
}
