package library

import (
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
)

// Daily is the game of the day: everybody gets the same deal and seat, by their local date. It is played once; its
// outcome can be shared.
type Daily struct {
	desk     *desk.Desk
	saves    *play.Saves
	matches  Table
	exchange sharer
	prefs    *settings.Preferences
	now      func() time.Time
	date     string    // the date shown
	next     time.Time // when to check for a new day
}

// NewDaily returns the game of the day. now returns the time.
func NewDaily(n *play.Needs, matches Table, exchange sharer, now func() time.Time) *Daily {
	return &Daily{desk: n.Desk, saves: n.Saves, matches: matches, exchange: exchange, prefs: n.Prefs, now: now}
}

// sharer exports a text meant for other people.
type sharer interface {
	GiveCard(title, about, file, text string)
}

// Today returns the date, and the number of the day since 1970.
func (d *Daily) Today() (date string, day int) { return dateOf(d.now()) }

// Poll is called every frame; on a new day it updates all texts.
func (d *Daily) Poll(now time.Time) {
	const often = 5 * time.Second
	if now.Before(d.next) {
		return
	}
	d.next = now.Add(often)
	if date, _ := d.Today(); date != d.date {
		d.date = date
		d.desk.Invalidate()
	}
}

// played returns the day's game, if it was begun.
func (d *Daily) played(date string) (play.Game, bool) {
	for _, g := range d.saves.List() {
		if chapter, _ := g.Mission(); g.Kind == d.desk.Offer().Kind.Name() && g.Day() == date && chapter == "" {
			return g, true
		}
	}
	return play.Game{}, false
}

// Begun reports whether the day's game was begun.
func (d *Daily) Begun(date string) bool {
	_, ok := d.played(date)
	return ok
}

// Begin begins the day's game, or continues it.
func (d *Daily) Begin() {
	date, day := d.Today()
	if g, ok := d.played(date); ok {
		d.matches.Resume(g.Key)
		return
	}
	seed := mission.DailyOf(day, nil).Seed
	setup, seat := usual(d.desk.Offer().Kind, seed)
	d.matches.StartOf(setup, seed, func(s *table.Session) { s.OfDay(date) },
		func(g game.Game) []table.Player {
			if seat == game.NoSeat {
				seat = seatOf(g, day)
			}
			return table.Against(g, seat, d.prefs.Player())
		})
}

// usual returns the setup of a day's game: the usual option of each choice, whatever the person has chosen for other
// games. seat is the person's in it, NoSeat for any.
func usual(k game.Kind, seed string) (setup []byte, seat game.Seat) {
	kind, ok := k.(game.Arranged)
	if !ok {
		return nil, game.NoSeat
	}
	first := map[string]string{}
	for _, c := range kind.Choices() {
		first[c.Name] = c.Options[0]
	}
	return kind.Arrange(func(choice string) string { return first[choice] }, game.SeedOf(seed))
}

// seatOf returns the seat of a day. Seats for people take turns.
func seatOf(g game.Game, day int) game.Seat {
	var free []game.Seat
	for seat, info := range g.Seats() {
		if !info.Scripted {
			free = append(free, game.Seat(seat))
		}
	}
	return free[day%len(free)]
}

// card returns the outcome of the game as a text to send to others.
func (d *Daily) card() string {
	voice := d.desk.Offer().Voice
	title, why := voice.Ending(d.desk.Session().Result(), d.desk.Viewer())
	lines := []string{
		d.desk.T("daily.card", "game", voice.T("game.title"), "date", d.desk.Session().Day()),
		d.against(),
		title + ". " + why,
	}
	if d.desk.Solo() {
		lines = append(lines, panel.PlainText(d.desk.T("end.score", "n",
			int(d.desk.Session().Result().Score[d.desk.Viewer()]))))
	}
	for _, fact := range voice.Chronicle(d.desk.Session().View(), d.desk.Session().Lines()) {
		lines = append(lines, panel.PlainText(fact))
	}
	return strings.Join(lines, "\n")
}

// against says what the person played, and at which level or grade.
func (d *Daily) against() string {
	side := d.desk.Offer().Voice.Side(d.desk.Viewer())
	if level := d.desk.Session().Opponent(); level != "" {
		return d.desk.T("daily.card.side", "side", side, "level", level)
	}
	if grade := game.GradeOf(d.desk.Session().Game); grade != "" {
		return d.desk.T("daily.card.grade", "side", side, "grade", d.desk.T("grade."+grade))
	}
	return side
}

// ofEnd returns the command that shares the card.
func (d *Daily) ofEnd() []desk.Command {
	if d.desk.Session().Day() == "" {
		return nil
	}
	return []desk.Command{d.desk.Named("card", func() {
		d.exchange.GiveCard(d.desk.T("menu.card"), d.desk.T("menu.card.says"), "onelongnight-"+d.desk.Session().Day()+
			".txt",
			d.card())
	})}
}
