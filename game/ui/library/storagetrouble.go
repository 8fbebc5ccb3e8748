package library

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// StorageTrouble tells people that games are not being saved, or that another window has them, as long as that is so.
type StorageTrouble struct {
	desk     *desk.Desk
	host     desk.Host
	saves    *play.Saves
	matches  *Matches
	exchange *Exchange
	prefs    *settings.Preferences
	bindings *settings.Bindings
	toasts   *play.Toasts
	told     bool // the player was told that games are not saved
}

// NewStorageTrouble has nothing to say yet.
func NewStorageTrouble(n *play.Needs, matches *Matches, exchange *Exchange,
	bindings *settings.Bindings) *StorageTrouble {
	return &StorageTrouble{desk: n.Desk, host: n.Host, saves: n.Saves, matches: matches, exchange: exchange,
		prefs: n.Prefs, bindings: bindings, toasts: n.Toasts}
}

// Begin looks for saved games, if they are this window's.
func (t *StorageTrouble) Begin() {
	if h, ok := t.host.(desk.Page); ok && !h.Owned() {
		t.Owns(false)
		return
	}
	t.saves.Find()
	t.Poll()
}

// Owns records whether this window has the games.
func (t *StorageTrouble) Owns(is bool) {
	t.saves.SetShut(!is)
	t.matches.clear()
	if !is {
		t.desk.Open(scene.ElsewherePanel)
		return
	}
	t.saves.Store().Reread()
	t.prefs.Load()
	t.bindings.Load()
	t.prefs.Apply()
	if len(t.saves.Offers()) > 1 {
		t.matches.shelve()
	} else {
		t.matches.Leave()
	}
	t.Resume()
}

// Resume goes back to the game in progress, unless that game has repeatedly crashed the program.
func (t *StorageTrouble) Resume() {
	switch key := t.saves.Last(); {
	case t.saves.Shut() || key == "":
	case t.saves.Trusts(key):
		t.matches.Resume(key)
	default:
		t.toasts.Say(t.desk.T("error.guard"), table.NoSpot)
	}
}

// ResumeThat opens a game that somebody has chosen, or the first screen if it is no longer saved here.
func (t *StorageTrouble) ResumeThat(key string) {
	if _, kept := t.saves.Of(key); kept && !t.saves.Shut() {
		t.matches.Resume(key)
	}
}

// Poll checks whether everything is saved. If not, it says so once, and then shows the badge.
func (t *StorageTrouble) Poll() {
	t.saves.Store().Settle()
	if t.saves.Store().Stale() && !t.saves.Shut() {
		t.Owns(false) // another window has written since
		return
	}
	err := t.saves.Store().Trouble()
	t.desk.Invalidate()
	if err != nil && !t.told {
		t.toasts.Warn("error.storage", err)
	}
	t.told = err != nil
}

// Badge returns the command shown as long as games are not being saved.
func (t *StorageTrouble) Badge() []desk.Command {
	if t.saves.Store().Trouble() == nil {
		return nil
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "unsaved", Label: t.desk.T("badge.unsaved"),
		Place: scene.BadgeCommand}, func() {
		t.desk.Push(desk.Layer{Panel: scene.UnsavedPanel, Words: []string{t.desk.T("badge.why", "reason",
			t.toasts.Reason(t.saves.Store().Trouble()))}})
	})}
}

// ofUnsaved returns the commands of the panel about it.
func (t *StorageTrouble) ofUnsaved() []desk.Command {
	list := []desk.Command{desk.NewCommand(scene.Command{ID: "close", Main: true, Label: t.desk.T("menu.resume")},
		t.desk.Close)}
	if !t.exchange.Can() {
		return list
	}
	if t.desk.Session() != nil {
		list = append(list, desk.NewCommand(scene.Command{ID: "export", Label: t.desk.T("badge.code")},
			func() { t.exchange.export(t.saves.Now()) }))
	}
	return append(list, desk.NewCommand(scene.Command{ID: "export-all", Label: t.desk.T("menu.export-all")},
		t.exchange.exportAll))
}

// ofElsewhere returns the command that takes the games over.
func (t *StorageTrouble) ofElsewhere() []desk.Command {
	list := []desk.Command{desk.NewCommand(scene.Command{ID: "take-over", Main: true,
		Label: t.desk.T("elsewhere.take")},
		func() {
			if h, ok := t.host.(desk.Page); ok {
				h.TakeOver()
				return
			}
			t.Owns(true)
		})}
	if t.exchange.Can() && t.saves.Store().Trouble() != nil { // a game that is saved nowhere else
		list = append(list, desk.NewCommand(scene.Command{ID: "export-all", Label: t.desk.T("menu.export-all")},
			t.exchange.exportAll))
	}
	return list
}
