// Package settings holds what people have chosen: how things look, sound and move, who plays, and which key does what.
package settings

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Preferences are the current settings.
type Preferences struct {
	desk    *desk.Desk
	host    desk.Host
	store   *store.Store
	chosen  settings
	strong  bool                // whether high contrast was on when last shown
	rehire  bool                // a level was chosen since the game began
	changed []func(name string) // called with the name of a setting that was chosen
	applied []func()            // called when settings have taken effect
}

// NewPreferences returns the settings kept in a store. Call Load to read them.
func NewPreferences(d *desk.Desk, h desk.Host, store *store.Store) *Preferences {
	return &Preferences{desk: d, host: h, store: store}
}

// Load reads the stored settings for the game on offer.
func (p *Preferences) Load() {
	p.chosen = readSettings(choicesFor(p.desk.Offer()), p.store.Load(desk.SettingsKey))
}

// Set chooses a value, stores it and applies it.
func (p *Preferences) Set(name, value string) {
	p.chosen.choose(name, value)
	if name == "volume" {
		p.chosen.choose(muted, "off")
	}
	p.rehire = p.rehire || name == "level" || name == "style"
	p.Hire()
	p.store.Store(desk.SettingsKey, p.chosen.String())
	for _, told := range p.changed {
		told(name)
	}
	p.Apply()
}

// OnChange calls do with the name of every setting that is chosen.
func (p *Preferences) OnChange(do func(name string)) { p.changed = append(p.changed, do) }

// OnApply calls do whenever settings take effect.
func (p *Preferences) OnApply(do func()) { p.applied = append(p.applied, do) }

// Value returns the value of a setting.
func (p *Preferences) Value(name string) string { return p.chosen.value(name) }

// Player returns the opponent's name as the worker knows it.
func (p *Preferences) Player() string { return p.chosen.player() }

// Table seats the person, and at every other seat the player set for it.
func (p *Preferences) Table(g game.Game, person game.Seat) []table.Player {
	return p.chosen.table(g, person)
}

// Hire gives the session's computer players the chosen level, if it was chosen since the game began or they have none.
func (p *Preferences) Hire() {
	if p.desk.Session() != nil && (p.rehire || p.desk.Session().Vacant()) {
		p.desk.Session().Hire(p.chosen.player())
		p.rehire = false
	}
}

// Setup returns the chosen setup of the game on offer, and the person's seat in it; NoSeat if they choose that later.
// The seed decides what is left to chance.
func (p *Preferences) Setup(seed string) ([]byte, game.Seat) {
	if kind, ok := p.desk.Offer().Kind.(game.Arranged); ok {
		return kind.Arrange(p.chosen.value, game.SeedOf(seed))
	}
	return nil, game.NoSeat
}

// Arranges reports whether a setting is part of the setup.
func (p *Preferences) Arranges(name string) bool {
	return slices.ContainsFunc(game.ChoicesOf(p.desk.Offer().Kind),
		func(c game.SetupChoice) bool { return c.Name == name })
}

// Described reports whether people who cannot see the table get full descriptions.
func (p *Preferences) Described() bool { return p.chosen.value("described") == "on" }

// Describe turns full descriptions on or off.
func (p *Preferences) Describe() {
	value := map[bool]string{false: "on", true: "off"}[p.Described()]
	p.Set("described", value)
	p.host.Announce(p.desk.T("say.described."+value), true)
}

// Mute turns the sound off, or on again at its former volume, or at the default if it was never on.
func (p *Preferences) Mute() {
	switch {
	case p.Volume() > 0:
		p.Set(muted, "on")
	case p.chosen.value("volume") == "0":
		p.Set("volume", "50")
	default:
		p.Set(muted, "off")
	}
}

// Apply puts the settings into effect.
func (p *Preferences) Apply() {
	for _, told := range p.applied {
		told()
	}
	p.desk.Invalidate()
}

// TextScale returns the scale of text, 1 is normal.
func (p *Preferences) TextScale() float64 { return p.chosen.number("text") / 100 }

// Show writes what the settings change on the screen.
func (p *Preferences) Show(s *scene.Screen) {
	s.TextScale = p.TextScale()
	s.Contrast, s.Safe = p.contrast(), p.chosen.value("colours") == "safe"
	p.strong = s.Contrast
	s.Left = p.chosen.value("thumb") == "left"
}

// either reports whether a setting has the second of two values; without either of them the system decides.
func (p *Preferences) either(name, no, yes string, system func() bool) bool {
	switch p.chosen.value(name) {
	case no:
		return false
	case yes:
		return true
	}
	return system()
}

// contrast reports whether contrast is high.
func (p *Preferences) contrast() bool { return p.either("contrast", "normal", "high", p.host.Contrast) }

// Poll notices changes in what the system asks for.
func (p *Preferences) Poll() {
	if p.contrast() != p.strong {
		p.desk.Invalidate()
	}
}

// Speed returns the speed of animations: 1 is normal, 0 means none.
func (p *Preferences) Speed() float64 { return p.chosen.number("speed") }

// Calm reports whether things change places without flying.
func (p *Preferences) Calm() bool { return p.either("motion", "full", "calm", p.host.Calm) }

// MovesAtRest reports whether things move by themselves while nothing happens: if that is allowed, and the device need
// not save power or data.
func (p *Preferences) MovesAtRest() bool {
	if host, ok := p.host.(desk.Page); ok && host.Saves() {
		return false
	}
	return p.chosen.value("background") == "on"
}

// Volume returns the volume of sounds, 0..1.
func (p *Preferences) Volume() float64 {
	if p.chosen.value(muted) == "on" {
		return 0
	}
	return p.chosen.number("volume") / 100
}

// Music returns the volume of music, 0..1: that of the sounds, or 0.
func (p *Preferences) Music() float64 {
	if p.chosen.value("music") == "off" {
		return 0
	}
	return p.Volume()
}

// inForce returns the value shown as chosen in a row of the settings' screen.
func (p *Preferences) inForce(name string) string {
	if name == "volume" && p.Volume() == 0 {
		return "0"
	}
	return p.chosen.value(name)
}

// led returns the settings for who plays the other seats of the chosen setup, in the order of play.
func (p *Preferences) led() (list []string) {
	setup, person := p.Setup("")
	g, err := p.desk.Offer().Kind.Open(setup)
	if err != nil || person == game.NoSeat {
		return nil
	}
	for seat := range g.Seats() {
		if game.Seat(seat) != person {
			list = append(list, ledBy(g, game.Seat(seat), person))
		}
	}
	return list
}

// Led reports whether somebody else can be seated at each of the other seats of the chosen setup.
func (p *Preferences) Led() bool {
	return slices.ContainsFunc(p.led(), func(name string) bool { return name != "" })
}

// rowName returns the title of a setting.
func (p *Preferences) rowName(name string) string {
	if role, ok := strings.CutPrefix(name, leads); ok {
		if n, err := strconv.Atoi(role); err == nil {
			return p.desk.T("set.leads.player", "n", n)
		}
		return p.desk.T("set.leads", "side", p.ValueName(game.ChoicesOf(p.desk.Offer().Kind)[0].Name, role))
	}
	return p.desk.T("set." + name)
}

// ValueName returns the title of a value.
func (p *Preferences) ValueName(name, value string) string {
	if strings.HasPrefix(name, leads) {
		if name = "leads"; value != leadsAsAll && value != leadsBy {
			return value // a level's number; its name stands above it
		}
	}
	return optionName(p.desk, name, value)
}
