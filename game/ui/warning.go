package ui

import (
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// warnings ask before a move that somebody may regret.
type warnings struct {
	*desk.Desk
	action string // the ID of the one that was warned of
	button string // what is written on its button
	asked  int    // the steps there were then
}

// newWarnings makes it.
func newWarnings(d *desk.Desk) *warnings {
	return &warnings{Desk: d}
}

// warn asks, with the reason; asked once, it is not asked again before the
// next move. It tells whether it asked. In a lesson or a puzzle, which are begun anew in no time, it would say too much.
func (w *warnings) warn(action *table.Action) bool {
	skin, ok := w.Offer().Skin.(scene.Warner)
	chapter, _ := w.Session().Mission()
	if !ok || action == nil || isBrief(mission.Chapter(chapter)) {
		return false
	}
	reason := skin.Warning(w.Session(), *action)
	if reason == "" || w.asked == w.Session().StepCount() {
		return false
	}
	w.asked = w.Session().StepCount()
	w.action, w.button = action.ID, w.T("warning.insist")
	if skin, ok := w.Offer().Skin.(scene.Labeller); ok && len(action.Path) == 1 && action.Path[0].Kind == table.KindButton {
		w.button = skin.ButtonLabel(w.Session(), action.Path[0])
	}
	w.OpenOver(scene.WarningPanel)
	w.Write([]string{reason})
	return true
}

// Warned is the ID of the move that was warned of, and what is written on its button.
func (w *warnings) Warned() (action, button string) { return w.action, w.button }

// forget lets everything be asked again.
func (w *warnings) forget() { w.asked = -1 }
