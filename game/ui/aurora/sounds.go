package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/sound"
)

// cues are the sounds of events that always sound the same.
var cues = game.TableOf(map[sound.Cue][]game.Event{
	sound.Draw:     {rules.Revealed{}, rules.ObjectDrawn{}},
	sound.Wood:     {rules.BlockTaken{}},
	sound.Mark:     {rules.Recruited{}, rules.Marked{}},
	sound.Steel:    {rules.Coupled{}},
	sound.Collapse: {rules.LetGo{}, rules.EdgeClosed{}},
	sound.Clash:    {rules.Damaged{}},
	sound.Hack:     {rules.Repaired{}},
	sound.Move:     {rules.Drove{}},
	sound.Ruin:     {rules.MineExploded{}},
	sound.Shot:     {rules.Fired{}},
	sound.Kill:     {rules.Defeated{}, rules.Lost{}},
	sound.Strike:   {rules.EnemiesFired{}, rules.Ambushed{}},
	sound.Net:      {rules.Contaminated{}},
	sound.Shield:   {rules.Boarded{}, rules.ObjectPlayed{}},
	sound.Mill:     {rules.ActionTurned{}},
})

// Sounds returns the sounds of an event, as heard from a seat.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e := e.(type) {
	case rules.Gained:
		if e.Seat == viewer {
			return []sound.Cue{sound.Mark}
		}
	case rules.Ended:
		return sound.Outcome(e.Seat == viewer)
	}
	return sound.Of(e, cues)
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
