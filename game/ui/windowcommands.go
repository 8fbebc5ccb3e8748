package ui

import (
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// windowCommands are what commands can do with the host's window: it has none where the host has no use for them.
type windowCommands struct {
	*desk
	host   Host
	store  *store.Store
	toasts *toasts
	newer  bool // as was told
}

// look finds out whether a newer version has come, while nobody plays.
func (p *windowCommands) look() {
	if host, ok := p.host.(Updater); ok && !p.newer && p.first() && host.Newer() {
		p.newer = true
		p.toasts.say(p.t("update.ready"), table.KindButton.Spot("update"))
	}
}

// update is the command for the newer version, which first screens have: no game is interrupted.
func (p *windowCommands) update() []command {
	host, ok := p.host.(Updater)
	if !ok || !p.newer || p.store.Trouble() != nil { // what is not kept would be lost
		return nil
	}
	return []command{{scene.Command{ID: "update", Label: p.t("menu.update")}, host.Update}}
}

// screen is the command that goes to the whole screen, or back.
func (p *windowCommands) screen() []command {
	host, ok := p.host.(Screener)
	if !ok {
		return nil
	}
	can, full := host.Screen()
	switch {
	case !can:
		return nil
	case full:
		return []command{{scene.Command{ID: "window", Label: p.t("menu.window")}, func() { host.SetFullscreen(false) }}}
	}
	return []command{{scene.Command{ID: "fullscreen", Label: p.t("menu.fullscreen")}, func() { host.SetFullscreen(true) }}}
}
