package settings

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns the rows of settings, the speeds, and the levels on the first screen.
func (p *Preferences) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.SettingsPanel:
		return p.ofSettings()
	case scene.SetupPanel:
		return p.ofSetup()
	case scene.MenuPanel:
		return []desk.Command{p.desk.Opener("settings", scene.SettingsPanel)}
	case scene.ShelfPanel:
		return []desk.Command{desk.Cornered(p.desk.Opener("settings", scene.SettingsPanel))}
	case scene.TitlePanel:
		return append(p.ofLevels(), desk.Cornered(p.desk.Opener("settings", scene.SettingsPanel)))
	}
	return nil
}

// ofLevels returns the levels to choose from, none if there is no computer player.
func (p *Preferences) ofLevels() (list []desk.Command) {
	levels := p.desk.Offer().Players()
	if len(levels) < 2 || p.desk.Chairs() < 2 {
		return nil
	}
	for _, level := range levels {
		list = append(list, desk.NewCommand(scene.Command{ID: "level-" + level, Label: level,
			Sub: p.desk.T("set.level." + level), Place: scene.SmallCommand, Choice: true,
			Chosen: level == p.Value("level")}, func() { p.Set("level", level) }))
	}
	return list
}

// Commands returns the screen of keys, and the way to it at the end of the settings.
func (b *Bindings) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.KeysPanel:
		return append(b.ofKeys(), b.desk.Shut())
	case scene.SettingsPanel:
		keys := b.desk.Opener("keys", scene.KeysPanel)
		if b.pad != desk.NoPad {
			keys.Label = b.desk.T("menu.pad")
		}
		keys.Row, keys.Label = keys.Label, b.desk.T("set.keys")
		return []desk.Command{keys, b.desk.Shut()}
	}
	return nil
}
