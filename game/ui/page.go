package ui

import (
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// A Screener is a host that can show the table on the whole screen.
type Screener interface {
	// Screen tells whether that is possible, and whether it is so now.
	Screen() (can, full bool)
	// SetFullscreen changes it as soon as the host may.
	SetFullscreen(full bool)
}

// A Framer is a host whose page can be zoomed, or leaves a margin around the canvas, while the program
// runs.
type Framer interface {
	// Frame is how many times more device pixels a CSS pixel has than when the program started, and how
	// far from the window's left and top the canvas begins, in CSS pixels.
	Frame() (zoom, left, top float64)
}

// An Updater is a host that can go over to a newer version of the program.
type Updater interface {
	// Newer tells whether there is one, ready to be used.
	Newer() bool
	// Update goes over to it. The program is then started anew.
	Update()
}

// page is what commands can do with the host's window: it has none where the host has no use for them.
type page struct {
	*desk
	host   Host
	store  *store.Store
	toasts *toasts
	newer  bool // as was told
}

// look finds out whether a newer version has come, while nobody plays.
func (p *page) look() {
	if host, ok := p.host.(Updater); ok && !p.newer && p.first() && host.Newer() {
		p.newer = true
		p.toasts.say(p.t("update.ready"), table.KindButton.Spot("update"))
	}
}

// update is the command for the newer version, which first screens have: no game is interrupted.
func (p *page) update() []command {
	host, ok := p.host.(Updater)
	if !ok || !p.newer || p.store.Trouble() != nil { // what is not kept would be lost
		return nil
	}
	return []command{{scene.Command{ID: "update", Label: p.t("menu.update")}, host.Update}}
}

// screen is the command that goes to the whole screen, or back.
func (p *page) screen() []command {
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
