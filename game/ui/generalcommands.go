package ui

import (
	"slices"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// generalCommands are the commands that belong to no other package.
type generalCommands struct{ desk *desk.Desk }

// Commands returns those that open the menu, the log and the credits, and the one that cancels a selection.
func (g *generalCommands) Commands(at scene.Panel) []desk.Command {
	log := g.desk.Named("log", func() { g.desk.Open(scene.LogPanel) })
	switch at {
	case scene.NoPanel:
		list := []desk.Command{g.desk.Named("menu", func() { g.desk.Open(scene.MenuPanel) }), log}
		if g.desk.Session().CanDrop() {
			list = append(list, g.desk.Said("cancel", "button.cancel", false, g.desk.Session().Drop))
		}
		return list
	case scene.MenuPanel:
		return []desk.Command{g.desk.Said("close", "menu.resume", true, g.desk.Close), log}
	case scene.EndPanel:
		return []desk.Command{log}
	case scene.TitlePanel, scene.ShelfPanel:
		return []desk.Command{desk.Cornered(g.desk.Opener("credits", scene.CreditsPanel))}
	}
	return nil
}

// speeds are the speeds at which something is shown, where people can change them.
type speeds struct {
	prefs *settings.Preferences
	film  *play.Film
}

// Commands returns one command for each speed.
func (s *speeds) Commands(at scene.Panel) []desk.Command {
	if at == scene.NoPanel && s.film.Playback().Steady() && !s.film.Paged() {
		return s.prefs.Speeds()
	}
	return nil
}

// faster chooses the next speed; after the fastest comes the slowest. It reports whether anything is being shown.
func (s *speeds) faster() bool {
	if !s.film.Playback().Steady() {
		return false
	}
	list := s.prefs.Speeds()
	i := slices.IndexFunc(list, func(one desk.Command) bool { return one.Chosen })
	list[(i+1)%len(list)].Do()
	return true
}
