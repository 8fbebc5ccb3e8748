package ui

import (
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/panel"
)

// daily is the game of the day: the same deal and the same seat for everybody, by the date where they are. It is played
// once; what came of it can be told to others.
type daily struct {
	*desk.Desk
	saves    *saves
	matches  Table
	exchange sharer
	prefs    *preferences
	now      func() time.Time
}

// newDaily makes it.
func newDaily(d *desk.Desk, saves *saves, matches Table, exchange sharer, prefs *preferences, now func() time.Time) *daily {
	return &daily{Desk: d, saves: saves, matches: matches, exchange: exchange, prefs: prefs, now: now}
}

// sharer hands a text to the player that is meant for others, with a title, a line about it and a name for its file.
type sharer interface {
	GiveCard(title, about, file, text string)
}

// dateFormat is how a day is written, the same in all languages.
const dateFormat = "2006-01-02"

// today is the date, and the number of the day since 1970.
func (d *daily) today() (date string, day int) { return dateOf(d.now()) }

// dateOf is the date of a time where one is, and the number of that day since 1970.
func dateOf(now time.Time) (date string, day int) {
	y, m, n := now.Date()
	at := time.Date(y, m, n, 0, 0, 0, 0, time.UTC)
	return at.Format(dateFormat), int(at.Unix() / (24 * 60 * 60))
}

// played is the day's game, if it was begun.
func (d *daily) played(date string) (saved, bool) {
	for _, g := range d.saves.List() {
		if chapter, _ := g.Mission(); g.Kind == d.Offer().Kind.Name() && g.Day() == date && chapter == "" {
			return g, true
		}
	}
	return saved{}, false
}

// begun tells whether the day's game was begun.
func (d *daily) begun(date string) bool {
	_, ok := d.played(date)
	return ok
}

// begin begins the day's game, or goes on with it.
func (d *daily) begin() {
	date, day := d.today()
	if g, ok := d.played(date); ok {
		d.matches.Resume(g.key)
		return
	}
	var free []game.Seat
	for seat, info := range d.Seats() {
		if !info.Scripted {
			free = append(free, game.Seat(seat))
		}
	}
	seat := free[day%len(free)]
	d.matches.StartWith(mission.DailyOf(day, nil).Seed, func(s *table.Session) { s.OfDay(date) },
		func(g game.Game) []table.Player { return table.Against(g, seat, d.prefs.Player()) })
}

// card is what came of the game, as a text for others.
func (d *daily) card() string {
	voice := d.Offer().Voice
	title, why := voice.Ending(d.Session().Result(), d.Viewer())
	lines := []string{
		d.T("daily.card", "game", voice.T("game.title"), "date", d.Session().Day()),
		d.against(),
		title + ". " + why,
	}
	if d.Solo() {
		lines = append(lines, panel.PlainText(d.T("end.score", "n", int(d.Session().Result().Score[d.Viewer()]))))
	}
	if voice, ok := voice.(table.Chronicler); ok {
		for _, fact := range voice.Chronicle(d.Session().View(), d.Session().Lines()) {
			lines = append(lines, panel.PlainText(fact))
		}
	}
	return strings.Join(lines, "\n")
}

// against is what the person has played, against which level or at which grade.
func (d *daily) against() string {
	side := d.Offer().Voice.Side(d.Viewer())
	if level := d.Session().Opponent(); level != "" {
		return d.T("daily.card.side", "side", side, "level", level)
	}
	if grade := game.GradeOf(d.Session().Game); grade != "" {
		return d.T("daily.card.grade", "side", side, "grade", d.T("grade."+grade))
	}
	return side
}

// ofEnd hands the card out.
func (d *daily) ofEnd() []desk.Command {
	if d.Session().Day() == "" {
		return nil
	}
	return []desk.Command{d.Named("card", func() {
		d.exchange.GiveCard(d.T("menu.card"), d.T("menu.card.says"), "onelongnight-"+d.Session().Day()+".txt", d.card())
	})}
}
