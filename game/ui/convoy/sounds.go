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
	rules.EvDraw: sound.Draw, rules.EvMill: sound.Mill, rules.EvMove: sound.Move, rules.EvMarker: sound.Mark,
	rules.EvAttach: sound.Mark, rules.EvCapture: sound.Mark, rules.EvCrushed: sound.Kill, rules.EvBlock: sound.Shield,
	rules.EvShield: sound.Shield, rules.EvHack: sound.Hack, rules.EvHackModule: sound.Hack, rules.EvLaunch: sound.Arc,
	rules.EvNet: sound.Net,
}

// weapons are what cards are heard by at work that neither strike, as robots do,
// nor shoot, as soldiers do.
var weapons = map[rules.Card]sound.Cue{
	rules.GaussCannon: sound.Shot, rules.Hunter1: sound.Shot, rules.Hunter2: sound.Shot, rules.Hunter3: sound.Shot,
	rules.Stormtrooper: sound.Shot, rules.Dreadnought: sound.Shot, rules.Hornet: sound.Shot,
	rules.Annihilator: sound.Shot, rules.Hacker: sound.Hack, rules.Saboteur: sound.Strike,
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
		return sound.Strike
	}
	return sound.Shot
}

// Sounds are those of an event, for one side: success and failure are the viewer's.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e.Type {
	case rules.EvPlay, rules.EvInstant:
		put := sound.Wood
		if e.Seat == rules.Moloch {
			put = sound.Steel
		}
		if rules.Card(e.Piece) == rules.EMPAssault {
			return []sound.Cue{put, sound.Arc}
		}
		return []sound.Cue{put}
	case rules.EvKill:
		return []sound.Cue{weapon(rules.Card(e.Cause), rules.Other(e.Seat)), sound.Kill}
	case rules.EvBattle:
		return append([]sound.Cue{sound.Clash}, verdict(e.Seat, viewer)...)
	case rules.EvRavage, rules.EvFall:
		switch {
		case viewer == rules.Moloch: // whatever falls
			return []sound.Cue{sound.Conquest}
		case e.Type == rules.EvFall:
			return []sound.Cue{sound.Ruin}
		}
		return []sound.Cue{sound.Collapse}
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

// verdict is what a battle's winner is heard by.
func verdict(winner, viewer game.Seat) []sound.Cue {
	switch winner {
	case viewer:
		return []sound.Cue{sound.Triumph}
	case rules.Other(viewer):
		return []sound.Cue{sound.Setback}
	}
	return nil
}

// Score is that of a battle: the totals climb term by term, the sides do what they
// do, they meet, and the viewer has won or lost. A kill follows the shot or blow.
func (*Skin) Score(s *table.Step, viewer game.Seat) []scene.Note {
	e := s.Event
	switch e.Type {
	case rules.EvKill:
		return []scene.Note{{Cue: weapon(rules.Card(e.Cause), rules.Other(e.Seat))}, {At: 140, Cue: sound.Kill}}
	case rules.EvBattle:
	default:
		return nil
	}
	var notes []scene.Note
	v, most := s.View(viewer).(*rules.View), 0
	for _, side := range sides {
		acting, heard := 0, map[sound.Cue]bool{}
		for _, u := range v.UnitsIn(rules.City(e.To), side) {
			if u.Kind() == rules.Building {
				continue
			}
			if cue := weapon(u, side); !heard[cue] {
				heard[cue] = true
				notes = append(notes, scene.Note{At: board.StrikeAt + 30*float64(len(heard)-1), Cue: cue})
			}
			acting++
		}
		most = max(most, acting)
	}
	for i, at := range board.CountedAt(most) {
		notes = append(notes, scene.Note{At: at, Cue: sound.Rising(i)})
	}
	notes = append(notes, scene.Note{At: board.ClashAt, Cue: sound.Clash})
	for _, cue := range verdict(e.Seat, viewer) {
		notes = append(notes, scene.Note{At: board.VerdictAt, Cue: cue})
	}
	if most == 0 {
		for i := range notes {
			notes[i].At -= board.DesertedLead
		}
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

// beds are the music of the five cities, each darker than the one before.
var beds = [...]sound.Bed{
	{Chords: "d F C g", Plucked: "0..2..1...2.....", Dark: 0},
	{Chords: "d B F C", Plucked: "0...2.1...0.2...", Dark: 0.25},
	{Chords: "d g B A", Plucked: "0..1..2.0..1.2..", Dark: 0.5},
	{Chords: "d E g A", Plucked: "0.1...0.2.1...0.", Dark: 0.75},
	{Chords: "d e B A", Plucked: "0.0.1.0.0.2.0.1.", Dark: 1},
}

// Music is that of the city where the battle is. Danger is half what the battle
// looks like, and half what the war does: whether Moloch's deck outlasts the
// districts, two cards for each, and who stands in New York.
func (*Skin) Music(view game.View) (bed sound.Bed, danger float64) {
	if view == nil {
		return beds[0], 0
	}
	v := view.(*rules.View)
	bed = beds[v.Active-1]
	if v.Phase == rules.Over {
		return bed, 0
	}
	lasts := int(v.DeckSize[rules.Moloch]) > 2*v.StandingDistricts() || len(v.UnitsIn(rules.NewYork, rules.Moloch)) > 0
	if lasts == (v.Who == rules.Outpost) {
		danger += 0.5
	}
	if v.Fight != 0 && v.Leader(v.Active) == rules.Other(v.Who) {
		danger += 0.5
	}
	return bed, danger
}
