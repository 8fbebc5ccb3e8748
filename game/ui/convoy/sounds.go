package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/sound"
)

// cues are the sounds of events that always have the same.
var cues = map[string]sound.Cue{
	rules.EvDraw: sound.Draw, rules.EvMill: sound.Mill, rules.EvMove: sound.Move, rules.EvMarker: sound.Mark, rules.EvAttach: sound.Mark,
	rules.EvCapture: sound.Mark, rules.EvCrushed: sound.Kill, rules.EvBlock: sound.Shield, rules.EvShield: sound.Shield,
	rules.EvHack: sound.Hack, rules.EvHackModule: sound.Hack, rules.EvLaunch: sound.Arc, rules.EvNet: sound.Net,
}

// weapons are what cards are heard by at work that neither strike, as robots do,
// nor shoot, as soldiers do.
var weapons = map[rules.Card]sound.Cue{
	rules.GaussCannon: sound.Shot, rules.Hunter1: sound.Shot, rules.Hunter2: sound.Shot, rules.Hunter3: sound.Shot, rules.Stormtrooper: sound.Shot,
	rules.Dreadnought: sound.Shot, rules.Hornet: sound.Shot, rules.Annihilator: sound.Shot, rules.Hacker: sound.Hack, rules.Saboteur: sound.Blow,
	rules.EMPAssault: sound.Arc, rules.EMPLauncher: sound.Arc, rules.NetModule: sound.Net,
}

// weapon is what a card is heard by at work; of no card, what a side fights with.
func weapon(c rules.Card, side game.Seat) sound.Cue {
	if cue, ok := weapons[c]; ok {
		return cue
	}
	if c != rules.NoCard {
		side = c.Side()
	}
	if side == rules.Moloch {
		return sound.Blow
	}
	return sound.Shot
}

// Sounds are those of a step, for one side: success and failure are the viewer's.
func (*Skin) Sounds(step *table.Step, viewer game.Seat) []sound.Note {
	e := step.Event
	list := func(cues ...sound.Cue) (notes []sound.Note) {
		for _, c := range cues {
			notes = append(notes, sound.Note{Cue: c})
		}
		return notes
	}
	taken := viewer == rules.Moloch // whatever falls
	switch e.Type {
	case rules.EvPlay, rules.EvInstant:
		put := sound.Wood
		if e.Seat == rules.Moloch {
			put = sound.Steel
		}
		if rules.Card(e.Piece) == rules.EMPAssault {
			return list(put, sound.Arc)
		}
		return list(put)
	case rules.EvKill:
		return []sound.Note{{Cue: weapon(rules.Card(e.Cause), rules.Other(e.Seat))}, {Cue: sound.Kill, At: 140}}
	case rules.EvBattle:
		return battleSounds(step, viewer)
	case rules.EvRavage, rules.EvFall:
		switch {
		case taken:
			return list(sound.Conquest)
		case e.Type == rules.EvFall:
			return list(sound.Ruin)
		}
		return list(sound.Collapse)
	case rules.EvOver:
		if e.Seat == viewer {
			return list(sound.Win)
		}
		return list(sound.Lose)
	}
	if c, ok := cues[e.Type]; ok {
		return list(c)
	}
	return nil
}

// battleSounds are those of a battle that is decided: the totals climb term by
// term, the sides do what they do, they meet, and the viewer has won or lost.
func battleSounds(step *table.Step, viewer game.Seat) []sound.Note {
	e, v := step.Event, step.View(viewer).(*rules.View)
	var notes []sound.Note
	most := 0
	for _, side := range sides {
		units := 0
		for _, u := range v.UnitsIn(rules.City(e.To), side) {
			if u.Kind() == rules.Building {
				continue
			}
			notes = append(notes, sound.Note{Cue: weapon(u, side), At: board.StrikeAt + 25*float64(units)})
			units++
		}
		most = max(most, units)
	}
	for i := range most {
		notes = append(notes, sound.Note{Cue: sound.Rising(i), At: board.CountAt(i, most)})
	}
	notes = append(notes, sound.Note{Cue: sound.Clash, At: board.ImpactAt})
	switch e.Seat {
	case viewer:
		notes = append(notes, sound.Note{Cue: sound.Triumph, At: board.VerdictAt})
	case rules.Other(viewer):
		notes = append(notes, sound.Note{Cue: sound.Setback, At: board.VerdictAt})
	}
	return notes
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

// Music is that of the city where the battle is. Danger is half what the battle
// looks like, and half what the war does: whether Moloch's deck outlasts the
// districts, two cards for each, and who stands in New York.
func (*Skin) Music(view game.View) (bed int, danger float64) {
	v := view.(*rules.View)
	if v.Phase == rules.Over {
		return int(v.Active) - 1, 0
	}
	lasts := int(v.DeckSize[rules.Moloch]) > 2*v.StandingDistricts() || len(v.UnitsIn(rules.NewYork, rules.Moloch)) > 0
	if lasts == (v.Who == rules.Outpost) {
		danger += 0.5
	}
	if v.Fight != 0 && v.Leader(v.Active) == rules.Other(v.Who) {
		danger += 0.5
	}
	return int(v.Active) - 1, danger
}
