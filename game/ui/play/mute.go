package play

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// Mute is the switch for all sound.
type Mute struct {
	desk   *desk.Desk
	prefs  *settings.Preferences
	toasts *Toasts
}

// NewMute returns the switch. It says with a toast what it did.
func NewMute(n *Needs) *Mute {
	return &Mute{desk: n.Desk, prefs: n.Prefs, toasts: n.Toasts}
}

// Press turns the sound off, or on again, and says so.
func (m *Mute) Press() {
	m.prefs.Mute()
	m.toasts.Say(m.desk.T("mute."+m.state()), table.NoSpot)
}

func (m *Mute) state() string {
	if m.prefs.Volume() > 0 {
		return "on"
	}
	return "off"
}

// Commands returns the switch: on the table, in the menu, and in the corner of first screens.
func (m *Mute) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.NoPanel, scene.MenuPanel, scene.RecapPanel, scene.HintPanel:
		return []desk.Command{m.command()}
	case scene.TitlePanel, scene.ShelfPanel:
		return []desk.Command{desk.Cornered(m.command())}
	}
	return nil
}

func (m *Mute) command() desk.Command {
	c := m.desk.Said("mute", "menu.mute."+m.state(), false, m.Press)
	c.Off = m.state() == "off"
	return c
}
