package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/sound"
)

// Sounds returns the sounds of an event, as heard from a seat.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e := e.(type) {
	case rules.Gained:
		if e.Seat == viewer {
			return []sound.Cue{sound.Mark}
		}
	case rules.Ended:
		return sound.Outcome(e.Seat == viewer)
	case rules.Revealed, rules.ObjectDrawn:
		return []sound.Cue{sound.Draw}
	case rules.BlockTaken:
		return []sound.Cue{sound.Wood}
	case rules.Recruited, rules.Marked:
		return []sound.Cue{sound.Mark}
	case rules.Coupled:
		return []sound.Cue{sound.Steel}
	case rules.LetGo, rules.EdgeClosed:
		return []sound.Cue{sound.Collapse}
	case rules.Damaged:
		return []sound.Cue{sound.Clash}
	case rules.Repaired:
		return []sound.Cue{sound.Hack}
	case rules.Drove:
		return []sound.Cue{sound.Move}
	case rules.MineExploded:
		return []sound.Cue{sound.Ruin}
	case rules.Fired:
		return []sound.Cue{sound.Shot}
	case rules.Defeated, rules.Lost:
		return []sound.Cue{sound.Kill}
	case rules.EnemiesFired, rules.Ambushed:
		return []sound.Cue{sound.Strike}
	case rules.Contaminated:
		return []sound.Cue{sound.Net}
	case rules.Boarded, rules.ObjectPlayed:
		return []sound.Cue{sound.Shield}
	case rules.ActionTurned:
		return []sound.Cue{sound.Mill}
	}
	return nil
}

// Mood returns the ambience: the later the round, the darker it is.
func (*Skin) Mood(v game.View) int {
	return min(max(int(v.(*rules.View).Public.Round)-1, 0), sound.Moods-1)
}

// beds is the music of each region.
var beds = [...]sound.Bed{
	{Chords: "d B F C", Plucked: "0..1..2.0...2...", Dark: 0.3},
	{Chords: "d B g A", Plucked: "0..2..1.0..1..2.", Dark: 0.4},
	{Chords: "F C d B", Plucked: "0.1.2.1.0.2.1...", Dark: 0.2},
}

// Music returns the music of the region that the viewer is in. In the attack phase, danger is 0.4 for each enemy in
// that region, at most 1; otherwise it is 0.
func (*Skin) Music(view game.View) (bed sound.Bed, danger float64) {
	if view == nil {
		return beds[0], 0
	}
	v := view.(*rules.View)
	who := v.Who
	if who == v.Game().Automa() {
		who = 0
	}
	c := &v.Convoys[who]
	region := v.Game().Route().Region[c.Space]
	for i := range v.Foes[:v.FoeN] {
		if v.Foes[i].Region == region && v.Phase == rules.PhaseAttack {
			danger += 0.4
		}
	}
	return beds[region-1], min(danger, 1)
}
