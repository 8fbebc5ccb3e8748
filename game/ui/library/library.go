// Package library has what can be opened and begun: games ([Matches], [Daily]), saved games ([Library]), which can be
// replayed ([Replay]) and exported ([Exchange]); lessons, puzzles and scenarios ([TaskLists], [Missions], [Lessons])
// with what is said about them ([Coach], [FirstHints], [Primer]); and achievements ([Achievements]).
package library

import (
	"strings"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// Library is the list of saved games, and what can be done with one: continue it, see how it ended, export it, delete
// it. It also shows the person's results.
type Library struct {
	desk         *desk.Desk
	host         desk.Host
	saves        *play.Saves
	matches      *Matches
	exchange     *Exchange
	achievements *Achievements
	whereabouts  *play.Whereabouts
	scored       []scene.Score // on the open panel of results
}

// NewLibrary returns the list of what saves has found.
func NewLibrary(n *play.Needs, matches *Matches, exchange *Exchange, achievements *Achievements) *Library {
	out := &Library{desk: n.Desk, host: n.Host, saves: n.Saves, matches: matches, exchange: exchange,
		achievements: achievements, whereabouts: play.NewWhereabouts(n.Saves)}
	exchange.onAdd(out.refresh)
	return out
}

func (l *Library) open() {
	l.saves.Find() // the game on the table has changed too
	if h, ok := l.host.(desk.Page); ok && !h.Asks() {
		h.Persist()
	}
	l.desk.Push(desk.Layer{Panel: scene.GamesPanel, Words: l.about()})
}

// about returns the text above the list.
func (l *Library) about() []string {
	var words []string
	if len(l.saves.List())+len(l.saves.Broken()) == 0 {
		words = append(words, l.desk.T("games.none"))
	}
	played, won := 0, 0
	for _, one := range l.saves.Scores() {
		played, won = played+one.Played, won+one.Won
	}
	for _, one := range l.saves.Bests() {
		played, won = played+one.Played, won+one.Won
	}
	if played > 0 {
		words = append(words, l.desk.T("games.score", "won", won, "n", played))
	}
	if safe, known := l.safe(); known {
		words = append(words, l.desk.T(map[bool]string{true: "games.safe", false: "games.unsafe"}[safe]))
	} else if l.mayAsk() {
		words = append(words, l.desk.T("games.ask"))
	}
	return words
}

// safe reports whether the host has promised to keep its data; known is false if it has not said.
func (l *Library) safe() (safe, known bool) {
	if h, ok := l.host.(desk.Page); ok && l.saves.Store().Trouble() == nil {
		return h.Promised()
	}
	return false, false
}

// mayAsk reports whether the host can be asked to keep everything, and would then ask the person.
func (l *Library) mayAsk() bool {
	h, ok := l.host.(desk.Page)
	if !ok || l.saves.Store().Trouble() != nil || !h.Asks() {
		return false
	}
	_, known := h.Promised()
	return !known
}

func (l *Library) ask() {
	if h, ok := l.host.(desk.Page); ok {
		l.desk.Close()
		h.Persist()
	}
}

// refresh updates the text of the open list.
func (l *Library) refresh() {
	if l.desk.Panel() == scene.GamesPanel {
		l.desk.Write(l.about())
	}
}

// ofGames returns the commands of the list, games first.
func (l *Library) ofGames() []desk.Command {
	var list []desk.Command
	for _, g := range l.saves.List() {
		list = append(list, desk.NewCommand(scene.Command{ID: "open-" + g.Key, Label: l.label(g), Sub: l.sub(g)},
			func() { l.show(g.Key) }))
	}
	for _, key := range l.saves.Broken() {
		list = append(list, desk.NewCommand(scene.Command{ID: "open-" + key, Label: l.desk.T("games.broken"), Sub: key},
			func() { l.show(key) }))
	}
	if len(l.saves.Scores())+len(l.saves.Bests()) > 0 {
		list = append(list, l.desk.Named("scores", l.showScores))
	}
	if len(l.achievements.all()) > 0 {
		list = append(list, l.desk.Named("achievements", l.achievements.open))
	}
	if l.exchange.Can() {
		list = append(list, l.desk.Named("export-all", l.exchange.exportAll),
			l.desk.Named("import", l.exchange.ImportCode))
	}
	if l.mayAsk() {
		list = append(list, l.desk.Named("persist", l.ask))
	}
	return append(list, l.desk.Named("close", l.desk.Close))
}

// label names a game with the person's seat; sub says against whom and when.
func (l *Library) label(g play.Game) string {
	return l.desk.T("games.label", "game", l.title(g.Kind), "side", l.side(g))
}

func (l *Library) sub(g play.Game) string {
	state := "games." + string(g.Outcome)
	if play.IsShared(g.Key) {
		state = "games.shared"
	}
	return l.desk.T("games.sub", "state", l.desk.T(state), "when", l.when(g.At))
}

// voice returns the voice of a kind of game, nil if this program does not have it.
func (l *Library) voice(kind string) table.Voice {
	if kind == l.desk.Offer().Kind.Name() {
		return l.desk.Offer().Voice
	}
	if o, here := l.saves.Offered(kind); here {
		if g, err := o.Kind.Open(nil); err == nil {
			return o.Speak(g)
		}
	}
	return nil
}

func (l *Library) title(kind string) string {
	if v := l.voice(kind); v != nil {
		return v.T("game.title")
	}
	return kind
}

// side returns what the game's viewer plays, or the name of the seat; of a game of several people, how many they are.
func (l *Library) side(g play.Game) string {
	if n := g.People(); n > 1 { // the seat is that of whoever moved last
		return together(l.desk, n)
	}
	if said := l.seat(g.Kind, g.Role()); said != g.Role() {
		return said
	}
	return l.seat(g.Kind, g.Seat)
}

func (l *Library) seat(kind, name string) string {
	if v := l.voice(kind); v != nil {
		if key := "side." + name; v.T(key) != key {
			return v.T(key)
		}
	}
	return name
}

// when returns a day in words.
func (l *Library) when(at time.Time) string {
	days := int(l.dayOf(time.Now()).Sub(l.dayOf(at)).Hours()) / 24
	switch {
	case days <= 0:
		return l.desk.T("games.today")
	case days == 1:
		return l.desk.T("games.yesterday")
	}
	return l.desk.T("games.days", "n", days)
}

// localTime converts a time to the person's time zone.
func (l *Library) localTime(at time.Time) time.Time {
	if c, ok := l.host.(desk.Page); ok {
		return c.Local(at)
	}
	return at.Local()
}

// dayOf returns the day of a time, as a time without summer time.
func (l *Library) dayOf(at time.Time) time.Time {
	y, m, d := l.localTime(at).Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// show opens one game's panel.
func (l *Library) show(key string) {
	var words []string
	if g, ok := l.saves.Of(key); ok {
		words = []string{l.label(g), l.sub(g)}
		if level := g.Opponent(); level != "" {
			words[1] += " · " + l.desk.T("games.against", "level", level)
		}
	} else {
		words = []string{l.desk.T("games.broken"), l.desk.T("games.broken.why")}
	}
	l.desk.Push(desk.Layer{Panel: scene.GamePanel, About: table.KindButton.Spot(key), Words: words})
}

func (l *Library) ofGame() []desk.Command {
	key := l.desk.Top().About.ID
	var list []desk.Command
	if g, ok := l.saves.Of(key); ok {
		list = append(list, desk.NewCommand(scene.Command{ID: "resume", Main: true,
			Label: l.desk.T(map[bool]string{true: "menu.continue", false: "games.look"}[g.Outcome == table.UnderWay])},
			func() { l.matches.Resume(key) }))
	}
	if l.exchange.Can() {
		list = append(list, l.desk.Named("export", func() { l.exchange.export(key) }))
	}
	if l.saves.Text(key) == "" {
		return []desk.Command{l.desk.Named("close", l.desk.Close)} // a later program's
	}
	return append(list, l.desk.Named("delete", func() {
		l.desk.Push(desk.Layer{Panel: scene.DeletePanel, About: l.desk.Top().About, Words: l.desk.Top().Words})
	}),
		l.desk.Named("close", l.desk.Close))
}

// ofDelete returns the answers to whether to delete it.
func (l *Library) ofDelete() []desk.Command {
	key := l.desk.Top().About.ID
	return []desk.Command{
		desk.NewCommand(scene.Command{ID: "close", Main: true, Label: l.desk.T("games.keep")}, l.desk.Close),
		desk.NewCommand(scene.Command{ID: "delete-yes", Label: l.desk.T("games.delete.yes")}, func() {
			if key == l.saves.Now() && l.desk.Session() != nil {
				l.matches.Leave() // otherwise its next move would save it again
				l.open()
			} else {
				l.desk.Close()
				l.desk.Close()
			}
			l.saves.Forget(key)
			l.refresh()
		}),
	}
}

// showScores opens the person's results: in total for each side, and for each level and style.
func (l *Library) showScores() {
	l.desk.Push(desk.Layer{Panel: scene.ScoresPanel})
	l.scored = nil
	list := l.saves.Scores()
	for i, one := range list {
		if i == 0 || list[i-1].Kind != one.Kind || list[i-1].Seat != one.Seat {
			all := play.Score{}
			for _, other := range list {
				if other.Kind == one.Kind && other.Seat == one.Seat {
					all.Played, all.Won = all.Played+other.Played, all.Won+other.Won
				}
			}
			text := l.desk.T("games.score.all", "game", l.title(one.Kind), "side", l.seat(one.Kind, one.Seat),
				"won", all.Won, "n", all.Played)
			l.scoreLine(text, all.Won, all.Won, all.Played)
		}
		text := l.desk.T("games.score.line", "level", l.levelName(one.Level), "won", one.Won, "n", one.Played)
		l.scoreLine(text, one.Won, one.Won, one.Played)
	}
	for _, one := range l.saves.Bests() {
		key := "games.best.grade"
		if one.Grade == play.NoGrade {
			key = "games.best"
		}
		text := l.desk.T(key, "game", l.title(one.Kind), "side", l.seat(one.Kind, one.Seat), "grade", l.gradeName(one),
			"best", one.Points, "won", one.Won, "n", one.Played)
		l.scoreLine(text, one.Points, one.Won, one.Played)
		records := l.saves.RecordsOf(one)
		if len(records) == 1 { // the best score says it already
			records = nil
		}
		for _, r := range records {
			won, key := 0, "games.record.lost"
			if r.Won {
				won, key = 1, "games.record.won"
			}
			l.scoreLine(l.desk.T(key, "n", r.Points, "day", r.Day), r.Points, won, 1)
		}
	}
	l.desk.Invalidate()
}

// scoreLine adds a line to the results, with a bar for the part of games won.
func (l *Library) scoreLine(text string, n, won, played int) {
	l.scored = append(l.scored, scene.Score{Text: text, N: n, Won: won, Played: played})
}

func (l *Library) gradeName(b play.Best) string {
	if v := l.voice(b.Kind); v != nil {
		return v.T("grade." + b.Grade)
	}
	return b.Grade
}

// levelName returns a level with its style, in words.
func (l *Library) levelName(level string) string {
	number, style, styled := strings.Cut(level, "-")
	name := l.desk.T("set.level." + number)
	if name == "set.level."+number {
		name = number
	}
	if styled {
		name += ", " + l.desk.T("set.style."+style)
	}
	return name
}

// Show writes the open list of results.
func (l *Library) Show(s *scene.Screen) {
	if s.Panel == scene.ScoresPanel {
		s.Scores = l.scored
	}
}
