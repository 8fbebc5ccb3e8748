package main

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// windows are the windows that tables are drawn in.
var windows = []gallery.Window{gallery.Desktop, gallery.Phone, gallery.Embed, gallery.Large}

// tour is a game some of whose moments are drawn.
type tour struct{ name, setup, seed string }

var tours = []tour{
	{"two", `{"seats":2,"factions":["appalachians","mutants"]}`, "gallery 2"},
	{"three", `{"seats":3,"factions":["merchants","mutants","new-york"]}`, "gallery 3"},
	{"four", `{"seats":4,"factions":["new-york","mutants","merchants","appalachians"]}`, "gallery 4"},
}

const mostMoves = 3000

// shot is a moment that is drawn the first time it comes.
type shot struct {
	name  string
	round int
	when  func(p *gallery.Player, v *state51.View) bool
	touch func(p *gallery.Player) []table.Spot // what to touch first, nil for nothing
}

func asks(ask state51.Prompt) func(*gallery.Player, *state51.View) bool {
	return func(_ *gallery.Player, v *state51.View) bool { return v.Ask == ask }
}

var shots = []shot{
	{"draft", 3, asks(state51.AskDraft), nil},
	{"lifted", 3, asks(state51.AskDraft), firstOf(table.KindCard, 1)},
	{"spoils", 2, asks(state51.AskSpoils), nil},
	{"turn", 4, asks(state51.AskAct), nil},
	{"held", 4, holds(4), firstOf(table.KindCard, 0)},
	{"carried", 4, holds(4), firstOf(table.KindCard, 0)},
	{"grey", 2, greyed, firstGrey},
	{"work", 3, working, firstOf(table.KindPiece, 0)},
	{"reach", 2, asks(state51.AskReach), nil},
	{"pay", 1, asks(state51.AskPay), nil},
	{"late", 8, asks(state51.AskAct), nil},
}

// holds returns a condition: some card has at least n lanes to choose from.
func holds(n int) func(*gallery.Player, *state51.View) bool {
	return func(p *gallery.Player, v *state51.View) bool {
		if v.Ask != state51.AskAct {
			return false
		}
		for _, spot := range p.Next() {
			if spot.Kind == table.KindCard && len(p.Leads([]table.Spot{spot})) >= n {
				return true
			}
		}
		return false
	}
}

// grey returns the cards of the hand that open although no move begins with them.
func grey(p *gallery.Player, v *state51.View) (list []table.Spot) {
	bare, _ := state51.Of(p.Game)
	for _, c := range v.Hand[v.Who].Cards() {
		if spot := table.KindCard.Spot(bare.Data().ID(c)); p.Opens(spot) {
			list = append(list, spot)
		}
	}
	return list
}

// greyed reports whether there is such a card.
func greyed(p *gallery.Player, v *state51.View) bool { return len(grey(p, v)) > 0 }

// firstGrey touches the first of them.
func firstGrey(p *gallery.Player) []table.Spot { return grey(p, p.View().(*state51.View))[:1] }

// working reports whether a location can be used or visited.
func working(p *gallery.Player, v *state51.View) bool {
	return v.Ask == state51.AskAct && slices.ContainsFunc(p.Next(), func(s table.Spot) bool {
		return s.Kind == table.KindPiece
	})
}

// firstOf touches the thing of a kind that most moves begin with.
func firstOf(kind table.SpotKind, _ int) func(p *gallery.Player) []table.Spot {
	return func(p *gallery.Player) []table.Spot {
		best, most := table.NoSpot, 0
		for _, spot := range p.Next() {
			if n := len(p.Leads([]table.Spot{spot})); spot.Kind == kind && n > most {
				best, most = spot, n
			}
		}
		return []table.Spot{best}
	}
}

// take plays the game and draws its moments.
func (t tour) take(g *gallery.Gallery) {
	p, words, err := begin(t.setup, t.seed)
	if g.Fail(err); err != nil {
		return
	}
	drawn, round := map[string]bool{}, 0
	g.Tour(p, mostMoves, func() {
		v := p.View().(*state51.View)
		round = int(v.Public.Round)
		for _, s := range shots {
			if drawn[s.name] || round < s.round || !s.when(p, v) {
				continue
			}
			drawn[s.name] = true
			if s.touch != nil {
				g.Touch(p, s.touch(p))
			}
			if s.name == "carried" {
				p.Finger = [2]float64{0.6, 0.45}
			}
			t.still(g, s.name, p, g.Screen())
			p.Finger = [2]float64{}
			p.Drop()
		}
		t.hints(g, p, words, drawn)
	}, func(from int) {
		if round > 2 {
			t.beats(g, p, from, drawn)
		}
	})
	screen := g.Screen()
	screen.Panel = scene.EndPanel
	screen.Commands = gallery.LastCommands(words, words.Side(1), []string{"swap", "title"}, "analysis", "replay", "log")
	t.still(g, "end", p, screen)
	for name, spot := range map[string]table.Spot{"sheet": table.KindPile.Spot("b"),
		"deck": table.KindPile.Spot("deck")} {
		screen := g.Screen()
		screen.Panel, screen.About, screen.Commands = scene.PilePanel, spot, gallery.Close(words)
		t.still(g, name, p, screen)
	}
	for name, id := range map[string]string{"dawn": "dawn", "race": "race"} {
		screen := g.Screen()
		screen.Panel, screen.About, screen.Commands = scene.FigurePanel, table.KindFigure.Spot(id), gallery.Close(words)
		t.still(g, name, p, screen)
	}
}

// hints draws the first hints that fit a moment, each once.
func (t tour) hints(g *gallery.Gallery, p *gallery.Player, v *voice.Speaker, drawn map[string]bool) {
	for _, name := range (think.Game{}).Fitting(p.View(), p.LegalMoves(), p.Since(), nil) {
		if drawn["hint-"+name] {
			continue
		}
		drawn["hint-"+name] = true
		text, of := v.FirstHint(p.View(), p.LegalMoves(), name)
		screen := g.Screen()
		screen.Coach = &scene.Coach{Title: v.T("first.title"), Text: text, Of: of, Names: of, First: true,
			Commands: []scene.Command{{ID: "coach-shut", Label: v.T("coach.shut"), Main: true},
				{ID: "coach-never", Label: v.T("menu.coach-never")}}}
		t.still(g, "hint-"+name, p, screen)
	}
}

// beats draws the first beat of each kind of event in shown, half way through.
func (t tour) beats(g *gallery.Gallery, p *gallery.Player, from int, drawn map[string]bool) {
	first, _ := p.Steps()
	for _, b := range p.Beats(from) {
		_, steps := p.Steps()
		e := steps[b.Last-first].Event
		gain, gains := e.(state51.Gained)
		name := "beat-" + e.Name()
		if drawn[name] || !slices.Contains(shown, e.Name()) || gains && !late(gain, &steps[b.Last-first]) {
			continue
		}
		drawn[name] = true
		if err := p.Sit(watcher); err != nil {
			g.Fail(err)
			return
		}
		g.Each(windows, func(w gallery.Window) {
			if name := t.name + "-" + name + "-" + w.Name; g.Wants(name) {
				g.Small(name, p.Frame(gallery.Load(w), g.Screen(), b, 0.4*b.Length))
				if gains || game.Is[state51.Scored](e) {
					g.Small(name+"-then", p.Frame(gallery.Load(w), g.Screen(), b, 0.9*b.Length))
				}
			}
		})
	}
}

// late reports whether a step is a gain from a location in a production after round 4, with more than three locations.
func late(e state51.Gained, s *table.Step) bool {
	v := s.View(0).(*state51.View)
	h := &v.Seats[e.Seat]
	return v.Phase == state51.PhaseProduction && v.Public.Round > 4 && h.Locations.Len() > 3 &&
		h.Locations.Has(e.By.Card())
}

// watcher is the viewer while others play.
const watcher = 1

// shown are the kinds of events whose first beat is drawn.
var shown = []string{"gain", "play", "settle", "visit", "take", "work", "score"}

// still draws the present position in all windows.
func (t tour) still(g *gallery.Gallery, what string, p *gallery.Player, screen *scene.Screen) {
	g.Each(windows, func(w gallery.Window) {
		if name := t.name + "-" + what + "-" + w.Name; g.Wants(name) {
			g.Small(name, p.Still(gallery.Load(w), screen))
		}
	})
}
