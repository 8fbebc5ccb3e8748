package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// cues are the sounds of events that always have the same.
var cues = map[string]sound.Cue{
	rules.EvDraw: sound.Draw, rules.EvMill: sound.Mill, rules.EvMove: sound.Move, rules.EvMarker: sound.Mark, rules.EvAttach: sound.Mark,
	rules.EvCapture: sound.Mark, rules.EvKill: sound.Kill, rules.EvCrushed: sound.Kill, rules.EvBlock: sound.Shield, rules.EvShield: sound.Shield,
	rules.EvHack: sound.Hack, rules.EvHackModule: sound.Hack, rules.EvLaunch: sound.Hack, rules.EvNet: sound.Net, rules.EvRavage: sound.Collapse,
	rules.EvFall: sound.Ruin,
}

// Sounds are those of an event, for one side.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e.Type {
	case rules.EvPlay, rules.EvInstant:
		if e.Seat == rules.Moloch {
			return []sound.Cue{sound.Steel}
		}
		return []sound.Cue{sound.Wood}
	case rules.EvBattle:
		return []sound.Cue{sound.Count, sound.Clash}
	case rules.EvOver:
		if e.Seat == viewer {
			return []sound.Cue{sound.Win}
		}
		return []sound.Cue{sound.Lose}
	}
	if c, ok := cues[e.Type]; ok {
		return []sound.Cue{c}
	}
	return nil
}

// Score is that of a battle: the terms one after the other, and the clash.
func (*Skin) Score(s *table.Step, viewer game.Seat) []scene.Note {
	if s.Event.Type != rules.EvBattle {
		return nil
	}
	terms := max(len(counted(s, rules.Moloch)), len(counted(s, rules.Outpost)))
	if terms == 0 {
		return []scene.Note{{At: board.ClashAt - board.DesertedLead, Cue: sound.Clash}}
	}
	var notes []scene.Note
	for _, at := range board.CountedAt(terms) {
		notes = append(notes, scene.Note{At: at, Cue: sound.Count})
	}
	return append(notes, scene.Note{At: board.ClashAt, Cue: sound.Clash})
}

// Mood is how close the convoy is to New York, 0..sound.Moods−1.
func (*Skin) Mood(view game.View) int {
	v := view.(*rules.View)
	mood := int(v.Active) - 1
	if v.Active == rules.NewYork && v.StandingDistricts() < 2 {
		mood++
	}
	return min(max(mood, 0), sound.Moods-1)
}
