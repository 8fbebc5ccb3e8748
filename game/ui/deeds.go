package ui

import (
	"slices"
	"strings"

	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// deeds are things worth having done once, in every game. A game of practice brings none.
type deeds struct {
	*desk.Desk
	store *store.Store
	saves *saves
	shown []scene.Deed // on the open list
	fresh []string     // done in the game on the table for the first time
}

// newDeeds makes it.
func newDeeds(d *desk.Desk, store *store.Store, saves *saves, codes *exchange) *deeds {
	out := &deeds{Desk: d, store: store, saves: saves}
	saves.OnEnd(out.ended)
	d.OnClear(out.clear)
	codes.Takes(deedsKey, out.merge)
	return out
}

// ofLevels are the table's own deeds that any game against the computer player brings: to beat it at these levels.
var ofLevels = []struct{ name, level string }{
	{"level-2", "2"}, {"level-3", "3"}, {"level-4", "4"}, {"level-5", "5"}, {"level-6", "6"},
}

// The table's own deeds of games for one side: to win one, and to beat the best score of one's own.
const (
	soloWin  = "solo-win"
	soloBest = "solo-best"
)

// list is what was done.
func (d *deeds) list() []string { return strings.Fields(d.store.Load(deedsKey)) }

// merge adds what was done elsewhere.
func (d *deeds) merge(text string) {
	list := d.list()
	for _, word := range strings.Fields(text) {
		if len(word) < desk.MostSeed && strings.Contains(word, "/") && !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	d.store.Store(deedsKey, strings.Join(list, "\n"))
}

// ended takes note of what was done in the game on the table.
func (d *deeds) ended() {
	d.fresh = nil
	if chapter, _ := d.Session().Mission(); chapter != "" || d.Session().Practice() || !d.Finished() {
		return
	}
	var done []string
	if voice, ok := d.Offer().Voice.(table.Awarder); ok {
		for _, name := range voice.Done(d.Session().View(), d.Session().Result(), d.Session().Lines()) {
			done = append(done, d.Offer().Kind.Name()+"/"+name)
		}
	}
	done = append(done, d.doneOfTable()...)
	list := d.list()
	for _, word := range done {
		if !slices.Contains(list, word) {
			list = append(list, word)
			d.fresh = append(d.fresh, word)
		}
	}
	if len(d.fresh) > 0 && !d.saves.Shut() {
		d.store.Store(deedsKey, strings.Join(list, "\n"))
	}
}

// doneOfTable are those of the table's own that were done in the game on it.
func (d *deeds) doneOfTable() (done []string) {
	r := d.Session().Result()
	won := r.Won(d.Viewer())
	if d.Solo() {
		if won {
			done = append(done, "/"+soloWin)
		}
		if d.saves.Beaten() != nil {
			done = append(done, "/"+soloBest)
		}
		return done
	}
	level, _, _ := strings.Cut(d.Session().Opponent(), "-")
	for _, one := range ofLevels {
		if won && level >= one.level && len(level) == len(one.level) {
			done = append(done, "/"+one.name)
		}
	}
	return done
}

// name is what a deed is called, how what it takes.
func (d *deeds) name(word string) string {
	_, name, _ := strings.Cut(word, "/")
	return d.T("deed." + name)
}

func (d *deeds) how(word string) string {
	_, name, _ := strings.Cut(word, "/")
	return d.T("deed." + name + ".how")
}

// news tells of what was done for the first time.
func (d *deeds) news() (list []string) {
	for _, word := range d.fresh {
		list = append(list, d.name(word))
	}
	if list == nil {
		return nil
	}
	return []string{d.T("deed.new", "n", len(list), "deed", strings.Join(list, "\u00a0· "))}
}

// all are the deeds of the game that is offered, and the table's own.
func (d *deeds) all() (list []string) {
	if voice, ok := d.Offer().Voice.(table.Awarder); ok {
		for _, name := range voice.Deeds() {
			list = append(list, d.Offer().Kind.Name()+"/"+name)
		}
	}
	if len(list) == 0 {
		return nil
	}
	if d.Solo() {
		return append(list, "/"+soloWin, "/"+soloBest)
	}
	for _, one := range ofLevels {
		list = append(list, "/"+one.name)
	}
	return list
}

// open shows them: those that are done first.
func (d *deeds) open() {
	done, all := d.list(), d.all()
	d.Push(desk.Layer{Panel: scene.DeedsPanel})
	d.shown = nil
	n := 0
	for _, word := range all {
		is := slices.Contains(done, word)
		if is {
			n++
		}
		d.shown = append(d.shown, scene.Deed{Name: d.name(word), How: d.how(word), Done: is})
	}
	d.Write([]string{d.T("deeds.count", "n", n, "all", len(all))})
}

// Show writes the open list.
func (d *deeds) Show(s *scene.Screen) {
	if s.Panel == scene.DeedsPanel {
		s.Deeds = d.shown
	}
}

// clear forgets what was new: the game is off the table.
func (d *deeds) clear() { d.fresh = nil }
