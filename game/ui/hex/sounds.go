package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// cues are the sounds of events that always sound the same.
var cues = game.TableOf(map[sound.Cue][]game.Event{
	sound.Draw:  {rules.Drew{}},
	sound.Mark:  {rules.Played{}},
	sound.Mill:  {rules.Discarded{}},
	sound.Move:  {rules.Pushed{}},
	sound.Clash: {rules.BattleBegan{}},
	sound.Hack:  {rules.Converted{}},
})

func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e := e.(type) {
	case rules.Placed:
		cues := []sound.Cue{set[e.Tile.Army()]}
		if e.Tile.Kind().Data().Face.Net != 0 {
			cues = append(cues, sound.Net)
		}
		return cues
	case rules.Stepped:
		return []sound.Cue{set[e.Tile.Army()]}
	case rules.Ended:
		return sound.Outcome(e.WonBy(viewer))
	}
	return sound.Of(e, cues)
}

// set maps each army to the sound of placing its tiles.
var set = [rules.ArmyCount]sound.Cue{rules.Moloch: sound.Steel, rules.Outpost: sound.Wood, rules.Borgo: sound.Strike,
	rules.Hegemony: sound.Mark}

// Score implements scene.Skin, for phases: each hit sounds when it starts, losses when all hits have landed.
func (*Skin) Score(s *table.Step, _ game.Seat) []scene.Note {
	switch e := s.Event.(type) {
	case rules.PhaseBegan:
		if len(repelled([]table.Step{*s})) > 0 { // armour rings when it stops a shot
			return []scene.Note{{At: board.NumberTime + board.StrikeTime, Cue: sound.Steel}}
		}
	case rules.Hit:
		cue := sound.Shot
		switch _, _, melee, gauss := attack(s.View(0).(*rules.View), e); {
		case melee:
			cue = sound.Strike
		case gauss:
			cue = sound.Arc
		}
		return []scene.Note{{At: board.NumberTime, Cue: cue}}
	case rules.Absorbed:
		return []scene.Note{{At: board.NumberTime + board.StrikeTime, Cue: sound.Shield}}
	case rules.Exploded:
		return []scene.Note{{At: board.NumberTime, Cue: sound.Collapse}}
	case rules.Removed:
		_, gone := board.PhaseTime(1)
		if e.Tile.Is(rules.Headquarters) {
			return []scene.Note{{At: gone, Cue: sound.Ruin}}
		}
		return []scene.Note{{At: gone, Cue: sound.Kill}}
	}
	return nil
}

// Mood returns the ambience: calm, then louder as the HQs burn.
func (*Skin) Mood(v game.View) int {
	view := v.(*rules.View)
	switch ruin := 1 - least(view); {
	case ruin > 0.65:
		return sound.Moods - 1
	case ruin > 0.3:
		return 1
	}
	return 0
}

// least returns how far the nearest HQ is from the end of the game, 0..1: its points left, or the points it lacks if
// points are won, as a part of those at the beginning.
func least(v *rules.View) float64 {
	mode, part := v.Game().Mode(), 1.0
	for i := range v.Game().Seats() {
		left := float64(v.Points[i])
		if mode == rules.Score {
			left = rules.WinningScore - left
		}
		part = min(part, left/float64(most(mode, i)))
	}
	return part
}

// bedOf is the music of an army, and lastBed that of the last turns.
var (
	bedOf = [rules.ArmyCount]sound.Bed{
		rules.Outpost:  {Chords: "d F C g", Plucked: "0..2..1...2.....", Dark: 0},
		rules.Hegemony: {Chords: "d B F C", Plucked: "0...2.1...0.2...", Dark: 0.25},
		rules.Borgo:    {Chords: "d g B A", Plucked: "0..1..2.0..1.2..", Dark: 0.5},
		rules.Moloch:   {Chords: "d E g A", Plucked: "0.1...0.2.1...0.", Dark: 0.75},
	}
	lastBed = sound.Bed{Chords: "d e B A", Plucked: "0.0.1.0.0.2.0.1.", Dark: 1}
)

// heavyLoss is the number of points lost in a battle fought now that counts as full danger.
const heavyLoss = 6

// Music returns the music of the viewer's army until the last tile is drawn. Danger depends half on what a battle
// fought now would cost the viewer, and half on how near the end of the game is.
func (*Skin) Music(view game.View) (bed sound.Bed, danger float64) {
	if view == nil {
		return bedOf[rules.Outpost], 0
	}
	v := view.(*rules.View)
	bed = bedOf[v.ArmyOf(v.Who)]
	if v.Phase == rules.PhaseOver {
		return bed, 0
	}
	if v.Last > 0 {
		bed = lastBed
	}
	after, _ := foresee.Forecast(v)
	loss := float64(v.Points[v.Who]) - float64(after.Points[v.Who])
	if v.Game().Mode() == rules.Score {
		loss = 0
		for i := range v.Game().Seats() {
			if !v.Friends(v.Who, game.Seat(i)) {
				loss = max(loss, float64(after.Points[i])-float64(v.Points[i]))
			}
		}
	}
	return bed, 0.5*min(1, max(0, loss)/heavyLoss) + 0.5*(1-least(v))
}
