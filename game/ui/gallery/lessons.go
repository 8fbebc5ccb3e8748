package gallery

import (
	"fmt"
	"image"

	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// Beginning takes pictures of the first screen and of the lessons.
func (g *Gallery) Beginning() {
	g.Each([]Window{Phone, Desktop}, func(w Window) {
		l := g.Studio(w)
		l.Keep("first", l.Open("", ""))
		l.Lessons()
	})
}

// Lessons takes a picture of every step of the lessons, and one more after the first touch that a step asks for. It
// takes the first move that is offered, which in a lesson is the one that the step wants.
func (l *Studio) Lessons() {
	for n, m := range l.box.Missions.Lessons() {
		name := fmt.Sprintf("lesson-%d-%s", n+1, l.Name)
		if l.Wants(name) {
			across, width := 3, l.Width(l.Window, l.W)
			if l.Portrait() {
				across = 5
			}
			l.Small(name, Sheet(l.lesson(m), across, width))
		}
	}
}

// lesson plays one lesson to its end, with pictures.
func (l *Studio) lesson(m mission.Mission) (list []*image.RGBA) {
	w, host := l.run(map[string]string{"settings": "speed=0 tips=off"})
	w.Press("button:ways", "button:lessons", "button:task-"+m.Name, "button:task-begin")
	film, told := Load(l.Window), ""
	for range 90 {
		p, at := w.Run()
		c, moves := w.Screen().Coach, host.Moves()
		if c == nil || w.Screen().Task != nil && w.Screen().Task.Judged {
			if len(moves) > 0 {
				w.Press(moves[0])
			}
			continue
		}
		if now := fmt.Sprint(c.Text, c.Of); now != told {
			told = now
			list = append(list, film.Take(p, at))
		}
		switch {
		case len(c.Commands) > 0 && c.Commands[0].ID == "lesson-free":
			return list
		case len(c.Commands) > 0:
			w.Press("button:" + c.Commands[0].ID)
		case len(moves) > 0:
			if len(c.Of) > 0 && c.Of[0].Kind == table.KindPlace { // look at the place first
				w.Tap(c.Of[0].String())
				list = append(list, film.Take(w.Run()))
			}
			if moves = host.Moves(); len(moves) > 0 {
				w.Press(moves[0])
			}
		}
	}
	return list
}
