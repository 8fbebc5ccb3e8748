package main

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// tours are the games some of whose moments are drawn: name, setup, seed.
var tours = [][3]string{
	{"two", `{"seats":2,"factions":["appalachians","mutants"]}`, "gallery 2"},
	{"three", `{"seats":3,"factions":["merchants","mutants","new-york"]}`, "gallery 3"},
	{"four", `{"seats":4,"factions":["new-york","mutants","merchants","appalachians"]}`, "gallery 4"},
}

const mostMoves = 3000

type (
	shot = gallery.Shot[*state51.View]
	when = func(*gallery.Player, *state51.View) bool
)

// asks returns a condition that holds when a certain question is asked, in the given round or later.
func asks(ask state51.Prompt, round uint8) when {
	return func(_ *gallery.Player, v *state51.View) bool { return v.Ask == ask && v.Public.Round >= round }
}

var (
	onCard  = gallery.Most(table.KindCard, 1)
	onPiece = gallery.Most(table.KindPiece, 1)
)

var shots = []shot{
	{Name: "draft", When: asks(state51.AskDraft, 3)},
	{Name: "lifted", When: asks(state51.AskDraft, 3), Touch: onCard},
	{Name: "spoils", When: asks(state51.AskSpoils, 2)},
	{Name: "turn", When: asks(state51.AskAct, 4)},
	{Name: "held", When: holds(4), Touch: onCard},
	{Name: "carried", When: holds(4), Touch: onCard, Finger: [2]float64{0.6, 0.45}},
	{Name: "grey", When: greyed, Touch: firstGrey},
	{Name: "work", When: working, Touch: onPiece},
	{Name: "reach", When: asks(state51.AskReach, 2)},
	{Name: "pay", When: asks(state51.AskPay, 1)},
	{Name: "late", When: asks(state51.AskAct, 8)},
}

// holds returns a condition that holds when some card has at least n lanes to choose from, in round 4 or later.
func holds(n int) when {
	return func(p *gallery.Player, v *state51.View) bool {
		if v.Ask != state51.AskAct || v.Public.Round < 4 {
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

// grey returns the cards of the hand that can be opened although no move begins with them.
func grey(p *gallery.Player, v *state51.View) (list []table.Spot) {
	bare, _ := state51.Of(p.Game)
	for _, c := range v.Hand[v.Who].Cards() {
		if spot := table.KindCard.Spot(bare.Data().ID(c)); p.Opens(spot) {
			list = append(list, spot)
		}
	}
	return list
}

// greyed reports whether a card of the hand is grey in this sense, in round 2 or later.
func greyed(p *gallery.Player, v *state51.View) bool {
	return v.Public.Round >= 2 && len(grey(p, v)) > 0
}

// firstGrey touches the first grey card.
func firstGrey(p *gallery.Player) []table.Spot { return grey(p, p.View().(*state51.View))[:1] }

// working reports whether a location can be used or visited, in round 3 or later.
func working(p *gallery.Player, v *state51.View) bool {
	return v.Ask == state51.AskAct && v.Public.Round >= 3 && slices.ContainsFunc(p.Next(), func(s table.Spot) bool {
		return s.Kind == table.KindPiece
	})
}

// take plays a game and draws its moments.
func take(t *gallery.Tour) {
	gallery.Shoot(t, mostMoves, shots, func() { hints(t) }, func(from int) {
		if t.View().(*state51.View).Public.Round > 2 {
			beats(t, from)
		}
	})
	t.End(gallery.LastCommands(t.Voice, t.Voice.Side(1), []string{"swap", "title"}, "analysis", "replay", "log"))
	for name, spot := range map[string]table.Spot{"sheet": table.KindPile.Spot("b"),
		"deck": table.KindPile.Spot("deck")} {
		t.Figure(name, scene.PilePanel, spot)
	}
	for _, name := range []string{"dawn", "race"} {
		t.Figure(name, scene.FigurePanel, table.KindFigure.Spot(name))
	}
}

// hints draws the first hints that fit a moment, each once.
func hints(t *gallery.Tour) {
	for _, name := range (think.Game{}).Fitting(t.View(), t.LegalMoves(), t.Since(), nil) {
		if !t.First("hint-" + name) {
			continue
		}
		text, of := t.Voice.FirstHint(t.View(), t.LegalMoves(), name)
		screen := t.Screen()
		screen.Coach = &scene.Coach{Title: t.Voice.T("first.title"), Text: text, Of: of, Names: of, First: true,
			Commands: []scene.Command{{ID: "coach-shut", Label: t.Voice.T("coach.shut"), Main: true},
				{ID: "coach-never", Label: t.Voice.T("menu.coach-never")}}}
		t.Still("hint-"+name, screen)
	}
}

// beats draws the first beat of each kind of event in shown, half way through.
func beats(t *gallery.Tour, from int) {
	first, _ := t.Steps()
	for _, b := range t.Beats(from) {
		_, steps := t.Steps()
		e := steps[b.Last-first].Event
		gain, gains := e.(state51.Gained)
		if !slices.Contains(shown, e.Name()) || gains && !late(gain, &steps[b.Last-first]) ||
			!t.First("beat-"+e.Name()) {
			continue
		}
		if err := t.Sit(watcher); err != nil {
			t.Fail(err)
			return
		}
		t.Moment("beat-"+e.Name(), b, 0.4, t.Screen(), gallery.Tables)
		if gains || game.Is[state51.Scored](e) {
			t.Moment("beat-"+e.Name()+"-then", b, 0.9, t.Screen(), gallery.Tables)
		}
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
