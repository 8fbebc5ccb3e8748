package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/motion"
)

// paces are how long events outside battles are shown, in ms at normal speed.
var paces = game.TableOf(map[float64][]game.Event{
	board.FlyTime + 160: {rules.Pushed{}},
	160:                 {rules.Drew{}},
	260:                 {rules.Discarded{}},
	400:                 {rules.Converted{}},
	700:                 {rules.Played{}, rules.Ended{}},
	900:                 {rules.BattleBegan{}},
	1800:                {rules.BattleEnded{}},
})

// pace returns how long a step outside battles is shown, in ms at normal speed; 0 if it is shown together with the
// next. A tile that the person has placed was already turned by them.
func pace(s *table.Step) float64 {
	switch s.Event.(type) {
	case rules.Placed:
		if s.Mine {
			return board.SetTime
		}
		return board.FlyTime + 260
	case rules.Stepped:
		if s.Mine {
			return board.SetTime
		}
		return board.FlyTime + 480
	}
	length, _ := paces.Of(s.Event)
	return length
}

// dealt reports whether a step is part of the effect of a battle's phase, or of an instant.
func dealt(s *table.Step) bool {
	switch s.Event.(type) {
	case rules.Hit, rules.Absorbed, rules.Exploded, rules.Removed, rules.PointsChanged:
		return true
	}
	return false
}

// Beats groups steps into beats. A phase of a battle is one beat, with all its hits and losses, and so is the effect of
// an instant. first is the number of the first step.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	for begin := 0; begin < len(steps); {
		end, length := span(steps[begin:])
		last := begin + end
		if length > 0 {
			b := motion.Beat{First: first + begin, Last: first + last, Length: length, Chapter: chapter(&steps[last])}
			if b.Steady = fought(&steps[last]); b.Steady && !game.Is[rules.BattleBegan](steps[last].Event) {
				b.Still = length - board.FallTime - 1
			}
			beats = append(beats, b)
		}
		begin = last + 1
	}
	return beats
}

// span returns the first beat of some steps: the index of its last step, and its length in ms, 0 if it is not shown.
func span(steps []table.Step) (last int, length float64) {
	for i := range steps {
		if dealt(&steps[i]) || game.Is[rules.PhaseBegan](steps[i].Event) {
			return phaseSpan(steps, i)
		}
		if n := pace(&steps[i]); n > 0 {
			for last = i; last+1 < len(steps) && drawn(&steps[last], &steps[last+1]); last++ {
				length += n
			}
			return last, length + n
		}
	}
	return len(steps) - 1, 0
}

// drawn reports whether a step draws one more tile of the same hand.
func drawn(before, s *table.Step) bool {
	return game.Is[rules.Drew](before.Event) && game.Is[rules.Drew](s.Event) && before.Event.Who() == s.Event.Who()
}

// phaseSpan returns a beat of hits that begins at a step, in the same form.
func phaseSpan(steps []table.Step, from int) (last int, length float64) {
	last = from
	for last+1 < len(steps) && dealt(&steps[last+1]) {
		last++
	}
	return last, phaseTime(steps[from:last+1], last+1 < len(steps))
}

// phaseTime returns how long hits are shown, in ms. A phase without hits is skipped, unless armour stops some. If no
// later step is known, somebody may still have to be asked.
func phaseTime(steps []table.Step, over bool) float64 {
	hits := 0
	for i := range steps {
		switch steps[i].Event.(type) {
		case rules.Hit, rules.Absorbed, rules.Exploded:
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

// fought reports whether a step is part of a battle, through which people can step. Each phase then stops when all hits
// have landed but nobody has fallen yet.
func fought(s *table.Step) bool {
	switch s.Event.(type) {
	case rules.Drew, rules.TurnBegan: // these belong to the turn after the battle
		return false
	}
	v := s.View(0).(*rules.View)
	return v.Phase == rules.PhaseBattle || v.Phase == rules.PhaseOver
}

// chapter returns the number of a step's chapter: a battle, or a turn.
func chapter(s *table.Step) int {
	n := 2*int(s.View(0).(*rules.View).Turn) + 2
	if fought(s) {
		n++
	}
	return n
}
