package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// Sounds are those of an event for a seat.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e.Type {
	case rules.EvPlace, rules.EvStep:
		return []sound.Cue{set[rules.Tile(e.Piece).Army()]}
	case rules.EvDraw:
		return []sound.Cue{sound.Draw}
	case rules.EvPlay:
		return []sound.Cue{sound.Mark}
	case rules.EvDiscard:
		return []sound.Cue{sound.Mill}
	case rules.EvPushed:
		return []sound.Cue{sound.Move}
	case rules.EvBattle:
		return []sound.Cue{sound.Clash}
	case rules.EvConvert:
		return []sound.Cue{sound.Hack}
	case rules.EvOver:
		if e.N>>viewer&1 != 0 {
			return []sound.Cue{sound.Win}
		}
		return []sound.Cue{sound.Lose}
	}
	return nil
}

// set is how an army sets its tiles down.
var set = [rules.ArmyCount]sound.Cue{rules.Moloch: sound.Steel, rules.Outpost: sound.Wood, rules.Borgo: sound.Blow, rules.Hegemony: sound.Mark}

// Score are the notes of a phase: each hit is heard when it starts, and who falls when all have landed.
func (*Skin) Score(s *table.Step, _ game.Seat) []scene.Note {
	switch e := s.Event; e.Type {
	case rules.EvPhase:
		if len(repelled([]table.Step{*s})) > 0 { // armour rings
			return []scene.Note{{At: board.NumberTime + board.StrikeTime, Cue: sound.Steel}}
		}
	case rules.EvHit:
		cue := sound.Shot
		if _, _, melee, _ := attack(s.View(0).(*rules.View), e); melee {
			cue = sound.Blow
		}
		return []scene.Note{{At: board.NumberTime, Cue: cue}}
	case rules.EvAbsorb:
		return []scene.Note{{At: board.NumberTime + board.StrikeTime, Cue: sound.Shield}}
	case rules.EvExplode:
		return []scene.Note{{At: board.NumberTime, Cue: sound.Collapse}}
	case rules.EvRemoved:
		_, gone := board.PhaseTime(1)
		if rules.Tile(e.Piece).Is(rules.Headquarters) {
			return []scene.Note{{At: gone, Cue: sound.Ruin}}
		}
		return []scene.Note{{At: gone, Cue: sound.Kill}}
	}
	return nil
}

// Mood is the ambience: calm, then louder as HQs burn.
func (*Skin) Mood(v game.View) int {
	view := v.(*rules.View)
	least := uint8(20)
	for i := range view.Game().Seats() {
		least = min(least, view.Points[i])
	}
	switch {
	case least < 7:
		return sound.Moods - 1
	case least < 14:
		return 1
	}
	return 0
}
