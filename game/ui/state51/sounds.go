package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/ui/sound"
)

// ways maps each way to play a card to its sound.
var ways = map[rules.Verb]sound.Cue{rules.DoPillage: sound.Strike, rules.DoCooperate: sound.Shield,
	rules.DoAnnex: sound.Wood, rules.DoRedevelop: sound.Collapse, rules.DoLead: sound.Steel}

// cues are the sounds of events that always sound the same.
var cues = game.TableOf(map[sound.Cue][]game.Event{
	sound.Draw: {rules.Took{}, rules.Drew{}},
	sound.Mill: {rules.Swapped{}},
	sound.Mark: {rules.Worked{}, rules.Used{}},
	sound.Move: {rules.Visit{}, rules.Hired{}},
	sound.Wood: {rules.Stored{}, rules.Placed{}},
	sound.Hack: {rules.Robbed{}},
})

func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e := e.(type) {
	case rules.Played:
		return []sound.Cue{ways[e.As]}
	case rules.Gained:
		if e.Seat == viewer {
			return []sound.Cue{sound.Mark}
		}
	case rules.Ended:
		return sound.Outcome(e.WonBy(viewer))
	}
	return sound.Of(e, cues)
}

// Mood returns the ambience: calm, then livelier as somebody gets near thirty points.
func (*Skin) Mood(v game.View) int {
	switch most := highest(v.(*rules.View)); {
	case most >= nearEnd:
		return sound.Moods - 1
	case most >= 14:
		return 1
	}
	return 0
}

// highest returns the points of whoever has most.
func highest(v *rules.View) (most int) {
	for i := range v.Game().Seats() {
		most = max(most, v.Points(game.Seat(i)))
	}
	return most
}

// bedOf is the music of a faction, and lastBed that of the rounds in which thirty is near.
var (
	bedOf = map[string]sound.Bed{
		"new-york":     {Chords: "F C d B", Plucked: "0..1..2.0..2.1..", Dark: 0},
		"appalachians": {Chords: "B F g C", Plucked: "0.1.2...0.2.1...", Dark: 0.1},
		"merchants":    {Chords: "F g B C", Plucked: "0...1.2.0...2.1.", Dark: 0.2},
		"mutants":      {Chords: "d B g A", Plucked: "0..2..1.0...1.2.", Dark: 0.4},
	}
	lastBed = sound.Bed{Chords: "F B C F", Plucked: "0.1.2.1.0.2.1.2.", Dark: 0.3}
)

// nearEnd is the number of points from which the end is near.
const nearEnd = 24

// Music returns the music of the viewer's faction, until somebody is near thirty points. Danger is then how far behind
// the viewer is.
func (*Skin) Music(view game.View) (bed sound.Bed, danger float64) {
	if view == nil {
		return bedOf["appalachians"], 0
	}
	v := view.(*rules.View)
	most := highest(v)
	bed = bedOf[v.Game().Base(v.Who).ID]
	if most >= nearEnd && v.Phase != rules.PhaseOver {
		bed = lastBed
		danger = min(1, float64(most-v.Points(v.Who))/10)
	}
	return bed, danger
}
