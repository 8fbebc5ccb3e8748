package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// paces are how long steps are shown, in ms at normal speed; others are shown together with the next.
var paces = game.TableOf(map[float64][]game.Event{
	120:  {rules.Discarded{}},
	160:  {rules.Drew{}, rules.Revealed{}},
	300:  {rules.Used{}, rules.Stored{}},
	320:  {rules.Gained{}},
	420:  {rules.Settled{}, rules.Placed{}},
	450:  {rules.Produced{}},
	520:  {rules.Took{}},
	700:  {rules.Swapped{}, rules.Worked{}, rules.Hired{}, rules.Passed{}},
	800:  {rules.Visit{}, rules.Robbed{}},
	900:  {rules.Played{}, rules.Ended{}},
	3200: {rules.Scored{}},
})

// pace returns how long a step is shown, in ms at normal speed; 0 if it is shown together with the next.
func pace(s *table.Step) float64 {
	if s.Mine && game.Is[rules.Played](s.Event) {
		return ownPlay
	}
	length, _ := paces.Of(s.Event)
	return length
}

// haste returns the factor by which other seats' actions are shown for a shorter time: with more rivals, people wait
// longer for their turn.
func haste(s *table.Step) float64 {
	return 1 - 0.15*float64(len(s.View(0).(*rules.View).Game().Seats()))
}

// Beats groups steps into beats: each action with its consequences, and in a production each source by itself. first is
// the number of the first step.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	for begin := 0; begin < len(steps); {
		last := begin
		e := steps[begin].Event
		for last+1 < len(steps) && sameBeat(&steps[last], &steps[last+1]) {
			last++
		}
		part := partOf(&steps[last])
		length := pace(&steps[begin])
		if part == play && !steps[begin].Mine {
			length *= haste(&steps[begin])
		}
		if part == production && !game.Is[rules.Produced](e) && !(steps[begin].Mine && cashed(&steps[begin])) {
			if length = source; last+1 == len(steps) || !producing(&steps[last+1], e.Who()) {
				length += whole
			}
		}
		if length > 0 {
			b := motion.Beat{First: first + begin, Last: first + last, Length: length,
				Chapter: int(parts)*int(steps[last].View(0).(*rules.View).Public.Round) + int(part) + 1}
			if b.Steady = part != play; b.Steady {
				b.Still, b.Waits = length-1, part == scores
			}
			beats = append(beats, b)
		} else if n := len(beats); n > 0 && beats[n-1].Last == first+begin-1 && !game.Is[rules.ActionsBegan](e) {
			// Start the actions only after the last beat of the production.
			beats[n-1].Last = first + last
		}
		begin = last + 1
	}
	return beats
}

// part is a part of a round. People can stop its production and its scores and step through them; a step ends when all
// tokens have arrived. The scores always wait until they have been read.
type part int

const (
	play part = iota
	production
	scores
	parts
)

func partOf(s *table.Step) part {
	switch s.Event.(type) {
	case rules.Produced, rules.Gained, rules.Drew:
		if s.View(0).(*rules.View).Phase == rules.PhaseProduction {
			return production
		}
	case rules.Scored:
		return scores
	}
	return play
}

// ownPlay is how long the person's own play of a card is shown, in ms: they know about it.
const ownPlay = 260

// How long each source of a production is shown, so that its gain can be read, and how much longer the last source of a
// seat, for the sum; in ms.
const source, whole = 750, 650

// producing reports whether a step belongs to the production of a seat.
func producing(s *table.Step, seat game.Seat) bool {
	return partOf(s) == production && !game.Is[rules.Produced](s.Event) && s.Event.Who() == seat
}

// cashed reports whether a gain in a production comes from a spoil: its card is no longer in play.
func cashed(s *table.Step) bool {
	e, ok := s.Event.(rules.Gained)
	return ok && spoiled(s.View(e.Seat).(*rules.View), e)
}

// spoiled reports whether goods gained in a production come from a spoil, as far as a seat can see.
func spoiled(v *rules.View, e rules.Gained) bool {
	h, c := &v.Seats[e.Seat], e.By.Card()
	return e.By <= rules.CardCount && !h.Agreements.Has(c) && !h.Locations.Has(c)
}

// sameBeat reports whether step b is shown together with a, the step before it: they happen at the same time and from
// the same cause.
func sameBeat(a, b *table.Step) bool {
	same := false
	switch e := a.Event.(type) {
	case rules.Revealed, rules.Discarded, rules.Drew, rules.Paid:
		same = e.Name() == b.Event.Name()
	case rules.Gained:
		other, ok := b.Event.(rules.Gained)
		same = ok && e.By == other.By
	}
	return same && a.Event.Who() == b.Event.Who()
}
