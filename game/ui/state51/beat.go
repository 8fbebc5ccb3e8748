package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// paces are how long events are shown, in ms at normal speed. The others are seen with the next.
var paces = map[string]float64{
	rules.EvTake: 520, rules.EvDraw: 160, rules.EvDiscard: 120, rules.EvProduce: 450, rules.EvGain: 320,
	rules.EvPlay:   900,
	rules.EvSettle: 420, rules.EvUse: 300, rules.EvSwap: 700, rules.EvWork: 700, rules.EvVisit: 800, rules.EvHire: 700,
	rules.EvStore: 300, rules.EvPlace: 420, rules.EvRob: 800, rules.EvPass: 700, rules.EvScore: 3200, rules.EvOver: 900,
	rules.EvRow: 160,
}

// together are the events of which many in a row are one beat: they happen at one time.
var together = map[string]bool{rules.EvRow: true, rules.EvDiscard: true, rules.EvDraw: true, rules.EvPay: true,
	rules.EvGain: true}

// Beats cuts steps into what is shown at one time: each action and what comes of it, and in a production each source by
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
		part := partOf(&steps[last])
		if part == production && e.Type != rules.EvProduce && !(steps[begin].Mine && cashed(&steps[begin])) {
			if length = source; last+1 == len(steps) || !producing(&steps[last+1], e.Seat) {
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
		} else if n := len(beats); n > 0 && beats[n-1].Last == first+begin-1 && e.Type != rules.EvActions {
			// The actions do not begin while the last of a production is shown.
			beats[n-1].Last = first + last
		}
		begin = last + 1
	}
	return beats
}

// part is a part of a round that is shown as one: its production and its scores can be stopped and gone through step by
// step, which ends when all tokens have come to lie. The scores wait there for whoever reads them.
type part int

const (
	play part = iota
	production
	scores
	parts
)

// partOf is the part of a round that a step is of.
func partOf(s *table.Step) part {
	switch s.Event.Type {
	case rules.EvProduce, rules.EvGain, rules.EvDraw:
		if s.View(0).(*rules.View).Phase == rules.PhaseProduction {
			return production
		}
	case rules.EvScore:
		return scores
	}
	return play
}

// ownPlay is how long it is shown that the person themself plays a card: they know.
const ownPlay = 260

// How long each source of a production is shown, time to read what it gives, and how much longer the last of a seat,
// for the sum.
const source, whole = 750, 650

// producing tells whether a step is still of the production of a seat.
func producing(s *table.Step, seat game.Seat) bool {
	return partOf(s) == production && s.Event.Type != rules.EvProduce && s.Event.Seat == seat
}

// cashed tells whether a gain of a production is that of a spoil: it has left what lies there.
func cashed(s *table.Step) bool {
	return s.Event.Type == rules.EvGain && spoiled(s.View(s.Event.Seat).(*rules.View), s.Event)
}

// spoiled tells whether what is gained in a production comes of a spoil, as a seat sees it.
func spoiled(v *rules.View, e game.Event) bool {
	h := &v.Seats[e.Seat]
	c := rules.Card(e.Cause)
	return e.Cause <= rules.CardCount && !h.Agreements.Has(c) && !h.Locations.Has(c)
}

// sameBeat tells whether a step is shown together with the one before it: what comes of one cause.
func sameBeat(a, b *table.Step) bool {
	return a.Event.Type == b.Event.Type && a.Event.Seat == b.Event.Seat && a.Event.Cause == b.Event.Cause
}
