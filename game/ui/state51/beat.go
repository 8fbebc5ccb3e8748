package state51

import (
	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// paces are how long events are shown, in ms at normal speed. The others are seen with the next.
var paces = map[string]float64{
	rules.EvTake: 520, rules.EvDraw: 160, rules.EvDiscard: 120, rules.EvProduce: 500, rules.EvGain: 380,
	rules.EvPlay:   900,
	rules.EvSettle: 420, rules.EvUse: 300, rules.EvSwap: 700, rules.EvWork: 700, rules.EvVisit: 800, rules.EvHire: 700,
	rules.EvStore: 300, rules.EvPlace: 420, rules.EvRob: 800, rules.EvPass: 700, rules.EvScore: 1400, rules.EvOver: 900,
	rules.EvRow: 160,
}

// together are the events of which many in a row are one beat: they happen at one time.
var together = map[string]bool{rules.EvRow: true, rules.EvDiscard: true, rules.EvDraw: true, rules.EvPay: true,
	rules.EvGain: true}

// Beats cuts steps into what is shown at one time: each action and what comes of it, and in a production each place by
// itself. First is the number of the first step.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	for begin := 0; begin < len(steps); {
		last := begin
		e := steps[begin].Event
		for together[e.Type] && last+1 < len(steps) && sameBeat(&steps[last], &steps[last+1]) {
			last++
		}
		length := paces[e.Type]
		if steps[begin].Mine && e.Type == rules.EvPlay {
			length = ownPlay
		}
		if length > 0 {
			beats = append(beats, motion.Beat{First: first + begin, Last: first + last, Length: length,
				Chapter: int(steps[last].View(0).(*rules.View).Public.Round) + 1})
		} else if n := len(beats); n > 0 && beats[n-1].Last == first+begin-1 {
			beats[n-1].Last = first + last
		}
		begin = last + 1
	}
	return beats
}

// ownPlay is how long it is shown that the person themself plays a card: they know.
const ownPlay = 260

// sameBeat tells whether a step is shown together with the one before it.
func sameBeat(a, b *table.Step) bool {
	return a.Event.Type == b.Event.Type && a.Event.Seat == b.Event.Seat && a.Event.Cause == b.Event.Cause
}
