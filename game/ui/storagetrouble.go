package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// storageTrouble says what is wrong with the keeping of games, for as long as it is
// wrong: that they are not kept, or that another window has them.
type storageTrouble struct {
	*desk.Desk
	host     host.Host
	saves    *saves
	matches  *matches
	exchange *exchange
	prefs    *preferences
	bindings *bindings
	toasts   *toasts
	told     bool // that games are not kept
}

// newStorageTrouble makes it.
func newStorageTrouble(d *desk.Desk, lent host.Host, saves *saves, matches *matches, exchange *exchange, prefs *preferences, bindings *bindings, toasts *toasts) *storageTrouble {
	return &storageTrouble{Desk: d, host: lent, saves: saves, matches: matches, exchange: exchange, prefs: prefs, bindings: bindings, toasts: toasts}
}

// begin looks for the games that are kept, if they are this window's.
func (t *storageTrouble) begin() {
	if h, ok := t.host.(host.Owner); ok && !h.Owned() {
		t.owns(false)
		return
	}
	t.saves.find()
	t.look()
}

// owns takes note of whether the games are this window's.
func (t *storageTrouble) owns(is bool) {
	t.saves.SetShut(!is)
	t.matches.clear()
	if !is {
		t.Open(scene.ElsewherePanel)
		return
	}
	t.saves.Store().Reread()
	t.prefs.load()
	t.bindings.load()
	t.prefs.apply()
	if len(t.saves.Offers()) > 1 {
		t.matches.shelve()
	} else {
		t.matches.Leave()
	}
	t.resume()
}

// resume goes back into the game that was under way, unless that has ended the
// program again and again.
func (t *storageTrouble) resume() {
	switch key := t.saves.Last(); {
	case t.saves.Shut() || key == "":
	case t.saves.Trusts(key):
		t.matches.Resume(key)
	default:
		t.toasts.Say(t.T("error.guard"), table.NoSpot)
	}
}

// look looks whether everything is kept, and says so if not: once; then the
// badge stands.
func (t *storageTrouble) look() {
	if t.saves.Store().Stale() && !t.saves.Shut() {
		t.owns(false) // it has written since
		return
	}
	err := t.saves.Store().Trouble()
	t.Invalidate()
	if err != nil && !t.told {
		t.toasts.warn("error.storage", err)
	}
	t.told = err != nil
}

// badge is the command that stands as long as games are not kept.
func (t *storageTrouble) badge() []desk.Command {
	if t.saves.Store().Trouble() == nil {
		return nil
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "unsaved", Label: t.T("badge.unsaved"), Place: scene.BadgeCommand}, func() {
		t.Push(desk.Layer{Panel: scene.UnsavedPanel, Words: []string{t.T("badge.why", "reason", t.toasts.reason(t.saves.Store().Trouble()))}})
	})}
}

// ofUnsaved are the commands of the words about it.
func (t *storageTrouble) ofUnsaved() []desk.Command {
	list := []desk.Command{desk.NewCommand(scene.Command{ID: "close", Main: true, Label: t.T("menu.resume")}, t.Close)}
	if !t.exchange.can() {
		return list
	}
	if t.Session() != nil {
		list = append(list, desk.NewCommand(scene.Command{ID: "export", Label: t.T("badge.code")}, func() { t.exchange.export(t.saves.Now()) }))
	}
	return append(list, desk.NewCommand(scene.Command{ID: "export-all", Label: t.T("menu.export-all")}, t.exchange.exportAll))
}

// ofElsewhere is the way to take the games over.
func (t *storageTrouble) ofElsewhere() []desk.Command {
	list := []desk.Command{desk.NewCommand(scene.Command{ID: "take-over", Main: true, Label: t.T("elsewhere.take")}, func() {
		if h, ok := t.host.(host.Owner); ok {
			h.TakeOver()
			return
		}
		t.owns(true)
	})}
	if t.exchange.can() && t.saves.Store().Trouble() != nil { // a game that is kept nowhere else
		list = append(list, desk.NewCommand(scene.Command{ID: "export-all", Label: t.T("menu.export-all")}, t.exchange.exportAll))
	}
	return list
}
