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

// progress knows which missions the person has done.
type progress struct {
	desk  *desk.Desk
	store *store.Store
	saves *play.Saves
	text  string         // the stored text that was parsed
	stars map[string]int // its content
}

func newProgress(d *desk.Desk, store *store.Store, saves *play.Saves) *progress {
	return &progress{desk: d, store: store, saves: saves}
}

// all returns the stars of everything done. Do not modify it; a list of missions calls it for each.
func (p *progress) all() map[string]int {
	if text := p.store.Load(desk.StarsKey); p.stars == nil || text != p.text {
		p.text, p.stars = text, readStars(text)
	}
	return p.stars
}

// readStars reads the stored form, and skips what cannot be read.
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

// word returns the stored name of a mission of the game on the table.
func (p *progress) word(c mission.Chapter, name string) string {
	return p.desk.Offer().Kind.Name() + "/" + string(c) + "/" + name
}

// of returns the stars of a mission, 0 if it was not done.
func (p *progress) of(m *mission.Mission) int { return p.all()[p.word(m.Chapter, m.Name)] }

// count returns how many missions of a chapter were done.
func (p *progress) count(c mission.Chapter) (n int) {
	for name := range p.all() {
		if strings.HasPrefix(name, p.word(c, "")) {
			n++
		}
	}
	return n
}

// won stores the stars of a mission if they are more than before.
func (p *progress) won(c mission.Chapter, name string, stars int) {
	if stars > 0 && !p.saves.Shut() {
		p.merge(p.word(c, name) + " " + strconv.Itoa(stars))
	}
}

// merge adds progress from elsewhere.
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

// streak returns on how many days in a row, up to today or yesterday, the puzzle of the day was solved.
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
