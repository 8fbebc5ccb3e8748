package ui

import (
	"io/fs"
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
)

// exchange hands kept games to the player as codes, and takes in the games of
// codes that the player has.
type exchange struct {
	*desk.Desk
	host   host.Host
	prefs  *preferences
	saves  *saves
	toasts *toasts
	post   func(func())
	added  []func()                     // are told that games were added to those that are kept
	opens  []func(text string) bool     // open a code, if it is one for them
	takes  map[string]func(text string) // what is stored under a key elsewhere is added by these
}

// newExchange makes it.
func newExchange(d *desk.Desk, lent host.Host, post func(func()), prefs *preferences, saves *saves, toasts *toasts) *exchange {
	return &exchange{Desk: d, host: lent, post: post, takes: map[string]func(string){}, prefs: prefs, saves: saves, toasts: toasts}
}

// OnAdd has do called when games were added to those that are kept.
func (e *exchange) OnAdd(do func()) { e.added = append(e.added, do) }

// Opens has codes opened by do, if it tells that they are for it.
func (e *exchange) Opens(do func(text string) bool) { e.opens = append(e.opens, do) }

// Takes has what was stored under a key elsewhere added by do.
func (e *exchange) Takes(key string, do func(text string)) { e.takes[key] = do }

// can tells whether the host hands texts out and takes them in.
func (e *exchange) can() bool {
	_, ok := e.host.(host.Exchanger)
	return ok
}

// mostCode is how long a code may be, in bytes: thousands of games.
const mostCode = 4 << 20

// export hands one game to the player.
func (e *exchange) export(key string) {
	e.handOver(map[string]string{key: e.saves.Text(key)}, e.T("exchange.give"), key)
}

// exportAll hands everything to the player.
func (e *exchange) exportAll() {
	all := map[string]string{}
	for _, key := range e.saves.Store().Keys("") {
		if key != guardKey && key != lastKey {
			all[key] = e.saves.Text(key)
		}
	}
	e.handOver(all, e.T("exchange.give-all"), "all")
}

// handOver gives texts to the player as a code.
func (e *exchange) handOver(texts map[string]string, title, name string) {
	e.give(title, "", fileName(name, time.Now()), store.Pack(texts))
}

// give gives a text to the player, with a line about it.
func (e *exchange) give(title, about, file, text string) {
	h, ok := e.host.(host.Exchanger)
	if !ok {
		return
	}
	switch said, err := h.Export(title, about, file, text); {
	case err != nil:
		e.toasts.warn("error.input", err)
	case said != "":
		e.toasts.Say(e.T("exchange.file", "file", said), table.NoSpot)
	}
}

// GiveCard gives a text to the player that is meant for others.
func (e *exchange) GiveCard(title, about, file, text string) {
	h, ok := e.host.(host.Carder)
	if !ok {
		e.give(title, about, file, text)
		return
	}
	if err := h.ExportCard(title, about, file, text); err != nil {
		e.toasts.warn("error.input", err)
	}
}

// fileName is a name for a file that the player keeps, another one each time.
func fileName(name string, now time.Time) string {
	return "onelongnight-" + name + now.Format("-2006-01-02-150405") + ".txt"
}

// importCode asks for a code and adds what is in it.
func (e *exchange) importCode() {
	h, ok := e.host.(host.Exchanger)
	if !ok {
		return
	}
	add := func(text string) {
		if text != "" {
			e.post(func() { e.add(text) })
		}
	}
	if !h.Import(e.T("exchange.take"), add) {
		e.toasts.Say(e.T("exchange.drop"), table.NoSpot)
	}
}

// dropped adds the games of files that were dropped on the window.
func (e *exchange) dropped(files fs.FS) {
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return
	}
	for _, entry := range list {
		if info, err := entry.Info(); err != nil || info.Size() > mostCode {
			e.toasts.Say(e.T("exchange.none"), table.NoSpot)
			continue
		}
		if text, err := fs.ReadFile(files, entry.Name()); err == nil {
			e.add(string(text))
		}
	}
}

// add adds the games of a code to those that are kept. Nothing that is there is
// overwritten.
func (e *exchange) add(code string) {
	if len(code) > mostCode || e.saves.Shut() {
		e.toasts.Say(e.T("exchange.none"), table.NoSpot)
		return
	}
	for _, opens := range e.opens {
		if opens(code) {
			return
		}
	}
	texts, err := store.Unpack(code)
	if len(texts) == 0 {
		e.toasts.Say(e.T("exchange.none"), table.NoSpot)
		return
	}
	games, refused := 0, 0
	for key, text := range texts {
		switch {
		case strings.HasPrefix(key, gamePrefix):
			if e.addGame(text) {
				games++
			} else {
				refused++
			}
		case key == settingsKey && len(texts) > 1:
			e.saves.Store().Store(key, text)
			e.prefs.load()
			e.prefs.apply()
		case strings.HasPrefix(key, brokenPrefix):
			e.saves.Store().Store(brokenPrefix+store.Checksum(text), text) // under no key that somebody else made up
		case e.takes[key] != nil:
			e.takes[key](text)
		case key == scoresKey:
			e.saves.Store().Store(key, writeScores(merged(e.saves.scores(), e.known(readScores(text)))))
		case key == bestsKey:
			e.saves.Store().Store(key, writeBests(mergedBests(e.saves.bests(), e.knownBests(readBests(text)))))
		}
	}
	e.saves.find()
	for _, told := range e.added {
		told()
	}
	if err != nil || refused > 0 {
		e.toasts.Say(e.T("exchange.partly", "n", games), table.NoSpot)
		return
	}
	e.toasts.Say(e.T("exchange.done", "n", games), table.NoSpot)
}

// known keeps the scores that can be, of games that are here.
func (e *exchange) known(list []score) []score {
	return slices.DeleteFunc(list, func(one score) bool {
		return !e.believes(one.kind, one.seat, one.level, one.played)
	})
}

// knownBests is the same for best scores.
func (e *exchange) knownBests(list []best) []best {
	return slices.DeleteFunc(list, func(one best) bool { return !e.believes(one.kind, one.seat, one.grade, one.played) })
}

// believes tells whether results can be of a game that is here.
func (e *exchange) believes(kind, seat, word string, played int) bool {
	o, here := e.saves.offered(kind)
	return here && played <= mostPlayed && len(word) <= 40 && plays(o.Usual().Game, seat)
}

// plays tells whether a seat of that name is among those of a game, in this setup or another.
func plays(g game.Game, seat string) bool {
	roled, ok := g.(game.Roled)
	return game.SeatNamed(g, seat) != game.NoSeat || ok && slices.Contains(roled.Roles(), seat)
}

// mostPlayed is how many games against one level are believed.
const mostPlayed = 100_000

// addGame adds one game, unless it is there, under a key of our own. It tells whether it can be read.
func (e *exchange) addGame(text string) bool {
	session, err := e.saves.read(text)
	if err != nil {
		return false
	}
	if _, err := table.ReadSummary(text); err != nil { // of an earlier format
		if text, err = session.Save(time.Now()); err != nil {
			return false
		}
	}
	for _, there := range e.saves.Store().Keys(gamePrefix) {
		if e.saves.Text(there) == text {
			return true
		}
	}
	e.saves.Store().Store(gamePrefix+e.NewSeed(), text)
	return true
}
