package ui

import (
	"slices"

	"onelongnight/game/ui/desk"
)

// ofFilm are those of what is shown, if it does not wait by itself: it can be skipped, and where it is steady be made to
// stand, go on step by step, and be as fast as people want it.
func (c *commandList) ofFilm() []desk.Command {
	if !c.film.Playing() || c.film.Paged() {
		return nil
	}
	var list []desk.Command
	if c.conduct.Steady() {
		id := "pause"
		if c.conduct.Held() {
			id = "run"
		}
		list = append(list, c.desk.Named(id, c.conduct.Pause), c.desk.Named("step", c.conduct.Step))
		list = append(list, c.prefs.Speeds()...)
	}
	return append(list, c.desk.Named("skip", func() { c.film.Cut() }))
}

// faster chooses the next speed, after the fastest the slowest.
func (c *commandList) faster() {
	list := c.prefs.Speeds()
	if i := slices.IndexFunc(list, func(one desk.Command) bool { return one.Chosen }); c.conduct.Steady() {
		list[(i+1)%len(list)].Do()
	}
}
