package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// settings are the player's choices, each an index into its list of values.
// They are stored as a line of words "speed=2".
type settings map[string]int

// choices lists what can be chosen, in the order of the settings' screen, with
// the values and the index of the one that a newcomer has.
var choices = []struct {
	name   string
	values []string
	first  int
}{
	{"volume", []string{"0", "25", "50", "75", "100"}, 2},
	{"speed", []string{"1", "2", "4", "0"}, 0},
	{"motion", []string{"auto", "full", "calm"}, 0},
	{"text", []string{"80", "100", "125", "150", "175", "200"}, 1},
	{"contrast", []string{"normal", "high"}, 0},
	{"colours", []string{"normal", "safe"}, 0},
	{"level", levels, 2},
	{"language", []string{"en"}, 0},
}

// levels are the strengths of the opponent.
var levels = []string{"1", "2", "3", "4", "5", "6"}

const settingsKey = "settings"

// readSettings reads what was stored; what it does not know, or does not
// find, is as for a newcomer.
func readSettings(text string) settings {
	s := settings{}
	for _, c := range choices {
		s[c.name] = c.first
		for _, word := range strings.Fields(text) {
			name, value, _ := strings.Cut(word, "=")
			if at := slices.Index(c.values, value); name == c.name && at >= 0 {
				s[name] = at
			}
		}
	}
	return s
}

// String is the form that is stored.
func (s settings) String() string {
	var words []string
	for _, c := range choices {
		words = append(words, c.name+"="+s.value(c.name))
	}
	return strings.Join(words, " ")
}

// value is what is chosen for a name.
func (s settings) value(name string) string {
	for _, c := range choices {
		if c.name == name {
			return c.values[s[name]]
		}
	}
	return ""
}

// number is a value as a number.
func (s settings) number(name string) float64 {
	n, err := strconv.Atoi(s.value(name))
	if err != nil {
		panic(err) // asked of a setting of words: a mistake in this package
	}
	return float64(n)
}

// next goes on to the next value of a name, after the last to the first.
func (s settings) next(name string) {
	for _, c := range choices {
		if c.name == name {
			s[name] = (s[name] + 1) % len(c.values)
		}
	}
}

// set goes on to the next choice of a setting.
func (a *App) set(name string) {
	if name == "mute" {
		a.muted = !a.muted
	} else {
		a.chosen.next(name)
		a.muted = a.muted && name != "volume"
	}
	a.keep()
}

// keep stores the settings and lets them take effect.
func (a *App) keep() {
	if err := a.host.Store(settingsKey, a.chosen.String()); err != nil {
		a.toast(a.t("error.storage", "reason", err.Error()), "")
	}
	a.apply()
}

// apply lets the settings take effect.
func (a *App) apply() {
	c := &a.chrome
	c.TextScale = a.chosen.number("text") / 100
	c.Contrast, c.Safe = a.chosen.value("contrast") == "high", a.chosen.value("colours") == "safe"
	if a.speed() == 0 {
		a.cut()
	}
	a.ambience()
	a.stale = true
}

// settingCommands are the buttons of the settings' screen: each says what is
// chosen, and goes on to the next choice.
func (a *App) settingCommands() []Command {
	list := []Command{{ID: "close", Label: a.t("menu.close"), Main: true}}
	for _, c := range choices {
		value := a.chosen.value(c.name)
		key := fmt.Sprintf("set.%s.%s", c.name, value)
		said := a.t(key)
		if said == key {
			said = a.t("set."+c.name+".n", "n", int(a.chosen.number(c.name)))
		}
		list = append(list, Command{ID: "set-" + c.name, Label: a.t("set." + c.name), Sub: said})
	}
	return list
}

// speed is how fast things move: 1 is normal, 0 at once.
func (a *App) speed() float64 { return a.chosen.number("speed") }

// calm tells whether things change places without flying.
func (a *App) calm() bool {
	switch a.chosen.value("motion") {
	case "full":
		return false
	case "calm":
		return true
	}
	return a.host.Calm()
}

// volume is how loud sounds are, 0..1.
func (a *App) volume() float64 {
	if a.muted {
		return 0
	}
	return a.chosen.number("volume") / 100
}
