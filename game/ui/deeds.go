package ui

import (
	"slices"
	"strings"

	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// deeds are things worth having done once, in every game. A game of practice brings none.
type deeds struct {
	*desk
	store  *store.Store
	saves  *saves
	panels *panels
	fresh  []string // done in the game on the table for the first time
}

// ofTable are the table's own deeds, which any game brings: to beat the computer player at these levels.
var ofTable = []struct{ name, level string }{{"level-2", "2"}, {"level-3", "3"}, {"level-4", "4"}, {"level-5", "5"}, {"level-6", "6"}}

// list is what was done.
func (d *deeds) list() []string { return strings.Fields(d.store.Load(deedsKey)) }

// merge adds what was done elsewhere.
func (d *deeds) merge(text string) {
	list := d.list()
	for _, word := range strings.Fields(text) {
		if len(word) < mostSeed && strings.Contains(word, "/") && !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	d.store.Store(deedsKey, strings.Join(list, "\n"))
}

// ended takes note of what was done in the game on the table.
func (d *deeds) ended() {
	d.fresh = nil
	if chapter, _ := d.session.Mission(); chapter != "" || d.session.Practice() || !d.finished() {
		return
	}
	var done []string
	if voice, ok := d.offer.Voice.(table.Awarder); ok {
		for _, name := range voice.Done(d.session.View(), d.session.Result(), d.session.Lines()) {
			done = append(done, d.offer.Kind.Name()+"/"+name)
		}
	}
	if r := d.session.Result(); r.Won(d.viewer()) {
		for _, one := range ofTable {
			if level, _, _ := strings.Cut(d.session.Opponent(), "-"); level >= one.level && len(level) == len(one.level) {
				done = append(done, "/"+one.name)
			}
		}
	}
	list := d.list()
	for _, word := range done {
		if !slices.Contains(list, word) {
			list = append(list, word)
			d.fresh = append(d.fresh, word)
		}
	}
	if len(d.fresh) > 0 && !d.saves.shut {
		d.store.Store(deedsKey, strings.Join(list, "\n"))
	}
}

// name is what a deed is called, how what it takes.
func (d *deeds) name(word string) string {
	_, name, _ := strings.Cut(word, "/")
	return d.t("deed." + name)
}

func (d *deeds) how(word string) string {
	_, name, _ := strings.Cut(word, "/")
	return d.t("deed." + name + ".how")
}

// news tells of what was done for the first time.
func (d *deeds) news() (list []string) {
	for _, word := range d.fresh {
		list = append(list, d.name(word))
	}
	if list == nil {
		return nil
	}
	return []string{d.t("deed.new", "n", len(list), "deed", strings.Join(list, "\u00a0· "))}
}

// all are the deeds of the game that is offered, and the table's own.
func (d *deeds) all() (list []string) {
	if voice, ok := d.offer.Voice.(table.Awarder); ok {
		for _, name := range voice.Deeds() {
			list = append(list, d.offer.Kind.Name()+"/"+name)
		}
	}
	if len(list) == 0 {
		return nil
	}
	for _, one := range ofTable {
		list = append(list, "/"+one.name)
	}
	return list
}

// open shows them: those that are done first.
func (d *deeds) open() {
	done, all := d.list(), d.all()
	d.panels.push(layer{panel: scene.DeedsPanel})
	d.screen.Deeds = nil
	n := 0
	for _, word := range all {
		is := slices.Contains(done, word)
		if is {
			n++
		}
		d.screen.Deeds = append(d.screen.Deeds, scene.Deed{Name: d.name(word), How: d.how(word), Done: is})
	}
	d.panels.write([]string{d.t("deeds.count", "n", n, "all", len(all))})
}
