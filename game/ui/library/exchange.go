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

// Exchange hands kept games to the player as codes, and takes in the games of
// codes that the player has.
type Exchange struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  *settings.Preferences
	saves  *play.Saves
	toasts *play.Toasts
	post   func(func())
	added  []func()                     // are told that games were added to those that are kept
	opens  []func(text string) bool     // open a code, if it is one for them
	takes  map[string]func(text string) // what is stored under a key elsewhere is added by these
}

// NewExchange takes no codes but those of games, settings and results, see Takes and Opens.
func NewExchange(n *play.Needs) *Exchange {
	return &Exchange{desk: n.Desk, host: n.Host, post: n.Post, takes: map[string]func(string){}, prefs: n.Prefs,
		saves: n.Saves, toasts: n.Toasts}
}

// onAdd calls do when games were added to those that are kept.
func (e *Exchange) onAdd(do func()) { e.added = append(e.added, do) }

// Opens has codes opened by do, if it tells that they are for it.
func (e *Exchange) Opens(do func(text string) bool) { e.opens = append(e.opens, do) }

// Takes has what was stored under a key elsewhere added by do.
func (e *Exchange) Takes(key string, do func(text string)) { e.takes[key] = do }

// Can reports whether the host hands texts out and takes them in.
func (e *Exchange) Can() bool {
	_, ok := e.host.(desk.Exchanger)
	return ok
}

// mostCode is how long a code may be, in bytes: thousands of games.
const mostCode = 4 << 20

// export hands one game to the player.
func (e *Exchange) export(key string) {
	e.handOver(map[string]string{key: e.saves.Text(key)}, e.desk.T("exchange.give"), key)
}

// exportAll hands everything to the player.
func (e *Exchange) exportAll() {
	all := map[string]string{}
	for _, key := range e.saves.Store().Keys("") {
		if key != desk.GuardKey && key != desk.LastKey && !strings.HasPrefix(key, desk.WherePrefix) {
			all[key] = e.saves.Text(key)
		}
	}
	e.handOver(all, e.desk.T("exchange.give-all"), "all")
}

// handOver gives texts to the player as a code.
func (e *Exchange) handOver(texts map[string]string, title, name string) {
	e.give(title, "", fileName(name, time.Now()), store.Pack(texts))
}

// give gives a text to the player, with a line about it.
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

// GiveCard gives a text to the player that is meant for others.
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

// fileName returns a name for a file that the player keeps, another one each time.
func fileName(name string, now time.Time) string {
	return "onelongnight-" + name + now.Format("-2006-01-02-150405") + ".txt"
}

// ImportCode asks for a code and adds what is in it.
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

// Dropped adds the games of files that were dropped on the window.
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

// Add adds the games of a code to those that are kept. Nothing that is there is
// overwritten.
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
			// under no key that somebody else made up
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

// known keeps the scores that can be, of games that are here.
func (e *Exchange) known(list []play.Score) []play.Score {
	return slices.DeleteFunc(list, func(one play.Score) bool {
		return !e.believes(one.Kind, one.Seat, one.Level, one.Played)
	})
}

// knownBests returns the same for best scores.
func (e *Exchange) knownBests(list []play.Best) []play.Best {
	return slices.DeleteFunc(list, func(one play.Best) bool {
		return !e.believes(one.Kind, one.Seat, one.Grade, one.Played)
	})
}

// knownRecords returns the same for the best results.
func (e *Exchange) knownRecords(list []play.Record) []play.Record {
	return slices.DeleteFunc(list, func(one play.Record) bool {
		return !e.believes(one.Kind, one.Seat, one.Grade, 1)
	})
}

// believes reports whether results can be of a game that is here, or of one that is not.
func (e *Exchange) believes(kind, seat, word string, played int) bool {
	o, here := e.saves.Offered(kind)
	return played <= mostPlayed && len(word) <= 40 && (here && plays(o.Usual().Game, seat) || !here && e.elsewhere())
}

// elsewhere reports whether there are programs beside this one that have other games: what is theirs is kept for them.
func (e *Exchange) elsewhere() bool {
	h, ok := e.host.(desk.Page)
	if !ok {
		return false
	}
	there, _ := h.Shelf()
	return there
}

// plays reports whether a seat of that name is among those of a game, in this setup or another.
func plays(g game.Game, seat string) bool {
	roled, ok := g.(game.Roled)
	return game.SeatNamed(g, seat) != game.NoSeat || ok && slices.Contains(roled.Roles(), seat)
}

// mostPlayed is the most games against one level that an imported record may claim.
const mostPlayed = 100_000

// addGame adds one game, unless it is there, under a key of our own. It reports whether it can be read; a game that
// other programs have is read by them.
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
