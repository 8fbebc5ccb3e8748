package ui

import (
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// windowCommands are commands about the host's window. There are none if the host does not need them.
type windowCommands struct {
	desk   *desk.Desk
	host   desk.Host
	store  *store.Store
	toasts *play.Toasts
	newer  bool // the player has been told
}

// look checks for a newer version while nobody plays.
func (p *windowCommands) look() {
	if there, ok := p.host.(desk.Page); ok && !p.newer && p.desk.First() && there.Newer() {
		p.newer = true
		p.toasts.Say(p.desk.T("update.ready"), table.KindButton.Spot("update"))
	}
}

// update returns the command to change to the newer version. It is only on first screens, so no game is interrupted.
func (p *windowCommands) update() []desk.Command {
	there, ok := p.host.(desk.Page)
	if !ok || !p.newer || p.store.Trouble() != nil { // a game that is not saved would be lost
		return nil
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "update", Label: p.desk.T("menu.update")}, there.Update)}
}

// screen returns the command that enters or leaves full screen.
func (p *windowCommands) screen() []desk.Command {
	there, ok := p.host.(desk.Page)
	if !ok {
		return nil
	}
	can, full := there.Screen()
	switch {
	case !can:
		return nil
	case full:
		return []desk.Command{desk.NewCommand(scene.Command{ID: "window", Label: p.desk.T("menu.window")},
			func() { there.SetFullscreen(false) })}
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "fullscreen", Label: p.desk.T("menu.fullscreen")},
		func() { there.SetFullscreen(true) })}
}

// Commands returns the full-screen command for the menu and first screens, and there the one for a newer version.
func (p *windowCommands) Commands(at scene.Panel) (list []desk.Command) {
	switch at {
	case scene.MenuPanel:
		return p.screen()
	case scene.TitlePanel, scene.ShelfPanel:
		for _, one := range append(p.screen(), p.update()...) {
			list = append(list, desk.Cornered(one))
		}
	}
	return list
}
