package ui

import (
	"io/fs"
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
)

// mostCode is how long a code may be, in bytes: thousands of games.
const mostCode = 4 << 20

// take asks for a code and adds what is in it.
func (l *library) take() {
	h, ok := l.host.(Exchanger)
	if !ok {
		return
	}
	add := func(text string) {
		if text != "" {
			l.saves.post(func() { l.add(text) })
		}
	}
	if !h.Take(l.t("exchange.take"), add) {
		l.toasts.say(l.t("exchange.drop"), table.NoSpot)
	}
}

// dropped adds the games of files that were dropped on the window.
func (l *library) dropped(files fs.FS) {
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return
	}
	for _, entry := range list {
		if info, err := entry.Info(); err != nil || info.Size() > mostCode {
			l.toasts.say(l.t("exchange.none"), table.NoSpot)
			continue
		}
		if text, err := fs.ReadFile(files, entry.Name()); err == nil {
			l.add(string(text))
		}
	}
}

// add adds the games of a code to those that are kept. Nothing that is there is
// overwritten.
func (l *library) add(code string) {
	if len(code) > mostCode || l.saves.shut {
		l.toasts.say(l.t("exchange.none"), table.NoSpot)
		return
	}
	texts, err := store.Unpack(code)
	if len(texts) == 0 {
		l.toasts.say(l.t("exchange.none"), table.NoSpot)
		return
	}
	games, refused := 0, 0
	for key, text := range texts {
		switch {
		case strings.HasPrefix(key, gamePrefix):
			if l.addGame(text) {
				games++
			} else {
				refused++
			}
		case key == settingsKey && len(texts) > 1:
			l.saves.store.Store(key, text)
			l.prefs.load()
			l.prefs.apply()
		case strings.HasPrefix(key, brokenPrefix):
			l.saves.store.Store(brokenPrefix+store.Checksum(text), text) // under no key that somebody else made up
		case key == scoresKey:
			l.saves.store.Store(key, writeScores(merged(l.scores(), l.known(readScores(text)))))
		}
	}
	l.saves.find()
	l.refresh()
	if err != nil || refused > 0 {
		l.toasts.say(l.t("exchange.partly", "n", games), table.NoSpot)
		return
	}
	l.toasts.say(l.t("exchange.done", "n", games), table.NoSpot)
}

// known keeps the scores that can be, of games that are here.
func (l *library) known(list []score) []score {
	return slices.DeleteFunc(list, func(one score) bool {
		o, here := l.saves.offered(one.kind)
		return !here || one.played > mostPlayed || len(one.level) > 40 || game.SeatNamed(o.usual().Game, one.seat) == game.NoSeat
	})
}

// mostPlayed is how many games against one level are believed.
const mostPlayed = 100_000

// addGame adds one game, unless it is there, under a key of our own. It tells whether it can be read.
func (l *library) addGame(text string) bool {
	session, err := l.saves.read(text)
	if err != nil {
		return false
	}
	if _, err := table.Look(text); err != nil { // of an earlier format
		if text, err = session.Save(time.Now()); err != nil {
			return false
		}
	}
	for _, there := range l.saves.store.Keys(gamePrefix) {
		if l.saves.store.Load(there) == text {
			return true
		}
	}
	l.saves.store.Store(gamePrefix+newSeed(), text)
	return true
}
