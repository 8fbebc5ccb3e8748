package sound

import "onelongnight/game"

// Of returns the sound of an event in a table, nothing if it has none.
func Of(e game.Event, cues game.EventTable[Cue]) []Cue {
	if cue, ok := cues.Of(e); ok {
		return []Cue{cue}
	}
	return nil
}
