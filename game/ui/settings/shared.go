package settings

import (
	"strconv"

	"onelongnight/game/words"
)

// Row is a setting for all games, in words, for a page that shows the settings without running a program.
type Row struct {
	Name    string   `json:"name"`
	Label   string   `json:"label"`
	Usual   string   `json:"usual"` // the default value
	Options []Option `json:"options"`
}

// Option is a value of a setting.
type Option struct {
	Value string `json:"value"`
	Label string `json:"label"`
}

// Rows returns those settings in the order of the settings' screen. They are stored as readSettings expects: words such
// as "text=150", where the volume only counts while "muted" is off.
func Rows(c *words.Catalogue) (list []Row) {
	for _, one := range shared() {
		if one.name == muted {
			continue // games have a button for it; on the page, silence is a volume
		}
		row := Row{Name: one.name, Label: c.T("set." + one.name), Usual: one.values[one.first]}
		for _, value := range one.values {
			row.Options = append(row.Options, Option{value, optionName(c, one.name, value)})
		}
		list = append(list, row)
	}
	return list
}

// optionName returns the title of a value.
func optionName(c interface {
	T(key string, args ...any) string
}, name, value string) string {
	key := "set." + name + "." + value
	if said := c.T(key); said != key {
		return said
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		panic(err) // a value without a title: a mistake in this package
	}
	return c.T("set."+name+".n", "n", n)
}
