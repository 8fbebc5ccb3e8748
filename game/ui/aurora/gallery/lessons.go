package main

import (
	"fmt"
	"image"

	"onelongnight/game/aurora/edition"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/uitest"
)

// lessons takes a picture of every step of the lessons, and one more after the first touch that a step asks for.
func lessons(g *gallery.Gallery, l *gallery.Studio) {
	for n, m := range edition.Missions().Lessons() {
		name := fmt.Sprintf("lesson-%d-%s", n+1, l.Window.Name)
		if !g.Wants(name) {
			continue
		}
		host := &uitest.Host{Kinds: l.Kinds, Texts: l.Texts, Stored: map[string]string{"settings": "speed=0 tips=off"}}
		w := &uitest.Window{App: ui.New(host, l.Offers...), W: float64(l.W), H: float64(l.H)}
		w.Press("button:ways", "button:lessons", "button:task-"+m.Name, "button:task-begin")
		var list []*image.RGBA
		film, told := gallery.Load(l.Window), ""
		for range 90 {
			p, at := w.Run()
			c := w.Screen().Coach
			if c == nil || w.Screen().Task != nil && w.Screen().Task.Judged {
				if moves := host.Moves(); len(moves) > 0 {
					w.Press(moves[0])
				}
				continue
			}
			if now := fmt.Sprint(c.Text, c.Of); now != told {
				told = now
				list = append(list, film.Take(p, at))
			}
			switch moves := host.Moves(); {
			case len(c.Commands) > 0 && c.Commands[0].ID == "lesson-free":
				told = "free"
			case len(c.Commands) > 0:
				w.Press("button:" + c.Commands[0].ID)
			case len(moves) > 0:
				if c.Of[0].Kind == table.KindPlace { // look at the place first
					w.Tap(c.Of[0].String())
					list = append(list, film.Take(w.Run()))
				}
				if moves = host.Moves(); len(moves) > 0 {
					w.Press(moves[0])
				}
			}
			if told == "free" {
				break
			}
		}
		across, width := 3, l.W
		if l.Portrait() {
			across = 5
		}
		g.Small(name, gallery.Sheet(list, across, width))
	}
}
