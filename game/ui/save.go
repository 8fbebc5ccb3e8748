package ui

import (
	"errors"

	"onelongnight/game"
	"onelongnight/game/table"
)

// The keys of what is stored.
const (
	saveKey   = "save"
	brokenKey = "save-broken" // a save that could not be read, kept as it was
)

// save stores the session. A host that cannot store is told of once.
func (a *App) save() {
	text, err := a.session.Save()
	if err == nil {
		err = a.host.Store(saveKey, text)
	}
	if err != nil {
		a.toast(a.t("error.storage", "reason", err.Error()), "")
		return
	}
	a.saved = text
}

// readSave looks for a game to continue. A save that cannot be read is set
// aside, unchanged, and said so.
func (a *App) readSave() {
	a.chrome.Saved = false
	text, err := a.host.Load(saveKey)
	if err != nil {
		a.toast(a.t("error.storage", "reason", err.Error()), "")
		text = a.saved
	}
	if text == "" {
		return
	}
	s, err := a.readSession(text)
	if err != nil {
		if a.host.Store(brokenKey, text) == nil {
			// Only now is it safe to let the next game overwrite it.
			a.toast(a.t("error.save", "reason", a.reason(err)), "")
		}
		return
	}
	if s.Result().Over {
		return
	}
	a.saved, a.chrome.Saved = text, true
	a.chrome.SavedLine = a.offer.Voice.Side(s.Human)
}

func (a *App) readSession(text string) (*table.Session, error) {
	return table.Resume([]game.Game{a.offer.Game}, map[string]table.Voice{a.offer.Game.Name(): a.offer.Voice}, text)
}

// resume continues the saved game.
func (a *App) resume() {
	s, err := a.readSession(a.saved)
	if err != nil {
		a.toast(a.t("error.save", "reason", a.reason(err)), "")
		return
	}
	a.begin(s)
}

// reason is an error in the player's language where the catalogue has it.
func (a *App) reason(err error) string {
	var load *game.LoadError
	if errors.As(err, &load) {
		return a.t("error.load." + load.Code)
	}
	return err.Error()
}

// ResumeAtOnce goes straight back into a game that was under way, as after a
// reload of the page.
func (a *App) ResumeAtOnce() {
	if a.chrome.Saved {
		a.resume()
	}
}
