package settings

import (
	"strconv"

	"onelongnight/game/words"
)

// A Row is a choice that counts for all games, in words: for a page that shows the settings without a program.
type Row struct {
	Name    string   `json:"name"`
	Label   string   `json:"label"`
	Usual   string   `json:"usual"` // the value that a newcomer has
	Options []Option `json:"options"`
}

// An Option is a value that can be chosen.
type Option struct {
	Value string `json:"value"`
	Label string `json:"label"`
}

// Rows returns those choices, in the order of the settings' screen. How they are stored says readSettings: words such
// as "text=150", where the volume counts while "muted" is off.
func Rows(c *words.Catalogue) (list []Row) {
	for _, one := range shared() {
		if one.name == muted {
			continue // has a button of its own in a game; here silence is a volume
		}
		row := Row{Name: one.name, Label: c.T("set." + one.name), Usual: one.values[one.first]}
		for _, value := range one.values {
			row.Options = append(row.Options, Option{value, optionName(c, one.name, value)})
		}
		list = append(list, row)
	}
	return list
}

// optionName returns what a value is called.
func optionName(c interface {
	T(key string, args ...any) string
}, name, value string) string {
	key := "set." + name + "." + value
	if said := c.T(key); said != key {
		return said
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		panic(err) // a value without a word: a mistake in this package
	}
	return c.T("set."+name+".n", "n", n)
}
