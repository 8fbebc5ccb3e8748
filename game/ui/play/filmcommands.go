package play

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns the commands that skip the film, stop a steady scene, and step through it. A paged film has none.
func (f *Film) Commands(at scene.Panel) []desk.Command {
	if at != scene.NoPanel || !f.Playing() || f.paged {
		return nil
	}
	var list []desk.Command
	if c := f.playback; c.Steady() {
		run := f.desk.Named("pause", c.pause)
		switch {
		case c.Waits():
			run = f.desk.Said("run", "menu.continue", false, c.pause)
		case c.held:
			run = f.desk.Named("run", c.pause)
		}
		list = append(list, run, f.desk.Named("step", c.step))
	}
	return append(list, f.desk.Named("skip", func() { f.Cut() }))
}

// Commands returns the commands that open the recap of what the others did last, and turn its pages.
func (r *Recap) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.NoPanel, scene.MenuPanel:
		if r.shows() {
			return []desk.Command{r.desk.Named("recap", r.showLast).IdleUnless(r.can())}
		}
	case scene.RecapPanel:
		if !r.Whole() {
			return r.ofPages()
		}
	}
	return nil
}

// ofPages returns the commands that turn pages.
func (r *Recap) ofPages() []desk.Command {
	page, pages := r.page, len(r.pages)
	key := "recap.on"
	if page == pages-1 { // one touch more would fall on what lies there at the table
		key = "recap.end"
	}
	on := r.desk.Said("recap-on", key, true, func() { r.Turn(page + 1) })
	on.Sub = r.desk.T("recap.page", "page", page+1, "pages", pages)
	back := r.desk.Said("recap-back", "recap.back", false, func() { r.Turn(page - 1) })
	back.Locked = page == 0 // disabled rather than absent, so that its neighbours do not move
	return []desk.Command{on, back, r.desk.Said("close", "menu.resume", false, r.desk.Close)}
}
