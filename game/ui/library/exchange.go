package library

import (
	"io/fs"
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
)

// Exchange exports saved games as codes, and imports codes.
type Exchange struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  *settings.Preferences
	saves  *play.Saves
	toasts *play.Toasts
	post   func(func())
	added  []func()                     // called when games were added
	opens  []func(text string) bool     // open a code, if it is theirs
	takes  map[string]func(text string) // add what a code has under a key
}

// NewExchange accepts codes of games, settings and results. Takes and Opens add more.
func NewExchange(n *play.Needs) *Exchange {
	return &Exchange{desk: n.Desk, host: n.Host, post: n.Post, takes: map[string]func(string){}, prefs: n.Prefs,
		saves: n.Saves, toasts: n.Toasts}
}

// onAdd calls do when games were added to the saved ones.
func (e *Exchange) onAdd(do func()) { e.added = append(e.added, do) }

// Opens offers every code to do, which returns true if it opened it.
func (e *Exchange) Opens(do func(text string) bool) { e.opens = append(e.opens, do) }

// Takes makes do add what an imported code has under a key.
func (e *Exchange) Takes(key string, do func(text string)) { e.takes[key] = do }

// Can reports whether the host can export and import texts.
func (e *Exchange) Can() bool {
	_, ok := e.host.(desk.Exchanger)
	return ok
}

// mostCode limits the length of a code, in bytes: thousands of games.
const mostCode = 4 << 20

// export exports one game.
func (e *Exchange) export(key string) {
	e.handOver(map[string]string{key: e.saves.Text(key)}, e.desk.T("exchange.give"), key)
}

// exportAll exports everything.
func (e *Exchange) exportAll() {
	all := map[string]string{}
	for _, key := range e.saves.Store().Keys("") {
		if key != desk.GuardKey && key != desk.LastKey && !strings.HasPrefix(key, desk.WherePrefix) {
			all[key] = e.saves.Text(key)
		}
	}
	e.handOver(all, e.desk.T("exchange.give-all"), "all")
}

// handOver exports texts as a code.
func (e *Exchange) handOver(texts map[string]string, title, name string) {
	e.give(title, "", fileName(name, time.Now()), store.Pack(texts))
}

// give exports a text, with a line about it.
func (e *Exchange) give(title, about, file, text string) {
	h, ok := e.host.(desk.Exchanger)
	if !ok {
		return
	}
	switch said, err := h.Export(title, about, file, text); {
	case err != nil:
		e.toasts.Warn("error.input", err)
	case said != "":
		e.toasts.Say(e.desk.T("exchange.file", "file", said), table.NoSpot)
	}
}

// GiveCard exports a text meant for other people.
func (e *Exchange) GiveCard(title, about, file, text string) {
	h, ok := e.host.(desk.Page)
	if !ok {
		e.give(title, about, file, text)
		return
	}
	if err := h.ExportCard(title, about, file, text); err != nil {
		e.toasts.Warn("error.input", err)
	}
}

// fileName returns a name for an exported file, a different one each time.
func fileName(name string, now time.Time) string {
	return "onelongnight-" + name + now.Format("-2006-01-02-150405") + ".txt"
}

// ImportCode asks for a code and adds what it contains.
func (e *Exchange) ImportCode() {
	h, ok := e.host.(desk.Exchanger)
	if !ok {
		return
	}
	add := func(text string) {
		if text != "" {
			e.post(func() { e.Add(text) })
		}
	}
	if !h.Import(e.desk.T("exchange.take"), add) {
		e.toasts.Say(e.desk.T("exchange.drop"), table.NoSpot)
	}
}

// Dropped adds the games of files dropped on the window.
func (e *Exchange) Dropped(files fs.FS) {
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return
	}
	for _, entry := range list {
		if info, err := entry.Info(); err != nil || info.Size() > mostCode {
			e.toasts.Say(e.desk.T("exchange.none"), table.NoSpot)
			continue
		}
		if text, err := fs.ReadFile(files, entry.Name()); err == nil {
			e.Add(string(text))
		}
	}
}

// Add adds the games of a code. It overwrites nothing.
func (e *Exchange) Add(code string) {
	if len(code) > mostCode || e.saves.Shut() {
		e.toasts.Say(e.desk.T("exchange.none"), table.NoSpot)
		return
	}
	for _, opens := range e.opens {
		if opens(code) {
			return
		}
	}
	texts, err := store.Unpack(code)
	if len(texts) == 0 {
		e.toasts.Say(e.desk.T("exchange.none"), table.NoSpot)
		return
	}
	games, refused := 0, 0
	for key, text := range texts {
		switch {
		case strings.HasPrefix(key, desk.GamePrefix):
			if e.addGame(text) {
				games++
			} else {
				refused++
			}
		case key == desk.SettingsKey && len(texts) > 1:
			e.saves.Store().Store(key, text)
			e.prefs.Load()
			e.prefs.Apply()
		case strings.HasPrefix(key, desk.BrokenPrefix):
			// not under a key that somebody else made up
			e.saves.Store().Store(desk.BrokenPrefix+store.Checksum(text), text)
		case e.takes[key] != nil:
			e.takes[key](text)
		case key == desk.ScoresKey:
			e.saves.Store().Store(key,
				play.WriteScores(play.Merged(e.saves.Scores(), e.known(play.ReadScores(text)))))
		case key == desk.BestsKey:
			e.saves.Store().Store(key,
				play.WriteBests(play.MergedBests(e.saves.Bests(), e.knownBests(play.ReadBests(text)))))
		case key == desk.RecordsKey:
			e.saves.Store().Store(key,
				play.WriteRecords(play.MergedRecords(e.saves.Records(), e.knownRecords(play.ReadRecords(text)))))
		}
	}
	e.saves.Find()
	for _, told := range e.added {
		told()
	}
	if err != nil || refused > 0 {
		e.toasts.Say(e.desk.T("exchange.partly", "n", games), table.NoSpot)
		return
	}
	e.toasts.Say(e.desk.T("exchange.done", "n", games), table.NoSpot)
}

// known keeps the scores that can be true of games that this program has.
func (e *Exchange) known(list []play.Score) []play.Score {
	return slices.DeleteFunc(list, func(one play.Score) bool {
		return !e.believes(one.Kind, one.Seat, one.Level, one.Played)
	})
}

// knownBests does the same for best scores.
func (e *Exchange) knownBests(list []play.Best) []play.Best {
	return slices.DeleteFunc(list, func(one play.Best) bool {
		return !e.believes(one.Kind, one.Seat, one.Grade, one.Played)
	})
}

// knownRecords does the same for the best results.
func (e *Exchange) knownRecords(list []play.Record) []play.Record {
	return slices.DeleteFunc(list, func(one play.Record) bool {
		return !e.believes(one.Kind, one.Seat, one.Grade, 1)
	})
}

// believes reports whether results can be true, or are of a game that this program does not have.
func (e *Exchange) believes(kind, seat, word string, played int) bool {
	o, here := e.saves.Offered(kind)
	return played <= mostPlayed && len(word) <= 40 && (here && plays(o.Usual().Game, seat) || !here && e.elsewhere())
}

// elsewhere reports whether other programs share the store and have other games. What is theirs is kept for them.
func (e *Exchange) elsewhere() bool {
	h, ok := e.host.(desk.Page)
	if !ok {
		return false
	}
	there, _ := h.Shelf()
	return there
}

// plays reports whether a seat of that name exists in a game, in this setup or another.
func plays(g game.Game, seat string) bool {
	roled, ok := g.(game.Roled)
	return game.SeatNamed(g, seat) != game.NoSeat || ok && slices.Contains(roled.Roles(), seat)
}

// mostPlayed is the largest number of games against one level that an imported score may claim.
const mostPlayed = 100_000

// addGame adds one game under a new key, unless it is there already. It returns false if it cannot be read; games of
// other programs are read by those.
func (e *Exchange) addGame(text string) bool {
	session, err := e.saves.Read(text)
	if summary, bad := table.ReadSummary(text); bad == nil && err != nil {
		if _, here := e.saves.Offered(summary.Kind); !here && e.elsewhere() {
			err = nil
		}
	}
	if err != nil {
		return false
	}
	if _, err := table.ReadSummary(text); err != nil { // of an earlier format
		if text, err = session.Save(time.Now()); err != nil {
			return false
		}
	}
	for _, there := range e.saves.Store().Keys(desk.GamePrefix) {
		if e.saves.Text(there) == text {
			return true
		}
	}
	e.saves.Store().Store(desk.GamePrefix+e.desk.NewSeed(), text)
	return true
}
