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

// settings are the player's choices. They are stored as a line of words
// "speed=2". What is chosen for each game by itself has the game's name with
// it: "level@hex=5".
type settings struct {
	choices []choice
	at      map[string]int // the index of what is chosen, by name
	others  []string       // what is stored of other games, as it stands there
}

// choice is one thing that can be chosen: its values and the index of the one
// that a newcomer has.
type choice struct {
	name   string
	values []string
	first  int
	game   string // whose it is, "" for all games
}

// key returns the name that it is stored under.
func (c choice) key() string {
	if c.game == "" {
		return c.name
	}
	return c.name + gameMark + c.game
}

// opponent reports whether it is how the computer plays the seats that people leave to it.
func (c choice) opponent() bool {
	return c.name == "level" || c.name == "style" || strings.HasPrefix(c.name, leads)
}

// muted is the choice to hear nothing for now, which has a button of its own.
const muted = "muted"

// gameMark stands before a game's name.
const gameMark = "@"

// plainStyle is the opponent's manner of play where none is asked for.
const plainStyle = "none"

// AutoLanguage is the language that the system asks for.
const AutoLanguage = "auto"

// choicesFor lists what can be chosen for a game, in the order of the settings'
// screen.
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

// shared returns the choices that count for all games, in the order of the settings' screen.
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

// Names and values of the choices of who leads a role that the person does not play: the player chosen for all roles,
// another person at this device, or a level. Where not all roles play, which is left to chance, the choice is for
// the second player in the order of play, the first being the person, or the third.
const (
	leads      = "leads-" // followed by a role, or the number of a player
	leadsAsAll = "all"
	leadsBy    = "person"
)

// leaders returns the choices of who leads each role or player, none for a game whose quick starts are not for roles.
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

// ledBy returns the choice of who leads a seat: that for its role where all roles play, else that for its number from
// the person's on.
func ledBy(g game.Game, seat, person game.Seat) string {
	roled, ok := g.(game.Roled)
	choices, seats := game.ChoicesOf(g.Kind()), len(g.Seats())
	if !ok || choices == nil {
		return ""
	}
	if seats < len(chosenRoles(roled, choices)) && person != game.NoSeat {
		return leads + strconv.Itoa((int(seat)-int(person)+seats)%seats+1)
	}
	return leads + roled.Roles()[g.Seats()[seat].Role]
}

// readSettings reads what was stored; what it does not know, or does not
// find, is as for a newcomer. A name without its game is from before there were
// several, and counts as long as there is none with it.
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

// String returns the form that is stored.
func (s settings) String() string {
	words := slices.Clone(s.others)
	for _, c := range s.choices {
		words = append(words, c.key()+"="+s.value(c.name))
	}
	return strings.Join(words, " ")
}

// value returns the value chosen under a name.
func (s settings) value(name string) string {
	for _, c := range s.choices {
		if c.name == name {
			return c.values[s.at[name]]
		}
	}
	return ""
}

// player returns the opponent's name, as the computer player's worker knows it.
func (s settings) player() string { return s.styled(s.value("level")) }

// styled returns a level with the style that is chosen.
func (s settings) styled(level string) string {
	if style := s.value("style"); style != plainStyle {
		return level + "-" + style
	}
	return level
}

// table seats the person, and at each other seat the player that was chosen for it.
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
		panic(err) // asked of a setting of words: a mistake in this package
	}
	return float64(n)
}
