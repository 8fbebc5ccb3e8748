package library

import (
	"slices"
	"strings"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// Achievements are things worth having done once, in every game. Games of practice do not count.
type Achievements struct {
	desk  *desk.Desk
	store *store.Store
	saves *play.Saves
	shown []scene.Achievement // on the open panel
	fresh []string            // earned for the first time in the game on the table
}

// NewAchievements returns the achievements kept in a store. Codes can add to them.
func NewAchievements(n *play.Needs, codes *Exchange) *Achievements {
	out := &Achievements{desk: n.Desk, store: n.Store, saves: n.Saves}
	n.Saves.OnEnd(out.ended)
	n.Desk.OnClear(out.clear)
	codes.Takes(desk.AchievementsKey, out.merge)
	return out
}

// levelBeaten are achievements for beating the computer at these levels, in any game.
var levelBeaten = []struct{ name, level string }{
	{"level-2", "2"}, {"level-3", "3"}, {"level-4", "4"}, {"level-5", "5"}, {"level-6", "6"},
}

// Achievements in games for one side: winning one, and beating one's own best score.
const (
	soloWin  = "solo-win"
	soloBest = "solo-best"
)

func (d *Achievements) list() []string { return strings.Fields(d.store.Load(desk.AchievementsKey)) }

// merge adds achievements from elsewhere.
func (d *Achievements) merge(text string) {
	list := d.list()
	for _, word := range strings.Fields(text) {
		if len(word) < desk.MostSeed && strings.Contains(word, "/") && !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	d.store.Store(desk.AchievementsKey, strings.Join(list, "\n"))
}

// ended records what was earned in the game on the table.
func (d *Achievements) ended() {
	d.fresh = nil
	if chapter, _ := d.desk.Session().Mission(); chapter != "" || d.desk.Session().Practice() || !d.desk.Finished() {
		return
	}
	var done []string
	s := d.desk.Session()
	if s.Record().Conceded == d.desk.Viewer() {
		return // beside a defeat that one chose, praise reads as mockery
	}
	for _, name := range d.desk.Offer().Voice.Done(s.View(), s.Result(), s.Lines()) {
		done = append(done, d.desk.Offer().Kind.Name()+"/"+name)
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
		d.store.Store(desk.AchievementsKey, strings.Join(list, "\n"))
	}
}

// doneOfTable lists the achievements common to all games that the game on the table has earned.
func (d *Achievements) doneOfTable() (done []string) {
	r := d.desk.Session().Result()
	won := r.Won(d.desk.Viewer())
	if d.desk.Solo() {
		if won {
			done = append(done, "/"+soloWin)
		}
		if d.saves.Beaten() != nil {
			done = append(done, "/"+soloBest)
		}
		return done
	}
	level, _, _ := strings.Cut(d.desk.Session().Opponent(), "-")
	for _, one := range levelBeaten {
		if won && level >= one.level && len(level) == len(one.level) {
			done = append(done, "/"+one.name)
		}
	}
	return done
}

// name returns the title of an achievement and what it takes.
func (d *Achievements) name(word string) string {
	_, name, _ := strings.Cut(word, "/")
	return d.desk.T("achievement." + name)
}

func (d *Achievements) how(word string) string {
	_, name, _ := strings.Cut(word, "/")
	return d.desk.T("achievement." + name + ".how")
}

// News returns sentences about what was earned for the first time.
func (d *Achievements) News() (list []string) {
	for _, word := range d.fresh {
		list = append(list, d.name(word))
	}
	if list == nil {
		return nil
	}
	return []string{d.desk.T("achievement.new", "n", len(list), "achievement", strings.Join(list, "\u00a0· "))}
}

// all lists the achievements of the game on offer, and those common to all games.
func (d *Achievements) all() (list []string) {
	for _, name := range d.desk.Offer().Voice.Achievements() {
		list = append(list, d.desk.Offer().Kind.Name()+"/"+name)
	}
	if len(list) == 0 {
		return nil
	}
	if d.desk.Solo() {
		return append(list, "/"+soloWin, "/"+soloBest)
	}
	for _, one := range levelBeaten {
		list = append(list, "/"+one.name)
	}
	return list
}

// open shows the achievements, earned ones first.
func (d *Achievements) open() {
	done, all := d.list(), d.all()
	d.desk.Push(desk.Layer{Panel: scene.AchievementsPanel})
	d.shown = nil
	n := 0
	for _, word := range all {
		is := slices.Contains(done, word)
		if is {
			n++
		}
		d.shown = append(d.shown, scene.Achievement{Name: d.name(word), How: d.how(word), Done: is})
	}
	d.desk.Write([]string{d.desk.T("achievements.count", "n", n, "all", len(all))})
}

// Show writes the open list.
func (d *Achievements) Show(s *scene.Screen) {
	if s.Panel == scene.AchievementsPanel {
		s.Achievements = d.shown
	}
}

// clear forgets what was new.
func (d *Achievements) clear() { d.fresh = nil }
