package main

import (
	"image"

	"convoy/game/convoy"
	"convoy/game/table"
	"convoy/game/ui"
)

// all takes every picture.
func (g *gallery) all() {
	g.strips()
}

func happens(kinds ...string) func(table.Step) bool {
	return func(s table.Step) bool {
		for _, k := range kinds {
			if s.Event.Type == k {
				return true
			}
		}
		return false
	}
}

// strips are film strips: a combat, and the fall of a city.
func (g *gallery) strips() {
	for _, w := range []window{windows[0], windows[4]} {
		g.strip("strip-combat-"+w.name, w, convoy.EvBattle)
		g.strip("strip-fall-"+w.name, w, convoy.EvFall)
	}
}

// strip plays to the second event of a kind and takes frames of its move.
func (g *gallery) strip(name string, w window, kind string) {
	if !g.wants(name) {
		return
	}
	p := begin(convoy.Outpost, seed)
	from, ok := p.until(func(s table.Step) bool {
		return s.Event.Type == kind && (kind != convoy.EvBattle || s.Event.Before > 3 && s.Event.After > 3)
	})
	if !ok {
		return
	}
	f := load(w)
	c := &ui.Chrome{TextScale: 1}
	var frames []*image.RGBA
	for _, b := range p.beats(from) {
		n := max(1, int(b.Length/160))
		for i := range n {
			frames = append(frames, p.frame(f, c, b, b.Length*(float64(i)+0.6)/float64(n)))
		}
	}
	across, width := 4, 400
	if w.h > w.w {
		across, width = 8, 200
	}
	g.save(name, sheet(frames, across, width))
}
