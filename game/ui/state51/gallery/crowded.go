package main

import (
	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
)

// crowded is a position with twenty locations in play, seven cards below the base, and ten in hand.
const crowded = `{"game":"state51","version":1,"phase":"actions","round":9,"first":"a","turn":"a",
"deck":["weapon-trader-1","punks-1","punks-2","dump","trail-1"],"seats":[
{"faction":"appalachians","hand":["factory","gas-station","skyscraper","brawlers-1","hawkers-1","road-1","borgo",
"bunker","fortress","truck-stop-1"],"base":{"worker":4,"scrap":2,"fuel":1,"gun":3,"brick":2,"any":1,"red2":2,"blue1":1,
"grey2":1,"wild1":1,"rebuild":1,"vp":9},"leader":{"id":"uncle-hammer","goods":{"brick":1},"tokens":3},
"locations":[{"id":"fuel-tank-1","visitors":["b"]},{"id":"old-depot-1"},{"id":"quarry-1"},{"id":"pub"},
{"id":"generators"},{"id":"excavator"},{"id":"couriers","visitors":["b"]},{"id":"heavy-machine-1"},
{"id":"refinery","tokens":2},{"id":"town-hall"},{"id":"business-district"},{"id":"oil-rig"},{"id":"cellars"},
{"id":"oil-trader-1","tokens":3},{"id":"market","tokens":1,"used":1},{"id":"warehouses","holds":["gun","brick"]},
{"id":"smelter","used":2},{"id":"bulldozer"},{"id":"envoy","tokens":2},{"id":"raiders-caravan"}],
"store":{"gun":2},"agreements":["fuel-tank-2","school-1","dive-1","arena"],"spoils":["murderers-pub","rubble","archive"],
"used":["militia"],"visits":1},
{"faction":"mutants","visits":2,"hand":["police-station","watchtower"],"base":{"worker":2,"scrap":2,"gun":4,"vp":6},
"locations":[{"id":"school-2"},{"id":"old-depot-2"},{"id":"dive-2"},{"id":"quarry-2"},{"id":"heavy-machine-2"},
{"id":"guard-post-1"},{"id":"oil-trader-2"}]},
{"faction":"merchants","hand":["workshop"],"base":{"fuel":3,"any":1,"brick":1,"vp":12},"passed":true,
"locations":[{"id":"guard-post-2"},{"id":"truck-stop-2"},{"id":"scrap-trader-1","tokens":3}]},
{"faction":"new-york","base":{}}]}`

// full draws that position, with a card held and without, and a rival's settlement on a phone.
func full(g *gallery.Gallery) {
	p, err := loaded(g, crowded)
	if g.Fail(err); err != nil {
		return
	}
	t := &gallery.Tour{Gallery: g, Player: p, Name: "full", Windows: gallery.Tables}
	t.Still("turn", g.Screen())
	screen := g.Screen()
	screen.Place = table.KindPlace.Spot("b")
	t.Still("rival", screen)
	if _, err := p.Touch(table.KindCard.Spot("gas-station")); err != nil {
		g.Fail(err)
	}
	t.Still("held", g.Screen())
	p.Drop()
	dawning(g)
	screen = g.Screen()
	screen.Inspect = table.KindCard.Spot("gas-station")
	screen.Commands = gallery.Close(p.Voice)
	t.Still("card", screen)
	t.Player, err = loaded(g, drawn)
	if g.Fail(err); err == nil {
		t.Still("two", g.Screen())
	}
}

// drawn is a position in which one of two cards is kept.
const drawn = `{"game":"state51","version":2,"phase":"draft","round":3,"first":"b","turn":"a","pick":4,"row":["pub"],
"deck":["road-1","punks-2","punks-1","market"],"seats":[{"faction":"new-york","hand":["arena","watchtower","oil-rig",
"barracks","brickworks","town-hall"],"locations":[{"id":"scout-camp"}]},{"faction":"mutants"}]}`

// engine is a position in which twelve places give something at the next dawn, and nobody is near the end.
const engine = `{"game":"state51","version":1,"phase":"actions","round":6,"first":"a","turn":"a",
"deck":["weapon-trader-1","punks-1","punks-2","dump","trail-1","factory","gas-station","skyscraper","road-1","borgo",
"bunker","fortress","hawkers-1","brawlers-1","workshop"],"seats":[
{"faction":"appalachians","hand":["truck-stop-1"],"base":{},"locations":[{"id":"fuel-tank-1"},{"id":"old-depot-1"},
{"id":"quarry-1"},{"id":"pub"},{"id":"generators"},{"id":"excavator"},{"id":"couriers"},{"id":"heavy-machine-1"},
{"id":"town-hall"}],"agreements":["fuel-tank-2","school-1","dive-1","arena"]},
{"faction":"mutants","base":{"worker":2},"locations":[{"id":"school-2"},{"id":"old-depot-2"}]},
{"faction":"merchants","base":{"fuel":3},"locations":[{"id":"guard-post-2"}]},{"faction":"new-york","base":{}}]}`

// dawning draws the next production of that position: everybody passes, and takes whatever comes first.
func dawning(g *gallery.Gallery) {
	p, err := loaded(g, engine)
	if g.Fail(err); err != nil {
		return
	}
	p.Decide = func(s *table.Session) (game.Move, error) {
		if err := s.Sit(s.Turn()); err != nil {
			return 0, err
		}
		list := s.Actions()
		for _, a := range list {
			if state51.ActOf(a.Move).Verb == state51.DoPass {
				return a.Move, nil
			}
		}
		return list[0].Move, nil
	}
	produces := func(s table.Step) bool {
		e, ok := s.Event.(state51.Gained)
		return ok && e.Seat == 0 && s.View(0).(*state51.View).Phase == state51.PhaseProduction
	}
	from, ok := p.Until(produces)
	first, steps := p.Steps()
	n := 0
	for _, b := range p.Beats(from) {
		if !ok || !produces(steps[b.Last-first]) {
			continue
		}
		if n++; n == 7 {
			g.Each(gallery.Tables, func(w gallery.Window) {
				g.Small("full-dawn-"+w.Name, p.Frame(gallery.Load(w), g.Screen(), b, 0.3*b.Length))
			})
		}
	}
}

func loaded(of *gallery.Gallery, position string) (*gallery.Player, error) {
	record := &game.Record{Seed: "gallery", Conceded: game.NoSeat, Position: []byte(position)}
	g, _, err := think.Rules{}.Load([]byte(position), game.SeedOf(record.Seed))
	if err != nil {
		return nil, err
	}
	s, err := table.From(g, of.Look.Speak, table.Together(g), record)
	if err != nil {
		return nil, err
	}
	return &gallery.Player{Session: s, Skin: of.Look.Skin(s.Game), Clock: 2}, nil
}
