package play

import (
	"cmp"

	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Warnings ask before a move that somebody may regret.
type Warnings struct {
	desk   *desk.Desk
	action string // the ID of the one that was warned of
	button string // what is written on its button
}

// NewWarnings has warned of nothing.
func NewWarnings(d *desk.Desk) *Warnings { return &Warnings{desk: d} }

// Warn asks, with the reason, and tells whether it asked. In a lesson or a puzzle, which are begun anew in no time, it
// would say too much.
func (w *Warnings) Warn(action *table.Action) bool {
	skin := w.desk.Offer().Skin
	chapter, _ := w.desk.Session().Mission()
	if action == nil || IsBrief(mission.Chapter(chapter)) {
		return false
	}
	reason := skin.Warning(w.desk.Session(), *action)
	if reason == "" {
		return false
	}
	w.action, w.button = action.ID, w.desk.T("warning.insist")
	if len(action.Path) == 1 && action.Path[0].Kind == table.KindButton {
		w.button = cmp.Or(skin.ButtonLabel(w.desk.Session(), action.Path[0]), w.button)
	}
	w.desk.OpenOver(scene.WarningPanel)
	w.desk.Write([]string{reason})
	return true
}

// Warned returns the move that was warned of: its ID, and the words on its button.
func (w *Warnings) Warned() (action, button string) { return w.action, w.button }
