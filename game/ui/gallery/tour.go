package gallery

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
)

// Tour is a game that plays by itself, and some of whose moments are drawn, each of them once.
type Tour struct {
	*Gallery
	*Player
	Name    string
	Windows []Window // that tables are drawn in
	drawn   map[string]bool
}

// Shot is a position that is drawn the first time it comes. V is the type of the game's views.
type Shot[V game.View] struct {
	Name   string
	When   func(p *Player, v V) bool
	Touch  func(p *Player) []table.Spot // what to touch first, nil for nothing
	Screen func(p *Player, s *scene.Screen)
	Finger [2]float64 // where what is selected hangs, as in Player
}

// Tours begins a game for each name, setup and seed of a list, unless no picture of it is wanted. Players of one level
// have every seat.
func (g *Gallery) Tours(list [][3]string, level string, windows []Window, take func(*Tour)) {
	for _, of := range list {
		if !g.Any(of[0]) {
			continue
		}
		p, err := g.Begin(of[1], of[2], level)
		if g.Fail(err); err != nil {
			return
		}
		take(&Tour{Gallery: g, Player: p, Name: of[0], Windows: windows})
	}
}

// First reports whether a moment is asked for the first time.
func (t *Tour) First(name string) bool {
	if t.drawn[name] {
		return false
	}
	if t.drawn == nil {
		t.drawn = map[string]bool{}
	}
	t.drawn[name] = true
	return true
}

// Shoot plays the tour's game to its end, or so many moves, and draws the shots. before, if there is one, is called
// before each move; after is called after it with the number of its first step.
func Shoot[V game.View](t *Tour, moves int, shots []Shot[V], before func(), after func(from int)) {
	t.Tour(t.Player, moves, func() {
		v := t.View().(V)
		for _, s := range shots {
			if !t.drawn[s.Name] && s.When(t.Player, v) && t.First(s.Name) {
				shoot(t, &s)
			}
		}
		if before != nil {
			before()
		}
	}, after)
}

func shoot[V game.View](t *Tour, s *Shot[V]) {
	if s.Touch != nil {
		t.Touch(t.Player, s.Touch(t.Player))
	}
	screen := t.Screen()
	if s.Screen != nil {
		s.Screen(t.Player, screen)
	}
	t.Finger = s.Finger
	t.Still(s.Name, screen)
	t.Finger = [2]float64{}
	t.Drop()
}

// Still draws the present position in the tour's windows.
func (t *Tour) Still(name string, screen *scene.Screen) {
	t.Each(t.Windows, func(w Window) {
		if name := t.Name + "-" + name + "-" + w.Name; t.Wants(name) {
			t.Small(name, t.Player.Still(Load(w), screen))
		}
	})
}

// Figure draws the explanation of a figure in the tour's windows, or of another thing on the table.
func (t *Tour) Figure(name string, panel scene.Panel, about table.Spot) {
	screen := t.Screen()
	screen.Panel, screen.About, screen.Commands = panel, about, Close(t.Voice)
	t.Still(name, screen)
}

// End draws the last screen, with commands and with more words than those about the game.
func (t *Tour) End(commands []scene.Command, more ...string) {
	screen := t.Screen()
	screen.Panel, screen.Commands = scene.EndPanel, commands
	screen.Words = append(t.Voice.Chronicle(t.View(), t.Lines()), more...)
	t.Still("end", screen)
}

// Moment draws a beat in some windows, a part of its length after it began.
func (t *Tour) Moment(name string, b motion.Beat, part float64, screen *scene.Screen, in []Window) {
	t.Each(in, func(w Window) {
		if name := t.Name + "-" + name + "-" + w.Name; t.Wants(name) {
			t.Small(name, t.Frame(Load(w), screen, b, part*b.Length))
		}
	})
}

// Most returns a touch of the thing of a kind that most moves begin with, if there are at least so many.
func Most(kind table.SpotKind, least int) func(p *Player) []table.Spot {
	return func(p *Player) []table.Spot {
		best, most := table.NoSpot, least-1
		for _, spot := range p.Next() {
			if n := len(p.Leads([]table.Spot{spot})); spot.Kind == kind && n > most {
				best, most = spot, n
			}
		}
		if best == table.NoSpot {
			return nil
		}
		return []table.Spot{best}
	}
}
