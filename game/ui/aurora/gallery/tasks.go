package main

import (
	"image"
	"strings"
	"time"

	"onelongnight/game/aurora/edition"
	"onelongnight/game/ui/gallery"
)

// tasks takes pictures of the running program: puzzles, scenarios, their aims, and a hint.
func tasks(g *gallery.Gallery, w gallery.Window) {
	p, err := g.Begin(`{"seats":1}`, "gallery 1", "1")
	g.Fail(err)
	saved, err := p.Save(time.Unix(0, 0))
	g.Fail(err)
	l := g.Studio(w)
	l.Lessons()
	open := func(presses string) func() *image.RGBA { return l.Open(saved, "", strings.Split(presses, ", ")...) }
	puzzle, journey := edition.Full().Missions.Puzzles()[0].Name, edition.Full().Missions.Campaign()[0].Name
	puzzles, campaign := "button:ways, button:puzzles", "button:ways, button:campaign"
	begun := puzzles + ", button:task-" + puzzle + ", button:task-begin"
	l.Sheet("tasks", open(puzzles), open(puzzles+", button:task-"+puzzle), open(begun),
		open(begun+", button:hint, button:hint-more"), open(campaign), open(campaign+", button:task-"+journey))
}
