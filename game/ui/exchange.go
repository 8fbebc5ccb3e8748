package ui

import (
	"strings"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/table"
)

// Exchanger is a host that hands texts to the player, and takes some.
type Exchanger interface {
	// Give offers a text to be copied or saved as a file of that name. It returns
	// where the file is if it was saved at once, else "".
	Give(title, file, text string) string
	// Take asks for a text, as a file or typed in; done is called with it, on any
	// goroutine, or never.
	Take(title string, done func(text string))
}

// Keeper is a host that may take away what it keeps, when it needs room.
type Keeper interface {
	// Persist asks it not to.
	Persist()
	// Kept tells whether it has promised that, and whether it was asked already.
	Kept() (safe, known bool)
}

// mostCode is how long a code may be, in bytes: thousands of games.
const mostCode = 16 << 20

// take asks for a code and adds what is in it.
func (l *library) take() {
	h, ok := l.host.(Exchanger)
	if !ok {
		return
	}
	h.Take(l.t("exchange.take"), func(text string) { l.saves.post(func() { l.add(text) }) })
}

// add adds the games of a code to those that are kept. Nothing that is there is
// overwritten.
func (l *library) add(code string) {
	if len(code) > mostCode {
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
			if l.addGame(key, text) {
				games++
			} else {
				refused++
			}
		case key == settingsKey && len(texts) > 1:
			l.saves.store.Store(key, text)
			l.prefs.load()
			l.prefs.apply()
		case key == scoresKey:
			l.saves.store.Store(key, writeScores(merged(l.scores(), readScores(text))))
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

// addGame adds one game. It tells whether it can be read.
func (l *library) addGame(key, text string) bool {
	session, err := l.saves.read(text)
	if err != nil {
		return false
	}
	if _, err := table.Look(text); err != nil { // of an earlier format
		if text, err = session.Save(time.Now()); err != nil {
			return false
		}
	}
	switch l.saves.store.Load(key) {
	case text: // it is there
	case "":
		l.saves.store.Store(key, text)
	default:
		l.saves.store.Store(gamePrefix+newSeed(), text)
	}
	return true
}
