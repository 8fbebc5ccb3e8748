package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// preferences are the settings in use.
type preferences struct {
	*desk.Desk
	host    host.Host
	store   *store.Store
	chosen  settings
	rehire  bool                // a level was chosen since the game began
	changed []func(name string) // are told what was chosen
	applied []func()            // are told that they have taken effect on the screen
}

// newPreferences makes it.
func newPreferences(d *desk.Desk, lent host.Host, store *store.Store) *preferences {
	return &preferences{Desk: d, host: lent, store: store}
}

// load reads what was stored, for the game that is offered.
func (p *preferences) load() {
	p.chosen = readSettings(choicesFor(p.Offer()), p.store.Load(settingsKey))
}

// set chooses a value, stores it and lets it take effect.
func (p *preferences) set(name, value string) {
	p.chosen.choose(name, value)
	if name == "volume" {
		p.chosen.choose("muted", "off")
	}
	p.rehire = p.rehire || name == "level" || name == "style"
	p.hire()
	p.store.Store(settingsKey, p.chosen.String())
	for _, told := range p.changed {
		told(name)
	}
	p.apply()
}

// OnChange has do called with the name of whatever is chosen.
func (p *preferences) OnChange(do func(name string)) { p.changed = append(p.changed, do) }

// OnApply has do called whenever they take effect.
func (p *preferences) OnApply(do func()) { p.applied = append(p.applied, do) }

// Value is what is chosen for a name.
func (p *preferences) Value(name string) string { return p.chosen.value(name) }

// Player is the opponent's name, as the computer player's worker knows it.
func (p *preferences) Player() string { return p.chosen.player() }

// Table is who sits where, with the person at a seat, everywhere else whoever was chosen for what is played there.
func (p *preferences) Table(g game.Game, person game.Seat) []table.Player {
	return p.chosen.table(g, person)
}

// hire gives the computer players of the session the level that is chosen, if
// it was chosen anew or they have none.
func (p *preferences) hire() {
	if p.Session() != nil && (p.rehire || p.Session().Vacant()) {
		p.Session().Hire(p.chosen.player())
		p.rehire = false
	}
}

// setup is the setup that is chosen for the game that is offered, and the seat that the person has in it; NoSeat if they choose
// that too. What is left to chance follows from the seed of the game.
func (p *preferences) setup(seed string) ([]byte, game.Seat) {
	if kind, ok := p.Offer().Kind.(game.Arranged); ok {
		return kind.Arrange(p.chosen.value, game.SeedOf(seed))
	}
	return nil, game.NoSeat
}

// arranges tells whether a choice is one of the setup.
func (p *preferences) arranges(name string) bool {
	return slices.ContainsFunc(game.ChoicesOf(p.Offer().Kind), func(c game.SetupChoice) bool { return c.Name == name })
}

// described tells whether everything is told in full to those who do not see
// the table.
func (p *preferences) described() bool { return p.chosen.value("described") == "on" }

// describe begins to tell everything in full, or ends it.
func (p *preferences) describe() {
	value := map[bool]string{false: "on", true: "off"}[p.described()]
	p.set("described", value)
	p.host.Announce(p.T("say.described."+value), true)
}

// mute switches the sound off and on again: as loud as it was, or if it was never
// on, as a newcomer has it.
func (p *preferences) mute() {
	switch {
	case p.volume() > 0:
		p.set("muted", "on")
	case p.chosen.value("volume") == "0":
		p.set("volume", "50")
	default:
		p.set("muted", "off")
	}
}

// apply lets the settings take effect.
func (p *preferences) apply() {
	for _, told := range p.applied {
		told()
	}
	p.Invalidate()
}

// TextScale is how large text is, 1 is normal.
func (p *preferences) TextScale() float64 { return p.chosen.number("text") / 100 }

// Show writes what they change of the screen.
func (p *preferences) Show(s *scene.Screen) {
	s.TextScale = p.TextScale()
	s.Contrast, s.Safe = p.chosen.value("contrast") == "high", p.chosen.value("colours") == "safe"
	s.Left = p.chosen.value("thumb") == "left"
}

// Speed is how fast things move: 1 is normal, 0 at once.
func (p *preferences) Speed() float64 { return p.chosen.number("speed") }

// Calm tells whether things change places without flying.
func (p *preferences) Calm() bool {
	switch p.chosen.value("motion") {
	case "full":
		return false
	case "calm":
		return true
	}
	return p.host.Calm()
}

// movesAtRest tells whether things move by themselves while nothing happens: if they
// may, and the device does not have to save.
func (p *preferences) movesAtRest() bool {
	if host, ok := p.host.(host.Saver); ok && host.Saves() {
		return false
	}
	return p.chosen.value("background") == "on"
}

// volume is how loud sounds are, 0..1.
func (p *preferences) volume() float64 {
	if p.chosen.value("muted") == "on" {
		return 0
	}
	return p.chosen.number("volume") / 100
}

// music is how loud the music is, 0..1: as loud as the sounds, or silent.
func (p *preferences) music() float64 {
	if p.chosen.value("music") == "off" {
		return 0
	}
	return p.volume()
}

// inForce is the value that counts for a row of the settings' screen.
func (p *preferences) inForce(name string) string {
	if name == "volume" && p.volume() == 0 {
		return "0"
	}
	return p.chosen.value(name)
}

// role is what the person plays with the setup that is chosen, "" where that does not follow from it.
func (p *preferences) role() string {
	setup, seat := p.setup("")
	g, err := p.Offer().Kind.Open(setup)
	roled, ok := g.(game.Roled)
	if err != nil || seat == game.NoSeat || !ok {
		return ""
	}
	return roled.Roles()[g.Seats()[seat].Role]
}

// rowName is what a choice is called.
func (p *preferences) rowName(name string) string {
	if role, ok := strings.CutPrefix(name, leads); ok {
		return p.T("set.leads", "side", p.valueName(game.ChoicesOf(p.Offer().Kind)[0].Name, role))
	}
	return p.T("set." + name)
}

// valueName is what a value is called.
func (p *preferences) valueName(name, value string) string {
	if strings.HasPrefix(name, leads) {
		if name = "leads"; value != leadsAsAll && value != leadsBy {
			return value // the number of a level: what it is called stands above
		}
	}
	key := fmt.Sprintf("set.%s.%s", name, value)
	said := p.T(key)
	if said != key {
		return said
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		panic(err) // a value without a word: a mistake in this package
	}
	return p.T("set."+name+".n", "n", n)
}
