package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// weapons are the sounds of cards that do not sound like the other cards of their side.
var weapons = map[rules.Card]sound.Cue{
	rules.GaussCannon: sound.Shot, rules.Hunter1: sound.Shot, rules.Hunter2: sound.Shot, rules.Hunter3: sound.Shot,
	rules.Stormtrooper: sound.Shot, rules.Dreadnought: sound.Shot, rules.Hornet: sound.Shot,
	rules.Annihilator: sound.Shot, rules.Hacker: sound.Hack, rules.Saboteur: sound.Strike,
	rules.EMPAssault: sound.Arc, rules.EMPLauncher: sound.Arc, rules.NetModule: sound.Net,
}

// weapon returns the sound of a card at work, or that of a side's usual weapon for NoCard.
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

// cues are the sounds of events that always sound the same.
var cues = game.TableOf(map[sound.Cue][]game.Event{
	sound.Draw:   {rules.Drew{}},
	sound.Mill:   {rules.Milled{}},
	sound.Move:   {rules.MovedTo{}},
	sound.Mark:   {rules.Marked{}, rules.Attached{}, rules.Captured{}},
	sound.Shield: {rules.Blocked{}, rules.GaveShield{}},
	sound.Hack:   {rules.SwitchedOff{}, rules.ModuleSwitchedOff{}},
	sound.Arc:    {rules.Launched{}},
	sound.Net:    {rules.CaughtInNet{}},
	sound.Kill:   {rules.Crushed{}},
})

// Sounds implements scene.Skin. Success and failure are heard from the viewer's side.
func (*Skin) Sounds(e game.Event, viewer game.Seat) []sound.Cue {
	switch e := e.(type) {
	case rules.Played, rules.InstantPlayed:
		put := sound.Wood
		if e.Who() == rules.Moloch {
			put = sound.Steel
		}
		if rules.AboutOf(e).Card == rules.EMPAssault {
			return []sound.Cue{put, sound.Arc}
		}
		return []sound.Cue{put}
	case rules.Killed:
		return []sound.Cue{weapon(e.By, rules.Other(e.Seat)), sound.Kill}
	case rules.BattleDecided:
		return append([]sound.Cue{sound.Clash}, verdict(e.Seat, viewer)...)
	case rules.DistrictFell:
		return fall(sound.Collapse, viewer)
	case rules.CityFell:
		return fall(sound.Ruin, viewer)
	case rules.Ended:
		return sound.Outcome(e.Seat == viewer)
	}
	return sound.Of(e, cues)
}

// fall returns the sound of a district or city that falls; to Moloch each is a conquest.
func fall(cue sound.Cue, viewer game.Seat) []sound.Cue {
	if viewer == rules.Moloch {
		cue = sound.Conquest
	}
	return []sound.Cue{cue}
}

// verdict returns the sound of a battle's outcome, or nothing if nobody wins.
func verdict(winner, viewer game.Seat) []sound.Cue {
	switch winner {
	case viewer:
		return []sound.Cue{sound.Triumph}
	case rules.Other(viewer):
		return []sound.Cue{sound.Setback}
	}
	return nil
}

// Score implements scene.Skin. In a battle the totals climb term by term, the units act, the totals clash, and the
// viewer has won or lost. A kill is heard after the shot or blow.
func (*Skin) Score(s *table.Step, viewer game.Seat) []scene.Note {
	switch e := s.Event.(type) {
	case rules.Killed:
		return []scene.Note{{Cue: weapon(e.By, rules.Other(e.Seat))}, {At: 140, Cue: sound.Kill}}
	case rules.BattleDecided:
		return fight(s, e, viewer)
	}
	return nil
}

func fight(s *table.Step, e rules.BattleDecided, viewer game.Seat) []scene.Note {
	var notes []scene.Note
	v, most := s.View(viewer).(*rules.View), 0
	for _, side := range sides {
		acting, heard := 0, map[sound.Cue]bool{}
		for _, u := range v.UnitsIn(e.City, side) {
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

// Mood is higher the closer the convoy is to New York, and highest when only its last district stands.
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

// Music returns the music of the city where the battle is. Half of the danger, 0..1, comes from who leads the battle,
// half from the war: whether Moloch's deck outlasts the districts, at two cards each, or robots are in New York.
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
