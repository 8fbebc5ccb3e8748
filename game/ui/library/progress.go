package library

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"onelongnight/game/mission"
	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
)

// progress is what missions the person has done.
type progress struct {
	desk  *desk.Desk
	store *store.Store
	saves *play.Saves
	text  string         // what is known: of this text
	stars map[string]int // these
}

func newProgress(d *desk.Desk, store *store.Store, saves *play.Saves) *progress {
	return &progress{desk: d, store: store, saves: saves}
}

// all returns the stars of everything that was done; they must not be changed. A list of missions asks for each.
func (p *progress) all() map[string]int {
	if text := p.store.Load(desk.StarsKey); p.stars == nil || text != p.text {
		p.text, p.stars = text, readStars(text)
	}
	return p.stars
}

// readStars reads what is stored, and leaves out what cannot be read.
func readStars(text string) map[string]int {
	list := map[string]int{}
	for line := range strings.Lines(text) {
		name, number, _ := strings.Cut(strings.TrimSpace(line), " ")
		n, err := strconv.Atoi(number)
		if err == nil && n > 0 && n <= mission.MaxStars && strings.Count(name, "/") == 2 &&
			len(name) < 3*desk.MostSeed {
			list[name] = max(list[name], n)
		}
	}
	return list
}

// word returns the name of something done in the game on the table.
func (p *progress) word(c mission.Chapter, name string) string {
	return p.desk.Offer().Kind.Name() + "/" + string(c) + "/" + name
}

// of returns the stars of a mission, 0 if it was not done.
func (p *progress) of(m *mission.Mission) int { return p.all()[p.word(m.Chapter, m.Name)] }

// any reports whether anything of a chapter was done.
func (p *progress) any(c mission.Chapter) bool {
	for name := range p.all() {
		if strings.HasPrefix(name, p.word(c, "")) {
			return true
		}
	}
	return false
}

// won keeps the stars of something that was done, if they are more than before.
func (p *progress) won(c mission.Chapter, name string, stars int) {
	if stars > 0 && !p.saves.Shut() {
		p.merge(p.word(c, name) + " " + strconv.Itoa(stars))
	}
}

// merge adds what was done elsewhere.
func (p *progress) merge(text string) {
	list := maps.Clone(p.all())
	for name, n := range readStars(text) {
		list[name] = max(list[name], n)
	}
	var lines []string
	for name, n := range list {
		lines = append(lines, name+" "+strconv.Itoa(n))
	}
	slices.Sort(lines)
	p.store.Store(desk.StarsKey, strings.Join(lines, "\n"))
}

// streak is on how many days in a row, up to today or yesterday, the puzzle of the day was solved.
func (p *progress) streak(today time.Time) int {
	list, n := p.all(), 0
	day := today
	solved := func() bool { return list[p.word(mission.Day, day.Format(dateFormat))] > 0 }
	if !solved() {
		day = day.AddDate(0, 0, -1)
	}
	for ; solved(); day = day.AddDate(0, 0, -1) {
		n++
	}
	return n
}
