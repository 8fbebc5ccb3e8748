package ui

import (
	"strings"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// library is the list of all games that are kept, and what can be done with
// them: to go on, to look at how one ended, to hand one to somebody, to delete
// it; and how the person has fared in all that were finished.
type library struct {
	*desk.Desk
	host     host.Host
	saves    *saves
	matches  *matches
	exchange *exchange
	deeds    *deeds
	scored   []scene.Score // on the open list of results
}

// newLibrary makes it.
func newLibrary(d *desk.Desk, lent host.Host, saves *saves, matches *matches, exchange *exchange, deeds *deeds) *library {
	out := &library{Desk: d, host: lent, saves: saves, matches: matches, exchange: exchange, deeds: deeds}
	exchange.OnAdd(out.refresh)
	return out
}

// open opens the list.
func (l *library) open() {
	l.saves.find() // also the game on the table has gone on
	if h, ok := l.host.(host.Keeper); ok {
		h.Persist() // whoever looks after their games may be asked about them
	}
	l.Push(desk.Layer{Panel: scene.GamesPanel, Words: l.about()})
}

// about is what the list says above the games.
func (l *library) about() []string {
	var words []string
	if len(l.saves.List())+len(l.saves.Broken()) == 0 {
		words = append(words, l.T("games.none"))
	}
	played, won := 0, 0
	for _, one := range l.saves.scores() {
		played, won = played+one.played, won+one.won
	}
	for _, one := range l.saves.bests() {
		played, won = played+one.played, won+one.won
	}
	if played > 0 {
		words = append(words, l.T("games.score", "won", won, "n", played))
	}
	if safe, known := l.safe(); known {
		words = append(words, l.T(map[bool]string{true: "games.safe", false: "games.unsafe"}[safe]))
	}
	return words
}

// safe tells whether the host has promised to keep what is stored; known is
// false where that is no question.
func (l *library) safe() (safe, known bool) {
	if h, ok := l.host.(host.Keeper); ok && l.saves.Store().Trouble() == nil {
		return h.Kept()
	}
	return false, false
}

// refresh says anew what the open list says.
func (l *library) refresh() {
	if l.Panel() == scene.GamesPanel {
		l.Write(l.about())
	}
}

// ofGames are the commands of the list: first the games.
func (l *library) ofGames() []desk.Command {
	var list []desk.Command
	for _, g := range l.saves.List() {
		list = append(list, desk.NewCommand(scene.Command{ID: "open-" + g.key, Label: l.label(g), Sub: l.sub(g)}, func() { l.show(g.key) }))
	}
	for _, key := range l.saves.Broken() {
		list = append(list, desk.NewCommand(scene.Command{ID: "open-" + key, Label: l.T("games.broken"), Sub: key}, func() { l.show(key) }))
	}
	if len(l.saves.scores())+len(l.saves.bests()) > 0 {
		list = append(list, l.Named("scores", l.showScores))
	}
	if len(l.deeds.all()) > 0 {
		list = append(list, l.Named("deeds", l.deeds.open))
	}
	if l.exchange.can() {
		list = append(list, l.Named("export-all", l.exchange.exportAll), l.Named("import", l.exchange.importCode))
	}
	return append(list, l.Named("close", l.Close))
}

// label is the game's name with the person's seat, sub against whom and when.
func (l *library) label(g saved) string {
	return l.T("games.label", "game", l.title(g.Kind), "side", l.side(g))
}

func (l *library) sub(g saved) string {
	return l.T("games.sub", "state", l.T("games."+string(g.Outcome)), "when", l.when(g.At))
}

// voice has the words of a kind of game, nil if that is not here.
func (l *library) voice(kind string) table.Voice {
	if kind == l.Offer().Kind.Name() {
		return l.Offer().Voice
	}
	if o, here := l.saves.offered(kind); here {
		if g, err := o.Kind.Open(nil); err == nil {
			return o.Speak(g)
		}
	}
	return nil
}

// title is the name of a kind of game.
func (l *library) title(kind string) string {
	if v := l.voice(kind); v != nil {
		return v.T("game.title")
	}
	return kind
}

// side is what the seat is called that a game is seen from.
func (l *library) side(g saved) string { return l.seat(g.Kind, g.Seat) }

func (l *library) seat(kind, name string) string {
	if v := l.voice(kind); v != nil {
		if key := "side." + name; v.T(key) != key {
			return v.T(key)
		}
	}
	return name
}

// when is a day in words.
func (l *library) when(at time.Time) string {
	days := int(dayOf(time.Now()).Sub(dayOf(at)).Hours()+12) / 24
	switch {
	case days <= 0:
		return l.T("games.today")
	case days == 1:
		return l.T("games.yesterday")
	}
	return l.T("games.days", "n", days)
}

func dayOf(at time.Time) time.Time {
	y, m, d := at.Local().Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.Local)
}

// show opens what can be done with one game.
func (l *library) show(key string) {
	var words []string
	if g, ok := l.saves.of(key); ok {
		words = []string{l.label(g), l.sub(g)}
		if level := g.Opponent(); level != "" {
			words[1] += " · " + l.T("games.against", "level", level)
		}
	} else {
		words = []string{l.T("games.broken"), l.T("games.broken.why")}
	}
	l.Push(desk.Layer{Panel: scene.GamePanel, About: table.KindButton.Spot(key), Words: words})
}

// ofGame are the commands of one game.
func (l *library) ofGame() []desk.Command {
	key := l.Top().About.ID
	var list []desk.Command
	if g, ok := l.saves.of(key); ok {
		list = append(list, desk.NewCommand(scene.Command{ID: "resume", Main: true, Label: l.T(map[bool]string{true: "menu.continue", false: "games.look"}[g.Outcome == table.UnderWay])},
			func() { l.matches.Resume(key) }))
	}
	if l.exchange.can() {
		list = append(list, l.Named("export", func() { l.exchange.export(key) }))
	}
	if l.saves.Text(key) == "" {
		return []desk.Command{l.Named("close", l.Close)} // a later program's
	}
	return append(list, l.Named("delete", func() { l.Push(desk.Layer{Panel: scene.DeletePanel, About: l.Top().About, Words: l.Top().Words}) }),
		l.Named("close", l.Close))
}

// ofDelete are the commands of the question whether to delete it.
func (l *library) ofDelete() []desk.Command {
	key := l.Top().About.ID
	return []desk.Command{
		desk.NewCommand(scene.Command{ID: "close", Main: true, Label: l.T("games.keep")}, l.Close),
		desk.NewCommand(scene.Command{ID: "delete-yes", Label: l.T("games.delete.yes")}, func() {
			if key == l.saves.Now() && l.Session() != nil {
				l.matches.Leave() // or its next move would bring it back
				l.open()
			} else {
				l.Close()
				l.Close()
			}
			l.saves.forget(key)
			l.refresh()
		}),
	}
}

// showScores opens how the person has fared: each side in all, and at each level and style.
func (l *library) showScores() {
	l.Push(desk.Layer{Panel: scene.ScoresPanel})
	l.scored = nil
	list := l.saves.scores()
	for i, one := range list {
		if i == 0 || list[i-1].kind != one.kind || list[i-1].seat != one.seat {
			all := score{}
			for _, other := range list {
				if other.kind == one.kind && other.seat == one.seat {
					all.played, all.won = all.played+other.played, all.won+other.won
				}
			}
			text := l.T("games.score.all", "game", l.title(one.kind), "side", l.seat(one.kind, one.seat),
				"won", all.won, "n", all.played)
			l.scoreLine(text, all.won, all.won, all.played)
		}
		text := l.T("games.score.line", "level", l.levelName(one.level), "won", one.won, "n", one.played)
		l.scoreLine(text, one.won, one.won, one.played)
	}
	for _, one := range l.saves.bests() {
		key := "games.best.grade"
		if one.grade == noGrade {
			key = "games.best"
		}
		text := l.T(key, "game", l.title(one.kind), "side", l.seat(one.kind, one.seat), "grade", l.gradeName(one),
			"best", one.points, "won", one.won, "n", one.played)
		l.scoreLine(text, one.points, one.won, one.played)
	}
	l.Invalidate()
}

// scoreLine adds a line to the results: a number and words, and a bar for how many games of those played were won.
func (l *library) scoreLine(text string, n, won, played int) {
	l.scored = append(l.scored, scene.Score{Text: text, N: n, Won: won, Played: played})
}

// gradeName is a grade of a game in words.
func (l *library) gradeName(b best) string {
	if v := l.voice(b.kind); v != nil {
		return v.T("grade." + b.grade)
	}
	return b.grade
}

// levelName is a level with its style, in words.
func (l *library) levelName(level string) string {
	number, style, styled := strings.Cut(level, "-")
	name := l.T("set.level." + number)
	if name == "set.level."+number {
		name = number
	}
	if styled {
		name += ", " + l.T("set.style."+style)
	}
	return name
}

// Show writes the open list of results.
func (l *library) Show(s *scene.Screen) {
	if s.Panel == scene.ScoresPanel {
		s.Scores = l.scored
	}
}
