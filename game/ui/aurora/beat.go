package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// paces are how long events are shown, in ms at normal speed; others are shown together with the one before.
var paces = game.TableOf(map[float64][]game.Event{
	180:  {rules.SlotsClosed{}},
	260:  {rules.Dropped{}, rules.ObjectDrawn{}, rules.Went{}},
	300:  {rules.Cleaned{}, rules.FameChanged{}, rules.Lifted{}, rules.Left{}},
	320:  {rules.Revealed{}, rules.Gained{}, rules.Repaired{}, rules.Marked{}},
	400:  {rules.LetGo{}, rules.MineLaid{}, rules.Ousted{}, rules.Declined{}},
	420:  {rules.BlockTaken{}, rules.BonusTaken{}, rules.Recruited{}, rules.Contaminated{}, rules.BeaconFound{}},
	500:  {rules.Passed{}, rules.Coupled{}, rules.EdgeClosed{}, rules.PhaseBegan{}},
	520:  {rules.Damaged{}},
	600:  {rules.ObjectPlayed{}, rules.Looted{}},
	700:  {rules.RoundBegan{}, rules.Explored{}, rules.Lost{}, rules.MineExploded{}, rules.Scored{}},
	800:  {rules.Ambushed{}, rules.Sailed{}},
	900:  {rules.Drove{}, rules.Ended{}},
	1000: {rules.WentOut{}},
	1200: {rules.ActionEnded{}},
	1600: {rules.Fired{}},
	2200: {rules.ActionTurned{}, rules.Defeated{}, rules.EnemiesFired{}},
	4500: {rules.Boarded{}},
})

// ownPace limits how long people are shown what they did themselves, in ms, since they know about it.
const ownPace = 420

// summaryPace is how long the summary of a round is shown, in ms.
const summaryPace = 6000

// coursePace is how long it is shown that an event makes the Aurora sail on, in ms.
const coursePace = 3500

// briefPace is how long it is shown, in ms, that a party rests (outside of that phase, crew change zones as a part of
// something else), and what would be too much for the beat before.
const briefPace = 260

// mostTold is the most steps in a beat: a prompt on a phone has that many lines.
const mostTold = 4

// longer reports whether an event is worth showing at full length even if it is the person's own doing.
func longer(e game.Event) bool {
	switch e.(type) {
	case rules.Fired, rules.EnemiesFired, rules.Defeated, rules.Drove, rules.Damaged:
		return true
	}
	return false
}

// lengthOf returns how long a step is shown, in ms, and whether it is something to read at leisure.
func lengthOf(s *table.Step) (length float64, read bool) {
	switch e := s.Event.(type) {
	case rules.Boarded:
		length, _ = paces.Of(e)
		return length, true
	case rules.RoundBegan:
		if e.Round > 1 {
			return summaryPace, true
		}
	case rules.Sailed:
		if e.Course != rules.NoCard {
			return coursePace, true
		}
	case rules.Stationed:
		if s.View(0).(*rules.View).Phase == rules.PhaseRest {
			return briefPace, false
		}
	case rules.Went:
		if s.Mine { // the next touch, of Go, is not to wait for it
			return 0, false
		}
	}
	if length, _ = paces.Of(s.Event); s.Mine && !longer(s.Event) {
		length = min(length, ownPace)
	}
	return length, false
}

// Beats groups steps into beats. first is the number of the first step. Reveals, gains and moves of the same kind with
// one cause form one beat. No beat has more sentences than a prompt has room for.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	for begin, last := 0, 0; begin < len(steps); begin = last + 1 {
		main := begin
		for main+1 < len(steps) && main-begin < mostTold-1 && leads(&steps[main], &steps[main+1]) {
			main++
		}
		last = main
		for last+1 < len(steps) && last-begin < mostTold-1 && together(&steps[last], &steps[last+1]) {
			last++
		}
		length, read := lengthOf(&steps[main])
		if n := len(beats); length == 0 && n == 0 && (steps[begin].Mine || steps[begin].Text == "") {
			continue // nobody waits for what they know
		} else if length == 0 && n > 0 && first+last-beats[n-1].First < mostTold {
			beats[n-1].Last = first + last
			continue
		} else if length == 0 {
			length = briefPace
		}
		v := steps[last].View(0).(*rules.View)
		b := motion.Beat{First: first + begin, Last: first + last, Length: length,
			Chapter: 8*int(v.Public.Round) + int(v.Phase) + 1}
		if b.Steady = v.Phase == rules.PhaseAttack || read; b.Steady {
			b.Still = length - 1
		}
		beats = append(beats, b)
	}
	return beats
}

// leads reports whether a step only says what the next one costs, why it comes, or in which phase, and is shown with
// that. An attack without enemies (10.1) is a moment of its own.
func leads(a, b *table.Step) bool {
	switch e := a.Event.(type) {
	case rules.Spent, rules.ResultDrawn:
		return a.Event.Who() == b.Event.Who()
	case rules.PhaseBegan:
		return e.Phase != rules.PhaseAttack
	}
	return false
}

// together reports whether a step is shown together with the one before it.
func together(a, b *table.Step) bool {
	same := false
	switch e := a.Event.(type) {
	case rules.Revealed, rules.Went, rules.Stationed, rules.Repaired, rules.Cleaned, rules.Discarded:
		same = e.Name() == b.Event.Name()
	case rules.Gained:
		other, ok := b.Event.(rules.Gained)
		same = ok && e.By == other.By
	}
	return same && a.Event.Who() == b.Event.Who()
}
