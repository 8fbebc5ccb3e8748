package main

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// tours are the games some of whose moments are drawn: name, setup, seed.
var tours = [][3]string{
	{"solo", `{"seats":1}`, "gallery 1"},
	{"beta", `{"seats":1,"map":"beta"}`, "gallery 5"},
	{"four", `{"seats":4}`, "gallery 4"},
	{"many", `{"seats":1}`, "crowd 22"},
}

const mostMoves = 3000

type (
	shot = gallery.Shot[*aurora.View]
	when = func(*gallery.Player, *aurora.View) bool
)

func asks(ask aurora.Prompt) when {
	return func(_ *gallery.Player, v *aurora.View) bool { return v.Ask == ask }
}

// from returns a condition that cannot hold before a round.
func from(round uint8, holds when) when {
	return func(p *gallery.Player, v *aurora.View) bool { return v.Public.Round >= round && holds(p, v) }
}

// crowded reports whether the person fires among many enemies.
func crowded(_ *gallery.Player, v *aurora.View) bool { return v.Ask == aurora.AskFire && v.FoeN > 2 }

var (
	onPiece = gallery.Most(table.KindPiece, 2)
	onPart  = gallery.Most(table.KindPart, 2)
)

var shots = []shot{
	{Name: "begin", When: asks(aurora.AskExplore)},
	{Name: "explore", When: from(3, asks(aurora.AskExplore))},
	{Name: "passing", When: from(2, asks(aurora.AskExplore)), Touch: onPiece},
	{Name: "tip", When: from(2, asks(aurora.AskExplore)), Screen: func(_ *gallery.Player, s *scene.Screen) {
		s.Peek = table.KindPile.Spot("automa")
	}},
	{Name: "couples", When: brings(aurora.Trailer), Touch: picks(aurora.Trailer)},
	{Name: "mounts", When: brings(aurora.Equipment), Touch: picks(aurora.Equipment)},
	{Name: "crew", When: from(2, asks(aurora.AskCrew))},
	{Name: "bonus", When: from(2, asks(aurora.AskBonus))},
	{Name: "part", When: asks(aurora.AskPart)},
	{Name: "block", When: asks(aurora.AskBlock)},
	{Name: "too-much", When: tooMuch, Touch: leaving},
	{Name: "drop", When: asks(aurora.AskDrop)},
	{Name: "drive", When: asks(aurora.AskDrive)},
	{Name: "drive-to", When: asks(aurora.AskDrive), Touch: furthest},
	{Name: "stay", When: asks(aurora.AskDrive), Touch: func(*gallery.Player) []table.Spot {
		return []table.Spot{table.KindButton.Spot("stay")}
	}},
	{Name: "damage", When: asks(aurora.AskDamage)},
	{Name: "swap", When: asks(aurora.AskReplace), Touch: swapping},
	{Name: "unhitch", When: asks(aurora.AskDetach), Touch: swapping},
	{Name: "hit", When: func(_ *gallery.Player, v *aurora.View) bool {
		return v.Ask == aurora.AskDamage && v.Phase == aurora.PhaseExploration
	}},
	{Name: "trade", When: func(_ *gallery.Player, v *aurora.View) bool {
		return v.Ask == aurora.AskDrop && len(v.Bought()) > 0
	}},
	{Name: "stow", When: asks(aurora.AskStow)},
	{Name: "fire", When: asks(aurora.AskFire)},
	{Name: "aim", When: asks(aurora.AskFire), Touch: onPart},
	{Name: "crowd", When: crowded},
	{Name: "crowd-aim", When: crowded, Touch: onPart},
	{Name: "late", When: from(5, asks(aurora.AskExplore))},
}

// slotWith returns the first card of a kind in the row.
func slotWith(v *aurora.View, kind aurora.Kind) (card aurora.Card) {
	for _, x := range v.Slots {
		if x.Card != aurora.NoCard && v.Game().Data().Of(x.Card).Kind == kind {
			return x.Card
		}
	}
	return aurora.NoCard
}

// brings returns a condition that holds when a card of some kind can be touched to be explored.
func brings(kind aurora.Kind) when {
	return func(p *gallery.Player, v *aurora.View) bool {
		if v.Ask != aurora.AskExplore || slotWith(v, kind) == aurora.NoCard {
			return false
		}
		return slices.Contains(p.Next(), picks(kind)(p)[0])
	}
}

// picks touches that card.
func picks(kind aurora.Kind) func(p *gallery.Player) []table.Spot {
	return func(p *gallery.Player) []table.Spot {
		v := p.View().(*aurora.View)
		return []table.Spot{table.KindCard.Spot(v.Game().Data().ID(slotWith(v, kind)))}
	}
}

// swapping touches the last car that can be touched.
func swapping(p *gallery.Player) []table.Spot {
	list := p.Actions()
	return list[len(list)-1].Path[:1]
}

// leaves reports whether an answer brings something that has no room.
func leaves(v *aurora.View, m game.Move) bool {
	goods := foresee.Comes(v, aurora.ActOf(m))
	return foresee.Excess(v, &goods) > 0
}

// tooMuch reports whether one of the answers does.
func tooMuch(p *gallery.Player, v *aurora.View) bool {
	return slices.ContainsFunc(p.Actions(), func(a table.Action) bool { return leaves(v, a.Move) })
}

func leaving(p *gallery.Player) []table.Spot {
	for _, a := range p.Actions() {
		if leaves(p.View().(*aurora.View), a.Move) {
			return a.Path[:1]
		}
	}
	return nil
}

// furthest touches the furthest space that can be driven to.
func furthest(p *gallery.Player) (list []table.Spot) {
	for _, spot := range p.Next() {
		if spot.Kind == table.KindPlace {
			list = []table.Spot{spot}
		}
	}
	return list
}

// take plays a game and draws its moments.
func take(t *gallery.Tour) {
	gallery.Shoot(t, mostMoves, shots, nil, func(from int) { beats(t, from) })
	v := t.Voice
	t.End(gallery.LastCommands(v, v.Side(0), []string{"title"}, "analysis", "replay", "log", "seal", "link"),
		v.T("end.seed", "seed", t.Seed()))
	for _, figure := range []string{"points", "rounds"} {
		t.Figure(figure, scene.FigurePanel, table.KindFigure.Spot(figure))
	}
}

// beats draws the first beat of each kind of event in shown, half way through.
func beats(t *gallery.Tour, from int) {
	first, _ := t.Steps()
	for _, b := range t.Beats(from) {
		_, steps := t.Steps()
		e := steps[b.Last-first].Event.Name()
		name := "beat-" + e
		if steps[b.Last-first].View(0).(*aurora.View).FoeN > 2 {
			name += "-crowd"
		}
		if !slices.Contains(shown, e) || !t.First(name) {
			continue
		}
		if err := t.Sit(0); err != nil {
			t.Fail(err)
			return
		}
		t.Moment(name, b, 0.4, t.Screen(), gallery.Tables[:3])
	}
}

// shown are the kinds of events whose first beat is drawn.
var shown = []string{"gain", "action", "drive", "shot", "enemy-fire", "damage", "defeat", "reveal", "round", "aboard"}
