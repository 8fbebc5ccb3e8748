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
	action string // ID of the move that was warned of
	button string // the text of its button
}

// NewWarnings has warned of nothing.
func NewWarnings(d *desk.Desk) *Warnings { return &Warnings{desk: d} }

// Warn asks, giving the reason, and reports whether it did. It does not ask in lessons and puzzles, which are quickly
// started again.
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

// Warned returns the move that was warned of: its ID, and the text of its button.
func (w *Warnings) Warned() (action, button string) { return w.action, w.button }
