package ui

import (
	"slices"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/film"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// ways through the program that belong to none of its parts.
type passages struct{ desk *desk.Desk }

// Commands open the menu and the log, take a selection back, and show whose work this is.
func (p *passages) Commands(at scene.Panel) []desk.Command {
	log := p.desk.Named("log", func() { p.desk.Open(scene.LogPanel) })
	switch at {
	case scene.NoPanel:
		list := []desk.Command{p.desk.Named("menu", func() { p.desk.Open(scene.MenuPanel) }), log}
		if len(p.desk.Session().Selected()) > 0 {
			list = append(list, p.desk.Said("cancel", "button.cancel", false, p.desk.Session().Drop))
		}
		return list
	case scene.MenuPanel:
		return []desk.Command{p.desk.Said("close", "menu.resume", true, p.desk.Close), log}
	case scene.EndPanel:
		return []desk.Command{log}
	case scene.TitlePanel, scene.ShelfPanel:
		return []desk.Command{desk.Cornered(p.desk.Opener("credits", scene.CreditsPanel))}
	}
	return nil
}

// speeds are how fast something is seen, where people command it.
type speeds struct {
	prefs *settings.Preferences
	film  *film.Film
}

// Commands choose one of them.
func (s *speeds) Commands(at scene.Panel) []desk.Command {
	if at == scene.NoPanel && s.film.Conduct().Steady() && !s.film.Paged() {
		return s.prefs.Speeds()
	}
	return nil
}

// faster chooses the next speed, after the fastest the slowest.
func (s *speeds) faster() {
	list := s.prefs.Speeds()
	if i := slices.IndexFunc(list, func(one desk.Command) bool { return one.Chosen }); s.film.Conduct().Steady() {
		list[(i+1)%len(list)].Do()
	}
}
