// Package settings is what people have chosen: how things look, sound and move, who plays, and which key does what.
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

// Preferences are the settings in use.
type Preferences struct {
	desk    *desk.Desk
	host    desk.Host
	store   *store.Store
	chosen  settings
	strong  bool                // the contrast that was shown last
	rehire  bool                // a level was chosen since the game began
	changed []func(name string) // are told what was chosen
	applied []func()            // are told that they have taken effect on the screen
}

// NewPreferences returns the settings that are kept in a store; Load reads them.
func NewPreferences(d *desk.Desk, h desk.Host, store *store.Store) *Preferences {
	return &Preferences{desk: d, host: h, store: store}
}

// Load reads what was stored, for the game that is offered.
func (p *Preferences) Load() {
	p.chosen = readSettings(choicesFor(p.desk.Offer()), p.store.Load(desk.SettingsKey))
}

// Set chooses a value, stores it and lets it take effect.
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

// OnChange has do called with the name of whatever is chosen.
func (p *Preferences) OnChange(do func(name string)) { p.changed = append(p.changed, do) }

// OnApply has do called whenever they take effect.
func (p *Preferences) OnApply(do func()) { p.applied = append(p.applied, do) }

// Value returns the value chosen under a name.
func (p *Preferences) Value(name string) string { return p.chosen.value(name) }

// Player returns the opponent's name, as the computer player's worker knows it.
func (p *Preferences) Player() string { return p.chosen.player() }

// Table seats the person, and at each other seat the player that was chosen for it.
func (p *Preferences) Table(g game.Game, person game.Seat) []table.Player {
	return p.chosen.table(g, person)
}

// Hire gives the computer players of the session the level that is chosen, if
// it was chosen anew or they have none.
func (p *Preferences) Hire() {
	if p.desk.Session() != nil && (p.rehire || p.desk.Session().Vacant()) {
		p.desk.Session().Hire(p.chosen.player())
		p.rehire = false
	}
}

// Setup returns the setup that is chosen for the game that is offered, and the seat that the person has in it; NoSeat
// if they choose that too. What is left to chance follows from the seed of the game.
func (p *Preferences) Setup(seed string) ([]byte, game.Seat) {
	if kind, ok := p.desk.Offer().Kind.(game.Arranged); ok {
		return kind.Arrange(p.chosen.value, game.SeedOf(seed))
	}
	return nil, game.NoSeat
}

// Arranges reports whether a choice is one of the setup.
func (p *Preferences) Arranges(name string) bool {
	return slices.ContainsFunc(game.ChoicesOf(p.desk.Offer().Kind),
		func(c game.SetupChoice) bool { return c.Name == name })
}

// Described reports whether everything is told in full to those who do not see
// the table.
func (p *Preferences) Described() bool { return p.chosen.value("described") == "on" }

// Describe begins to tell everything in full, or ends it.
func (p *Preferences) Describe() {
	value := map[bool]string{false: "on", true: "off"}[p.Described()]
	p.Set("described", value)
	p.host.Announce(p.desk.T("say.described."+value), true)
}

// Mute switches the sound off and on again: as loud as it was, or if it was never
// on, as a newcomer has it.
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

// Apply lets the settings take effect.
func (p *Preferences) Apply() {
	for _, told := range p.applied {
		told()
	}
	p.desk.Invalidate()
}

// TextScale returns how large text is, 1 is normal.
func (p *Preferences) TextScale() float64 { return p.chosen.number("text") / 100 }

// Show writes what they change of the screen.
func (p *Preferences) Show(s *scene.Screen) {
	s.TextScale = p.TextScale()
	s.Contrast, s.Safe = p.contrast(), p.chosen.value("colours") == "safe"
	p.strong = s.Contrast
	s.Left = p.chosen.value("thumb") == "left"
}

// contrast reports whether it is to be high.
func (p *Preferences) contrast() bool {
	switch p.chosen.value("contrast") {
	case "normal":
		return false
	case "high":
		return true
	}
	return p.host.Contrast()
}

// Poll takes note of what the system asks for meanwhile.
func (p *Preferences) Poll() {
	if p.contrast() != p.strong {
		p.desk.Invalidate()
	}
}

// Speed returns how fast things move: 1 is normal, 0 at once.
func (p *Preferences) Speed() float64 { return p.chosen.number("speed") }

// Calm reports whether things change places without flying.
func (p *Preferences) Calm() bool {
	switch p.chosen.value("motion") {
	case "full":
		return false
	case "calm":
		return true
	}
	return p.host.Calm()
}

// MovesAtRest reports whether things move by themselves while nothing happens: if they
// may, and the device does not have to save.
func (p *Preferences) MovesAtRest() bool {
	if host, ok := p.host.(desk.Page); ok && host.Saves() {
		return false
	}
	return p.chosen.value("background") == "on"
}

// Volume returns how loud sounds are, 0..1.
func (p *Preferences) Volume() float64 {
	if p.chosen.value(muted) == "on" {
		return 0
	}
	return p.chosen.number("volume") / 100
}

// Music returns how loud the music is, 0..1: as loud as the sounds, or silent.
func (p *Preferences) Music() float64 {
	if p.chosen.value("music") == "off" {
		return 0
	}
	return p.Volume()
}

// inForce returns the value that counts for a row of the settings' screen.
func (p *Preferences) inForce(name string) string {
	if name == "volume" && p.Volume() == 0 {
		return "0"
	}
	return p.chosen.value(name)
}

// led returns the choices of who leads the other seats of the chosen setup, in the order of play.
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

// rowName returns what a choice is called.
func (p *Preferences) rowName(name string) string {
	if role, ok := strings.CutPrefix(name, leads); ok {
		if n, err := strconv.Atoi(role); err == nil {
			return p.desk.T("set.leads.player", "n", n)
		}
		return p.desk.T("set.leads", "side", p.ValueName(game.ChoicesOf(p.desk.Offer().Kind)[0].Name, role))
	}
	return p.desk.T("set." + name)
}

// ValueName returns what a value is called.
func (p *Preferences) ValueName(name, value string) string {
	if strings.HasPrefix(name, leads) {
		if name = "leads"; value != leadsAsAll && value != leadsBy {
			return value // the number of a level: what it is called stands above
		}
	}
	return optionName(p.desk, name, value)
}
