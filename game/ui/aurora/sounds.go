package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/sound"
)

// cues are what the events of a game sound like.
var cues = map[string]sound.Cue{
	rules.EvReveal: sound.Draw, rules.EvDraw: sound.Draw, rules.EvBlock: sound.Wood, rules.EvRecruit: sound.Mark,
	rules.EvInstall: sound.Steel, rules.EvDetach: sound.Collapse, rules.EvDamage: sound.Clash,
	rules.EvRepair: sound.Hack,
	rules.EvDrive:  sound.Move, rules.EvMineExplodes: sound.Ruin, rules.EvClose: sound.Collapse,
	rules.EvShot:   sound.Shot,
	rules.EvDefeat: sound.Kill, rules.EvEnemyFire: sound.Strike, rules.EvContaminate: sound.Net,
	rules.EvLose: sound.Kill,
	rules.EvMark: sound.Mark, rules.EvAmbush: sound.Strike, rules.EvAboard: sound.Shield, rules.EvAction: sound.Mill,
	rules.EvObject: sound.Shield,
}

// Sounds are those of an event for a seat.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e.Type {
	case rules.EvGain:
		if e.Seat == viewer {
			return []sound.Cue{sound.Mark}
		}
	case rules.EvOver:
		if e.Seat == viewer {
			return []sound.Cue{sound.Win}
		}
		return []sound.Cue{sound.Lose}
	default:
		if cue, ok := cues[e.Type]; ok {
			return []sound.Cue{cue}
		}
	}
	return nil
}

// Mood is the ambience: the later the round, the darker.
func (*Skin) Mood(v game.View) int {
	return min(max(int(v.(*rules.View).Public.Round)-1, 0), sound.Moods-1)
}

// beds are the music of the regions.
var beds = [...]sound.Bed{
	{Chords: "d B F C", Plucked: "0..1..2.0...2...", Dark: 0.3},
	{Chords: "d B g A", Plucked: "0..2..1.0..1..2.", Dark: 0.4},
	{Chords: "F C d B", Plucked: "0.1.2.1.0.2.1...", Dark: 0.2},
}

// Music is that of the region one is in. Danger is how torn the convoy is while enemies are there.
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
