package settings

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/words"
)

// settings are the player's choices, stored as words "speed=2". One that is chosen per game has the game's name in it:
// "level@hex=5".
type settings struct {
	choices []choice
	at      map[string]int // index of the chosen value, by name
	others  []string       // other games' words, unchanged
}

// choice is one setting: its values, and the index of the default.
type choice struct {
	name   string
	values []string
	first  int
	game   string // the game it belongs to, "" for all games
}

// key returns the name under which it is stored.
func (c choice) key() string {
	if c.game == "" {
		return c.name
	}
	return c.name + gameMark + c.game
}

// opponent reports whether it sets how the computer plays the seats left to it.
func (c choice) opponent() bool {
	return c.name == "level" || c.name == "style" || strings.HasPrefix(c.name, leads)
}

// muted is the choice to hear nothing for now. It has a button of its own.
const muted = "muted"

// gameMark precedes a game's name.
const gameMark = "@"

// plainStyle means no particular style of the opponent.
const plainStyle = "none"

// AutoLanguage means the system's language.
const AutoLanguage = "auto"

// choicesFor lists the settings for a game, in the order of the screen.
func choicesFor(o desk.Opened) []choice {
	g := o.Game
	styles := []string{plainStyle}
	for _, s := range game.StylesOf(g) {
		styles = append(styles, s.Name)
	}
	levels, name := o.Players(), g.Kind().Name()
	var list []choice
	for _, c := range game.ChoicesOf(g.Kind()) {
		list = append(list, choice{c.Name, c.Options, 0, name})
	}
	list = append(list, choice{"level", levels, min(1, len(levels)-1), name})
	list = append(list, leaders(g, levels)...)
	list = append(list, choice{"style", styles, 0, name})
	return append(list, shared()...)
}

// shared returns the settings for all games, in the order of the screen.
func shared() []choice {
	return []choice{
		{"volume", []string{"0", "25", "50", "75", "100"}, 2, ""},
		{muted, []string{"off", "on"}, 0, ""},
		{"music", []string{"on", "off"}, 0, ""},
		{"speed", []string{"1", "2", "4", "0"}, 0, ""},
		{"text", []string{"80", "100", "125", "150", "175", "200"}, 1, ""},
		{"tips", []string{"on", "off"}, 0, ""},
		{"motion", []string{"auto", "full", "calm"}, 0, ""},
		{"background", []string{"on", "off"}, 0, ""},
		{"contrast", []string{"auto", "normal", "high"}, 0, ""},
		{"colours", []string{"normal", "safe"}, 0, ""},
		{"thumb", []string{"right", "left"}, 0, ""},
		{"described", []string{"off", "on"}, 0, ""},
		{"scan", []string{"off", "1", "2", "3", "5"}, 0, ""},
		{"language", append([]string{AutoLanguage}, words.Languages...), 0, ""},
	}
}

// Names and values of the settings for who plays a role that the person does not: the player set for all roles, another
// person at this device, or a level. If not all roles are in the game and chance decides which are, the setting is for
// the second or third player in the order of play instead; the first is the person.
const (
	leads      = "leads-" // followed by a role or a player's number
	leadsAsAll = "all"
	leadsBy    = "person"
)

// leaders returns those settings, one for each role or player; none if the game's quick starts are not about roles.
func leaders(g game.Game, levels []string) (list []choice) {
	roled, ok := g.(game.Roled)
	choices := game.ChoicesOf(g.Kind())
	if !ok || choices == nil {
		return nil
	}
	all := chosenRoles(roled, choices)
	for n := range len(all) - 2 {
		all = append(all, strconv.Itoa(n+2))
	}
	for _, led := range all {
		list = append(list, choice{leads + led, append([]string{leadsAsAll, leadsBy}, levels...), 0, g.Kind().Name()})
	}
	return list
}

// chosenRoles returns the roles that a person can choose from.
func chosenRoles(g game.Roled, choices []game.SetupChoice) []string {
	return slices.DeleteFunc(slices.Clone(g.Roles()), func(role string) bool {
		return !slices.Contains(choices[0].Options, role)
	})
}

// ledBy returns the setting for who plays a seat: the one for its role if all roles are in the game, otherwise the one
// for its number, counted from the person's seat.
func ledBy(g game.Game, seat, person game.Seat) string {
	roled, ok := g.(game.Roled)
	choices, seats := game.ChoicesOf(g.Kind()), len(g.Seats())
	if !ok || choices == nil {
		return ""
	}
	if seats < len(chosenRoles(roled, choices)) && person != game.NoSeat {
		return leads + strconv.Itoa((int(seat)-int(person)+seats)%seats+1)
	}
	return leads + game.RoleName(g, seat)
}

// readSettings reads stored settings. It ignores what it does not know, and what is missing gets its default. A name
// without a game is from when there was only one game, and counts unless there is one with it.
func readSettings(choices []choice, text string) settings {
	s := settings{choices: choices, at: map[string]int{}}
	for _, c := range choices {
		s.at[c.name] = c.first
	}
	var own []string
	for word := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(word, "=")
		switch name, of, _ := strings.Cut(name, gameMark); {
		case of == "":
			s.choose(name, value)
		case slices.ContainsFunc(choices, func(c choice) bool { return c.game == of && c.name == name }):
			own = append(own, word)
		default:
			s.others = append(s.others, word)
		}
	}
	for _, word := range own {
		name, value, _ := strings.Cut(word, "=")
		name, _, _ = strings.Cut(name, gameMark)
		s.choose(name, value)
	}
	return s
}

func (s settings) choose(name, value string) {
	for _, c := range s.choices {
		if at := slices.Index(c.values, value); c.name == name && at >= 0 {
			s.at[name] = at
		}
	}
}

// String returns the stored form.
func (s settings) String() string {
	words := slices.Clone(s.others)
	for _, c := range s.choices {
		words = append(words, c.key()+"="+s.value(c.name))
	}
	return strings.Join(words, " ")
}

// value returns the value of a setting.
func (s settings) value(name string) string {
	for _, c := range s.choices {
		if c.name == name {
			return c.values[s.at[name]]
		}
	}
	return ""
}

// player returns the opponent's name as the worker knows it.
func (s settings) player() string { return s.styled(s.value("level")) }

// styled adds the chosen style to a level.
func (s settings) styled(level string) string {
	if style := s.value("style"); style != plainStyle {
		return level + "-" + style
	}
	return level
}

// table seats the person, and at every other seat the player set for it.
func (s settings) table(g game.Game, person game.Seat) []table.Player {
	players := table.Against(g, person, s.player())
	for i := range players {
		who := s.value(ledBy(g, game.Seat(i), person))
		switch {
		case players[i].Kind != table.Computer || who == "" || who == leadsAsAll:
		case who == leadsBy:
			players[i] = table.Player{Kind: table.Person}
		default:
			players[i].Level = s.styled(who)
		}
	}
	return players
}

func (s settings) number(name string) float64 {
	n, err := strconv.Atoi(s.value(name))
	if err != nil {
		panic(err) // the setting is not a number: a mistake in this package
	}
	return float64(n)
}
